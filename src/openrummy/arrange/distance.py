"""How many cards must still change before a hand can be shown, and which cards bring it nearer."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

from openrummy.arrange.hand import WIDTHS, mask
from openrummy.arrange.loader import reach
from openrummy.arrange.options import HandRules
from openrummy.arrange.reachtables import reach_tables
from openrummy.cards import FACES, JOKER, face, is_printed_joker


def distance(cards: Sequence[int], rules: HandRules, wild: frozenset[int]) -> int:
    """The least number of cards to replace by cards of one's choice until the hand can be shown; 0: it can be.

    Any face may be chosen, as if the packs had no end. Takes ``rules.size`` cards, or more: those that are too many go for nothing.

    >>> from openrummy.arrange.presets import POINTS
    >>> from openrummy.cards import cards
    >>> distance(cards("4H 5H 6H 7S 8S JK 9S 9D 9C KS KD KC QC"), POINTS, frozenset())
    1
    """
    if len(cards) < rules.size:
        raise ValueError(f"a show takes {rules.size} cards, not {len(cards)}")
    pool = sum(is_printed_joker(card) or face(card) in wild for card in cards)
    width = next(one for one in WIDTHS if one > pool)
    kept = _reach(rules, width).most_kept(cards, mask(wild))
    return min([rules.size - kept, *_by_ways(cards, rules, wild)])


def nearer(cards: Sequence[int], rules: HandRules, wild: frozenset[int], unseen: Mapping[int, int]) -> dict[int, int]:
    """The faces that bring a hand nearer to a show when one of them is drawn, and how many of each are unseen.

    ``unseen``: how many of each face may still come (``JOKER`` for a printed joker); faces that cannot come are left out.

    >>> from openrummy.arrange.presets import POINTS
    >>> from openrummy.cards import cards, faces, texts
    >>> hand = cards("4H 5H 6H 7S 8S JK 9S 9D 9C KS KD KC QC")
    >>> texts(nearer(hand, POINTS, frozenset(), dict.fromkeys(faces("3H 7H KH QD 2C"), 2)))
    '3H 7H KH'
    """
    now = distance(cards, rules, wild)
    # Faces that are always jokers do the same, so one of them is asked for all.
    always = wild | {JOKER} if rules.melds.wild_in_place == "joker" else frozenset({JOKER})
    by_joker: bool | None = None
    found: dict[int, int] = {}
    for one in range(FACES):
        if unseen.get(one, 0) <= 0 or now == 0:
            continue
        if one in always:
            by_joker = distance([*cards, JOKER], rules, wild) < now if by_joker is None else by_joker
        if by_joker if one in always else distance([*cards, one], rules, wild) < now:
            found[one] = unseen[one]
    return found


def useful(cards: Sequence[int], rules: HandRules, wild: frozenset[int], unseen: Mapping[int, int]) -> dict[int, dict[int, int]]:
    """For each card of a hand with one card too many: the faces that bring the others nearer to a show, as ``nearer`` tells them."""
    found: dict[int, dict[int, int]] = {}
    for given in dict.fromkeys(face(card) for card in cards):
        rest = list(cards)
        rest.remove(next(card for card in cards if face(card) == given))
        found[given] = nearer(rest, rules, wild, unseen)
    return {card: found[face(card)] for card in cards}


@lru_cache(maxsize=6)
def _reach(rules: HandRules, width: int) -> reach.Reach:
    return reach.Reach(reach_tables(rules, width))


def _by_ways(cards: Sequence[int], rules: HandRules, wild: frozenset[int]) -> list[int]:
    """How many cards are missing for tunnelas, dublees or jokers alone (XXI-9, XXI-10)."""
    held = Counter(face(card) for card in cards if not is_printed_joker(card))
    pairs = sum(count // 2 for count in held.values())
    jokers = sum(is_printed_joker(card) or face(card) in wild for card in cards)
    threes = sorted((min(3, count) for count in held.values()), reverse=True)
    return [
        {
            "tunnela": 3 * way.count - sum(threes[: way.count]),
            "dublee": max(0, way.count - pairs),
            "jokers": max(0, way.count - jokers),
        }[way.kind]
        for way in rules.ways
    ]
