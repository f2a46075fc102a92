"""First to a score (RUM-11)."""

from openrummy.games.events import DealEnded, DealStarted
from openrummy.match.dealing import dealer
from openrummy.match.dealing import fixed_seats as seats
from openrummy.match.events import MatchEnded, MatchEvent, TieBreak
from openrummy.match.plain import Steps, begin, decide, legal, scored
from openrummy.match.state import Match

__all__ = ["begin", "dealer", "decide", "legal", "seats", "settle"]


def settle(match: Match, started: DealStarted, ended: DealEnded) -> tuple[MatchEvent, ...]:
    """Whoever went out scores. The highest total at or past the target wins; a tie for it plays another hand (RUM-11).

    In a drawn hand nobody scores (RUM-7); it was a hand all the same, and the deal passes on (RUM-2).
    """
    steps = Steps(match)
    steps.add(scored(match, started, ended.winner, {result.seat: result.score for result in ended.results}))
    totals = steps.match.totals
    most = max(totals.values())
    if most >= match.start.rules.match.target:
        best = tuple(seat for seat, total in totals.items() if total == most)
        if len(best) == 1:
            steps.add(MatchEnded(cause="target", winners=best, totals=totals, payouts={}))
        else:
            steps.add(TieBreak(seats=match.active))
    return steps.events
