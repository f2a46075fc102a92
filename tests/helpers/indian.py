"""Deals of the Indian presets with chosen cards."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from helpers.rig import Game, rig
from openrummy.games.events import Shown
from openrummy.rules import preset

FILLER = "2C 4C 6C 8D TD QD AS 3S 9S JS 2H 4H 6H"
"""No meld, and no joker with kings wild: 84 points."""


def dealt(
    name: str, hands: Mapping[int, str], *, totals: Mapping[int, int] | None = None, options: Any = None, **cards: str
) -> Game:
    """A deal of a preset, with options changed; ``cards`` as ``rig`` takes them."""
    game = rig(hands, rules=preset(name).make(options or {}), **cards)
    start = replace(game.deal.start, totals=dict(totals or dict.fromkeys(hands, 0)))
    game.deal = replace(game.deal, start=start)
    game.events[0] = start
    return game


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
