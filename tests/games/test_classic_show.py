"""Classic Points Rummy: finishing and scoring (CLS-24 to CLS-40), and the worked examples."""

from typing import Any

import pytest

from helpers.indian import FILLER, dealt, show
from helpers.rig import WINNING, Game
from openrummy.arrange import arrange
from openrummy.cards import cards, texts
from openrummy.games import indian
from openrummy.games.actions import Draw, Drop, Submit
from openrummy.games.events import DealEnded, Dropped, Result, Shown, TurnStarted
from openrummy.games.views import IndianView
from openrummy.rules import preset

WRONG = "AH 2H 3H / 4S 5S 6S / 7C 7D 7H"
"""The winning cards with four of them loose."""


def finished(groups: str, cut: str, other: str = FILLER, **options: Any) -> Game:
    """Seat 0 has drawn 2D, put it to the finish slot and laid these groups; seat 1 is the only other player."""
    game = dealt("points-classic", {0: groups, 1: other}, stock="2D", cut=cut, opening="KS", options=options)
    show(game, 0, groups)
    return game


def lost(hand: str, cut: str, **options: Any) -> Result:
    """The sheet's line of a loser who holds these cards."""
    game = finished(WINNING, cut, hand, **options)
    assert game.end.winner == 0
    return game.result(1)


P2 = "5D 6D 7D / TS JS 6H / 3C 3H 3S / KH KD KC KS"
P3 = "5D 6S 7D / TS JS JK / 3C 3H 3S / KH KD KC KS"
P4 = "8H 8D 8C / QS QH QD / 5C 4D 7C / 2H 9S KD AC"
P5 = "2H 2D 2C / 3S 3H 3D / 4C 4S KH / 5D 7S 8C 9D"
P6 = "3C 4C 5C / 6S 6H 6D / 2S 2H 2D / AH 7D 8H TS"
P7 = "9S TS JS QS / AD 2D JK / 7H 7C 5H / KC 4S 8D"
P8 = "2H 3H 4H / 8C 9C TC / 7S 7S 7H / QD QC JD KS"


def test_CLS_24_one_card_goes_face_down_to_the_finish_slot_and_13_are_shown() -> None:
    game = dealt("points-classic", {0: WINNING, 1: FILLER}, stock="2D")
    assert game.refused(0, Submit(())) == "not_declaring"
    game.draw(0)
    declared = game.declare(0)[0]
    assert indian.event_for(declared, 1, game.deal) != declared
    assert len(game.deal.players[0].hand) == 13
    seen = indian.view(game.deal, 1).game
    assert isinstance(seen, IndianView)
    assert seen.finish_laid


@pytest.mark.parametrize(
    ("groups", "reasons"),
    [
        ("AH 2H 3H / 4S 5S 6S / 7C 7D 7H / 8S 8D 8H 8C", set()),
        ("AH 2H 3H / 4S 5S 6S / 7C 7D 7H", {"loose_cards"}),
        ("AH 2H / 3H 4S 5S 6S / 7C 7D 7H / 8S 8D 8H 8C", {"invalid_group", "no_pure_sequence", "no_second_sequence"}),
    ],
)
def test_CLS_25_a_show_is_valid_when_the_groups_are_all_melds_and_two_are_sequences_one_pure(
    groups: str, reasons: set[str]
) -> None:
    game = dealt("points-classic", {0: WINNING, 1: FILLER}, stock="2D")
    assert set(show(game, 0, groups).reasons) == reasons


def test_CLS_26_any_number_of_jokers_but_a_natural_card_in_every_group() -> None:
    for third, reasons in (("7C JK JK", ()), ("JK JK JK", ("invalid_group",))):
        groups = f"AH 2H 3H / 4S 5S 6S / {third} / 8S 8D 8H 8C"
        game = dealt("points-classic", {0: groups, 1: ""}, stock="2D", cut="KH", options={"printed_jokers": 3})
        assert show(game, 0, groups).reasons == reasons


def test_CLS_27_a_wild_card_may_stand_as_itself_and_the_best_reading_counts() -> None:
    game = dealt("points-classic", {0: "5D 6D 7D / 8S 6S 6H / 3C 3H 3S / KH KD KC KS", 1: ""}, stock="2D", cut="6C")
    shown = show(game, 0, "5D 6D 7D / 8S 6S 6H / 3C 3H 3S / KH KD KC KS")
    # 6S 6H 8S: the six of spades as itself, the other six for the seven.
    assert [str(group.kind) for group in shown.groups] == ["pure", "impure", "set", "set"]


