"""Classic Points Rummy: turns, drops and missed turns (CLS-9 to CLS-23), and the worked example P12."""

from typing import Any

import pytest

from helpers.indian import FILLER, dealt, show, three_classic
from helpers.rig import WINNING, Game
from openrummy.cards import texts
from openrummy.games import indian
from openrummy.games.actions import Discard, Draw, Drop
from openrummy.games.events import Discarded, Dropped, Missed, TurnStarted


def test_CLS_9_a_turn_is_a_drop_or_a_draw_and_then_a_discard_or_a_finish() -> None:
    game = three_classic()
    legal = indian.legal(game.deal, 0)
    assert (legal.draw, legal.drop is not None, legal.discard, legal.declare) == (("stock", "pile"), True, (), ())
    game.draw(0)
    legal = indian.legal(game.deal, 0)
    assert (legal.draw, legal.drop, len(legal.discard), len(legal.declare)) == ((), None, 14, 14)
    game.discard(0, "2C")
    assert game.deal.seat == 1


def test_CLS_10_only_the_top_of_either_pile() -> None:
    game = three_classic()
    game.turn(0)
    game.draw(1, "pile")
    assert (texts(game.deal.players[1].hand[-1:]), texts(game.deal.pile)) == ("5C", "9D")


def test_CLS_11_a_joker_on_the_open_pile_only_by_the_first_draw_of_the_deal() -> None:
    assert "pile" in indian.legal(three_classic(opening="KS").deal, 0).draw
    for option, first, later in (("first_only", True, False), ("no", False, False), ("yes", True, True)):
        game = three_classic(opening="KS", stock="JK 5C TC", open_joker=option)
        assert ("pile" in indian.legal(game.deal, 0).draw) is first
        game.turn(0)
        assert ("pile" in indian.legal(game.deal, 1).draw) is later


def test_CLS_11_where_the_starter_drops_the_next_player_draws_first() -> None:
    game = three_classic(opening="KS")
    game.drop(0)
    game.draw(1, "pile")
    game = three_classic(opening="KS")
    game.timeout()
    assert "pile" in indian.legal(game.deal, 1).draw


def test_CLS_12_a_joker_may_be_discarded_and_blocks_the_open_pile() -> None:
    game = three_classic(stock="JK")
    game.turn(0)
    assert game.refused(1, Draw("pile")) == "joker_not_from_pile"


def test_CLS_13_the_card_taken_from_the_open_pile_may_not_go_back_in_that_turn() -> None:
    game = three_classic()
    game.draw(0, "pile")
    taken = game.card(0, "9D")
    assert game.refused(0, Discard(taken)) == "taken_may_not_return"
    own = indian.view(game.deal, 0).own
    assert own is not None
    assert own.no_return == taken
    other = indian.view(game.deal, 1).own
    assert other is not None
    assert other.no_return is None
    three_classic(return_taken=True).turn(0)
    free = three_classic(return_taken=True)
    free.draw(0, "pile")
    free.discard(0, "9D")


def test_CLS_13_a_card_from_the_closed_pile_may_be_discarded_at_once() -> None:
    """H109."""
    three_classic(stock="9D").turn(0)


def test_CLS_14_thirteen_cards_between_turns() -> None:
    game = three_classic()
    for seat in (0, 1, 2):
        game.turn(seat)
        assert [len(player.hand) for player in game.deal.players.values()] == [13, 13, 13]


def test_CLS_17_a_drop_only_in_ones_own_turn_before_drawing() -> None:
    game = three_classic()
    assert game.refused(1, Drop()) == "no_drop_now"
    game.draw(0)
    assert game.refused(0, Drop()) == "no_drop_now"


def test_CLS_18_20_before_the_first_draw_and_40_after_it() -> None:
    """H081."""
    game = three_classic()
    assert game.drop(0)[0] == Dropped(seat=0, kind="first", points=20, cause="chosen")
    game.turn(1)
    game.turn(2)
    assert game.drop(1)[0] == Dropped(seat=1, kind="middle", points=40, cause="chosen")
    assert three_classic(first_drop=10, middle_drop=30).drop(0)[0] == Dropped(seat=0, kind="first", points=10, cause="chosen")


def test_CLS_19_a_dropped_hand_leaves_play_unseen_and_costs_what_the_drop_costs() -> None:
    game = dealt("points-classic", {0: FILLER, 1: FILLER, 2: WINNING}, stock="JD JC", options={"packs": 3})
    game.drop(0)
    game.turn(1)
    show(game, 2, WINNING)
    line = game.result(0)
    assert (line.standing, line.points, line.groups, line.loose, line.best_points) == ("dropped", 20, (), (), None)


