"""How a pool is divided, in whole chips (POOL-10 to POOL-12, CHIPS-10)."""

from collections.abc import Mapping, Sequence


def equal_shares(amount: int, totals: Mapping[int, int]) -> dict[int, int]:
    """``amount`` in equal shares among the seats of ``totals``. What does not divide goes, one chip each, from the lowest total upward,
    in seat order on ties (POOL-12).

    >>> equal_shares(500, {1: 97, 0: 84, 3: 84})
    {1: 166, 0: 167, 3: 167}
    """
    share, over = divmod(amount, len(totals))
    first = sorted(totals, key=lambda seat: (totals[seat], seat))[:over]
    return {seat: share + (seat in first) for seat in totals}


def ranked_shares(amount: int, ranks: Sequence[Mapping[int, int]]) -> dict[int, int]:
    """``amount`` by rank (CHIPS-10): of n players the first gets n - 1 parts, the second n - 2, ... the last none *(ours)*.

    ``ranks``: the seats of each rank with their totals, the first rank first. Equals share the parts of their ranks (CHIPS-11); what does
    not divide goes to the first rank.

    >>> ranked_shares(600, [{2: 300}, {0: 90, 1: 90}, {3: 0}])
    {2: 300, 0: 150, 1: 150, 3: 0}
    """
    if len(ranks) == 1:
        return equal_shares(amount, ranks[0])
    left = sum(map(len, ranks))
    parts = []
    for rank in ranks:
        parts.append(sum(range(left - len(rank), left)))
        left -= len(rank)
    shares = [amount * part // sum(parts) for part in parts]
    shares[0] += amount - sum(shares)
    return {seat: share for whole, rank in zip(shares, ranks, strict=True) for seat, share in equal_shares(whole, rank).items()}


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
