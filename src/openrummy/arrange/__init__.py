"""The exact arranger: what a hand is worth, how to group it, and whether it can be declared."""

from openrummy.arrange.lay import lay
from openrummy.arrange.options import Counting, HandRules, Pattern
from openrummy.arrange.points import card_points
from openrummy.arrange.result import Arrangement, Group, Laid

__all__ = ["Arrangement", "Counting", "Group", "HandRules", "Laid", "Pattern", "card_points", "lay"]
