"""Pools: POOL-1 to POOL-10 and POOL-13 to POOL-15, and the examples L1 to L6 and L10 to L13."""

from typing import Any

import pytest

from match.deals import Played, rules, standing, the
from openrummy import match as matches
from openrummy.match.actions import AnswerSplit, Elapsed, ProposeSplit, Quit, Rejoin
from openrummy.match.events import Declined, Eliminated, MatchEnded, Rejoined, RejoinOffered, SeatLeft, WindowClosed
from openrummy.rules import RulesError
from openrummy.rules.pooling import drops_left, must_play, no_drop_from, rejoin_up_to
from openrummy.rules.value import check

VALUES: dict[int, dict[str, Any]] = {
    101: {"limit": 101, "first_drop": 20, "middle_drop": 40, "cap": 80},
    201: {"limit": 201, "first_drop": 25, "middle_drop": 50, "cap": 80},
    61: {"limit": 61, "first_drop": 15, "middle_drop": 30, "cap": 60},
}
"""What the pools differ in (docs/rules/pool.md)."""


def of(limit: int = 101, **changes: Any) -> Any:
    toss = {"first_deal": "high_starts", "first_player": "left"}
    return rules(format="pool", **(VALUES[limit] | toss | changes))


def pool(seats: int = 4, limit: int = 101, **changes: Any) -> Played:
    return Played(of(limit, **changes), seats)


def seated(played: Played) -> tuple[int, ...] | None:
    following = matches.next_deal(played.match)
    return None if following is None else following.seats


def test_POOL_1_the_entries_are_the_pool() -> None:
    played = pool(5, entry=25)
    assert (played.match.pool, played.totals, seated(played)) == (125, [0] * 5, (0, 1, 2, 3, 4))
    assert matches.next_deal(played.match, present=(0, 1)) == matches.next_deal(played.match), "everyone plays on (TBL-11)"


def test_POOL_2_the_start_moves_one_seat_on_among_those_still_in() -> None:
    played = pool(4, rejoin=False)

    def starts(dealer: int, seats: tuple[int, ...]) -> int:
        return seats[(seats.index(dealer) + 1) % len(seats)]

    first = []
    some: tuple[dict[str, int], ...] = ({}, {"B": 101}, {}, {}, {})
    for points in some:
        following = matches.next_deal(played.match)
        assert following is not None
        if following.dealer is not None:
            first.append(starts(following.dealer, following.seats))
        played.won("A", points)
    # The first deal's dealer is A, so B starts; C starts the second, in which B goes out. The right does not skip anyone for that.
    assert first == [2, 3, 0, 2]


def test_POOL_2_an_eliminated_starter_passes_the_right_to_the_next() -> None:
    played = pool(4, rejoin=False)
    played.deal("A", B=101)
    following = matches.next_deal(played.match)
    assert following is not None
    assert (following.seats, following.dealer) == ((0, 2, 3), 0), "B started and is out: C is next"


def test_POOL_3_everyone_adds_what_the_deal_cost() -> None:
    played = pool(3)
    played.deal("B", A=12, C=40)
    played.deal("C", A=3, B=25)
    assert played.totals == [15, 25, 40]


@pytest.mark.parametrize(("limit", "total"), [(101, 100), (201, 200), (61, 60)])
def test_POOL_4_out_at_the_limit_or_more(limit: int, total: int) -> None:
    played = pool(3, limit)
    played.deal("A", B=total)
    assert (played.status, played.view.goal) == ("iii", limit)
    assert Eliminated(seat=1, total=total + 1) in played.deal("A", B=1)
    assert played.view.seats[1].status == "out"
    assert (played.status, seated(played)) == ("ioi", None), "B may rejoin"


def test_POOL_5_the_winner_of_the_deal_survives() -> None:
    played = standing(pool(3), 100, 100, 100)
    played.deal("B", A=1, C=80)
    assert (played.status, played.view.end.winners) == ("oio", (1,))


def test_POOL_6_the_last_one_takes_the_pool_before_anyone_may_rejoin() -> None:
    played = standing(pool(2, entry=50), 10, 90)
    events = played.deal("A", B=11)
    assert events[-1] == MatchEnded(cause="last_player", winners=(0,), totals={0: 10, 1: 101}, payouts={0: 100, 1: 0})
    assert not any(isinstance(event, RejoinOffered) for event in events)