def test_CLS_20_the_last_one_left_wins_at_once_with_nothing() -> None:
    game = three_classic()
    game.drop(0)
    game.drop(1)
    assert (game.end.cause, game.end.winner, game.result(2).points, game.result(2).chips) == ("last_player", 2, 0, 40)


def test_CLS_21_out_of_time_before_a_draw_the_turn_is_skipped() -> None:
    game = three_classic()
    assert game.timeout() == (Missed(seat=0, count=1), TurnStarted(seat=1, turn=2))
    assert len(game.deal.players[0].hand) == 13
    assert [one.missed for one in indian.view(game.deal, None).seats] == [1, 0, 0]


@pytest.mark.parametrize("source", ["stock", "pile"])
def test_CLS_21_out_of_time_after_it_the_card_drawn_is_discarded_wherever_it_came_from(source: Any) -> None:
    game = three_classic()
    game.draw(0, source)
    card = game.deal.players[0].hand[-1]
    assert game.timeout() == (Discarded(seat=0, card=card, auto=True), Missed(seat=0, count=1), TurnStarted(seat=1, turn=2))


def test_CLS_21_a_completed_turn_begins_the_count_anew() -> None:
    game = three_classic()
    for _ in range(2):
        game.timeout()
        game.turn(1)
        game.turn(2)
    assert game.deal.players[0].missed == 2
    game.turn(0)
    assert game.deal.players[0].missed == 0


@pytest.mark.parametrize("most", [3, 5])
def test_CLS_22_so_many_missed_turns_in_a_row_are_a_middle_drop_even_without_a_draw(most: int) -> None:
    game = three_classic(missed_turns=most)
    for _ in range(most - 1):
        game.timeout()
        game.turn(1)
        game.turn(2)
    missed, dropped, turn = game.timeout()
    assert missed == Missed(seat=0, count=most)
    assert dropped == Dropped(seat=0, kind="middle", points=40, cause="missed")
    assert turn == TurnStarted(seat=1, turn=game.deal.turn)


def test_CLS_22_after_a_draw_the_third_time_the_card_is_discarded_first() -> None:
    game = three_classic()
    for _ in range(2):
        game.timeout()
        game.turn(1)
        game.turn(2)
    game.draw(0)
    assert [type(event) for event in game.timeout()] == [Discarded, Missed, Dropped, TurnStarted]
    assert len(game.deal.players[0].hand) == 13


@pytest.mark.parametrize(("option", "points"), [("counted", 80), ("middle_drop", 40)])
def test_CLS_22_absent_when_somebody_finishes(option: str, points: int) -> None:
    hands = {0: FILLER, 1: WINNING, 2: FILLER}
    game = dealt("points-classic", hands, stock="JD", options={"packs": 3, "absent_at_show": option})
    game.timeout()
    show(game, 1, WINNING)
    assert [game.result(seat).points for seat in (0, 1, 2)] == [points, 0, 80]


def test_CLS_22_absent_with_a_good_hand_pays_the_smaller_of_count_and_middle_drop() -> None:
    """H103: 12 points in hand, a middle drop costs 40."""
    good = "AD 2D 3D / 9S TS JS / 5C 5D 5H / 2C 2S 4H 4C"
    game = dealt("points-classic", {0: good, 1: WINNING, 2: ""}, stock="JD", options={"absent_at_show": "middle_drop"})
    game.timeout()
    show(game, 1, WINNING)
    assert game.result(0).points == 12


def test_CLS_23_leaving_costs_the_drop_of_that_moment() -> None:
    game = three_classic()
    assert game.leave(1) == (Dropped(seat=1, kind="first", points=20, cause="left"),)
    game.draw(0)
    # Who has drawn in this turn has drawn.
    assert game.leave(0)[0] == Dropped(seat=0, kind="middle", points=40, cause="left")


def test_example_P12_the_open_joker() -> None:
    """Nines wild, 9D opens the pile: only the first draw may take it; 9S, discarded later, nobody."""
    hands = {0: "5S", 1: "9S 3D", 2: "4C"}

    def deal() -> Game:
        return dealt("points-classic", hands, opening="9D", cut="9H", stock="2C 2D 2H")

    deal().draw(0, "pile")
    game = deal()
    game.turn(0, "5S")
    game.turn(1, "9S")
    assert game.refused(2, Draw("pile")) == "joker_not_from_pile"


def test_every_seat_absent_ends_the_deal() -> None:
    game = three_classic()
    while game.deal.end is None:
        game.timeout()
    assert (game.end.cause, game.end.winner) == ("last_player", 2)
