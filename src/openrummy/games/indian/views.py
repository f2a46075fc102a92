"""What each viewer may know of a deal of an Indian game."""

from openrummy.games import seen
from openrummy.games.events import DealEnded, Event, Result, Shown
from openrummy.games.indian.legal import legal, may_not_return
from openrummy.games.indian.state import Deal, Player
from openrummy.games.indian.values import value_faces
from openrummy.games.views import DealView, IndianView, Own, SeatView


def view(deal: Deal, viewer: int | None) -> DealView:
    """The deal as the seat ``viewer`` sees it; None, or a seat not dealt in, sees what stands on the table (TBL-7)."""
    return seen.table(
        deal,
        seats=tuple(_seat_view(deal, seat, player) for seat, player in deal.players.items()),
        game=IndianView(
            finish_laid=deal.finish is not None,
            shown=None if deal.shown is None else seen.shown(deal.shown),
            wrong_shows=_wrong_shows(deal),
            value_cards=value_faces(deal.start),
        ),
        end=None if deal.end is None else _sheet(deal.end),
        own=_own(deal, viewer) if viewer in deal.players else None,
    )


def _wrong_shows(deal: Deal) -> tuple[Shown, ...]:
    """Those after which the others played on; one that ended the deal is its ``shown``."""
    found = [player.wrong_show for player in deal.players.values() if player.wrong_show is not None]
    return tuple(seen.shown(one) for one in found if one != deal.shown)


def _seat_view(deal: Deal, seat: int, player: Player) -> SeatView:
    if player.dropped is not None:
        return SeatView(seat=seat, cards=0, status="dropped", busy=False, dropped=player.dropped.kind, cause=player.dropped.cause)
    if player.wrong_show is not None:
        return SeatView(seat=seat, cards=len(player.hand), status="wrong_show", busy=False)
    declarer = seat == deal.seat
    busy = (deal.phase == "arrange" and declarer) or (deal.phase == "count" and not declarer and not player.counted)
    return SeatView(seat=seat, cards=len(player.hand), status="in", busy=busy, missed=player.missed)


def _own(deal: Deal, seat: int) -> Own:
    player = deal.players[seat]
    acting = seat == deal.seat
    return Own(
        seat=seat,
        hand=player.hand,
        legal=legal(deal, seat),
        taken=deal.taken.card if acting and deal.taken is not None else None,
        finish=deal.finish if acting else None,
        submitted=player.submitted,
        no_return=deal.taken.card if acting and deal.taken is not None and may_not_return(deal, deal.taken.card) else None,
    )


def event_for(event: Event, viewer: int | None, deal: Deal) -> Event:
    """The event as the seat ``viewer`` may see it (None: a spectator), once ``deal`` stands as it does."""
    return seen.event_for(event, viewer, _sheet, over=deal.phase == "ended")


def _sheet(event: DealEnded) -> DealEnded:
    """The sheet. Cards are shown of who showed and of who was counted, and of a winner only beside one of these."""
    compared = event.cause == "shown" or any(result.standing == "counted" for result in event.results)
    open_standings = {"wrong_show", "counted", "won"} if compared else {"wrong_show"}
    results = tuple(
        _with_cards(result) if result.standing in open_standings else _without_cards(result) for result in event.results
    )
    return DealEnded(cause=event.cause, winner=event.winner, results=results, seed=event.seed)


def _with_cards(result: Result) -> Result:
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
        best_declarable=result.best_declarable,
        shown_points=result.shown_points,
        value=result.value,
        value_chips=result.value_chips,
    )


def _without_cards(result: Result) -> Result:
    return Result(
        seat=result.seat,
        standing=result.standing,
        points=result.points,
        chips=result.chips,
        shown_points=result.shown_points,
    )
