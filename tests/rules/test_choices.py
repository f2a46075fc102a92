"""What a host may choose, as the rulebook has it: written here by hand, so that no change of the code changes it along."""

from typing import Any, Final

import pytest

from openrummy.rules import RulesError, preset
from openrummy.rules.value import value

POINTS: Final = preset("points")
ONOFF: Final = (False, True)

TABLE: Final[dict[str, tuple[Any, tuple[Any, ...]]]] = {
    "turn_timer": (30, ("off", 30, 45, 60, 90)),
    "multiplier": (1, (1, 2, 5, 10, 25, 50, 100)),
    "first_drop": (20, tuple(range(0, 41, 5))),
    "middle_drop": (40, tuple(range(0, 81, 5))),
    "cap": (80, tuple(range(40, 81, 5))),
    "mark_wilds": (True, ONOFF),
    "skip_disconnected": ("off", ("off", 15, 30, 60)),
    "guests": (True, ONOFF),
    "chat": (True, ONOFF),
    "spectators": (True, ONOFF),
}
"""PTS-18: the usual value, and all of them."""

GAME: Final[dict[str, tuple[Any, tuple[Any, ...]]]] = {
    "seats": (6, (2, 3, 4, 5, 6)),
    "wild_mode": ("rank", ("rank", "none")),
    "first_player": ("dealer", ("dealer", "left")),
    "open_joker": ("yes", ("yes", "no", "first_only")),
    "return_taken": (True, ONOFF),
    "loser_count": ("melds", ("melds", "pure_needed", "runs_needed", "pure_kept")),
    "drop_when": ("any_time", ("any_time", "own_turn")),
    "wild_in_place": ("joker", ("joker", "natural")),
    "ace": ("both", ("low", "both", "corner")),
    "ace_count": (10, (10, 1, 15)),
    "set_max": (4, (4, 5)),
    "min_naturals": (0, (0, 1)),
    "naturals_gt_jokers": (False, ONOFF),
    "identical_triplet_is_pure": (False, ONOFF),
}
"""PTS-1, 5, 6, 12, 14, CARD-3, 4, MELD-3 to 5 and 8."""


def _check(name: str, usual: Any, values: tuple[Any, ...]) -> None:
    assert value(POINTS.rules, name) == usual
    assert sorted(map(repr, POINTS.choices[name])) == sorted(map(repr, values))


@pytest.mark.parametrize("name", TABLE)
def test_PTS_18_the_table_options_are_those_of_the_rulebook(name: str) -> None:
    _check(name, *TABLE[name])


def test_PTS_18_printed_jokers_may_be_off() -> None:
    """104 or 52 cards are left then."""
    assert [POINTS.make({"printed_jokers": 0, "seats": seats}).packs.joker_count for seats in (3, 6)] == [0, 0]


@pytest.mark.parametrize("name", GAME)
def test_PTS_1_and_others_the_game_options_are_those_of_the_rulebook(name: str) -> None:
    _check(name, *GAME[name])


@pytest.mark.parametrize(
    ("name", "wrong"),
    [("cap", 82), ("cap", 35), ("cap", 85), ("cap", "80"), ("first_drop", 45), ("turn_timer", 0), ("multiplier", 3), ("chat", 1),
     ("seats", 7), ("seats", True), ("skip_disconnected", "on"), ("ace", "high")],
)  # fmt: skip
def test_PTS_18_what_is_not_among_them_is_refused_by_name(name: str, wrong: Any) -> None:
    with pytest.raises(RulesError) as refused:
        POINTS.make({name: wrong})
    told = refused.value.params
    assert (refused.value.code, told["option"], told["allowed"]) == ("option_out_of_range", name, list(POINTS.choices[name]))


@pytest.mark.parametrize(
    ("options", "option", "other"),
    [
        ({"first_drop": 40, "middle_drop": 30}, "first_drop", "middle_drop"),
        ({"middle_drop": 80, "cap": 40}, "middle_drop", "cap"),
        ({"no_pure": "full_count"}, "no_pure", "loser_count"),
    ],
)
def test_PTS_18_what_contradicts_is_refused_by_name(options: dict[str, Any], option: str, other: str) -> None:
    with pytest.raises(RulesError) as refused:
        POINTS.make(options)
    assert (refused.value.code, refused.value.params) == ("options_contradict", {"option": option, "other": other})
