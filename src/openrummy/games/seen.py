"""What a viewer may know, as far as it is the same in every family: built from allowed fields, never by deleting from what is hidden."""

from collections.abc import Callable
from typing import Protocol, assert_never

from openrummy.games.events import (
    DealEnded,
    DealStarted,
    Declared,
    Discarded,
    Drew,
    Dropped,
    Event,
    Exchanged,
    Knocked,
    LaidDown,
    LaidOff,
    LimitSet,
    Missed,
    Passed,
    Reshuffled,
    Shown,
    Submitted,
    TurnedOver,
    TurnStarted,
)
from openrummy.games.views import DealView, GameView, Own, Phase, SeatView


class OnTable(Protocol):
    """What the deals of all families have, and everybody at the table sees."""

    @property
    def start(self) -> DealStarted: ...
    @property
    def stock(self) -> tuple[int, ...]: ...
    @property
    def pile(self) -> tuple[int, ...]: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def seat(self) -> int: ...
    @property
    def turn(self) -> int: ...


def table(deal: OnTable, *, seats: tuple[SeatView, ...], game: GameView, end: DealEnded | None, own: Own | None) -> DealView:
    """A view of the deal, with what its family has worked out. Of the stock it tells the size."""
    start = deal.start
    return DealView(
        deal=start.deal,
        phase=deal.phase,
        dealer=start.dealer,
        dealer_cards=dict(start.dealer_cards),
        seats=seats,
        seat=deal.seat,
        turn=deal.turn,
        stock=len(deal.stock),
        pile=deal.pile,
        cut=start.cut,
        wild=start.wild,
        commitment=start.commitment,
        game=game,
        end=end,
        own=own,
    )


def event_for(event: Event, viewer: int | None, sheet: Callable[[DealEnded], DealEnded], *, over: bool) -> Event:
    """The event as the seat ``viewer`` may see it (None: a spectator). ``sheet``: the family's; ``over``: has the deal ended?

    A card drawn from the stock, or put in the finish slot, stays its owner's (``Shown`` tells the last one to all); the order of a new
    stock is told to nobody; how a player's cards lie is told to the others when the deal is over, the seed by ``DealEnded`` alone.
    """
    match event:
        case DealStarted():
            return _started_for(event, viewer)
        case Reshuffled():
            return Reshuffled(stock=None, stock_size=event.stock_size)
        case TurnedOver():
            return TurnedOver(stock=None, stock_size=event.stock_size)
        case Drew():
            seen = viewer == event.seat or event.source == "pile"
            return Drew(seat=event.seat, source=event.source, card=event.card if seen else None)
        case Declared():
            return Declared(seat=event.seat, card=event.card if viewer == event.seat else None, turn=event.turn)
        case Exchanged():
            return Exchanged(seat=event.seat, card=event.card if viewer == event.seat else None)
        case Submitted():
            return Submitted(seat=event.seat, groups=event.groups if over or viewer == event.seat else None)
        case DealEnded():
            return sheet(event)
        case _:
            return _for_all(event)


def _started_for(event: DealStarted, viewer: int | None) -> DealStarted:
    """The beginning of a deal as a seat, or a spectator, sees it: one's own hand, no stock, no seed."""
    return DealStarted(
        deal=event.deal,
        rules=event.rules,
        seats=event.seats,
        dealer=event.dealer,
        dealer_cards=dict(event.dealer_cards),
        commitment=event.commitment,
        seed=None,
        hands={seat: event.hands[seat] for seat in event.seats if seat == viewer},
        stock=None,
        stock_size=event.stock_size,
        cut=event.cut,
        wild=event.wild,
        opening=event.opening,
        totals=dict(event.totals),
    )


Public = TurnStarted | Discarded | Dropped | Missed | Passed | Shown | LaidDown | LaidOff | LimitSet | Knocked
"""Events that everyone at the table sees whole."""


def _for_all(event: Public) -> Event:
    match event:
        case TurnStarted():
            return TurnStarted(seat=event.seat, turn=event.turn)
        case Discarded():
            return Discarded(seat=event.seat, card=event.card, auto=event.auto)
        case Dropped():
            return Dropped(seat=event.seat, kind=event.kind, points=event.points, cause=event.cause)
        case Missed():
            return Missed(seat=event.seat, count=event.count)
        case Passed():
            return Passed(seat=event.seat)
        case Shown():
            return shown(event)
        case LaidDown():
            return LaidDown(seat=event.seat, cards=event.cards, kind=event.kind)
        case LaidOff():
            return LaidOff(seat=event.seat, card=event.card, meld=event.meld, cards=event.cards)
        case LimitSet():
            return LimitSet(knock_limit=event.knock_limit, factor=event.factor)
        case Knocked():
            return knocked(event)
        case _:
            assert_never(event)


def shown(event: Shown) -> Shown:
    """A declaration that was judged: its cards lie open."""
    return Shown(seat=event.seat, card=event.card, groups=event.groups, loose=event.loose, reasons=event.reasons, turn=event.turn)


def knocked(event: Knocked) -> Knocked:
    """A knock: the knocker's cards lie open."""
    return Knocked(
        seat=event.seat,
        card=event.card,
        how=event.how,
        melds=event.melds,
        loose=event.loose,
        deadwood=event.deadwood,
        turn=event.turn,
    )
