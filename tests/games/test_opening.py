"""How a deal begins: PTS-1 to PTS-5, and its place in the log."""

import random
from typing import Any

import pytest

from helpers.rig import SEED, Game, points
from openrummy.cards import RANKS, cards, face, is_printed_joker, rank, text
from openrummy.games import indian
from openrummy.games.events import DealStarted
from openrummy.games.opening import dealer_card_height
from openrummy.packs import Packs, build, commitment, shuffle, wild_faces
from openrummy.rules import Rules


def begin(
    rules: Rules | None = None, seed: bytes = SEED, seats: tuple[int, ...] = (0, 2, 3), dealer: int | None = 2, **more: Any
) -> Game:
    rules = rules or points()
    return Game(indian.start(rules, deal=1, seats=seats, dealer=dealer, seed=seed, totals=dict.fromkeys(seats, 0), **more))


def started(game: Game) -> DealStarted:
    return game.deal.start


@pytest.mark.parametrize(
    ("changes", "size", "jokers"),
    [
        ({"seats": 2}, 54, 2),
        ({"seats": 3}, 54, 2),
        ({"seats": 4}, 108, 4),
        ({}, 108, 4),
        ({"seats": 2, "packs": 2}, 108, 4),
        ({"printed_jokers": 0}, 104, 0),
        ({"seats": 3, "printed_jokers": 1}, 53, 1),
        ({"packs": 3, "printed_jokers": 3}, 159, 3),
    ],
)  # fmt: skip
def test_PTS_1_packs_follow_the_seats_of_the_table_not_who_sits(changes: dict[str, int], size: int, jokers: int) -> None:
    game = begin(points(**changes), seats=(0, 1), dealer=0)
    everything = indian.cards_of(game.deal)
    assert len(everything) == len(set(everything)) == size
    assert sum(map(is_printed_joker, everything)) == jokers


def test_PTS_1_two_players_at_least_and_no_more_than_seats() -> None:
    for seats in [(0,), (0, 1, 2), (1, 1)]:
        with pytest.raises(ValueError, match="2 to 2 different seats"):
            begin(points(seats=2), seats=seats, dealer=seats[0])
    assert len(started(begin(seats=(0, 1, 2, 3, 4, 5))).seats) == 6


def test_PTS_1_without_wild_mode_no_card_is_turned() -> None:
    game = begin(points(wild_mode="none"))
    assert started(game).cut is None
    assert started(game).wild == ()
    assert len(game.deal.stock) == 108 - 3 * 13 - 1


def test_PTS_2_the_lowest_card_shown_deals_the_first_deal() -> None:
    order = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]
    rng = random.Random(2)
    dealers = set()
    for _ in range(60):
        game = begin(seed=rng.randbytes(32), seats=(0, 1, 4, 5), dealer=None, draw_for_deal=True)
        shown = {seat: text(card) for seat, card in started(game).dealer_cards.items()}
        assert set(shown) == {0, 1, 4, 5}
        assert len(set(shown.values())) == 4
        assert started(game).dealer == min(shown, key=lambda seat: order.index(shown[seat]))
        dealers.add(started(game).dealer)
    assert dealers == {0, 1, 4, 5}


def test_PTS_2_equal_ranks_are_parted_by_suit_clubs_lowest() -> None:
    given = cards("2S AS KC AH AD AC 2C")
    assert [text(card) for card in sorted(given, key=dealer_card_height)] == ["AC", "AD", "AH", "AS", "2C", "2S", "KC"]


def test_PTS_2_the_cards_shown_are_of_a_separate_pack() -> None:
    game = begin(dealer=None, draw_for_deal=True)
    assert indian.cards_of(game.deal) == build(Packs())
    assert started(begin()).dealer_cards == {}


def test_PTS_3_thirteen_each_and_one_card_turned_that_stays_out_of_play() -> None:
    game = begin()
    assert [len(player.hand) for player in game.deal.players.values()] == [13, 13, 13]
    cut = started(game).cut
    assert cut is not None
    assert cut not in {
        *game.deal.stock,
        *game.deal.pile,
        *(card for player in game.deal.players.values() for card in player.hand),
    }
    assert len(game.deal.stock) == 108 - 39 - 2


def test_PTS_3_the_rank_of_the_cut_card_is_wild_in_all_suits_and_aces_for_a_printed_joker() -> None:
    rng = random.Random(3)
    jokers_cut = 0
    for _ in range(150):
        start = started(begin(seed=rng.randbytes(32)))
        assert start.cut is not None
        wanted = "A" if is_printed_joker(start.cut) else RANKS[rank(start.cut)]
        assert sorted(text(one) for one in start.wild) == sorted(wanted + suit for suit in "SHDC")
        jokers_cut += is_printed_joker(start.cut)
    assert jokers_cut
    assert {text(one) for one in wild_faces(cards("JK")[0], Packs())} == {"AS", "AH", "AD", "AC"}


def test_PTS_4_the_next_card_opens_the_pile_and_the_rest_is_the_closed_deck() -> None:
    game = begin()
    assert game.deal.pile == (started(game).opening,)
    assert started(game).stock_size == len(game.deal.stock)


def test_PTS_4_cards_go_one_at_a_time_from_the_end_of_the_shuffled_pack() -> None:
    """The documented dealing, repeated by hand: this is what anyone does to verify a deal."""
    order = list(shuffle(build(Packs()), SEED, "deal"))[::-1]
    start = started(begin())
    assert start.seats == (2, 3, 0)
    assert [start.hands[seat] for seat in (2, 3, 0)] == [tuple(order[at:39:3]) for at in range(3)]
    assert (start.cut, start.opening) == (order[39], order[40])
    assert start.stock == tuple(order[41:][::-1])


@pytest.mark.parametrize(("first", "order"), [("dealer", (2, 3, 0)), ("left", (3, 0, 2))])
def test_PTS_5_the_dealer_or_the_next_seat_plays_first(first: str, order: tuple[int, ...]) -> None:
    game = begin(points(first_player=first))
    assert started(game).seats == order
    for seat in (*order, *order):
        assert game.deal.seat == seat
        game.turn(seat)


def test_the_deal_follows_from_its_seed_which_the_commitment_names_before() -> None:
    assert begin().events == begin().events
    assert begin().events != begin(seed=bytes(32)).events
    assert started(begin()).commitment == commitment(SEED)
    assert commitment(SEED) != commitment(SEED, (b"a",)) != commitment(SEED, (b"b",))


def test_a_dealer_must_be_among_the_seats() -> None:
    for dealer in (1, None):
        with pytest.raises(ValueError, match="dealer"):
            begin(dealer=dealer)


def test_every_order_of_the_pack_can_come_first() -> None:
    """A shuffle that favours places shows in who holds a given card; each of 54 cards comes up on top about equally often."""
    rng = random.Random(5)
    tops = [
        face(started(begin(points(seats=2), seed=rng.randbytes(32), seats=(0, 1), dealer=0)).hands[0][0]) for _ in range(2120)
    ]
    counts = [tops.count(one) for one in range(53)]
    assert min(counts[:52]) > 15
    assert max(counts[:52]) < 70
