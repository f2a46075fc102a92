"""A beginner: takes every card that seems to go with something, keeps pairs whatever they cost, and likes to go gin."""

from typing import Final

from openrummy.bots.gin.common import SEARCH, forced, knows, leave_it, melds_with
from openrummy.cards import rank, suit
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
        return Draw("pile") if _likes(own, view.pile[-1], history) else leave_it(own)
    offers = own.legal.knock
    if offers and offers[0].deadwood <= _BOLD:
        return Knock(offers[0].card)
    return Discard(_least_liked(own))


def _likes(own: Own, top: int, history: tuple[Event, ...]) -> bool:
    """Every third of the cards that go with two others, or with one, is taken though they make no meld yet."""
    links = sum(_go_together(top, card) for card in own.hand)
    return melds_with(own, top) or (links >= 2 and len(history) % 3 == 0)


def _least_liked(own: Own) -> int:
    """A card outside the melds that goes with the fewest others; of equals the dearest."""
    hand = own.hand
    whole = SEARCH.hand(hand)
    left = dict(zip(hand, SEARCH.without(whole, hand), strict=True))
    now = SEARCH.deadwood(whole)
    loose = [card for card in own.legal.discard if left[card] < now] or list(own.legal.discard)

    def merit(card: int) -> tuple[int, int, int]:
        return sum(_go_together(card, other) for other in loose if other != card), -rank(card), card

    return min(loose, key=merit)


def _go_together(card: int, other: int) -> bool:
    if rank(card) == rank(other):
        return True
    return suit(card) == suit(other) and abs(rank(card) - rank(other)) <= 2
