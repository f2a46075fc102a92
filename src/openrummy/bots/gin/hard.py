"""A player who counts cards: keeps pairs that can still grow, throws what the other one cannot use, and weighs a knock against gin."""

from typing import Final

from openrummy.bots.gin.common import SEARCH, forced, knows, leave_it, loose_of
from openrummy.bots.gin.counting import Seen, danger, hope, seen_by
from openrummy.games.actions import Discard, Draw, Knock, PlayerAction
from openrummy.games.events import Event
from openrummy.games.gin.melding import POINTS
from openrummy.games.views import DealView, KnockOffer, Own
from openrummy.rules import Rules

POLICY: Final = "gin-hard/1"

_HOPE: Final = 1.0
"""Points that it is worth to keep a card for each card still out that would meld it with another loose one."""

_DANGER: Final = 6.0
"""Points that it costs to throw a card which the other one is sure to want."""

_CHEAP: Final = 5
"""A card of so many points at most is taken from the pile though it only makes a pair that can grow."""

_GIN_CARDS: Final = 5
"""With more cards than these still out that make gin, a knock is put off."""


def choose(rules: Rules, view: DealView, history: tuple[Event, ...]) -> PlayerAction:
    """A legal action for the seat of ``view``; the same for the same arguments. Raises ``ValueError`` where it has nothing to do."""
    own, game = knows(view)
    move = forced(own, game)
    if move is not None:
        return move
    if own.legal.draw:
        seen = seen_by(own, view, history)
        return Draw("pile") if _worth_taking(own, view.pile[-1], game.knock_limit, seen) else leave_it(own)
    seen = seen_by(own, view, history)
    if own.legal.knock and _knocks(own, own.legal.knock[0], seen):
        return Knock(own.legal.knock[0].card)
    return Discard(_discard(own, seen))


def _worth_taking(own: Own, top: int, limit: int, seen: Seen) -> bool:
    """Taken, the card must meld, or make a knock possible, or be cheap and go with another one."""
    hand = SEARCH.hand(own.hand)
    if SEARCH.deadwood(hand | 1 << top) <= SEARCH.deadwood(hand):
        return True
    if min(SEARCH.without(hand | 1 << top, own.hand)) <= limit:
        return True
    return POINTS[top] <= _CHEAP and hope(top, loose_of(own.hand), seen) > 1


def _knocks(own: Own, offer: KnockOffer, seen: Seen) -> bool:
    """Knock, unless gin is near."""
    rest = tuple(card for card in own.hand if card != offer.card)
    hand = SEARCH.hand(rest)
    outs = sum(min(SEARCH.without(hand | 1 << card, (*rest, card))) == 0 for card in seen.unseen)
    return outs <= _GIN_CARDS


def _discard(own: Own, seen: Seen) -> int:
    """The card that costs least to lose: by the deadwood left, by what it could still become, and by what the other one gains."""
    left = dict(zip(own.hand, SEARCH.without(SEARCH.hand(own.hand), own.hand), strict=True))
    loose = loose_of(own.hand)

    def cost(card: int) -> tuple[float, int, int]:
        return left[card] + _HOPE * hope(card, loose, seen) + _DANGER * danger(card, seen), -POINTS[card], card

    return min(own.legal.discard, key=cost)
