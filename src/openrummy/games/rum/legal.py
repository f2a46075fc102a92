"""What may be done now, and why something may not: one source for ``decide`` and for ``Legal``."""

from collections.abc import Sequence
from typing import Final, get_args

from openrummy.games.actions import Action, Discard, Draw, LayDown, LayOff, Leave, Source, Timeout
from openrummy.games.errors import Code, IllegalAction
from openrummy.games.rum.fits import bits, every_meld, fits, meld_kind, openings
from openrummy.games.rum.state import Deal
from openrummy.games.views import LayOffOffer, Legal

TURN_OVERS: Final = 2
"""How often the discard pile becomes the stock by being turned over; the third time the hand is drawn (RUM-7)."""

MAX_DRAWS: Final = 500
"""Draws, for each player dealt in, after which a hand is drawn (RUM-7). Draws from the stock alone end one by ``TURN_OVERS``, but takes
from the discard pile use up nothing, and with ``stock_end = shuffle`` neither do the others."""


def legal(deal: Deal, seat: int) -> Legal:
    """Everything ``seat`` may do now; empty for a seat that was not dealt in or whose turn it is not."""
    if deal.phase == "ended" or seat != deal.seat:
        return Legal()
    if deal.phase == "draw":
        return Legal(draw=tuple(source for source in get_args(Source) if refusal(deal, seat, Draw(source)) is None))
    hand = deal.players[seat].hand
    looked_up = openings(deal.start.rules.melds)
    takes = [looked_up[bits(meld.alone)] for meld in deal.melds]
    offers = ((card, _fitting(deal, seat, card, takes)) for card in hand)
    return Legal(
        discard=tuple(card for card in hand if refusal(deal, seat, Discard(card)) is None),
        lay_down=tuple(
            cards for cards in every_meld(hand, deal.start.rules.melds) if refusal(deal, seat, LayDown(cards)) is None
        ),
        lay_off=tuple(LayOffOffer(card=card, melds=melds) for card, melds in offers if melds),
    )


def _fitting(deal: Deal, seat: int, card: int, takes: Sequence[int]) -> tuple[int, ...]:
    """Only the melds that take the card are asked about (``takes``: which each does, as bits): few do, and a refusal costs more."""
    return tuple(at for at, fitting in enumerate(takes) if fitting >> card & 1 and refusal(deal, seat, LayOff(card, at)) is None)


def no_return(deal: Deal) -> int | None:
    """The card taken from the discard pile that may not go back there in this turn (RUM-6); None where there is none."""
    taken, hand = deal.taken, deal.players[deal.seat].hand
    bound = taken is not None and taken.source == "pile" and taken.card in hand and len(hand) > 1
    return taken.card if taken is not None and bound else None


def can_draw_stock(deal: Deal) -> bool:
    """Is there a card to draw unseen, now or once the discards are shuffled (RUM-7)?"""
    return bool(deal.stock) or (deal.start.rules.rum.stock_end == "shuffle" and len(deal.pile) > 1)


def refusal(deal: Deal, seat: int | None, action: Action) -> IllegalAction | None:
    """Why ``seat`` may not do this now, or None if it may."""
    if deal.phase == "ended":
        return IllegalAction(Code.DEAL_OVER)
    if isinstance(action, Timeout):
        stale = seat is not None or action.turn != deal.turn
        return IllegalAction(Code.STALE_TURN, turn=action.turn, now=deal.turn) if stale else None
    if seat not in deal.players:
        return IllegalAction(Code.NOT_IN_DEAL)
    match action:
        case Leave():
            return None
        case Draw():
            return _turn_refusal(deal, seat, "draw") or _draw_refusal(deal, action.source)
        case Discard():
            return _turn_refusal(deal, seat, "discard") or _discard_refusal(deal, seat, action.card)
        case LayDown():
            return _turn_refusal(deal, seat, "discard") or _lay_down_refusal(deal, seat, action.cards)
        case LayOff():
            return _turn_refusal(deal, seat, "discard") or _lay_off_refusal(deal, seat, action)
        case _:
            return IllegalAction(Code.NOT_IN_THIS_GAME)


def _turn_refusal(deal: Deal, seat: int, wanted: str) -> IllegalAction | None:
    if seat != deal.seat:
        return IllegalAction(Code.NOT_YOUR_TURN)
    if deal.phase != wanted:
        return IllegalAction(Code.DRAW_FIRST if wanted == "discard" else Code.ALREADY_DRAWN)
    return None


def _draw_refusal(deal: Deal, source: Source) -> IllegalAction | None:
    if source == "stock":
        return None if can_draw_stock(deal) else IllegalAction(Code.STOCK_EMPTY)
    return None if deal.pile else IllegalAction(Code.PILE_EMPTY)


def _discard_refusal(deal: Deal, seat: int, card: int) -> IllegalAction | None:
    if card not in deal.players[seat].hand:
        return IllegalAction(Code.CARD_NOT_IN_HAND, card=card)
    return IllegalAction(Code.TAKEN_MAY_NOT_RETURN, card=card) if card == no_return(deal) else None


def _lay_down_refusal(deal: Deal, seat: int, cards: tuple[int, ...]) -> IllegalAction | None:
    hand, rules = deal.players[seat].hand, deal.start.rules
    for at, card in enumerate(cards):
        if card not in hand or card in cards[:at]:
            return IllegalAction(Code.CARD_NOT_IN_HAND, card=card)
    if meld_kind(cards, rules.melds) is None:
        return IllegalAction(Code.NOT_A_MELD)
    if rules.rum.one_meld_per_turn and deal.melds_now > 0:
        return IllegalAction(Code.ONE_MELD_PER_TURN)
    return _last_card_refusal(deal, seat, len(cards))


def _lay_off_refusal(deal: Deal, seat: int, action: LayOff) -> IllegalAction | None:
    player, rules = deal.players[seat], deal.start.rules
    if action.card not in player.hand:
        return IllegalAction(Code.CARD_NOT_IN_HAND, card=action.card)
    if not 0 <= action.meld < len(deal.melds):
        return IllegalAction(Code.NO_SUCH_MELD, meld=action.meld)
    if not rules.rum.layoff_before_meld and not player.melded:
        return IllegalAction(Code.MELD_FIRST)
    if not fits(action.card, deal.melds[action.meld].alone, rules.melds):
        return IllegalAction(Code.DOES_NOT_FIT, card=action.card, meld=action.meld)
    return _last_card_refusal(deal, seat, 1)


def _last_card_refusal(deal: Deal, seat: int, laid: int) -> IllegalAction | None:
    """Where one goes out by a discard alone, the last card is kept for it (MELD-8)."""
    last = laid == len(deal.players[seat].hand)
    return IllegalAction(Code.LAST_CARD_IS_DISCARDED) if last and deal.start.rules.rum.must_discard_to_go_out else None
