"""Declaring, counting and chips: PTS-8 to PTS-13, PTS-17 to PTS-19."""

from typing import Any

import pytest

from helpers.rig import POOR, WINNING, Game, points, rig
from openrummy.cards import texts
from openrummy.games import indian
from openrummy.games.actions import Declare, Discard, Draw, Drop, Exchange, Submit, Timeout
from openrummy.games.events import DealEnded, Declared, Exchanged, Result, Shown, Submitted

ALSO_POOR = "2D 4D 6D 8S TS QH AC 3C 9H JC 2S 4H 6C"
"""84 points as well."""

WRONG = "AH 2H 3H / 4S 5S 6S / 7C 7D 7H"
"""The winning cards, four of them left loose: no valid declaration as it lies."""


def declared(*others: str, wins: str = WINNING, **options: Any) -> Game:
    """Seat 0 holds ``wins``, has drawn 2D and put it to the finish slot; kings are wild."""
    hands = {0: wins} | dict(enumerate(others, start=1))
    game = rig(hands, stock="2D", rules=points(**({"packs": 3} | options)))
    game.draw(0)
    game.declare(0)
    return game


def test_PTS_8_declaring_takes_ones_own_turn_after_drawing() -> None:
    game = rig({0: WINNING, 1: POOR}, stock="2D")
    assert game.refused(0, Declare(game.card(0, "8C"))) == "draw_first"
    assert game.refused(1, Declare(game.card(1, "2C"))) == "not_your_turn"
    assert game.refused(0, Submit(())) == "not_declaring"
    game.draw(0)
    assert game.refused(1, Declare(game.card(1, "2C"))) == "not_your_turn"
    card = game.card(0, "2D")
    assert set(indian.legal(game.deal, 0).declare) == set(game.deal.players[0].hand)
    assert game.declare(0) == (Declared(seat=0, card=card, turn=2),)
    assert (game.deal.phase, game.deal.finish, len(game.deal.players[0].hand)) == ("arrange", card, 13)


def test_PTS_8_valid_with_every_card_in_a_meld_and_two_sequences_one_of_them_pure() -> None:
    game = declared(POOR)
    (shown,) = game.submit(0, WINNING)
    assert isinstance(shown, Shown)
    assert shown.reasons == ()
    assert [str(group.kind) for group in shown.groups] == ["pure", "pure", "set", "set"]
    assert shown.loose == ()


@pytest.mark.parametrize(
    ("wins", "reasons"),
    [
        ("AH 2H 3H / 7C 7D 7H / 9S 9D 9H / 8S 8D 8H 8C", {"no_second_sequence"}),
        ("AH 2H KD / 4S 5S KC / 7C 7D 7H / 8S 8D 8H 8C", {"no_pure_sequence"}),
        ("AH 2H 3H / 4S 5S 6S / 7C 7D 7C / 8S 8D 8H 8C", {"invalid_group"}),
    ],
)  # fmt: skip
def test_PTS_8_anything_less_is_an_invalid_declaration(wins: str, reasons: set[str]) -> None:
    game = rig({0: wins, 1: POOR}, stock="2D", cut="KH")
    game.draw(0)
    game.declare(0)
    shown, ended = game.submit(0, wins)
    assert isinstance(shown, Shown)
    assert set(shown.reasons) == reasons
    assert isinstance(ended, DealEnded)
    assert ended.cause == "wrong_show"


def test_PTS_8_a_card_outside_every_group_spoils_a_declaration() -> None:
    game = declared(POOR)
    shown = game.submit(0, WRONG)[0]
    assert isinstance(shown, Shown)
    assert "loose_cards" in shown.reasons
    assert texts(shown.loose) == "8S 8D 8H 8C"


def test_PTS_8_worked_case_a_three_sequences_one_of_them_pure() -> None:
    """Fives wild: 3D 4D 5D is impure here, and a spade run has JK for the queen."""
    wins = "8C 9C TC / 3D 4D 5D / 7S 7H 7D / JS JK KS AS"
    game = rig({0: wins, 1: POOR}, stock="2D", cut="5H")
    game.draw(0)
    game.declare(0)
    shown = game.submit(0, wins)[0]
    assert isinstance(shown, Shown)
    assert shown.reasons == ()
    assert [str(group.kind) for group in shown.groups] == ["pure", "impure", "set", "impure"]


def test_PTS_8_worked_case_c_a_joker_may_go_to_the_finish_slot() -> None:
    game = rig({0: WINNING, 1: POOR}, stock="JK")
    game.draw(0)
    game.declare(0, "JK")
    game.submit(0, WINNING)
    game.submit(1, POOR)
    assert game.end.winner == 0


