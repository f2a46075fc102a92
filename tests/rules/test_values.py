"""What each game plays by unless its host says otherwise, as rulebook and research have it: written here by hand."""

from typing import Any, Final

import pytest

from openrummy.rules import preset, presets
from openrummy.rules.value import value

GIN: Final[dict[str, tuple[Any, Any]]] = {
    "knock_limit": (10, 10),
    "gin_bonus": (25, 20),
    "big_gin": (31, "off"),
    "undercut_bonus": (25, 10),
    "undercut_on_tie": (True, True),
    "box_bonus": (25, 20),
    "game_bonus": (100, 100),
    "shutout": ("double_hand_points", "game_bonus_200"),
    "target": (100, 100),
    "dead_hand": ("void", "void"),
    "next_dealer": ("winner", "winner"),
    "ace_upcard": ("gin_only", "gin_only"),
    "oklahoma": (False, False),
    "spades_double": (False, False),
    "boxes_at_once": (False, False),
    "extra_boxes": (False, False),
    "double_boxes": (False, False),
    "columns": (1, 1),
    "defence": ("engine", "engine"),
    "ace": ("low", "low"),
}
"""Research 4.1 and the defaults of 4.2 to 4.6: modern and classic."""

OTHER_GINS: Final[dict[str, dict[str, Any]]] = {
    "gin-oklahoma": {"oklahoma": True, "spades_double": True, "target": 150},  # GIN-19 to GIN-22
    "gin-straight": {"knock_limit": 0},  # GIN-27
    "gin-hollywood": {"columns": 3},  # GIN-23
}

CLASSIC: Final[dict[str, Any]] = {
    "packs": 2, "printed_jokers": "one_each", "wild_mode": "rank", "wild_when_printed": "aces",  # CLS-2, 6, 7
    "first_deal": "high_starts", "first_player": "left",  # CLS-3, 4
    "open_joker": "first_only", "return_taken": False, "max_reshuffles": 3, "without_cards": "void",  # CLS-11, 13, 16
    "drop_when": "own_turn", "first_drop": 20, "middle_drop": 40, "missed_turns": 3, "leaving": "drop",  # CLS-17, 18, 22, 23
    "absent_at_show": "counted", "min_naturals": 1, "max_jokers_per_sequence": "any", "naturals_gt_jokers": False,  # CLS-22, 26
    "wild_in_place": "natural", "set_max": 4, "identical_triplet_is_pure": False, "min_life_len": 3,  # CLS-27 to 29
    "wrong_show": "out", "losers_arrange": False, "ace": "both", "ace_count": 10,  # CLS-31, 34, 33
    "loser_count": "runs_needed", "no_pure": "counted", "cap": 80, "round_to_5": False, "early_show_half": False,  # CLS-35, 36, 38
    "multiplier": 1, "format": "single",
}  # fmt: skip

POOL: Final = CLASSIC | {
    "format": "pool", "rejoin": True, "rejoin_limit": "any", "compulsory": "first_drop",  # POOL-7 to 9
    "auto_split": "no_drop_left", "auto_split_three_from": 4, "manual_split": True, "split_max_drop_gap": "off",  # POOL-10, 11
}  # fmt: skip
POOLS: Final[dict[str, dict[str, Any]]] = {
    "pool-101": {"limit": 101, "first_drop": 20, "middle_drop": 40, "cap": 80},
    "pool-201": {"limit": 201, "first_drop": 25, "middle_drop": 50, "cap": 80},
    "pool-61": {"limit": 61, "first_drop": 15, "middle_drop": 30, "cap": 60},
}

CHIPS: Final = CLASSIC | {
    "format": "chips", "packs": "one_for_two", "seats": 2, "deals": 2, "drops": "three_or_more", "leaving": "full_count",  # CHIPS-1, 3, 6, 12
    "stop_when_decided": False, "by_points": False, "prizes": "winner",  # CHIPS-9, 10, 13
}  # fmt: skip

HOUSES: Final[dict[str, dict[str, Any]]] = {
    "points": {
        "seats": 6, "packs": "auto", "printed_jokers": "auto", "first_deal": "low_deals", "first_player": "dealer", "open_joker": "yes",
        "return_taken": True, "drop_when": "any_time", "wrong_show": "ends", "losers_arrange": True, "loser_count": "melds", "cap": 80,
        "wild_in_place": "joker", "ace": "both", "min_naturals": 0, "missed_turns": "drop", "format": "single",
    },
    "deals": {
        "seats": 3, "packs": 2, "printed_jokers": 4, "wild_mode": "none", "deals": 2, "drops": "no", "ace": "both", "shown_cap": 80,
        "loser_count": "pure_needed", "wrong_show": "no_winner", "missed_turns": "played", "format": "deals",
    },
    "twentyone": {
        "packs": 3, "printed_jokers": 3, "wild_mode": "neighbours", "open_joker": "no", "wild_in_place": "natural", "ace": "both", "cap": 120,
        "identical_triplet_is_pure": True, "wrong_show": "out", "first_drop": 30, "middle_drop": 70, "values": True, "losers_arrange": False,
        "first_player": "left", "drop_when": "own_turn", "return_taken": False, "missed_turns": "drop", "min_naturals": 0, "format": "single",
    },
    "rum": {
        "packs": 1, "printed_jokers": 0, "first_player": "left", "ace": "low", "ace_count": 1, "stock_end": "turn_over", "target": 100,
        "going_rummy": True, "one_meld_per_turn": False, "layoff_before_meld": True, "must_discard_to_go_out": False, "format": "target",
    },
}  # fmt: skip
HOUSES["rum-shuffle"] = HOUSES["rum"] | {"stock_end": "shuffle", "seats": 4}

EVERY: Final = {
    **HOUSES,
    "points-classic": CLASSIC,
    **{name: POOL | changes for name, changes in POOLS.items()},
    "deals-chips": CHIPS,
    "gin": {name: modern for name, (modern, _) in GIN.items()},
    "gin-classic": {name: classic for name, (_, classic) in GIN.items()},
    **{name: {option: modern for option, (modern, _) in GIN.items()} | changes for name, changes in OTHER_GINS.items()},
}


def test_no_game_is_left_out() -> None:
    assert EVERY.keys() == presets().keys()


@pytest.mark.parametrize("name", EVERY)
def test_PTS_19_and_others_a_game_plays_by_the_values_of_its_rules(name: str) -> None:
    assert {option: value(preset(name).rules, option) for option in EVERY[name]} == EVERY[name]
