"""Deals Rummy (rulebook 4): hands only."""

from openrummy.arrange.options import UNCAPPED, Counting, Pattern
from openrummy.melds import Melds
from openrummy.packs import Packs
from openrummy.rules.hands import MELD_OPTIONS, HandGame, every

DEALS_HAND = HandGame(
    name="deals",
    # DEAL-2: printed jokers alone are jokers.
    packs=Packs(seats=3, packs=2, printed_jokers=4, wild_mode="none"),
    melds=Melds(),
    # DEAL-4: every other seat adds its whole count.
    counting=Counting(loser_count="pure_needed", cap=UNCAPPED),
    patterns=(Pattern(sequences=2, pure=1),),
    choices=every(("packs", "printed_jokers", *MELD_OPTIONS, "loser_count", "ace_count")) | {"wild_mode": ("rank", "none")},
)
