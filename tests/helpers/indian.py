"""Deals of the Indian presets with chosen cards."""

from collections.abc import Mapping
from typing import Any, Unpack

from msgspec.structs import replace

from helpers.rig import Game, Piles, rig
from openrummy import match
from openrummy.games.events import DealEnded, DealStarted, Shown
from openrummy.rules import preset

FILLER = "2C 4C 6C 8D TD QD AS 3S 9S JS 2H 4H 6H"
"""No meld, and no joker with kings wild: 84 points."""


def dealt(
    name: str, hands: Mapping[int, str], *, totals: Mapping[int, int] | None = None, options: Any = None, **cards: Unpack[Piles]
) -> Game:
    """A deal of a preset, with options changed; ``cards`` as ``rig`` takes them."""
    game = rig(hands, rules=preset(name).make(options or {}), **cards)
    start = replace(game.deal.start, totals=dict(totals or dict.fromkeys(hands, 0)))
    game.deal = replace(game.deal, start=start)
    game.events[0] = start
    return game


def three_classic(stock: str = "5C TC 6D 8H", opening: str = "9D", **options: Any) -> Game:
    """Classic Points Rummy: seats 0, 1, 2 in this order; kings wild."""
    return dealt("points-classic", {0: "2C 4C", 1: "3D 5D", 2: "JS QS"}, stock=stock, opening=opening, options=options)


def dealer_after(start: DealStarted, ended: DealEnded) -> int | None:
    """Who deals the next deal, if the same are there."""
    (begun,) = match.begin(start.rules, start.seats)
    now = match.evolve(None, begun)
    for event in match.settle(now, start, ended):
        now = match.evolve(now, event)
    following = match.next_deal(now, start.seats)
    return None if following is None else following.dealer


def with_stock(game: Game, left: int) -> Game:
    """The same deal with so many cards in the stock, the rest lying below the top of the open pile."""
    deal = game.deal
    gone, stock = deal.stock[: len(deal.stock) - left], deal.stock[len(deal.stock) - left :]
    game.deal = replace(deal, stock=stock, pile=gone + deal.pile)
    return game


def show(game: Game, seat: int, groups: str, finish: str | None = None) -> Shown:
    """Draw from the stock, declare with the card drawn (or ``finish``) and lay the hand in these groups."""
    game.draw(seat)
    game.declare(seat, finish)
    shown = game.submit(seat, groups)[0]
    assert isinstance(shown, Shown)
    return shown