def test_CLS_28_no_set_of_five_and_no_card_twice_in_a_meld() -> None:
    for group in ("8S 8D 8H 8C KS", "7S 7S 7H"):
        assert dealt("points-classic", {0: "", 1: ""}).deal.start.rules.melds.set_max == 4
        game = dealt("points-classic", {0: group, 1: ""}, cut="KH", stock="2D")
        assert show(game, 0, group).groups[0].kind is None
    five = dealt("points-classic", {0: "8S 8D 8H 8C KS", 1: ""}, cut="KH", stock="2D", options={"set_max": 5})
    assert show(five, 0, "8S 8D 8H 8C KS").groups[0].kind == "set"
    three = dealt(
        "points-classic", {0: "7S 7S 7S", 1: ""}, cut="KH", stock="2D", options={"packs": 3, "identical_triplet_is_pure": True}
    )
    assert show(three, 0, "7S 7S 7S").groups[0].kind == "tunnela"


def test_CLS_29_one_life_of_four_cards_where_the_option_says_so() -> None:
    assert finished(WINNING, "KH").end.cause == "shown"
    assert finished(WINNING, "KH", min_life_len=4).end.cause == "wrong_show"


def test_CLS_30_the_groups_of_a_finisher_are_never_rearranged() -> None:
    game = finished("AH 2H 3H / 4S 5S 6S 7C / 7D 7H 8S / 8D 8H 8C", "KH")
    assert game.end.cause == "wrong_show"
    line = game.result(0)
    assert (line.points, line.best_points, line.best_declarable) == (80, 0, True)


def three(**options: Any) -> Game:
    """Seat 0 has shown wrongly and is out; seats 1 and 2 play on."""
    hands = {0: WINNING, 1: FILLER, 2: "AD 2D 3D / 4C 5C 6C / 7S 7D 7H / 9S 9D 9H 9C"}
    game = dealt("points-classic", hands, stock="JD QD JC", cut="KH", opening="KS", options=options)
    show(game, 0, WRONG)
    return game


def test_CLS_31_after_a_wrong_show_the_others_play_on() -> None:
    game = three()
    shown, turn = game.events[-2:]
    assert isinstance(shown, Shown)
    assert (shown.seat, shown.reasons) == (0, ("loose_cards",))
    assert turn == TurnStarted(seat=1, turn=shown.turn + 1)
    assert game.deal.still_in == (1, 2)
    # The card of the finish slot is the turn's discard.
    assert (texts(game.deal.pile), game.deal.finish, game.deal.shown) == ("KS JD", None, None)
    assert game.refused(0, Draw("stock")) == "out_of_deal"
    assert not indian.legal(game.deal, 0)
    assert indian.waited_for(game.deal) == (1,)
    game.draw(1, "pile")
    game.discard(1, "2C")
    game.turn(2)
    assert game.deal.seat == 1


def test_CLS_31_everyone_sees_who_is_out_and_what_was_shown() -> None:
    game = three()
    for viewer in (0, 1, None):
        seen = indian.view(game.deal, viewer)
        assert isinstance(seen.game, IndianView)
        assert [one.status for one in seen.seats] == ["wrong_show", "in", "in"]
        assert [one.seat for one in seen.game.wrong_shows] == [0]
        assert (seen.game.shown, seen.game.finish_laid) == (None, False)


def test_CLS_31_the_full_count_goes_to_whoever_wins() -> None:
    game = three()
    game.turn(1)
    show(game, 2, "AD 2D 3D / 4C 5C 6C / 7S 7D 7H / 9S 9D 9H 9C")
    assert (game.end.cause, game.end.winner) == ("shown", 2)
    assert [(one.standing, one.points, one.chips) for one in game.end.results] == [
        ("wrong_show", 80, -80),
        ("counted", 80, -80),
        ("won", 0, 160),
    ]
    assert game.result(0).best_declarable
    # The sheet shows what was laid.
    told = indian.event_for(game.events[-1], None, game.deal)
    assert isinstance(told, DealEnded)
    assert [len(group.cards) for group in told.results[0].groups] == [3, 3, 3]


def test_CLS_31_with_one_opponent_left_that_one_wins_at_once() -> None:
    game = three()
    game.turn(1)
    game.draw(2)
    game.declare(2)
    game.submit(2, "AD 2D 3D")
    assert (game.end.cause, game.end.winner) == ("wrong_show", 1)
    assert [one.standing for one in game.end.results] == ["wrong_show", "won", "wrong_show"]
    assert game.result(1) == Result(seat=1, standing="won", points=0, chips=160)
    game = three()
    game.drop(1)
    assert (game.end.cause, game.end.winner, game.result(2).chips) == ("last_player", 2, 100)


