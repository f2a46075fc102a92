"""The best arrangement by every subset of the hand, sharing no code with the package or with the other naive arranger.

Melds are laid out place by place: a place of a run or set is filled by the card that belongs there or by any joker. Then, for every one of the 2^n
subsets of the cards and every standing, the least cost is found from the smaller subsets.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

import numpy as np

from openrummy.arrange import HandRules

FAR = 1 << 20
LOOSE = 64
"""A loose card costs so many times its points, and one for lying loose."""


class Group(NamedTuple):
    """Cards, a bit each, and what they bring: one sequence or none, and so on."""

    cards: int
    sequence: int
    pure: int
    long: int
    long_pure: int


def windows(length: int, ace: str) -> Iterator[list[int]]:
    """Every run of ranks 0 (ace) to 12 (king)."""
    last = {"low": 13, "high": 14, "both": 14, "corner": 13 + length - 1}[ace]
    for first in range(ace == "high", last - length + 1):
        yield [place % 13 for place in range(first, first + length)]


class Subsets:
    """All groups of a hand, and the least costs of all its subsets."""

    def __init__(self, cards: list[int], rules: HandRules, wild: frozenset[int]) -> None:
        self.rules, self.melds = rules, rules.melds
        # Jokers last, so that few groups begin with one.
        self.faces = sorted((one % 53 for one in cards), key=lambda one: (one == 52 or one in wild, one))
        self.count = len(self.faces)
        self.joker = [at for at, one in enumerate(self.faces) if one == 52 or one in wild]
        self.natural: dict[int, list[int]] = {}
        for at, one in enumerate(self.faces):
            if one < 52 and (one not in wild or self.melds.wild_in_place == "natural"):
                self.natural.setdefault(one, []).append(at)
        self.points = [0 if at in self.joker else self.worth(one) for at, one in enumerate(self.faces)]
        self.groups = set(self.runs()) | set(self.sets()) | set(self.triplets())

    def worth(self, face: int) -> int:
        return self.rules.counting.ace_count if face % 13 == 0 else min(face % 13 + 1, 10)

    def filled(self, places: list[int]) -> Iterator[tuple[int, int]]:
        """Every way to fill places that are faces, as cards and how many of them are jokers."""
        for chosen in product(*([None, *self.natural.get(one, [])] for one in places)):
            own = {at for at in chosen if at is not None}
            free = [at for at in self.joker if at not in own]
            for jokers in combinations(free, len(places) - len(own)):
                yield sum(1 << at for at in (*own, *jokers)), len(jokers)

    def fits(self, jokers: int, size: int) -> bool:
        return not jokers or not self.melds.naturals_gt_jokers or size - jokers > jokers

    def runs(self) -> Iterator[Group]:
        most = 13 if self.melds.max_jokers_per_sequence == "any" else self.melds.max_jokers_per_sequence
        for suit, length in product(range(4), range(3, 14)):
            for ranks in windows(length, self.melds.ace):
                places = [suit * 13 + rank for rank in ranks]
                held = sum(one in self.natural for one in places)
                if held == 0 or length - held > min(most, len(self.joker)):
                    continue
                long = length >= self.melds.min_life_len
                for cards, jokers in self.filled(places):
                    if jokers < length and jokers <= most and self.fits(jokers, length):
                        yield Group(cards, 1, not jokers, long, long and not jokers)

    def sets(self) -> Iterator[Group]:
        for rank in range(13):
            for suits in (part for size in (1, 2, 3, 4) for part in combinations(range(4), size)):
                for own in product(*(self.natural.get(suit * 13 + rank, []) for suit in suits)):
                    free = [at for at in self.joker if at not in own]
                    for size in range(max(3, len(own)), self.melds.set_max + 1):
                        if self.fits(size - len(own), size):
                            yield from (as_set((*own, *jokers)) for jokers in combinations(free, size - len(own)))
        if self.melds.min_naturals == 0 and not self.melds.naturals_gt_jokers:
            yield from (as_set(jokers) for size in (3, 4) for jokers in combinations(self.joker, size))

    def triplets(self) -> Iterator[Group]:
        """Tunnelas: each card as itself."""
        long = self.melds.min_life_len == 3
        for same in self.natural.values() if self.melds.identical_triplet_is_pure else ():
            for three in combinations(same, 3):
                yield Group(sum(1 << at for at in three), 1, 1, long, long)

    def least(self, *, only_pure: bool = False) -> dict[tuple[int, ...], int]:
        """For each standing (sequences, pure ones, long, long pure, each as far as anybody asks) the least cost of the whole hand."""
        tops = self.tops()
        best: dict[tuple[int, ...], Any] = {(0, 0, 0, 0): np.full(1 << self.count, FAR, dtype=np.int32)}
        best[0, 0, 0, 0][0] = 0
        by_first: dict[int, set[Group]] = {}
        for group in self.groups:
            if group.pure or not only_pure:
                by_first.setdefault(group.cards & -group.cards, set()).add(group)
        for at in reversed(range(self.count)):
            first = 1 << at
            # All subsets whose first card this is; what is left of them has been found before.
            higher = np.arange(1 << (self.count - 1 - at), dtype=np.int32) << (at + 1)
            for costs in best.values():
                costs[higher | first] = costs[higher] + self.points[at] * LOOSE + 1
            for group in by_first.get(first, ()):
                rest = group.cards ^ first
                fitting = higher[(higher & rest) == rest]
                for standing, costs in list(best.items()):
                    after = tuple(min(top, had + brings) for top, had, brings in zip(tops, standing, group[1:], strict=True))
                    if after not in best:
                        best[after] = np.full(1 << self.count, FAR, dtype=np.int32)
                    into = best[after]
                    into[fitting | first] = np.minimum(into[fitting | first], costs[fitting ^ rest])
        return {standing: int(costs[-1]) for standing, costs in best.items()}

    def tops(self) -> tuple[int, int, int, int]:
        """More than this of anything, nobody asks for."""
        long = int(self.melds.min_life_len > 3)
        patterns = self.rules.patterns
        return max(one.sequences for one in patterns), max(1, *(one.pure for one in patterns)), long, long

    def shows(self, standing: tuple[int, ...]) -> bool:
        """PTS-8, with the long sequence of MELD-8 among those asked for."""
        sequences, pure, long, long_pure = standing
        for pattern in self.rules.patterns:
            lives = long_pure if pattern.pure >= pattern.sequences else long
            if sequences >= pattern.sequences and pure >= pattern.pure and (lives or self.melds.min_life_len == 3):
                return True
        return False

    def answer(self) -> tuple[int, bool]:
        """The least count, capped (PTS-12), and whether the hand can be declared (PTS-8)."""
        rule, costs = self.rules.counting.loser_count, self.least()
        shown = min((cost for standing, cost in costs.items() if self.shows(standing)), default=FAR)
        taken = {
            "melds": min(costs.values()),
            "pure_needed": min((cost for standing, cost in costs.items() if standing[1]), default=FAR),
            "runs_needed": shown,
            "pure_kept": shown,
        }[rule]
        if rule == "pure_kept":
            taken = min(taken, *self.least(only_pure=True).values())
        points = min(sum(self.points), taken // LOOSE, self.rules.counting.cap)
        return points, shown == 0


def as_set(cards: tuple[int, ...]) -> Group:
    return Group(sum(1 << at for at in cards), 0, 0, 0, 0)
