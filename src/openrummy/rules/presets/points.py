"""Points Rummy (rulebook 2): each deal by itself."""

from openrummy.rules.presets.base import Preset
from openrummy.rules.value import Rules, options

_OFFERED = (
    "seats", "turn_timer", "multiplier", "first_drop", "middle_drop", "cap", "printed_jokers", "mark_wilds", "skip_disconnected",
    "guests", "chat", "spectators", "packs", "wild_mode", "first_player", "open_joker", "return_taken", "drop_when",
    "max_reshuffles", "loser_count", "ace_count", "wild_in_place", "ace", "set_max", "min_naturals", "max_jokers_per_sequence",
    "naturals_gt_jokers", "min_life_len", "identical_triplet_is_pure",
)  # fmt: skip

POINTS = Preset(name="points", rules=Rules(), choices={name: options()[name].values for name in _OFFERED})
