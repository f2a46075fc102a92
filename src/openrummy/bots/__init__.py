"""Computer players: functions of a view and the public history, and of nothing else.

A player is asked when its seat must act (``must_act``) and answers with a legal action. The same view and history always get the
same answer, so a table can ask again after a restart. ``policy`` names the version of a player that a log records.
"""

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Final

from openrummy.bots import gin, indian, rum
from openrummy.games.actions import PlayerAction
from openrummy.games.events import Event
from openrummy.games.views import DealView
from openrummy.rules import Rules

Player = Callable[[Rules, DealView, tuple[Event, ...]], PlayerAction]

_PLAYERS: Final[Mapping[str, Mapping[str, ModuleType]]] = {
    "indian": {"easy": indian.easy, "medium": indian.medium, "hard": indian.hard},
    "rum": {"easy": rum.easy, "medium": rum.medium, "hard": rum.hard},
    "gin": {"easy": gin.easy, "medium": gin.medium, "hard": gin.hard},
}
"""By family of games, then by level."""

LEVELS: Final = ("easy", "medium", "hard")
"""The levels that can be asked for, in every game."""


def choose(level: str, rules: Rules, view: DealView, history: tuple[Event, ...]) -> PlayerAction:
    """What a computer player of this level does at the seat of ``view``, which must be one that must act.

    ``history``: the deal's events so far as that seat saw them. Raises ``KeyError`` for an unknown level and ``ValueError`` where
    the seat has nothing to do.
    """
    player: Player = _PLAYERS[rules.family][level].choose
    return player(rules, view, history)


def policy(level: str, family: str = "indian") -> str:
    """Name and version of the level's player in a family of games; changes whenever its choices may.

    >>> policy("medium"), policy("hard", "rum"), policy("hard", "gin")
    ('indian-medium/2', 'rum-hard/1', 'gin-hard/1')
    """
    name: str = _PLAYERS[family][level].POLICY
    return name


def must_act(view: DealView) -> bool:
    """Does the deal wait for the seat of this view?"""
    own = view.own
    if own is None:
        return False
    legal = own.legal
    return legal.submit or legal.may_pass or bool(legal.draw or legal.discard or legal.knock)


__all__ = ["LEVELS", "choose", "must_act", "policy"]
