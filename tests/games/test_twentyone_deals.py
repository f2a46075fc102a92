"""Deals of 21-Card Rummy: XXI-0 to XXI-16, and the worked case."""

from typing import Any

import pytest

from helpers.indian import dealt, show
from helpers.rig import Game
from openrummy.cards import cards, faces, texts
from openrummy.games import indian
from openrummy.games.actions import Drop
from openrummy.games.events import Dropped, Shown, TurnStarted
from openrummy.games.indian.values import worth
from openrummy.games.views import IndianView
from openrummy.melds import Kind
from openrummy.packs import build
from openrummy.rules import RulesError, preset

WINNER = "AS 2S 3S / 9D TD JD / 4C 5C 6C / QS 8H KS / JC 7S KC / TS TH TC / 3H 3D 3C"
"""Cut 7H: three pure sequences, two impure ones with 8H and 7S as jokers, two sets (the worked case of section 5)."""

SECOND = "6H 7H 8H 2S 3S 4S KS KD QC QD JH JC TS TD 9C 9S 8D 5C 5D 4D AH"
"""Two pure sequences only: 144 points, capped 120; a marriage."""

THIRD = "5D 6D 7D AS 2S 3S TC JC QC 9S 9H 9D KS QD 8C 4H 3C 2D 5S 6S TH"
"""Three pure sequences and a set of nines: nine loose cards, 58 points; no value card."""


def table(hands: dict[int, str], stock: str = "2C", cut: str = "7H", **options: Any) -> Game:
    return dealt("twentyone", hands, stock=stock, cut=cut, opening="4H", options=options)


def worked(**options: Any) -> Game:
    game = table({0: WINNER, 1: SECOND, 2: THIRD}, **options)
    show(game, 0, WINNER)
    return game


def test_XXI_0_the_classic_order_of_play_and_the_house_table_for_the_rest() -> None:
    play, classic, house = (preset(name).rules.play for name in ("twentyone", "points-classic", "points"))
    assert (play.first_player, play.drop_when, play.return_taken) == (
        classic.first_player,
        classic.drop_when,
        classic.return_taken,
    )
    assert (play.missed_turns, play.max_reshuffles, play.first_deal) == (
        house.missed_turns,
        house.max_reshuffles,
        house.first_deal,
    )
    assert not play.losers_arrange
    assert preset("twentyone").rules.melds.min_naturals == 0
    assert table({0: "", 1: "", 2: ""}).timeout()[0] == Dropped(seat=0, kind="first", points=30, cause="timeout")


def test_XXI_1_three_packs_with_three_printed_jokers_and_21_cards_each() -> None:
    for players in (2, 6):
        game = table(dict.fromkeys(range(players), ""))
        assert len(indian.cards_of(game.deal)) == 159
        assert [len(player.hand) for player in game.deal.players.values()] == [21] * players
    with pytest.raises(ValueError, match="2 to 6 different seats"):
        indian.start(preset("twentyone").rules, deal=1, seats=range(7), dealer=0, seed=bytes(32), totals={})


def test_XXI_2_the_cut_card_makes_its_rank_and_its_neighbours_in_suit_wild_and_stays_out() -> None:
    game = table({0: "", 1: ""}, cut="KS")
    assert set(game.deal.start.wild) == set(faces("KS KH KD KC AS QS"))
    assert game.deal.start.cut not in (*game.deal.stock, *game.deal.pile)


def test_XXI_3_a_printed_joker_makes_aces_wild_without_neighbours_or_value_cards() -> None:
    game = table({0: "AS AS 2H", 1: ""}, cut="JK")
    assert set(game.deal.start.wild) == set(faces("AS AH AD AC"))
    assert value_cards(game) == ""


def test_XXI_4_a_joker_cannot_be_taken_from_the_open_pile() -> None:
    game = dealt("twentyone", {0: "", 1: ""}, cut="7H", opening="6H")
    assert indian.legal(game.deal, 0).draw == ("stock",)


def test_XXI_7_the_22nd_card_goes_to_the_finish_slot_and_21_are_shown() -> None:
    game = table({0: WINNER, 1: ""})
    shown = show(game, 0, WINNER)
    assert sum(len(group.cards) for group in shown.groups) == 21
    assert texts([shown.card]) == "2C"
    assert (game.end.winner, game.deal.phase) == (0, "ended")


EIGHT = "5C 5C / 9H 9H / KS KS / AD AD / 2C 2C / 4D 4D / 7S 7S / 8S 8S"


