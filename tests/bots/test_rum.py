"""Computer players of Rum: each level plays as such a person does, and the better one wins more."""

from typing import Any

import pytest

from helpers.rum import RumGame, rig
from openrummy import bots, games
from openrummy.bots.rum.plans import best_plan, goes_out, step
from openrummy.cards import cards, text, texts
from openrummy.games.actions import Discard, Draw, LayDown, LayOff, PlayerAction
from openrummy.games.events import Event
from openrummy.rules import Rules, preset
from openrummy.sim.play import play_deal
from openrummy.sim.simulate import deal_seed

EVERY = ["easy", "medium", "hard"]


def rum(**changes: Any) -> Rules:
    return preset("rum").make({"seats": 2} | changes)


def two(first: str, second: str = "KC QD 9S AC 5D", **more: Any) -> RumGame:
    more.setdefault("rules", rum())
    return rig({0: first, 1: second}, fill=False, **more)


def choice(level: str, game: RumGame, seat: int) -> PlayerAction:
    history: list[Event] = [games.event_for(event, seat, game.deal) for event in game.events]
    return bots.choose(level, game.deal.start.rules, games.view(game.deal, seat), tuple(history))


def play_turn(level: str, game: RumGame, seat: int) -> list[PlayerAction]:
    """What the player does after its draw."""
    done: list[PlayerAction] = []
    while game.deal.end is None and game.deal.seat == seat:
        done.append(choice(level, game, seat))
        game.act(seat, done[-1])
    return done


@pytest.mark.parametrize("level", EVERY)
def test_a_card_that_makes_a_meld_is_taken(level: str) -> None:
    game = two("8S 8H KD 2C", opening="8D")
    assert choice(level, game, 0) == Draw("pile")


@pytest.mark.parametrize("level", EVERY)
def test_a_card_that_goes_with_nothing_is_left(level: str) -> None:
    assert choice(level, two("8S 8H KD 2C", opening="TD"), 0) == Draw("stock")


@pytest.mark.parametrize("level", EVERY)
def test_where_only_the_stock_is_left_it_is_drawn_from(level: str) -> None:
    game = two("2C 3D 5H", "4S 6C 8D")
    while game.deal.pile:
        game.turn(game.deal.seat)
    assert choice(level, game, game.deal.seat) == Draw("stock")


@pytest.mark.parametrize("level", EVERY)
def test_whoever_can_go_out_does(level: str) -> None:
    game = two("8S 8H 8D 4H 5H 6H", stock="KH")
    game.draw(0)
    play_turn(level, game, 0)
    assert (game.end.cause, game.end.winner) == ("rummy", 0)


def test_easy_lays_at_once_and_throws_the_dearest_card_even_of_a_pair() -> None:
    game = two("8S 8H 8D KD KH 2C 4C", stock="3D")
    game.draw(0)
    laid, thrown = play_turn("easy", game, 0)
    assert isinstance(laid, LayDown)
    assert isinstance(thrown, Discard)
    assert text(thrown.card) == "KD"


def test_easy_minds_its_own_melds_alone() -> None:
    game = two("4H 5H 6H 2C KD", "7H 9C 9S 2D", stock="QS JS 8H")
    game.draw(0)
    game.lay_down(0, "4H 5H 6H")
    game.discard(0, "KD")
    game.draw(1)
    assert [type(move) for move in play_turn("easy", game, 1)] == [Discard]


def test_easy_players_alone_come_to_an_end_where_the_discards_are_shuffled() -> None:
    rules = preset("rum-shuffle").make({"seats": 4})
    for index in range(12):
        played = play_deal(rules, dict.fromkeys(range(4), "easy"), seed=deal_seed(3, index), dealer=index % 4)
        assert played.end.cause != "void"
        assert played.moves < 1000


def test_medium_keeps_pairs_and_lays_off_on_anybodys_meld() -> None:
    game = two("4H 5H 6H 2C KD", "7H 9C 9S 2D", stock="QS JS 8H")
    game.draw(0)
    game.lay_down(0, "4H 5H 6H")
    game.discard(0, "KD")
    game.draw(1)
    laid_off, thrown = play_turn("medium", game, 1)
    assert laid_off == LayOff(cards("7H")[0], 0)
    assert isinstance(thrown, Discard)
    assert text(thrown.card) == "JS"


def test_hard_holds_its_meld_back_while_nobody_is_near_going_out() -> None:
    game = two("8S 8H 8D KD 2C 4C 6H", "KC QD 9S AC 5D 5H 7C", stock="3D")
    game.draw(0)
    (thrown,) = play_turn("hard", game, 0)
    assert isinstance(thrown, Discard)
    assert text(thrown.card) == "KD"


def test_hard_lays_once_a_rival_has_few_cards_left() -> None:
    game = two("8S 8H 8D KD 2C 4C 6H", "KC QD 9S", stock="3D")
    game.draw(0)
    assert [type(move) for move in play_turn("hard", game, 0)] == [LayDown, Discard]


def test_hard_remembers_what_is_gone() -> None:
    """Both jacks that could still make the pair a set lie in the discard pile; medium counts on them all the same."""
    game = two("JS JH 4S 4H KD 2C 7H", "JD JC 9S AC 5D TC 7C QS", stock="3D 2S 8D 3S 6D")
    game.turn(0)
    game.turn(1, "JD")
    game.turn(0)
    game.turn(1, "JC")
    game.draw(0)
    thrown = {level: choice(level, game, 0) for level in ("medium", "hard")}
    assert {level: text(move.card)[0] for level, move in thrown.items() if isinstance(move, Discard)} == {
        "medium": "K",
        "hard": "J",
    }


def test_a_plan_finds_melds_and_lay_offs_together() -> None:
    """Three eights, or a run with one of them and a place for another on the table: only so is everything gone."""
    hand, table = cards("8S 8H 8D 9S TS"), (cards("5H 6H 7H"), cards("9D TD JD"))
    plan = best_plan(rum(), hand, table, melded=False)
    assert (texts(plan.left), [texts(meld) for meld in plan.melds], texts(plan.laid_off)) == ("", ["8S 9S TS"], "8H 8D")


def test_a_plan_heeds_the_house_rules() -> None:
    hand = cards("8S 8H 8D 9C")
    table = (cards("6C 7C 8C"),)
    assert texts(best_plan(rum(), hand[3:], table, melded=False).left) == ""
    assert texts(best_plan(rum(layoff_before_meld=False), hand[3:], table, melded=False).left) == "9C"
    assert texts(best_plan(rum(layoff_before_meld=False), hand, table, melded=False).left) == ""
    everything = best_plan(rum(), hand, table, melded=False)
    assert goes_out(rum(), everything)
    assert not goes_out(rum(must_discard_to_go_out=True), everything)
    twice = best_plan(rum(), cards("8S 8H 8D 4C 5C 6C"), (), melded=False)
    assert goes_out(rum(), twice)
    assert not goes_out(rum(one_meld_per_turn=True), twice)


def test_a_plan_with_nothing_to_do_has_no_next_step() -> None:
    game = two("8S 8H KD 2C")
    game.draw(0)
    assert step(games.legal(game.deal, 0), best_plan(rum(), game.deal.players[0].hand, (), melded=False)) is None


@pytest.mark.parametrize("level", EVERY)
def test_the_same_sight_gets_the_same_answer(level: str) -> None:
    game = two("8S 8H 8D KD KH 2C 4C", stock="3D")
    game.draw(0)
    assert choice(level, game, 0) == choice(level, game, 0)
