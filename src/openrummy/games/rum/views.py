"""What each viewer may know of a deal of Rum."""

from openrummy.games import seen
from openrummy.games.events import DealEnded, Event, Result
from openrummy.games.rum.legal import TURN_OVERS, legal, no_return
from openrummy.games.rum.state import Deal, Meld, may_go_rummy
from openrummy.games.views import DealView, Own, RumView, SeatView, TableMeld


def view(deal: Deal, viewer: int | None) -> DealView:
    """The deal as the seat ``viewer`` sees it; None, or a seat not dealt in, sees what stands on the table (TBL-7)."""
    turns_over = deal.start.rules.rum.stock_end == "turn_over"
    return seen.table(
        deal,
        seats=tuple(
            SeatView(seat=seat, cards=len(player.hand), status="in", busy=False) for seat, player in deal.players.items()
        ),
        game=RumView(
            melds=tuple(map(_table_meld, deal.melds)),
            turn_overs_left=TURN_OVERS - deal.turn_overs if turns_over else None,
            may_go_rummy=viewer in deal.players and may_go_rummy(deal, viewer),
        ),
        end=None if deal.end is None else _sheet(deal.end),
        own=_own(deal, viewer) if viewer in deal.players else None,
    )


def _table_meld(meld: Meld) -> TableMeld:
    return TableMeld(kind=meld.kind, cards=meld.alone, owners=tuple(owner for _, owner in meld.cards))


def _own(deal: Deal, seat: int) -> Own:
    acting = seat == deal.seat
    return Own(
        seat=seat,
        hand=deal.players[seat].hand,
        legal=legal(deal, seat),
        taken=deal.taken.card if acting and deal.taken is not None else None,
        no_return=no_return(deal) if acting else None,
    )


def event_for(event: Event, viewer: int | None, deal: Deal) -> Event:
    """The event as the seat ``viewer`` may see it (None: a spectator), once ``deal`` stands as it does."""
    return seen.event_for(event, viewer, _sheet, over=deal.phase == "ended")


def _sheet(event: DealEnded) -> DealEnded:
    """The sheet. Cards are shown of who was counted; a drawn hand shows none."""
    return DealEnded(cause=event.cause, winner=event.winner, results=tuple(map(_line, event.results)), seed=event.seed)


def _line(result: Result) -> Result:
    if result.standing != "counted":
        return Result(seat=result.seat, standing=result.standing, points=result.points, chips=result.chips, score=result.score)
    return Result(
        seat=result.seat,
        standing=result.standing,
        points=result.points,
        chips=result.chips,
        loose=result.loose,
        best_points=result.best_points,
        best_groups=result.best_groups,
        best_loose=result.best_loose,
    )
