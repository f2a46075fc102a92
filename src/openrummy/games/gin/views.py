"""What each viewer may know: views and events built from allowed fields, never by deleting from what is hidden."""

from openrummy.games.events import (
    DealEnded,
    DealStarted,
    Discarded,
    Drew,
    Event,
    Knocked,
    LaidOff,
    LimitSet,
    Passed,
    Result,
    Submitted,
    TurnStarted,
)
from openrummy.games.gin.legal import legal
from openrummy.games.gin.state import Deal
from openrummy.games.seen import started_for
from openrummy.games.views import DealView, GinView, Own, SeatView


def view(deal: Deal, viewer: int | None) -> DealView:
    """The hand as the seat ``viewer`` sees it; None, or a seat not dealt in, sees what stands on the table (TBL-7)."""
    start, defends = deal.start, deal.phase == "defend"
    return DealView(
        deal=start.deal,
        phase=deal.phase,
        dealer=start.dealer,
        dealer_cards=start.dealer_cards,
        seats=tuple(
            SeatView(seat=seat, cards=len(player.hand), status="in", busy=defends and seat == deal.seat)
            for seat, player in deal.players.items()
        ),
        seat=deal.seat,
        turn=deal.turn,
        stock=len(deal.stock),
        pile=deal.pile,
        cut=None,
        wild=(),
        commitment=start.commitment,
        game=GinView(
            knock_limit=deal.limit,
            factor=deal.factor,
            upcard=start.opening,
            knocked=None if deal.knocked is None else _knocked(deal.knocked),
            melds=deal.melds,
        ),
        end=None if deal.end is None else _ended(deal.end),
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
    """The event as the seat ``viewer`` may see it (None: a spectator), once ``deal`` stands as it does.

    A card drawn from the stock stays its owner's; the seed is told by ``DealEnded`` alone. From a knock on everything lies open.
    """
    match event:
        case Drew():
            seen = viewer == event.seat or event.source == "pile"
            return Drew(seat=event.seat, source=event.source, card=event.card if seen else None)
        case DealStarted():
            return started_for(event, viewer)
        case Submitted():
            seen = viewer == event.seat or deal.phase == "ended"
            return Submitted(seat=event.seat, groups=event.groups if seen else None)
        case _:
            return _open(event)


def _open(event: Event) -> Event:
    """An event that everyone at the table sees whole."""
    match event:
        case TurnStarted():
            return TurnStarted(seat=event.seat, turn=event.turn)
        case Discarded():
            return Discarded(seat=event.seat, card=event.card, auto=event.auto)
        case Passed():
            return Passed(seat=event.seat)
        case LimitSet():
            return LimitSet(knock_limit=event.knock_limit, factor=event.factor)
        case Knocked():
            return _knocked(event)
        case LaidOff():
            return LaidOff(seat=event.seat, card=event.card, meld=event.meld, cards=event.cards)
        case DealEnded():
            return _ended(event)
        case _:
            raise ValueError(f"{type(event).__name__} in Gin")


def _knocked(event: Knocked) -> Knocked:
    return Knocked(
        seat=event.seat,
        card=event.card,
        how=event.how,
        melds=event.melds,
        loose=event.loose,
        deadwood=event.deadwood,
        turn=event.turn,
    )


def _ended(event: DealEnded) -> DealEnded:
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
