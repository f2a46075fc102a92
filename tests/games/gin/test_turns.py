"""How a hand of Gin goes: research 4.2, rules 1 to 9 and 14, 15, as GIN-n."""

from collections import Counter

import pytest

from helpers.gin import Hand, rig, rules
from openrummy import games
from openrummy.cards import cards, faces, text, texts
from openrummy.games import gin
from openrummy.games.actions import (
    BigGin,
    Declare,
    Discard,
    Draw,
    Drop,
    Exchange,
    Knock,
    LayDown,
    LayOff,
    Leave,
    Pass,
    Submit,
    Timeout,
)
from openrummy.games.events import DealStarted, Discarded, Drew, Event, LimitSet, Passed, TurnStarted
from openrummy.games.gin.melding import kind_of, points
from openrummy.packs import build

BLANK = "AH 3S 5H 7S 9H JS KH 2D 4C 6D"
"""No meld, and nobody may knock with it."""

NEAR = "3S 4S 5S 9H 9S 9C JS JH JD KC"
"""With the king gone, 7 points or less remain to knock with."""


def begin(seed: int = 1, **changes: object) -> tuple[Event, ...]:
    return games.start(
        rules("gin", **changes), deal=1, seats=(0, 1), dealer=1, seed=seed.to_bytes(32, "big"), totals={0: 0, 1: 0}
    )


def test_GIN_1_one_pack_without_jokers() -> None:
    assert build(rules().packs) == tuple(range(52))


def test_GIN_1_the_ace_is_low_and_counts_one() -> None:
    assert kind_of(cards("AS 2S 3S")) == "run"
    assert kind_of(cards("QS KS AS")) is None
    assert [points(cards(one)) for one in ("AS", "9S", "TS", "JS", "QS", "KS")] == [1, 9, 10, 10, 10, 10]


@pytest.mark.parametrize("seats", [(0,), (0, 1, 2)])
def test_GIN_1_two_players(seats: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="seats"):
        games.start(rules(), deal=1, seats=seats, dealer=0, seed=bytes(32), totals={})


def test_GIN_2_the_low_card_deals_first() -> None:
    heights = {"C": 0, "D": 1, "H": 2, "S": 3}
    seen = set()
    for seed in range(200):
        started = games.start(
            rules(), deal=1, seats=(0, 1), dealer=None, seed=seed.to_bytes(32, "big"), totals={0: 0, 1: 0}, draw_for_deal=True
        )[0]
        assert isinstance(started, DealStarted)
        drawn = {seat: text(card) for seat, card in started.dealer_cards.items()}
        height = {seat: ("A23456789TJQK".index(card[0]), heights[card[1]]) for seat, card in drawn.items()}
        assert started.dealer == min(height, key=lambda seat: height[seat])
        seen.add(drawn[0][0] == drawn[1][0])
    assert seen == {True, False}, "no tie, decided by suit, among so many"


def test_GIN_3_ten_cards_one_at_a_time_then_the_upcard_and_31_are_left() -> None:
    started, limit, turn = begin()
    assert isinstance(started, DealStarted)
    assert started.seats == (0, 1)
    assert [len(started.hands[seat]) for seat in (0, 1)] == [10, 10]
    assert started.stock_size == len(started.stock or ()) == 31
    assert limit == LimitSet(knock_limit=10)
    assert turn == TurnStarted(seat=0, turn=1)


def test_GIN_4_the_first_player_may_take_the_upcard_or_pass() -> None:
    hand = rig({0: BLANK})
    legal = gin.legal(hand.deal, 0)
    assert (hand.deal.phase, legal.draw, legal.may_pass) == ("upcard", ("pile",), True)
    assert not gin.legal(hand.deal, 1)
    assert hand.refused(0, Draw("stock")) == "upcard_first"
    assert hand.refused(1, Pass()) == "not_your_turn"
    hand.draw(0, "pile")
    assert hand.deal.taken is not None
    assert text(hand.deal.taken.card) == "9D"
    hand.discard(0, "KH")
    assert (hand.deal.phase, hand.deal.seat) == ("draw", 1)
    assert gin.legal(hand.deal, 1).draw == ("stock", "pile")


def test_GIN_4_then_the_dealer_and_the_next_turn_is_a_normal_one() -> None:
    hand = rig({1: BLANK})
    assert hand.act(0, Pass()) == (Passed(seat=0), TurnStarted(seat=1, turn=2))
    assert gin.legal(hand.deal, 1).may_pass
    hand.draw(1, "pile")
    hand.discard(1, "KH")
    legal = gin.legal(hand.deal, 0)
    assert (hand.deal.phase, legal.draw, legal.may_pass) == ("draw", ("stock", "pile"), False)


