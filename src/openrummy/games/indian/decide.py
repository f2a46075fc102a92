"""What an action leads to: events, or a refusal that changes nothing."""

from openrummy.games.actions import Action, Declare, Discard, Draw, Drop, Exchange, Groups, Leave, Source, Submit, Timeout
from openrummy.games.errors import Code, IllegalAction
from openrummy.games.events import (
    Declared,
    Discarded,
    Drew,
    DropCause,
    Dropped,
    Event,
    Exchanged,
    Reshuffled,
    Shown,
    Submitted,
    TurnStarted,
)
from openrummy.games.indian.evolve import evolve
from openrummy.games.indian.legal import can_go_on, drop_offer, refusal
from openrummy.games.indian.settle import judge, settle_last_player, settle_show, settle_void, settle_wrong_show
from openrummy.games.indian.state import Deal, after
from openrummy.packs import shuffle


def decide(deal: Deal, seat: int | None, action: Action) -> tuple[Event, ...]:
    """The events that ``action`` by ``seat`` leads to; ``seat`` is None for a ``Timeout``.

    ``Leave`` is never refused to a seat that was dealt in; where nothing follows in the deal (the seat had dropped or submitted)
    there are no events. Raises ``IllegalAction`` with a code of ``games.errors.Code``; then nothing has changed.
    """
    refused = refusal(deal, seat, action)
    if refused is not None:
        raise refused
    if isinstance(action, Timeout):
        return _timeout(deal, action)
    if seat is None:
        raise IllegalAction(Code.NOT_IN_DEAL)
    match action:
        case Draw():
            return _draw(deal, seat, action.source)
        case Discard():
            return _discard(deal, seat, action.card)
        case Drop():
            return _drop(deal, seat, "chosen")
        case Declare():
            return (Declared(seat=seat, card=action.card, turn=deal.turn + 1),)
        case Exchange():
            return (Exchanged(seat=seat, card=action.card),)
        case Submit():
            groups = tuple(group for group in action.groups if group)
            return _show(deal, groups) if deal.phase == "arrange" else _submit(deal, seat, groups)
        case Leave():
            return _leave(deal, seat, action)
        case _:
            raise IllegalAction(Code.NOT_IN_THIS_GAME)


def _draw(deal: Deal, seat: int, source: Source) -> tuple[Event, ...]:
    if source == "pile":
        return (Drew(seat=seat, source="pile", card=deal.pile[-1]),)
    if deal.stock:
        return (Drew(seat=seat, source="stock", card=deal.stock[-1]),)
    # PTS-7. The cards are sorted first, so that the new order follows from the seed and from which cards they are, alone.
    seed = bytes.fromhex(deal.start.seed or "")
    stock = shuffle(sorted(deal.pile[:-1]), seed, f"reshuffle {deal.reshuffles + 1}")
    return Reshuffled(stock=stock, stock_size=len(stock)), Drew(seat=seat, source="stock", card=stock[-1])


def _discard(deal: Deal, seat: int, card: int, *, auto: bool = False) -> tuple[Event, ...]:
    discarded = Discarded(seat=seat, card=card, auto=auto)
    return discarded, _next_turn(evolve(deal, discarded))


def _next_turn(deal: Deal) -> Event:
    """The turn that follows that of ``deal.seat``; where the stock is used up, or nobody will ever declare, the deal is void (PTS-7)."""
    if not can_go_on(deal):
        return settle_void(deal)
    return TurnStarted(seat=after(deal, deal.seat)[0], turn=deal.turn + 1)


def _drop(deal: Deal, seat: int, cause: DropCause) -> tuple[Event, ...]:
    offer = drop_offer(deal, seat)
    dropped = Dropped(seat=seat, kind=offer.kind, points=offer.points, cause=cause)
    then = evolve(deal, dropped)
    if len(then.still_in) == 1:
        return dropped, settle_last_player(then)
    return (dropped, _next_turn(then)) if seat == deal.seat else (dropped,)


def _show(deal: Deal, groups: Groups) -> tuple[Event, ...]:
    """The declaration is judged as it lies (PTS-8, PTS-10, PTS-11)."""
    laid = judge(deal, deal.players[deal.seat].hand, groups)
    if deal.finish is None:
        raise ValueError("a declaration without a card in the finish slot")
    shown = Shown(
        seat=deal.seat, card=deal.finish, groups=laid.groups, loose=laid.loose, reasons=laid.reasons, turn=deal.turn + 1
    )
    then = evolve(deal, shown)
    if not laid.valid:
        return shown, settle_wrong_show(then)
    return (shown, settle_show(then)) if _all_counted(then) else (shown,)


def _submit(deal: Deal, seat: int, groups: Groups | None) -> tuple[Event, ...]:
    submitted = Submitted(seat=seat, groups=groups)
    then = evolve(deal, submitted)
    return (submitted, settle_show(then)) if then.phase == "count" and _all_counted(then) else (submitted,)


def _all_counted(deal: Deal) -> bool:
    return all(deal.players[seat].counted for seat in deal.still_in if seat != deal.seat)


def _leave(deal: Deal, seat: int, action: Leave) -> tuple[Event, ...]:
    """PTS-15. Once someone has declared nobody can drop (PTS-14): who leaves then submits nothing and is counted."""
    player = deal.players[seat]
    if player.dropped is not None or player.counted:
        return ()
    if deal.phase in ("draw", "discard"):
        return _drop(deal, seat, "left")
    if seat != deal.seat:
        return _submit(deal, seat, None)
    return _show(deal, _fit(deal, action.groups)) if deal.phase == "arrange" else ()


def _timeout(deal: Deal, action: Timeout) -> tuple[Event, ...]:
    match deal.phase:
        case "draw":
            return _drop(deal, deal.seat, "timeout")
        case "discard" if deal.taken is not None:
            return _discard(deal, deal.seat, deal.taken.card, auto=True)
        case "arrange":
            return _show(deal, _fit(deal, action.groups))
        case _:
            return (settle_show(deal),)


def _fit(deal: Deal, groups: Groups) -> Groups:
    """The declarer's groups as last seen, without what is not in the hand.

    They come from the table, not from the player's message: what was seen before an exchange must not stop the clock.
    """
    free = set(deal.players[deal.seat].hand)
    fitted: list[tuple[int, ...]] = []
    for group in groups:
        kept = tuple(card for card in dict.fromkeys(group) if card in free)
        free.difference_update(kept)
        if kept:
            fitted.append(kept)
    return tuple(fitted)
