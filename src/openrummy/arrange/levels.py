"""Levels: what the melds of an arrangement must bring. The search finds the least cost for every level at once."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from openrummy.arrange.options import HandRules

SET: Final = 0
IMPURE: Final = 1
IMPURE_LONG: Final = 2
PURE: Final = 3
PURE_LONG: Final = 4
GAINS: Final = ((0, 0, 0), (1, 0, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1))
"""Per class of meld: what it adds to the sequences, the pure ones, the ones of ``min_life_len`` cards."""


class Level(NamedTuple):
    """At least so many sequences, pure ones, and ones of ``min_life_len`` cards (``strict``: a long one that is pure).

    ``only_pure``: no other melds than pure sequences may be taken, as when nothing else is taken out of the count (``pure_kept``).
    """

    sequences: int = 0
    pure: int = 0
    long: int = 0
    strict: bool = False
    only_pure: bool = False

    def normal(self) -> "Level":
        """The same demand in the one form that the search knows: a pure sequence is a sequence, a long one too."""
        if self.only_pure:
            return ONLY_PURE
        strict = self.strict and self.long > 0
        pure = max(self.pure, self.long) if strict else self.pure
        return Level(max(self.sequences, pure, self.long), pure, self.long, strict)

    def after(self, group: int) -> "Level | None":
        """The level that is left once a meld of that class is taken; None where it may not be taken."""
        sequences, pure, long = GAINS[group]
        if self.only_pure:
            return self if pure else None
        if self.strict and not pure:
            long = 0
        long = max(0, self.long - long)
        return Level(max(0, self.sequences - sequences), max(0, self.pure - pure), long, self.strict).normal()

    def parts(self) -> "list[tuple[Level, Level]]":
        """The pairs of levels such that melds of one part and melds of another meet this one: every way to share the demand."""
        if self.only_pure:
            return [(self, self)]
        found: dict[tuple[Level, Level], None] = {}
        for share in product(range(self.sequences + 1), range(self.pure + 1), range(self.long + 1)):
            rest = (self.sequences - share[0], self.pure - share[1], self.long - share[2])
            found[Level(*share, self.strict).normal(), Level(*rest, self.strict).normal()] = None
        return [pair for pair in found if not any(other != pair and _weaker(other, pair) for other in found)]


def _weaker(one: tuple[Level, Level], other: tuple[Level, Level]) -> bool:
    """Does the pair ask for no more than the other, on both sides?"""
    return all(all(map(int.__le__, mine, theirs)) for mine, theirs in zip(one, other, strict=True))


ANY: Final = Level()
ONE_PURE: Final = Level(pure=1).normal()
ONLY_PURE: Final = Level(only_pure=True)


@lru_cache(maxsize=64)
def shows(rules: HandRules) -> tuple[Level, ...]:
    """The levels of a show, one a pattern (PTS-8); ``min_life_len`` governs the sequences that the pattern asks for (MELD-8)."""
    long = int(rules.melds.min_life_len > 3)
    return tuple(
        Level(pattern.sequences, pattern.pure, long, bool(long) and pattern.sequences <= pattern.pure).normal()
        for pattern in rules.patterns
    )


def closed(asked: Sequence[Level]) -> tuple[Level, ...]:
    """The levels asked for, all that may be left of them on the way or fall to a part of the hand, and, last, the one that asks for nothing."""
    found = dict.fromkeys(asked)
    waiting = list(found)
    while waiting:
        level = waiting.pop()
        left = [level.after(group) for group in range(len(GAINS))]
        for one in (*left, *(part for pair in level.parts() for part in pair)):
            if one is not None and one not in found:
                found[one] = None
                waiting.append(one)
    return (*(level for level in found if level != ANY), ANY)
