"""A sound but careful player who looks at the own hand alone: takes what melds, throws the dearest loose card, fears an undercut."""

from typing import Final

from openrummy.bots.gin.common import forced, knows, leave_it, loose_of, measure, melds_with
from openrummy.cards import rank, suit
from openrummy.games.actions import Discard, Draw, Knock, PlayerAction
from openrummy.games.events import Event
from openrummy.games.gin.melding import POINTS
from openrummy.games.views import DealView, Own
from openrummy.rules import Rules

POLICY: Final = "gin-medium/1"

_CAREFUL: Final = 8
"""It knocks with so many points left at most."""


def choose(rules: Rules, view: DealView, history: tuple[Event, ...]) -> PlayerAction:
    """A legal action for the seat of ``view``; the same for the same arguments. Raises ``ValueError`` where it has nothing to do."""
    own, game = knows(view)
    move = forced(own, game)
    if move is not None:
        return move
    if own.legal.draw:
        return Draw("pile") if melds_with(own, view.pile[-1]) else leave_it(own)
    if own.legal.knock and own.legal.knock[0].deadwood <= _CAREFUL:
        return Knock(own.legal.knock[0].card)
    return Discard(_least_needed(own, game.knock_limit))


def _least_needed(own: Own, limit: int) -> int:
    """The card whose loss leaves the least deadwood; of equals the dearest.

    Where only gin ends a hand: the fewest loose cards, and of equals the one that goes with the fewest of them.
    """
    search = measure(limit)
    left = dict(zip(own.hand, search.without(search.hand(own.hand), own.hand), strict=True))
    loose = () if limit else loose_of(own.hand, limit)

    def merit(card: int) -> tuple[int, int, int, int]:
        return left[card], sum(_near(card, other) for other in loose if other != card), -POINTS[card], card

    return min(own.legal.discard, key=merit)


def _near(card: int, other: int) -> bool:
    """Would one more card make a meld of the two?"""
    return rank(card) == rank(other) or (suit(card) == suit(other) and abs(card - other) <= 2)
