"""The exact arranger: what a hand is worth, how to group it, and whether it can be declared."""

from openrummy.arrange.distance import discard_distances, distance, nearer, useful
from openrummy.arrange.exact import arrange, count, discard_counts
from openrummy.arrange.lay import lay
from openrummy.arrange.loader import core
from openrummy.arrange.many import count_many, group_many
from openrummy.arrange.options import Counting, HandRules, Pattern, Way
from openrummy.arrange.points import card_points
from openrummy.arrange.presets import GIN, POINTS, TWENTYONE
from openrummy.arrange.result import Arrangement, Group, Laid
from openrummy.arrange.ways import by_way, ways

compiled: bool = core.compiled
"""Is the compiled core running? Without it everything is the same, but slower."""

__all__ = [
    "GIN",
    "POINTS",
    "TWENTYONE",
    "Arrangement",
    "Counting",
    "Group",
    "HandRules",
    "Laid",
    "Pattern",
    "Way",
    "arrange",
    "by_way",
    "card_points",
    "compiled",
    "count",
    "count_many",
    "discard_counts",
    "discard_distances",
    "distance",
    "group_many",
    "lay",
    "nearer",
    "useful",
    "ways",
]
