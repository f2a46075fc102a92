"""Classic Points Rummy (PTS-19, CLS-1 to CLS-40): each deal by itself."""

from openrummy.arrange.options import Counting
from openrummy.melds import Melds
from openrummy.packs import Packs
from openrummy.rules.hands import hand_of
from openrummy.rules.play import Play
from openrummy.rules.presets.base import Preset
from openrummy.rules.presets.points import POINTS
from openrummy.rules.value import Rules

CLASSIC = Preset(
    name="points-classic",
    rules=Rules(
        # CLS-2: two packs with a printed joker each, at every table.
        packs=Packs(packs=2, printed_jokers="one_each"),
        # CLS-26, CLS-27.
        melds=Melds(wild_in_place="natural", min_naturals=1),
        # CLS-35.
        counting=Counting(loser_count="runs_needed"),
        play=Play(
            first_deal="high_starts",  # CLS-3
            first_player="left",  # CLS-4
            open_joker="first_only",  # CLS-11
            return_taken=False,  # CLS-13
            max_reshuffles=3,  # CLS-16
            drop_when="own_turn",  # CLS-17
            missed_turns=3,  # CLS-21, CLS-22
            wrong_show="out",  # CLS-31
            losers_arrange=False,  # CLS-34
        ),
    ),
    choices=POINTS.choices,
)

CLASSIC_HAND = hand_of(CLASSIC)