def test_CLS_31_who_leaves_while_another_arranges_has_dropped() -> None:
    hands = {0: WINNING, 1: FILLER, 2: ""}
    game = dealt("points-classic", hands, stock="JD", cut="KH")
    game.draw(0)
    game.declare(0)
    assert isinstance(game.leave(2)[0], Dropped)
    assert game.deal.players[2].dropped is not None
    assert game.refused(1, Drop()) == "declared_already"
    game.leave(1)
    assert (game.end.cause, game.end.winner) == ("last_player", 0)


def test_CLS_31_the_option_ends_the_deal_instead() -> None:
    assert three(wrong_show="ends").end.cause == "wrong_show"


def test_CLS_32_a_valid_show_ends_the_deal_at_once() -> None:
    game = finished(WINNING, "KH")
    assert (game.deal.phase, game.end.winner, game.result(0).points) == ("ended", 0, 0)


def test_CLS_33_an_ace_is_10_even_when_low_and_jokers_count_nothing() -> None:
    assert lost("AC 2D 4D 6D 8H JK KS QH JD TD 9C 7D 5S", "KH").points == 80
    options = {"loser_count": "melds", "cap": 80}
    hand = "AC 2D KS JK 4D 6H 3C 3D 3H QS QD QC JK"
    assert (
        lost(hand, "KD", **options).points
        == arrange(cards(hand), preset("points-classic").make(options).hand, frozenset(cards("KS KH KD KC"))).points
    )


def test_CLS_34_losers_are_counted_by_their_best_arrangement_at_once() -> None:
    line = lost(P7, "5C")
    assert (line.points, line.best_points, line.groups) == (22, 22, line.best_groups)


def test_CLS_34_the_option_lets_losers_arrange_with_a_time_limit() -> None:
    game = finished(WINNING, "5C", P7, losers_arrange=True)
    assert (game.deal.phase, indian.waited_for(game.deal), indian.clock(game.deal)) == ("count", (1,), 60)
    game.submit(1, "9S TS JS QS / AD 2D JK")
    assert (game.result(1).points, game.result(1).best_points) == (14 + 22, 22)
    game = finished(WINNING, "5C", P7, losers_arrange=True)
    game.timeout()
    assert game.result(1).points == 22


@pytest.mark.parametrize(
    ("hand", "cut", "counts"),
    [
        (P4, "4H", {"runs_needed": 80, "pure_kept": 80, "melds": 31}),
        (P5, "KS", {"runs_needed": 52, "pure_kept": 52, "melds": 29}),
        (P6, "JD", {"runs_needed": 71, "pure_kept": 59, "melds": 35}),
        (P7, "5C", {"runs_needed": 22, "pure_kept": 22, "melds": 22}),
    ],
    ids=["P4", "P5", "P6", "P7"],
)
def test_CLS_35_what_is_missing_decides_what_counts(hand: str, cut: str, counts: dict[str, int]) -> None:
    """Worked examples P4 to P7, by the classic table and its options."""
    for option, points in counts.items():
        assert lost(hand, cut, loser_count=option).points == points


@pytest.mark.parametrize(("hand", "cut", "points"), [(P4, "4H", 80), (P5, "KS", 80), (P6, "JD", 71), (P7, "5C", 22)])
def test_CLS_35_a_hand_without_a_pure_sequence_costs_the_full_count(hand: str, cut: str, points: int) -> None:
    line = lost(hand, cut, no_pure="full_count")
    assert (line.points, line.best_points) == (points, points)
    assert lost(hand, cut, no_pure="full_count", cap=60).points == min(points, 60)


def test_CLS_35_also_where_it_was_the_loser_who_laid_it_so() -> None:
    """The groups that were submitted have no pure sequence, though the cards would have made one."""
    game = dealt(
        "points-classic",
        {0: WINNING, 1: P6},
        stock="QC",
        cut="JD",
        options={"losers_arrange": True, "no_pure": "full_count", "packs": 3},
    )
    show(game, 0, WINNING)
    game.submit(1, "6S 6H 6D / 2S 2H 2D")
    line = game.result(1)
    assert (line.points, line.best_points) == (80, 71)


def test_example_P4_P5_P6_losers_without_the_sequences_they_need() -> None:
    assert [lost(hand, cut).points for hand, cut in ((P4, "4H"), (P5, "KS"), (P6, "JD"))] == [80, 52, 71]


def test_example_P7_both_sequences_are_there() -> None:
    line = lost(P7, "5C")
    assert (line.points, texts(line.best_loose)) == (22, "4S 8D KC")


def test_example_P8_one_card_twice_is_no_set() -> None:
    assert lost(P8, "AC").points == 61


