"""What is laid on the table in Rum: RUM-4, RUM-5, MELD-8 and the ace."""

from typing import Literal

import pytest

from helpers.rum import LOW, POOR, legal, on_table, rules, rum_view, two
from openrummy.cards import cards, texts
from openrummy.games.actions import LayDown, LayOff
from openrummy.games.events import LaidOff
from openrummy.games.rum.fits import bits, every_meld, fits, meld_kind, openings
from openrummy.games.views import LayOffOffer
from openrummy.melds import Kind, Melds


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("8S 8H 8D", Kind.SET),
        ("8S 8H 8D 8C", Kind.SET),
        ("4H 5H 6H 7H", Kind.RUN),
        ("6H 4H 5H", Kind.RUN),
        ("AS 2S 3S", Kind.RUN),
        ("QH KH AH", None),
        ("KS AS 2S", None),
        ("8S 8H", None),
        ("4H 5H", None),
        ("4H 5H 6D", None),
        ("4H 5H 7H", None),
    ],
)
def test_RUM_4_melds_are_sets_of_three_or_four_and_runs_with_the_ace_low(text: str, kind: Kind | None) -> None:
    assert meld_kind(cards(text), LOW) is kind


def test_RUM_4_what_is_no_meld_is_refused() -> None:
    game = two("QH KH AH 8S 8H 2C")
    game.draw(0)
    assert game.refused(0, LayDown(game.groups(0, "QH KH AH")[0])) == "not_a_meld"
    assert game.refused(0, LayDown(game.groups(0, "8S 8H")[0])) == "not_a_meld"
    assert game.refused(0, LayDown(())) == "not_a_meld"
    assert game.refused(0, LayDown((game.card(0, "8S"),) * 3)) == "card_not_in_hand"
    assert game.refused(0, LayDown(cards("9S 9H 9C"))) == "card_not_in_hand"


def test_RUM_4_every_meld_in_hand_is_offered() -> None:
    hand = cards("7S 8S 9S TS 8H 8D 8C")
    assert {texts(meld) for meld in every_meld(hand, LOW)} == {
        "8S 8H 8D", "8S 8H 8C", "8S 8D 8C", "8H 8D 8C", "8S 8H 8D 8C", "7S 8S 9S", "8S 9S TS", "7S 8S 9S TS",
    }  # fmt: skip


def test_RUM_4_every_meld_of_three_to_five_cards_of_a_pack_is_known() -> None:
    """185 of three to five cards: 13 ranks with 4 + 1 sets, and 4 suits with 11 + 10 + 9 runs."""
    found = every_meld(range(52), LOW)
    assert len(set(found)) == len(found)
    assert sum(len(meld) <= 5 for meld in found) == 185
    assert all(meld_kind(meld, LOW) is not None for meld in found)


def test_RUM_5_cards_are_laid_off_on_any_meld_at_either_end_one_at_a_time() -> None:
    game = two("4H 5H 6H 2C KD", "3H 2H 7H 9S 9C", stock="QS")
    game.draw(0, "pile")
    game.lay_down(0, "4H 5H 6H")
    game.discard(0, "KD")
    game.draw(1)
    assert game.refused(1, LayOff(game.card(1, "2H"), 0)) == "does_not_fit"
    game.lay_off(1, "3H")
    assert game.lay_off(1, "2H") == (LaidOff(seat=1, card=game.deal.melds[0].alone[0], meld=0, cards=cards("2H 3H 4H 5H 6H")),)
    game.lay_off(1, "7H")
    (meld,) = rum_view(game).melds
    assert texts(meld.cards) == "2H 3H 4H 5H 6H 7H"
    assert meld.owners == (1, 1, 0, 0, 0, 1)


def test_RUM_5_never_past_the_king_nor_below_the_ace() -> None:
    assert not fits(cards("AH")[0], cards("JH QH KH"), LOW)
    assert not fits(cards("KH")[0], cards("AH 2H 3H"), LOW)
    assert fits(cards("TH")[0], cards("JH QH KH"), LOW)


def test_RUM_5_a_set_takes_its_fourth_card_and_never_a_fifth() -> None:
    game = two("8S 8H 8D 8C 2C KD", stock="QS")
    game.draw(0)
    game.lay_down(0, "8S 8H 8D")
    assert legal(game, 0).lay_off == (LayOffOffer(card=game.card(0, "8C"), melds=(0,)),)
    game.lay_off(0, "8C")
    assert on_table(game) == ["8S 8H 8D 8C"]
    assert not any(fits(card, game.deal.melds[0].alone, LOW) for card in range(52))


