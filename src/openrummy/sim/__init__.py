"""Many deals without a network: statistics that anyone can repeat."""

from openrummy.sim.matches import PlayedMatch, play_match
from openrummy.sim.opening import Opening, opening
from openrummy.sim.play import Played, play_deal
from openrummy.sim.plot import plot
from openrummy.sim.report import Contest, Report
from openrummy.sim.simulate import simulate, simulate_matches

__all__ = [
    "Contest",
    "Opening",
    "Played",
    "PlayedMatch",
    "Report",
    "opening",
    "play_deal",
    "play_match",
    "plot",
    "simulate",
    "simulate_matches",
]
