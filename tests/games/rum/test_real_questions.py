"""Real players' questions about Rum (tests/cases/hands.jsonl), put to the engine, each by its name."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from helpers.rum import RumGame, rig
from openrummy import games
from openrummy.cards import cards, texts
from openrummy.games.actions import Discard, LayDown, LayOff, PlayerAction
from openrummy.games.rum.fits import meld_kind
from openrummy.rules import preset

Case = dict[str, Any]

LINES = (Path(__file__).parents[2] / "cases" / "hands.jsonl").read_text(encoding="utf-8").splitlines()
CASES = {case["id"]: case for case in map(json.loads, LINES) if case["variant"] == "rum"}


def begun(case: Case, hand: str, **more: Any) -> RumGame:
    return rig({0: hand, 1: "KC QD 9S AC 7S"}, fill=False, rules=preset("rum").make({"seats": 2} | case["options"]), **more)


def with_table(case: Case, hand: str, melds: list[list[str]]) -> RumGame:
    """After a draw of 2C, with these melds on the table, laid by the other seat."""
    laid = [" ".join(meld) for meld in melds]
    game = rig(
        {1: " ".join([*laid, "AC"]), 0: hand}, fill=False, rules=preset("rum").make({"seats": 2} | case["options"]), stock="KD 2C"
    )
    game.draw(1)
    for meld in laid:
        game.lay_down(1, meld)
    game.discard(1, "KD")
    game.draw(0)
    return game


def check_group(case: Case) -> None:
    kind = meld_kind(cards(" ".join(case["hand"])), preset("rum").make(case["options"]).melds)
    assert ([] if kind is None else [kind]) == case["expect"]["types"]


def check_discard(case: Case) -> None:
    setup = case["setup"]
    game = begun(case, "2C 3D", opening=setup["drawn"])
    game.draw(0, "pile")
    assert game.refused(0, Discard(game.card(0, setup["card"]))) == "taken_may_not_return"


def check_meld(case: Case) -> None:
    wanted = " ".join(case["setup"]["cards"])
    if case["options"].get("one_meld_per_turn"):
        game = begun(case, f"{wanted} 8S 8H 8D 2D", stock="JC")
        game.draw(0)
        game.lay_down(0, "8S 8H 8D")
        assert game.refused(0, LayDown(game.groups(0, wanted)[0])) == "one_meld_per_turn"
    else:
        *first, last = case["setup"]["cards"]
        game = begun(case, " ".join(first), stock=last)
        game.draw(0)
        assert game.refused(0, LayDown(game.groups(0, wanted)[0])) == "last_card_is_discarded"


def check_layoff(case: Case) -> None:
    setup = case["setup"]
    if setup["target"] is None:
        # A lay-off without its meld is no message at all: nothing is guessed.
        with pytest.raises(msgspec.ValidationError, match="meld"):
            msgspec.json.decode(b'{"type": "lay_off", "card": 1}', type=PlayerAction)
        game = with_table(case, f"{setup['card']} 3C", setup["table"])
        assert games.legal(game.deal, 0).lay_off[0].melds == (0, 1)
        return
    game = with_table(case, f"{setup['card']} 3C", [setup["target"]])
    assert game.refused(0, LayOff(game.card(0, setup["card"]), 0)) == "meld_first"


def check_layoff_all(case: Case) -> None:
    first, second = case["hand"]
    game = with_table(case, f"{first} {second}", case["setup"]["table"])
    game.lay_off(0, second)
    game.lay_off(0, first)
    assert texts(game.deal.players[0].hand) == "2C"
    game.discard(0, "2C")
    assert game.end.winner == 0


CHECKS: dict[str, Callable[[Case], None]] = {
    "discard": check_discard,
    "meld": check_meld,
    "layoff": check_layoff,
    "layoff_all": check_layoff_all,
}


@pytest.mark.parametrize("name", CASES)
def test_the_question_is_answered_as_its_source_says(name: str) -> None:
    case = CASES[name]
    if case["expect"]["kind"] == "group":
        check_group(case)
    else:
        CHECKS[case["setup"]["action"]](case)
