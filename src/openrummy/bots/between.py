"""What computer players answer between the deals of a match: one source for tables and simulations."""

from openrummy.match.actions import AnswerSplit, PlayerMatchAction, Rejoin
from openrummy.match.views import MatchView


def answer(shown: MatchView, entry: int, seat: int) -> PlayerMatchAction:
    """The answer of ``seat`` in the window that is open.

    It agrees to a split that gives it at least an equal share, and rejoins where its part of the pool, by the points that each could still
    lose, is worth the entry. Raises ``ValueError`` where no window is open.
    """
    window = shown.window
    if window is None:
        raise ValueError("no window is open")
    if window.kind == "split":
        return AnswerSplit(accept=window.shares.get(seat, 0) * len(window.shares) >= sum(window.shares.values()))
    limit, total = shown.goal or 0, window.total or 0
    others = sum(limit - one.total for one in shown.seats if one.status == "in")
    return Rejoin(accept=(shown.pool + entry) * (limit - total) >= entry * (others + limit - total))
