"""A sound player who looks at the own hand alone: takes what melds, throws what leaves least deadwood, knocks as soon as it may."""

from typing import Final

from openrummy.bots.gin.common import SEARCH, forced, knows, leave_it, melds_with
from openrummy.games.actions import Discard, Draw, Knock, PlayerAction
from openrummy.games.events import Event
from openrummy.games.gin.melding import POINTS
from openrummy.games.views import DealView, Own
from openrummy.rules import Rules

POLICY: Final = "gin-medium/1"


def choose(rules: Rules, view: DealView, history: tuple[Event, ...]) -> PlayerAction:
    """A legal action for the seat of ``view``; the same for the same arguments. Raises ``ValueError`` where it has nothing to do."""
    own, game = knows(view)
    move = forced(own, game)
    if move is not None:
        return move
    if own.legal.draw:
        return Draw("pile") if melds_with(own, view.pile[-1]) else leave_it(own)
    if own.legal.knock:
        return Knock(own.legal.knock[0].card)
    return Discard(_dearest(own))


def _dearest(own: Own) -> int:
    """The card whose loss leaves the least deadwood; of equals the dearest."""
    left = dict(zip(own.hand, SEARCH.without(SEARCH.hand(own.hand), own.hand), strict=True))
    return min(own.legal.discard, key=lambda card: (left[card], -POINTS[card], card))