def test_PTS_9_the_declarer_has_60_seconds() -> None:
    for timer in ("off", 30):
        game = declared(POOR, turn_timer=timer)
        assert indian.clock(game.deal) == 60
        assert game.deal.turn == 2


def test_PTS_9_out_of_time_the_arrangement_last_seen_is_judged() -> None:
    game = declared(POOR)
    game.timeout(game.groups(0, WINNING))
    assert (game.deal.phase, game.deal.turn) == ("count", 3)
    game = declared(POOR)
    game.timeout(game.groups(0, WRONG))
    assert game.end.cause == "wrong_show"
    game = declared(POOR)
    game.timeout()
    assert game.end.cause == "wrong_show"


def test_PTS_9_what_the_hand_no_longer_holds_is_left_out_of_what_was_seen() -> None:
    game = declared(POOR)
    seen = game.groups(0, WINNING)
    foreign = game.deal.finish or 0
    twice = ((*seen[0], foreign, seen[0][0]), *seen[1:], seen[2], (10**9,))
    game.timeout(twice)
    assert game.deal.shown is not None
    assert game.deal.shown.reasons == ()


def test_PTS_10_the_others_get_60_seconds_to_arrange_and_then_the_declarer_wins_with_0() -> None:
    game = declared(POOR, "JS QS TS")
    game.submit(0, WINNING)
    assert (game.deal.phase, game.deal.turn, indian.clock(game.deal)) == ("count", 3, 60)
    assert [one.busy for one in indian.view(game.deal, None).seats] == [False, True, True]
    assert [indian.legal(game.deal, seat).submit for seat in (0, 1, 2)] == [False, True, True]
    game.submit(2, "JS QS TS")
    assert [one.busy for one in indian.view(game.deal, None).seats] == [False, True, False]
    assert game.deal.end is None
    game.submit(1, POOR)
    assert (game.end.cause, game.end.winner) == ("shown", 0)
    assert (game.result(0).standing, game.result(0).points) == ("won", 0)


def test_PTS_10_when_the_time_is_up_the_rest_are_counted() -> None:
    game = declared(POOR, "JS QS TS 2C 2C")
    game.submit(0, WINNING)
    game.submit(1, POOR)
    (ended,) = game.timeout()
    assert isinstance(ended, DealEnded)
    assert [one.standing for one in ended.results] == ["won", "counted", "counted"]


def test_PTS_10_the_finish_card_may_be_exchanged_while_arranging() -> None:
    game = rig({0: WINNING, 1: POOR}, stock="2D")
    game.draw(0)
    game.declare(0, "8C")
    assert game.refused(1, Exchange(game.card(1, "2C"))) == "not_declaring"
    assert game.refused(0, Exchange(game.deal.finish or 0)) == "card_not_in_hand"
    assert set(indian.legal(game.deal, 0).exchange) == set(game.deal.players[0].hand)
    first, other = game.deal.finish, game.card(0, "2D")
    assert game.exchange(0, "2D") == (Exchanged(seat=0, card=other),)
    assert game.deal.finish == other
    assert first in game.deal.players[0].hand
    game.submit(0, WINNING)
    assert game.refused(0, Exchange(game.card(0, "8C"))) == "not_declaring"
    game.submit(1, POOR)
    assert game.end.winner == 0


def test_PTS_10_a_declaration_cannot_be_taken_back() -> None:
    game = declared(POOR)
    card = game.deal.players[0].hand[0]
    for action in (Draw("stock"), Discard(card), Declare(card), Drop()):
        assert game.refused(0, action) == "declared_already"
    assert game.refused(1, Draw("stock")) == "declared_already"
    assert game.refused(1, Submit(())) == "not_declaring"


def test_PTS_10_nothing_but_ones_own_cards_each_once_can_be_submitted() -> None:
    game = declared(POOR, POOR)
    own = game.deal.players[0].hand
    foreign = game.deal.players[1].hand[0]
    for groups in (
        ((foreign,),),
        ((own[0], own[0]),),
        ((own[0],), (own[0],)),
        ((-1,),),
        ((10**12,),),
        ((game.deal.finish or 0,),),
    ):
        assert game.refused(0, Submit(groups)) == "groups_not_hand"
    game.submit(0, WINNING)
    assert game.refused(1, Submit(((own[0],),))) == "groups_not_hand"
    assert game.refused(0, Submit(())) == "already_submitted"
    game.act(1, Submit(((), game.deal.players[1].hand[:3], ())))
    assert game.refused(1, Submit(())) == "already_submitted"