def test_RUM_5_where_a_card_fits_several_melds_the_player_chooses() -> None:
    game = two("7C 7D 7S 4H 5H 6H 7H KD 2C", stock="QS")
    game.draw(0)
    game.lay_down(0, "7C 7D 7S")
    game.lay_down(0, "4H 5H 6H")
    assert legal(game, 0).lay_off == (LayOffOffer(card=game.card(0, "7H"), melds=(0, 1)),)
    assert game.refused(0, LayOff(game.card(0, "7H"), 2)) == "no_such_meld"
    assert game.refused(0, LayOff(game.card(0, "7H"), -1)) == "no_such_meld"
    game.lay_off(0, "7H", 1)
    assert on_table(game) == ["7S 7D 7C", "4H 5H 6H 7H"]


@pytest.mark.parametrize(("ace", "low", "high"), [("low", True, False), ("high", False, True), ("both", True, True)])
def test_RUM_12_option_ace(ace: str, low: bool, high: bool) -> None:
    melds = rules(ace=ace).melds
    assert (meld_kind(cards("AS 2S 3S"), melds) is not None) is low
    assert (meld_kind(cards("QS KS AS"), melds) is not None) is high
    assert fits(cards("AS")[0], cards("JS QS KS"), melds) is high
    assert fits(cards("AS")[0], cards("2S 3S 4S"), melds) is low
    assert meld_kind(cards("KS AS 2S"), melds) is None
    assert (cards("QS KS AS") in every_meld(cards("QS KS AS"), melds)) is high


def test_MELD_8_one_meld_per_turn() -> None:
    game = two("8S 8H 8D 4H 5H 6H 7H 2C", stock="9C QS TC", rules=rules(one_meld_per_turn=True))
    game.draw(0)
    game.lay_down(0, "8S 8H 8D")
    assert legal(game, 0).lay_down == ()
    assert game.refused(0, LayDown(game.groups(0, "4H 5H 6H")[0])) == "one_meld_per_turn"
    game.discard(0, "9C")
    game.turn(1)
    game.draw(0)
    game.lay_down(0, "4H 5H 6H")
    game.lay_off(0, "7H", 1)
    assert on_table(game) == ["8S 8H 8D", "4H 5H 6H 7H"]


def test_MELD_8_layoff_before_meld_off() -> None:
    game = two("4H 5H 6H 2C", "7H 9C 9S 9H", stock="QC JS 8H", rules=rules(layoff_before_meld=False))
    game.draw(0)
    game.lay_down(0, "4H 5H 6H")
    game.discard(0, "QC")
    game.draw(1)
    assert legal(game, 1).lay_off == ()
    assert game.refused(1, LayOff(game.card(1, "7H"), 0)) == "meld_first"
    game.lay_down(1, "9C 9S 9H")
    game.lay_off(1, "7H")
    assert on_table(game) == ["4H 5H 6H 7H", "9S 9H 9C"]


def test_MELD_8_must_discard_to_go_out() -> None:
    game = two("4C 4D", POOR, stock="4H", rules=rules(must_discard_to_go_out=True))
    game.draw(0)
    assert legal(game, 0).lay_down == ()
    assert game.refused(0, LayDown(game.groups(0, "4C 4D 4H")[0])) == "last_card_is_discarded"
    game = two("4C 4D 4S KD", POOR, stock="4H", rules=rules(must_discard_to_go_out=True))
    game.draw(0)
    game.lay_down(0, "4C 4D 4H")
    game.discard(0, "KD")
    game.turn(1)
    game.turn(0)
    assert game.deal.end is None
    assert texts(game.deal.players[0].hand) == "4S"


def test_MELD_8_must_discard_to_go_out_keeps_the_last_card_from_being_laid_off() -> None:
    game = two("4C 4D 4S", POOR, stock="4H", rules=rules(must_discard_to_go_out=True))
    game.draw(0)
    game.lay_down(0, "4C 4D 4H")
    assert game.refused(0, LayOff(game.card(0, "4S"), 0)) == "last_card_is_discarded"
    game.discard(0, "4S")
    assert game.end.winner == 0


@pytest.mark.parametrize("ace", ["low", "high", "both", "corner"])
def test_RUM_5_what_fits_is_looked_up_as_it_is_judged(ace: Literal["low", "high", "both", "corner"]) -> None:
    melds = Melds(ace=ace)
    looked_up = openings(melds)
    for meld in every_meld(range(52), melds):
        assert looked_up[bits(meld)] == bits([card for card in range(52) if fits(card, meld, melds)]), texts(meld)
