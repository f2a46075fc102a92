"""Deals of Rum with chosen cards, and what is seen of them."""

from typing import Any

from helpers.rig import Game, rig
from openrummy import games
from openrummy.cards import texts
from openrummy.games.views import RumView
from openrummy.melds import Melds
from openrummy.rules import Rules, preset

LOW = Melds(ace="low")

POOR = "KC QD 9S AC"
"""The hand of the worked case: 30 points."""


def rules(**changes: Any) -> Rules:
    return preset("rum").make(changes)


def two(first: str, second: str = POOR, **more: Any) -> Game:
    """A deal of two in the middle of a hand: just these cards in hand, and nothing on the table yet."""
    more.setdefault("rules", rules())
    return rig({0: first, 1: second}, fill=False, **more)


def rum_view(game: Game, viewer: int | None = None) -> RumView:
    seen = games.view(game.deal, viewer).game
    assert isinstance(seen, RumView)
    return seen


def on_table(game: Game) -> list[str]:
    return [texts(meld.cards) for meld in rum_view(game).melds]


def legal(game: Game, seat: int) -> Any:
    return games.legal(game.deal, seat)
