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
    Groups,
    Leave,
    PlayerAction,
    Source,
    Submit,
    Timeout,
)
from openrummy.games.errors import Code, IllegalAction
from openrummy.games.events import DropKind
from openrummy.games.indian.state import Deal
from openrummy.games.views import DropOffer, Legal


def legal(deal: Deal, seat: int) -> Legal:
    """Everything ``seat`` may do now; empty for a seat that was not dealt in, has dropped or has nothing to do."""
    if refusal(deal, seat, None) is not None:
        return Legal()
    hand = deal.players[seat].hand
    own_turn = deal.seat == seat

    def may(action: Action) -> bool:
        return refusal(deal, seat, action) is None

    return Legal(
        draw=tuple(source for source in get_args(Source) if may(Draw(source))),
        discard=tuple(card for card in hand if own_turn and may(Discard(card))),
        declare=tuple(card for card in hand if own_turn and may(Declare(card))),
        exchange=tuple(card for card in hand if own_turn and may(Exchange(card))),
        drop=drop_offer(deal, seat) if may(Drop()) else None,
        submit=may(Submit(())),
    )


def drop_offer(deal: Deal, seat: int) -> DropOffer:
    """What a drop of ``seat`` costs at this time (PTS-14)."""
    play = deal.start.rules.play
    kind: DropKind = "middle" if deal.players[seat].has_drawn else "first"
    return DropOffer(kind=kind, points=play.middle_drop if kind == "middle" else play.first_drop)


MAX_DRAWS: Final = 2000
"""Draws, for each player dealt in, after which a deal without a declaration is void (PTS-7). Takes from the open pile use up nothing,
so ``max_reshuffles`` alone would let a deal go on for ever; draws from the stock alone end any deal long before."""


def can_go_on(deal: Deal) -> bool:
    """May another turn begin (PTS-7)?"""
    return stock_can_be_drawn(deal) and deal.draws < MAX_DRAWS * len(deal.players)


def stock_can_be_drawn(deal: Deal) -> bool:
    """Is there a card to draw unseen, now or after a reshuffle (PTS-7)?"""
    return bool(deal.stock) or (len(deal.pile) > 1 and deal.reshuffles < deal.start.rules.play.max_reshuffles)


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
        case Exchange():
            if deal.phase != "arrange" or seat != deal.seat:
                return IllegalAction(Code.NOT_DECLARING)
            return _card_refusal(deal, seat, action.card)
        case Submit():
            return _submit_refusal(deal, seat) or _groups_refusal(deal.players[seat].hand, action.groups)
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
    if not deal.pile:
        return IllegalAction(Code.PILE_EMPTY)
    top, allowed = deal.pile[-1], deal.start.rules.play.open_joker
    # PTS-6: before the first draw of the deal the top card is the one that was turned up to open the pile.
    if is_joker(deal, top) and (allowed == "no" or (allowed == "first_only" and deal.draws > 0)):
        return IllegalAction(Code.JOKER_NOT_FROM_PILE, card=top)
    return None


def _card_refusal(deal: Deal, seat: int, card: int) -> IllegalAction | None:
    return None if card in deal.players[seat].hand else IllegalAction(Code.CARD_NOT_IN_HAND, card=card)


def _return_refusal(deal: Deal, card: int) -> IllegalAction | None:
    taken = deal.taken
    returns = taken is not None and taken.source == "pile" and taken.card == card
    if returns and not deal.start.rules.play.return_taken:
        return IllegalAction(Code.TAKEN_MAY_NOT_RETURN, card=card)
    return None


def _drop_refusal(deal: Deal, seat: int) -> IllegalAction | None:
    if deal.phase not in ("draw", "discard"):
        return IllegalAction(Code.DECLARED_ALREADY)
    own_turn = seat == deal.seat
    if own_turn and deal.phase == "discard":
        return IllegalAction(Code.NO_DROP_NOW)
    if not own_turn and deal.start.rules.play.drop_when == "own_turn":
        return IllegalAction(Code.NO_DROP_NOW)
    return None


def _submit_refusal(deal: Deal, seat: int) -> IllegalAction | None:
    if deal.phase == "arrange" and seat == deal.seat:
        return None
    if deal.phase == "count":
        done = seat == deal.seat or deal.players[seat].counted
        return IllegalAction(Code.ALREADY_SUBMITTED) if done else None
    return IllegalAction(Code.NOT_DECLARING)


def _groups_refusal(hand: tuple[int, ...], groups: Groups) -> IllegalAction | None:
    free = set(hand)
    for group in groups:
        for card in group:
            if card not in free:
                return IllegalAction(Code.GROUPS_NOT_HAND, card=card)
            free.discard(card)
    return None
