"""Classic Points Rummy: the closed pile runs out (CLS-15, CLS-16)."""

from typing import Any

import pytest
from msgspec.structs import replace

from helpers.indian import dealer_after, dealt, show, three_classic, with_stock
from helpers.rig import Game
from openrummy.games import indian
from openrummy.games.actions import Discard, Draw, Pass
from openrummy.games.events import DealEnded, Passed, Reshuffled


def test_CLS_15_the_open_pile_but_its_top_becomes_the_closed_pile_when_a_card_is_wanted() -> None:
    hands = {0: "AH 2H 3H", 1: "", 2: "", 3: ""}
    game = dealt("points-classic", hands, stock="5C")
    show(game, 0, "AH 2H 3H")
    game.drop(1)
    game = with_stock(game, 0)
    assert game.deal.reshuffles == 0
    below = set(game.deal.pile[:-1])
    reshuffled = game.draw(2)[0]
    assert isinstance(reshuffled, Reshuffled)
    assert set(reshuffled.stock or ()) == below
    # Neither the indicator nor the cards of those who are out.
    out = {game.deal.start.cut, *game.deal.players[0].hand, *game.deal.players[1].hand}
    assert not out & below


def exhausted(last: str, **options: Any) -> Game:
    """No reshuffle is left and ``last`` was the last card of the closed pile: seat 0 has drawn and discarded it."""
    game = three_classic(stock=last, **options)
    game.deal = replace(game.deal, reshuffles=3)
    game.draw(0)
    taken = game.deal.players[0].hand[-1]
    game = with_stock(game, 0)
    game.act(0, Discard(taken))
    return game


def test_CLS_16_three_reshuffles() -> None:
    game = three_classic()
    for number in (1, 2, 3):
        game = with_stock(game, 0)
        game.turn(game.deal.seat)
        assert game.deal.reshuffles == number
    game = with_stock(game, 0)
    assert game.refused(game.deal.seat, Draw("stock")) == "stock_empty"


def test_CLS_16_as_many_reshuffles_as_needed() -> None:
    game = three_classic(max_reshuffles="any")
    for number in range(1, 30):
        game = with_stock(game, 0)
        game.turn(game.deal.seat)
        assert game.deal.reshuffles == number


@pytest.mark.parametrize("last", ["5C", "JK"])
def test_CLS_16_where_the_lowest_hand_wins_the_others_pay_their_own(last: str) -> None:
    """Whether the player passes or may not take the card; who has dropped pays the drop."""
    game = exhausted(last, without_cards="lowest_hand", drop_when="any_time")
    if game.deal.end is None:
        game.act(1, Pass())
    end = game.end
    counts = {seat: indian.settle.best_of(game.deal, seat).points for seat in (0, 1, 2)}
    lowest = min(counts, key=lambda seat: counts[seat])
    assert (end.cause, end.winner) == ("lowest_hand", lowest)
    assert {line.seat: line.points for line in end.results} == counts | {lowest: 0}
    assert sum(line.chips for line in end.results) == 0
    assert dealer_after(game.deal.start, end) != game.deal.start.dealer, "the deal counts"


def test_CLS_16_of_equal_lowest_hands_the_first_after_the_last_player_wins() -> None:
    hand = "2C 4C 6C 8D TD QD AS 3S 9S JS 2H 4H 6H"
    game = dealt("points-classic", dict.fromkeys((0, 1, 2), hand), options={"without_cards": "lowest_hand", "packs": 3})
    game.deal = replace(game.deal, reshuffles=3)
    game.drop(0)
    game = with_stock(game, 0)
    game.act(1, Pass())
    assert [(line.seat, line.standing, line.points) for line in game.end.results] == [
        (0, "dropped", 20),
        (1, "counted", 80),
        (2, "won", 0),
    ]


def test_CLS_16_who_will_not_take_the_open_card_ends_the_deal_and_the_same_player_starts_again() -> None:
    game = exhausted("5C")
    assert (indian.legal(game.deal, 1).draw, indian.legal(game.deal, 1).may_pass) == (("pile",), True)
    assert game.refused(2, Pass()) == "not_your_turn"
    passed, ended = game.act(1, Pass())
    assert passed == Passed(seat=1)
    assert isinstance(ended, DealEnded)
    assert (ended.cause, ended.winner) == ("void", None)
    assert [(one.standing, one.points, one.chips) for one in ended.results] == [("void", 0, 0)] * 3
    assert dealer_after(game.deal.start, ended) == game.deal.start.dealer


def test_CLS_16_who_may_not_take_it_ends_the_deal_too() -> None:
    ended = exhausted("JK").deal.end
    assert ended is not None
    assert ended.cause == "void"


def test_CLS_16_who_takes_it_plays_on() -> None:
    game = exhausted("5C")
    game.draw(1, "pile")
    game.discard(1, "3D")
    assert (game.deal.seat, game.deal.end) == (2, None)


def test_CLS_16_nobody_may_pass_while_there_are_cards() -> None:
    assert three_classic().refused(0, Pass()) == "not_in_this_game"
