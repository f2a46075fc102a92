"""The deals of Pool Rummy: what they cost, and who must play them (POOL-7)."""

from typing import Any

import pytest

from helpers.indian import FILLER, dealt, show
from helpers.rig import WINNING, Game
from openrummy.games import indian
from openrummy.games.actions import Drop
from openrummy.rules import preset
from openrummy.rules.value import value

FAR = {0: 0, 1: 0, 2: 0}


def three(pool: str, totals: dict[int, int] | None = None, **options: Any) -> Game:
    return dealt(pool, {0: "", 1: "", 2: ""}, totals=totals, options=options)


@pytest.mark.parametrize(
    ("pool", "limit", "first", "middle", "cap"),
    [("pool-101", 101, 20, 40, 80), ("pool-201", 201, 25, 50, 80), ("pool-61", 61, 15, 30, 60)],
)
def test_POOL_4_POOL_7_the_values_of_each_pool(pool: str, limit: int, first: int, middle: int, cap: int) -> None:
    rules = preset(pool).rules
    values = {name: value(rules, name) for name in ("limit", "first_drop", "middle_drop", "cap", "missed_turns")}
    assert values == {"limit": limit, "first_drop": first, "middle_drop": middle, "cap": cap, "missed_turns": 3}
    # Apart from them the deal is the classic one.
    assert rules.play.wrong_show == "out"
    assert rules.melds == preset("points-classic").rules.melds


@pytest.mark.parametrize(("pool", "first", "middle"), [("pool-101", 20, 40), ("pool-201", 25, 50), ("pool-61", 15, 30)])
def test_POOL_13_a_drop_costs_what_the_pool_says(pool: str, first: int, middle: int) -> None:
    """H085, H087, H089."""
    game = three(pool)
    game.drop(0)
    game.turn(1)
    game.turn(2)
    game.drop(1)
    assert [game.result(seat).points for seat in (0, 1, 2)] == [first, middle, 0]


def test_POOL_3_a_deal_gives_points_to_add_and_no_chips() -> None:
    game = three("pool-101")
    game.drop(0)
    game.drop(1)
    assert [(one.points, one.chips) for one in game.end.results] == [(20, 0), (20, 0), (0, 0)]


@pytest.mark.parametrize(("pool", "free"), [("pool-101", 80), ("pool-201", 175), ("pool-61", 45)])
def test_POOL_7_who_cannot_afford_a_first_drop_must_play(pool: str, free: int) -> None:
    game = three(pool, FAR | {0: free})
    assert indian.legal(game.deal, 0).drop is not None
    bound = three(pool, FAR | {0: free + 1})
    assert indian.legal(bound.deal, 0).drop is None
    assert bound.refused(0, Drop()) == "must_play"


def test_POOL_7_the_line_is_that_of_the_start_so_a_middle_drop_may_eliminate() -> None:
    game = three("pool-101", FAR | {0: 80})
    for seat in (0, 1, 2):
        game.turn(seat)
    offer = indian.legal(game.deal, 0).drop
    assert offer is not None
    assert offer.points == 40


def test_POOL_7_who_must_play_can_still_be_dropped_by_the_clock_leave_or_show_wrongly() -> None:
    game = three("pool-101", FAR | {0: 90})
    assert game.leave(0)[0] is game.deal.players[0].dropped
    game = three("pool-101", FAR | {0: 90})
    for _ in range(3):
        game.timeout()
        if game.deal.players[0].dropped is None:
            game.turn(1)
            game.turn(2)
    dropped = game.deal.players[0].dropped
    assert dropped is not None
    assert (dropped.points, dropped.cause) == (40, "missed")


@pytest.mark.parametrize(
    ("option", "first", "middle"),
    [("first_drop", True, True), ("no_elimination", True, False), ("never", True, True)],
)  # fmt: skip
def test_POOL_7_by_the_option_every_drop_that_eliminates_is_refused_or_none(option: str, first: bool, middle: bool) -> None:
    game = three("pool-101", FAR | {0: 70}, compulsory=option)
    assert (indian.legal(game.deal, 0).drop is not None) is first
    for seat in (0, 1, 2):
        game.turn(seat)
    assert (indian.legal(game.deal, 0).drop is not None) is middle
    assert (indian.legal(three("pool-101", FAR | {0: 100}, compulsory=option).deal, 0).drop is not None) is (option == "never")


def test_example_L5_a_wrong_show_costs_60_in_a_pool_of_61() -> None:
    game = dealt("pool-61", {0: WINNING, 1: FILLER}, stock="JD")
    show(game, 0, "AH 2H 3H")
    assert game.result(0).points == 60


def test_example_L13_a_hand_of_74_counts_60_in_a_pool_of_61() -> None:
    hand = "2C 4C 6C 8D TD QD 2C 3S 9S JS 2H 4H 4H"
    for pool, points in (("pool-101", 74), ("pool-61", 60)):
        game = dealt(pool, {0: WINNING, 1: hand}, stock="JD", cut="KH", opening="5D")
        show(game, 0, WINNING)
        assert game.result(1).points == points
