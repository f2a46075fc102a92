"""Turns and their clock: PTS-6, PTS-7, PTS-16, PTS-18."""

from typing import Any

import pytest
from msgspec.structs import replace

from helpers.indian import with_stock
from helpers.rig import SEED, Game, points, rig, three
from openrummy.cards import texts
from openrummy.games import indian
from openrummy.games.actions import Action, Declare, Discard, Draw, Drop, Exchange, Leave, Pass, Submit, Timeout
from openrummy.games.events import DealEnded, Discarded, Drew, Dropped, Passed, Reshuffled, TurnStarted
from openrummy.packs import shuffle


def test_PTS_6_a_turn_is_one_draw_and_one_discard() -> None:
    game = three()
    drew = game.draw(0)
    assert drew == (Drew(seat=0, source="stock", card=game.card(0, "5C")),)
    assert len(game.deal.players[0].hand) == 14
    card = game.card(0, "2C")
    assert game.discard(0, "2C") == (Discarded(seat=0, card=card), TurnStarted(seat=1, turn=2))
    assert len(game.deal.players[0].hand) == 13
    assert texts(game.deal.pile) == "9D 2C"
    assert game.draw(1, "pile") == (Drew(seat=1, source="pile", card=card),)
    assert texts(game.deal.pile) == "9D"


def test_PTS_6_not_out_of_turn_not_twice_and_not_before_drawing() -> None:
    game = three()
    assert game.refused(1, Draw("stock")) == "not_your_turn"
    assert game.refused(0, Discard(game.card(0, "2C"))) == "draw_first"
    assert game.refused(0, Declare(game.card(0, "2C"))) == "draw_first"
    game.draw(0)
    assert game.refused(0, Draw("pile")) == "already_drawn"
    assert game.refused(1, Discard(game.card(1, "3D"))) == "not_your_turn"
    assert game.refused(0, Discard(game.card(1, "3D"))) == "card_not_in_hand"
    for nonsense in (-1, 10**9):
        assert game.refused(0, Discard(nonsense)) == "card_not_in_hand"
        assert game.refused(0, Declare(nonsense)) == "card_not_in_hand"


def test_PTS_6_seats_that_were_not_dealt_in_do_nothing() -> None:
    game = three()
    for seat in (5, -1, None):
        for action in (Draw("stock"), Drop(), Leave(), Submit(())):
            assert game.refused(seat, action) == "not_in_deal"
        assert not (seat is not None and indian.legal(game.deal, seat))


def test_PTS_6_a_joker_may_be_taken_from_the_open_pile() -> None:
    for joker in ("KS", "JK"):
        game = rig({0: "2C", 1: "3D"}, opening=joker)
        assert indian.legal(game.deal, 0).draw == ("stock", "pile")
        game.draw(0, "pile")
        game.discard(0, joker)
        game.draw(1, "pile")


def test_PTS_6_open_joker_no() -> None:
    game = rig({0: "2C", 1: "3D"}, opening="KS", stock="JK 4D", rules=points(open_joker="no"))
    assert game.refused(0, Draw("pile")) == "joker_not_from_pile"
    assert indian.legal(game.deal, 0).draw == ("stock",)
    game.turn(0)
    assert game.refused(1, Draw("pile")) == "joker_not_from_pile"
    game.turn(1)
    assert indian.legal(game.deal, 0).draw == ("stock", "pile")


def test_PTS_6_open_joker_first_only_is_for_the_first_draw_of_the_deal() -> None:
    """Example P12 of classic Points: nines wild, 9D opens the pile."""

    def deal() -> Game:
        hands = {0: "5S", 1: "9S 3D", 2: "4C"}
        return rig(hands, opening="9D", cut="9H", stock="2C 2D 2H", rules=points(open_joker="first_only"))

    deal().draw(0, "pile")
    game = deal()
    game.turn(0, "5S")
    game.turn(1, "9S")
    assert game.refused(2, Draw("pile")) == "joker_not_from_pile"
    game = deal()
    game.drop(0)
    game.draw(1, "pile")
    game.discard(1, "9S")
    assert game.refused(2, Draw("pile")) == "joker_not_from_pile"


