"""The computer players of Indian games: honest, legal, deterministic, and of three levels."""

import pytest
from msgspec.structs import replace

from helpers.rig import POOR, WINNING, Game, points, rig
from openrummy import bots
from openrummy.cards import text
from openrummy.games import indian
from openrummy.games.actions import Declare, Discard, Draw, Drop, Pass, PlayerAction, Submit
from openrummy.games.events import Event, Shown
from openrummy.melds import holds_pure
from openrummy.rules import preset
from openrummy.sim.play import play_deal
from openrummy.sim.simulate import deal_seed


def answer(game: Game, seat: int, level: str = "medium") -> PlayerAction:
    seen = tuple(indian.event_for(event, seat, game.deal) for event in game.events)
    return bots.choose(level, game.deal.start.rules, indian.view(game.deal, seat), seen)


def test_it_draws_from_the_pile_what_makes_a_meld_and_else_from_the_stock() -> None:
    hand = "AH 2H 3H / 4S 5S 6S / 7C 7D 9S / JD QC 4H 8C"
    assert answer(rig({0: hand, 1: POOR}, opening="7H"), 0) == Draw("pile")
    assert answer(rig({0: hand, 1: POOR}, opening="JK"), 0) == Draw("pile")
    assert answer(rig({0: hand, 1: POOR}, opening="2S"), 0) == Draw("stock")


def test_it_leaves_a_joker_that_may_not_be_taken() -> None:
    game = rig({0: WINNING, 1: POOR}, opening="JK", rules=points(open_joker="no"))
    assert answer(game, 0) == Draw("stock")


def test_it_passes_where_it_does_not_want_the_only_card_that_is_left() -> None:
    game = rig({0: WINNING, 1: POOR}, opening="JS", stock="")
    game.deal = replace(game.deal, stock=(), reshuffles=game.deal.start.rules.play.max_reshuffles)
    assert answer(game, 0) == Pass()
    game.deal = replace(game.deal, pile=(next(card for card in game.deal.start.stock or () if text(card) == "JK"),))
    assert answer(game, 0) == Draw("pile")


def test_it_throws_the_dearest_card_that_goes_with_nothing() -> None:
    game = rig({0: "AH 2H 3H / 4S 5S 6S / 7C 7D 9S TS 2D 3D QC", 1: POOR}, stock="JK")
    game.draw(0)
    assert answer(game, 0) == Discard(game.card(0, "QC"))


def test_it_declares_when_it_can_and_submits_what_is_valid() -> None:
    game = rig({0: WINNING, 1: POOR}, stock="QD")
    game.draw(0)
    declare = answer(game, 0)
    assert isinstance(declare, Declare)
    assert text(declare.card) == "QD"
    game.act(0, declare)
    game.act(0, answer(game, 0))
    assert game.deal.shown is not None
    assert game.deal.shown.reasons == ()
    submit = answer(game, 1)
    assert isinstance(submit, Submit)
    game.act(1, submit)
    assert game.result(1).points == game.result(1).best_points


def test_it_drops_a_hopeless_hand_and_keeps_a_good_one() -> None:
    hopeless = "2S 5S 8S JS 3H 6H 9H QH 4D 8D JD TC AC"
    game = rig({0: hopeless, 1: POOR})
    assert answer(game, 0) == Drop()
    assert answer(rig({0: WINNING, 1: POOR}), 0) == Draw("stock")
    assert answer(rig({0: hopeless.replace("TC", "JK"), 1: POOR}), 0) == Draw("stock")
    assert answer(rig({0: hopeless, 1: POOR}, rules=points(drop_when="own_turn")), 0) == Drop()


def test_only_beginners_never_drop_and_only_experts_count_what_is_missing() -> None:
    hopeless = "2S 5S 8S JS 3H 6H 9H QH 4D 8D JD TC AC"
    assert [answer(rig({0: hopeless, 1: POOR}), 0, level) for level in bots.LEVELS] == [Draw("stock"), Drop(), Drop()]
    # 77 points, five cards from a show.
    dear = "2S 5S 8S JS 3H 6H 9H QH 4D 8D 2D 3C 7C"
    assert [answer(rig({0: dear, 1: POOR}), 0, level) for level in bots.LEVELS] == [Draw("stock"), Draw("stock"), Drop()]


def test_CLS_18_an_expert_keeps_a_hand_near_a_show_however_dear() -> None:
    """Without a pure sequence every card counts, so nearly every dealt hand is dear; this one is four cards from a show."""
    rules = preset("pool-201").make({"seats": 2})
    assert answer(rig({0: "2C 3C TC / 7D 8D QD 6D / TS JS / QH JH 4H 5H", 1: POOR}, rules=rules), 0, "hard") == Draw("pile")


def test_a_fair_player_gives_up_no_more_hands_because_a_drop_is_cheap() -> None:
    dear = "2S 5S 8S JS 3H 6H 9H QH 4D 8D 2D 3C 7C"
    assert answer(rig({0: dear, 1: POOR}, rules=preset("pool-61").make({"seats": 2})), 0) == Draw("stock")


def test_CLS_35_a_fair_player_keeps_melds_though_every_card_counts_without_sequences() -> None:
    rules = preset("points-classic").make({"seats": 2})
    sets = "7C 7D 7S / 9S 9D 9H / QS QD QC / 2C 4D 6H JS"
    assert answer(rig({0: sets, 1: POOR}, opening="TH", rules=rules), 0) == Draw("stock")
    assert answer(rig({0: "2S 5S 8S JS 3H 6H 9H QH 4D 8D JD TC AC", 1: POOR}, opening="TH", rules=rules), 0) == Drop()


