"""What hands are worth in the games that the arranger knows: ready-made ``HandRules``."""

from typing import Final

from openrummy.arrange.options import UNCAPPED, Counting, HandRules, Pattern, Way
from openrummy.melds import Melds

POINTS: Final = HandRules(Melds(), Counting(), (Pattern(sequences=2, pure=1),))
"""Points Rummy (PTS-8, PTS-12)."""

TWENTYONE: Final = HandRules(
    Melds(wild_in_place="natural", identical_triplet_is_pure=True),
    Counting(loser_count="runs_needed", cap=120),
    (Pattern(sequences=3, pure=3),),
    size=21,
    ways=(Way("tunnela", 3), Way("dublee", 8), Way("jokers", 8)),
)
"""21-Card Rummy (XXI-5 to XXI-12)."""

GIN: Final = HandRules(Melds(ace="low"), Counting(ace_count=1, cap=UNCAPPED), (Pattern(sequences=0, pure=0),), size=10)
"""Gin Rummy: the count is the deadwood (GIN-1, GIN-7)."""
