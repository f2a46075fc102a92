"""21-Card Rummy (rulebook 5): hands only."""

from openrummy.arrange.presets import TWENTYONE
from openrummy.packs import Packs
from openrummy.rules.hands import HandGame, every

TWENTYONE_HAND = HandGame(
    name="twentyone",
    # XXI-1 to XXI-3.
    packs=Packs(packs=3, printed_jokers=3, wild_mode="neighbours"),
    melds=TWENTYONE.melds,
    counting=TWENTYONE.counting,
    patterns=TWENTYONE.patterns,
    ways=TWENTYONE.ways,
    sizes=(TWENTYONE.size,),
    choices=every(
        ("seats", "printed_jokers", "wild_mode", "wild_in_place", "ace", "set_max", "min_naturals", "max_jokers_per_sequence")
    )
    | every(("naturals_gt_jokers", "ace_count")),
)
