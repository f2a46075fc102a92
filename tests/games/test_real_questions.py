"""Real players' questions about the deals of Indian games (tests/cases/hands.jsonl), put to the engine, each by its name."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from helpers.indian import FILLER, dealt, show
from helpers.rig import WINNING, Game
from openrummy.cards import texts
from openrummy.games import indian
from openrummy.games.actions import Discard
from openrummy.games.events import Dropped
from openrummy.games.indian.values import worth
from openrummy.games.views import IndianView

Case = dict[str, Any]

LINES = (Path(__file__).parents[1] / "cases" / "hands.jsonl").read_text(encoding="utf-8").splitlines()
CASES = {case["id"]: case for case in map(json.loads, LINES)}
PRESETS = {"indian-points": "points-classic", "indian21": "twentyone", "indian13": "points-classic"}


def game_of(case: Case) -> tuple[str, dict[str, Any]]:
    """The preset, and the options that the case changes."""
    options = dict(case["options"])
    if case["variant"] == "indian-pool":
        return f"pool-{options.pop('limit')}", options
    return PRESETS[case["variant"]], options


def check_drop(case: Case) -> None:
    name, options = game_of(case)
    game = dealt(name, {0: "", 1: "", 2: ""}, options=options)
    if case["setup"]["drawn"]:
        for seat in (0, 1, 2):
            game.turn(seat)
    dropped = game.drop(0)[0]
    assert isinstance(dropped, Dropped)
    assert dropped.points == case["expect"]["points"]


def check_absent(case: Case) -> None:
    """12 points in hand, while someone shows."""
    good = "AD 2D 3D / 9S TS JS / 5C 5D 5H / 2C 2S 4H 4C"
    options = {"absent_at_show": "middle_drop", "middle_drop": case["setup"]["middle_drop"]}
    game = dealt("points-classic", {0: good, 1: WINNING, 2: ""}, stock="JD", options=options)
    game.timeout()
    show(game, 1, WINNING)
    assert game.result(0).best_points == case["setup"]["grouped_points"]
    assert game.result(0).points == case["expect"]["points"]


def check_move(case: Case) -> None:
    setup = case["setup"]
    game = dealt("points-classic", {0: "", 1: ""}, stock=setup["drawn"], cut=case["wild"])
    game.draw(0)
    assert indian.decide(game.deal, 0, Discard(game.card(0, setup["card"]))) != ()
    assert case["expect"]["legal"]


def check_wrong_show(case: Case) -> None:
    game = dealt("twentyone", {0: "", 1: "", 2: ""})
    show(game, 0, "")
    game.drop(1)
    assert game.result(0).points == case["expect"]["points"]


def check_declare(case: Case) -> None:
    groups = " / ".join(" ".join(group) for group in case["groups"])
    game = dealt("twentyone", {0: " ".join(case["hand"]), 1: FILLER}, stock="TC", cut=case["wild"], opening="AC")
    assert (show(game, 0, groups).reasons == ()) is case["expect"]["valid"]


def value_cards(game: Game) -> tuple[int, ...]:
    seen = indian.view(game.deal, None).game
    assert isinstance(seen, IndianView)
    return seen.value_cards


def check_values(case: Case) -> None:
    game = dealt("twentyone", {0: " ".join(case["hand"]), 1: ""}, cut=case["wild"], opening="AC")
    held = game.deal.players[0].hand[: len(case["hand"])]
    assert worth(held, value_cards(game)) == case["expect"]["per_opponent"]


def check_value_cards(case: Case) -> None:
    _, upper, lower = value_cards(dealt("twentyone", {0: "", 1: ""}, cut=case["wild"], opening="AC"))
    assert [texts([upper]), texts([lower])] == [case["expect"]["upper"], case["expect"]["lower"]]


ASKED: dict[str, Callable[[Case], None]] = {
    **dict.fromkeys(("H081", "H083", "H085", "H087", "H089"), check_drop),
    "H103": check_absent,
    "H109": check_move,
    **dict.fromkeys(("H161", "H163", "H165"), check_declare),
    **dict.fromkeys(("H171", "H173", "H175", "H177"), check_values),
    "H179": check_value_cards,
    "H183": check_wrong_show,
}


@pytest.mark.parametrize("name", ASKED)
def test_real_question(name: str) -> None:
    ASKED[name](CASES[name])


def test_no_question_about_21_cards_is_left_out() -> None:
    asked = {name for name, case in CASES.items() if case["variant"] == "indian21" and case["expect"]["kind"] != "group"}
    assert asked <= ASKED.keys()
