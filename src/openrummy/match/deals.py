"""A fixed number of deals; the lowest total wins (DEAL-1, DEAL-3 to DEAL-6)."""

from openrummy.games.events import DealEnded, DealStarted
from openrummy.match.dealing import dealer
from openrummy.match.dealing import fixed_seats as seats
from openrummy.match.events import MatchEnded, MatchEvent
from openrummy.match.plain import Steps, begin, decide, legal, points, scored, void
from openrummy.match.state import Match

__all__ = ["begin", "dealer", "decide", "legal", "seats", "settle"]


def settle(match: Match, started: DealStarted, ended: DealEnded) -> tuple[MatchEvent, ...]:
    """Every seat adds its uncapped count (DEAL-4, DEAL-5). After the last deal the lowest total wins, equal ones together (DEAL-6)."""
    if ended.cause == "void":
        return (void(match, started),)
    steps = Steps(match)
    steps.add(scored(match, started, ended.winner, points(ended)))
    totals = steps.match.totals
    if len(steps.match.lines) == match.start.rules.match.deals:
        least = min(totals.values())
        winners = tuple(seat for seat, total in totals.items() if total == least)
        steps.add(MatchEnded(cause="deals_played", winners=winners, totals=totals, payouts={}))
    return steps.events
