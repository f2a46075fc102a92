"""An honest greedy player: it sees its own hand and what lies open, and puts its cards in order with the arranger."""

from collections.abc import Iterable
from typing import Final

import msgspec

from openrummy.arrange import HandRules, arrange, card_points, discard_counts
from openrummy.cards import face, is_printed_joker, rank, suit
from openrummy.games.actions import Declare, Discard, Draw, Drop, PlayerAction, Submit
from openrummy.games.events import Drew, Event
from openrummy.games.views import DealView, DropOffer, Own
from openrummy.rules import Rules

POLICY: Final = "greedy/1"

_UNCAPPED: Final = 1000
_JOKER_USE: Final = 100


def choose(rules: Rules, view: DealView, history: tuple[Event, ...]) -> PlayerAction:
    """A legal action for the seat of ``view``; the same for the same arguments.

    Raises ``ValueError`` where the seat has nothing to do.
    """
    own = view.own
    if own is None:
        raise ValueError("a player needs a seat")
    hand = _Hand(rules, frozenset(view.wild))
    if own.legal.submit:
        best = arrange(own.hand, rules.hand, hand.wild)
        return Submit(tuple(group.cards for group in best.groups))
    if own.legal.discard:
        return _put_down(hand, own)
    if own.legal.draw:
        offer = own.legal.drop
        if offer is not None and _hopeless(hand, own.hand, offer, history, own.seat):
            return Drop()
        return Draw("pile" if _worth_taking(hand, view, own, history) else "stock")
    raise ValueError("the deal does not wait for this seat")


class _Hand:
    """What the player knows about the worth of cards in this deal.

    Cards are worth what the deal would charge if it ended now, plus what is still missing for a show: ``melds`` counts every card
    outside a meld, ``pure_kept`` goes down step by step as the pure and then the second sequence are there.
    """

    def __init__(self, rules: Rules, wild: frozenset[int]) -> None:
        self.rules = rules.hand
        self.wild = wild
        self._count = _with_count(rules.hand, "melds")
        self._show = _with_count(rules.hand, "pure_kept")

    def is_joker(self, card: int) -> bool:
        return is_printed_joker(card) or face(card) in self.wild

    def points(self, card: int) -> int:
        return card_points(card, self.rules.counting, self.wild)

    def costs(self, cards: tuple[int, ...]) -> dict[int, int]:
        """For every card of 14, what the other 13 are still worth to get rid of; less is better."""
        count = discard_counts(cards, self._count, self.wild)
        show = discard_counts(cards, self._show, self.wild)
        return {card: count[card] + show[card] for card in cards}

    def cost(self, cards: tuple[int, ...]) -> int:
        return arrange(cards, self._count, self.wild).points + arrange(cards, self._show, self.wild).points

    def use(self, card: int, others: Iterable[int]) -> int:
        """How well a card goes with others: neighbours in suit, more of its rank; a joker goes with everything."""
        if self.is_joker(card):
            return _JOKER_USE
        return sum(_link(card, other) for other in others if not self.is_joker(other))


def _with_count(hand: HandRules, loser_count: str) -> HandRules:
    """The rules with another count and no cap: a comparison between bad hands must not end at 80."""
    counting = msgspec.structs.replace(hand.counting, loser_count=loser_count, cap=_UNCAPPED)
    return msgspec.structs.replace(hand, counting=counting)


def _link(card: int, other: int) -> int:
    if suit(card) == suit(other):
        apart = min(abs(rank(card) - rank(other)), 13 - abs(rank(card) - rank(other)))
        return {1: 4, 2: 3}.get(apart, 0)
    return 2 if rank(card) == rank(other) else 0


def _put_down(hand: _Hand, own: Own) -> PlayerAction:
    """Declare where that is possible; else let go of the card whose loss leaves the best hand."""
    shows = [card for card in arrange(own.hand, hand.rules, hand.wild).discards if card in own.legal.declare]
    if shows:
        return Declare(max(shows, key=lambda card: (hand.points(card), -card)))
    costs = hand.costs(own.hand)

    def merit(card: int) -> tuple[int, int, int]:
        use = hand.use(card, (other for other in own.hand if other != card))
        return costs[card] + 2 * use, -hand.points(card), card

    return Discard(min(own.legal.discard, key=merit))


def _worth_taking(hand: _Hand, view: DealView, own: Own, history: tuple[Event, ...]) -> bool:
    """Take the open card if it is a joker, or makes a meld: the hand gets better than by merely losing its worst card."""
    if "pile" not in own.legal.draw:
        return False
    if "stock" not in own.legal.draw:
        return True
    if _open_draws(history) >= 2 * len(view.seats):
        # Only draws from the stock bring a deal to its end: a ring of players who all take open cards must break up.
        return False
    top = view.pile[-1]
    if hand.is_joker(top):
        return True
    costs = hand.costs((*own.hand, top))
    with_top = min(cost for card, cost in costs.items() if card != top)
    without = min(hand.cost(tuple(other for other in own.hand if other != card)) for card in own.hand)
    return with_top < without


def _open_draws(history: tuple[Event, ...]) -> int:
    """How many draws since the last one from the stock, by whomever."""
    count = 0
    for event in reversed(history):
        if isinstance(event, Drew):
            if event.source == "stock":
                break
            count += 1
    return count


def _hopeless(hand: _Hand, cards: tuple[int, ...], offer: DropOffer, history: tuple[Event, ...], seat: int) -> bool:
    """Is the drop the cheaper way out? First: no joker and hardly anything that goes together. Middle: only late, with a very bad hand."""
    count = arrange(cards, hand.rules, hand.wild).points
    if offer.kind == "first":
        jokers = sum(map(hand.is_joker, cards))
        links = sum(hand.use(card, cards) for card in cards if not hand.is_joker(card))
        return jokers == 0 and count >= offer.points + 50 and links < 40
    turns = sum(isinstance(event, Drew) and event.seat == seat for event in history)
    return turns >= 8 and count >= offer.points + 25
