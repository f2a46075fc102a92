"""Turns of Rum: RUM-1 to RUM-3, RUM-6, RUM-7, TBL-11 and TBL-12."""

from typing import Any

import pytest

from helpers.rum import RumGame, legal, on_table, rules, rum_view, two
from openrummy import games
from openrummy.cards import cards, texts
from openrummy.games.actions import Declare, Discard, Draw, Drop, Knock, LayDown, Pass, Submit, Timeout
from openrummy.games.events import DealEnded, Discarded, Drew, Reshuffled, TurnedOver, TurnStarted
from openrummy.games.rum.legal import MAX_DRAWS
from openrummy.packs import build
from openrummy.rules import RulesError


@pytest.mark.parametrize(("players", "size"), [(2, 10), (3, 7), (4, 7), (5, 6), (6, 6)])
def test_RUM_1_the_number_of_players_decides_how_many_cards_they_get(players: int, size: int) -> None:
    seats = tuple(range(players))
    events = games.start(rules(seats=6), deal=1, seats=seats, dealer=0, seed=bytes(32), totals=dict.fromkeys(seats, 0))
    game = RumGame(events)
    assert [len(player.hand) for player in game.deal.players.values()] == [size] * players
    assert games.cards_of(game.deal) == build(game.deal.start.rules.packs) == tuple(range(52))
    assert (game.deal.start.cut, game.deal.start.wild) == (None, ())


def test_RUM_1_seven_players_are_refused_by_name() -> None:
    with pytest.raises(RulesError) as refused:
        rules(seats=7)
    assert (refused.value.code, refused.value.params["option"]) == ("option_out_of_range", "seats")


def test_RUM_2_one_card_is_turned_and_the_player_left_of_the_dealer_starts() -> None:
    events = games.start(rules(), deal=1, seats=(0, 1, 2), dealer=1, seed=bytes(32), totals={})
    game = RumGame(events)
    assert game.deal.seat == 2
    assert list(game.deal.players) == [2, 0, 1]
    assert game.deal.pile == (game.deal.start.opening,)
    assert len(game.deal.stock) == 52 - 3 * 7 - 1


def test_RUM_3_a_turn_is_a_draw_then_melds_as_wanted_then_a_discard() -> None:
    game = two("8S 8H 8D 4H 5H 6H 2C KD", stock="7H 3D")
    assert legal(game, 0).draw == ("stock", "pile")
    assert game.refused(0, Discard(game.card(0, "2C"))) == "draw_first"
    assert game.refused(0, LayDown(game.groups(0, "8S 8H 8D")[0])) == "draw_first"
    game.draw(0)
    assert game.refused(0, Draw("pile")) == "already_drawn"
    game.lay_down(0, "4H 5H 6H")
    game.lay_down(0, "8D 8H 8S")
    game.lay_off(0, "7H", 0)
    assert on_table(game) == ["4H 5H 6H 7H", "8S 8H 8D"]
    assert game.discard(0, "KD")[-1] == TurnStarted(seat=1, turn=2)
    assert texts(game.deal.pile) == "9D KD"


def test_RUM_3_laying_is_never_compulsory() -> None:
    game = two("8S 8H 8D 2C", stock="7H")
    game.draw(0)
    game.discard(0, "2C")
    assert game.deal.seat == 1
    assert on_table(game) == []


def test_RUM_3_only_the_seat_whose_turn_it_is_acts() -> None:
    game = two("8S 8H 8D 2C")
    assert game.refused(1, Draw("stock")) == "not_your_turn"
    assert not legal(game, 1)
    assert game.refused(4, Draw("stock")) == "not_in_deal"


def test_RUM_6_the_card_taken_from_the_discard_pile_may_not_go_back() -> None:
    game = two("2C 3D", opening="KC", second="9S 9H")
    game.draw(0, "pile")
    taken = game.card(0, "KC")
    own = games.view(game.deal, 0).own
    assert own is not None
    assert (own.taken, own.no_return) == (taken, taken)
    assert taken not in own.legal.discard
    assert game.refused(0, Discard(taken)) == "taken_may_not_return"


def test_RUM_6_unless_it_is_the_last_card_in_hand() -> None:
    game = two("QC QD QH", opening="KC", second="9S 9H")
    game.draw(0, "pile")
    game.lay_down(0, "QC QD QH")
    own = games.view(game.deal, 0).own
    assert own is not None
    assert (own.no_return, own.legal.discard) == (None, (game.card(0, "KC"),))
    game.discard(0, "KC")
    assert game.end.winner == 0


def test_RUM_6_a_card_drawn_from_the_stock_may_be_discarded() -> None:
    game = two("2C 3D", stock="KH")
    game.turn(0, "KH")
    assert texts(game.deal.pile) == "9D KH"


def run_out(game: RumGame) -> tuple[Any, ...]:
    """Draw and discard until the stock has run out; the events of the last discard."""
    events: tuple[Any, ...] = ()
    while game.deal.stock:
        seat = game.deal.seat
        game.draw(seat)
        assert game.deal.taken is not None
        events = game.act(seat, Discard(game.deal.taken.card))
        if any(isinstance(event, TurnedOver | DealEnded) for event in events):
            break
    return events


