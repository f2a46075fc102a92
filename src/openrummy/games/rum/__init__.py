"""Deals of Rum (RUM-1 to RUM-12), as pure functions over ``Deal``."""

from openrummy.games.opening import start
from openrummy.games.rum.clocks import clock
from openrummy.games.rum.decide import decide
from openrummy.games.rum.evolve import begin, evolve
from openrummy.games.rum.legal import legal
from openrummy.games.rum.state import Deal, Meld, Player, cards_of, waited_for
from openrummy.games.rum.views import event_for, view

__all__ = [
    "Deal",
    "Meld",
    "Player",
    "begin",
    "cards_of",
    "clock",
    "decide",
    "event_for",
    "evolve",
    "legal",
    "start",
    "view",
    "waited_for",
]