@pytest.mark.parametrize(
    ("groups", "rest", "kinds"),
    [
        ("5C 5C 5C / 9H 9H 9H / KS KS KS", "AD 2C 4D 6S 8S TH JD QC 3H 5D 8C 2S", [Kind.TUNNELA] * 3),
        (EIGHT, "TH JD QC 3H 5D", [Kind.DUBLEE] * 8),
        ("JK JK JK 7S 7D 8H 6H 6H", "2S 4S 9S JS KS 2D 4D 9D JD KD 2C 4C 9C", [Kind.JOKERS]),
        ("JK JK JK 7S 7D 8H 6H 6H 7C", "2S 4S 9S JS KS 2D 4D 9D JD KD 2C 4C", [Kind.JOKERS]),
    ],
    ids=["tunnelas", "dublees", "jokers", "nine jokers"],
)  # fmt: skip
def test_XXI_9_and_XXI_10_the_other_ways_need_no_arranging_of_the_rest(groups: str, rest: str, kinds: list[Kind]) -> None:
    game = table({0: f"{groups} {rest}", 1: ""}, stock="3C")
    shown = show(game, 0, groups)
    assert [group.kind for group in shown.groups] == kinds
    assert (shown.reasons, game.end.winner) == ((), 0)
    assert game.result(0).points == 0
    assert len(game.result(0).loose) == len(faces(rest))


def test_XXI_9_three_tunnelas_may_be_shown_in_one_group_with_the_rest_in_another() -> None:
    """H163."""
    rest = "2D 7H 8C TD JH QC 3S 6D 4S JC AD 8H"
    groups = f"5H 5H 5H / 9C 9C 9C / KS KS KS / {rest}"
    game = table({0: groups, 1: ""}, stock="3C", cut="3D")
    assert show(game, 0, groups).reasons == ()


def test_XXI_10_dublees_and_jokers_are_no_melds_of_an_ordinary_show() -> None:
    """H165: seven dublees, an eighth pair with a wild card."""
    groups = "7H 7H / 9C 9C / KS KS / 4H 4H / JC JC / 2H 2H / QD QD / 8S 3H / 3S 5C TH 6D AC"
    game = table({0: groups, 1: "", 2: ""}, stock="3C", cut="3D")
    shown = show(game, 0, groups)
    assert [group.kind for group in shown.groups[:7]] == [Kind.DUBLEE] * 7
    assert "invalid_group" in shown.reasons
    pairs = WINNER.replace(" / 3H 3D 3C", " / 3H 3H") + " / 4H"
    game = table({0: pairs, 1: "", 2: ""})
    assert set(show(game, 0, pairs).reasons) == {"invalid_group"}


def test_XXI_8_three_pure_sequences_and_every_other_card_in_a_group() -> None:
    """H161, and with one of the pure sequences made impure."""
    groups = "3H 4H 5H / 6S 7S 8S / 9C TC JC / KD KH KC / 8D JK TD / QS QH QC / 4C 5C JK"
    game = dealt("twentyone", {0: groups, 1: ""}, stock="AD", cut="2S", opening="4H")
    assert show(game, 0, groups).reasons == ()
    two = groups.replace("9C TC JC", "9C TC JK").replace("8D JK TD", "8D 9D TD").replace("6S 7S 8S", "6S 7S 2H")
    game = dealt("twentyone", {0: two, 1: ""}, stock="AD", cut="2S", opening="4H")
    assert show(game, 0, two).reasons == ("no_third_pure_sequence",)


def test_XXI_11_a_wrong_show_costs_120_and_the_others_play_on() -> None:
    """H183."""
    game = table({0: WINNER, 1: "", 2: ""})
    shown = show(game, 0, "AS 2S 3S / 9D TD JD / 4C 5C 6C")
    assert shown.reasons == ("loose_cards",)
    assert game.events[-1] == TurnStarted(seat=1, turn=shown.turn + 1)
    game.drop(1)
    # The last one left wins.
    assert (game.end.winner, game.result(0).points, game.result(0).chips) == (2, 120, -120)


def test_XXI_12_the_best_arrangement_is_counted_at_once() -> None:
    game = worked()
    assert [game.result(seat).points for seat in (0, 1, 2)] == [0, 120, 58]
    assert game.result(2).groups == game.result(2).best_groups


def test_XXI_12_a_hand_for_another_way_to_show_is_counted_like_any_other() -> None:
    eight = f"{EIGHT} TH JD QC 3H 5D".replace("8S 8S", "QH QH").replace("2C 2C", "2D 2D")
    game = table({0: WINNER, 1: eight})
    show(game, 0, WINNER)
    assert (game.result(1).points, game.result(1).best_declarable) == (120, True)


