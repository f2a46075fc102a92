"""What a group of cards can be in the Indian games (MELD-1 to MELD-8)."""

from enum import StrEnum
from typing import Literal

import msgspec


class Kind(StrEnum):
    """What a meld is. A tunnela counts as a pure sequence (XXI-6)."""

    PURE = "pure"
    IMPURE = "impure"
    SET = "set"
    TUNNELA = "tunnela"


class Melds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The option group of the melds (MELD-3 to MELD-5, MELD-8, CARD-3)."""

    wild_in_place: Literal["joker", "natural"] = "joker"
    ace: Literal["low", "both", "corner"] = "both"
    set_max: Literal[4, 5] = 4
    min_naturals: Literal[0, 1] = 0
    max_jokers_per_sequence: Literal["any", 1, 2, 3, 4] = "any"
    naturals_gt_jokers: bool = False
    min_life_len: Literal[3, 4, 5] = 3
    identical_triplet_is_pure: bool = False