@pytest.mark.parametrize(("limit", "free", "bound"), [(101, 80, 81), (201, 175, 176), (61, 45, 46)])
def test_POOL_7_from_which_total_one_must_play(limit: int, free: int, bound: int) -> None:
    assert [must_play(of(limit), total) for total in (0, free, bound, limit - 1)] == [False, False, True, True]
    assert must_play(of(limit, compulsory="no_elimination"), bound)
    assert not must_play(of(limit, compulsory="never"), bound)
    shown = standing(pool(2, limit), free, bound).view.seats
    assert [seat.compulsory for seat in shown] == [False, True]


def test_example_L1_three_deals_of_four_players() -> None:
    played = pool(4)
    played.deal("A", B=20, C=34, D=80)
    assert played.totals == [0, 20, 34, 80]
    played.deal("B", A=40, C=52, D=15)
    assert played.totals == [40, 20, 86, 95]
    assert [seat.compulsory for seat in played.view.seats] == [False, False, True, True]
    events = played.deal("A", B=25, C=10, D=6)
    assert played.totals == [40, 45, 96, 101]
    assert events[1:] == (Eliminated(seat=3, total=101),), "96 is more than 79: nobody may rejoin"
    assert seated(played) == (0, 1, 2)


def rejoining(*totals: int, limit: int = 101, **changes: Any) -> Played:
    """The last of the seats has just gone out; the others have these totals."""
    played = standing(pool(len(totals) + 1, limit, **changes), *totals, limit - 1)
    played.won("A", {"ABCDEF"[len(totals)]: 4})
    return played


def test_example_L2_a_rejoin_at_one_more_than_the_highest() -> None:
    played = rejoining(40, 71, 60)
    assert played.events[-1] == RejoinOffered(seats=(3,), total=72, window=1)
    assert played.totals[3] == 104
    assert played.act("D", Rejoin(True)) == (Rejoined(seat=3, total=72, pool=500), WindowClosed(window=1))
    assert (played.totals, played.match.pool, seated(played)) == ([40, 71, 60, 72], 500, (0, 1, 2, 3))


@pytest.mark.parametrize(("limit", "highest"), [(101, 79), (201, 174), (61, 44)])
def test_example_L3_and_L4_up_to_which_total_one_may_rejoin(limit: int, highest: int) -> None:
    assert rejoin_up_to(of(limit)) == highest
    open_to = rejoining(0, highest, limit=limit)
    assert open_to.view.window.total == highest + 1
    open_to.act("C", Rejoin(True))
    assert open_to.view.seats[2].drops_left == 1
    assert rejoining(0, highest + 1, limit=limit).view.window is None


def test_example_L5_a_wrong_show_in_61() -> None:
    played = standing(pool(3, 61), 0, 0, 1)
    played.deal("A", B=60)
    assert played.status == "iii"
    played.deal("A", C=60)
    assert (played.status, played.totals) == ("iio", [0, 60, 61])


@pytest.mark.parametrize(
    ("limit", "drops"),
    [(101, {0: 5, 60: 2, 80: 1, 95: 0}), (201, {0: 8, 150: 2, 175: 1, 180: 0}), (61, {0: 4, 30: 2, 45: 1, 46: 0})],
)
def test_example_L6_drops_in_hand(limit: int, drops: dict[int, int]) -> None:
    assert {total: drops_left(of(limit), total) for total in drops} == drops
    shown = standing(pool(len(drops), limit), *drops).view.seats
    assert [seat.drops_left for seat in shown] == list(drops.values())


def test_POOL_8_who_is_asked_may_accept_or_decline_and_time_declines() -> None:
    played = rejoining(40, 71, 60)
    window = played.view.window
    assert (window.kind, window.waiting, window.total, matches.clock(played.match)) == ("rejoin", (3,), 72, 20)
    assert matches.next_deal(played.match) is None
    assert matches.legal(played.match, 3).rejoin
    assert not matches.legal(played.match, 0).rejoin
    assert played.refused("A", Rejoin(True)) == "not_asked"
    assert played.refused(None, Elapsed(2)) == "stale_window"
    assert played.refused("D", Elapsed(1)) == "stale_window"
    assert played.act(None, Elapsed(1)) == (Declined(seat=3), WindowClosed(window=1))
    assert (seated(played), matches.clock(played.match)) == ((0, 1, 2), None)
    assert played.refused("D", Rejoin(True)) == "not_asked"
    no = rejoining(40, 71, 60)
    assert no.act("D", Rejoin(False)) == (Declined(seat=3), WindowClosed(window=1))
    assert (no.match.pool, no.status) == (400, "iiio")


