"""The rules of the count and of the show, each by its number, for hands as laid and for hands as arranged."""

from typing import Literal

import pytest

from openrummy.arrange import Arrangement, Counting, arrange, card_points, discard_counts, lay
from openrummy.cards import cards, texts
from openrummy.melds import Kind

from .say import judged, made_of, parts, wild


def best(hand: str, cut: str | None = None, **options: object) -> Arrangement:
    """The arrangement, checked to show what it says when it is laid."""
    rules = made_of(**options)
    found = arrange(cards(hand), rules, wild(cut))
    laid = lay([group.cards for group in found.groups], found.loose, rules, wild(cut))
    assert (laid.points, laid.valid) == (found.points, found.declarable)
    return found


def points(hand: str, cut: str | None = None, **options: object) -> int:
    return best(hand, cut, **options).points


def test_CARD_4_points_of_cards() -> None:
    one = Counting()
    assert [card_points(card, one, frozenset()) for card in cards("AS 2S 9H TH JD QC KC JK")] == [10, 2, 9, 10, 10, 10, 10, 0]
    assert [card_points(card, one, wild("K")) for card in cards("KS KH QS")] == [0, 0, 10]


@pytest.mark.parametrize("ace", [1, 10, 15])
def test_CARD_4_option_ace_count(ace: Literal[1, 10, 15]) -> None:
    assert card_points(0, Counting(ace_count=ace), frozenset()) == ace
    assert card_points(0, Counting(ace_count=ace), wild("A")) == 0
    assert points("AS KS 3H", ace_count=ace) == ace + 13
    assert judged("AS KS", loose="3H", ace_count=ace).points == ace + 13


VALID = "5H 6H 7H / 9S TS JK / 8S 8H 8D / KS KH KD KC"


def test_PTS_8_a_valid_show() -> None:
    laid = judged(VALID, cut="2")
    assert laid.valid
    assert laid.points == 0
    assert [group.kind for group in laid.groups] == [Kind.PURE, Kind.IMPURE, Kind.SET, Kind.SET]
    assert best(VALID.replace("/", " "), cut="2").declarable


def test_PTS_8_every_card_must_be_in_a_meld() -> None:
    assert judged("5H 6H 7H / 9S TS JK / 8S 8H 8D / KS KH KD", loose="2C").reasons == ("loose_cards",)
    assert judged("5H 6H 7H / 9S TS JS / 8S 8H 8D / KS KH KD / 2C").reasons == ("invalid_group",)
    assert judged("5H 6H 7H / 9S TS JS / 8S 8H 8D / KS KH KD", loose="JK").reasons == ("loose_cards",)


def test_PTS_8_two_sequences_one_of_them_pure() -> None:
    assert judged("5H JK 7H / 9S TS JK / 8S 8H 8D / KS KH KD KC").reasons == ("no_pure_sequence",)
    assert judged("5H 6H 7H / 9S 9H 9C / 8S 8H 8D / KS KH KD KC").reasons == ("no_second_sequence",)
    assert judged("5H JK 7H / 9S 9H 9C / 8S 8H 8D / KS KH KD KC").reasons == ("no_pure_sequence", "no_second_sequence")
    assert not best("5H 6H 7H 9S 9H 9C 8S 8H 8D KS KH KD KC").declarable


def test_PTS_8_the_fourteenth_card_goes() -> None:
    found = best(VALID.replace("/", " ") + " 4C", cut="2")
    assert found.declarable
    assert found.points == 0
    assert found.discard is not None
    assert texts([found.discard]) == "4C"
    # KS KH KD KC spares a king, and nothing else can go: 4C itself would stay loose.
    assert texts(found.discards) == "4C"


def test_PTS_8_all_discards_that_leave_a_show() -> None:
    found = best("5H 6H 7H 8H 9S TS JS 3S 3D 3C KS KH KD KC")
    assert found.declarable
    # Either end of the run of four, or any king.
    assert texts(found.discards) == "KS 5H 8H KH KD KC"


def test_PTS_8_nothing_counted_is_not_yet_a_show() -> None:
    found = best("8S 8H 8D 9S 9H 9D KS KH KD KC 4S 4H 4D 2C")
    assert found.points == 0
    assert not found.declarable
    assert found.discards == ()


