"""The rules of the melds, each by its number."""

import pytest

from openrummy.cards import cards, texts
from openrummy.melds import Kind, Melds, ordered

from .say import all_reads, made_of, parts, reads, wild


def test_CARD_3_ace_is_low_or_above_the_king() -> None:
    assert reads("AS 2S 3S") is Kind.PURE
    assert reads("QS KS AS") is Kind.PURE
    assert reads("QS KS AS", ace="low") is None
    assert reads("AS 2S 3S", ace="low") is Kind.PURE


@pytest.mark.parametrize("ace", ["low", "high", "both"])
def test_CARD_3_a_run_never_turns_the_corner(ace: str) -> None:
    assert reads("KS AS 2S", ace=ace) is None
    assert reads("KS JK 2S", ace=ace) is None
    assert reads("QS KS AS 2S", ace=ace) is None
    assert reads("JK KS JK 2S JK", ace=ace) is None


def test_MELD_1_pure_sequence_is_three_or_more_neighbours_of_one_suit() -> None:
    assert reads("7H 5H 6H") is Kind.PURE
    assert reads("5H 6H") is None
    assert reads("5H 6H 7D") is None
    assert reads("5H 6H 8H") is None
    assert reads("5H 5H 6H 7H") is None
    assert reads("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH") is Kind.PURE
    assert reads("5H 6H JK") is not Kind.PURE


def test_MELD_2_jokers_fill_gaps_or_extend_an_end() -> None:
    assert reads("5H JK 7H") is Kind.IMPURE
    assert reads("5H 6H JK") is Kind.IMPURE
    assert reads("QH KH JK", ace="low") is Kind.IMPURE
    assert reads("5H JK JK 8H") is Kind.IMPURE
    assert reads("5H JK 8H") is None
    assert reads("5H JK 7D") is None
    assert reads("5H 9S 7H", cut="9") is Kind.IMPURE
    assert reads("7C JH 3C 5C 4C", cut="J") is Kind.IMPURE


def test_MELD_2_a_sequence_needs_a_natural_card() -> None:
    assert "impure" not in all_reads("JK JK JK")
    assert "impure" in all_reads("4H JK JK JK JK")


def test_MELD_3_set_is_three_or_four_of_a_rank_in_different_suits() -> None:
    assert reads("8S 8H 8D") is Kind.SET
    assert reads("8S 8H 8D 8C") is Kind.SET
    assert reads("8S 8H") is None
    assert reads("8S 8H 9D") is None
    assert reads("8S 8S 8H") is None
    assert reads("8S 8S 8H JK") is None
    assert reads("8S 8H JK") is Kind.SET
    assert reads("8S 8H JK JK") is Kind.SET


def test_MELD_3_option_set_max() -> None:
    assert reads("8S 8H 8D 8C JK") is None
    assert reads("8S 8H 8D 8C JK", set_max=5) is Kind.SET
    assert reads("8S 8H 8D JK JK", set_max=5) is Kind.SET
    assert reads("8S 8H 8D 8C JK JK", set_max=5) is None
    assert reads("8S 8H 8D 8C 8C", set_max=5) is None


def test_MELD_4_jokers_alone_are_a_set_of_three_or_four() -> None:
    assert reads("JK JK JK") is Kind.SET
    assert reads("JK 6H 6H 6C", cut="6") is Kind.SET
    assert reads("JK JK JK JK JK") is None
    assert reads("JK JK JK JK JK", set_max=5) is None
    assert reads("JK JK JK", min_naturals=1) is None
    assert reads("JK 6H 6H 6C", cut="6", min_naturals=1) is None


def test_MELD_4_wild_card_as_itself_is_the_natural_card() -> None:
    natural = {"wild_in_place": "natural", "min_naturals": 1}
    assert reads("6H JK JK", cut="6", **natural) is Kind.IMPURE
    assert reads("JK 6H 6H 6C", cut="6", **natural) is Kind.IMPURE
    assert reads("6H JK JK", cut="6") is Kind.SET


