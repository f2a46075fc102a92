"""Deals with chosen cards, played by the real engine."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypedDict, TypeVar, Unpack, cast

import pytest

from openrummy import games
from openrummy.cards import face, faces, texts
from openrummy.games.actions import (
    Action,
    Declare,
    Discard,
    Draw,
    Drop,
    Exchange,
    Groups,
    LayDown,
    LayOff,
    Leave,
    Source,
    Submit,
    Timeout,
)
from openrummy.games.errors import IllegalAction
from openrummy.games.events import DealEnded, DealStarted, Event, Result, TurnStarted
from openrummy.games.indian import Deal as IndianDeal
from openrummy.packs import build, commitment, shuffle, wild_faces
from openrummy.rules import Rules, preset

SEED = bytes(range(32))

WINNING = "AH 2H 3H / 4S 5S 6S / 7C 7D 7H / 8S 8D 8H 8C"
"""Two sequences, one of them pure, and two sets (kings wild or lower than that do not touch it)."""

POOR = "2C 4C 6C 8D TD QD AS 3S 9S JS 2H 4H 6H"
"""No meld, no joker with kings wild: 84 points, so 80."""


def points(**changes: Any) -> Rules:
    """The preset ``points`` with options changed."""
    return preset("points").make(changes)


# Covariant, though ``deal`` can be set: what is asked of a game of any family may be asked of one of a certain family.
OneDeal_co = TypeVar("OneDeal_co", bound=games.Deal, covariant=True)


class Dealt(Generic[OneDeal_co]):
    """A deal and its log; whoever makes one knows of which family it is."""

    def __init__(self, events: tuple[Event, ...]) -> None:
        self.events: list[Event] = []
        self.deal: OneDeal_co
        self.apply(events)

    def apply(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        for event in events:
            # A deal stays in its family, but the engine's types do not say so.
            self.deal = cast(OneDeal_co, games.evolve(self.deal if self.events else None, event))
            self.events.append(event)
        return events

    def act(self, seat: int | None, action: Action) -> tuple[Event, ...]:
        return self.apply(games.decide(self.deal, seat, action))

    def refusal(self, seat: int | None, action: Action) -> tuple[str, dict[str, Any]]:
        """The code and the parameters with which the action is refused; the state is as before."""
        before = self.deal
        with pytest.raises(IllegalAction) as refused:
            games.decide(self.deal, seat, action)
        assert self.deal == before
        return refused.value.code, refused.value.params

    def refused(self, seat: int | None, action: Action) -> str:
        """The code of the refusal alone."""
        return self.refusal(seat, action)[0]

    def card(self, seat: int, text: str) -> int:
        """A card of that text in the seat's hand."""
        (wanted,) = faces(text)
        return next(card for card in self.deal.players[seat].hand if face(card) == wanted)

    def groups(self, seat: int, text: str) -> Groups:
        """Groups, parted by slashes, of cards in the seat's hand."""
        left = list(self.deal.players[seat].hand)
        found = []
        for part in text.split("/"):
            group = []
            for wanted in faces(part):
                card = next(card for card in left if face(card) == wanted)
                left.remove(card)
                group.append(card)
            found.append(tuple(group))
        return tuple(found)

    def draw(self, seat: int, source: Source = "stock") -> tuple[Event, ...]:
        return self.act(seat, Draw(source))

    def discard(self, seat: int, text: str) -> tuple[Event, ...]:
        return self.act(seat, Discard(self.card(seat, text)))

    def turn(self, seat: int, text: str | None = None) -> tuple[Event, ...]:
        """Draw from the stock, and discard: the card drawn, or the one named."""
        self.draw(seat)
        assert self.deal.taken is not None
        return self.act(seat, Discard(self.deal.taken.card if text is None else self.card(seat, text)))

    def declare(self, seat: int, text: str | None = None) -> tuple[Event, ...]:
        """Put a card to the finish slot: the card drawn, or the one named."""
        assert self.deal.taken is not None
        return self.act(seat, Declare(self.deal.taken.card if text is None else self.card(seat, text)))

    def exchange(self, seat: int, text: str) -> tuple[Event, ...]:
        return self.act(seat, Exchange(self.card(seat, text)))

    def submit(self, seat: int, text: str) -> tuple[Event, ...]:
        return self.act(seat, Submit(self.groups(seat, text)))

    def lay_down(self, seat: int, text: str) -> tuple[Event, ...]:
        (cards,) = self.groups(seat, text)
        return self.act(seat, LayDown(cards))

    def lay_off(self, seat: int, text: str, meld: int = 0) -> tuple[Event, ...]:
        return self.act(seat, LayOff(self.card(seat, text), meld))

    def drop(self, seat: int) -> tuple[Event, ...]:
        return self.act(seat, Drop())

    def leave(self, seat: int, groups: Groups = ()) -> tuple[Event, ...]:
        return self.act(seat, Leave(groups))

    def timeout(self, groups: Groups = ()) -> tuple[Event, ...]:
        return self.act(None, Timeout(turn=self.deal.turn, groups=groups))

    @property
    def end(self) -> DealEnded:
        assert self.deal.end is not None
        return self.deal.end

    def result(self, seat: int) -> Result:
        return next(one for one in self.end.results if one.seat == seat)

    def hand(self, seat: int) -> str:
        return texts(self.deal.players[seat].hand)


