"""Real players' questions (tests/cases/hands.jsonl), asked of the commands, each by its name."""

import json
from pathlib import Path
from typing import Any

import pytest

from openrummy.commands.answers import COMMANDS
from openrummy.commands.questions import question

LINES = (Path(__file__).parents[1] / "cases" / "hands.jsonl").read_text(encoding="utf-8").splitlines()
CASES = list(map(json.loads, LINES))
GAMES = {"indian13": "points-classic", "indian21": "twentyone", "gin": "gin"}
NAMES = {"all": "runs_needed", "except_pure": "pure_kept"}


def ask(command: str, case: dict[str, Any], *, groups: bool = False, **options: Any) -> dict[str, Any]:
    given = {name: value for name, value in case["options"].items() if name in {"set_max", "ace", "naturals_gt_jokers"}}
    if "no_second_life" in case["options"]:
        given["loser_count"] = NAMES[case["options"]["no_second_life"]]
    line = {"rules": GAMES[case["variant"]], "options": given | options, "wild": case["wild"], "hand": case["hand"]}
    return COMMANDS[command](question(line | ({"groups": case["groups"]} if groups else {})))


def those(*kinds: str) -> list[Any]:
    fit = [one for one in CASES if one["variant"] in GAMES and one["expect"]["kind"] in kinds and not one["expect"].get("fixed")]
    return [pytest.param(one, id=one["id"]) for one in fit]


@pytest.mark.parametrize("case", those("declare"))
def test_show(case: dict[str, Any]) -> None:
    answer, wanted = ask("check", case, groups=True), case["expect"]
    assert answer["valid"] is wanted["valid"]
    assert answer["valid"] is (answer["reasons"] == [])
    assert wanted.get("reason") in (None, *(one["code"] for one in answer["reasons"]))
    assert answer["declarable"] is ask("arrange", case)["declarable"]
    assert answer["declarable"] is wanted.get("declarable", answer["declarable"])
    assert answer["declarable"] or not answer["valid"]
    assert (answer["distance"] == 0) is answer["declarable"]


@pytest.mark.parametrize("case", those("points"))
def test_points(case: dict[str, Any]) -> None:
    answer = ask("check", case, groups=True) if case["groups"] else ask("arrange", case)
    assert answer["points"] == case["expect"]["points"]
    if not case["groups"]:
        assert ask("count", case) == {"points": case["expect"]["points"]}


@pytest.mark.parametrize("case", those("deadwood"))
def test_deadwood(case: dict[str, Any]) -> None:
    answer, wanted = ask("arrange", case), case["expect"]
    assert answer["points"] == wanted["deadwood"]
    assert answer["declarable"] is (wanted["deadwood"] == 0)
    assert (answer["points"] <= 10) is wanted.get("can_knock", answer["points"] <= 10)


@pytest.mark.parametrize("case", those("knock_discards"))
def test_knock_discards(case: dict[str, Any]) -> None:
    answer, wanted = ask("arrange", case), case["expect"]
    assert (answer["discards"], answer["discard"], answer["points"]) == (
        wanted["legal"],
        wanted["best"],
        wanted["deadwood_after_best"],
    )


@pytest.mark.parametrize("case", those("knock"))
def test_knock(case: dict[str, Any]) -> None:
    """Oklahoma: the upcard sets the limit (GIN-19)."""
    limit = int(case["options"]["upcard"][0]) if "upcard" in case["options"] else 10
    best = ask("arrange", case)
    laid = case | {"groups": [group["cards"] for group in best["groups"]]}
    assert ask("check", laid, groups=True, knock_limit=limit)["valid"] is case["expect"]["legal"]


@pytest.mark.parametrize("case", [one for one in those("showdown") if len(one.values[0]["hand"]) == 10])
def test_showdown_of_the_knocker(case: dict[str, Any]) -> None:
    answer = ask("check", case, groups=True)
    assert (answer["valid"], answer["points"]) == (True, case["expect"]["knocker_deadwood"])
    assert answer["loose"] == [one.replace("10", "T") for one in case["setup"]["knocker_deadwood_cards"]]


def test_the_cases_are_all_there() -> None:
    asked = [those("declare"), those("points"), those("deadwood"), those("knock_discards"), those("knock"), those("showdown")]
    assert list(map(len, asked)) == [15, 7, 5, 1, 2, 6]
