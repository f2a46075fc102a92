"""What may be done now, and why something may not: one source for ``decide`` and for ``Legal``."""

from typing import Final, get_args

from openrummy.cards import face, is_printed_joker
from openrummy.games.actions import (
    Action,
    Declare,
    Discard,
    Draw,
    Drop,
    Exchange,
    Leave,
    Pass,
    PlayerAction,
    Source,
    Submit,
    Timeout,
)
from openrummy.games.errors import Code, IllegalAction
from openrummy.games.events import DropCause, DropKind
from openrummy.games.indian.state import Deal
from openrummy.games.refusals import groups_refusal
from openrummy.games.views import DropOffer, Legal
from openrummy.rules.value import Rules

_SOURCES: Final[tuple[Source, ...]] = get_args(Source)


def legal(deal: Deal, seat: int) -> Legal:
    """Everything ``seat`` may do now; empty for a seat that was not dealt in, has dropped or has nothing to do."""
    if refusal(deal, seat, None) is not None:
        return Legal()
    hand = deal.players[seat].hand
    drawing = _turn_refusal(deal, seat, "draw") is None
    discarding = _turn_refusal(deal, seat, "discard") is None
    return Legal(
        draw=tuple(source for source in _SOURCES if drawing and _draw_refusal(deal, source) is None),
        discard=tuple(card for card in hand if not may_not_return(deal, card)) if discarding else (),
        declare=hand if discarding else (),
        exchange=hand if _exchange_refusal(deal, seat) is None else (),
        drop=drop_offer(deal, seat) if _drop_refusal(deal, seat) is None else None,
        submit=_submit_refusal(deal, seat) is None,
        may_pass=drawing and _pass_refusal(deal) is None,
    )


def drop_offer(deal: Deal, seat: int, cause: DropCause = "chosen") -> DropOffer:
    """What a drop of ``seat`` costs at this time (PTS-14): after missed turns always as a middle drop (CLS-22).

    Where nobody may drop it is the whole penalty, or idling would be cheap (CHIPS-7); so it is for leaving, if the rules say so (CHIPS-12).
    """
    play = deal.start.rules.play
    if not drops_allowed(deal) or (cause == "left" and play.leaving == "full_count"):
        return DropOffer(kind="middle", points=penalty(deal.start.rules))
    kind: DropKind = "middle" if cause == "missed" or deal.players[seat].has_drawn else "first"
    return DropOffer(kind=kind, points=play.middle_drop if kind == "middle" else play.first_drop)


def drops_allowed(deal: Deal) -> bool:
    """May players of this deal drop at all (DEAL-2, CHIPS-6)?"""
    allowed = deal.start.rules.play.drops
    return allowed == "yes" or (allowed == "three_or_more" and len(deal.players) >= 3)


def penalty(rules: Rules) -> int:
    """What an invalid declaration costs (PTS-11), or shows that it costs (DEAL-5)."""
    return rules.counting.cap if rules.play.shown_cap == "off" else rules.play.shown_cap


MAX_DRAWS: Final = 2000
"""Draws, for each player dealt in, after which a deal without a declaration is void (PTS-7). Takes from the open pile use up nothing,
so ``max_reshuffles`` alone would let a deal go on for ever; draws from the stock alone end any deal long before."""


def can_go_on(deal: Deal) -> bool:
    """Can the player whose turn begins draw at all (PTS-7, CLS-16)?"""
    can_draw = stock_can_be_drawn(deal) or _pile_refusal(deal) is None
    return can_draw and deal.draws < MAX_DRAWS * len(deal.players)


def stock_can_be_drawn(deal: Deal) -> bool:
    """Is there a card to draw unseen, now or after a reshuffle (PTS-7)?"""
    most = deal.start.rules.play.max_reshuffles
    return bool(deal.stock) or (len(deal.pile) > 1 and (most == "any" or deal.reshuffles < most))


def is_joker(deal: Deal, card: int) -> bool:
    """Is the card a printed joker or of the wild rank?"""
    return is_printed_joker(card) or face(card) in deal.start.wild


def refusal(deal: Deal, seat: int | None, action: Action | None) -> IllegalAction | None:
    """Why ``seat`` may not do this now, or None if it may. With action None: why it may do nothing at all."""
    if deal.phase == "ended":
        return IllegalAction(Code.DEAL_OVER)
    if isinstance(action, Timeout):
        stale = seat is not None or action.turn != deal.turn
        return IllegalAction(Code.STALE_TURN, turn=action.turn, now=deal.turn) if stale else None
    if seat not in deal.players:
        return IllegalAction(Code.NOT_IN_DEAL)
    if isinstance(action, Leave):
        return None
    if deal.players[seat].dropped is not None:
        return IllegalAction(Code.ALREADY_DROPPED)
    if deal.players[seat].wrong_show is not None:
        return IllegalAction(Code.OUT_OF_DEAL)
    return None if action is None else _action_refusal(deal, seat, action)


