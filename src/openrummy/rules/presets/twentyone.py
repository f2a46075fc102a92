"""21-Card Rummy (XXI-0 to XXI-16): each deal by itself."""

from openrummy.arrange.presets import TWENTYONE as HAND
from openrummy.packs import Packs
from openrummy.rules.hands import hand_of
from openrummy.rules.play import Play
from openrummy.rules.presets.base import Preset
from openrummy.rules.presets.offered import TABLE, TURNS, offered
from openrummy.rules.value import Rules

TWENTYONE = Preset(
    name="twentyone",
    rules=Rules(
        sizes=(HAND.size,),
        # XXI-1 to XXI-3.
        packs=Packs(packs=3, printed_jokers=3, wild_mode="neighbours"),
        melds=HAND.melds,
        counting=HAND.counting,
        patterns=HAND.patterns,
        ways=HAND.ways,
        play=Play(
            first_player="left",  # XXI-0
            return_taken=False,  # XXI-0
            drop_when="own_turn",  # XXI-0
            open_joker="no",  # XXI-4
            wrong_show="out",  # XXI-11
            losers_arrange=False,  # XXI-12
            first_drop=30,  # XXI-13
            middle_drop=70,  # XXI-13
            values=True,  # XXI-15
        ),
    ),
    choices=offered(
        "seats", "multiplier", "values", "first_drop", "middle_drop", *TABLE, "printed_jokers", "wild_mode", "wild_when_printed", *TURNS,
        "ace_count", "wild_in_place", "ace", "set_max", "min_naturals", "max_jokers_per_sequence", "naturals_gt_jokers",
        wild_mode=("neighbours", "rank", "none"),
    ),
)  # fmt: skip

TWENTYONE_HAND = hand_of(TWENTYONE)