def test_GIN_4_after_two_passes_the_first_player_must_draw_from_the_stock() -> None:
    hand = rig({}).passes(0, 1)
    legal = gin.legal(hand.deal, 0)
    assert (hand.deal.seat, hand.deal.phase, legal.draw, legal.may_pass) == (0, "draw", ("stock",), False)
    assert hand.refused(0, Draw("pile")) == "upcard_passed"
    assert hand.refused(0, Pass()) == "no_pass_now"
    hand.turn(0)
    assert gin.legal(hand.deal, 1).draw == ("stock", "pile")
    assert hand.refused(1, Pass()) == "no_pass_now"


def test_GIN_4_taking_the_upcard_is_a_full_turn_in_which_one_may_knock() -> None:
    hand = rig({0: "3S 4S 5S 9H 9C JS JH JD 2C KC"}, opening="9D")
    hand.draw(0, "pile")
    hand.knock(0, "KC")
    assert hand.end.cause in ("knock", "undercut")


def test_GIN_5_draw_stock_or_pile_then_one_discard() -> None:
    hand = rig({0: BLANK}, stock="QC 8C TC").passes(0, 1)
    assert hand.refused(0, Discard(*cards("KH"))) == "draw_first"
    hand.draw(0)
    assert hand.refused(0, Draw("stock")) == "already_drawn"
    assert hand.refusal(0, Discard(*cards("8C"))) == ("card_not_in_hand", {"card": faces("8C")[0]})
    hand.discard(0, "QC")
    assert text(hand.deal.pile[-1]) == "QC"
    assert hand.draw(1, "pile") == (Drew(seat=1, source="pile", card=faces("QC")[0]),)
    assert len(hand.deal.players[1].hand) == 11


def test_GIN_6_the_card_taken_from_the_pile_may_not_go_back() -> None:
    hand = rig({0: NEAR}, opening="2C")
    hand.draw(0, "pile")
    two = faces("2C")[0]
    legal = gin.legal(hand.deal, 0)
    assert two not in legal.discard
    assert [one.card for one in legal.knock] == [faces("KC")[0]]
    assert hand.refusal(0, Discard(two)) == ("taken_may_not_return", {"card": two})
    assert hand.refusal(0, Knock(two)) == ("taken_may_not_return", {"card": two})
    seen = gin.view(hand.deal, 0).own
    assert seen is not None
    assert (seen.taken, seen.no_return) == (two, two)


def test_GIN_6_a_card_from_the_stock_may_be_discarded_at_once() -> None:
    hand = rig({0: BLANK}, stock="QC").passes(0, 1)
    hand.turn(0, "QC")
    assert hand.deal.seat == 1


@pytest.mark.parametrize(
    ("meld", "kind"),
    [
        ("8S 8H 8D", "set"),
        ("8S 8H 8D 8C", "set"),
        ("4H 5H 6H", "run"),
        ("9C TC JC QC KC", "run"),
        ("KD AD 2D", None),
        ("4H 5H", None),
        ("4H 5H 7H", None),
        ("QS KS AH", None),
        ("4H 5H 6D", None),
    ],
)
def test_GIN_7_sets_and_runs(meld: str, kind: str | None) -> None:
    assert kind_of(cards(meld)) == kind


def test_GIN_7_melds_stay_in_the_hand_until_the_end() -> None:
    hand = rig({0: NEAR}).passes(0, 1)
    hand.draw(0)
    assert hand.refused(0, LayDown(cards("3S 4S 5S"))) == "not_in_this_game"


def test_GIN_8_a_knock_needs_deadwood_of_at_most_the_limit_and_is_legal_on_the_first_turn() -> None:
    hand = rig({0: "3S 4S 5S 9H 9C 9S JS JH JD KC"}, stock="QC TC 2D").passes(0, 1)
    hand.draw(0)
    # Ten points are left whichever of the two goes; no more.
    assert {text(one.card): one.deadwood for one in gin.legal(hand.deal, 0).knock} == {"KC": 10, "QC": 10}
    hand.knock(0, "QC")
    assert hand.end.cause in ("knock", "undercut")


def test_GIN_8_too_high_a_knock_is_refused_with_both_numbers() -> None:
    hand = rig({0: "3S 4S 5S 9H 9C 9S JS JH 2D KC"}, stock="QC").passes(0, 1)
    hand.draw(0)
    assert hand.refusal(0, Knock(hand.card(0, "KC"))) == ("knock_too_high", {"deadwood": 32, "limit": 10})
    assert gin.legal(hand.deal, 0).knock == ()


