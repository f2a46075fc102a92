"""Levels: what the melds of an arrangement must still bring. The search finds the least cost for every level at once."""

from typing import Final, NamedTuple

from openrummy.arrange.options import HandRules
from openrummy.arrange.templates import GAINS


class Level(NamedTuple):
    """At least so many sequences, pure ones, and ones of ``min_life_len`` cards (``strict``: a long one that is pure).

    ``only_pure``: no other melds than pure sequences may be taken, as when nothing else is taken out of the count (``pure_kept``).
    """

    sequences: int = 0
    pure: int = 0
    long: int = 0
    strict: bool = False
    only_pure: bool = False

    def after(self, group: int) -> "Level | None":
        """The level that is left once a meld of that class is taken; None where it may not be taken."""
        sequences, pure, long = GAINS[group]
        if self.only_pure:
            return self if pure else None
        if self.strict and not pure:
            long = 0
        long = max(0, self.long - long)
        return Level(max(0, self.sequences - sequences), max(0, self.pure - pure), long, self.strict and long > 0)


ANY: Final = Level()
ONE_PURE: Final = Level(pure=1)
ONLY_PURE: Final = Level(only_pure=True)


def shows(rules: HandRules) -> tuple[Level, ...]:
    """The levels of a show, one a pattern (PTS-8); ``min_life_len`` governs the sequences that the pattern asks for (MELD-8)."""
    long = int(rules.melds.min_life_len > 3)
    return tuple(
        Level(pattern.sequences, pattern.pure, long, bool(long) and pattern.sequences <= pattern.pure)
        for pattern in rules.patterns
    )


def levels(rules: HandRules) -> tuple[Level, ...]:
    """All levels the search must carry: those asked for, strongest first, and those that may be left of them on the way."""
    found = dict.fromkeys([*shows(rules), ONE_PURE, ANY, ONLY_PURE])
    waiting = list(found)
    while waiting:
        level = waiting.pop()
        for group in range(len(GAINS)):
            left = level.after(group)
            if left is not None and left not in found:
                found[left] = None
                waiting.append(left)
    return tuple(found)
