"""Deals that stand alone (PTS, XXI): who deals next, and how chips add up."""

from collections.abc import Mapping, Sequence

from openrummy.games.events import DealEnded, DealStarted
from openrummy.match.dealing import following, in_turn
from openrummy.match.events import MatchEvent, MatchStarted, Scored
from openrummy.match.plain import decide, legal
from openrummy.match.state import Match
from openrummy.rules.value import Rules

__all__ = ["add_totals", "begin", "dealer", "decide", "legal", "next_dealer", "seats", "settle"]


def begin(rules: Rules, _seats: Sequence[int]) -> tuple[MatchEvent, ...]:
    """Nobody is bound: who plays is asked before every deal."""
    return (MatchStarted(rules=rules, seats=(), totals={}),)


def seats(_match: Match, present: Sequence[int]) -> tuple[int, ...]:
    """Whoever is there (TBL-3, TBL-4)."""
    return tuple(sorted(present))


def dealer(match: Match, dealt: Sequence[int], newcomers: bool) -> int | None:
    """Who deals next; None where cards decide: in the first deal, and after a toss where someone plays who never did before (CLS-4)."""
    last, rules = match.last, match.start.rules
    if last is None or (newcomers and rules.play.first_deal == "high_starts" and not last.replay):
        return None
    return in_turn(rules, last, dealt)


def settle(match: Match, started: DealStarted, ended: DealEnded) -> tuple[MatchEvent, ...]:
    """The chips of the deal, on top of what the seats had before it."""
    added = {result.seat: result.chips for result in sorted(ended.results, key=lambda result: result.seat)}
    return (
        Scored(
            deal=started.deal,
            dealer=started.dealer,
            winner=ended.winner,
            added=added,
            totals=add_totals(started.totals, ended),
            replay=ended.cause == "void",
        ),
    )


def next_dealer(dealer: int, seats: Sequence[int], ended: DealEnded | None = None) -> int:
    """Who deals the next deal: the next seat in table order that is dealt in (PTS-2).

    ``dealer``: of the last deal, at the table still or not. ``seats``: those dealt in next. A void deal is dealt again by the same
    dealer, or by the next in order where that seat is not dealt in.

    >>> next_dealer(5, (0, 2, 5)), next_dealer(1, (0, 2, 5))
    (0, 2)
    """
    if ended is not None and ended.cause == "void" and dealer in seats:
        return dealer
    return following(dealer, seats)


def add_totals(totals: Mapping[int, int], ended: DealEnded) -> dict[int, int]:
    """Chips by seat after the deal; seats that were not dealt in keep theirs (PTS-17)."""
    added = dict(totals)
    for result in ended.results:
        added[result.seat] = added.get(result.seat, 0) + result.chips
    return added
