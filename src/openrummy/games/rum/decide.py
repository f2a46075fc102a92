"""What an action leads to: events, or a refusal that changes nothing."""

from openrummy.games.actions import Action, Discard, Draw, LayDown, LayOff, Leave, Source, Timeout
from openrummy.games.errors import Code, IllegalAction
from openrummy.games.events import Discarded, Drew, Event, LaidDown, LaidOff, Reshuffled, TurnedOver, TurnStarted
from openrummy.games.rum.evolve import evolve
from openrummy.games.rum.fits import in_order, meld_kind
from openrummy.games.rum.legal import MAX_DRAWS, TURN_OVERS, no_return, refusal
from openrummy.games.rum.settle import best_of, count, settle_out, settle_void
from openrummy.games.rum.state import Deal, next_seat
from openrummy.packs import shuffle


def decide(deal: Deal, seat: int | None, action: Action) -> tuple[Event, ...]:
    """The events that ``action`` by ``seat`` leads to; ``seat`` is None for a ``Timeout``.

    ``Leave`` is never refused to a seat that was dealt in and leads to nothing in the deal: a stand-in plays on (TBL-11). Raises
    ``IllegalAction`` with a code of ``games.errors.Code``; then nothing has changed.
    """
    refused = refusal(deal, seat, action)
    if refused is not None:
        raise refused
    match action:
        case Timeout():
            return _timeout(deal)
        case Draw():
            return _draw(deal, action.source)
        case Discard():
            return _discard(deal, action.card)
        case LayDown():
            return _lay_down(deal, action.cards)
        case LayOff():
            return _lay_off(deal, action)
        case Leave():
            return ()
        case _:
            raise IllegalAction(Code.NOT_IN_THIS_GAME)


def _draw(deal: Deal, source: Source) -> tuple[Event, ...]:
    if source == "pile":
        return (Drew(seat=deal.seat, source="pile", card=deal.pile[-1]),)
    if deal.stock:
        return (Drew(seat=deal.seat, source="stock", card=deal.stock[-1]),)
    # RUM-7, stock_end = shuffle. The cards are sorted first, so that the new order follows from the seed and from which cards they are, alone.
    seed = bytes.fromhex(deal.start.seed or "")
    stock = shuffle(sorted(deal.pile[:-1]), seed, f"reshuffle {deal.turn_overs + 1}")
    return Reshuffled(stock=stock, stock_size=len(stock)), Drew(seat=deal.seat, source="stock", card=stock[-1])


def _discard(deal: Deal, card: int, *, auto: bool = False) -> tuple[Event, ...]:
    discarded = Discarded(seat=deal.seat, card=card, auto=auto)
    then = evolve(deal, discarded)
    return discarded, *(_next_turn(then) if then.players[deal.seat].hand else (settle_out(then),))


def _lay_down(deal: Deal, cards: tuple[int, ...]) -> tuple[Event, ...]:
    melds = deal.start.rules.melds
    kind = meld_kind(cards, melds)
    if kind is None:
        raise IllegalAction(Code.NOT_A_MELD)
    return _laid(deal, LaidDown(seat=deal.seat, cards=in_order(cards, melds), kind=kind))


def _lay_off(deal: Deal, action: LayOff) -> tuple[Event, ...]:
    cards = in_order((*deal.melds[action.meld].alone, action.card), deal.start.rules.melds)
    return _laid(deal, LaidOff(seat=deal.seat, card=action.card, meld=action.meld, cards=cards))


def _laid(deal: Deal, laid: LaidDown | LaidOff) -> tuple[Event, ...]:
    """Who lays the last card goes out (RUM-8)."""
    then = evolve(deal, laid)
    return (laid,) if then.players[deal.seat].hand else (laid, settle_out(then))


def _next_turn(deal: Deal) -> tuple[Event, ...]:
    """The turn that follows that of ``deal.seat``, with a new stock where the old one has run out; or the hand is drawn (RUM-7)."""
    if deal.draws >= MAX_DRAWS * len(deal.players):
        return (settle_void(deal),)
    started = TurnStarted(seat=next_seat(deal), turn=deal.turn + 1)
    if deal.stock or deal.start.rules.rum.stock_end == "shuffle":
        return (started,)
    if deal.turn_overs == TURN_OVERS:
        return (settle_void(deal),)
    # As it lies: what was discarded first is on top now.
    return TurnedOver(stock=deal.pile[::-1], stock_size=len(deal.pile)), started


def _timeout(deal: Deal) -> tuple[Event, ...]:
    """TBL-12: the top of the stock is drawn and discarded; after drawing, the drawn card, or the dearest loose one."""
    if deal.phase == "discard":
        return _discard(deal, _to_put_down(deal), auto=True)
    drawn = _draw(deal, "stock")
    for event in drawn:
        deal = evolve(deal, event)
    return drawn + _discard(deal, _to_put_down(deal), auto=True)


def _to_put_down(deal: Deal) -> int:
    hand, bound = deal.players[deal.seat].hand, no_return(deal)
    if deal.taken is not None and deal.taken.card in hand and deal.taken.card != bound:
        return deal.taken.card
    free = [card for card in hand if card != bound]
    loose = [card for card in best_of(deal, hand).loose if card != bound]
    return max(loose or free, key=lambda card: (count(deal, (card,)), -card))
