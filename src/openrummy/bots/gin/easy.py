"""A beginner: looks for pairs, keeps them whatever they cost, does not see a run coming, and likes to go gin."""

from typing import Final

from openrummy.bots.gin.common import forced, knows, leave_it, loose_of, melds_with
from openrummy.cards import rank
from openrummy.games.actions import Discard, Draw, Knock, PlayerAction
from openrummy.games.events import Event
from openrummy.games.views import DealView, Own
from openrummy.rules import Rules

POLICY: Final = "gin-easy/1"

_BOLD: Final = 3
"""With so little deadwood even a beginner dares to knock."""


def choose(rules: Rules, view: DealView, history: tuple[Event, ...]) -> PlayerAction:
    """A legal action for the seat of ``view``; the same for the same arguments. Raises ``ValueError`` where it has nothing to do."""
    own, game = knows(view)
    move = forced(own, game)
    if move is not None:
        return move
    if own.legal.draw:
        return Draw("pile") if melds_with(own, view.pile[-1]) else leave_it(own)
    offers = own.legal.knock
    if offers and offers[0].deadwood <= _BOLD:
        return Knock(offers[0].card)
    return Discard(_least_liked(own))


def _least_liked(own: Own) -> int:
    """A card outside the melds that makes the fewest pairs; of equals the newest, whatever it costs to keep the others."""
    allowed = own.legal.discard
    loose = [card for card in loose_of(own.hand) if card in allowed] or list(allowed)

    def merit(card: int) -> tuple[int, int]:
        return sum(_pair(card, other) for other in loose if other != card), -own.hand.index(card)

    return min(loose, key=merit)


def _pair(card: int, other: int) -> bool:
    """A beginner sees pairs, and a run only when it lies there."""
    return rank(card) == rank(other)