def test_PTS_6_the_card_taken_may_be_thrown_back_unless_return_taken_is_off() -> None:
    game = three()
    game.draw(0, "pile")
    game.discard(0, "9D")
    game = three(return_taken=False)
    game.draw(0, "pile")
    taken = game.card(0, "9D")
    assert game.refused(0, Discard(taken)) == "taken_may_not_return"
    assert taken not in indian.legal(game.deal, 0).discard
    assert taken in indian.legal(game.deal, 0).declare
    assert len(indian.legal(game.deal, 0).discard) == 13
    game.discard(0, "2C")
    # H109: a card from the closed deck may be thrown at once; nor is an earlier take remembered.
    game.turn(1)
    game.turn(2)
    game.draw(0)
    game.discard(0, "9D")


def test_PTS_6_another_copy_of_the_card_taken_may_be_thrown() -> None:
    game = rig({0: "9D", 1: "2C"}, opening="9D", rules=points(return_taken=False))
    other = game.card(0, "9D")
    game.draw(0, "pile")
    game.act(0, Discard(other))


def test_PTS_7_an_empty_stock_is_made_anew_from_the_pile_but_its_top_card() -> None:
    game = with_stock(three(), 0)
    below, top = game.deal.pile[:-1], game.deal.pile[-1]
    reshuffled, drew = game.draw(0)
    assert isinstance(reshuffled, Reshuffled)
    assert isinstance(drew, Drew)
    assert reshuffled.stock is not None
    assert sorted(reshuffled.stock) == sorted(below)
    assert reshuffled.stock_size == len(below)
    assert drew.card == reshuffled.stock[-1]
    assert game.deal.pile == (top,)
    assert len(game.deal.stock) == len(below) - 1
    assert game.deal.reshuffles == 1


def test_PTS_7_nothing_happens_until_a_card_is_wanted() -> None:
    game = with_stock(three(), 1)
    game.turn(0)
    assert not game.deal.stock
    game.draw(1, "pile")
    game.discard(1, "3D")
    assert game.deal.reshuffles == 0
    assert isinstance(game.draw(2)[0], Reshuffled)


def test_PTS_7_the_new_order_follows_from_the_seed_and_the_number_of_the_reshuffle() -> None:
    game = with_stock(three(), 0)
    reshuffled = game.draw(0)[0]
    assert isinstance(reshuffled, Reshuffled)
    assert reshuffled.stock == shuffle(sorted(reshuffled.stock or ()), SEED, "reshuffle 1")
    game.discard(0, "2C")
    game = with_stock(game, 0)
    again = game.draw(1)[0]
    assert isinstance(again, Reshuffled)
    assert again.stock == shuffle(sorted(again.stock or ()), SEED, "reshuffle 2")


def test_PTS_7_the_cut_card_and_dropped_hands_stay_out() -> None:
    game = with_stock(three(), 0)
    game.drop(2)
    game.draw(0)
    out = {game.deal.start.cut, *game.deal.players[2].hand}
    assert not out & set(game.deal.stock)


@pytest.mark.parametrize("limit", [3, 5])
def test_PTS_7_when_no_card_can_come_from_the_stock_who_will_not_take_the_open_one_ends_the_deal(limit: int) -> None:
    game = three(max_reshuffles=limit)
    game.drop(2)
    for _ in range(limit):
        game = with_stock(game, 0)
        game.turn(game.deal.seat)
    game = with_stock(game, 1)
    assert game.deal.reshuffles == limit
    seat = game.deal.seat
    game.draw(seat)
    game.discard(seat, texts(game.deal.players[seat].hand[:1]))
    seat = game.deal.seat
    assert game.refused(seat, Draw("stock")) == "stock_empty"
    legal = indian.legal(game.deal, seat)
    assert (legal.draw, legal.may_pass) == (("pile",), True)
    passed, ended = game.act(seat, Pass())
    assert passed == Passed(seat=seat)
    assert isinstance(ended, DealEnded)
    assert (ended.cause, ended.winner) == ("void", None)
    assert [(one.standing, one.points, one.chips) for one in ended.results] == [("void", 0, 0)] * 3
    assert game.refused(0, Draw("stock")) == "deal_over"


