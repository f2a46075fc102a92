"""``openrummy arrange``, ``check`` and ``count`` as programs and people use them."""

import io
from typing import Any

import pytest

from helpers.asking import HAND, SECOND, SHOW, THIRD, WINNER, answered, group, line, said
from openrummy.cards import cards
from openrummy.commands.prose import Style, drawn, style_of


def test_arrange_says_everything_of_a_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert answered(capsys, "arrange", "points", HAND, "--wild", "8C") == {
        "points": 0,
        "declarable": True,
        "groups": [group("5H 6H 7H", "pure"), group("2S 3S JK", "impure"), group("9S 9H 9D 9C", "set"), group("KH KD KC", "set")],
        "loose": [],
        "distance": 0,
    }


def test_arrange_of_one_card_more_says_which_to_let_go(capsys: pytest.CaptureFixture[str]) -> None:
    found = answered(capsys, "arrange", "points", HAND + " 4H", "--wild", "8C")
    assert set(found["discards"]) == {"4H", "7H", "9S", "9H", "9D", "9C"}
    assert found["discard"] in found["discards"]
    assert (found["points"], found["declarable"], found["distance"]) == (0, True, 0)


def test_count_says_the_count(capsys: pytest.CaptureFixture[str]) -> None:
    assert answered(capsys, "count", "points", "5H 6H 7H 2S 3S JK KH KD KC 9H 9S QC 9D", "--wild", "8C") == {"points": 10}
    assert said(capsys, "count", "points", "5H 6H 7H 2S 3S JK KH KD KC 9H 9S QC 9D JH", "--wild", "8C") == "10\n"


@pytest.mark.parametrize(
    ("hand", "cut", "points"),
    [
        ("8H 8D 8C QS QH QD 5C 4D 7C 2H 9S KD AC", "4H", 80),
        ("2H 2D 2C 3S 3H 3D 4C 4S KH 5D 7S 8C 9D", "KS", 80),
        ("3C 4C 5C 6S 6H 6D 2S 2H 2D AH 7D 8H TS", "JD", 71),
        ("9S TS JS QS AD 2D JK 7H 7C 5H KC 4S 8D", "5C", 22),
    ],
    ids=["P4", "P5", "P6", "P7"],
)
def test_CLS_35_what_a_hand_without_a_pure_sequence_counts_where_it_costs_the_full_count(
    capsys: pytest.CaptureFixture[str], hand: str, cut: str, points: int
) -> None:
    house = ("--wild", cut, "--option", "no_pure=full_count")
    for rules in ("points-classic", "pool-101"):
        assert answered(capsys, "count", rules, hand, *house) == {"points": points}
        assert answered(capsys, "arrange", rules, hand, *house)["points"] == points


def test_CLS_35_groups_without_a_pure_sequence_count_the_full_count_as_they_lie(capsys: pytest.CaptureFixture[str]) -> None:
    """The cards would have made one, and then all of them would have counted: 71."""
    laid = "6S 6H 6D | 2S 2H 2D | 3C 4C 5C AH 7D 8H TS"
    found = answered(capsys, "check", "points-classic", laid, "--wild", "JD", "--option", "no_pure=full_count")
    assert (found["points"], found["best"]["points"]) == (80, 71)


def test_check_of_a_valid_show(capsys: pytest.CaptureFixture[str]) -> None:
    found = answered(capsys, "check", "points", SHOW, "--wild", "8C")
    assert (found["valid"], found["reasons"], found["points"], found["loose"]) == (True, [], 0, [])
    assert [one["kind"] for one in found["groups"]] == ["pure", "impure", "set", "set"]
    assert "best" not in found


def test_check_of_a_refused_show_says_why_and_what_would_pass(capsys: pytest.CaptureFixture[str]) -> None:
    laid = "5H 6H 7H 8H | 2S 3S JK KD | KH KC | 9H 9S 9D"
    found = answered(capsys, "check", "points", laid, "--wild", "8C")
    assert found["valid"] is False
    assert found["reasons"] == [
        {"code": "no_pure_sequence", "group": None},
        {"code": "no_second_sequence", "group": None},
        {"code": "invalid_group", "group": 1},
        {"code": "invalid_group", "group": 2},
    ]
    assert found["declarable"] is True
    best = found["best"]
    assert best["points"] == 0
    assert sorted(card for one in best["groups"] for card in one["cards"]) == sorted(laid.replace("|", " ").split())
    assert {"pure", "impure"} <= {one["kind"] for one in best["groups"]}


