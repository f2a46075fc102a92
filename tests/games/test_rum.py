"""Rum as it is played (rulebook 6), rule by rule."""

from typing import Any

import pytest

from helpers.rig import Game, rig
from openrummy import games
from openrummy.cards import cards, texts
from openrummy.games import rum
from openrummy.games.actions import Declare, Discard, Draw, Drop, Knock, LayDown, LayOff, Pass, Submit, Timeout
from openrummy.games.events import DealEnded, Discarded, Drew, LaidDown, LaidOff, Reshuffled, TurnedOver, TurnStarted
from openrummy.games.rum.fits import every_meld, fits, meld_kind
from openrummy.games.rum.legal import MAX_DRAWS
from openrummy.games.views import LayOffOffer, RumView
from openrummy.melds import Kind, Melds
from openrummy.packs import build
from openrummy.rules import Rules, RulesError, preset

LOW = Melds(ace="low")

POOR = "KC QD 9S AC"
"""The hand of the worked case: 30 points."""


def rules(**changes: Any) -> Rules:
    return preset("rum").make(changes)


def two(first: str, second: str = POOR, **more: Any) -> Game:
    """A deal of two in the middle of a hand: just these cards in hand, and nothing on the table yet."""
    more.setdefault("rules", rules())
    return rig({0: first, 1: second}, fill=False, **more)


def rum_view(game: Game, viewer: int | None = None) -> RumView:
    seen = games.view(game.deal, viewer).game
    assert isinstance(seen, RumView)
    return seen


def on_table(game: Game) -> list[str]:
    return [texts(meld.cards) for meld in rum_view(game).melds]


def legal(game: Game, seat: int) -> Any:
    return games.legal(game.deal, seat)


@pytest.mark.parametrize(("players", "size"), [(2, 10), (3, 7), (4, 7), (5, 6), (6, 6)])
def test_RUM_1_the_number_of_players_decides_how_many_cards_they_get(players: int, size: int) -> None:
    seats = tuple(range(players))
    events = games.start(rules(seats=6), deal=1, seats=seats, dealer=0, seed=bytes(32), totals=dict.fromkeys(seats, 0))
    game = Game(events)
    assert [len(player.hand) for player in game.deal.players.values()] == [size] * players
    assert games.cards_of(game.deal) == build(game.deal.start.rules.packs) == tuple(range(52))
    assert (game.deal.start.cut, game.deal.start.wild) == (None, ())


def test_RUM_1_seven_players_are_refused_by_name() -> None:
    with pytest.raises(RulesError) as refused:
        rules(seats=7)
    assert (refused.value.code, refused.value.params["option"]) == ("option_out_of_range", "seats")


def test_RUM_2_one_card_is_turned_and_the_player_left_of_the_dealer_starts() -> None:
    events = games.start(rules(), deal=1, seats=(0, 1, 2), dealer=1, seed=bytes(32), totals={})
    game = Game(events)
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


def run_out(game: Game) -> tuple[Any, ...]:
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


def test_RUM_8_going_out_by_melding() -> None:
    game = two("8S 8H", POOR, stock="8D")
    game.draw(0)
    laid, ended = game.lay_down(0, "8S 8H 8D")
    assert isinstance(laid, LaidDown)
    assert isinstance(ended, DealEnded)
    assert game.deal.phase == "ended"
    assert games.waited_for(game.deal) == ()


def opened() -> Game:
    """Seat 0 has a run on the table since its first turn."""
    game = two("4H 5H 6H 7H 2C", POOR, stock="QC JS 8H")
    game.draw(0)
    game.lay_down(0, "4H 5H 6H")
    game.discard(0, "QC")
    game.turn(1)
    return game


def test_RUM_8_going_out_by_laying_off() -> None:
    game = two("4H 5H 6H 7H", POOR, stock="2C JS 8H")
    game.draw(0)
    game.lay_down(0, "4H 5H 6H")
    game.discard(0, "2C")
    game.turn(1)
    game.draw(0)
    game.lay_off(0, "7H")
    assert game.lay_off(0, "8H")[-1] == game.end
    assert (game.end.cause, game.end.winner) == ("out", 0)