def test_PTS_11_an_invalid_declaration_scores_the_cap_and_the_fewest_points_win() -> None:
    # 24 and 84 points in hand: 2H 3H 4H is a meld.
    fewer = "2H 3H 4H AC 2S 3S 4S 6D 9C 2D 3D TC 2C"
    game = declared(POOR, fewer)
    game.submit(0, WRONG)
    assert (game.end.cause, game.end.winner) == ("wrong_show", 2)
    assert [(one.standing, one.points) for one in game.end.results] == [("wrong_show", 80), ("counted", 80), ("won", 0)]
    best = game.result(2).best_points
    assert best is not None
    assert 0 < best < 80
    assert game.result(1).groups == game.result(1).best_groups


def test_PTS_11_the_penalty_is_the_cap() -> None:
    game = declared(POOR, cap=60)
    game.submit(0, WRONG)
    assert game.result(0).points == 60


def test_PTS_11_the_one_player_still_in_wins_whatever_the_hand_and_shows_nothing() -> None:
    game = rig({0: WINNING, 1: POOR, 2: "JS"}, stock="2D")
    game.drop(2)
    game.draw(0)
    game.declare(0)
    game.submit(0, WRONG)
    assert game.end.winner == 1
    assert game.result(1) == Result(seat=1, standing="won", points=0, chips=100)
    assert game.result(2) == Result(seat=2, standing="dropped", points=20, chips=-20)


def test_PTS_11_a_tie_goes_to_the_first_in_turn_order_after_the_declarer() -> None:
    hands = {4: POOR, 0: WINNING, 2: ALSO_POOR, 3: POOR}
    game = rig(hands, stock="9C 2D", rules=points(packs=3))
    game.turn(4)
    game.draw(0)
    game.declare(0)
    game.submit(0, WRONG)
    assert game.end.winner == 2
    game = rig({0: POOR, 2: ALSO_POOR, 3: WINNING}, stock="9C 9C 2D")
    game.turn(0)
    game.turn(2)
    game.draw(3)
    game.declare(3)
    game.submit(3, WRONG)
    assert game.end.winner == 0


def test_PTS_11_the_declarer_is_shown_that_another_arrangement_would_have_passed() -> None:
    game = declared(POOR)
    game.submit(0, WRONG)
    line = game.result(0)
    assert (line.best_declarable, line.best_points) == (True, 0)
    assert [str(group.kind) for group in line.groups] == ["pure", "pure", "set"]


LOSER_B = "AC 2C 3C / 8S 8D 5D / QD 2H 9H 4D JC 7C TS"
"""Worked case (b), fives wild: a pure sequence, a set with a wild five, and 10+2+9+4+10+7+10 loose: 52."""


@pytest.mark.parametrize(
    ("option", "count"), [("melds", 52), ("pure_needed", 52), ("runs_needed", 83), ("pure_kept", 68)]
)  # fmt: skip
def test_PTS_12_worked_case_b_counts_by_the_option(option: str, count: int) -> None:
    game = rig({0: WINNING, 1: LOSER_B}, stock="2D", cut="5H", rules=points(loser_count=option))
    wins = "AH 2H 3H / 4S 5S 6S / 7C 7D 7H / 8S 8D 8H 8C"
    game.draw(0)
    game.declare(0)
    game.submit(0, wins)
    game.submit(1, LOSER_B)
    assert game.result(1).points == min(count, 80)


@pytest.mark.parametrize(("cap", "count"), [(80, 80), (40, 40)])
def test_PTS_12_the_count_is_capped(cap: int, count: int) -> None:
    game = declared(POOR, cap=cap)
    game.submit(0, WINNING)
    game.submit(1, POOR)
    assert game.result(1).points == count


GOOD = "2H 3H 4H 5H 6H 7H 9S 9D 9C TC TD JS QS"
"""27 or so points of loose cards at best, if the player lays it well."""


def test_PTS_13_a_submitted_arrangement_counts_as_it_lies_and_the_best_is_shown() -> None:
    game = declared(GOOD)
    game.submit(0, WINNING)
    game.submit(1, "2H 3H 4H / 9S 9D 9C / TC TD JS")
    line = game.result(1)
    # 5H 6H 7H are loose: 18; TC TD JS is no meld: 30; QS: 10.
    assert line.points == 58
    assert [None if group.kind is None else str(group.kind) for group in line.groups] == ["pure", "set", None]
    assert line.best_points == 40
    assert sum(len(group.cards) for group in line.best_groups) + len(line.best_loose) == 13


