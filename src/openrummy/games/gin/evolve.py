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
    Knocked,
    LaidOff,
    LaidOffCard,
    LimitSet,
    Passed,
    Submitted,
    TurnStarted,
)
from openrummy.games.gin.state import Deal, Player, other
from openrummy.games.state import Taken, whole, without
from openrummy.games.views import TableMeld
from openrummy.melds import Kind


def begin(event: DealStarted) -> Deal:
    """The hand as it was dealt; ``event`` must be whole."""
    return Deal(
        start=event,
        stock=whole(event.stock),
        players={seat: Player(hand=event.hands[seat]) for seat in event.seats},
        pile=(event.opening,),
        phase="upcard",
        seat=event.seats[0],
        turn=0,
    )


def evolve(deal: Deal, event: Event) -> Deal:
    """The hand after ``event``, which must be whole (as stored, not as filtered for a viewer).

    Raises ``ValueError`` for an event that cannot follow.
    """
    match event:
        case Drew():
            return _drew(deal, event)
        case Discarded():
            hand = without(deal.players[event.seat].hand, event.card)
            return replace(deal, players=_holding(deal, event.seat, hand), pile=(*deal.pile, event.card), taken=None)
        case TurnStarted():
            # GIN-4: nobody has taken the upcard, and somebody has yet to be asked.
            asked = deal.draws == 0 and deal.passes < len(deal.players)
            return replace(deal, phase="upcard" if asked else "draw", seat=event.seat, turn=event.turn, taken=None)
        case Passed():
            return replace(deal, passes=deal.passes + 1)
        case LimitSet():
            return replace(deal, limit=event.knock_limit, factor=event.factor)
        case Knocked():
            return _knocked(deal, event)
        case LaidOff():
            return _laid_off(deal, event)
        case Submitted():
            return deal
        case DealEnded():
            return replace(deal, phase="ended", taken=None, end=event)
        case _:
            raise ValueError(f"{type(event).__name__} in Gin")


def _holding(deal: Deal, seat: int, hand: tuple[int, ...]) -> dict[int, Player]:
    return deal.players | {seat: Player(hand)}


def _drew(deal: Deal, event: Drew) -> Deal:
    card = whole(event.card)
    players = _holding(deal, event.seat, (*deal.players[event.seat].hand, card))
    taken, draws = Taken(card, event.source), deal.draws + 1
    if event.source == "stock":
        stock = without(deal.stock, card)
        return replace(deal, players=players, stock=stock, phase="discard", taken=taken, draws=draws)
    pile, pile_draws = without(deal.pile, card), deal.pile_draws + 1
    return replace(deal, players=players, pile=pile, phase="discard", taken=taken, draws=draws, pile_draws=pile_draws)


def _knocked(deal: Deal, event: Knocked) -> Deal:
    """The discard of a knock lies on the pile; the defender is the next to act."""
    hand, pile = deal.players[event.seat].hand, deal.pile
    if event.card is not None:
        hand, pile = without(hand, event.card), (*pile, event.card)
    melds = tuple(
        TableMeld(kind=group.kind or Kind.SET, cards=group.cards, owners=(event.seat,) * len(group.cards))
        for group in event.melds
    )
    return replace(
        deal,
        players=_holding(deal, event.seat, hand),
        pile=pile,
        phase="defend",
        seat=other(deal, event.seat),
        turn=event.turn,
        taken=None,
        knocked=event,
        melds=melds,
    )


def _laid_off(deal: Deal, event: LaidOff) -> Deal:
    before = deal.melds[event.meld]
    owner = dict(zip(before.cards, before.owners, strict=True)) | {event.card: event.seat}
    after = TableMeld(kind=before.kind, cards=event.cards, owners=tuple(owner[card] for card in event.cards))
    return replace(
        deal,
        players=_holding(deal, event.seat, without(deal.players[event.seat].hand, event.card)),
        melds=(*deal.melds[: event.meld], after, *deal.melds[event.meld + 1 :]),
        laid_off=(*deal.laid_off, LaidOffCard(event.card, event.meld)),
    )
