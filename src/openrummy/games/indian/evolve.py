"""Applying events: outcomes only, so that an old log replays the same under any later version.

Nothing here calls the arranger, the rules or chance.
"""

from msgspec.structs import replace

from openrummy.games.events import (
    DealEnded,
    DealStarted,
    Declared,
    Discarded,
    Drew,
    Dropped,
    Event,
    Exchanged,
    Missed,
    Passed,
    Reshuffled,
    Shown,
    Submitted,
    TurnStarted,
)
from openrummy.games.indian.state import Deal, Player
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
            begun = _player(_finish_to_pile(deal), event.seat, had_turn=True)
            return replace(begun, phase="draw", seat=event.seat, turn=event.turn, taken=None)
        case Reshuffled():
            return replace(deal, stock=whole(event.stock), pile=deal.pile[-1:], reshuffles=deal.reshuffles + 1)
        case Drew():
            return _drew(deal, event)
        case Discarded():
            return _discarded(deal, event)
        case Missed():
            return _player(deal, event.seat, missed=event.count)
        case Passed():
            return deal
        case Dropped():
            return _player(deal, event.seat, dropped=event)
        case Declared():
            card = whole(event.card)
            laid = _player(_hand(deal, event.seat, lose=card), event.seat, missed=0)
            return replace(laid, phase="arrange", turn=event.turn, taken=None, finish=card)
        case Exchanged():
            card = whole(event.card)
            return replace(_hand(deal, event.seat, lose=card, gain=deal.finish), finish=card)
        case Shown():
            judged = _player(deal, event.seat, wrong_show=event) if event.reasons else deal
            return replace(judged, phase="count", turn=event.turn, shown=event)
        case Submitted():
            return _player(deal, event.seat, submitted=event.groups, counted=True)
        case DealEnded():
            return replace(deal, phase="ended", taken=None, end=event)
        case _:
            raise ValueError(f"{type(event).__name__} in an Indian game")


def _drew(deal: Deal, event: Drew) -> Deal:
    card = whole(event.card)
    taken = Taken(card=card, source=event.source)
    drawn = replace(_hand(deal, event.seat, gain=card), phase="discard", taken=taken, draws=deal.draws + 1)
    drawn = _player(drawn, event.seat, has_drawn=True)
    if event.source == "stock":
        return replace(drawn, stock=without(deal.stock, card))
    return replace(drawn, pile=without(deal.pile, card))


def _discarded(deal: Deal, event: Discarded) -> Deal:
    thrown = replace(_hand(deal, event.seat, lose=event.card), pile=deal.pile + (event.card,), taken=None)
    # A turn that its player completed ends the row of missed ones (CLS-21).
    return thrown if event.auto else _player(thrown, event.seat, missed=0)


def _finish_to_pile(deal: Deal) -> Deal:
    """A turn after a declaration: it was wrong and the others play on, its finish card being that turn's discard (CLS-31)."""
    if deal.finish is None:
        return deal
    return replace(deal, pile=deal.pile + (deal.finish,), finish=None, shown=None)


def _hand(deal: Deal, seat: int, *, lose: int | None = None, gain: int | None = None) -> Deal:
    hand = deal.players[seat].hand
    if lose is not None:
        hand = without(hand, lose)
    if gain is not None:
        hand += (gain,)
    return _player(deal, seat, hand=hand)


def _player(deal: Deal, seat: int, **changes: object) -> Deal:
    return replace(deal, players=deal.players | {seat: replace(deal.players[seat], **changes)})
