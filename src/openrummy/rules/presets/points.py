"""Points Rummy (rulebook 2): each deal by itself."""

from openrummy.rules.hands import MELD_OPTIONS, PACK_OPTIONS, HandGame, every
from openrummy.rules.presets.base import Preset
from openrummy.rules.value import Rules, options

_OFFERED = (
    "seats", "turn_timer", "multiplier", "first_drop", "middle_drop", "cap", "printed_jokers", "mark_wilds", "skip_disconnected",
    "guests", "chat", "spectators", "packs", "wild_mode", "first_player", "open_joker", "return_taken", "drop_when",
    "max_reshuffles", "loser_count", "ace_count", "wild_in_place", "ace", "set_max", "min_naturals", "max_jokers_per_sequence",
    "naturals_gt_jokers", "min_life_len", "identical_triplet_is_pure",
)  # fmt: skip

_CHOICES = {name: options()[name].values for name in _OFFERED} | {"wild_mode": ("rank", "none"), "ace": ("low", "both", "corner")}

POINTS = Preset(name="points", rules=Rules(), choices=_CHOICES)

POINTS_HAND = HandGame(
    name=POINTS.name,
    packs=POINTS.rules.packs,
    melds=POINTS.rules.melds,
    counting=POINTS.rules.counting,
    patterns=POINTS.rules.patterns,
    choices=every((*PACK_OPTIONS, *MELD_OPTIONS, "loser_count", "ace_count", "cap"))
    | {name: _CHOICES[name] for name in ("wild_mode", "ace")},
)