AnyGame = Dealt[games.Deal]
Game = Dealt[IndianDeal]
"""Most tests' games are of the Indian family."""


class Piles(TypedDict, total=False):
    """Cards of a rigged deal outside the hands, as ``beginning`` takes them."""

    stock: str
    opening: str
    cut: str


class Rig(Piles, total=False):
    """All that ``beginning`` takes besides the hands."""

    rules: Rules | None
    fill: bool


def rig(hands: Mapping[int, str], **how: Unpack[Rig]) -> Game:
    """A deal of the Indian family, as ``beginning`` tells it."""
    return Game(beginning(hands, **how))


def beginning(
    hands: Mapping[int, str],
    *,
    stock: str = "",
    opening: str = "9D",
    cut: str = "KD",
    rules: Rules | None = None,
    fill: bool = True,
) -> tuple[Event, ...]:
    """The events of a deal with these hands, in the order of play; the first seat plays first and has dealt.

    ``stock``: what is drawn next, in order. ``cut``: not used where no card is turned. The rest of the stock is filled from the pack, and
    with ``fill`` hands shorter than they are dealt.
    """
    rules = rules or points()
    left = list(shuffle(build(rules.packs), SEED, "filling"))

    def take(text: str) -> list[int]:
        found = []
        for wanted in faces(text.replace("/", " ")):
            card = min(card for card in left if face(card) == wanted)
            left.remove(card)
            found.append(card)
        return found

    dealt = {seat: take(text) for seat, text in hands.items()}
    turned = rules.packs.wild_mode != "none"
    cards_cut, cards_opening, first_drawn = take(cut if turned else ""), take(opening), take(stock)
    for hand in dealt.values():
        while fill and len(hand) < rules.hand_size(len(hands)):
            hand.append(left.pop())
    seats = tuple(hands)
    whole_stock = tuple(left) + tuple(reversed(first_drawn))
    cut_card = cards_cut[0] if cards_cut else None
    started = start_of(rules, dealt, dealer=seats[0], stock=whole_stock, cut=cut_card, opening=cards_opening[0])
    return started, TurnStarted(seat=seats[0], turn=1)


def start_of(
    rules: Rules, hands: Mapping[int, Sequence[int]], *, dealer: int, stock: tuple[int, ...], cut: int | None, opening: int
) -> DealStarted:
    """The beginning of a deal in which the cards lie so."""
    return DealStarted(
        deal=1,
        rules=rules,
        seats=tuple(hands),
        dealer=dealer,
        dealer_cards={},
        commitment=commitment(SEED),
        seed=SEED.hex(),
        hands={seat: tuple(hand) for seat, hand in hands.items()},
        stock=stock,
        stock_size=len(stock),
        cut=cut,
        wild=tuple(sorted(wild_faces(cut, rules.packs))),
        opening=opening,
        totals=dict.fromkeys(hands, 0),
    )


def three(**options: Any) -> Game:
    """Seats 0, 1, 2 in this order; kings wild; the nine of diamonds lies open; 5C, KC and 6D are drawn next."""
    return rig({0: "2C 4C", 1: "3D 5D", 2: "JS QS"}, stock="5C KC 6D", rules=points(**options))