def test_people_see_symbols_kinds_and_the_sum(capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, "arrange", "points", "5H 6H 7H 2S 3S JK KH KD KC 9H 9S QC 10D", "--wild", "8C")
    assert shown.splitlines() == [
        "5♥ 6♥ 7♥   pure sequence",
        "9♠ 9♥ JK   set",
        "K♥ K♦ K♣   set",
        "loose     2♠ 3♠ 10♦ Q♣",
        "Count: 25",
        "Cannot be declared: 2 cards must be replaced at least.",
        "Nearer with: A♠ (×2) 4♠ (×2) 5♠ (×2) 8♠ (×2) K♠ (×2) 4♥ (×2) 8♥ (×2) 8♦ (×2) 9♦ (×2) 8♣ (×1) 9♣ (×2) JK (×3)",
    ]


def test_useful_cards_are_those_that_lower_the_distance(capsys: pytest.CaptureFixture[str]) -> None:
    hand = "5H 6H 7H 2S 3S JK KH KD KC 9H 9S QC 9D"
    found = answered(capsys, "arrange", "points", hand, "--wild", "8C", "--useful")
    assert (found["distance"], found["useful"]["4S"], found["useful"]["JK"], found["useful"]["8C"]) == (1, 2, 3, 1)
    assert "QD" not in found["useful"]
    for one in ("AS", "4S", "QD", "2S"):
        with_it = answered(capsys, "arrange", "points", f"{hand} {one}", "--wild", "8C")
        assert (with_it["distance"] == 0) is (one in found["useful"])


def test_useful_cards_of_one_card_more_are_those_of_what_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    hand = "5H 6H 7H 2S 3S JK KH KD KC 9H 9S QC 9D"
    kept = answered(capsys, "arrange", "points", hand, "--wild", "8C", "--useful")["useful"]
    found = answered(capsys, "arrange", "points", f"{hand} 10D", "--wild", "8C", "--useful")
    assert found["discard"] in {"TD", "QC"}
    assert found["useful"] == kept


def test_useful_cards_are_told_where_asked(asked: Any, capsys: pytest.CaptureFixture[str]) -> None:
    plain = line("a", "points", "5H 6H 7H 2S 3S JK KH KD KC 9H 9S QC 9D", "8C")
    answers, code = asked("arrange", plain, plain | {"useful": True}, plain | {"useful": "no"})
    assert "useful" not in answers[0]
    assert answers[1]["useful"]["4S"] == 2
    assert answers[2]["error"]["code"] == "bad_line"
    assert code == 1
    answers, _ = asked("arrange", plain, more=("--useful",))
    assert answers[0]["useful"]["4S"] == 2
    assert "Nearer" not in said(capsys, "arrange", "points", HAND, "--wild", "8C")
    assert "Nearer" not in said(capsys, "arrange", "twentyone", THIRD, "--wild", "7H")


def test_useful_cards_in_gin_bring_gin_nearer(capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, "arrange", "gin", "AC 2C 3C 4D 5D 6D 9H 9S KC KH")
    assert "Nearer with: K♠ (×1) 3♦ (×1) 7♦ (×1) 9♦ (×1) K♦ (×1) 4♣ (×1) 9♣ (×1)" in shown


def test_people_are_told_why_a_show_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, "check", "points", "5H 6H 7H | 2S 3S JK 4S | KH KD KC | 9H 9S 9C", "--wild", "6C")
    assert "Not valid." in shown
    assert "- there is no pure sequence" in shown
    assert "These cards pass so:\n2♠ 3♠ 4♠      pure sequence\n5♥ 6♥ 7♥ JK   impure sequence" in shown
    shown = said(capsys, "check", "points", "5H 6H 7H | 2S 3S 4D | KH KD KC | 9H 9S 9C 9D", "--wild", "6C")
    assert "- there is no pure sequence" in shown
    assert "Cannot be declared: 1 card must be replaced at least." in shown
    assert "The best arrangement counts 9:" in shown
    shown = said(capsys, "check", "points", "5H 6H 7H 2S 3S JK | KH KD KC | 9H 9S 9C 9D", "--wild", "8C")
    assert "- 5♥ 6♥ 7♥ 2♠ 3♠ JK is no meld" in shown
    assert "These cards pass so:\n5♥ 6♥ 7♥" in shown