def test_RUM_7_the_discard_pile_is_turned_over_as_it_lies_and_no_discard_is_left() -> None:
    game = two("2C 3D 5H", "4S 6C 8D")
    first, second = game.deal.start.opening, game.deal.stock[-1]
    _, turned, started = run_out(game)
    assert isinstance(turned, TurnedOver)
    assert isinstance(started, TurnStarted)
    assert game.deal.pile == ()
    assert len(game.deal.stock) == 52 - 6
    assert game.deal.stock[-2:] == (second, first)
    assert legal(game, started.seat).draw == ("stock",)
    assert game.refused(started.seat, Draw("pile")) == "pile_empty"
    assert rum_view(game).turn_overs_left == 1


def test_RUM_7_the_third_time_the_hand_is_drawn_and_nobody_scores() -> None:
    game = two("2C 3D 5H", "4S 6C 8D")
    run_out(game)
    run_out(game)
    assert rum_view(game).turn_overs_left == 0
    ended = run_out(game)[-1]
    assert isinstance(ended, DealEnded)
    assert (ended.cause, ended.winner) == ("void", None)
    assert all((line.score, line.points, line.loose) == (0, 0, ()) for line in ended.results)


def test_RUM_7_the_player_who_draws_the_last_card_may_still_go_out() -> None:
    game = two("8S 8H 8C", "KS KH KC")
    while len(game.deal.stock) > 1:
        game.turn(game.deal.seat)
    seat = game.deal.seat
    game.draw(seat)
    assert game.deal.stock == ()
    game.lay_down(seat, ("8S 8H 8C", "KS KH KC")[seat])
    game.discard(seat, texts(game.deal.players[seat].hand))
    assert (game.end.cause, game.end.winner) == ("rummy", seat)


def test_RUM_7_option_stock_end_shuffle_leaves_the_top_discard_and_has_no_limit() -> None:
    game = two("2C 3D 5H", "4S 6C 8D", rules=rules(stock_end="shuffle"))
    assert rum_view(game).turn_overs_left is None
    for _ in range(3):
        while game.deal.stock:
            game.turn(game.deal.seat)
        top = game.deal.pile[-1]
        assert legal(game, game.deal.seat).draw == ("stock", "pile")
        shuffled, _drew = game.draw(game.deal.seat)
        assert isinstance(shuffled, Reshuffled)
        assert shuffled.stock_size == 52 - 6 - 1
        assert game.deal.pile == (top,)
        assert game.deal.taken is not None
        game.act(game.deal.seat, Discard(game.deal.taken.card))


def test_RUM_7_a_hand_in_which_everyone_takes_discards_for_ever_is_drawn() -> None:
    game = two("2C 3D 5H", "4S 6C 8D", rules=rules(stock_end="shuffle"))
    while game.deal.end is None:
        seat = game.deal.seat
        game.draw(seat, "pile")
        game.act(seat, Discard(next(iter(legal(game, seat).discard))))
    assert game.end.cause == "void"
    assert game.deal.draws == 2 * MAX_DRAWS


def test_TBL_12_out_of_time_before_drawing_the_top_of_the_stock_is_drawn_and_discarded() -> None:
    game = two("2C 3D", stock="KH")
    drew, discarded, started = game.timeout()
    assert drew == Drew(seat=0, source="stock", card=cards("KH")[0])
    assert discarded == Discarded(seat=0, card=cards("KH")[0], auto=True)
    assert started == TurnStarted(seat=1, turn=2)
    assert game.refused(None, Timeout(turn=1)) == "stale_turn"


def discarded_by_clock(game: RumGame) -> str:
    discarded = game.timeout()[0]
    assert isinstance(discarded, Discarded)
    return texts([discarded.card])


def test_TBL_12_out_of_time_after_drawing_the_drawn_card_is_discarded() -> None:
    game = two("2C KD", stock="3H")
    game.draw(0)
    assert discarded_by_clock(game) == "3H"


def test_TBL_12_or_the_highest_loose_card_where_it_may_not_go_back() -> None:
    game = two("JS QS KS TD 2C", opening="9D")
    game.draw(0, "pile")
    assert discarded_by_clock(game) == "TD"


def test_TBL_12_with_the_drawn_card_on_the_table_the_highest_loose_card_goes() -> None:
    game = two("8S 8H 2C TD", stock="8D")
    game.draw(0)
    game.lay_down(0, "8S 8H 8D")
    assert discarded_by_clock(game) == "TD"


def test_TBL_12_where_nothing_else_is_loose_a_meld_gives_a_card() -> None:
    game = two("JS QS KS", opening="2D")
    game.draw(0, "pile")
    assert discarded_by_clock(game) == "JS"


def test_TBL_11_leaving_is_no_event_of_the_deal() -> None:
    game = two("2C 3D")
    assert game.leave(0) == ()
    assert game.leave(1) == ()


@pytest.mark.parametrize("action", [Drop(), Declare(0), Submit(()), Pass(), Knock(0)], ids=lambda one: type(one).__name__)
def test_actions_of_other_games_are_refused_by_name(action: Any) -> None:
    game = two("2C 3D")
    assert game.refused(0, action) == "not_in_this_game"
