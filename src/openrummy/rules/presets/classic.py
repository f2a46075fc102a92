"""Classic Points Rummy and Pool Rummy, whose deals are the same (PTS-19, research 1 and 2): hands only."""

from openrummy.arrange.options import Counting, Pattern
from openrummy.melds import Melds
from openrummy.packs import Packs
from openrummy.rules.hands import MELD_OPTIONS, PACK_OPTIONS, HandGame, every

CLASSIC_HAND = HandGame(
    name="points-classic",
    packs=Packs(packs=2, printed_jokers=2),
    melds=Melds(wild_in_place="natural", min_naturals=1),
    counting=Counting(loser_count="runs_needed"),
    patterns=(Pattern(sequences=2, pure=1),),
    choices=every((*PACK_OPTIONS, *MELD_OPTIONS, "loser_count", "ace_count", "cap")) | {"wild_mode": ("rank", "none")},
)

POOL_101_HAND = HandGame(
    name="pool-101",
    packs=CLASSIC_HAND.packs,
    melds=CLASSIC_HAND.melds,
    counting=CLASSIC_HAND.counting,
    patterns=CLASSIC_HAND.patterns,
    choices=CLASSIC_HAND.choices,
)
