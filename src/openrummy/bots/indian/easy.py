"""Plays as beginners do: sees sets, keeps what is dear, forgets what the others could take, and never gives up."""

from typing import Final

from openrummy.bots.indian.hand import Hand
from openrummy.bots.indian.turn import History, play
from openrummy.cards import rank
from openrummy.games.actions import PlayerAction
from openrummy.games.views import DealView, DropOffer, Own
from openrummy.rules import Rules

POLICY: Final = "indian-easy/2"


class Mind:
    """Sees the melds it has and which cards go together, but not what the loose ones cost."""

    def drops(self, hand: Hand, own: Own, offer: DropOffer, history: History) -> bool:
        return False

    def takes(self, hand: Hand, view: DealView, own: Own) -> bool:
        """Only the third card of a set: sequences are overlooked."""
        top = view.pile[-1]
        alike = sum(rank(card) == rank(top) for card in own.hand if not hand.is_joker(card))
        return alike >= 2 and hand.gains(own.hand, top)

    def discards(self, hand: Hand, view: DealView, own: Own, history: History) -> int:
        """Of the cards outside melds the one that goes least with others; of equals the cheapest, in the hope of pictures."""
        loose, uses = hand.loose(own.hand), hand.uses(own.hand)
        free = min(loose[card] + hand.points(card) for card in own.hand)

        def merit(card: int) -> tuple[bool, bool, int, int, int]:
            melded = loose[card] + hand.points(card) > free
            return hand.is_joker(card), melded, uses[card], hand.points(card), card

        return min(own.legal.discard, key=merit)


def choose(rules: Rules, view: DealView, history: History) -> PlayerAction:
    """A beginner's move."""
    return play(Mind(), rules, view, history)
