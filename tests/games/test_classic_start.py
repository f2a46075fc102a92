"""Classic Points Rummy: who plays, who starts, and what is dealt (CLS-1 to CLS-8)."""

import random

import pytest

from helpers.indian import dealer_after, dealt, three_classic, with_stock
from helpers.rig import SEED, Game
from openrummy import games
from openrummy.cards import cards, face, text, texts
from openrummy.games import indian
from openrummy.games.events import DealEnded, Reshuffled, Result
from openrummy.games.opening import toss_height
from openrummy.packs import build, shuffle
from openrummy.rules import Rules, preset

CLASSIC = preset("points-classic")


def begin(seats: tuple[int, ...], *, seed: bytes = SEED, dealer: int | None = None, rules: Rules = CLASSIC.rules) -> Game:
    totals = dict.fromkeys(seats, 0)
    return Game(games.start(rules, deal=1, seats=seats, dealer=dealer, seed=seed, totals=totals, draw_for_deal=dealer is None))


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
    dealer: int | None = 3
    starters = []
    for _ in range(4):
        start = begin((0, 2, 3), dealer=dealer).deal.start
        starters.append(start.seats[0])
        results = tuple(Result(seat=seat, standing="counted", points=1, chips=0) for seat in start.seats)
        dealer = dealer_after(start, DealEnded(cause="shown", winner=start.seats[0], results=results, seed=""))
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
    game = with_stock(three_classic(), 0)
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