def test_MELD_5_option_wild_in_place() -> None:
    assert reads("5H 6H 7H", cut="6", wild_in_place="joker") is Kind.IMPURE
    assert reads("5H 6H 7H", cut="6", wild_in_place="natural") is Kind.PURE
    assert reads("5H 6S 7H", cut="6", wild_in_place="natural") is Kind.IMPURE
    assert reads("6H 6S 6D", cut="6", wild_in_place="natural", min_naturals=1, max_jokers_per_sequence=1) is Kind.SET


def test_MELD_6_a_group_is_read_as_helps_most() -> None:
    assert all_reads("5H JK 7H") == {"impure"}
    assert all_reads("5H JK JK") == {"impure", "set"}
    assert reads("5H JK JK") is Kind.IMPURE
    assert all_reads("5H 6H 7H", cut="6", wild_in_place="natural") == {"pure", "impure"}
    assert reads("5H 6H 7H", cut="6", wild_in_place="natural") is Kind.PURE


@pytest.mark.parametrize("ace", ["low", "high", "both", "corner"])
def test_MELD_7_an_ace_is_not_low_and_high_in_one_sequence(ace: str) -> None:
    assert reads("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", ace=ace) is None
    assert reads("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH JK", ace=ace) is None


def test_MELD_8_ace_corner() -> None:
    assert reads("KS AS 2S", ace="corner") is Kind.PURE
    assert reads("KS JK 2S", ace="corner") is Kind.IMPURE
    assert reads("QS KS AS 2S 3S", ace="corner") is Kind.PURE
    assert reads("QS KS 2S", ace="corner") is None


def test_MELD_8_max_jokers_per_sequence() -> None:
    assert reads("5H JK JK 8H", max_jokers_per_sequence=2) is Kind.IMPURE
    assert reads("5H JK JK 8H", max_jokers_per_sequence=1) is None
    assert all_reads("5H JK JK", max_jokers_per_sequence=1) == {"set"}
    assert reads("5H 6H 7H 6D", cut="6", max_jokers_per_sequence=1) is None
    assert reads("5H 6H 7H 6D", cut="6", max_jokers_per_sequence=1, wild_in_place="natural") is Kind.IMPURE


def test_MELD_8_naturals_gt_jokers() -> None:
    assert reads("9H TH JK JK KH", naturals_gt_jokers=True) is Kind.IMPURE
    assert reads("9H JK JK QH", naturals_gt_jokers=True) is None
    assert reads("8S 8H JK", naturals_gt_jokers=True) is Kind.SET
    assert reads("8S 8H JK JK", naturals_gt_jokers=True) is None
    assert reads("JK JK JK", naturals_gt_jokers=True) is None


def test_MELD_8_identical_triplet_is_pure() -> None:
    assert reads("7S 7S 7S") is None
    assert reads("7S 7S 7S", identical_triplet_is_pure=True) is Kind.TUNNELA
    assert reads("7S 7S JK", identical_triplet_is_pure=True) is None
    assert reads("7S 7S 7S 7S", identical_triplet_is_pure=True) is None
    assert reads("JK JK JK", identical_triplet_is_pure=True) is Kind.SET
    assert reads("6S 6S 6S", cut="6", identical_triplet_is_pure=True) is Kind.SET
    assert reads("6S 6S 6S", cut="6", identical_triplet_is_pure=True, wild_in_place="natural") is Kind.TUNNELA


@pytest.mark.parametrize(
    ("group", "cut", "shown"),
    [
        ("7H 5H 6H", None, "5H 6H 7H"),
        ("JK KH QH", None, "QH KH JK"),
        ("AH KH QH", None, "QH KH AH"),
        ("2H AH JK", None, "AH 2H JK"),
        ("8H JK JK 5H", None, "5H JK JK 8H"),
        ("JK 8C 8S", None, "8S 8C JK"),
        ("9H 6S 7H 6H", "6", "6H 7H 6S 9H"),
        ("KH 2H 9C", None, "KH 2H 9C"),
    ],
)
def test_a_meld_is_shown_with_its_jokers_in_their_places(group: str, cut: str | None, shown: str) -> None:
    assert texts(ordered(cards(group), Melds(wild_in_place="natural"), wild(cut))) == shown


def test_words_of_these_tests_read_twins_as_two_cards() -> None:
    assert parts("7S 7S/7S") == [(6, 59), (112,)]
    assert made_of(ace="low", cap=40).counting.cap == 40