def test_CLS_35_where_to_have_none_costs_the_full_count_the_only_pure_sequence_is_kept() -> None:
    """Tens wild: TD JD QD is pure. A fair player does not see that where cards are counted; an expert always does."""
    hand = "TD JD QD / 3C 4C 6C / AS AH / 4S 6S QS / 5H 7H"

    def keeps(level: str, no_pure: str) -> bool:
        rules = preset("points-classic").make({"seats": 2, "no_pure": no_pure})
        game = rig({0: hand, 1: ""}, opening="KH", stock="2H", cut="TC", rules=rules)
        game.draw(0)
        found = answer(game, 0, level)
        assert isinstance(found, Discard)
        return holds_pure(
            [card for card in game.deal.players[0].hand if card != found.card], rules.melds, frozenset(game.deal.wild)
        )

    found = {level: [keeps(level, no_pure) for no_pure in ("counted", "full_count")] for level in ("medium", "hard")}
    assert found == {"medium": [False, True], "hard": [True, True]}


def test_CLS_35_an_expert_drops_what_costs_the_full_count() -> None:
    """57 points in the cards and five cards from a show: cheap where they are counted."""
    cheap = "3C 2C AH 5H 3S 3S 4S 4H 2C 4D 4D 6C 7S"
    found = []
    for no_pure in ("counted", "full_count"):
        rules = preset("points-classic").make({"seats": 2, "no_pure": no_pure})
        found.append(answer(rig({0: cheap, 1: ""}, opening="KH", cut="TC", rules=rules), 0, "hard"))
    assert found == [Draw("stock"), Drop()]


def test_a_beginner_overlooks_sequences_in_the_open_pile() -> None:
    hand = "AH 2H 3H / 5S 6S 9D / 7C 7D JS / JD QC 4H 8C"
    assert [answer(rig({0: hand, 1: POOR}, opening="4S"), 0, level) for level in bots.LEVELS] == [
        Draw("stock"), Draw("pile"), Draw("pile"),
    ]  # fmt: skip
    assert answer(rig({0: hand, 1: POOR}, opening="7S"), 0, "easy") == Draw("pile")


def test_it_breaks_up_a_ring_of_open_draws() -> None:
    game = rig({0: "AH 2H 3H / 4S 5S 6S / 7C 7D 9S / JD QC 4H 8C", 1: POOR}, opening="7H")
    seen: list[Event] = list(game.events)
    assert answer(game, 0) == Draw("pile")
    drew = indian.decide(game.deal, 0, Draw("pile"))
    game.events = [*seen, *drew * 3]
    assert answer(game, 0) == Draw("pile")
    game.events = [*seen, *drew * 4]
    assert answer(game, 0) == Draw("stock")


# Cut 7H: wild are the sevens, the printed jokers, 6H and 8H.
EIGHT_DUBLEES = "2S 2S 4S 4S 9S 9S QS QS 3H 3H JH JH 2D 2D 5C 5C / KC 9C TD 4D AH"
THREE_TUNNELAS = "2S 2S 2S QH QH QH 5C 5C 5C / 4S 8S JD KD 3D 9D AC 7C 9H 4H TC JC"
EIGHT_JOKERS = "JK JK 7S 7D 7C 6H 8H 7H / 2S 4S 9S QS 3D 9D JD AC 5C TC 2H 4H KD"


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("hand", [EIGHT_DUBLEES, THREE_TUNNELAS, EIGHT_JOKERS])
def test_XXI_9_XXI_10_every_level_shows_what_it_has_as_it_must_be_shown(level: str, hand: str) -> None:
    game = rig({0: hand, 1: ""}, stock="TS", cut="7H", rules=preset("twentyone").make({"seats": 2}))
    game.draw(0)
    game.act(0, answer(game, 0, level))
    game.act(0, answer(game, 0, level))
    assert (game.end.cause, game.end.winner) == ("shown", 0)


def test_XXI_9_an_expert_takes_the_card_that_makes_the_eighth_dublee() -> None:
    hand = EIGHT_DUBLEES.replace("5C 5C", "5C QD")
    game = rig({0: hand, 1: ""}, opening="5C", cut="7H", rules=preset("twentyone").make({"seats": 2}))
    assert [answer(game, 0, level) for level in bots.LEVELS] == [Draw("stock"), Drop(), Draw("pile")]


def test_no_level_makes_a_wrong_show() -> None:
    rules = preset("twentyone").make({"seats": 3})
    for at in range(12):
        events = play_deal(rules, dict(enumerate(bots.LEVELS)), seed=deal_seed(7, at), dealer=0).events
        assert [event.reasons for event in events if isinstance(event, Shown) and event.reasons] == []


def test_a_seat_with_nothing_to_do_is_not_asked() -> None:
    game = rig({0: WINNING, 1: POOR})
    assert [bots.must_act(indian.view(game.deal, viewer)) for viewer in (0, 1, None)] == [True, False, False]
    for viewer in (1, None):
        with pytest.raises(ValueError, match="seat"):
            bots.choose("medium", points(), indian.view(game.deal, viewer), ())
    with pytest.raises(KeyError):
        bots.choose("expert", points(), indian.view(game.deal, 0), ())


def test_every_level_names_its_policy() -> None:
    assert [bots.policy(level) for level in bots.LEVELS] == ["indian-easy/2", "indian-medium/2", "indian-hard/2"]
