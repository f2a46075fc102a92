"""The games whose hands can be judged: what their presets say, by the rules' numbers."""

import pytest

from openrummy.arrange import arrange, lay
from openrummy.arrange.options import UNCAPPED
from openrummy.cards import JOKER, cards, faces, texts
from openrummy.melds import kind
from openrummy.packs import build, wild_faces
from openrummy.rules import HandGame, RulesError, hand_game, hand_games, preset, presets
from openrummy.rules.value import Value, options, replace

EVERY = list(hand_games().values())


def wild(game: str, cut: str) -> str:
    return texts(sorted(wild_faces(faces(cut)[0], hand_game(game).packs)))


def test_every_named_game_is_there_and_only_the_playable_ones_are_offered() -> None:
    assert {"points", "points-classic", "deals", "pool-101", "twentyone", "gin", "rum"} <= hand_games().keys()
    indian = [one.name for one in presets().values() if one.rules.family == "indian"]
    assert indian == ["points", "points-classic", "pool-101", "pool-201", "pool-61", "deals", "deals-chips", "twentyone"]


def test_a_game_that_can_be_played_has_the_hands_of_its_tables() -> None:
    for name in [one.name for one in presets().values() if one.rules.family == "indian"]:
        assert hand_game(name).hand == preset(name).rules.hand
        assert hand_game(name).packs == preset(name).rules.packs


def refused(game: HandGame, name: str, value: Value) -> str | None:
    try:
        game.make({name: value})
    except RulesError as error:
        return error.code
    return None


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_every_choice_can_be_made_by_itself(game: HandGame) -> None:
    """But one pack, where six people sit, and the full count for want of a pure sequence, where melds are taken out without one."""
    found = {(name, value): refused(game, name, value) for name, values in game.choices.items() for value in values}
    six = game.packs.seats == 6 and "packs" in game.choices
    melds = game.counting.loser_count == "melds" and "no_pure" in game.choices
    both = {("packs", 1): six, ("no_pure", "full_count"): melds}
    assert {one: code for one, code in found.items() if code} == {one: "options_contradict" for one, so in both.items() if so}


def test_CLS_35_the_full_count_is_refused_where_nothing_caps_it() -> None:
    with pytest.raises(RulesError) as failed:
        replace(preset("deals").rules, {"no_pure": "full_count"})
    assert (failed.value.code, failed.value.params) == ("options_contradict", {"option": "no_pure", "other": "cap"})


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_an_option_is_refused_by_name(game: HandGame) -> None:
    with pytest.raises(RulesError, match="unknown_option"):
        game.make({"turn_timer": 30})
    with pytest.raises(RulesError, match="option_out_of_range"):
        game.make({"ace": "red"})


def test_a_game_that_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(RulesError, match="unknown_rules") as failed:
        hand_game("bridge")
    assert failed.value.params["allowed"] == list(hand_games())


def test_options_that_contradict_are_refused() -> None:
    with pytest.raises(RulesError, match="options_contradict"):
        hand_game("points").make({"packs": 1})


def test_DEAL_2_two_packs_and_four_printed_jokers_and_no_wild_card() -> None:
    game = hand_game("deals")
    assert len(build(game.packs)) == 108
    assert wild_faces(faces("5S")[0], game.packs) == frozenset()


def test_DEAL_4_the_whole_count_uncapped_and_nothing_out_of_it_without_a_pure_sequence() -> None:
    game = hand_game("deals")
    best = arrange(cards("KS KH KD QS QH QD TS TH TC 8C 6D 4H 2S"), game.hand, frozenset())
    assert best.points == 9 * 10 + 8 + 6 + 4 + 2
    assert game.counting.cap == UNCAPPED


def test_XXI_1_three_packs_and_three_printed_jokers() -> None:
    assert len(build(hand_game("twentyone").packs)) == 159
    assert hand_game("twentyone").size == 21


def test_XXI_2_the_rank_and_its_neighbours_in_the_cut_suit_are_wild() -> None:
    assert wild("twentyone", "7H") == "7S 6H 7H 8H 7D 7C"
    assert wild("twentyone", "KS") == "AS QS KS KH KD KC"
    assert wild("twentyone", "AD") == "AS AH AD 2D KD AC"


def test_XXI_3_a_printed_joker_makes_aces_wild_and_has_no_neighbours() -> None:
    assert wild("twentyone", "JK") == "AS AH AD AC"


def test_PTS_19_classic_reads_a_wild_card_in_its_own_place() -> None:
    game, house = hand_game("points-classic"), hand_game("points")
    sixes = wild_faces(faces("6S")[0], game.packs)
    assert kind(cards("5D 6D 7D"), game.melds, sixes) == "pure"
    assert kind(cards("5D 6D 7D"), house.melds, sixes) == "impure"
    assert kind((JOKER, 105, 158), game.melds, sixes) is None
    assert len(build(game.packs)) == 106


def test_RUM_1_the_size_of_a_hand_follows_the_table() -> None:
    sizes = [hand_game("rum").make({"seats": seats}).size for seats in options()["seats"].values]
    assert sizes == [10, 7, 7, 6, 6]


def test_RUM_4_ace_low_only_unless_the_option_says_both() -> None:
    run = cards("QH KH AH")
    assert kind(run, hand_game("rum").melds, frozenset()) is None
    assert kind(run, hand_game("rum").make({"ace": "both"}).melds, frozenset()) == "pure"


def test_CARD_4_rum_and_gin_count_an_ace_as_one_without_a_cap() -> None:
    for name, points in (("rum", 30), ("gin", 30)):
        game = hand_game(name)
        assert arrange(cards("KC QD 9S AC"), game.hand, frozenset()).points == points
        assert lay([], cards("KS KD QH QC JS JD TH TC 9S 8D"), game.hand, frozenset()).points == 97


def test_XXI_8_what_is_missing_is_named() -> None:
    hand = hand_game("twentyone").hand
    laid = [cards("AS 2S 3S"), cards("9D TD JD"), cards("QC QH QD")]
    assert lay(laid, [], hand, frozenset()).reasons == ("no_third_pure_sequence",)
    assert lay(laid[2:], [], hand, frozenset()).reasons == ("no_pure_sequence",)


def test_hands_of_every_game_that_can_be_played_can_be_judged() -> None:
    assert set(presets()) <= set(hand_games())
