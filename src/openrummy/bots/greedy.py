"""An honest greedy player: it sees its own hand and what lies open, and puts its cards in order with the arranger."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

import msgspec

from openrummy.arrange import HandRules, arrange, card_points, count, discard_counts
from openrummy.cards import FACES, JOKER, face, rank, suit
from openrummy.games.actions import Declare, Discard, Draw, Drop, Pass, PlayerAction, Submit
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
        if _worth_taking(hand, view, own, history):
            return Draw("pile")
        return Draw("stock") if "stock" in own.legal.draw else Pass()
    raise ValueError("the deal does not wait for this seat")


class _Hand:
    """What the player knows about the worth of cards in this deal.

    Cards are worth what the deal would charge if it ended now, plus what is still missing for a show: ``melds`` counts every card
    outside a meld, ``pure_kept`` goes down step by step as the pure and then the second sequence are there.
    """

    def __init__(self, rules: Rules, wild: frozenset[int]) -> None:
        self.rules, self._count, self._show = _ways_to_count(rules)
        self.wild = wild
        self._jokers = wild | {JOKER}

    def is_joker(self, card: int) -> bool:
        return face(card) in self._jokers

    def points(self, card: int) -> int:
        return card_points(card, self.rules.counting, self.wild)

    def count(self, cards: tuple[int, ...]) -> int:
        """What the cards would cost if the deal ended now."""
        return count(cards, self.rules, self.wild)

    def costs(self, cards: tuple[int, ...]) -> dict[int, int]:
        """For every card, what the others are still worth to get rid of; less is better."""
        count = discard_counts(cards, self._count, self.wild)
        show = discard_counts(cards, self._show, self.wild)
        return {card: count[card] + show[card] for card in cards}

    def uses(self, cards: Iterable[int]) -> dict[int, int]:
        """How well each card goes with the others: neighbours in suit, more of its rank; a joker goes with everything."""
        faces = {card: face(card) for card in cards}
        natural = [one for one in faces.values() if one not in self._jokers]
        links = _links()
        return {
            card: _JOKER_USE if one in self._jokers else sum(map(links[one].__getitem__, natural)) for card, one in faces.items()
        }


@lru_cache(maxsize=64)
def _ways_to_count(rules: Rules) -> tuple[HandRules, HandRules, HandRules]:
    """As the rules count, and by the two counts that say what is missing."""
    return rules.hand, _with_count(rules.hand, "melds"), _with_count(rules.hand, "pure_kept")


def _with_count(hand: HandRules, loser_count: str) -> HandRules:
    """The rules with another count and no cap: a comparison between bad hands must not end at 80."""
    counting = msgspec.structs.replace(hand.counting, loser_count=loser_count, cap=_UNCAPPED)
    return msgspec.structs.replace(hand, counting=counting)


@cache
def _links() -> list[list[int]]:
    """How well two faces go together; a face goes with its like not at all."""
    return [[_link(one, other) for other in range(FACES)] for one in range(FACES)]


def _link(card: int, other: int) -> int:
    if suit(card) == suit(other):
        apart = min(abs(rank(card) - rank(other)), 13 - abs(rank(card) - rank(other)))
        return {1: 4, 2: 3}.get(apart, 0)
    return 2 if rank(card) == rank(other) else 0


def _put_down(hand: _Hand, own: Own) -> PlayerAction:
    """Declare where that is possible; else let go of the card whose loss leaves the best hand."""
    costs = hand.costs(own.hand)
    if min(costs.values()) == 0:
        shows = [
            card for card in arrange(own.hand, hand.rules, hand.wild).discards if card in own.legal.declare and not costs[card]
        ]
        if shows:
            return Declare(max(shows, key=lambda card: (hand.points(card), -card)))

    uses = hand.uses(own.hand)

    def merit(card: int) -> tuple[int, int, int]:
        return costs[card] + 2 * uses[card], -hand.points(card), card

    return Discard(min(own.legal.discard, key=merit))


def _worth_taking(hand: _Hand, view: DealView, own: Own, history: tuple[Event, ...]) -> bool:
    """Take the open card if it is a joker, or makes a meld: the hand gets better than by merely losing its worst card."""
    if "pile" not in own.legal.draw:
        return False
    if _open_draws(history) >= 2 * len(view.seats):
        # Only draws from the stock bring a deal to its end: a ring of players who all take open cards must break up.
        return False
    top = view.pile[-1]
    if hand.is_joker(top):
        return True
    with_top = hand.costs((*own.hand, top))
    return min(cost for card, cost in with_top.items() if card != top) < min(hand.costs(own.hand).values())


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
    """Is the drop the cheaper way out?

    Measured over deals of four and six players who never drop: a hand without a joker that counts 80 costs 42 to 49 in the end,
    one of 60 to 79 with few links 25 to 35; hands with a joker cost less than 20. Middle: only late, and with a very bad hand.
    """
    if offer.kind == "first":
        if any(map(hand.is_joker, cards)):
            return False
        count, links = hand.count(cards), sum(hand.uses(cards).values())
        return count >= offer.points + 60 or (count >= offer.points + 40 and links < 60)
    turns = sum(isinstance(event, Drew) and event.seat == seat for event in history)
    return turns >= 8 and hand.count(cards) >= offer.points + 25
