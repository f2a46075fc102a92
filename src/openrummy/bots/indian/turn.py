"""What every player of an Indian game does in its turn; how well, its mind decides."""

from typing import Protocol

from openrummy.bots.indian.hand import Hand
from openrummy.games.actions import Declare, Discard, Draw, Drop, Pass, PlayerAction, Submit
from openrummy.games.events import Drew, Event
from openrummy.games.views import DealView, DropOffer, Own
from openrummy.rules import Rules

History = tuple[Event, ...]


class Mind(Protocol):
    """What one level decides differently from another."""

    def drops(self, hand: Hand, own: Own, offer: DropOffer, history: History) -> bool:
        """Give up?"""

    def takes(self, hand: Hand, view: DealView, own: Own) -> bool:
        """Take the open card, which is no joker?"""

    def discards(self, hand: Hand, view: DealView, own: Own, history: History) -> int:
        """Which card goes?"""


def play(mind: Mind, rules: Rules, view: DealView, history: History) -> PlayerAction:
    """A legal action for the seat of ``view``; the same for the same arguments.

    Raises ``ValueError`` where the seat has nothing to do.
    """
    own = view.own
    if own is None:
        raise ValueError("a player needs a seat")
    hand = Hand(rules, frozenset(view.wild))
    if own.legal.submit:
        return Submit(hand.laid(own.hand))
    if own.legal.discard:
        shows = hand.shows(own)
        if shows:
            return Declare(max(shows, key=lambda card: (hand.points(card), -card)))
        return Discard(mind.discards(hand, view, own, history))
    if own.legal.draw:
        return _draw(mind, hand, view, own, history)
    raise ValueError("the deal does not wait for this seat")


def _draw(mind: Mind, hand: Hand, view: DealView, own: Own, history: History) -> PlayerAction:
    offer = own.legal.drop
    if offer is not None and mind.drops(hand, own, offer, history):
        return Drop()
    # Only draws from the stock bring a deal to its end: a ring of players who all take open cards must break up.
    open_to_me = "pile" in own.legal.draw and _open_draws(history) < 2 * len(view.seats)
    if open_to_me and (hand.is_joker(view.pile[-1]) or mind.takes(hand, view, own)):
        return Draw("pile")
    return Draw("stock") if "stock" in own.legal.draw else Pass()


def _open_draws(history: History) -> int:
    """How many draws since the last one from the stock, by whomever."""
    draws = 0
    for event in reversed(history):
        if isinstance(event, Drew):
            if event.source == "stock":
                break
            draws += 1
    return draws