def test_POOL_8_only_who_has_just_gone_out_is_asked_and_not_where_the_option_is_off() -> None:
    played = rejoining(0, 0, 0)
    played.act("D", Rejoin(False))
    played.deal("A", B=5)
    assert played.view.window is None
    assert rejoining(0, 0, 0, rejoin=False).view.window is None


def test_POOL_9_several_rejoin_at_the_same_total_and_as_often_as_allowed() -> None:
    played = standing(pool(4), 40, 71, 99, 98)
    played.deal("A", C=4, D=4)
    assert played.view.window.waiting == (2, 3)
    assert played.act("D", Rejoin(True)) == (Rejoined(seat=3, total=72, pool=500),)
    assert played.refused("D", Rejoin(True)) == "not_asked"
    assert matches.next_deal(played.match) is None
    played.act("C", Rejoin(True))
    assert (played.totals, played.match.pool) == ([40, 71, 72, 72], 600)


def test_POOL_9_the_score_pad_tells_at_what_total_one_came_back() -> None:
    played = pool(3)
    played.deal("A", B=20, C=101)
    assert played.view.lines[-1].back == {}
    played.act("C", Rejoin(True))
    assert played.view.lines[-1].back == {2: 21}
    played.deal("A", B=20, C=20)
    assert [line.back for line in played.view.lines] == [{2: 21}, {}]


def test_POOL_7_nobody_must_play_who_is_out_or_when_the_match_is_over() -> None:
    played = pool(3)
    played.deal("A", B=81, C=101)
    assert [seat.compulsory for seat in played.view.seats] == [False, True, False]
    played.deal("A", B=20)
    assert played.view.end is not None
    assert not any(seat.compulsory for seat in played.view.seats)


@pytest.mark.parametrize(("most", "times"), [("any", 4), (1, 1), (2, 2)])
def test_POOL_9_rejoin_limit(most: Any, times: int) -> None:
    played = pool(3, rejoin_limit=most)
    for number in range(5):
        played.deal("A", C=101)
        offered = played.view.window is not None
        assert offered == (number < times or most == "any")
        if not offered:
            break
        played.act("C", Rejoin(True))


def test_example_L10_auto_split_of_the_last_two() -> None:
    played = standing(pool(4, entry=100), 84, 97, 101, 101)
    played.match = played.match.__class__(
        start=played.match.start, totals=played.match.totals, status=played.match.status, pool=500
    )
    played.deal("A")
    ended = played.view.end
    assert (ended.cause, ended.winners, ended.payouts) == ("auto_split", (0, 1), {0: 250, 1: 250, 2: 0, 3: 0})
    still = standing(pool(4), 80, 97, 101, 101)
    still.deal("A")
    assert still.view.end is None, "80 still has a drop"
    earlier = standing(pool(4, auto_split="one_less"), 80, 97, 101, 101)
    earlier.deal("A")
    assert earlier.view.end.cause == "auto_split"


@pytest.mark.parametrize(
    ("seats", "changes", "totals", "split"),
    [
        (3, {}, (90, 81, 101), True),
        (3, {"auto_split": "off"}, (90, 81, 101), False),
        (3, {}, (90, 81, 85), False),
        (3, {"auto_split_three_from": 3}, (90, 81, 85), True),
        (4, {}, (90, 81, 85, 101), True),
        (4, {}, (90, 80, 85, 101), False),
        (5, {}, (90, 81, 85, 95, 101), False),
        (2, {}, (90, 81), False),
    ],
)
def test_POOL_10_when_the_pool_is_shared(seats: int, changes: Any, totals: tuple[int, ...], split: bool) -> None:
    played = standing(pool(seats, **changes), *totals)
    played.deal("A")
    assert (played.view.end is not None) == split
    if split:
        assert sum(played.view.end.payouts.values()) == played.match.pool


def test_POOL_10_after_the_rejoin_window_no_one_is_left_without_a_drop() -> None:
    assert rejoin_up_to(of()) < no_drop_from(of()) - 1


def test_example_L11_two_players_who_was_behind_takes_the_pool() -> None:
    played = standing(pool(2), 96, 88)
    played.deal("A", B=13)
    assert (played.totals, played.view.end.winners, played.view.end.cause) == ([96, 101], (0,), "last_player")