def test_PTS_8_a_joker_may_be_the_discard() -> None:
    """Worked case (c)."""
    found = best("5H 6H 7H 9S TS JS 2S 2H 2D QS QH QD QC JK")
    assert "JK" in texts(found.discards)
    assert judged("5H 6H 7H / 9S TS JS / 2S 2H 2D / QS QH QD QC").valid


LOSER = "8H 8D 8C QS QH QD 5C 6C 7C 2H 9S KD AC"


def test_PTS_12_every_card_outside_valid_melds_counts() -> None:
    assert points(LOSER) == 31
    assert points("JK JK 9S KD") == 9
    assert points("JK 2H 9S KD") == 21


def test_PTS_12_option_cap() -> None:
    hand = "KS KH QS QD JH JD 9D 9C 7S 7H 5D 5C 2S"
    assert points(hand) == 80
    assert points(hand, cap=40) == 40
    assert judged("KS KH", loose="QS QH JS JH 9D 9C", cap=60).points == 60


def test_PTS_12_option_loser_count_melds() -> None:
    assert points("8H 8D 8C 2S 4H 9D") == 15
    assert judged("8H 8D 8C", loose="2S 4H 9D").points == 15


def test_PTS_12_option_loser_count_pure_needed() -> None:
    rule = {"loser_count": "pure_needed"}
    assert points("8H 8D 8C 2S 4H 9D", **rule) == 39
    assert points("8H 8D 8C 4H 5H 6H 9D", **rule) == 9
    assert judged("8H 8D 8C / 4H JK 6H", loose="9D", **rule).points == 24 + 10 + 9
    assert judged("8H 8D 8C / 4H 5H 6H", loose="9D", **rule).points == 9


def test_PTS_12_option_loser_count_runs_needed() -> None:
    rule = {"loser_count": "runs_needed"}
    assert points("8H 8D 8C 4H 5H 6H 9D", **rule) == 24 + 15 + 9
    assert points("8H 8D 8C 4H 5H 6H 4S JK 6S 9D", **rule) == 9
    assert points("8H 8D 8C 4H 5H JK 4S JK 6S 9D", **rule) == 24 + 9 + 10 + 9
    assert judged("8H 8D 8C / 4H 5H 6H", loose="9D", **rule).points == 48
    assert judged("8H 8D 8C / 4H 5H 6H / 4S JK 6S", loose="9D", **rule).points == 9


def test_PTS_12_option_loser_count_pure_kept() -> None:
    rule = {"loser_count": "pure_kept"}
    assert points("8H 8D 8C 4H 5H 6H 9D", **rule) == 24 + 9
    assert points("8H 8D 8C 4H 5H JK 9D", **rule) == 24 + 9 + 9
    assert points("8H 8D 8C 4H 5H 6H 4S JK 6S 9D", **rule) == 9
    assert judged("8H 8D 8C / 4H 5H 6H", loose="9D", **rule).points == 33


def test_PTS_12_one_long_pure_run_is_two_sequences_where_that_helps() -> None:
    assert points("4H 5H 6H 7H 8H 9H KS", loser_count="runs_needed") == 10
    assert points("4H 5H 6H 7H 8H KS", loser_count="runs_needed") == 40


def test_PTS_12_a_spare_joker_leaves_the_only_pure_sequence_pure() -> None:
    assert points("4H 5H 6H JK KS", loser_count="pure_needed") == 10


def test_MELD_8_min_life_len_rules_show_and_count() -> None:
    short = "5H 6H 7H / 9S TS JS / 8S 8H 8D / KS KH KD KC"
    assert judged(short, min_life_len=4).reasons == ("life_too_short",)
    long = "5H 6H 7H / 9S TS JS QS / 8S 8H 8D / KS KH KD"
    assert judged(long, min_life_len=4).valid
    assert judged(long, min_life_len=5).reasons == ("life_too_short",)
    assert not best(short.replace("/", " "), min_life_len=4).declarable
    assert best(long.replace("/", " "), min_life_len=4).declarable
    hand = "5H 6H 7H 9S TS JS 2C"
    assert points(hand, loser_count="runs_needed", min_life_len=4) == 18 + 29 + 2
    assert points(hand, loser_count="pure_kept", min_life_len=4) == 2
    assert points("5H 6H 7H 9S TS JS JK 2C", loser_count="runs_needed", min_life_len=4) == 2