def test_RUM_8_going_out_by_discarding() -> None:
    game = opened()
    game.draw(0)
    game.lay_off(0, "7H")
    game.lay_off(0, "8H")
    assert game.deal.end is None
    game.discard(0, "2C")
    assert (game.end.cause, game.end.winner) == ("out", 0)
    with pytest.raises(games.errors.IllegalAction) as refused:
        games.decide(game.deal, 1, Draw("stock"))
    assert refused.value.code == "deal_over"


def test_RUM_9_the_opponents_cards_in_hand_are_what_the_winner_scores() -> None:
    game = rig({0: "4H 5H 6H 7H 2C", 1: POOR, 2: "8S 8D 8C"}, fill=False, rules=rules(), stock="QC JS JD 8H")
    game.draw(0)
    game.lay_down(0, "4H 5H 6H")
    game.discard(0, "QC")
    game.turn(1)
    game.turn(2)
    game.draw(0)
    game.lay_off(0, "7H")
    game.lay_off(0, "8H")
    game.discard(0, "2C")
    assert [(line.seat, line.points, line.score) for line in game.end.results] == [(0, 0, 54), (1, 30, 0), (2, 24, 0)]
    # Cards in hand count even if they are a meld; the sheet tells what laying it would have saved.
    assert (game.result(2).best_points, texts(game.result(2).loose)) == (0, "8S 8D 8C")


def test_RUM_10_going_rummy_doubles_the_score() -> None:
    game = two("8S 8H", POOR, stock="8D")
    assert rum_view(game, 0).may_go_rummy
    game.draw(0)
    game.lay_down(0, "8S 8H 8D")
    assert (game.end.cause, game.result(0).score) == ("rummy", 60)


def test_RUM_10_whether_the_last_card_is_melded_laid_off_or_discarded() -> None:
    discarded = two("8S 8H KD", POOR, stock="8D")
    discarded.draw(0)
    discarded.lay_down(0, "8S 8H 8D")
    discarded.discard(0, "KD")
    laid_off = two("8S 8H 8C", POOR, stock="8D")
    laid_off.draw(0)
    laid_off.lay_down(0, "8S 8H 8D")
    laid_off.lay_off(0, "8C")
    assert [(game.end.cause, game.result(0).score) for game in (discarded, laid_off)] == [("rummy", 60), ("rummy", 60)]


def test_RUM_10_whoever_has_laid_anything_before_cannot_go_rummy() -> None:
    game = opened()
    assert not rum_view(game, 0).may_go_rummy
    assert rum_view(game, 1).may_go_rummy
    assert not rum_view(game).may_go_rummy
    game.draw(0)
    for card in ("7H", "8H"):
        game.lay_off(0, card)
    game.discard(0, "2C")
    assert (game.end.cause, game.result(0).score) == ("out", 30)


def test_RUM_10_a_card_laid_off_before_counts_too() -> None:
    game = two("4H 5H 6H 2C 2D 3D KS", "7H 9C 9S", stock="QC 9H JS TC 9D", opening="3C")
    game.draw(0)
    game.lay_down(0, "4H 5H 6H")
    game.discard(0, "QC")
    game.draw(1)
    game.lay_off(1, "7H")
    game.discard(1, "9H")
    game.turn(0)
    assert not rum_view(game, 1).may_go_rummy


def test_RUM_10_option_going_rummy_off() -> None:
    game = two("8S 8H", POOR, stock="8D", rules=rules(going_rummy=False))
    game.draw(0)
    game.lay_down(0, "8S 8H 8D")
    assert (game.end.cause, game.result(0).score) == ("out", 30)


@pytest.mark.parametrize("target", [50, 75, 100, 300])
def test_RUM_11_the_target_is_50_to_300_in_steps_of_25(target: int) -> None:
    assert rules(target=target).match.target == target
    assert preset("rum").rules.match.target == preset("rum-shuffle").rules.match.target == 100
    for wrong in (target + 5, 25, 325):
        with pytest.raises(RulesError) as refused:
            rules(target=wrong)
        assert (refused.value.code, refused.value.params["option"]) == ("option_out_of_range", "target")