def test_example_L12_two_go_out_together() -> None:
    played = standing(pool(3), 50, 90, 75)
    played.deal("A", B=30, C=44)
    assert (played.totals, played.view.end.winners) == ([50, 120, 119], (0,))


def test_POOL_13_a_leaver_is_charged_by_the_deal_and_then_out_for_good() -> None:
    played = pool(3)
    played.deal("A", B=40, C=3, standing={"B": "dropped"})
    assert played.act("B", Quit()) == (SeatLeft(seat=1),)
    assert (played.totals, played.status, played.match.pool, seated(played)) == ([0, 40, 3], "ili", 300, (0, 2))
    assert played.act("B", Quit()) == ()
    assert played.refused("B", ProposeSplit()) == "not_in_match"
    played.act("A", Quit())
    assert (played.view.end.cause, played.view.end.payouts) == ("last_player", {0: 0, 1: 0, 2: 300})


def test_POOL_13_a_leaver_is_not_offered_to_rejoin_nor_eliminated_again() -> None:
    played = standing(pool(4), 0, 0, 90, 0)
    played.act("C", Quit())
    played.deal("A", B=5, C=40)
    assert (played.status, played.view.window) == ("iili", None)


def test_POOL_13_who_leaves_while_asked_declines_and_the_last_one_wins_at_once() -> None:
    played = rejoining(40, 71, 60)
    assert played.act("D", Quit()) == (SeatLeft(seat=3), WindowClosed(window=1))
    assert played.status == "iiil"
    alone = rejoining(40, 71)
    events = alone.act("A", Quit())
    assert events[:2] == (SeatLeft(seat=0), WindowClosed(window=1))
    assert (alone.view.end.winners, alone.refused("C", Rejoin(True))) == ((1,), "match_over")


def test_POOL_13_where_the_winner_of_the_last_deal_has_left_the_least_total_takes_the_pool() -> None:
    played = standing(pool(3), 10, 90, 95)
    played.act("A", Quit())
    played.match = played.match.__class__(
        start=played.match.start, totals=played.match.totals, status={0: "left", 1: "in", 2: "in"}, pool=played.match.pool
    )
    ended = the(MatchEnded, played.deal("B", C=80))
    assert (ended.winners, played.status) == ((1,), "lio")


def test_POOL_14_a_void_deal_changes_nothing_and_the_same_player_starts() -> None:
    played = pool(3)
    played.deal("A", B=5)
    before, totals = matches.next_deal(played.match), played.totals
    played.deal(None, "void")
    assert (matches.next_deal(played.match), played.totals, played.view.deal) == (before, totals, 1)


def test_POOL_15_points_elimination_rejoin_then_the_split() -> None:
    played = standing(pool(4), 10, 20, 90, 95)
    names = [type(event).__name__ for event in played.deal("A", C=80, D=80)]
    assert names == ["Scored", "Eliminated", "Eliminated", "RejoinOffered"]
    assert played.refused("A", ProposeSplit()) == "window_open"
    played.act("C", Rejoin(False))
    played.act("D", Rejoin(False))
    assert matches.legal(played.match, 0).propose_split
    played.act("A", ProposeSplit())
    assert matches.next_deal(played.match) is None
    played.act("B", AnswerSplit(False))
    assert seated(played) == (0, 1)


def test_nothing_happens_after_the_end() -> None:
    played = standing(pool(2), 0, 90)
    played.deal("A", B=80)
    for action in (Rejoin(True), ProposeSplit(), AnswerSplit(True), Elapsed(1)):
        assert played.refused(None if isinstance(action, Elapsed) else "A", action) == "match_over"
    assert not matches.legal(played.match, 0).propose_split


@pytest.mark.parametrize(
    ("changes", "option", "other"),
    [
        ({"first_drop": 0}, "first_drop", "limit"),
        ({"limit": 61, "cap": 80}, "cap", "limit"),
        ({"middle_drop": 80, "cap": 40}, "middle_drop", "cap"),
    ],
)
def test_contradictions_are_refused_by_name(changes: dict[str, Any], option: str, other: str) -> None:
    with pytest.raises(RulesError) as refused:
        check(of(**changes))
    assert (refused.value.code, refused.value.params) == ("options_contradict", {"option": option, "other": other})
