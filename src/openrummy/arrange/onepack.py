"""Which hands the kernel for one pack serves, and its tables (``ginfast.py``)."""

from functools import cache
from typing import Final, Literal

from openrummy.arrange.loader import ginfast
from openrummy.arrange.nopure import charges
from openrummy.arrange.options import HandRules
from openrummy.cards import ACE, RANKS
from openrummy.melds import windows

Ace = Literal["low", "high", "both", "corner"]

MOST_CARDS: Final = 21
"""Every choice of sets is tried: more cards would take long."""


@cache
def runs(ace: Ace) -> frozenset[int]:
    """Every run, one bit a rank.

    >>> sorted(runs("low"))[:4], 0b1_1000_0000_0001 in runs("both")
    ([7, 14, 15, 28], True)
    """
    return frozenset(sum(1 << rank for rank in window) for size in range(3, len(RANKS) + 1) for window in windows(ace, size))


@cache
def kernel(ace: Ace, ace_count: int) -> ginfast.Kernel:
    """The kernel for an order of ranks and the points of an ace."""
    costs = [ace_count if rank == ACE else min(rank + 1, 10) for rank in range(len(RANKS))]
    return ginfast.Kernel(sorted(runs(ace)), costs)


def serves(rules: HandRules, size: int, wild: int) -> bool:
    """Is the count of such hands the deadwood? So it is where melds are taken out whatever they are and nothing is wild (one bit a face).

    What a hand holds beside the cards of one pack, the kernel refuses.
    """
    free = all(pattern.sequences == 0 and pattern.pure == 0 for pattern in rules.patterns)
    return free and size <= MOST_CARDS and rules.counting.loser_count == "melds" and not wild and not charges(rules)
