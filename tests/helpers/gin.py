"""Hands of Gin with chosen cards, played by the real engine. Seat 0 plays first, seat 1 has dealt."""

from collections.abc import Mapping
from typing import Any

import pytest

from openrummy.cards import faces, texts
from openrummy.games import gin
from openrummy.games.actions import Action, BigGin, Discard, Draw, Groups, Knock, LayOff, Pass, Source, Submit, Timeout
from openrummy.games.errors import IllegalAction
from openrummy.games.events import DealEnded, DealStarted, Event, Result, TurnStarted
from openrummy.games.gin.opening import limit_of
from openrummy.packs import build, commitment, shuffle
from openrummy.rules import Rules, preset

SEED = bytes(range(32))


def cards_of(text: str) -> tuple[int, ...]:
    return faces(text.replace("/", " "))


def groups_of(text: str) -> Groups:
    """Groups, parted by slashes."""
    return tuple(faces(part) for part in text.split("/") if part.strip())


class Hand:
    """A hand of Gin and its log. In one pack a card's text names one card."""

    def __init__(self, events: tuple[Event, ...]) -> None:
        self.events: list[Event] = []
        self.deal: gin.Deal
        self.apply(events)

    def apply(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        for event in events:
            self.deal = gin.evolve(self.deal if self.events else None, event)
            self.events.append(event)
        return events

    def act(self, seat: int | None, action: Action) -> tuple[Event, ...]:
        return self.apply(gin.decide(self.deal, seat, action))

    def refused(self, seat: int | None, action: Action) -> tuple[str, dict[str, Any]]:
        """The code and the parameters with which the action is refused; the state is as before."""
        before = self.deal
        with pytest.raises(IllegalAction) as refused:
            gin.decide(self.deal, seat, action)
        assert self.deal == before
        return refused.value.code, refused.value.params

    def draw(self, seat: int, source: Source = "stock") -> tuple[Event, ...]:
        return self.act(seat, Draw(source))

    def passes(self, *seats: int) -> "Hand":
        for seat in seats:
            self.act(seat, Pass())
        return self

    def discard(self, seat: int, text: str) -> tuple[Event, ...]:
        return self.act(seat, Discard(*faces(text)))

    def turn(self, seat: int, text: str | None = None) -> tuple[Event, ...]:
        """Draw from the stock, and discard: the card drawn, or the one named."""
        self.draw(seat)
        assert self.deal.taken is not None
        return self.act(seat, Discard(self.deal.taken.card if text is None else faces(text)[0]))

    def run_down(self, size: int) -> "Hand":
        """Both draw from the stock and discard what they drew, until so many cards are left in it."""
        while len(self.deal.stock) > size:
            self.turn(self.deal.seat)
        return self

    def knock(self, seat: int, text: str, groups: str = "") -> tuple[Event, ...]:
        return self.act(seat, Knock(*faces(text), groups_of(groups)))

    def big_gin(self, seat: int) -> tuple[Event, ...]:
        return self.act(seat, BigGin())

    def lay_off(self, seat: int, text: str, meld: int) -> tuple[Event, ...]:
        return self.act(seat, LayOff(*faces(text), meld))

    def submit(self, seat: int, groups: str) -> tuple[Event, ...]:
        return self.act(seat, Submit(groups_of(groups)))

    def timeout(self) -> tuple[Event, ...]:
        return self.act(None, Timeout(turn=self.deal.turn))

    def holds(self, seat: int) -> str:
        return texts(sorted(self.deal.players[seat].hand))

    @property
    def end(self) -> DealEnded:
        assert self.deal.end is not None
        return self.deal.end

    def result(self, seat: int) -> Result:
        return next(one for one in self.end.results if one.seat == seat)

    @property
    def scores(self) -> tuple[int, int]:
        return self.result(0).score, self.result(1).score


def rules(name: str = "gin", **changes: Any) -> Rules:
    return preset(name).make(changes)


def rig(hands: Mapping[int, str], *, stock: str = "", last: str = "", opening: str = "9D", made: Rules | None = None) -> Hand:
    """A hand with these cards, the rest of them from the pack. ``stock``: what is drawn first, ``last``: what is drawn last, in order."""
    made = made or rules()
    left = list(shuffle(build(made.packs), SEED, "filling"))

    def take(text: str) -> list[int]:
        found = list(cards_of(text))
        for card in found:
            left.remove(card)
        return found

    dealt = {seat: take(hands.get(seat, "")) for seat in (0, 1)}
    (upcard,), drawn, drawn_last = take(opening), take(stock), take(last)
    for hand in dealt.values():
        while len(hand) < 10:
            hand.append(left.pop())
    dead = tuple(left.pop() for _ in range(2))
    whole = (*dead, *reversed(drawn_last), *left, *reversed(drawn))
    started = DealStarted(
        deal=1,
        rules=made,
        seats=(0, 1),
        dealer=1,
        dealer_cards={},
        commitment=commitment(SEED),
        seed=SEED.hex(),
        hands={seat: tuple(hand) for seat, hand in dealt.items()},
        stock=whole,
        stock_size=len(whole),
        cut=None,
        wild=(),
        opening=upcard,
        totals={0: 0, 1: 0},
    )
    return Hand((started, limit_of(made, upcard), TurnStarted(seat=0, turn=1)))


def knocked(knocker: str, defender: str, card: str, *, made: Rules | None = None, opening: str, groups: str = "") -> Hand:
    """Seat 0 holds ``knocker``, draws ``card``, and knocks with it."""
    hand = rig({0: knocker, 1: defender}, stock=card, opening=opening, made=made).passes(0, 1)
    hand.draw(0)
    hand.knock(0, card, groups)
    return hand
