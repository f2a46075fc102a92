"""How hands of Gin add up: GIN-2, 14, 16 to 18 and 21 to 26, G10, G11 and the Hollywood table."""

from typing import Any

import msgspec
import pytest

from match.deals import Played, rules, the
from openrummy import match as matches
from openrummy.cards import faces
from openrummy.games.events import EndCause
from openrummy.match.actions import Elapsed, ProposeSplit
from openrummy.match.events import ColumnClosed, Scored
from openrummy.rules import Rules

SPADE, CLUB = faces("4S 6C")


def gin(**changes: Any) -> Played:
    return Played(of_gin(rules(format="boxes", **changes)), 2)


def of_gin(of: Rules) -> Rules:
    return msgspec.structs.replace(of, family="gin")


CLASSIC = {"box_bonus": 20, "shutout": "game_bonus_200"}


def wins(played: Played, text: str) -> Played:
    """Hands won, as "A 25, B 15"."""
    for hand in text.split(", "):
        winner, score = hand.split()
        played.deal(winner, "knock", score=int(score))
    return played


def columns(played: Played) -> list[tuple[int, int]]:
    return [(column.points[0], column.points[1]) for column in played.view.columns]


def test_GIN_16_hand_points_alone_reach_the_target() -> None:
    played = wins(gin(), "A 60, A 30")
    assert played.view.end is None, "90 points, and two boxes of 25 that do not help"
    wins(played, "B 20, A 10")
    assert (played.totals, played.end.winners) == ([100, 20], (0,))


def test_GIN_16_boxes_at_once_do_help() -> None:
    played = wins(gin(boxes_at_once=True, box_bonus=10), "A 40, A 40")
    assert played.totals == [100, 0]
    assert played.view.columns[0].closed.totals == {0: 100 + 100 + 100, 1: 0}, "the boxes are in the points, and not added again"


def test_example_G10_game_over() -> None:
    hands = "A 20, A 20, B 30, A 20, B 30, A 20, B 4, A 32"
    played = wins(gin(), hands)
    closed = played.view.columns[0].closed
    assert (closed.totals, closed.net) == ({0: 337, 1: 139}, 198)
    assert played.view.end.payouts == {0: 198, 1: -198}
    assert wins(gin(**CLASSIC), hands).view.columns[0].closed.net == 188


@pytest.mark.parametrize(
    ("changes", "net"),
    [
        ({}, 416),
        ({"shutout": "double_points_and_game"}, 516),
        ({"shutout": "double_total"}, 616),
        ({"shutout": "double_net"}, 616),
        ({"shutout": "off"}, 308),
        (CLASSIC, 388),
    ],
)
def test_example_G11_a_shutout_and_GIN_18_every_way_to_count_it(changes: dict[str, Any], net: int) -> None:
    played = wins(gin(**changes), "A 25, A 25, A 25, A 33")
    assert played.view.columns[0].closed.net == net
    assert played.view.end.payouts == {0: net, 1: -net}


def test_GIN_17_the_net_may_go_to_the_loser_of_the_game() -> None:
    played = wins(gin(game_bonus=0), "B 20, B 20, B 20, B 19, A 100")
    closed = played.view.columns[0].closed
    assert (closed.winner, closed.totals, closed.net) == (0, {0: 125, 1: 179}, -54)
    assert (played.view.end.winners, played.view.end.payouts) == ((0,), {0: -54, 1: 54})


@pytest.mark.parametrize(("how", "dealers"), [("winner", [1, 1, 0, 0]), ("loser", [0, 0, 1, 1]), ("alternate", [1, 0, 1, 1])])
def test_GIN_2_who_deals_next(how: str, dealers: list[int]) -> None:
    played = gin(next_dealer=how)
    following = matches.next_deal(played.match)
    assert following is not None
    assert (following.dealer, following.draw_for_deal) == (None, True)
    found = []
    for winner in ("B", "B", "A", None):
        played.deal(winner, "void" if winner is None else "gin", score=10)
        following = matches.next_deal(played.match)
        assert following is not None
        found.append(following.dealer)
    assert found == dealers


def test_GIN_14_a_dead_hand_scores_nothing_and_gives_no_box() -> None:
    played = wins(gin(), "A 30")
    assert the(Scored, played.deal(None, "void")).replay
    assert (played.totals, played.view.columns[0].boxes, played.view.deal) == ([30, 0], {0: 1, 1: 0}, 1)


