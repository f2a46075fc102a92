"""Deals of Rum with chosen cards, and what is seen of them."""

from collections.abc import Mapping
from typing import Any, Unpack

from helpers.rig import AnyGame, Dealt, Rig, beginning
from openrummy import games
from openrummy.cards import texts
from openrummy.games import rum
from openrummy.games.views import RumView
from openrummy.melds import Melds
from openrummy.rules import Rules, preset

RumGame = Dealt[rum.Deal]

LOW = Melds(ace="low")

POOR = "KC QD 9S AC"
"""The hand of the worked case: 30 points."""


def rules(**changes: Any) -> Rules:
    return preset("rum").make(changes)


def rig(hands: Mapping[int, str], **how: Unpack[Rig]) -> RumGame:
    """A deal of Rum, as ``beginning`` tells it."""
    return RumGame(beginning(hands, **how))


def two(first: str, second: str = POOR, **more: Any) -> RumGame:
    """A deal of two in the middle of a hand: just these cards in hand, and nothing on the table yet."""
    more.setdefault("rules", rules())
    return rig({0: first, 1: second}, fill=False, **more)


def rum_view(game: AnyGame, viewer: int | None = None) -> RumView:
    seen = games.view(game.deal, viewer).game
    assert isinstance(seen, RumView)
    return seen


def on_table(game: AnyGame) -> list[str]:
    return [texts(meld.cards) for meld in rum_view(game).melds]


def legal(game: AnyGame, seat: int) -> Any:
    return games.legal(game.deal, seat)
