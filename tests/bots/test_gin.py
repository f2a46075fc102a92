"""Computer players of Gin: what each level is like. That they are legal and blind is tested with every hand (tests/games/gin)."""

import time

import pytest

from helpers.gin import Hand, rig, rules
from openrummy import bots
from openrummy.bots.gin.common import loose_of
from openrummy.bots.gin.counting import danger, hope, seen_by
from openrummy.cards import cards, faces, text
from openrummy.games import gin
from openrummy.games.actions import BigGin, Discard, Draw, Knock, LayOff, Pass, PlayerAction, Submit
from openrummy.rules import preset
from openrummy.sim.play import play_deal
from openrummy.sim.simulate import deal_seed

LEVELS = pytest.mark.parametrize("level", bots.LEVELS)


def answer(hand: Hand, level: str) -> PlayerAction:
    deal = hand.deal
    seen = tuple(gin.event_for(event, deal.seat, deal) for event in hand.events)
    return bots.choose(level, deal.start.rules, gin.view(deal, deal.seat), seen)


def drawn(held: str, card: str, **options: str) -> Hand:
    hand = rig({0: held}, stock=card, opening="QD" if "QD" not in held else "KD", made=rules("gin", **options)).passes(0, 1)
    hand.draw(0)
    return hand


def test_every_level_has_a_policy_of_its_own() -> None:
    assert [bots.policy(level, "gin") for level in bots.LEVELS] == ["gin-easy/1", "gin-medium/1", "gin-hard/1"]


@LEVELS
def test_gin_and_big_gin_are_never_missed(level: str) -> None:
    assert answer(drawn("3S 4S 5S 9H 9S 9C JS JH JD JC", "KC"), level) == Knock(faces("KC")[0])
    assert answer(drawn("3S 4S 5S 9H 9S 9C JS JH JD JC", "6S"), level) == BigGin()
    assert isinstance(answer(drawn("3S 4S 5S 9H 9S 9C JS JH JD JC", "6S", big_gin="off"), level), Knock)


def test_the_weaker_the_later_a_knock() -> None:
    """Left with 10, 7 and 2 points."""
    for left, knocks in (("TC", [False, False, True]), ("7C", [False, True, True]), ("2C", [True, True, True])):
        hand = drawn(f"3S 4S 5S 9H 9S 9C JS JH JD {left}", "KC")
        assert [isinstance(answer(hand, level), Knock) for level in bots.LEVELS] == knocks


def test_easy_keeps_a_dear_pair_and_medium_does_not() -> None:
    hand = drawn("3S 4S 5S 9H 9S 9C KS KH 6D 2C", "7H")
    assert answer(hand, "easy") == Discard(*faces("7H"))
    assert answer(hand, "medium") in (Discard(*faces("KS")), Discard(*faces("KH")))


def test_hard_keeps_the_card_that_can_still_grow() -> None:
    """6D 7D wait for two cards, and QC for none that goes with another: medium throws by points alone."""
    hand = drawn("3S 4S 5S 9H 9S 9C 8D 9D 2H TC", "AC")
    assert answer(hand, "hard") == Discard(*faces("TC"))
    hand = drawn("3S 4S 5S 9H 9S 9C 8D 7D 2H 8C", "AH")
    assert answer(hand, "hard") == Discard(*faces("8C"))


def test_hard_takes_a_card_to_knock_with_and_the_others_see_no_meld_in_it() -> None:
    hand = rig({0: "3S 4S 5S 9H 9S 9C JS JH JD KC"}, opening="2C")
    assert [answer(hand, level) for level in bots.LEVELS] == [Pass(), Pass(), Draw("pile")]


@LEVELS
def test_a_card_that_melds_is_taken(level: str) -> None:
    hand = rig({0: "3S 4S 7D 9H 2S QC JS KH TD 6C"}, opening="5S")
    assert answer(hand, level) == Draw("pile")


@LEVELS
def test_the_last_discard_is_taken_to_knock(level: str) -> None:
    made = rules("gin", dead_hand="last_discard")
    hand = rig({1: "3S 4S KS 9H 9S 9C JS JH JD 2H"}, last="5S", opening="QD", made=made).passes(0, 1).run_down(2)
    assert answer(hand, level) == Draw("pile")
    hand.draw(1, "pile")
    assert answer(hand, level) == Knock(faces("KS")[0])


@LEVELS
def test_a_defence_is_played_out_at_its_best(level: str) -> None:
    made = rules("gin", defence="player")
    hands = {0: "5S 6S 7S KS KD KC 2S 2C 2D 6D", 1: "8S 8H 8D 8C 2H 3H 4H 9S QD JC"}
    hand = rig(hands, stock="TD", opening="TS", made=made).passes(0, 1)
    hand.draw(0)
    hand.knock(0, "TD")
    laid = []
    while not isinstance(move := answer(hand, level), Submit):
        assert isinstance(move, LayOff)
        laid.append(text(move.card))
        hand.act(1, move)
    hand.act(1, move)
    assert (laid, hand.result(1).points, hand.scores) == (["8S", "9S"], 20, (14, 0))


def test_hard_counts_what_lies_open_and_what_was_taken() -> None:
    hand = rig({0: "3S 4S 7D 9H 2S QC JS KH TD 6C"}, stock="8H", opening="7H").passes(0)
    hand.draw(1, "pile")
    hand.act(1, Discard(hand.deal.players[1].hand[0]))
    thrown = hand.deal.pile[-1]
    view = gin.view(hand.deal, 0)
    own = view.own
    assert own is not None
    seen = seen_by(own, view, tuple(gin.event_for(event, 0, hand.deal) for event in hand.events))
    assert seen.held == 1 << faces("7H")[0]
    assert set(seen.unseen) == set(range(52)) - set(own.hand) - {thrown, faces("7H")[0]}
    # The neighbours of a card that was taken are more dangerous than others alike.
    assert danger(faces("8H")[0], seen) > danger(faces("8C")[0], seen)
    # 2S 3S 4S: the two lies in the own hand, so only the five can still come.
    assert "5S" in map(text, seen.unseen)
    assert hope(faces("3S")[0], cards("3S 4S"), seen) == 1


def test_loose_cards_are_those_outside_the_melds() -> None:
    assert [text(card) for card in loose_of(cards("3S 4S 5S 9H 9S 9C KS KH 6D 2C"))] == ["KS", "KH", "6D", "2C"]


@LEVELS
def test_every_move_is_quick(level: str) -> None:
    """Under 0.2 s; on average far less. CPU time, as the machine may be busy."""
    began, moves = time.process_time(), 0
    for number in range(5):
        moves += play_deal(preset("gin").rules, {0: level, 1: level}, seed=deal_seed(2, number), dealer=0).moves
    assert (time.process_time() - began) / moves < 0.02


def test_where_only_gin_ends_a_hand_cards_count_and_not_points() -> None:
    """Two kings are worth keeping there: three more loose cards go with nothing."""
    straight = rules("gin-straight")
    hand = rig({0: "3S 4S 5S 9H 9S 9C KS KH 6D 2C"}, stock="7H", opening="QD", made=straight).passes(0, 1)
    hand.draw(0)
    for level in ("medium", "hard"):
        assert answer(hand, level) in (Discard(*faces("6D")), Discard(*faces("2C")), Discard(*faces("7H")))
