"""The rules as the tables that the search for a distance reads (docs/arranger.md, Distance)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from openrummy.arrange.levels import GAINS, IMPURE, PURE, Level, closed, shows
from openrummy.arrange.options import HandRules
from openrummy.arrange.tables import spans_of
from openrummy.cards import RANKS
from openrummy.melds import Melds, jokers_fit, set_sizes, windows

_RANKS: Final = len(RANKS)
_SIDE: Final = _RANKS + 1
"""``runs`` has so many entries for each number of natural cards."""


class ReachTables(NamedTuple):
    """What ``reach.Reach`` is made of; flat lists, as it reads them.

    ``size``: the places of a show. ``width``: a row tells of 0 to ``width`` - 1 jokers. ``longest``: runs of two or more cards kept that
    are longer split. ``runs[naturals * 14 + jokers]``: the class of a run, or -1. ``after``: the level left after a class, for each level.
    ``pairs``: for each level that one side brings, (level that both bring, level the other side brings); ``goals``: what the other side must
    bring to a show.
    ``stronger``: for each level, those that bring all that it does and more. ``windows``: for each length, the runs as ranks, a bit each.
    ``sets[(faces * 5 + kept) * 6 + jokers]``: how many places a set may take up (a bit each), where the rank has so many faces that are
    not always jokers. ``lone``: is a set of one card sometimes more than a run?
    """

    levels: int
    size: int
    width: int
    longest: int
    tunnela: int
    natural: int
    lone: int
    runs: list[int]
    after: list[int]
    pairs: list[list[tuple[int, int]]]
    goals: list[list[int]]
    stronger: list[list[int]]
    spans: list[int]
    windows: list[list[int]]
    sets: list[int]


def reach_tables(rules: HandRules, width: int) -> ReachTables:
    """The tables for one set of rules and hands of fewer than ``width`` jokers."""
    melds = rules.melds
    names = closed(shows(rules))
    index = {level: at for at, level in enumerate(names)}
    sets = [_places(melds, faces, kept, jokers) for faces in range(5) for kept in range(5) for jokers in range(6)]
    runs = [_run(melds, naturals, jokers) for naturals in range(_SIDE) for jokers in range(_SIDE)]
    return ReachTables(
        levels=len(names),
        size=rules.size,
        width=width,
        longest=_RANKS if melds.naturals_gt_jokers else 7 if melds.min_life_len > 3 else 5,
        tunnela=PURE + (melds.min_life_len <= 3) if melds.identical_triplet_is_pure else -1,
        natural=int(melds.wild_in_place == "natural"),
        lone=int(any(_only_set(runs, sets, jokers) for jokers in range(6))),
        runs=runs,
        after=[index[left] for group in range(len(GAINS)) for level in names if (left := level.after(group)) is not None],
        pairs=[[(index[whole], index[two]) for whole, two in _reached(names, level)] for level in names],
        goals=[[index[two] for two in _lacking(shows(rules), level)] for level in names],
        stronger=[[index[other] for other in names if other != level and _brings(other, level)] for level in names],
        spans=spans_of(melds.ace),
        windows=[[sum(1 << rank for rank in run) for run in windows(melds.ace, length)] for length in range(_SIDE)],
        sets=sets,
    )


def _lacking(wanted: Sequence[Level], level: Level) -> list[Level]:
    """What the other side must bring to one of the levels wanted where one side brings this level: the least that will do."""
    found = dict.fromkeys(two for whole in wanted for one, two in whole.parts() if _brings(level, one))
    return [two for two in found if not any(other != two and _brings(two, other) for other in found)]


def _reached(names: Sequence[Level], level: Level) -> list[tuple[Level, Level]]:
    """What this level and another bring together, and that other level: the most that can be had with it, and with no less."""
    found = [(whole, two) for whole in names for two in _lacking([whole], level)]

    def better(other: tuple[Level, Level], one: tuple[Level, Level]) -> bool:
        return other != one and _brings(other[0], one[0]) and _brings(one[1], other[1])

    return [one for one in found if not any(better(other, one) for other in found)]


def _brings(one: Level, other: Level) -> bool:
    return all(map(int.__ge__, one, other))


def _run(melds: Melds, naturals: int, jokers: int) -> int:
    length = naturals + jokers
    if naturals == 0 or not 3 <= length <= _RANKS or not jokers_fit(melds, naturals, jokers, sequence=True):
        return -1
    return (IMPURE if jokers else PURE) + (length >= melds.min_life_len)


def _places(melds: Melds, faces: int, kept: int, jokers: int) -> int:
    """The sizes of sets that keep so many cards and jokers, a bit each; every other place is a natural card, or a joker where none is left."""
    found = 0
    for size in range(max(3, kept + jokers), 6):
        naturals = min(faces, size - jokers)
        others = size - naturals
        if kept <= naturals and size in set_sizes(melds, naturals) and jokers_fit(melds, naturals, others, sequence=False):
            found |= 1 << size
    return found


def _only_set(runs: Sequence[int], sets: Sequence[int], jokers: int) -> bool:
    """Is there a set of one card and so many jokers that is no run as well?"""
    sizes = sets[(4 * 5 + 1) * 6 + jokers]
    return any(sizes >> size & 1 and runs[(size - jokers) * _SIDE + jokers] < 0 for size in range(3, 6))