def test_PTS_13_one_long_run_is_one_sequence_as_it_lies() -> None:
    for groups, count in (("2H 3H 4H 5H 6H 7H / 9S 9D 9C", 80), ("2H 3H 4H / 5H 6H 7H / 9S 9D 9C", 40)):
        game = declared(GOOD, loser_count="runs_needed")
        game.submit(0, WINNING)
        game.submit(1, groups)
        assert game.result(1).points == count
        assert game.result(1).best_points == 40


def test_PTS_13_who_submits_none_in_time_is_counted_by_the_best() -> None:
    for end in (Game.timeout, lambda game: game.leave(1)):
        game = declared(GOOD)
        game.submit(0, WINNING)
        end(game)
        line = game.result(1)
        assert line.points == line.best_points == 40
        assert line.groups == line.best_groups


def test_PTS_13_to_submit_no_group_is_to_lay_every_card_loose() -> None:
    game = declared(GOOD)
    game.submit(0, WINNING)
    assert game.act(1, Submit(()))[0] == Submitted(seat=1, groups=())
    assert game.result(1).points == 80
    assert game.result(1).best_points == 40


def test_PTS_13_a_dropped_player_is_not_counted_and_shows_nothing() -> None:
    game = rig({0: WINNING, 1: POOR, 2: GOOD}, stock="2D", rules=points(packs=3))
    game.drop(2)
    game.draw(0)
    game.declare(0)
    game.submit(0, WINNING)
    game.submit(1, POOR)
    assert game.result(2) == Result(seat=2, standing="dropped", points=20, chips=-20)


def test_PTS_17_chips_are_points_times_the_multiplier_to_the_winner() -> None:
    """Example P9 of classic Points with this preset's rules: A shows, B has dropped (20), C counts 80, D counts 22; point value 2."""
    d_hand = "9S TS JS QS / AD 2D JK / 7H 7C 5H / KC 4S 8D"
    a_hand = "AH 2H 3H / 4C 5C 6C / 7C 7D 7S / 8S 8D 8H 8C"
    game = rig({0: a_hand, 1: "2C", 2: POOR, 3: d_hand}, stock="2D", cut="5H", opening="3S", rules=points(multiplier=2, packs=3))
    game.drop(1)
    game.draw(0)
    game.declare(0)
    a_groups = "AH 2H 3H / 4C 5C 6C / 7C 7D 7S / 8S 8D 8H 8C"
    shown = game.submit(0, a_groups)[0]
    assert isinstance(shown, Shown)
    assert shown.reasons == ()
    game.submit(2, POOR)
    game.submit(3, d_hand)
    assert [one.points for one in game.end.results] == [0, 20, 80, 22]
    assert [one.chips for one in game.end.results] == [244, -40, -160, -44]


@pytest.mark.parametrize("multiplier", [1, 2, 5, 10, 25, 50, 100])
def test_PTS_17_chips_sum_to_zero(multiplier: int) -> None:
    game = declared(POOR, GOOD, multiplier=multiplier)
    game.submit(0, WINNING)
    game.timeout()
    chips = [one.chips for one in game.end.results]
    assert sum(chips) == 0
    assert chips == [120 * multiplier, -80 * multiplier, -40 * multiplier]


def test_PTS_17_the_winner_of_a_wrong_show_gets_them_too() -> None:
    game = declared(POOR, GOOD, multiplier=5)
    game.submit(0, WRONG)
    assert [one.chips for one in game.end.results] == [-400, -400, 800]


def test_PTS_19_the_counting_options_of_the_classic_game_can_be_played() -> None:
    """Example P2 of classic Points: sixes wild; under wild_in_place=natural 5D 6D 7D is pure, at the house table it is a wrong show."""
    hand = "5D 6D 7D / TS JS 6H / 3C 3H 3S / KH KD KC KS"
    for place, cause in (("natural", "shown"), ("joker", "wrong_show")):
        rules = points(
            wild_in_place=place, loser_count="runs_needed", min_naturals=1, open_joker="first_only", return_taken=False
        )
        game = rig({0: hand, 1: POOR}, stock="2D", cut="6S", rules=rules)
        game.draw(0)
        game.declare(0)
        game.submit(0, hand)
        if game.deal.end is None:
            game.timeout()
        assert game.end.cause == cause


def test_a_time_out_of_the_arranging_is_stale_once_shown() -> None:
    game = declared(POOR)
    turn = game.deal.turn
    game.submit(0, WINNING)
    assert game.refused(None, Timeout(turn=turn)) == "stale_turn"
