"""How many cards must still change before a hand can be shown, and which cards bring it nearer."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from openrummy.arrange.hand import WIDTHS, mask
from openrummy.arrange.loader import reach
from openrummy.arrange.options import HandRules
from openrummy.arrange.reachtables import reach_tables
from openrummy.cards import FACES, JOKER, face


def distance(cards: Sequence[int], rules: HandRules, wild: frozenset[int]) -> int:
    """The least number of cards to replace by cards of one's choice until the hand can be shown; 0: it can be.

    Any face may be chosen, as if the packs had no end. Takes ``rules.size`` cards, or more: those that are too many go for nothing.
    One more than ``rules.size`` where no cards at all could be shown.

    >>> from openrummy.arrange.presets import POINTS
    >>> from openrummy.cards import cards
    >>> distance(cards("4H 5H 6H 7S 8S JK 9S 9D 9C KS KD KC QC"), POINTS, frozenset())
    1
    """
    search = _reach_for(cards, rules, wild, rules.size, drawn=0)
    return min([rules.size - search.most_kept(cards, mask(wild)), *_by_ways(cards, rules, wild)])


def discard_distances(cards: Sequence[int], rules: HandRules, wild: frozenset[int]) -> dict[int, int]:
    """For each card of a hand with one card too many: how far the others are from a show, as ``distance`` tells it, all found in one go.

    >>> from openrummy.arrange.presets import POINTS
    >>> from openrummy.cards import cards, text
    >>> found = discard_distances(cards("4H 5H 6H 7S 8S JK 9S 9D 9C KS KD KC QC AD"), POINTS, frozenset())
    >>> [text(one) for one, far in found.items() if far == 1]
    ['9D', 'QC', 'AD']
    """
    kept = _reach_for(cards, rules, wild, rules.size + 1, drawn=0).without(list(cards), mask(wild))
    found = {card: rules.size - most for card, most in zip(cards, kept, strict=True)}
    if rules.ways:
        found = {card: min([far, *_by_ways(_left(cards, card), rules, wild)]) for card, far in found.items()}
    return found


def nearer(cards: Sequence[int], rules: HandRules, wild: frozenset[int], unseen: Mapping[int, int]) -> dict[int, int]:
    """The faces that bring a hand nearer to a show when one of them is drawn, and how many of each are unseen.

    ``unseen``: how many of each face may still come (``JOKER`` for a printed joker); faces that cannot come are left out.

    >>> from openrummy.arrange.presets import POINTS
    >>> from openrummy.cards import cards, faces, texts
    >>> hand = cards("4H 5H 6H 7S 8S JK 9S 9D 9C KS KD KC QC")
    >>> texts(nearer(hand, POINTS, frozenset(), dict.fromkeys(faces("3H 7H KH QD 2C"), 2)))
    '3H 7H KH'
    """
    kept, faces = _reach_for(cards, rules, wild, rules.size).nearer(cards, mask(wild))
    return _unseen(_nearer(cards, rules, wild, kept, faces), unseen, cards)


def useful(cards: Sequence[int], rules: HandRules, wild: frozenset[int], unseen: Mapping[int, int]) -> dict[int, dict[int, int]]:
    """For each card of a hand with one card too many: the faces that bring the others nearer to a show, as ``nearer`` tells them."""
    answers = _reach_for(cards, rules, wild, rules.size + 1).useful(list(cards), mask(wild))
    return {
        card: _unseen(_nearer(_left(cards, card) if rules.ways else cards, rules, wild, kept, faces), unseen, _left(cards, card))
        for card, (kept, faces) in zip(cards, answers, strict=True)
    }


def _left(cards: Sequence[int], card: int) -> list[int]:
    rest = list(cards)
    rest.remove(card)
    return rest


def _unseen(faces: int, unseen: Mapping[int, int], cards: Sequence[int]) -> dict[int, int]:
    """Those of the faces that may still come: no packs hold a fourth (CARD-1)."""
    held = [face(card) for card in cards]
    return {
        one: unseen[one]
        for one in range(FACES)
        if faces >> one & 1 and unseen.get(one, 0) > 0 and (one == JOKER or held.count(one) < 3)
    }


def _nearer(cards: Sequence[int], rules: HandRules, wild: frozenset[int], kept: int, faces: int) -> int:
    """A bit for each face that brings nearer, by melds (``faces``: with these one more than ``kept`` is kept) or by other ways."""
    if not rules.ways:
        return faces
    far = min(_by_ways(cards, rules, wild))
    found = faces if rules.size - kept <= far else 0
    if 0 < far <= rules.size - kept:
        # Faces not held are alike, but that they may be jokers.
        one_each = {*map(face, cards), *wild, JOKER}
        other = next((one for one in range(FACES) if one not in one_each), None)
        helps = {
            one for one in (*one_each, *([] if other is None else [other])) if min(_by_ways([*cards, one], rules, wild)) < far
        }
        found |= sum(1 << one for one in range(FACES) if one in helps or (other in helps and one not in one_each))
    return found


def _reach_for(cards: Sequence[int], rules: HandRules, wild: frozenset[int], least: int, *, drawn: int = 1) -> reach.Reach:
    """The search with rows wide enough, also for so many jokers drawn."""
    if len(cards) < least:
        raise ValueError(f"a show takes {rules.size} cards, and this {least}, not {len(cards)}")
    pool = sum(map((wild | {JOKER}).__contains__, map(face, cards)))
    return _reach(rules, next(one for one in _WIDTHS if one > pool + drawn))


_WIDTHS = (*WIDTHS[:-1], 24)


@lru_cache(maxsize=6)
def _reach(rules: HandRules, width: int) -> reach.Reach:
    return reach.Reach(reach_tables(rules, width))


def _by_ways(cards: Iterable[int], rules: HandRules, wild: frozenset[int]) -> list[int]:
    """How many cards are missing for tunnelas, dublees or jokers alone (XXI-9, XXI-10)."""
    if not rules.ways:
        return []
    held = Counter(map(face, cards))
    jokers = held.pop(JOKER, 0) + sum([held[one] for one in wild])
    pairs = sum([count // 2 for count in held.values()])
    threes = sorted([min(3, count) for count in held.values()], reverse=True)
    return [
        {
            "tunnela": 3 * way.count - sum(threes[: way.count]),
            "dublee": max(0, way.count - pairs),
            "jokers": max(0, way.count - jokers),
        }[way.kind]
        for way in rules.ways
    ]
