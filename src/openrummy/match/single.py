"""Deals that stand alone (Points Rummy): who deals next, and how chips add up."""

from collections.abc import Mapping, Sequence

from openrummy.games.events import DealEnded


def next_dealer(dealer: int, seats: Sequence[int], ended: DealEnded | None = None) -> int:
    """Who deals the next deal: the next seat in table order that is dealt in (PTS-2).

    ``dealer``: of the last deal, at the table still or not. ``seats``: those dealt in next. A void deal is dealt again by the same
    dealer, or by the next in order where that seat is not dealt in.

    >>> next_dealer(5, (0, 2, 5)), next_dealer(1, (0, 2, 5))
    (0, 2)
    """
    if not seats:
        raise ValueError("nobody to deal to")
    if ended is not None and ended.cause == "void" and dealer in seats:
        return dealer
    return min((seat for seat in seats if seat > dealer), default=min(seats))


def add_totals(totals: Mapping[int, int], ended: DealEnded) -> dict[int, int]:
    """Chips by seat after the deal; seats that were not dealt in keep theirs (PTS-17)."""
    added = dict(totals)
    for result in ended.results:
        added[result.seat] = added.get(result.seat, 0) + result.chips
    return added
