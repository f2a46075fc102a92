"""Hands of Gin Rummy (GIN-1 to GIN-15, GIN-19 to GIN-22, GIN-27), as pure functions over ``Deal``."""

from openrummy.games.gin.clocks import clock
from openrummy.games.gin.decide import decide
from openrummy.games.gin.evolve import begin, evolve
from openrummy.games.gin.legal import legal
from openrummy.games.gin.opening import start
from openrummy.games.gin.state import Deal, Player, cards_of, waited_for
from openrummy.games.gin.views import event_for, view

__all__ = [
    "Deal",
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