def test_XXI_13_first_drop_30_and_middle_drop_70() -> None:
    game = table({0: "", 1: "", 2: ""})
    assert game.refused(1, Drop()) == "no_drop_now"
    assert game.drop(0)[0] == Dropped(seat=0, kind="first", points=30, cause="chosen")
    game.turn(1)
    game.turn(2)
    assert game.drop(1)[0] == Dropped(seat=1, kind="middle", points=70, cause="chosen")


def test_XXI_14_the_winner_adds_what_the_losers_lose() -> None:
    game = worked(values=False)
    assert [game.result(seat).chips for seat in (0, 1, 2)] == [178, -120, -58]
    assert {game.result(seat).value for seat in (0, 1, 2)} == {None}


def value_cards(game: Game) -> str:
    seen = indian.view(game.deal, None).game
    assert isinstance(seen, IndianView)
    return texts(seen.value_cards)


@pytest.mark.parametrize(
    ("held", "value"),
    [
        ("3D", 10), ("3D 3D", 30), ("4D 4D 4D", 50), ("4D 4D", 30), ("4D 4D 2D", 40), ("2D 3D 4D", 100), ("2D 3D 4D 2D 3D 4D", 300),
        ("2D 3D 4D 2D 3D 4D 2D 3D 4D", 500), ("2D 3D 4D 4D 4D", 130), ("3D 3S 3H", 10), ("3S 4S 2S JK", 0),
    ],
)  # fmt: skip
def test_XXI_15_what_value_cards_are_worth(held: str, value: int) -> None:
    """H171, H173, H175, H177: the cut card is 3D."""
    assert worth(cards(held), faces("3D 4D 2D")) == value


@pytest.mark.parametrize(("cut", "found"), [("8S", "8S 9S 7S"), ("KS", "KS AS QS"), ("AD", "AD 2D KD")])
def test_XXI_15_value_cards_are_the_cut_card_and_the_jokers_beside_it(cut: str, found: str) -> None:
    """H179."""
    assert value_cards(table({0: "", 1: ""}, cut=cut)) == found
    assert value_cards(table({0: "", 1: ""}, cut=cut, values=False)) == ""


def test_XXI_15_they_need_the_neighbours() -> None:
    with pytest.raises(RulesError, match="options_contradict"):
        preset("twentyone").make({"wild_mode": "rank"})
    assert preset("twentyone").make({"wild_mode": "rank", "values": False}).packs.wild_mode == "rank"


def test_XXI_16_and_the_worked_case_every_two_settle_the_difference_of_their_values() -> None:
    game = worked()
    assert [game.result(seat).value for seat in (0, 1, 2)] == [10, 100, 0]
    assert [game.result(seat).value_chips for seat in (0, 1, 2)] == [-80, 190, -110]
    assert [game.result(seat).chips for seat in (0, 1, 2)] == [98, 70, -168]
    ended = indian.view(game.deal, None).end
    assert ended is not None
    assert [line.value_chips for line in ended.results] == [-80, 190, -110]


def test_XXI_16_dropped_players_and_wrong_shows_are_outside() -> None:
    hands = {3: SECOND.replace("2S 3S 4S", "2C 3C 4C"), 1: "7H 8H", 0: WINNER, 2: THIRD}
    game = table(hands, stock="2C 2C")
    shown = show(game, 3, "6H 7H 8H")
    assert isinstance(shown, Shown)
    game.drop(1)
    show(game, 0, WINNER)
    assert {seat: game.result(seat).value for seat in range(4)} == {0: 10, 1: None, 2: 0, 3: None}
    assert {seat: game.result(seat).chips for seat in range(4)} == {0: 120 + 30 + 58 + 10, 1: -30, 2: -68, 3: -120}


def test_XXI_16_a_single_one_left_has_nobody_to_settle_with_and_shows_nothing() -> None:
    game = table({0: "", 1: "6H 7H 8H"})
    game.drop(0)
    assert (game.end.winner, game.result(1).value, game.result(1).value_chips) == (1, None, 0)


def test_XXI_14_and_16_the_multiplier_holds_for_both() -> None:
    game = worked(multiplier=5)
    assert [game.result(seat).chips for seat in (0, 1, 2)] == [490, 350, -840]


def test_XXI_1_the_packs_are_conserved() -> None:
    game = worked()
    assert indian.cards_of(game.deal) == build(game.deal.start.rules.packs)
