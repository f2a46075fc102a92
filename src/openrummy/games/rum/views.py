"""What each viewer may know: views and events built from allowed fields, never by deleting from what is hidden."""

from openrummy.games.events import (
    DealEnded,
    DealStarted,
    Discarded,
    Drew,
    Event,
    LaidDown,
    LaidOff,
    Reshuffled,
    Result,
    TurnedOver,
    TurnStarted,
)
from openrummy.games.rum.legal import TURN_OVERS, legal, no_return
from openrummy.games.rum.state import Deal, Meld, may_go_rummy
from openrummy.games.seen import started_for
from openrummy.games.views import DealView, Own, RumView, SeatView, TableMeld


def view(deal: Deal, viewer: int | None) -> DealView:
    """The deal as the seat ``viewer`` sees it; None, or a seat not dealt in, sees what stands on the table (TBL-7)."""
    start = deal.start
    return DealView(
        deal=start.deal,
        phase=deal.phase,
        dealer=start.dealer,
        dealer_cards=dict(start.dealer_cards),
        seats=tuple(
            SeatView(seat=seat, cards=len(player.hand), status="in", busy=False) for seat, player in deal.players.items()
        ),
        seat=deal.seat,
        turn=deal.turn,
        stock=len(deal.stock),
        pile=deal.pile,
        cut=None,
        wild=(),
        commitment=start.commitment,
        game=RumView(
            melds=tuple(map(_table_meld, deal.melds)),
            turn_overs_left=TURN_OVERS - deal.turn_overs if start.rules.rum.stock_end == "turn_over" else None,
            may_go_rummy=viewer in deal.players and may_go_rummy(deal, viewer),
        ),
        end=None if deal.end is None else _ended(deal.end),
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
    """The event as the seat ``viewer`` may see it (None: a spectator), once ``deal`` stands as it does.

    A card drawn from the stock stays its owner's, the order of a new stock is told to nobody, the seed by ``DealEnded`` alone.
    """
    match event:
        case DealStarted():
            return started_for(event, viewer)
        case Reshuffled():
            return Reshuffled(stock=None, stock_size=event.stock_size)
        case TurnedOver():
            return TurnedOver(stock=None, stock_size=event.stock_size)
        case Drew():
            seen = viewer == event.seat or event.source == "pile"
            return Drew(seat=event.seat, source=event.source, card=event.card if seen else None)
        case TurnStarted():
            return TurnStarted(seat=event.seat, turn=event.turn)
        case Discarded():
            return Discarded(seat=event.seat, card=event.card, auto=event.auto)
        case LaidDown():
            return LaidDown(seat=event.seat, cards=event.cards, kind=event.kind)
        case LaidOff():
            return LaidOff(seat=event.seat, card=event.card, meld=event.meld, cards=event.cards)
        case DealEnded():
            return _ended(event)
        case _:
            raise ValueError(f"{type(event).__name__} in a deal of Rum")


def _ended(event: DealEnded) -> DealEnded:
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
