"""Worked cases of the rulebook and of its sources, and real players' questions (tests/cases/hands.jsonl), each by its name."""

import json
from pathlib import Path
from typing import Any

import pytest

from openrummy.arrange import arrange, lay
from openrummy.cards import cards, face, faces, texts
from openrummy.melds import Kind, kind, kinds, ordered

from .say import judged, made_of, parts, wild

HOUSE: dict[str, Any] = {}
CLASSIC: dict[str, Any] = {"wild_in_place": "natural", "loser_count": "runs_needed", "min_naturals": 1}

LINES = (Path(__file__).parents[1] / "cases" / "hands.jsonl").read_text().splitlines()
OURS = [
    case
    for case in map(json.loads, LINES)
    if case["variant"] == "indian13"
    and case["expect"]["kind"] in ("group", "declare", "points")
    and not case["expect"].get("fixed")
]
NAMES = {"all": "runs_needed", "except_pure": "pure_kept"}


def options_of(case: dict[str, Any]) -> dict[str, Any]:
    given = dict(case["options"])
    if "no_second_life" in given:
        given["loser_count"] = NAMES[given.pop("no_second_life")]
    return {**CLASSIC, **given}


@pytest.mark.parametrize("case", OURS, ids=[case["id"] for case in OURS])
def test_real_question(case: dict[str, Any]) -> None:
    rules, joker = made_of(**options_of(case)), wild(case["wild"])
    {"group": check_group, "declare": check_show, "points": check_points}[case["expect"]["kind"]](case, rules, joker)


def check_group(case: dict[str, Any], rules: Any, joker: frozenset[int]) -> None:
    words = {Kind.PURE: {"pure", "seq"}, Kind.IMPURE: {"seq"}, Kind.SET: {"set"}, Kind.TUNNELA: {"tunnela", "pure"}}
    group = cards(" ".join(case["hand"]))
    found = {word for one in kinds(group, rules.melds, joker) for word in words[one]}
    assert found == set(case["expect"]["types"])
    if "display" in case["expect"]:
        assert texts(ordered(group, rules.melds, joker)).split() == case["expect"]["display"]


def grouped(case: dict[str, Any]) -> tuple[list[tuple[int, ...]], list[int]]:
    groups = parts(" / ".join(" ".join(group) for group in case["groups"]))
    left = list(cards(" ".join(case["hand"])))
    for card in [card for group in groups for card in group]:
        left.remove(next(one for one in left if face(one) == face(card)))
    return groups, left


def check_show(case: dict[str, Any], rules: Any, joker: frozenset[int]) -> None:
    groups, left = grouped(case)
    laid = lay(groups, left, rules, joker)
    assert laid.valid is case["expect"]["valid"]
    assert case["expect"].get("reason") in (None, *laid.reasons)
    declarable = arrange(cards(" ".join(case["hand"])), rules, joker).declarable
    assert declarable is case["expect"].get("declarable", laid.valid or declarable)


def check_points(case: dict[str, Any], rules: Any, joker: frozenset[int]) -> None:
    if case["groups"]:
        assert lay(*grouped(case), rules, joker).points == case["expect"]["points"]
    else:
        assert arrange(cards(" ".join(case["hand"])), rules, joker).points == case["expect"]["points"]


def test_the_cases_are_all_there() -> None:
    assert len(OURS) >= 38


def test_PTS_8_a_finished_hand() -> None:
    laid = judged("8C 9C TC / 3D 4D 5D / 7S 7H 7D / JS JK KS TS", cut="5")
    assert [group.kind for group in laid.groups] == [Kind.PURE, Kind.IMPURE, Kind.SET, Kind.IMPURE]
    assert laid.valid


def test_PTS_12_a_losing_hand() -> None:
    hand = "8C 9C TC JD JS 5H KS 2D 9H 4S QH 7D AC"
    assert arrange(cards(hand), made_of(), wild("5")).points == 52
    without = hand.replace("8C", "8D")
    assert arrange(cards(without), made_of(loser_count="pure_needed", cap=80), wild("5")).points == 80
    assert arrange(cards("2C 3D 4S 2H 2D 6S"), made_of(loser_count="pure_needed"), wild("5")).points == 19


def test_MELD_5_a_wild_card_in_its_own_place() -> None:
    assert kind(cards("9C TC JC"), made_of().melds, wild("T")) is Kind.IMPURE


@pytest.mark.parametrize(
    ("hand", "cut", "options", "points", "valid"),
    [
        ("4H 5H 6H / 7S 8S JK / QD QS QC / 2D 2C 2H 9D", "9", CLASSIC, 0, True),
        ("5D 6D 7D / TS JS 6H / 3C 3H 3S / KH KD KC KS", "6", CLASSIC, 0, True),
        ("5D 6D 7D / TS JS 6H / 3C 3H 3S / KH KD KC KS", "6", HOUSE, 0, False),
        ("5D 6S 7D / TS JS JK / 3C 3H 3S / KH KD KC KS", "6", CLASSIC, 80, False),
        ("QD KD AD / 5C 6C AH / 9S 9H 9D / 3S 3C 3D AC", "JK", CLASSIC, 0, True),
        ("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "5", CLASSIC, 80, False),
        ("AH 2H 3H 4H / 5H 6H 7H / 8H 9H TH / JH QH KH", "5", CLASSIC, 0, True),
    ],
    ids=["P1", "P2", "P2-house", "P3", "P10", "P11-one-group", "P11"],
)
def test_worked_show(hand: str, cut: str, options: dict[str, Any], points: int, valid: bool) -> None:
    laid = judged(hand, cut, **options)
    assert (laid.points, laid.valid) == (points, valid)
    if valid:
        found = arrange(cards(hand.replace("/", " ")), made_of(**options), wild(cut))
        assert (found.points, found.declarable) == (0, True)


KEPT = {**CLASSIC, "loser_count": "pure_kept"}


@pytest.mark.parametrize(
    ("hand", "cut", "options", "points"),
    [
        ("8H 8D 8C QS QH QD 5C 4D 7C 2H 9S KD AC", "4", CLASSIC, 80),
        ("8H 8D 8C QS QH QD 5C 4D 7C 2H 9S KD AC", "4", HOUSE, 31),
        ("2H 2D 2C 3S 3H 3D 4C 4S KH 5D 7S 8C 9D", "K", CLASSIC, 52),
        ("2H 2D 2C 3S 3H 3D 4C 4S KH 5D 7S 8C 9D", "K", HOUSE, 29),
        ("3C 4C 5C 6S 6H 6D 2S 2H 2D AH 7D 8H TS", "J", CLASSIC, 71),
        ("3C 4C 5C 6S 6H 6D 2S 2H 2D AH 7D 8H TS", "J", KEPT, 59),
        ("3C 4C 5C 6S 6H 6D 2S 2H 2D AH 7D 8H TS", "J", HOUSE, 35),
        ("9S TS JS QS AD 2D JK 7H 7C 5H KC 4S 8D", "5", CLASSIC, 22),
        ("2H 3H 4H 8C 9C TC 7S 7S 7H QD QC JD KS", "A", CLASSIC, 61),
    ],
    ids=["P4", "P4-house", "P5", "P5-house", "P6", "P6-pure-kept", "P6-house", "P7", "P8"],
)
def test_worked_losing_hand(hand: str, cut: str, options: dict[str, Any], points: int) -> None:
    assert len(faces(hand)) == 13
    assert arrange(cards(hand), made_of(**options), wild(cut)).points == points
