"""What may be done now, and why something may not: one source for ``decide`` and for ``Legal``."""

from openrummy.arrange.gin import deadwood, knock_discards
from openrummy.games.actions import (
    Action,
    BigGin,
    Discard,
    Draw,
    Groups,
    Knock,
    LayOff,
    Leave,
    Pass,
    PlayerAction,
    Source,
    Submit,
    Timeout,
)
from openrummy.games.errors import Code, IllegalAction
from openrummy.games.gin.melding import fits
from openrummy.games.gin.settle import shown
from openrummy.games.gin.state import Deal, Phase
from openrummy.games.refusals import groups_refusal
from openrummy.games.views import KnockOffer, LayOffOffer, Legal


def legal(deal: Deal, seat: int) -> Legal:
    """Everything ``seat`` may do now; empty for a seat that has nothing to do."""
    if seat != deal.seat or deal.phase == "ended" or seat not in deal.players:
        return Legal()
    hand = deal.players[seat].hand
    match deal.phase:
        case "discard":
            offers = knock_offers(deal)
            no_return = deal.no_return
            free = () if deal.last_chance else tuple(card for card in hand if card != no_return)
            return Legal(discard=free, knock=offers, big_gin=big_gin(deal))
        case "defend":
            return Legal(submit=True, lay_off=_lay_offs(deal, hand))
        case _:
            return Legal(draw=sources(deal), may_pass=may_pass(deal))


def sources(deal: Deal) -> tuple[Source, ...]:
    """Where the seat whose turn it is may draw from (GIN-4, GIN-5, GIN-14)."""
    if deal.phase == "upcard":
        return ("pile",)
    if deal.draws == 0:
        return ("stock",)
    if deal.last_chance:
        return ("pile",) if _could_knock(deal) else ()
    return ("stock", "pile") if deal.pile else ("stock",)


def may_pass(deal: Deal) -> bool:
    """May the card that lies open be left, with no draw at all (GIN-4, GIN-14)?"""
    return deal.phase == "upcard" or (deal.phase == "draw" and deal.last_chance)


def knock_offers(deal: Deal) -> tuple[KnockOffer, ...]:
    """The discards to knock with, the best first (GIN-6, GIN-8)."""
    offers = knock_discards(deal.players[deal.seat].hand, deal.limit)
    return tuple(KnockOffer(card, left) for card, left in offers.items() if card != deal.no_return)


def big_gin(deal: Deal) -> bool:
    """May all eleven cards be shown (GIN-10)?"""
    return deal.start.rules.gin.big_gin != "off" and deadwood(deal.players[deal.seat].hand) == 0


def _could_knock(deal: Deal) -> bool:
    """Could the seat knock once it had taken the card that lies open (GIN-14)?"""
    top = deal.pile[-1]
    offers = knock_discards((*deal.players[deal.seat].hand, top), deal.limit)
    return any(card != top for card in offers)


def _lay_offs(deal: Deal, hand: tuple[int, ...]) -> tuple[LayOffOffer, ...]:
    found = ((card, tuple(at for at, meld in enumerate(deal.melds) if fits(meld, card))) for card in hand)
    return tuple(LayOffOffer(card, melds) for card, melds in found if melds)


def refusal(deal: Deal, seat: int | None, action: Action) -> IllegalAction | None:
    """Why ``seat`` may not do this now, or None if it may."""
    if deal.phase == "ended":
        return IllegalAction(Code.DEAL_OVER)
    if isinstance(action, Timeout):
        stale = seat is not None or action.turn != deal.turn
        return IllegalAction(Code.STALE_TURN, turn=action.turn, now=deal.turn) if stale else None
    if seat not in deal.players:
        return IllegalAction(Code.NOT_IN_DEAL)
    return None if isinstance(action, Leave) else _action_refusal(deal, seat, action)