def test_GIN_21_boxes_double_with_spades_only_where_the_option_says_so() -> None:
    def boxes(opening: int, **changes: Any) -> int:
        played = gin(**({"spades_double": True} | changes))
        played.deal("A", "knock", score=36, opening=opening)
        return int(played.view.columns[0].boxes[0])

    assert boxes(SPADE) == 1
    assert boxes(SPADE, double_boxes=True) == 2
    assert boxes(CLUB, double_boxes=True) == 1
    assert boxes(SPADE, double_boxes=True, spades_double=False) == 1


def test_GIN_22_extra_boxes_and_another_target() -> None:
    played = gin(extra_boxes=True, target=150)
    worth: tuple[tuple[EndCause, int], ...] = (("knock", 1), ("undercut", 2), ("gin", 3), ("big_gin", 3))
    for cause, boxes in worth:
        before = played.view.columns[0].boxes[0]
        played.deal("A", cause, score=30)
        assert played.view.columns[0].boxes[0] - before == boxes
    assert played.view.end is None, "120 of 150"
    plain = gin()
    plain.deal("A", "gin", score=30)
    assert plain.view.columns[0].boxes == {0: 1, 1: 0}


HOLLYWOOD = [
    ("A 25", [(25, 0), (0, 0), (0, 0)]),
    ("A 18", [(43, 0), (18, 0), (0, 0)]),
    ("A 36", [(79, 0), (54, 0), (36, 0)]),
    ("B 15", [(79, 15), (54, 0), (36, 0)]),
    ("A 30", [(109, 15), (84, 0), (66, 0)]),
    ("B 40", [(109, 15), (84, 40), (66, 0)]),
    ("B 22", [(109, 15), (84, 62), (66, 22)]),
    ("A 20", [(109, 15), (104, 62), (86, 22)]),
    ("A 16", [(109, 15), (104, 62), (102, 22)]),
]


def test_example_Hollywood_and_GIN_24_each_column_closes_by_itself_and_GIN_26_the_nets_add_up() -> None:
    played = gin(columns=3)
    closes = {5: 1, 8: 2, 9: 3}
    for number, (hand, table) in enumerate(HOLLYWOOD, start=1):
        assert played.view.end is None
        wins(played, hand)
        assert columns(played) == table, hand
        last = [event for event in played.events if isinstance(event, ColumnClosed)]
        assert (number in closes) == (bool(last) and last[-1].column == closes.get(number))
    assert [column.closed.net for column in played.view.columns] == [269, 192, 255]
    assert [column.boxes for column in played.view.columns] == [{0: 4, 1: 1}, {0: 4, 1: 2}, {0: 4, 1: 1}]
    assert played.view.end.payouts == {0: 716, 1: -716}
    assert played.view.end.winners == (0,)


def test_GIN_23_the_first_win_counts_in_one_column_the_second_in_two_the_third_in_three() -> None:
    played = gin(columns=3)
    entered = [the(Scored, played.deal("B", "knock", score=5)).columns for _ in range(4)]
    assert entered == [(1,), (1, 2), (1, 2, 3), (1, 2, 3)]


def test_example_Hollywood_shutout_entry_and_GIN_25_a_closed_column_is_skipped() -> None:
    played = wins(gin(columns=3), "A 60, A 50")
    assert columns(played) == [(110, 0), (50, 0), (0, 0)]
    assert played.view.columns[0].closed.totals == {0: 370, 1: 0}
    wins(played, "B 30")
    assert columns(played) == [(110, 0), (50, 30), (0, 0)]
    wins(played, "B 12")
    assert columns(played) == [(110, 0), (50, 42), (0, 12)]


def test_GIN_26_level_nets_are_shared() -> None:
    played = wins(gin(columns=3, box_bonus=0, game_bonus=0, shutout="off"), "A 50, B 30, A 50, B 90, B 10, A 80, B 80")
    assert columns(played) == [(100, 30), (50, 100), (80, 90)]
    assert [bool(column.closed) for column in played.view.columns] == [True, True, False]
    wins(played, "B 10")
    assert [column.closed.net for column in played.view.columns] == [70, 50, 20]
    assert (played.view.end.winners, played.view.end.payouts) == ((0, 1), {0: 0, 1: 0})


def test_there_is_nothing_to_do_between_hands() -> None:
    played = gin()
    assert played.refused("A", ProposeSplit()) == "not_in_this_game"
    assert played.refused(None, Elapsed(1)) == "stale_window"
    assert matches.clock(played.match) is None
