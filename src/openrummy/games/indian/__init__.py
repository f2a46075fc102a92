"""Deals of the Indian games (PTS, CLS, POOL, DEAL, CHIPS and XXI rules), as pure functions over ``Deal``."""

from openrummy.games.indian.clocks import clock
from openrummy.games.indian.decide import decide
from openrummy.games.indian.evolve import begin, evolve
from openrummy.games.indian.legal import legal
from openrummy.games.indian.state import Deal, Player, cards_of, waited_for
from openrummy.games.indian.views import event_for, view
from openrummy.games.opening import start

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
