"""Hands of Gin with chosen cards, played by the real engine. Seat 0 plays first, seat 1 has dealt."""

from collections.abc import Mapping
from typing import Any

from helpers.rig import SEED, Dealt, start_of
from openrummy.cards import faces
from openrummy.games import gin
from openrummy.games.actions import BigGin, Knock, Pass
from openrummy.games.events import Event, TurnStarted
from openrummy.games.gin.opening import limit_of
from openrummy.packs import build, shuffle
from openrummy.rules import Rules, preset


class Hand(Dealt[gin.Deal]):
    """A hand of Gin and its log, with what is done in Gin alone."""

    def passes(self, *seats: int) -> "Hand":
        for seat in seats:
            self.act(seat, Pass())
        return self

    def run_down(self, size: int) -> "Hand":
        """Both draw from the stock and discard what they drew, until so many cards are left in it."""
        while len(self.deal.stock) > size:
            self.turn(self.deal.seat)
        return self

    def knock(self, seat: int, text: str, groups: str = "") -> tuple[Event, ...]:
        return self.act(seat, Knock(self.card(seat, text), self.groups(seat, groups)))

    def big_gin(self, seat: int) -> tuple[Event, ...]:
        return self.act(seat, BigGin())

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
        found = list(faces(text.replace("/", " ")))
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
    started = start_of(made, dealt, dealer=1, stock=whole, cut=None, opening=upcard)
    return Hand((started, limit_of(made, upcard), TurnStarted(seat=0, turn=1)))


def knocked(knocker: str, defender: str, card: str, *, made: Rules | None = None, opening: str, groups: str = "") -> Hand:
    """Seat 0 holds ``knocker``, draws ``card``, and knocks with it."""
    hand = rig({0: knocker, 1: defender}, stock=card, opening=opening, made=made).passes(0, 1)
    hand.draw(0)
    hand.knock(0, card, groups)
    return hand
