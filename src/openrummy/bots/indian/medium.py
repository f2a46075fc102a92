"""Plays as many do at home: keeps what could grow into a meld, throws dear cards, gives up the hopeless hand."""

from typing import Final

from openrummy.bots.indian.hand import Hand
from openrummy.bots.indian.turn import History, play
from openrummy.games.actions import PlayerAction
from openrummy.games.views import DealView, DropOffer, Own
from openrummy.rules import Rules

POLICY: Final = "indian-medium/2"

_HOPELESS: Final = 80
"""It gives up no hand with fewer points outside melds, however cheap a drop is."""


class Mind:
    """Sees its melds, and which cards go together."""

    def drops(self, hand: Hand, own: Own, offer: DropOffer, history: History) -> bool:
        """Without a joker and with hardly anything but points, at the start only."""
        if offer.kind != "first" or any(map(hand.is_joker, own.hand)):
            return False
        return hand.unmelded(own.hand) >= max(_HOPELESS, offer.points + 60)

    def takes(self, hand: Hand, view: DealView, own: Own) -> bool:
        return hand.gains(own.hand, view.pile[-1])

    def discards(self, hand: Hand, view: DealView, own: Own, history: History) -> int:
        loose, uses, extra = hand.loose(own.hand), hand.uses(own.hand), hand.extra(own.hand)
        return min(own.legal.discard, key=lambda card: (loose[card] + extra[card] + 2 * uses[card], -hand.points(card), card))


def choose(rules: Rules, view: DealView, history: History) -> PlayerAction:
    """A fair player's move."""
    return play(Mind(), rules, view, history)
