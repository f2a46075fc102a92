"""Going out in Rum, and what it scores: RUM-8 to RUM-12."""

import pytest

from helpers.rum import POOR, RumGame, rig, rules, rum_view, two
from openrummy import games
from openrummy.cards import cards, texts
from openrummy.games import rum
from openrummy.games.actions import Discard, Draw
from openrummy.games.events import DealEnded, LaidDown
from openrummy.rules import RulesError, preset


def test_RUM_8_going_out_by_melding() -> None:
    game = two("8S 8H", POOR, stock="8D")
    game.draw(0)
    laid, ended = game.lay_down(0, "8S 8H 8D")
    assert isinstance(laid, LaidDown)
    assert isinstance(ended, DealEnded)
    assert game.deal.phase == "ended"
    assert games.waited_for(game.deal) == ()


def opened() -> RumGame:
    """Seat 0 has a run on the table since its first turn."""
    game = two("4H 5H 6H 7H 2C", POOR, stock="QC JS 8H")
    game.draw(0)
    game.lay_down(0, "4H 5H 6H")
    game.discard(0, "QC")
    game.turn(1)
    return game


def test_RUM_8_going_out_by_laying_off() -> None:
    game = two("4H 5H 6H 7H", POOR, stock="2C JS 8H")
    game.draw(0)
    game.lay_down(0, "4H 5H 6H")
    game.discard(0, "2C")
    game.turn(1)
    game.draw(0)
    game.lay_off(0, "7H")
    assert game.lay_off(0, "8H")[-1] == game.end
    assert (game.end.cause, game.end.winner) == ("out", 0)


def test_RUM_8_going_out_by_discarding() -> None:
    game = opened()
    game.draw(0)
    game.lay_off(0, "7H")
    game.lay_off(0, "8H")
    assert game.deal.end is None
    game.discard(0, "2C")
    assert (game.end.cause, game.end.winner) == ("out", 0)
    with pytest.raises(games.errors.IllegalAction) as refused:
        games.decide(game.deal, 1, Draw("stock"))
    assert refused.value.code == "deal_over"


def test_RUM_9_the_opponents_cards_in_hand_are_what_the_winner_scores() -> None:
    game = rig({0: "4H 5H 6H 7H 2C", 1: POOR, 2: "8S 8D 8C"}, fill=False, rules=rules(), stock="QC JS JD 8H")
    game.draw(0)
    game.lay_down(0, "4H 5H 6H")
    game.discard(0, "QC")
    game.turn(1)
    game.turn(2)
    game.draw(0)
    game.lay_off(0, "7H")
    game.lay_off(0, "8H")
    game.discard(0, "2C")
    assert [(line.seat, line.points, line.score) for line in game.end.results] == [(0, 0, 54), (1, 30, 0), (2, 24, 0)]
    # Cards in hand count even if they are a meld; the sheet tells what laying it would have saved.
    assert (game.result(2).best_points, texts(game.result(2).loose)) == (0, "8S 8D 8C")


def test_RUM_10_going_rummy_doubles_the_score() -> None:
    game = two("8S 8H", POOR, stock="8D")
    assert rum_view(game, 0).may_go_rummy
    game.draw(0)
    game.lay_down(0, "8S 8H 8D")
    assert (game.end.cause, game.result(0).score) == ("rummy", 60)


def test_RUM_10_whether_the_last_card_is_melded_laid_off_or_discarded() -> None:
    discarded = two("8S 8H KD", POOR, stock="8D")
    discarded.draw(0)
    discarded.lay_down(0, "8S 8H 8D")
    discarded.discard(0, "KD")
    laid_off = two("8S 8H 8C", POOR, stock="8D")
    laid_off.draw(0)
    laid_off.lay_down(0, "8S 8H 8D")
    laid_off.lay_off(0, "8C")
    assert [(game.end.cause, game.result(0).score) for game in (discarded, laid_off)] == [("rummy", 60), ("rummy", 60)]


def test_RUM_10_whoever_has_laid_anything_before_cannot_go_rummy() -> None:
    game = opened()
    assert not rum_view(game, 0).may_go_rummy
    assert rum_view(game, 1).may_go_rummy
    assert not rum_view(game).may_go_rummy
    game.draw(0)
    for card in ("7H", "8H"):
        game.lay_off(0, card)
    game.discard(0, "2C")
    assert (game.end.cause, game.result(0).score) == ("out", 30)


def test_RUM_10_a_card_laid_off_before_counts_too() -> None:
    game = two("4H 5H 6H 2C 2D 3D KS", "7H 9C 9S", stock="QC 9H JS TC 9D", opening="3C")
    game.draw(0)
    game.lay_down(0, "4H 5H 6H")
    game.discard(0, "QC")
    game.draw(1)
    game.lay_off(1, "7H")
    game.discard(1, "9H")
    game.turn(0)
    assert not rum_view(game, 1).may_go_rummy


def test_RUM_10_option_going_rummy_off() -> None:
    game = two("8S 8H", POOR, stock="8D", rules=rules(going_rummy=False))
    game.draw(0)
    game.lay_down(0, "8S 8H 8D")
    assert (game.end.cause, game.result(0).score) == ("out", 30)


@pytest.mark.parametrize("target", [50, 75, 100, 300])
def test_RUM_11_the_target_is_50_to_300_in_steps_of_25(target: int) -> None:
    assert rules(target=target).match.target == target
    assert preset("rum").rules.match.target == preset("rum-shuffle").rules.match.target == 100
    for wrong in (target + 5, 25, 325):
        with pytest.raises(RulesError) as refused:
            rules(target=wrong)
        assert (refused.value.code, refused.value.params["option"]) == ("option_out_of_range", "target")


def test_RUM_12_rum_shuffle_is_for_two_to_four_and_shuffles_the_discards() -> None:
    shuffles = preset("rum-shuffle")
    assert shuffles.choices["seats"] == (2, 3, 4)
    assert shuffles.rules.rum.stock_end == "shuffle"
    assert preset("rum").rules.rum.stock_end == "turn_over"
    with pytest.raises(RulesError):
        shuffles.make({"seats": 5})


def test_RUM_12_an_ace_left_in_hand_counts_one_either_way() -> None:
    game = two("8S 8H", "AC AD", stock="8D", rules=rules(ace="high", going_rummy=False))
    game.draw(0)
    game.lay_down(0, "8S 8H 8D")
    assert game.result(0).score == 2


def test_worked_case_KC_taken_from_the_pile_stays_unless_it_is_the_last_card() -> None:
    """The example of docs/rules/rum.md: KC taken from the discard pile may not be discarded in that turn, unless it is the last card in hand."""
    game = two("QC QD QH 2C", opening="KC", second="9S 9H")
    game.draw(0, "pile")
    game.lay_down(0, "QC QD QH")
    assert game.refused(0, Discard(game.card(0, "KC"))) == "taken_may_not_return"


def test_worked_case_cards_left_in_hand() -> None:
    """Rulebook 6: left with KC QD 9S AC: 10+10+9+1 = 30 for the winner."""
    game = two("2C 3D")
    assert rum.settle.count(game.deal, cards("KC QD 9S AC")) == 30