def test_RUM_12_rum_shuffle_is_for_two_to_four_and_shuffles_the_discards() -> None:
    shuffles = preset("rum-shuffle")
    assert shuffles.choices["seats"] == (2, 3, 4)
    assert shuffles.rules.rum.stock_end == "shuffle"
    assert preset("rum").rules.rum.stock_end == "turn_over"
    with pytest.raises(RulesError):
        shuffles.make({"seats": 5})


@pytest.mark.parametrize(("ace", "low", "high"), [("low", True, False), ("high", False, True), ("both", True, True)])
def test_RUM_12_option_ace(ace: str, low: bool, high: bool) -> None:
    melds = rules(ace=ace).melds
    assert (meld_kind(cards("AS 2S 3S"), melds) is not None) is low
    assert (meld_kind(cards("QS KS AS"), melds) is not None) is high
    assert fits(cards("AS")[0], cards("JS QS KS"), melds) is high
    assert fits(cards("AS")[0], cards("2S 3S 4S"), melds) is low
    assert meld_kind(cards("KS AS 2S"), melds) is None
    assert (cards("QS KS AS") in every_meld(cards("QS KS AS"), melds)) is high


def test_RUM_12_an_ace_left_in_hand_counts_one_either_way() -> None:
    game = two("8S 8H", "AC AD", stock="8D", rules=rules(ace="high", going_rummy=False))
    game.draw(0)
    game.lay_down(0, "8S 8H 8D")
    assert game.result(0).score == 2


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


def test_TBL_12_out_of_time_before_drawing_the_top_of_the_stock_is_drawn_and_discarded() -> None:
    game = two("2C 3D", stock="KH")
    drew, discarded, started = game.timeout()
    assert drew == Drew(seat=0, source="stock", card=cards("KH")[0])
    assert discarded == Discarded(seat=0, card=cards("KH")[0], auto=True)
    assert started == TurnStarted(seat=1, turn=2)
    assert game.refused(None, Timeout(turn=1)) == "stale_turn"


def test_TBL_12_out_of_time_after_drawing_the_drawn_card_is_discarded() -> None:
    game = two("2C KD", stock="3H")
    game.draw(0)
    assert texts([game.timeout()[0].card]) == "3H"


def test_TBL_12_or_the_highest_loose_card_where_it_may_not_go_back() -> None:
    game = two("JS QS KS TD 2C", opening="9D")
    game.draw(0, "pile")
    assert texts([game.timeout()[0].card]) == "TD"


def test_TBL_12_with_the_drawn_card_on_the_table_the_highest_loose_card_goes() -> None:
    game = two("8S 8H 2C TD", stock="8D")
    game.draw(0)
    game.lay_down(0, "8S 8H 8D")
    assert texts([game.timeout()[0].card]) == "TD"


def test_TBL_12_where_nothing_else_is_loose_a_meld_gives_a_card() -> None:
    game = two("JS QS KS", opening="2D")
    game.draw(0, "pile")
    assert texts([game.timeout()[0].card]) == "JS"


def test_TBL_11_leaving_is_no_event_of_the_deal() -> None:
    game = two("2C 3D")
    assert game.leave(0) == ()
    assert game.leave(1) == ()


@pytest.mark.parametrize("action", [Drop(), Declare(0), Submit(()), Pass(), Knock(0)], ids=lambda one: type(one).__name__)
def test_actions_of_other_games_are_refused_by_name(action: Any) -> None:
    game = two("2C 3D")
    assert game.refused(0, action) == "not_in_this_game"


def test_worked_case_KC_taken_from_the_pile_stays_unless_it_is_the_last_card() -> None:
    """Rulebook 6: KC taken from the discard pile may not be discarded in that turn, unless it is the last card in hand."""
    game = two("QC QD QH 2C", opening="KC", second="9S 9H")
    game.draw(0, "pile")
    game.lay_down(0, "QC QD QH")
    assert game.refused(0, Discard(game.card(0, "KC"))) == "taken_may_not_return"


def test_worked_case_cards_left_in_hand() -> None:
    """Rulebook 6: left with KC QD 9S AC: 10+10+9+1 = 30 for the winner."""
    game = two("2C 3D")
    assert rum.settle.count(game.deal, cards("KC QD 9S AC")) == 30
