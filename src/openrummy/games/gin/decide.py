"""What an action leads to: events, or a refusal that changes nothing."""

from typing import Literal

from openrummy.games.actions import Action, BigGin, Discard, Draw, Groups, Knock, LayOff, Leave, Pass, Source, Submit, Timeout
from openrummy.games.errors import Code, IllegalAction
from openrummy.games.events import Discarded, Drew, Event, Knocked, LaidOff, Passed, Submitted, TurnStarted
from openrummy.games.gin.evolve import evolve
from openrummy.games.gin.legal import refusal
from openrummy.games.gin.melding import with_card
from openrummy.games.gin.settle import highest_loose, settle_best, settle_submitted, settle_void, shown
from openrummy.games.gin.state import DEAD_STOCK, PILE_DRAWS, Deal, other

Ending = Literal["knock", "gin", "big_gin"]


def decide(deal: Deal, seat: int | None, action: Action) -> tuple[Event, ...]:
    """The events that ``action`` by ``seat`` leads to; ``seat`` is None for a ``Timeout``.

    ``Leave`` leads to none: a stand-in plays the seat on (TBL-11). Raises ``IllegalAction`` with a code of ``games.errors.Code``; then
    nothing has changed.
    """
    refused = refusal(deal, seat, action)
    if refused is not None:
        raise refused
    if isinstance(action, Timeout):
        return _timeout(deal)
    if seat is None:
        raise IllegalAction(Code.NOT_IN_DEAL)
    match action:
        case Draw():
            return (_drawn(deal, action.source),)
        case Discard():
            return _discard(deal, action.card)
        case Pass():
            return _pass(deal)
        case Knock():
            return _knock(deal, action.card, action.groups)
        case BigGin():
            return _knock(deal, None, action.groups)
        case LayOff():
            cards = with_card(deal.melds[action.meld], action.card)
            return (LaidOff(seat=seat, card=action.card, meld=action.meld, cards=cards),)
        case Submit():
            return Submitted(seat=seat, groups=action.groups), settle_submitted(deal, action.groups)
        case Leave():
            return ()
        case _:
            raise IllegalAction(Code.NOT_IN_THIS_GAME)


def _drawn(deal: Deal, source: Source) -> Drew:
    return Drew(seat=deal.seat, source=source, card=(deal.stock if source == "stock" else deal.pile)[-1])


def _discard(deal: Deal, card: int, *, auto: bool = False) -> tuple[Event, ...]:
    return Discarded(seat=deal.seat, card=card, auto=auto), _after_discard(deal)


def _after_discard(deal: Deal) -> Event:
    """The next turn, or the end of a hand that nobody may win any more (GIN-14, GIN-15)."""
    dead = len(deal.stock) <= DEAD_STOCK and deal.start.rules.gin.dead_hand == "void"
    if dead or deal.pile_draws >= PILE_DRAWS:
        return settle_void(deal)
    return _next_turn(deal)


def _next_turn(deal: Deal) -> TurnStarted:
    return TurnStarted(seat=other(deal, deal.seat), turn=deal.turn + 1)


def _pass(deal: Deal) -> tuple[Event, ...]:
    """The upcard is left: the dealer is asked, then the first player draws (GIN-4). The last discard is left: a dead hand (GIN-14)."""
    passed = Passed(seat=deal.seat)
    return passed, settle_void(deal) if deal.last_chance else _next_turn(deal)


def _knock(deal: Deal, card: int | None, groups: Groups) -> tuple[Event, ...]:
    """The hand is shown (GIN-8 to GIN-10); it is settled at once unless the defender has something to choose (GIN-12)."""
    rest = tuple(one for one in deal.players[deal.seat].hand if one != card)
    laid = shown(rest, groups)
    how: Ending = "big_gin" if card is None else "knock" if laid.deadwood else "gin"
    knocked = Knocked(
        seat=deal.seat,
        card=card,
        how=how,
        melds=laid.melds,
        loose=laid.loose,
        deadwood=laid.deadwood,
        turn=deal.turn + 1,
    )
    then = evolve(deal, knocked)
    if how == "knock" and deal.start.rules.gin.defence == "player":
        return (knocked,)
    return knocked, settle_best(then)


def _timeout(deal: Deal) -> tuple[Event, ...]:
    """TBL-12: pass, or draw from the stock and discard it, or discard what was drawn; a defence is finished at its best (GIN-12).

    Who has taken the last discard and not knocked in time has not knocked: the hand is void (GIN-14).
    """
    match deal.phase:
        case "upcard":
            return _pass(deal)
        case "draw" if not deal.last_chance:
            drew = _drawn(deal, "stock")
            then = evolve(deal, drew)
            return drew, *_discard(then, then.players[then.seat].hand[-1], auto=True)
        case "discard" if not deal.last_chance and deal.taken is not None:
            taken = deal.taken.card
            hand = deal.players[deal.seat].hand
            return _discard(deal, taken if deal.no_return is None else highest_loose(hand, taken), auto=True)
        case "defend":
            return (settle_best(deal),)
        case "draw":
            return _pass(deal)
        case _:
            return (settle_void(deal),)
