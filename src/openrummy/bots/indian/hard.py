"""Plays as strong players do: counts the cards that are still missing for a show, and what the hand costs until then."""

from typing import Final

from openrummy.bots.indian.hand import Hand
from openrummy.bots.indian.turn import History, play
from openrummy.games.actions import PlayerAction
from openrummy.games.views import DealView, DropOffer, Own
from openrummy.rules import Rules

POLICY: Final = "indian-hard/2"

_A_MISSING_CARD: Final = 16
"""What a card that is still missing is worth, in points of loose cards."""
_GOOD_LINKS: Final = 8
"""From here on an open card goes so well with a hand of 13 that it is worth more than one unseen."""
_DEAR: Final = 40
_FAR: Final = 5
"""A hand that costs so much more than to drop it, with so many cards missing, is given up."""
_FEW: Final = 13
"""In larger hands nearly every card brings a show nearer, so that alone is no reason to take the open one rather than one unseen."""


class Mind:
    """Sees how far the hand is from a show."""

    def drops(self, hand: Hand, own: Own, offer: DropOffer, history: History) -> bool:
        """Without a joker, dear and far from a show. Over 300 mirrored deals of Points and of Pool, to drop sooner cost deals and won no points."""
        if offer.kind != "first" or any(map(hand.is_joker, own.hand)):
            return False
        return hand.count(own.hand) >= offer.points + _DEAR and hand.distance(own.hand) >= _FAR

    def takes(self, hand: Hand, view: DealView, own: Own) -> bool:
        with_top = (*own.hand, view.pile[-1])
        if hand.rules.size <= _FEW:
            return hand.uses(with_top)[with_top[-1]] >= _GOOD_LINKS or hand.distance(with_top) < hand.distance(own.hand)
        if hand.cost(with_top) <= hand.cost(own.hand):
            return True
        # Dublees, tunnelas and jokers bring a show that the points do not tell of (XXI-9, XXI-10).
        return hand.distance(own.hand) == 1 and hand.distance(with_top) == 0

    def discards(self, hand: Hand, view: DealView, own: Own, history: History) -> int:
        loose, missing, uses = hand.loose(own.hand), hand.missing(own.hand), hand.uses(own.hand)
        worth = {card: loose[card] + missing[card] + uses[card] for card in own.legal.discard}
        order = sorted(worth, key=lambda card: (worth[card], -hand.points(card), card))
        return self._least_missed(hand, own.hand, worth, order)

    def _least_missed(self, hand: Hand, held: tuple[int, ...], worth: dict[int, int], order: list[int]) -> int:
        """The card of least worth, where one that leaves a card more missing is worth so much more.

        ``order``: by worth. No discard leaves the hand more than one card farther than it could be, so few need be asked about.
        """
        nearest = hand.distance(held)
        best, least = order[0], _A_MISSING_CARD + worth[order[0]]
        for card in order:
            if worth[card] >= least:
                break
            if hand.distance(tuple(other for other in held if other != card)) <= nearest:
                return card
        return best


def choose(rules: Rules, view: DealView, history: History) -> PlayerAction:
    """A strong player's move."""
    return play(Mind(), rules, view, history)