def test_people_are_told_if_they_may_knock(capsys: pytest.CaptureFixture[str]) -> None:
    hand = "AC 2C 3C 4D 5D 6D 9H 9S 9C"
    assert "Count: 10\nMay knock; for gin 1 card must be replaced at least.\n" in said(capsys, "arrange", "gin", f"{hand} KH")
    assert "May not knock; for gin" in said(capsys, "arrange", "gin", hand.replace("9C", "QH") + " KH")
    assert "let go    K♥\nCount: 2\nMay knock" in said(capsys, "arrange", "gin", f"{hand} KH 2S")
    assert "Count: 0\nGin.\n" in said(capsys, "arrange", "gin", f"{hand} 9D")


def test_a_hand_that_can_only_be_shown_in_another_way_is_shown_so(capsys: pytest.CaptureFixture[str]) -> None:
    dublees = "5C 5C 9H 9H KS KS AD AD 2C 2C 4D 4D 7S 7S 8S 8S"
    hand = f"{dublees} TH JD QC 3H 5D"
    found = answered(capsys, "arrange", "twentyone", hand + " 6C", "--wild", "7H")
    assert found["declarable"] is True
    assert [one["kind"] for one in found["show"]["groups"]] == ["dublee"] * 8
    assert len(found["show"]["loose"]) == 5
    assert set(found["discards"]) == {"TH", "JD", "QC", "3H", "5D", "6C"}
    assert "It is shown so:\n5♣ 5♣   dublee" in said(capsys, "arrange", "twentyone", hand, "--wild", "7H")


def test_colours_are_for_terminals_and_symbols_for_those_that_can() -> None:
    class Terminal(io.TextIOWrapper):
        def __init__(self, encoding: str) -> None:
            super().__init__(io.BytesIO(), encoding=encoding)

        def isatty(self) -> bool:
            return True

    assert style_of(Terminal("utf-8"), {}) == (True, True)
    assert style_of(Terminal("ascii"), {"NO_COLOR": "1"}) == (False, False)
    assert drawn("TH", Style(symbols=True, colours=True)) == "\x1b[31m10♥\x1b[0m"
    assert drawn("7S", Style(symbols=True, colours=True)) == "7♠"


def test_an_option_changes_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    hand = "8H 8D 8C QS QH QD 5C 4D 7C 2H 9S KD AC"
    assert answered(capsys, "count", "points", hand, "--wild", "4S")["points"] == 31
    option = ("--option", "loser_count=pure_needed", "--option", "cap=70")
    assert answered(capsys, "count", "points", hand, "--wild", "4S", *option)["points"] == 70


def test_XXI_8_the_worked_winner_is_valid(capsys: pytest.CaptureFixture[str]) -> None:
    found = answered(capsys, "check", "twentyone", WINNER, "--wild", "7H")
    assert (found["valid"], found["points"]) == (True, 0)
    assert [one["kind"] for one in found["groups"]] == ["pure"] * 3 + ["impure"] * 2 + ["set"] * 2


def test_XXI_12_the_worked_losers(asked: Any) -> None:
    answers, code = asked("arrange", line("second", "twentyone", SECOND, "7H"), line("third", "twentyone", THIRD, "7H"))
    assert [(one["id"], one["points"], one["declarable"]) for one in answers] == [("second", 120, False), ("third", 58, False)]
    assert answers[1]["loose"] == ["5S", "6S", "KS", "4H", "TH", "2D", "QD", "3C", "8C"]
    assert group("5D 6D 7D", "pure") in answers[1]["groups"]
    assert code == 0


def test_XXI_9_tunnelas_show_the_hand_whatever_else_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    rest = "AD 2C 4D 6S 8S TH JD QC 3H 5D 8C 2S"
    found = answered(capsys, "check", "twentyone", f"5C 5C 5C | 9H 9H 9H | KS KS KS | {rest}", "--wild", "7H")
    assert (found["valid"], found["points"]) == (True, 0)
    assert [one["kind"] for one in found["groups"]] == ["tunnela"] * 3 + [None]
    found = answered(capsys, "check", "twentyone", f"5C 5C 5C | 9H 9H | KS KS KS 9H | {rest}", "--wild", "7H")
    assert found["valid"] is False
    assert [one["kind"] for one in found["best"]["groups"]] == ["tunnela"] * 3
    assert {"code": "no_third_pure_sequence", "group": None} in found["reasons"]