def _action_refusal(deal: Deal, seat: int, action: PlayerAction) -> IllegalAction | None:
    match action:
        case Draw():
            return _phase_refusal(deal, seat, "draw") or _draw_refusal(deal, action.source)
        case Pass():
            return _phase_refusal(deal, seat, "draw") or (None if may_pass(deal) else IllegalAction(Code.NO_PASS_NOW))
        case Discard():
            return _phase_refusal(deal, seat, "discard") or _discard_refusal(deal, action.card)
        case Knock():
            return _phase_refusal(deal, seat, "discard") or _knock_refusal(deal, action)
        case BigGin():
            return _phase_refusal(deal, seat, "discard") or _big_gin_refusal(deal, action.groups)
        case LayOff():
            return _phase_refusal(deal, seat, "defend") or _lay_off_refusal(deal, action)
        case Submit():
            return _phase_refusal(deal, seat, "defend") or groups_refusal(deal.players[seat].hand, action.groups)
        case _:
            return IllegalAction(Code.NOT_IN_THIS_GAME)


def _phase_refusal(deal: Deal, seat: int, phase: Phase) -> IllegalAction | None:
    """Whether the deal waits for this seat, and for this: to draw or pass, to discard or knock, to lay off."""
    now = "draw" if deal.phase == "upcard" else deal.phase
    if now == "defend" and (phase != "defend" or seat != deal.seat):
        return IllegalAction(Code.KNOCKED_ALREADY)
    if phase == "defend" and now != "defend":
        return IllegalAction(Code.NOBODY_KNOCKED)
    if seat != deal.seat:
        return IllegalAction(Code.NOT_YOUR_TURN)
    if now == phase:
        return None
    return IllegalAction(Code.DRAW_FIRST if now == "draw" else Code.ALREADY_DRAWN)


def _draw_refusal(deal: Deal, source: Source) -> IllegalAction | None:
    if source in sources(deal):
        return None
    if deal.phase == "upcard":
        return IllegalAction(Code.UPCARD_FIRST)
    if deal.last_chance:
        return IllegalAction(Code.ONLY_TO_KNOCK)
    # Both have passed: the upcard stays where it is for this turn.
    return IllegalAction(Code.UPCARD_PASSED if deal.draws == 0 else Code.PILE_EMPTY)


def _discard_refusal(deal: Deal, card: int) -> IllegalAction | None:
    if card not in deal.players[deal.seat].hand:
        return IllegalAction(Code.CARD_NOT_IN_HAND, card=card)
    if card == deal.no_return:
        return IllegalAction(Code.TAKEN_MAY_NOT_RETURN, card=card)
    return IllegalAction(Code.ONLY_TO_KNOCK) if deal.last_chance else None


def _knock_refusal(deal: Deal, action: Knock) -> IllegalAction | None:
    hand, card = deal.players[deal.seat].hand, action.card
    if card not in hand:
        return IllegalAction(Code.CARD_NOT_IN_HAND, card=card)
    if card == deal.no_return:
        return IllegalAction(Code.TAKEN_MAY_NOT_RETURN, card=card)
    rest = tuple(one for one in hand if one != card)
    refused = groups_refusal(rest, action.groups)
    if refused is not None:
        return refused
    left = shown(rest, action.groups).deadwood
    return IllegalAction(Code.KNOCK_TOO_HIGH, deadwood=left, limit=deal.limit) if left > deal.limit else None


def _big_gin_refusal(deal: Deal, groups: Groups) -> IllegalAction | None:
    if deal.start.rules.gin.big_gin == "off":
        return IllegalAction(Code.NOT_IN_THIS_GAME)
    hand = deal.players[deal.seat].hand
    refused = groups_refusal(hand, groups)
    if refused is not None:
        return refused
    return IllegalAction(Code.NOT_BIG_GIN) if shown(hand, groups).loose else None


def _lay_off_refusal(deal: Deal, action: LayOff) -> IllegalAction | None:
    if action.card not in deal.players[deal.seat].hand:
        return IllegalAction(Code.CARD_NOT_IN_HAND, card=action.card)
    if not 0 <= action.meld < len(deal.melds):
        return IllegalAction(Code.NO_SUCH_MELD, meld=action.meld)
    if not fits(deal.melds[action.meld], action.card):
        return IllegalAction(Code.DOES_NOT_FIT, card=action.card, meld=action.meld)
    return None
