"""Points Rummy (PTS-1 to PTS-19): each deal by itself."""

from openrummy.rules.hands import hand_of
from openrummy.rules.presets.base import Preset
from openrummy.rules.presets.offered import COUNT, MELDS, PACKS, TABLE, TURNS, offered
from openrummy.rules.value import Rules

POINTS = Preset(
    name="points",
    rules=Rules(),
    choices=offered(
        "seats", "multiplier", "first_drop", "middle_drop", "cap", *TABLE, *PACKS, *TURNS, "drops", "leaving", *COUNT, *MELDS
    ),
)  # fmt: skip

POINTS_HAND = hand_of(POINTS)