def test_GIN_8_knocking_is_never_compulsory() -> None:
    hand = rig({0: NEAR}, stock="2C").passes(0, 1)
    hand.turn(0, "KC")
    assert hand.deal.end is None


CHOICE = "5S 5H 5D 3H 4H 8C 9C TC JC QC"
"""Three fives leave 7, the hearts' run leaves 10."""


def test_GIN_9_the_best_arrangement_is_shown_unless_the_knocker_chooses() -> None:
    hand = rig({0: CHOICE}, stock="KS").passes(0, 1)
    hand.draw(0)
    hand.knock(0, "KS")
    assert hand.deal.knocked is not None
    assert [texts(group.cards) for group in hand.deal.knocked.melds] == ["5S 5H 5D", "8C 9C TC JC QC"]
    assert hand.deal.knocked.deadwood == 7


def test_GIN_9_the_knocker_may_show_another_arrangement_that_still_allows_the_knock() -> None:
    hand = rig({0: CHOICE}, stock="KS").passes(0, 1)
    hand.draw(0)
    hand.knock(0, "KS", "5H 4H 3H / 8C 9C TC JC QC")
    shown = hand.deal.knocked
    assert shown is not None
    assert [(texts(group.cards), group.kind) for group in shown.melds] == [("3H 4H 5H", "run"), ("8C 9C TC JC QC", "run")]
    assert (texts(shown.loose), shown.deadwood) == ("5S 5D", 10)


def test_GIN_9_a_group_that_is_no_meld_is_loose_and_the_rest_must_still_do() -> None:
    hand = rig({0: CHOICE}, stock="KS").passes(0, 1)
    hand.draw(0)
    king = faces("KS")[0]
    wrong = (cards("5S 5H 5D"), cards("8C 9C TC JC QC 3H"))
    assert hand.refusal(0, Knock(king, wrong)) == ("knock_too_high", {"deadwood": 54, "limit": 10})
    assert hand.refusal(0, Knock(king, (cards("KS 5S 5H"),))) == ("groups_not_hand", {"card": king})
    assert hand.refused(0, Knock(king, (cards("5S 5H 5D"), cards("3H 4H 5H")))) == "groups_not_hand"


def test_GIN_14_a_discard_with_two_cards_in_the_stock_voids_the_hand() -> None:
    hand = rig({}).passes(0, 1).run_down(2)
    assert sum(isinstance(event, Drew) for event in hand.events) == 29
    assert isinstance(hand.events[-2], Discarded)
    assert (hand.end.cause, hand.end.winner, hand.scores) == ("void", None, (0, 0))
    assert all(not line.groups and not line.loose for line in hand.end.results)


def test_GIN_14_with_three_cards_in_the_stock_the_hand_goes_on() -> None:
    hand = rig({}).passes(0, 1).run_down(3)
    assert (hand.deal.end, hand.deal.phase) == (None, "draw")


def test_GIN_14_a_knock_after_the_last_draw_counts() -> None:
    hand = rig({0: NEAR}, last="2C").passes(0, 1).run_down(3)
    hand.draw(0)
    assert len(hand.deal.stock) == 2
    hand.knock(0, "KC")
    assert hand.end.cause in ("knock", "undercut")


def last_discard(dealer: str, thrown: str) -> Hand:
    """The 29th draw has been made and its card thrown; the dealer may still take it."""
    hand = rig({1: dealer}, last=thrown, made=rules(dead_hand="last_discard")).passes(0, 1).run_down(2)
    assert (hand.deal.end, hand.deal.seat, hand.deal.phase) == (None, 1, "draw")
    return hand


def test_GIN_14_option_last_discard_may_be_taken_to_knock_at_once() -> None:
    hand = last_discard("3S 4S KS 9H 9S 9C JS JH JD 2H", "5S")
    legal = gin.legal(hand.deal, 1)
    assert (legal.draw, legal.may_pass) == (("pile",), True)
    assert hand.refused(1, Draw("stock")) == "only_to_knock"
    hand.draw(1, "pile")
    legal = gin.legal(hand.deal, 1)
    assert (legal.discard, [text(one.card) for one in legal.knock]) == ((), ["KS", "2H"])
    assert hand.refused(1, Discard(*cards("KS"))) == "only_to_knock"
    hand.knock(1, "KS")
    assert hand.end.cause in ("knock", "undercut")


