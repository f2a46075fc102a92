"""Pool Rummy (POOL-1 to POOL-15): classic deals whose points add up until one player is left."""

from typing import Final, Literal

from msgspec.structs import replace

from openrummy.rules.hands import hand_of
from openrummy.rules.match import Match
from openrummy.rules.presets.base import Preset
from openrummy.rules.presets.classic import CLASSIC
from openrummy.rules.presets.offered import COUNT, MELDS, PACKS, TABLE, TURNS, offered

_MATCH: Final = (
    "entry", "rejoin", "rejoin_limit", "compulsory", "auto_split", "auto_split_three_from", "manual_split", "split_max_drop_gap",
)  # fmt: skip


def _pool(limit: Literal[61, 101, 201], first_drop: int, middle_drop: int, cap: int) -> Preset:
    classic = CLASSIC.rules
    return Preset(
        name=f"pool-{limit}",
        rules=replace(
            classic,
            counting=replace(classic.counting, cap=cap),
            play=replace(classic.play, first_drop=first_drop, middle_drop=middle_drop),
            match=Match(format="pool", limit=limit),
        ),
        # What drops and hands cost fits the limit: 101 leaves five drops at the start, and one to whoever comes back (POOL-7, POOL-8).
        choices=offered("seats", *_MATCH, *TABLE, *PACKS, *TURNS, *COUNT, *MELDS),
    )


POOL_101 = _pool(101, first_drop=20, middle_drop=40, cap=80)
POOL_201 = _pool(201, first_drop=25, middle_drop=50, cap=80)
POOL_61 = _pool(61, first_drop=15, middle_drop=30, cap=60)

POOL_101_HAND, POOL_201_HAND, POOL_61_HAND = map(hand_of, (POOL_101, POOL_201, POOL_61))