def test_XXI_9_dublees(capsys: pytest.CaptureFixture[str]) -> None:
    eight = "5C 5C | 9H 9H | KS KS | AD AD | 2C 2C | 4D 4D | 7S 7S | 8S 8S"
    found = answered(capsys, "check", "twentyone", f"{eight} | TH JD QC 3H 5D", "--wild", "7H")
    assert found["valid"] is True
    assert [one["kind"] for one in found["groups"]] == ["dublee"] * 8 + [None]
    found = answered(capsys, "check", "twentyone", f"{eight.replace('9H 9H', '9H 8H')} | TH JD QC 3H 9H", "--wild", "7H")
    codes = [(one["code"], one["group"]) for one in found["reasons"]]
    assert codes == [("no_pure_sequence", None), ("invalid_dublee", 1), ("invalid_group", 8), ("too_few_dublees", None)]
    assert [one["kind"] for one in found["best"]["groups"]] == ["dublee"] * 8


def test_XXI_10_eight_jokers_in_one_group(capsys: pytest.CaptureFixture[str]) -> None:
    found = answered(
        capsys, "check", "twentyone", "JK JK JK 7S 7H 7D 8H 6H | 2S 4S 9S JS KS 2D 4D 9D JD KD 2C 4C 9C", "--wild", "7H"
    )
    assert found["valid"] is True


def test_gin_counts_deadwood_and_declarable_is_gin(asked: Any) -> None:
    answers, _ = asked(
        "arrange",
        line("gin", "gin", "KC 3S 3C 9C KH 3H 9H 3D 9D KD"),
        line("ten", "gin", "AC 2C 3C 4D 5D 6D 9H 9S 9C KH"),
        line("high", "gin", "KS KD QH QC JS JD TH TC 9S 8D"),
    )
    assert [(one["points"], one["declarable"]) for one in answers] == [(0, True), (10, False), (97, False)]
    assert {one["kind"] for one in answers[1]["groups"]} == {"run", "set"}


def test_gin_discards_are_those_that_leave_a_knock(capsys: pytest.CaptureFixture[str]) -> None:
    hand = "AC 2C 3C 4D 5D 6D 9H 9S 9C KH 2S"
    found = answered(capsys, "arrange", "gin", hand)
    assert (found["discard"], found["discards"], found["points"]) == ("KH", ["KH", "2S"], 2)
    assert answered(capsys, "arrange", "gin", hand, "--option", "knock_limit=9")["discards"] == ["KH"]


def test_gin_knock_as_it_lies(asked: Any) -> None:
    answers, _ = asked(
        "check",
        line("G1", "gin", "3S 4S 5S | 9H 9D 9C | JS JH JD | 7C"),
        line("G3", "gin", "3S 4S 5S | 9H 9D 9C | JS JH JD | TC"),
        line("O1", "gin", "3S 4S 5S | 9H 9D 9C | JS JH JD | 7C", options={"knock_limit": 6}),
        line("bad", "gin", "3S 4S 5S | 9H 9D 9C | JS JH KD | 7C"),
    )
    assert [(one["valid"], one["points"]) for one in answers] == [(True, 7), (True, 10), (False, 7), (False, 37)]
    assert [one["kind"] for one in answers[0]["groups"]] == ["run", "set", "set", None]
    assert answers[2]["reasons"] == [{"code": "loose_cards", "group": None}]
    assert answers[3]["reasons"] == [{"code": "invalid_group", "group": 2}]


def test_RUM_1_a_hand_of_the_tables_size(asked: Any) -> None:
    hand = "8S 8H 8D 4H 5H 6H KC"
    answers, code = asked(
        "arrange", line("two", "rum", hand), line("three", "rum", hand, options={"seats": 3}), more=("rum", "--option", "seats=2")
    )
    assert answers[0]["error"]["code"] == "wrong_card_count"
    assert (answers[1]["points"], answers[1]["declarable"]) == (10, False)
    assert {one["kind"] for one in answers[1]["groups"]} == {"run", "set"}
    assert code == 1


def test_DEAL_2_printed_jokers_alone_are_jokers(asked: Any) -> None:
    answers, code = asked("count", line("a", "deals", HAND), line("b", "deals", HAND, "8C"))
    assert answers == [{"id": "a", "points": 0}, {"id": "b", "error": answers[1]["error"]}]
    assert answers[1]["error"]["code"] == "no_cut_card"
    assert code == 1


def test_no_cut_card_leaves_printed_jokers_only(asked: Any) -> None:
    answers, _ = asked("arrange", line("a", "points", HAND, None))
    assert answers[0]["points"] == 0


def test_the_hand_is_one_that_the_packs_hold() -> None:
    """The worked hands above are whole."""
    assert [len(cards(one.replace("|", " "))) for one in (HAND, WINNER, SECOND, THIRD)] == [13, 21, 21, 21]