def test_GIN_14_option_last_discard_is_not_taken_but_to_knock() -> None:
    hand = last_discard("3S 4S KS 9H 9S 8C JS JH JD 2H", "5S")
    legal = gin.legal(hand.deal, 1)
    assert (legal.draw, legal.may_pass) == ((), True)
    assert hand.refused(1, Draw("pile")) == "only_to_knock"
    hand.act(1, Pass())
    assert (hand.end.cause, hand.end.winner) == ("void", None)


def test_GIN_14_option_last_discard_goes_by_when_time_is_up() -> None:
    for take in (False, True):
        hand = last_discard("3S 4S KS 9H 9S 9C JS JH JD 2H", "5S")
        if take:
            hand.draw(1, "pile")
        hand.timeout()
        assert hand.end.cause == "void"


def test_GIN_15_fifty_takes_from_the_pile_without_a_knock_void_the_hand() -> None:
    hand = rig({0: "AH 3S 5H 7S 9H JS KH 2D 4C 6D", 1: "AC 3D 5C 7D 9S JD KC 2H 4S 8C"}, opening="QS")
    for _ in range(100):
        seat = hand.deal.seat
        if hand.deal.end is not None:
            break
        hand.draw(seat, "pile")
        hand.act(seat, Discard(next(card for card in gin.legal(hand.deal, seat).discard)))
    drew = Counter(event.source for event in hand.events if isinstance(event, Drew))
    assert drew == {"pile": 50}
    assert (hand.end.cause, hand.end.winner) == ("void", None)


def test_TBL_12_time_out_passes_the_upcard() -> None:
    hand = rig({})
    assert hand.timeout() == (Passed(seat=0), TurnStarted(seat=1, turn=2))
    hand.timeout()
    assert hand.deal.phase == "draw"


def test_TBL_12_time_out_before_drawing_draws_from_the_stock_and_discards_that() -> None:
    hand = rig({}, stock="QC").passes(0, 1)
    (queen,) = faces("QC")
    assert hand.timeout() == (
        Drew(seat=0, source="stock", card=queen),
        Discarded(seat=0, card=queen, auto=True),
        TurnStarted(seat=1, turn=4),
    )


def test_TBL_12_time_out_after_drawing_discards_what_was_drawn() -> None:
    hand = rig({0: NEAR}, stock="2C").passes(0, 1)
    hand.draw(0)
    assert hand.timeout()[0] == Discarded(seat=0, card=faces("2C")[0], auto=True)


@pytest.mark.parametrize(
    ("held", "goes"),
    [("3S 4S 5S 9H 9S 9C JS JH 7D QC", "QC"), ("3S 4S 5S 9H 9S 9C 2S 9D JH JD", "JH"), ("3S 4S 5S 6S 9H 9S 9C 2D 2H 2S", "6S")],
    ids=["dearest-loose", "of-equals", "nothing-loose"],
)
def test_TBL_12_time_out_with_a_card_from_the_pile_discards_the_highest_loose_one(held: str, goes: str) -> None:
    hand = rig({0: held}, opening="KC" if "JH" in held else "2C")
    hand.draw(0, "pile")
    thrown = hand.timeout()[0]
    assert isinstance(thrown, Discarded)
    assert (text(thrown.card), thrown.auto) == (goes, True)


def test_TBL_12_a_time_out_never_knocks() -> None:
    hand = rig({0: NEAR}, opening="2C")
    hand.draw(0, "pile")
    hand.timeout()
    assert (text(hand.deal.pile[-1]), hand.deal.end) == ("KC", None)


def test_TBL_12_a_time_out_for_another_turn_is_refused() -> None:
    hand = rig({})
    assert hand.refusal(None, Timeout(turn=7)) == ("stale_turn", {"turn": 7, "now": 1})


def test_TBL_11_leaving_changes_nothing_in_the_hand() -> None:
    hand = rig({}).passes(0)
    assert hand.act(0, Leave()) == hand.act(1, Leave()) == ()
    assert hand.refused(5, Leave()) == "not_in_deal"


@pytest.mark.parametrize("action", [Drop(), Declare(0), Exchange(0), LayDown((0, 1, 2))], ids=lambda one: type(one).__name__)
def test_an_action_of_another_game_is_refused_by_name(action: Drop | Declare | Exchange | LayDown) -> None:
    for hand in (rig({}), rig({}).passes(0, 1)):
        assert hand.refused(hand.deal.seat, action) == "not_in_this_game"


def test_what_belongs_to_a_knock_is_refused_before_one() -> None:
    hand = rig({})
    assert hand.refused(0, LayOff(0, 0)) == "nobody_knocked"
    assert hand.refused(0, Submit(())) == "nobody_knocked"
    assert hand.refused(0, Knock(0)) == hand.refused(0, BigGin()) == "draw_first"