def test_PTS_7_a_deal_in_which_all_take_open_cards_for_ever_is_void_at_last() -> None:
    """Nothing of the stock is used up, so no number of reshuffles would end it."""
    game = rig({0: "2C 4C", 1: "3D 5D"})
    rounds = 0
    while game.deal.end is None:
        rounds += 1
        assert rounds <= 4000
        game.draw(game.deal.seat, "pile")
        game.act(game.deal.seat, Discard(game.deal.players[game.deal.seat].hand[0]))
    assert (rounds, game.end.cause, game.deal.reshuffles) == (4000, "void", 0)


def test_PTS_7_a_pile_of_one_card_cannot_be_reshuffled() -> None:
    game = with_stock(three(), 0)
    below, top = game.deal.pile[:-1], game.deal.pile[-1:]
    # Everything but the open card is in the first player's hand: no such hand can be, but the rule does not ask how it came.
    first = replace(game.deal.players[0], hand=game.deal.players[0].hand + below)
    game.deal = replace(game.deal, pile=top, players=game.deal.players | {0: first})
    assert game.refused(0, Draw("stock")) == "stock_empty"
    game.draw(0, "pile")
    assert game.deal.pile == ()
    ended = game.leave(0)[-1]
    assert isinstance(ended, DealEnded)
    assert ended.cause == "void"


def test_PTS_7_an_empty_pile_has_no_card_to_take() -> None:
    game = three()
    game.draw(0, "pile")
    game.leave(0)
    assert game.deal.pile == ()
    assert game.refused(1, Draw("pile")) == "pile_empty"
    assert indian.legal(game.deal, 1).draw == ("stock",)


def test_PTS_16_out_of_time_before_drawing_is_a_drop() -> None:
    game = three()
    assert game.timeout() == (Dropped(seat=0, kind="first", points=20, cause="timeout"), TurnStarted(seat=1, turn=2))
    game.turn(1)
    game.turn(2)
    assert game.timeout()[0] == Dropped(seat=1, kind="middle", points=40, cause="timeout")
    assert game.end.winner == 2


@pytest.mark.parametrize("source", ["stock", "pile"])
def test_PTS_16_out_of_time_after_drawing_the_drawn_card_is_discarded(source: Any) -> None:
    game = three(return_taken=False)
    before = game.hand(0)
    game.draw(0, source)
    taken = game.deal.taken
    assert taken is not None
    assert game.timeout() == (Discarded(seat=0, card=taken.card, auto=True), TurnStarted(seat=1, turn=2))
    assert game.hand(0) == before


def test_PTS_16_a_time_out_names_the_turn_it_ends() -> None:
    game = three()
    game.turn(0)
    for turn in (1, 3, 0, -1):
        assert game.refused(None, Timeout(turn=turn)) == "stale_turn"
    assert game.refused(1, Timeout(turn=2)) == "stale_turn"
    game.act(None, Timeout(turn=2))


def test_PTS_18_the_turn_timer_is_an_option_and_may_be_off() -> None:
    assert [indian.clock(three(turn_timer=value).deal) for value in ("off", 30, 45, 60, 90)] == [None, 30, 45, 60, 90]
    assert indian.clock(three().deal) == 30


def test_a_deal_that_is_over_takes_no_action() -> None:
    game = three()
    game.drop(1)
    game.drop(2)
    card = game.deal.players[0].hand[0]
    actions: list[Action] = [Draw("stock"), Discard(card), Declare(card), Exchange(card), Submit(()), Drop(), Leave()]
    assert {game.refused(0, action) for action in actions} == {"deal_over"}
    assert game.refused(None, Timeout(turn=game.deal.turn)) == "deal_over"
    assert not indian.legal(game.deal, 0)
    assert indian.clock(game.deal) is None
