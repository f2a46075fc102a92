"""Many deals without a network: statistics that anyone can repeat."""

from openrummy.sim.play import Played, play_deal
from openrummy.sim.simulate import Report, simulate

__all__ = ["Played", "Report", "play_deal", "simulate"]
