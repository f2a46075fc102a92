"""Classic Points Rummy: the deal, turns, drops and missed turns (CLS-1 to CLS-23), and the worked example P12."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from helpers.indian import FILLER, dealt, show, with_stock
from helpers.rig import SEED, WINNING, Game
from openrummy import games
from openrummy.cards import cards, face, text, texts
from openrummy.games import indian
from openrummy.games.actions import Discard, Draw, Drop, Pass
from openrummy.games.events import DealEnded, Discarded, Dropped, Missed, Passed, Reshuffled, TurnStarted
from openrummy.games.opening import toss_height
from openrummy.match.single import next_dealer
from openrummy.packs import build, shuffle
from openrummy.rules import Rules, preset

CLASSIC = preset("points-classic")


def begin(seats: tuple[int, ...], *, seed: bytes = SEED, dealer: int | None = None, rules: Rules = CLASSIC.rules) -> Game:
    totals = dict.fromkeys(seats, 0)
    return Game(games.start(rules, deal=1, seats=seats, dealer=dealer, seed=seed, totals=totals, draw_for_deal=dealer is None))


def three(stock: str = "5C TC 6D 8H", opening: str = "9D", **options: Any) -> Game:
    """Seats 0, 1, 2 in this order; kings wild."""
    return dealt("points-classic", {0: "2C 4C", 1: "3D 5D", 2: "JS QS"}, stock=stock, opening=opening, options=options)


def test_CLS_1_two_to_six_players() -> None:
    for count in range(2, 7):
        assert len(begin(tuple(range(count))).deal.players) == count
    for seats in ((0,), (0, 1, 2, 3, 4, 5, 6)):
        with pytest.raises(ValueError, match="2 to 6 different seats"):
            begin(seats)


def test_CLS_2_two_packs_and_a_printed_joker_each_at_every_table() -> None:
    for seats in CLASSIC.choices["seats"]:
        assert len(build(CLASSIC.make({"seats": seats}).packs)) == 106
    assert len(build(CLASSIC.make({"seats": 2, "packs": 1}).packs)) == 53
    assert len(build(CLASSIC.make({"packs": 3, "printed_jokers": 6}).packs)) == 162
    assert [len(build(CLASSIC.make({"seats": seats, "packs": "auto"}).packs)) for seats in (3, 4)] == [53, 106]


def test_CLS_3_the_highest_card_of_a_pack_without_jokers_starts() -> None:
    order = [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"]
    rng, starters = random.Random(3), set()
    for _ in range(60):
        start = begin((0, 2, 3, 5), seed=rng.randbytes(32)).deal.start
        tossed = {seat: text(card) for seat, card in start.dealer_cards.items()}
        assert len(set(tossed.values())) == 4
        assert start.seats[0] == max(tossed, key=lambda seat: order.index(tossed[seat]))
        # Nobody is seated anew: play runs by seat number, and who plays last has dealt.
        first = (0, 2, 3, 5).index(start.seats[0])
        assert start.seats == ((0, 2, 3, 5) * 2)[first : first + 4]
        assert start.dealer == start.seats[-1]
        starters.add(start.seats[0])
    assert starters == {0, 2, 3, 5}
    assert [text(card) for card in sorted(cards("KS AC 2S AS AD AH 2C"), key=toss_height)] == [
        "2C",
        "2S",
        "KS",
        "AC",
        "AD",
        "AH",
        "AS",
    ]


def test_CLS_3_whoever_wins_the_toss_starts_also_where_the_dealer_plays_first() -> None:
    rules = CLASSIC.make({"first_player": "dealer"})
    start = begin((0, 2, 3), rules=rules).deal.start
    assert start.dealer == start.seats[0] == max(start.dealer_cards, key=lambda seat: toss_height(start.dealer_cards[seat]))


def test_CLS_4_the_right_to_start_moves_one_seat_on() -> None:
    seats, dealer = (0, 2, 3), 3
    starters = []
    for _ in range(4):
        starters.append(begin(seats, dealer=dealer).deal.start.seats[0])
        dealer = next_dealer(dealer, seats)
        # The last deal's starter deals and plays last.
        assert dealer == starters[-1]
    assert starters == [0, 2, 3, 0]


def test_CLS_5_thirteen_each_one_at_a_time_beginning_with_the_starter() -> None:
    start = begin((0, 2, 3), dealer=0).deal.start
    pack = list(shuffle(build(CLASSIC.rules.packs), SEED, "deal"))
    assert start.seats == (2, 3, 0)
    for at, seat in enumerate(start.seats):
        assert start.hands[seat] == tuple(reversed(pack))[at:39:3]


def test_CLS_6_the_indicator_is_wild_and_out_of_play() -> None:
    game = with_stock(three(), 0)
    assert {face(card) for card in cards("KS KH KD KC")} == set(game.deal.start.wild)
    reshuffled = game.draw(0)[0]
    assert isinstance(reshuffled, Reshuffled)
    assert game.deal.start.cut not in (reshuffled.stock or ())
    assert game.deal.start.cut in indian.cards_of(game.deal)


def test_CLS_7_a_printed_joker_turned_makes_aces_wild_or_nothing_by_the_option() -> None:
    hands = {0: "", 1: ""}
    assert texts(dealt("points-classic", hands, cut="JK").deal.start.wild) == "AS AH AD AC"
    options = {"wild_when_printed": "none"}
    assert dealt("points-classic", hands, cut="JK", options=options).deal.start.wild == ()
    assert texts(dealt("points-classic", hands, cut="5C", options=options).deal.start.wild) == "5S 5H 5D 5C"


@pytest.mark.parametrize(("players", "left"), [(2, 78), (6, 26)])
def test_CLS_8_the_next_card_opens_the_pile_and_the_rest_is_closed(players: int, left: int) -> None:
    game = begin(tuple(range(players)), dealer=0)
    assert (len(game.deal.stock), len(game.deal.pile)) == (left, 1)


def test_CLS_9_a_turn_is_a_drop_or_a_draw_and_then_a_discard_or_a_finish() -> None:
    game = three()
    legal = indian.legal(game.deal, 0)
    assert (legal.draw, legal.drop is not None, legal.discard, legal.declare) == (("stock", "pile"), True, (), ())
    game.draw(0)
    legal = indian.legal(game.deal, 0)
    assert (legal.draw, legal.drop, len(legal.discard), len(legal.declare)) == ((), None, 14, 14)
    game.discard(0, "2C")
    assert game.deal.seat == 1


def test_CLS_10_only_the_top_of_either_pile() -> None:
    game = three()
    game.turn(0)
    game.draw(1, "pile")
    assert (texts(game.deal.players[1].hand[-1:]), texts(game.deal.pile)) == ("5C", "9D")


def test_CLS_11_a_joker_on_the_open_pile_only_by_the_first_draw_of_the_deal() -> None:
    assert "pile" in indian.legal(three(opening="KS").deal, 0).draw
    for option, first, later in (("first_only", True, False), ("no", False, False), ("yes", True, True)):
        game = three(opening="KS", stock="JK 5C TC", open_joker=option)
        assert ("pile" in indian.legal(game.deal, 0).draw) is first
        game.turn(0)
        assert ("pile" in indian.legal(game.deal, 1).draw) is later


def test_CLS_11_where_the_starter_drops_the_next_player_draws_first() -> None:
    game = three(opening="KS")
    game.drop(0)
    game.draw(1, "pile")
    game = three(opening="KS")
    game.timeout()
    assert "pile" in indian.legal(game.deal, 1).draw


def test_CLS_12_a_joker_may_be_discarded_and_blocks_the_open_pile() -> None:
    game = three(stock="JK")
    game.turn(0)
    assert game.refused(1, Draw("pile")) == "joker_not_from_pile"


def test_CLS_13_the_card_taken_from_the_open_pile_may_not_go_back_in_that_turn() -> None:
    game = three()
    game.draw(0, "pile")
    taken = game.card(0, "9D")
    assert game.refused(0, Discard(taken)) == "taken_may_not_return"
    own = indian.view(game.deal, 0).own
    assert own is not None
    assert own.no_return == taken
    other = indian.view(game.deal, 1).own
    assert other is not None
    assert other.no_return is None
    three(return_taken=True).turn(0)
    free = three(return_taken=True)
    free.draw(0, "pile")
    free.discard(0, "9D")


def test_CLS_13_a_card_from_the_closed_pile_may_be_discarded_at_once() -> None:
    """H109."""
    three(stock="9D").turn(0)


def test_CLS_14_thirteen_cards_between_turns() -> None:
    game = three()
    for seat in (0, 1, 2):
        game.turn(seat)
        assert [len(player.hand) for player in game.deal.players.values()] == [13, 13, 13]


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
    game = three(stock=last, **options)
    game.deal = replace(game.deal, reshuffles=3)
    game.draw(0)
    taken = game.deal.players[0].hand[-1]
    game = with_stock(game, 0)
    game.act(0, Discard(taken))
    return game


def test_CLS_16_three_reshuffles() -> None:
    game = three()
    for number in (1, 2, 3):
        game = with_stock(game, 0)
        game.turn(game.deal.seat)
        assert game.deal.reshuffles == number
    game = with_stock(game, 0)
    assert game.refused(game.deal.seat, Draw("stock")) == "stock_empty"


def test_CLS_16_as_many_reshuffles_as_needed() -> None:
    game = three(max_reshuffles="any")
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
    assert next_dealer(game.deal.start.dealer, (0, 1, 2), end) != game.deal.start.dealer, "the deal counts"


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
    assert next_dealer(game.deal.start.dealer, (0, 1, 2), ended) == game.deal.start.dealer


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
    assert three().refused(0, Pass()) == "not_in_this_game"


def test_CLS_17_a_drop_only_in_ones_own_turn_before_drawing() -> None:
    game = three()
    assert game.refused(1, Drop()) == "no_drop_now"
    game.draw(0)
    assert game.refused(0, Drop()) == "no_drop_now"


def test_CLS_18_20_before_the_first_draw_and_40_after_it() -> None:
    """H081."""
    game = three()
    assert game.drop(0)[0] == Dropped(seat=0, kind="first", points=20, cause="chosen")
    game.turn(1)
    game.turn(2)
    assert game.drop(1)[0] == Dropped(seat=1, kind="middle", points=40, cause="chosen")
    assert three(first_drop=10, middle_drop=30).drop(0)[0] == Dropped(seat=0, kind="first", points=10, cause="chosen")


def test_CLS_19_a_dropped_hand_leaves_play_unseen_and_costs_what_the_drop_costs() -> None:
    game = dealt("points-classic", {0: FILLER, 1: FILLER, 2: WINNING}, stock="JD JC", options={"packs": 3})
    game.drop(0)
    game.turn(1)
    show(game, 2, WINNING)
    line = game.result(0)
    assert (line.standing, line.points, line.groups, line.loose, line.best_points) == ("dropped", 20, (), (), None)


def test_CLS_20_the_last_one_left_wins_at_once_with_nothing() -> None:
    game = three()
    game.drop(0)
    game.drop(1)
    assert (game.end.cause, game.end.winner, game.result(2).points, game.result(2).chips) == ("last_player", 2, 0, 40)


def test_CLS_21_out_of_time_before_a_draw_the_turn_is_skipped() -> None:
    game = three()
    assert game.timeout() == (Missed(seat=0, count=1), TurnStarted(seat=1, turn=2))
    assert len(game.deal.players[0].hand) == 13
    assert [one.missed for one in indian.view(game.deal, None).seats] == [1, 0, 0]


@pytest.mark.parametrize("source", ["stock", "pile"])
def test_CLS_21_out_of_time_after_it_the_card_drawn_is_discarded_wherever_it_came_from(source: Any) -> None:
    game = three()
    game.draw(0, source)
    card = game.deal.players[0].hand[-1]
    assert game.timeout() == (Discarded(seat=0, card=card, auto=True), Missed(seat=0, count=1), TurnStarted(seat=1, turn=2))


def test_CLS_21_a_completed_turn_begins_the_count_anew() -> None:
    game = three()
    for _ in range(2):
        game.timeout()
        game.turn(1)
        game.turn(2)
    assert game.deal.players[0].missed == 2
    game.turn(0)
    assert game.deal.players[0].missed == 0


@pytest.mark.parametrize("most", [3, 5])
def test_CLS_22_so_many_missed_turns_in_a_row_are_a_middle_drop_even_without_a_draw(most: int) -> None:
    game = three(missed_turns=most)
    for _ in range(most - 1):
        game.timeout()
        game.turn(1)
        game.turn(2)
    missed, dropped, turn = game.timeout()
    assert missed == Missed(seat=0, count=most)
    assert dropped == Dropped(seat=0, kind="middle", points=40, cause="missed")
    assert turn == TurnStarted(seat=1, turn=game.deal.turn)


def test_CLS_22_after_a_draw_the_third_time_the_card_is_discarded_first() -> None:
    game = three()
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
    game = three()
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
    game = three()
    while game.deal.end is None:
        game.timeout()
    assert (game.end.cause, game.end.winner) == ("last_player", 2)
