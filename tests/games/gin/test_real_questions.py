"""Real players' questions about Gin (tests/cases/hands.jsonl), put to the engine."""

import json
from pathlib import Path
from typing import Any

import pytest

from helpers.gin import Hand, knocked, rig, rules
from openrummy.cards import faces, text
from openrummy.games import gin
from openrummy.games.actions import Discard, Knock

LINES = (Path(__file__).parents[2] / "cases" / "hands.jsonl").read_text().splitlines()
CASES: dict[str, Any] = {case["id"]: case for case in map(json.loads, LINES) if case["variant"] == "gin"}
NAMES = {"undercut": "undercut_bonus", "spade_double": "spades_double", "upcard": None, "knock_limit": None}


def of(kind: str) -> list[Any]:
    return [pytest.param(case, id=name) for name, case in CASES.items() if case["expect"]["kind"] == kind]


def options(case: dict[str, Any]) -> dict[str, Any]:
    named = ((NAMES.get(name, name), value) for name, value in case["options"].items())
    return {name: value for name, value in named if name is not None}


def held(case: dict[str, Any]) -> list[str]:
    return [text(card) for card in faces(" ".join(case["hand"]))]


def free(*hands: list[str]) -> list[str]:
    """Cards in neither hand."""
    taken = {card for hand in hands for card in hand}
    return [text(card) for card in range(52) if text(card) not in taken]


@pytest.mark.parametrize("case", of("showdown"))
def test_showdown(case: dict[str, Any]) -> None:
    mine, theirs = held(case), [text(card) for card in faces(" ".join(case["setup"]["opponent_hand"]))]
    other = [card for card in free(mine, theirs) if card[1] != "S"]
    opening = case["options"].get("upcard", other[0])
    made = rules("gin", **options(case))
    if len(mine) == 11:
        hand = rig({0: " ".join(mine[:10]), 1: " ".join(theirs)}, stock=mine[10], opening=opening, made=made).passes(0, 1)
        hand.draw(0)
        hand.big_gin(0)
    else:
        groups = " / ".join(" ".join(group) for group in case["groups"])
        hand = knocked(" ".join(mine), " ".join(theirs), other[1], made=made, opening=opening, groups=groups)
    assert hand.deal.knocked is not None
    assert hand.deal.knocked.deadwood == hand.result(0).points == case["expect"]["knocker_deadwood"]
    assert hand.result(1).points == case["expect"]["opponent_deadwood"]
    assert list(hand.scores) == case["expect"]["score"]


def drawn(case: dict[str, Any]) -> Hand:
    """Seat 0 holds the hand, and a king too many."""
    mine = held(case)
    made = rules("gin", **options(case))
    return rig({0: " ".join(mine)}, stock="KC", opening=case["options"].get("upcard", "QD"), made=made)


@pytest.mark.parametrize("case", of("knock"))
def test_knock(case: dict[str, Any]) -> None:
    hand = drawn(case) if "setup" not in case else rig({0: " ".join(held(case))}, last="KC", opening="QD")
    hand.passes(0, 1)
    hand.run_down(case.get("setup", {}).get("stock", 30) + 1)
    hand.draw(0)
    king = faces("KC")[0]
    assert (king in {one.card for one in gin.legal(hand.deal, 0).knock}) is case["expect"]["legal"]
    if case["expect"]["legal"]:
        hand.act(0, Knock(king))
        assert hand.end.cause in ("knock", "undercut")
    else:
        assert hand.refused(0, Knock(king)) == "knock_too_high"


@pytest.mark.parametrize("case", [case for case in of("deadwood") if case.values[0]["expect"].get("can_knock")])
def test_deadwood_to_knock_with(case: dict[str, Any]) -> None:
    mine = held(case)
    spare, opening = free(mine)[-2:]
    hand = rig({0: " ".join(mine)}, stock=spare, opening=opening).passes(0, 1)
    hand.draw(0)
    offers = {text(one.card): one.deadwood for one in gin.legal(hand.deal, 0).knock}
    assert offers[spare] == case["expect"]["deadwood"]
    hand.knock(0, spare)
    assert (hand.end.cause == "gin") is case["expect"].get("gin", False)


@pytest.mark.parametrize("case", of("move"))
def test_move(case: dict[str, Any]) -> None:
    """Also for the first upcard."""
    card = case["setup"]["card"]
    hand = rig({}, opening=card)
    hand.draw(0, "pile")
    assert hand.refused(0, Discard(faces(card)[0])) == "taken_may_not_return"


@pytest.mark.parametrize("case", [case for case in of("table") if "stock" in case.values[0].get("setup", {})])
def test_dead_hand(case: dict[str, Any]) -> None:
    """That the same dealer deals again is the match's part."""
    hand = rig({}).passes(0, 1).run_down(case["setup"]["stock"])
    assert (hand.end.cause, hand.end.winner) == ("void", None)