def _action_refusal(deal: Deal, seat: int, action: PlayerAction) -> IllegalAction | None:
    match action:
        case Draw():
            return _turn_refusal(deal, seat, "draw") or _draw_refusal(deal, action.source)
        case Discard():
            return (
                _turn_refusal(deal, seat, "discard")
                or _card_refusal(deal, seat, action.card)
                or _return_refusal(deal, action.card)
            )
        case Declare():
            return _turn_refusal(deal, seat, "discard") or _card_refusal(deal, seat, action.card)
        case Drop():
            return _drop_refusal(deal, seat)
        case Pass():
            return _turn_refusal(deal, seat, "draw") or _pass_refusal(deal)
        case Exchange():
            return _exchange_refusal(deal, seat) or _card_refusal(deal, seat, action.card)
        case Submit():
            return _submit_refusal(deal, seat) or groups_refusal(deal.players[seat].hand, action.groups)
        case _:
            return IllegalAction(Code.NOT_IN_THIS_GAME)


def _turn_refusal(deal: Deal, seat: int, wanted: str) -> IllegalAction | None:
    if deal.phase not in ("draw", "discard"):
        return IllegalAction(Code.DECLARED_ALREADY)
    if seat != deal.seat:
        return IllegalAction(Code.NOT_YOUR_TURN)
    if deal.phase != wanted:
        return IllegalAction(Code.DRAW_FIRST if wanted == "discard" else Code.ALREADY_DRAWN)
    return None


def _draw_refusal(deal: Deal, source: Source) -> IllegalAction | None:
    if source == "stock":
        return None if stock_can_be_drawn(deal) else IllegalAction(Code.STOCK_EMPTY)
    return _pile_refusal(deal)


def _pile_refusal(deal: Deal) -> IllegalAction | None:
    if not deal.pile:
        return IllegalAction(Code.PILE_EMPTY)
    top, allowed = deal.pile[-1], deal.start.rules.play.open_joker
    # PTS-6: before the first draw of the deal the top card is the one that was turned up to open the pile.
    if is_joker(deal, top) and (allowed == "no" or (allowed == "first_only" and deal.draws > 0)):
        return IllegalAction(Code.JOKER_NOT_FROM_PILE, card=top)
    return None


def _card_refusal(deal: Deal, seat: int, card: int) -> IllegalAction | None:
    return None if card in deal.players[seat].hand else IllegalAction(Code.CARD_NOT_IN_HAND, card=card)


def may_not_return(deal: Deal, card: int) -> bool:
    """Is it the card just taken from the open pile, which may not go back there in this turn (PTS-6, CLS-13)?"""
    taken = deal.taken
    return taken is not None and taken.source == "pile" and taken.card == card and not deal.start.rules.play.return_taken


def _return_refusal(deal: Deal, card: int) -> IllegalAction | None:
    return IllegalAction(Code.TAKEN_MAY_NOT_RETURN, card=card) if may_not_return(deal, card) else None


def _pass_refusal(deal: Deal) -> IllegalAction | None:
    """One may leave the open card only where there is no other: it ends the deal (CLS-16)."""
    return IllegalAction(Code.NOT_IN_THIS_GAME) if stock_can_be_drawn(deal) else None


def _drop_refusal(deal: Deal, seat: int) -> IllegalAction | None:
    if not drops_allowed(deal):
        return IllegalAction(Code.NO_DROPS_HERE)
    if deal.phase not in ("draw", "discard"):
        return IllegalAction(Code.DECLARED_ALREADY)
    own_turn = seat == deal.seat
    if own_turn and deal.phase == "discard":
        return IllegalAction(Code.NO_DROP_NOW)
    if not own_turn and deal.start.rules.play.drop_when == "own_turn":
        return IllegalAction(Code.NO_DROP_NOW)
    return _compulsory_refusal(deal, seat)


def _compulsory_refusal(deal: Deal, seat: int) -> IllegalAction | None:
    """In a pool, who could not afford a first drop when the deal began has to play it (POOL-7)."""
    match = deal.start.rules.match
    if match.format != "pool" or match.compulsory == "never":
        return None
    price = deal.start.rules.play.first_drop if match.compulsory == "first_drop" else drop_offer(deal, seat).points
    total = deal.start.totals.get(seat, 0)
    return IllegalAction(Code.MUST_PLAY, total=total, limit=match.limit) if total + price >= match.limit else None


def _exchange_refusal(deal: Deal, seat: int) -> IllegalAction | None:
    declaring = deal.phase == "arrange" and seat == deal.seat
    return None if declaring else IllegalAction(Code.NOT_DECLARING)


def _submit_refusal(deal: Deal, seat: int) -> IllegalAction | None:
    if deal.phase == "arrange" and seat == deal.seat:
        return None
    if deal.phase == "count":
        done = seat == deal.seat or deal.players[seat].counted
        return IllegalAction(Code.ALREADY_SUBMITTED) if done else None
    return IllegalAction(Code.NOT_DECLARING)
