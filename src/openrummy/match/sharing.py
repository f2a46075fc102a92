"""How a pool is divided, in whole chips (POOL-10 to POOL-12)."""

from collections.abc import Mapping


def equal_shares(amount: int, totals: Mapping[int, int]) -> dict[int, int]:
    """``amount`` in equal shares among the seats of ``totals``. What does not divide goes, one chip each, from the lowest total upward,
    in seat order on ties (POOL-12).

    >>> equal_shares(500, {1: 97, 0: 84, 3: 84})
    {1: 166, 0: 167, 3: 167}
    """
    share, over = divmod(amount, len(totals))
    first = sorted(totals, key=lambda seat: (totals[seat], seat))[:over]
    return {seat: share + (seat in first) for seat in totals}


def split_by_drops(pool: int, entry: int, drops: Mapping[int, int], totals: Mapping[int, int]) -> dict[int, int] | None:
    """The shares of a manual split: an entry first for every drop in hand more than the fewest, the rest equally (POOL-11).

    None where the rest would be less than one entry. ``entry``: net, where a fee was taken of the pool.

    >>> split_by_drops(800, 100, {0: 2, 1: 1}, {0: 60, 1: 80})
    {0: 450, 1: 350}
    """
    fewest = min(drops.values())
    first = {seat: (held - fewest) * entry for seat, held in drops.items()}
    rest = pool - sum(first.values())
    if rest < entry:
        return None
    shared = equal_shares(rest, {seat: totals[seat] for seat in drops})
    return {seat: first[seat] + shared[seat] for seat in drops}