def test_CLS_36_a_hand_counts_80_at_most() -> None:
    assert lost(FILLER, "KH").points == 80


def test_CLS_36_round_to_5() -> None:
    assert [lost(hand, cut, round_to_5=True).points for hand, cut in ((P5, "KS"), (P6, "JD"), (P7, "5C"))] == [50, 70, 20]
    assert lost("2H 2D 2C / 3S 3H 3D / 4C 4S KH / 5D 7S 8C TD", "KS", round_to_5=True).points == 55


def test_CLS_37_a_run_of_six_may_be_read_as_two_sequences() -> None:
    assert lost("3C 4C 5C 6C 7C 8C / 9S 9H 9D / AH 7D TS KH", "JD").points == 37


def test_CLS_38_early_show_half_is_for_those_who_had_no_turn() -> None:
    hands = {0: WINNING, 1: P7, 2: P6}
    for option, first, points in ((False, 0, [0, 22, 66]), (True, 0, [0, 11, 33]), (True, 1, [0, 22, 33])):
        order = {seat: hands[seat] for seat in ((1, 0, 2) if first else (0, 1, 2))}
        game = dealt(
            "points-classic", order, stock="QC TC" if first else "QC", cut="5D", options={"early_show_half": option, "packs": 3}
        )
        if first:
            game.turn(1)
        show(game, 0, WINNING)
        assert [game.result(seat).points for seat in (0, 1, 2)] == points


def test_CLS_39_and_example_P9_the_winner_receives_all_points_times_their_value() -> None:
    """Worked example P9: A shows, B first drop, C wrong show, D 22 points; a point is 2 chips."""
    a_hand = "AH 2H 3H / 4C 5C 6C / 7C 7D 7S / 8S 8D 8H 8C"
    game = dealt(
        "points-classic", {1: "", 2: WRONG, 0: a_hand, 3: P7}, stock="QC QC", cut="5D", options={"multiplier": 2, "packs": 3}
    )
    game.drop(1)
    show(game, 2, "AH 2H 3H")
    show(game, 0, a_hand)
    assert {seat: game.result(seat).points for seat in range(4)} == {0: 0, 1: 20, 2: 80, 3: 22}
    assert {seat: game.result(seat).chips for seat in range(4)} == {0: 244, 1: -40, 2: -160, 3: -44}


def test_CLS_40_a_deal_costs_80_times_the_value_at_most_and_free_chips_always_cover_it() -> None:
    """Chips are not bought, so nobody is kept from a deal for having few: totals may go below zero."""
    game = dealt(
        "points-classic", {0: WINNING, 1: FILLER}, stock="2D", cut="KH", options={"multiplier": 100}, totals={0: 0, 1: -20_000}
    )
    show(game, 0, WINNING)
    assert game.result(1).chips == -8000


def test_example_P1_a_valid_show() -> None:
    groups = "4H 5H 6H / 7S 8S JK / QD QS QC / 2D 2C 2H 9D"
    game = finished(groups, "9C")
    assert (game.end.winner, game.result(0).points) == (0, 0)
    assert [str(group.kind) for group in game.result(0).groups] == ["pure", "impure", "set", "set"]


def test_example_P2_a_wild_card_in_its_own_place() -> None:
    assert finished(P2, "6C").end.cause == "shown"
    assert finished(P2, "6C", wild_in_place="joker").end.cause == "wrong_show"


def test_example_P3_two_impure_runs_are_no_show() -> None:
    game = finished(P3, "6C")
    assert (game.end.cause, game.result(0).points) == ("wrong_show", 80)
    assert game.deal.shown is not None
    assert game.deal.shown.reasons == ("no_pure_sequence",)


def test_example_P10_a_printed_joker_makes_aces_wild() -> None:
    groups = "QD KD AD / 5C 6C AH / 9S 9H 9D / 3S 3C 3D AC"
    game = finished(groups, "JK", "AS 2C 4C 8D TC JH 2S 5S 8S JC KH 3H 6H")
    assert [str(group.kind) for group in game.result(0).groups] == ["pure", "impure", "set", "set"]
    # The loser's ace of spades counts nothing.
    assert game.result(1).points == min(80, 2 + 4 + 8 + 10 + 10 + 2 + 5 + 8 + 10 + 10 + 3 + 6)


def test_example_P11_one_run_of_thirteen() -> None:
    run = [f"{rank}H" for rank in "A23456789TJQK"]
    whole = " ".join(run)
    parts = " / ".join(" ".join(run[a:b]) for a, b in ((0, 4), (4, 7), (7, 10), (10, 13)))
    assert finished(whole, "5C").end.cause == "wrong_show"
    assert finished(parts, "5C").end.cause == "shown"
