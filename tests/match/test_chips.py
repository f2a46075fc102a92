"""A number of deals with chips: CHIPS-1, 2, 4, 5, 8 to 13 and the examples D1 to D6, as far as a match adds up."""

import pytest

from match.deals import Played, rules, standing
from openrummy import match as matches
from openrummy.match.actions import Quit, Rejoin
from openrummy.match.events import SeatLeft, TieBreak


def chips(seats: int = 2, deals: int = 2, **changes: object) -> Played:
    toss = {"first_deal": "high_starts", "first_player": "left"}
    return Played(rules(format="chips", deals=deals, **(toss | changes)), seats)


@pytest.mark.parametrize(("deals", "each"), [(2, 160), (3, 240), (6, 480)])
def test_CHIPS_1_a_number_of_deals_and_CHIPS_2_80_chips_for_each(deals: int, each: int) -> None:
    played = chips(3, deals, entry=50)
    assert (played.totals, played.match.pool, played.view.deals) == ([each] * 3, 150, deals)
    for _ in range(deals):
        assert played.view.end is None
        played.deal("A", B=1, C=1)
    assert played.view.end.payouts == {0: 150, 1: 0, 2: 0}


def test_CHIPS_4_the_right_to_start_moves_one_seat_on() -> None:
    played = chips(3, 3)
    first = []
    for _ in range(3):
        following = matches.next_deal(played.match)
        assert following is not None
        # The player after the dealer starts; the toss of the first deal is the deal's own.
        first.append(None if following.dealer is None else (following.dealer + 1) % 3)
        played.deal("A", B=1, C=1)
    assert first == [None, 2, 0]


def test_example_D1_chips_pass_to_the_winner() -> None:
    played = chips()
    played.deal("A", B=34)
    assert played.totals == [194, 126]
    played.deal("B", A=51)
    assert played.totals == [143, 177]
    assert played.view.end.winners == (1,)
    assert played.view.end.cause == "deals_played"


def test_example_D2_a_tie_is_broken_by_one_more_deal() -> None:
    played = chips()
    played.deal("A", B=28)
    assert played.totals == [188, 132]
    assert played.deal("B", A=28)[-1] == TieBreak(seats=(0, 1))
    assert played.totals == [160, 160]
    played.deal("A", B=12)
    assert played.view.end.winners == (0,)
    assert played.view.end.payouts == {0: 200, 1: 0}
    assert played.totals == [160, 160]


def test_example_D3_a_wrong_show_costs_80_and_CHIPS_8_they_go_to_the_winner_of_the_deal() -> None:
    played = chips()
    played.deal("B", "last_player", A=80, standing={"A": "wrong_show"})
    assert played.totals == [80, 240]
    more = chips(3)
    more.deal("C", A=80, B=7)
    assert more.totals == [80, 153, 247]


def test_example_D4_nobody_falls_below_zero() -> None:
    played = chips()
    played.deal("B", A=80)
    assert played.totals == [80, 240]
    played.deal("B", A=80)
    assert played.totals == [0, 320]


def test_example_D5_four_players_and_a_tie_break_between_two() -> None:
    played = chips(4, 3)
    played.deal("A", B=40, C=20, D=62)
    assert played.totals == [362, 200, 220, 178]
    played.deal("C", A=15, B=80, D=33)
    assert played.totals == [347, 120, 348, 145]
    played.deal("D", A=9, B=44, C=10)
    assert played.totals == [338, 76, 338, 208]
    assert sum(played.totals) == 960
    assert played.view.tie_break == (0, 2)
    following = matches.next_deal(played.match)
    assert following is not None
    assert following.seats == (0, 2)
    played.deal("C", A=5)
    assert played.view.end.winners == (2,)


def test_example_D6_80_for_idling_where_there_are_no_drops() -> None:
    played = chips()
    played.deal("B", "last_player", A=80, standing={"A": "dropped"})
    assert played.totals == [80, 240]


@pytest.mark.parametrize("points", [(1, 2), (80, 80), (0, 0)])
def test_CHIPS_5_chips_always_add_up(points: tuple[int, int]) -> None:
    played = chips(3, 6)
    for winner, others in zip("ABCABC", ("BC", "AC", "AB") * 2, strict=True):
        played.won(winner, dict(zip(others, points, strict=True)))
        assert sum(played.totals) == 80 * 6 * 3
        assert min(played.totals) >= 0


def test_CHIPS_9_all_deals_are_played_unless_stop_when_decided() -> None:
    played = chips(deals=3)
    played.deal("A", B=80)
    played.deal("A", B=80)
    assert played.view.end is None
    stopping = chips(deals=3, stop_when_decided=True)
    stopping.deal("A", B=80)
    assert stopping.view.end is None, "B can still win 160 of the 160 they are apart"
    stopping.deal("A", B=1)
    assert stopping.totals == [321, 159]
    assert (stopping.end.cause, stopping.end.winners) == ("decided", (0,))


