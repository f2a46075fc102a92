"""What is read of a line or an argument, and what is refused: ``openrummy arrange``, ``check`` and ``count``."""

import json
from typing import Any

import pytest

from helpers.asking import HAND, SHOW, line
from openrummy.cli import main

BAD: list[tuple[object, str, dict[str, Any]]] = [
    ("{", "bad_line", {}),
    ("[1]", "bad_line", {}),
    ({"id": 1, "rules": "points"}, "bad_line", {}),
    ({"id": 1, "hand": ["5H"]}, "bad_line", {}),
    ({"id": 1, "rules": "points", "hand": 7}, "bad_line", {}),
    ({"id": 1, "rules": "points", "options": 3, "hand": []}, "bad_line", {}),
    ({"id": 1, "rules": "points", "wild": "7S 8S", "hand": []}, "bad_line", {}),
    ({"id": 1, "rules": "points", "wild": 7, "hand": []}, "bad_line", {}),
    ({"id": 1, "rules": "points", "hand": ["5H", "1S"]}, "unknown_card", {"card": "1S"}),
    ({"id": 1, "rules": "points", "hand": ["5H", ""]}, "unknown_card", {"card": ""}),
    ({"id": 1, "rules": "points", "hand": ["5H", None]}, "unknown_card", {"card": None}),
    ({"id": 1, "rules": "points", "wild": "5X", "hand": []}, "unknown_card", {"card": "5X"}),
    ({"id": 1, "rules": "points", "hand": ["5H"] * 3}, "card_not_in_pack", {"card": "5H", "cards": 3, "packs": 2}),
    ({"id": 1, "rules": "points", "wild": "5H", "hand": ["5H"] * 2}, "card_not_in_pack", {"card": "5H", "cards": 3, "packs": 2}),
    ({"id": 1, "rules": "gin", "hand": ["JK"]}, "card_not_in_pack", {"card": "JK", "cards": 1, "packs": 0}),
    ({"id": 1, "rules": "points", "hand": ["5H", "6H"]}, "wrong_card_count", {"cards": 2}),
    ({"id": 1, "rules": "points", "hand": HAND.split() + ["2D", "4D"]}, "wrong_card_count", {"cards": 15}),
    ({"id": 1, "rules": "bridge", "hand": []}, "unknown_rules", {"rules": "bridge"}),
    ({"id": 1, "rules": "points", "options": {"first_drop": 20}, "hand": []}, "unknown_option", {"option": "first_drop"}),
    ({"id": 1, "rules": "points", "options": {"ace": []}, "hand": []}, "option_out_of_range", {"option": "ace"}),
    ({"id": 1, "rules": "points", "options": {"packs": 1}, "hand": []}, "options_contradict", {"option": "packs"}),
]


@pytest.mark.parametrize("command", ["arrange", "count"])
@pytest.mark.parametrize(("bad", "code", "params"), BAD, ids=range(len(BAD)))
def test_a_bad_line_is_told_and_the_next_is_answered(
    command: str, bad: object, code: str, params: dict[str, Any], asked: Any
) -> None:
    answers, exit_code = asked(command, bad, "", line("next", "points", HAND, "8C"))
    assert len(answers) == 2
    assert answers[0]["error"]["code"] == code
    assert params.items() <= answers[0]["error"].items()
    assert answers[0]["error"]["message"]
    assert answers[0].get("id") == (bad.get("id") if isinstance(bad, dict) else None)
    assert (answers[1]["id"], answers[1]["points"]) == ("next", 0)
    assert exit_code == 1


@pytest.mark.parametrize(
    ("hand", "code"),
    [("5H 6H 7H | 2S 3S JK", "wrong_card_count"), (SHOW + " 2D", "wrong_card_count"), ("5H 5H 5H | 6H", "card_not_in_pack")],
)
def test_a_check_that_fails_on_its_cards_is_not_valid_too(hand: str, code: str, asked: Any) -> None:
    answers, exit_code = asked("check", line("a", "points", hand, "8C"))
    assert answers[0]["error"]["code"] == code
    assert answers[0]["valid"] is False
    assert answers[0]["reasons"] == [{"code": code, "group": None}]
    assert exit_code == 1


def test_check_takes_cards_of_the_hand_that_lie_in_no_group_as_loose(asked: Any) -> None:
    hand = HAND.split()
    given = {"id": 7, "rules": "points", "wild": "8C", "hand": hand, "groups": [hand[:3], hand[3:6]]}
    answers, code = asked("check", given, given | {"groups": [["AS"]]}, {k: v for k, v in given.items() if k != "groups"})
    assert answers[0]["loose"] == hand[6:]
    assert answers[0]["reasons"] == [{"code": "loose_cards", "group": None}]
    assert [one.get("error", {}).get("code") for one in answers] == [None, "card_not_in_hand", "bad_line"]
    assert code == 1


def test_arguments_speak_for_lines_that_do_not_say_it_themselves(asked: Any) -> None:
    hand = ["8H", "8D", "8C", "QS", "QH", "QD", "5C", "4D", "7C", "2H", "9S", "KD", "AC"]
    more = ("points", "--wild", "4S", "--option", "loser_count=pure_needed")
    answers, code = asked(
        "count", {"hand": hand}, {"hand": hand, "options": {}}, {"hand": hand, "rules": "deals", "wild": None}, more=more
    )
    assert answers[:2] == [{"points": 80}, {"points": 31}]
    assert code == 0


def test_cards_are_read_as_people_write_them(asked: Any) -> None:
    given = line("a", "points", HAND, "8♣")
    answers, code = asked("count", given | {"hand": "5♥ 6h, 7H 2S 3S jk KH KD KC 9H 9S 9C 9D"})
    assert (answers, code) == ([{"id": "a", "points": 0}], 0)


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("arrange", "points", "5H 6H"), 1, "a hand has 13 or 14 cards here, not 2"),
        (("arrange", "points", "5H 1S"), 1, "no card '1S'"),
        (("arrange", "bridge", HAND), 2, "there is no game 'bridge'; there is points, points-classic"),
        (("arrange", "points", HAND, "--option", "ace=red"), 2, "option ace cannot be 'red'; it can be low, both, corner"),
        (("arrange", "points", HAND, "--option", "ace"), 2, "write NAME=VALUE"),
        (("arrange", "points"), 2, "name the game and the cards"),
        (("arrange", "points", HAND, "--jsonl"), 2, "standard input"),
    ],
)
def test_people_are_told_what_cannot_be(
    arguments: tuple[str, ...], code: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == code
    told = capsys.readouterr()
    assert words in told.err
    assert told.out == ""


def test_json_carries_the_error_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["count", "points", "5H 6H", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["error"]["code"] == "wrong_card_count"
