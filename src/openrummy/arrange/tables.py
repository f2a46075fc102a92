"""The rules as the tables that the core reads (docs/arranger.md)."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

from openrummy.arrange.levels import GAINS, IMPURE, ONLY_PURE, PURE, SET, Level, closed
from openrummy.arrange.options import Counting
from openrummy.cards import ACE, RANKS, SUITS
from openrummy.melds import Melds, jokers_fit, set_sizes

_RANKS: Final = len(RANKS)


class Tables(NamedTuple):
    """What ``core.Core`` is made of; flat lists, as it reads them.

    ``width``: a row tells of 0 to ``width`` - 1 cards of the pool. ``loose_joker``: what a joker in no meld costs; where that is nothing,
    rows speak of *at most* so many. ``gains[own * width + jokers]``: the class of a run, or -1. ``longest``: runs of two or more cards
    of their own that are longer split. ``tails``: the cost of jokers in no run or set of cards, per level and number.
    ``idle_wild``: a wild card as itself serves in pure runs alone, and is a joker as well elsewhere. ``option_*``: the sets that the suits
    at hand allow (a bit a suit). ``cover``: how many cards of a rank sets can take in.
    ``counted``: the levels whose cost is a count; ``least_pure``: the pure sequences that each of them asks for.
    """

    names: tuple[Level, ...]
    width: int
    loose_joker: int
    only: int
    extend: int
    longest: int
    tunnela: int
    natural: int
    idle_wild: int
    counted: tuple[int, ...]
    least_pure: int
    costs: list[int]
    gains: list[int]
    after: list[int]
    pair_at: list[int]
    pair_one: list[int]
    pair_two: list[int]
    spans: list[int]
    near: list[int]
    tails: list[int]
    option_at: list[int]
    option_suits: list[int]
    option_jokers: list[int]
    cover: list[int]

    @property
    def levels(self) -> int:
        return len(self.names)


def tables(melds: Melds, counting: Counting, asked: Sequence[Level], *, unit: int, width: int) -> Tables:
    """``asked``: the levels wanted. ``unit`` 0: costs are points, loose jokers free; else ``unit`` x points + 1 for each loose card."""
    names = closed(asked)
    index = {level: at for at, level in enumerate(names)}
    after = [-1 if (left := level.after(group)) is None else index[left] for group in range(len(GAINS)) for level in names]
    shared = [[(index[one], index[two]) for one, two in level.parts()] for level in names]
    exact = unit > 0
    extend = exact or melds.min_life_len > 3
    longest = _RANKS if melds.naturals_gt_jokers else 7 if extend else 5
    spans = spans_of(melds.ace)
    options = [_options(suits, melds, exact, width) for suits in range(1 << len(SUITS))]
    points = [counting.ace_count if rank == ACE else min(rank + 1, 10) for rank in range(_RANKS)]
    lone = [jokers - sum(lone_groups(jokers, lone_jokers(melds))) for jokers in range(width)]
    return Tables(
        names=names,
        width=width,
        loose_joker=int(exact),
        only=index.get(ONLY_PURE, -1),
        extend=int(extend),
        longest=longest,
        tunnela=PURE + (melds.min_life_len <= 3) if melds.identical_triplet_is_pure else -1,
        natural=int(melds.wild_in_place == "natural"),
        idle_wild=int(not exact and _idle_wild(melds, asked)),
        counted=tuple(dict.fromkeys(index[level] for level in asked)),
        least_pure=0 if exact else min((1 if level.only_pure else level.pure for level in asked), default=0),
        costs=[point * unit + 1 for point in points] if exact else points,
        gains=[_class(own, jokers, melds) for own in range(_RANKS + 1) for jokers in range(width)],
        after=after,
        pair_at=[sum(map(len, shared[:at])) for at in range(len(names) + 1)],
        pair_one=[one for pairs in shared for one, _ in pairs],
        pair_two=[two for pairs in shared for _, two in pairs],
        spans=spans,
        near=[
            sum(1 << other for other in range(first + 1, _RANKS) if spans[1 << first | 1 << other] <= longest)
            for first in range(_RANKS)
        ],
        tails=[cost for level in names for cost in (range(width) if level == ONLY_PURE else lone)],
        option_at=[sum(map(len, options[:at])) for at in range(len(options) + 1)],
        option_suits=[suits for some in options for suits, _ in some],
        option_jokers=[jokers for some in options for _, jokers in some],
        cover=cover(_class(1, 2, melds) < SET),
    )


def _idle_wild(melds: Melds, asked: Sequence[Level]) -> bool:
    """No level asks for a sequence that is not pure, and no meld for more than one card as itself."""
    free = melds.max_jokers_per_sequence == "any" and not melds.naturals_gt_jokers
    return free and all(level.sequences == level.pure and not level.long for level in asked)


@cache
def spans_of(ace: str) -> list[int]:
    return [_span(ranks, ace) for ranks in range(1 << _RANKS)]


def _span(ranks: int, ace: str) -> int:
    """The fewest places of a run that holds these ranks; 255: none does (CARD-3, MELD-7, MELD-8, RUM-12).

    >>> _span(0b1_1000_0000_0001, "both"), _span(0b1_1000_0000_0001, "low"), _span(0b1_0000_0000_0011, "corner")
    (3, 13, 3)
    """
    if ranks == 0:
        return 255
    if ace == "corner":
        held = [rank for rank in range(_RANKS) if ranks >> rank & 1]
        return _RANKS + 1 - max(after - before for before, after in pairwise([*held, held[0] + _RANKS]))
    low = ranks.bit_length() - _lowest(ranks)
    if ranks & 1 == 0 or ace == "low" or ranks == 1:
        return low
    high = _RANKS + 1 - _lowest(ranks ^ 1)
    return high if ace == "high" else min(low, high)


def _lowest(ranks: int) -> int:
    return (ranks & -ranks).bit_length() - 1


def _class(own: int, jokers: int, melds: Melds) -> int:
    length = own + jokers
    if own == 0 or not 3 <= length <= _RANKS or not jokers_fit(melds, own, jokers, sequence=True):
        return -1
    return (IMPURE if jokers else PURE) + (length >= melds.min_life_len)


def _options(suits: int, melds: Melds, exact: bool, width: int) -> list[tuple[int, int]]:
    """The sets that cards of these suits can form: suits and jokers, the largest first.

    One card with jokers is left out where it is a run as well; where jokers may lie about for nothing, so are more jokers than needed.
    """
    found: list[tuple[int, int]] = []
    for part in range(1, suits + 1):
        if part & ~suits:
            continue
        own = part.bit_count()
        fits = [
            size - own
            for size in set_sizes(melds, own)
            if own <= size < own + width and jokers_fit(melds, own, size - own, sequence=False)
        ]
        fits = [jokers for jokers in fits if own > 1 or _class(own, jokers, melds) < SET]
        found += [(part, jokers) for jokers in (fits if exact else fits[:1])]
    return sorted(found, key=lambda one: (-one[0].bit_count(), one))


STEPS: Final = 7


@cache
def cover(lone: bool) -> list[int]:
    """How many cards of one rank sets can take in at most, for each number of cards in the four suits (two bits a suit, 0 to 3).

    ``STEPS`` numbers for each: without jokers, then what each joker more adds, never rising. ``lone``: a set may hold one card and two
    jokers, or wild cards in their place.

    >>> found = cover(False)
    >>> [found[code * STEPS : code * STEPS + 4] for code in (0b01_01_00_00, 0b01_01_01_10, 0b00_00_00_01)]
    [[0, 2, 0, 0], [4, 1, 0, 0], [0, 0, 0, 0]]
    """
    known: dict[tuple[int, ...], list[int]] = {}
    for code in range(256):
        held = tuple(sorted(code >> 2 * suit & 3 for suit in range(4)))
        if held not in known:
            most = [_covered(held, jokers, lone) for jokers in range(STEPS)]
            steps = [after - before for before, after in pairwise(most)]
            # One that rises later is brought forward: a bound may be too kind, never too hard.
            known[held] = [most[0], *(max(steps[at:]) for at in range(len(steps)))]
    return [number for code in range(256) for number in known[tuple(sorted(code >> 2 * suit & 3 for suit in range(4)))]]


_PARTS: Final = tuple(tuple(suit for suit in range(4) if part >> suit & 1) for part in range(1, 16))


@cache
def _covered(held: tuple[int, ...], jokers: int, lone: bool) -> int:
    most = 0
    for suits in _PARTS:
        used = max(0, 3 - len(suits))
        if used <= jokers and (lone or used < 2) and all(map(held.__getitem__, suits)):
            rest = list(held)
            for suit in suits:
                rest[suit] -= 1
            most = max(most, len(suits) + _covered(tuple(sorted(rest)), jokers - used, lone))
    return most


def lone_jokers(melds: Melds) -> tuple[int, ...]:
    """The sizes of sets that jokers alone may form (MELD-4).

    >>> lone_jokers(Melds(set_max=5)), lone_jokers(Melds(min_naturals=1))
    ((3, 4), ())
    """
    return tuple(size for size in set_sizes(melds, 0) if jokers_fit(melds, 0, size, sequence=False))


def lone_groups(jokers: int, sizes: Sequence[int]) -> tuple[int, ...]:
    """Sizes of sets of jokers alone that take in as many of them as can be.

    >>> lone_groups(7, (3, 4)), lone_groups(5, (3, 4)), lone_groups(5, ())
    ((3, 4), (4,), ())
    """
    ways = [(), *((size, *lone_groups(jokers - size, sizes)) for size in sizes if size <= jokers)]
    return max(ways, key=sum)
