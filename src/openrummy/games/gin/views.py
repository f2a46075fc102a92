"""What each viewer may know of a hand of Gin."""

from openrummy.games import seen
from openrummy.games.events import DealEnded, Event, Result
from openrummy.games.gin.legal import legal
from openrummy.games.gin.state import Deal
from openrummy.games.views import DealView, GinView, Own, SeatView


def view(deal: Deal, viewer: int | None) -> DealView:
    """The hand as the seat ``viewer`` sees it; None, or a seat not dealt in, sees what stands on the table (TBL-7)."""
    defends = deal.phase == "defend"
    return seen.table(
        deal,
        seats=tuple(
            SeatView(seat=seat, cards=len(player.hand), status="in", busy=defends and seat == deal.seat)
            for seat, player in deal.players.items()
        ),
        game=GinView(
            knock_limit=deal.limit,
            factor=deal.factor,
            upcard=deal.start.opening,
            knocked=None if deal.knocked is None else seen.knocked(deal.knocked),
            melds=deal.melds,
        ),
        end=None if deal.end is None else _sheet(deal.end),
        own=_own(deal, viewer) if viewer in deal.players else None,
    )


def _own(deal: Deal, seat: int) -> Own:
    taken = deal.taken if seat == deal.seat else None
    return Own(
        seat=seat,
        hand=deal.players[seat].hand,
        legal=legal(deal, seat),
        taken=None if taken is None else taken.card,
        no_return=None if taken is None else deal.no_return,
    )


def event_for(event: Event, viewer: int | None, deal: Deal) -> Event:
    """The event as the seat ``viewer`` may see it (None: a spectator), once ``deal`` stands as it does."""
    return seen.event_for(event, viewer, _sheet, over=deal.phase == "ended")


def _sheet(event: DealEnded) -> DealEnded:
    """The sheet. After a knock both hands lie open; in a void hand neither has been shown, and its lines hold no cards."""
    return DealEnded(cause=event.cause, winner=event.winner, results=tuple(map(_line, event.results)), seed=event.seed)


def _line(result: Result) -> Result:
    return Result(
        seat=result.seat,
        standing=result.standing,
        points=result.points,
        chips=result.chips,
        groups=result.groups,
        loose=result.loose,
        best_points=result.best_points,
        best_groups=result.best_groups,
        best_loose=result.best_loose,
        score=result.score,
        bonus=result.bonus,
        laid_off=result.laid_off,
    )
