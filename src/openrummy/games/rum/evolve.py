"""Applying events: outcomes only, so that an old log replays the same under any later version.

Nothing here calls the arranger, the rules or chance.
"""

from msgspec.structs import replace

from openrummy.games.events import (
    DealEnded,
    DealStarted,
    Discarded,
    Drew,
    Event,
    LaidDown,
    LaidOff,
    Reshuffled,
    TurnedOver,
    TurnStarted,
)
from openrummy.games.rum.state import Deal, Meld, Player
from openrummy.games.state import Taken, whole, without


def begin(event: DealStarted) -> Deal:
    """The deal as it was dealt; ``event`` must be whole."""
    return Deal(
        start=event,
        stock=whole(event.stock),
        players={seat: Player(hand=event.hands[seat]) for seat in event.seats},
        pile=(event.opening,),
        phase="draw",
        seat=event.seats[0],
        turn=0,
    )


def evolve(deal: Deal, event: Event) -> Deal:
    """The deal after ``event``, which must be whole (as stored, not as filtered for a viewer).

    Raises ``ValueError`` for an event that cannot follow.
    """
    match event:
        case TurnStarted():
            return replace(deal, phase="draw", seat=event.seat, turn=event.turn, taken=None, melds_now=0)
        case Reshuffled():
            return replace(deal, stock=whole(event.stock), pile=deal.pile[-1:], turn_overs=deal.turn_overs + 1)
        case TurnedOver():
            return replace(deal, stock=whole(event.stock), pile=(), turn_overs=deal.turn_overs + 1)
        case Drew():
            return _drew(deal, event)
        case Discarded():
            thrown = _without(deal, event.seat, (event.card,))
            return replace(thrown, pile=deal.pile + (event.card,), taken=None)
        case LaidDown():
            return _laid_down(deal, event)
        case LaidOff():
            return _laid_off(deal, event)
        case DealEnded():
            return replace(deal, phase="ended", taken=None, end=event)
        case _:
            raise ValueError(f"{type(event).__name__} in a deal of Rum")


def _drew(deal: Deal, event: Drew) -> Deal:
    card = whole(event.card)
    hand = deal.players[event.seat].hand + (card,)
    taken = Taken(card=card, source=event.source)
    drawn = replace(_player(deal, event.seat, hand=hand), phase="discard", taken=taken, draws=deal.draws + 1)
    if event.source == "stock":
        return replace(drawn, stock=without(deal.stock, card))
    return replace(drawn, pile=without(deal.pile, card))


def _laid_down(deal: Deal, event: LaidDown) -> Deal:
    laid = _laid(_without(deal, event.seat, event.cards), event.seat, melded=True)
    meld = Meld(kind=event.kind, cards=tuple((card, event.seat) for card in event.cards))
    return replace(laid, melds=deal.melds + (meld,), melds_now=deal.melds_now + 1)


def _laid_off(deal: Deal, event: LaidOff) -> Deal:
    laid = _laid(_without(deal, event.seat, (event.card,)), event.seat, melded=deal.players[event.seat].melded)
    old = deal.melds[event.meld]
    owners = dict(old.cards) | {event.card: event.seat}
    meld = replace(old, cards=tuple((card, owners[card]) for card in event.cards))
    return replace(laid, melds=deal.melds[: event.meld] + (meld,) + deal.melds[event.meld + 1 :])


def _laid(deal: Deal, seat: int, *, melded: bool) -> Deal:
    first = deal.players[seat].laid_in
    return _player(deal, seat, laid_in=deal.turn if first is None else first, melded=melded)


def _without(deal: Deal, seat: int, cards: tuple[int, ...]) -> Deal:
    hand = deal.players[seat].hand
    for card in cards:
        hand = without(hand, card)
    return _player(deal, seat, hand=hand)


def _player(deal: Deal, seat: int, **changes: object) -> Deal:
    return replace(deal, players=deal.players | {seat: replace(deal.players[seat], **changes)})
