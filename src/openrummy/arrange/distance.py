"""How many cards must still change before a hand can be shown, and which cards bring it nearer."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

from openrummy.arrange.hand import WIDTHS, mask
from openrummy.arrange.levels import ANY, SET, Level, shows
from openrummy.arrange.loader import reach
from openrummy.arrange.options import HandRules
from openrummy.arrange.tables import Tables, tables
from openrummy.cards import FACES, JOKER, face, is_printed_joker
from openrummy.melds import Melds, jokers_fit, set_sizes

_NEVER = -100


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
    kept = [search.most_kept(cards, mask(wild)) for search in _searches(rules, width)]
    return min([rules.size - max(kept, default=0), *_by_ways(cards, rules, wild)])


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
def _searches(rules: HandRules, width: int) -> tuple[reach.Reach, ...]:
    """One search for each pattern of a show."""
    made = tables(rules.melds, rules.counting, [*shows(rules), ANY], unit=1, width=width)
    bare = _bare(made, rules)
    return tuple(reach.Reach(made, made.names.index(level), rules.size, _sets(rules.melds), bare) for level in shows(rules))


def _sets(melds: Melds) -> list[tuple[int, int, int]]:
    """The sets with cards of these suits: suits, jokers and size, the rest of it being blanks. One card that is a run as well is left out."""
    return [
        (part, jokers, size)
        for part in range(1, 16)
        for size in range(3, melds.set_max + 1)
        for jokers in range(size - part.bit_count() + 1)
        if _is_set(melds, size - jokers, jokers)
        and not (part.bit_count() == 1 and jokers_fit(melds, size - jokers, jokers, sequence=True))
    ]


def _is_set(melds: Melds, naturals: int, jokers: int) -> bool:
    fits = naturals + jokers in set_sizes(melds, naturals) and jokers_fit(melds, naturals, jokers, sequence=False)
    return fits and naturals <= 4


def _bare(made: Tables, rules: HandRules) -> list[int]:
    """The row of melds of jokers and blanks alone: 0 where they can be, for each level, number of jokers and number of places."""
    melds = rules.melds
    pieces: list[tuple[int, int, int]] = []
    for length in range(3, min(rules.size, 13) + 1):
        for jokers in range(min(length, made.width - 1) + 1):
            group = made.gains[(length - jokers) * made.width + jokers]
            if group >= 0:
                pieces.append((length, jokers, group))
            if _is_set(melds, length - jokers, jokers):
                pieces.append((length, jokers, SET))
    row: dict[tuple[Level, int, int], int] = {(ANY, 0, 0): 0}
    for places in range(1, rules.size + 1):
        for level in made.names:
            for pool in range(made.width):
                for length, jokers, group in pieces:
                    then = made.after[group * made.levels + made.names.index(level)]
                    if then >= 0 and (made.names[then], pool - jokers, places - length) in row:
                        row[level, pool, places] = 0
    every = range(rules.size + 1)
    return [row.get((level, pool, places), _NEVER) for level in made.names for pool in range(made.width) for places in every]


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