def test_CHIPS_9_a_lead_that_can_just_be_levelled_is_not_decided() -> None:
    # One deal is left, in which B can win 80 of A: 160 apart is level at best, and a tie is played off.
    played = chips(deals=2, stop_when_decided=True)
    played.deal("A", B=80)
    assert played.totals == [240, 80]
    assert played.view.end is None


def test_CHIPS_9_with_points_nobody_gains_so_the_lead_need_only_pass_the_cap() -> None:
    played = chips(3, 3, by_points=True, stop_when_decided=True)
    played.deal("A", B=80, C=80)
    played.deal("A", B=1, C=0)
    assert played.view.end is None, "A may lose 80, and be level with C"
    sure = chips(3, 3, by_points=True, stop_when_decided=True)
    sure.deal("A", B=80, C=80)
    sure.deal("A", B=1, C=1)
    assert sure.view.end.cause == "decided"


def test_CHIPS_10_most_chips_take_the_pool() -> None:
    played = chips(4, entry=25)
    played.deal("A", B=30, C=20, D=10)
    played.deal("B", A=40, C=20, D=10)
    assert played.view.end.payouts == {0: 0, 1: 100, 2: 0, 3: 0}


def test_CHIPS_10_prizes_by_rank_and_CHIPS_11_equals_share_a_rank() -> None:
    def payouts(seats: int, **points: int) -> dict[int, int]:
        played = chips(seats, prizes="ranked", entry=100)
        played.won("A", points)
        played.won("A", points)
        return dict(played.view.end.payouts)

    assert payouts(2, B=5) == {0: 200, 1: 0}
    assert payouts(4, B=5, C=9, D=70) == {0: 201, 1: 133, 2: 66, 3: 0}, "parts of 3, 2, 1 and 0; what is over goes to the first"
    assert payouts(4, B=7, C=7, D=70) == {0: 200, 1: 100, 2: 100, 3: 0}
    assert payouts(4, B=70, C=70, D=70) == {0: 200, 1: 67, 2: 67, 3: 66}
    left = chips(3, prizes="ranked", entry=100)
    left.deal("A", B=5, C=9)
    left.act("C", Quit())
    left.deal("A", B=5)
    assert left.view.end.payouts == {0: 300, 1: 0, 2: 0}, "who left has no part"


def test_CHIPS_11_a_void_tie_break_is_dealt_again_and_only_the_tied_play() -> None:
    played = chips(3)
    played.deal("A", B=10, C=20)
    played.deal("B", A=10, C=20)
    assert played.view.tie_break == (0, 1)
    before = matches.next_deal(played.match)
    played.deal(None, "void")
    assert played.view.tie_break == (0, 1)
    assert matches.next_deal(played.match) == before
    played.deal("B", A=80)
    assert played.view.end.winners == (1,)


def test_CHIPS_12_a_leaver_counts_80_and_takes_no_further_part() -> None:
    played = chips(3)
    played.deal("A", B=40, C=10, standing={"B": "left"})
    assert played.totals == [250, 80, 150]
    assert played.act("B", Quit()) == (SeatLeft(seat=1),)
    following = matches.next_deal(played.match)
    assert following is not None
    assert following.seats == (0, 2)
    played.deal("C", A=30)
    assert played.totals == [220, 80, 180], "the chips of who has left stay where they are"
    assert played.view.end.winners == (0,)
    assert played.refused("B", Rejoin(True)) == "match_over"
    assert played.act("B", Quit()) == ()


def test_CHIPS_12_the_last_one_left_wins_also_of_those_who_are_tied() -> None:
    played = chips(2, 3, entry=10)
    played.deal("A", B=40)
    played.act("A", Quit())
    assert (played.view.end.cause, played.view.end.winners) == ("last_player", (1,))
    assert played.view.end.payouts == {0: 0, 1: 20}
    tied = standing(chips(3), 200, 200, 80)
    tied.match = tied.match.__class__(
        start=tied.match.start, totals=tied.match.totals, status=tied.match.status, pool=tied.match.pool, tie_break=(0, 1)
    )
    tied.act("B", Quit())
    assert tied.view.end.winners == (0,), "C is not among the tied"


def test_CHIPS_12_a_leaver_with_the_most_chips_forfeits_them() -> None:
    played = chips(3)
    played.deal("A", B=80, C=70)
    played.act("A", Quit())
    played.deal("C", B=5)
    assert played.view.end.winners == (2,)


def test_CHIPS_13_by_points_the_lowest_total_wins() -> None:
    played = chips(2, by_points=True)
    assert played.totals == [0, 0]
    played.deal("A", B=34)
    played.deal("B", A=51)
    assert (played.totals, played.view.end.winners) == ([51, 34], (1,))
    tied = chips(2, by_points=True)
    tied.deal("A", B=34)
    assert tied.deal("B", A=34)[-1] == TieBreak(seats=(0, 1))
