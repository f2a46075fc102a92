"""What an action leads to: events, or a refusal that changes nothing."""

from functools import reduce

from openrummy.games.actions import (
    Action,
    Declare,
    Discard,
    Draw,
    Drop,
    Exchange,
    Groups,
    Leave,
    Pass,
    Source,
    Submit,
    Timeout,
)
from openrummy.games.errors import Code, IllegalAction
from openrummy.games.events import (
    Declared,
    Discarded,
    Drew,
    DropCause,
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
from openrummy.games.indian.evolve import evolve
from openrummy.games.indian.legal import can_go_on, drop_offer, refusal, stock_can_be_drawn
from openrummy.games.indian.settle import judge, settle_last_player, settle_show, settle_stuck, settle_wrong_show
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
        case Pass():
            return _pass(deal)
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


def _pass(deal: Deal) -> tuple[Event, ...]:
    """No card is left to draw but the open one, and the player does not want it: the deal is void (CLS-16)."""
    passed = Passed(seat=deal.seat)
    return passed, settle_stuck(evolve(deal, passed))


def _discard(deal: Deal, seat: int, card: int) -> tuple[Event, ...]:
    discarded = Discarded(seat=seat, card=card)
    return discarded, _next_turn(evolve(deal, discarded))


def _next_turn(deal: Deal) -> Event:
    """The turn that follows that of ``deal.seat``; where its player could draw no card, or nobody will ever declare, the deal is void."""
    turn = TurnStarted(seat=after(deal, deal.seat)[0], turn=deal.turn + 1)
    return turn if can_go_on(evolve(deal, turn)) else settle_stuck(deal)


def _drop(deal: Deal, seat: int, cause: DropCause) -> tuple[Event, ...]:
    offer = drop_offer(deal, seat, cause)
    dropped = Dropped(seat=seat, kind=offer.kind, points=offer.points, cause=cause)
    then = evolve(deal, dropped)
    if len(then.still_in) == 1:
        return dropped, settle_last_player(then)
    return (dropped, _next_turn(then)) if seat == deal.seat else (dropped,)


def _show(deal: Deal, groups: Groups) -> tuple[Event, ...]:
    """The declaration is judged as it lies (PTS-8, PTS-10, PTS-11); after a wrong one the others may play on (CLS-31)."""
    play = deal.start.rules.play
    laid = judge(deal, deal.players[deal.seat].hand, groups)
    if deal.finish is None:
        raise ValueError("a declaration without a card in the finish slot")
    shown = Shown(
        seat=deal.seat, card=deal.finish, groups=laid.groups, loose=laid.loose, reasons=laid.reasons, turn=deal.turn + 1
    )
    then = evolve(deal, shown)
    if laid.valid:
        return (shown,) if play.losers_arrange and not _all_counted(then) else (shown, settle_show(then))
    plays_on = play.wrong_show == "out" and len(then.still_in) > 1
    return shown, _next_turn(then) if plays_on else settle_wrong_show(then)


def _submit(deal: Deal, seat: int, groups: Groups | None) -> tuple[Event, ...]:
    submitted = Submitted(seat=seat, groups=groups)
    then = evolve(deal, submitted)
    return (submitted, settle_show(then)) if then.phase == "count" and _all_counted(then) else (submitted,)


def _all_counted(deal: Deal) -> bool:
    return all(deal.players[seat].counted for seat in deal.still_in if seat != deal.seat)


def _leave(deal: Deal, seat: int, action: Leave) -> tuple[Event, ...]:
    """PTS-15. Once someone has declared nobody can drop (PTS-14): who leaves then submits nothing and is counted.

    But where the others play on after a wrong declaration, leaving is a drop until it has been judged. Where the turns of an absent player
    are played (TBL-12), leaving ends nothing: someone else takes over the seat (TBL-11).
    """
    player, play = deal.players[seat], deal.start.rules.play
    if not player.still_in or player.counted or play.missed_turns == "played":
        return ()
    arranging = deal.phase == "arrange" and seat != deal.seat and play.wrong_show == "out"
    if deal.phase in ("draw", "discard") or arranging:
        return _drop(deal, seat, "left")
    if seat != deal.seat:
        return _submit(deal, seat, None)
    return _show(deal, _fit(deal, action.groups)) if deal.phase == "arrange" else ()


def _timeout(deal: Deal, action: Timeout) -> tuple[Event, ...]:
    match deal.phase:
        case "draw":
            return _out_of_time(deal)
        case "discard":
            return _put_down(deal)
        case "arrange":
            return _show(deal, _fit(deal, action.groups))
        case _:
            return (settle_show(deal),)


def _out_of_time(deal: Deal) -> tuple[Event, ...]:
    """No card was drawn in time: a drop (PTS-16), a turn that is played for the player (TBL-12) or a missed one (CLS-21)."""
    match deal.start.rules.play.missed_turns:
        case "drop":
            return _drop(deal, deal.seat, "timeout")
        case "played" if stock_can_be_drawn(deal):
            drawn = _draw(deal, deal.seat, "stock")
            return *drawn, *_put_down(reduce(evolve, drawn, deal))
        case "played":
            return _pass(deal)
        case _:
            return _missed(deal)


def _put_down(deal: Deal) -> tuple[Event, ...]:
    """The card drawn is discarded for the player, wherever it came from (PTS-16, CLS-21)."""
    if deal.taken is None:
        raise ValueError("nothing has been drawn")
    discarded = Discarded(seat=deal.seat, card=deal.taken.card, auto=True)
    then = evolve(deal, discarded)
    if deal.start.rules.play.missed_turns == "drop":
        return discarded, _next_turn(then)
    return discarded, *_missed(then)


def _missed(deal: Deal) -> tuple[Event, ...]:
    """One more turn missed; where so many in a row are a drop, perhaps the last one (CLS-22)."""
    missed = Missed(seat=deal.seat, count=deal.players[deal.seat].missed + 1)
    then = evolve(deal, missed)
    most = deal.start.rules.play.missed_turns
    if isinstance(most, int) and missed.count >= most:
        return missed, *_drop(then, deal.seat, "missed")
    return missed, _next_turn(then)


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
