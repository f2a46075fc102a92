"""Deals that stand alone (PTS, XXI): who deals next, and how chips add up."""

from collections.abc import Mapping, Sequence

from openrummy.games.events import DealEnded, DealStarted
from openrummy.match.dealing import in_turn
from openrummy.match.events import MatchEvent, MatchStarted, Scored
from openrummy.match.plain import decide, legal
from openrummy.match.state import Match
from openrummy.rules.value import Rules

__all__ = ["add_totals", "begin", "dealer", "decide", "legal", "seats", "settle"]


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


def add_totals(totals: Mapping[int, int], ended: DealEnded) -> dict[int, int]:
    """Chips by seat after the deal; seats that were not dealt in keep theirs (PTS-17)."""
    added = dict(totals)
    for result in ended.results:
        added[result.seat] = added.get(result.seat, 0) + result.chips
    return added
