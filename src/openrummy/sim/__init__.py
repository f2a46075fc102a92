"""Many deals without a network: statistics that anyone can repeat."""

from openrummy.sim.opening import Opening, opening
from openrummy.sim.play import Played, play_deal
from openrummy.sim.plot import plot
from openrummy.sim.simulate import Report, simulate

__all__ = ["Opening", "Played", "Report", "opening", "play_deal", "plot", "simulate"]