def test_MELD_8_tunnela_is_a_pure_sequence_in_show_and_count() -> None:
    hand = "7S 7S 7S / 9S TS JK / 8S 8H 8D / KS KH KD KC"
    assert judged(hand, identical_triplet_is_pure=True).valid
    assert not judged(hand).valid
    assert points("7S 7S 7S 9H 9D 9C 2S", loser_count="pure_kept", identical_triplet_is_pure=True) == 29


def test_PTS_13_a_group_that_is_no_meld_counts_as_loose_cards() -> None:
    assert judged("4H 5H 7H / 8S 8H 8D", loose="2C").points == 18
    assert judged("4H 5H 7H / 8S 8H 8D", loose="2C").groups[0].kind is None


def test_PTS_13_one_long_run_is_one_sequence_as_it_lies() -> None:
    laid = judged("4H 5H 6H 7H 8H 9H / KS KH KD", loose="2C", loser_count="runs_needed")
    assert laid.points == 39 + 30 + 2
    assert laid.reasons == ("no_second_sequence", "loose_cards")
    assert points("4H 5H 6H 7H 8H 9H KS KH KD 2C", loser_count="runs_needed") == 2


def test_PTS_13_any_number_of_cards_can_be_laid() -> None:
    assert judged("4H 5H 6H / 4S 5S 6S / 4D 5D 6D / 4C 5C 6C / 9S 9H 9D / KS KD KH").valid
    assert judged("", loose="").points == 0
    assert lay([(), parts("4H 5H 6H")[0]], (), made_of(), frozenset()).reasons == ("no_second_sequence",)


def test_arranging_does_not_depend_on_the_order_of_the_cards() -> None:
    hand = cards("4H 5H 6H 7H 7H 7D 7C JK 8S 8H KS QS 2C 2D")
    rules = made_of(wild_in_place="natural", loser_count="pure_kept")
    first = arrange(hand, rules, wild("2"))
    assert all(arrange(hand[turn:] + hand[:turn], rules, wild("2")) == first for turn in range(14))


def test_discard_counts_are_the_counts_of_the_rest() -> None:
    hand = cards("4H 5H 6H 7H 7H 7D 7C JK 8S 8H KS QS 2C 2D")
    rules = made_of(wild_in_place="natural", loser_count="pure_needed")
    counts = discard_counts(hand, rules, wild("2"))
    assert counts == {card: arrange([one for one in hand if one != card], rules, wild("2")).points for card in hand}
    found = arrange(hand, rules, wild("2"))
    assert found.discard is not None
    assert counts[found.discard] == found.points == min(counts.values())


def test_more_than_fourteen_cards_are_refused() -> None:
    with pytest.raises(ValueError, match="at most 14"):
        arrange(range(15), made_of(), frozenset())
    with pytest.raises(ValueError, match="at most 14"):
        discard_counts(range(15), made_of(), frozenset())


@pytest.mark.parametrize(
    ("hand", "cut", "options", "expected"),
    [
        # A joker stands for the 6H that is held, because that one serves in the set.
        ("5H 7H 6H 6S 6D JK", None, {}, 0),
        # A triple out of a quad frees the fourth card for a run.
        ("8S 8H 8D 8C 9C TC", None, {}, 0),
        # Two aces are low and high.
        ("AH 2H 3H QH KH AH", None, {}, 0),
        # Two sets of one rank, never one suit twice in either.
        ("8S 8S 8H 8H 8D 8D", None, {}, 0),
        ("8S 8S 8H 8H 8H 8D", None, {}, 24),
        # Five jokers that must stand by themselves are four and one; loose jokers count nothing.
        ("JK JK JK JK JK", None, {}, 0),
        # Gains are not concave in jokers: two jokers take in the king, one saves little.
        ("KS 9H 8H 2D JK JK", None, {}, 12),
    ],
)
def test_traps_of_arranging(hand: str, cut: str | None, options: dict[str, object], expected: int) -> None:
    assert points(hand, cut, **options) == expected
