"""What a hand of Gin scores: research 4.2 rules 10 to 13, 4.4, 4.6, and the worked examples of 4.7."""

import pytest

from helpers.gin import Hand, knocked, rig, rules
from openrummy.cards import cards, faces, text, texts
from openrummy.games import gin
from openrummy.games.actions import BigGin, Discard, Draw, Knock, LayOff, Submit
from openrummy.games.events import DealEnded, Knocked, LaidOff, LaidOffCard, LimitSet, Submitted
from openrummy.games.views import GinView
from openrummy.rules import Rules, RulesError, preset

CLASSIC = rules("gin-classic")
MODERN = rules("gin")
BY_HAND = rules("gin", defence="player")

G1 = "3S 4S 5S 9H 9D 9C JS JH JD 7C"
"""Seven left."""


def both(knocker: str, defender: str, opening: str = "KD", card: str = "KC") -> tuple[tuple[int, int], tuple[int, int]]:
    """The scores of knocker and defender under the modern and the classic values."""
    modern, classic = (knocked(knocker, defender, card, made=made, opening=opening).scores for made in (MODERN, CLASSIC))
    return modern, classic


def test_example_G1_three_cards_laid_off() -> None:
    defender = "AH 2H 3H QC QD QH 6S 7S 9S 8D"
    assert both(G1, defender) == ((1, 0), (1, 0))
    hand = knocked(G1, defender, "KC", opening="KD")
    line = hand.result(1)
    assert hand.end.cause == "knock"
    assert {text(one.card): one.meld for one in line.laid_off} == {"6S": 0, "7S": 0, "9S": 2}
    assert (line.points, texts(line.loose), line.standing) == (8, "8D", "counted")
    assert [texts(group.cards) for group in line.groups] == ["AH 2H 3H", "QH QD QC"]
    assert (hand.result(0).points, hand.result(0).standing) == (7, "won")


def test_example_G2_a_tie_is_an_undercut() -> None:
    assert both(G1, "AH 2H 3H QC QD QH 6S 7S 9S 7D") == ((0, 25), (0, 10))


def test_example_G3_undercut() -> None:
    assert both(G1.replace("7C", "TC"), "AH 2H 3H QC QD QH 6S 7S 9S 4D") == ((0, 31), (0, 16))


def test_example_G4_gin_and_nothing_laid_off() -> None:
    assert both(G1.replace("7C", "JC"), "AH 2H 3H QC QD QH 6S 7S 9S 8D") == ((55, 0), (50, 0))


def test_example_G5_gin_beats_a_hand_without_deadwood() -> None:
    assert both(G1.replace("7C", "JC"), "AH 2H 3H 4H QC QD QH 6C 7C 8C") == ((25, 0), (20, 0))


def big(made: Rules) -> Hand:
    mine, theirs = "4C 5C 6C 7C TD JD QD KD 2S 2H", "KS KC QH 9C 3D 5H 8S 7D 6S AC"
    hand = rig({0: mine, 1: theirs}, stock="2D", opening="TS", made=made).passes(0, 1)
    hand.draw(0)
    return hand


def test_example_G6_big_gin() -> None:
    hand = big(MODERN)
    assert gin.legal(hand.deal, 0).big_gin
    hand.big_gin(0)
    assert (hand.end.cause, hand.scores) == ("big_gin", (100, 0))
    shown = hand.deal.knocked
    assert shown is not None
    assert (shown.card, len(shown.melds), shown.loose, hand.result(1).points) == (None, 3, (), 69)


@pytest.mark.parametrize(("made", "score"), [(rules("gin", big_gin="off"), 94), (CLASSIC, 89)], ids=["modern", "classic"])
def test_example_G6_without_big_gin_it_is_gin(made: Rules, score: int) -> None:
    hand = big(made)
    assert not gin.legal(hand.deal, 0).big_gin
    assert hand.refused(0, BigGin()) == "not_in_this_game"
    hand.knock(0, "7C")
    assert (hand.end.cause, hand.scores) == ("gin", (score, 0))


def test_example_G7_no_bridge_over_the_knockers_deadwood() -> None:
    knocker, defender = "5H 6H 7H KS KD KC 2S 2C 2D 9H", "3C 4C 5C JD JC JS AD AS 8H TH"
    assert both(knocker, defender, opening="QS", card="QD") == ((3, 0), (3, 0))
    line = knocked(knocker, defender, "QD", opening="QS").result(1)
    assert (line.points, [text(one.card) for one in line.laid_off]) == (12, ["8H"])


def test_example_G8_melds_and_lay_offs_are_chosen_together() -> None:
    knocker, defender = "5S 6S 7S KS KD KC 2S 2C 2D 6D", "8S 8H 8D 8C 2H 3H 4H 9S QD JC"
    assert both(knocker, defender, opening="TS", card="TD") == ((14, 0), (14, 0))
    line = knocked(knocker, defender, "TD", opening="TS").result(1)
    assert (line.points, texts(one.card for one in line.laid_off)) == (20, "8S 9S")
    assert [one.meld for one in line.laid_off] == [1, 1]


def test_example_G9_31_cards_in_the_stock_and_two_after_the_29th_draw() -> None:
    hand = rig({0: "3S 4S 5S 9H 9S 9C JS JH JD KC"}, last="2C").passes(0, 1)
    assert len(hand.deal.stock) == 31
    hand.run_down(3)
    hand.draw(0)
    assert (len(hand.deal.stock), hand.deal.draws) == (2, 29)
    scored = gin.decide(hand.deal, 0, Knock(faces("KC")[0]))[-1]
    assert isinstance(scored, DealEnded)
    assert scored.cause != "void"
    hand.discard(0, "KC")
    assert hand.end.cause == "void"


def test_GIN_10_gin_is_a_knock_with_nothing_loose() -> None:
    hand = knocked(G1.replace("7C", "JC"), "", "KC", opening="KD")
    assert (hand.deal.knocked and hand.deal.knocked.how, hand.end.cause) == ("gin", "gin")


def test_GIN_10_big_gin_needs_all_eleven() -> None:
    hand = rig({0: G1}, stock="KC", opening="KD").passes(0, 1)
    hand.draw(0)
    assert not gin.legal(hand.deal, 0).big_gin
    assert hand.refused(0, BigGin()) == "not_big_gin"
    assert hand.refused(0, BigGin((cards("3S 4S 5S"),))) == "not_big_gin"


def test_GIN_10_eleven_melded_cards_can_always_go_gin_as_well() -> None:
    hand = big(MODERN)
    assert 0 in {one.deadwood for one in gin.legal(hand.deal, 0).knock}


FULL = "JS QS KS 2H 3H 4H 8S 8H 8D 8C"
"""A run to the king, a run that the ace may still join, and four eights: gin; with the four of hearts elsewhere a knock."""


def test_GIN_11_nothing_is_laid_off_on_gin() -> None:
    hand = knocked(FULL, "TS AH 5H 9C 9D 7C 2D 3C KC KH", "QD", opening="QC")
    assert hand.end.cause == "gin"
    assert hand.result(1).laid_off == ()


def test_GIN_11_at_both_ends_one_after_another_and_never_past_ace_or_king() -> None:
    mine, theirs = "JS QS KS 2H 3H 4H 6C 7C 8C 5D", "TS 9S AS AH 5H 6H 5C 4C 9C TC"
    hand = knocked(mine, theirs, "QD", opening="QC")
    line = hand.result(1)
    assert (texts(line.loose), line.points) == ("AS", 1)
    assert {text(one.card) for one in line.laid_off} == {"TS", "9S", "AH", "5H", "6H", "5C", "4C", "9C", "TC"}
    # What went where, in an order in which each card fits.
    table = {at: list(cards(meld)) for at, meld in enumerate(("JS QS KS", "2H 3H 4H", "6C 7C 8C"))}
    for one in line.laid_off:
        assert one.card in (min(table[one.meld]) - 1, max(table[one.meld]) + 1)
        table[one.meld].append(one.card)
    assert hand.end.cause == "undercut"


def test_GIN_11_no_fifth_card_on_a_set_of_four_and_none_on_loose_cards() -> None:
    mine, theirs = "8S 8H 8D 8C JS QS KS 4D 5D AC", "6D AS AD AH 2C 3C 9S 9H KD KC"
    hand = knocked(mine, theirs, "QD", opening="QC")
    assert hand.deal.knocked is not None
    assert texts(hand.deal.knocked.loose) == "4D 5D AC"
    # 6D would need 4D 5D, 2C 3C the ace: they are the knocker's loose cards.
    assert hand.result(1).laid_off == ()


def test_GIN_11_a_card_that_fits_run_and_set_goes_where_the_next_one_can_follow() -> None:
    """8S would be the fourth eight, but then 9S had no place."""
    hand = knocked("5S 6S 7S 8H 8D 8C JS JH JD AC", "8S 9S KC KH KS QC QH 4D 2D 5C", "QD", opening="KD")
    line = hand.result(1)
    assert [text(one.card) for one in line.laid_off] == ["8S", "9S"]
    assert len({one.meld for one in line.laid_off}) == 1


def test_GIN_11_the_knocker_lays_off_nothing() -> None:
    hand = knocked(G1, "6S 7S 8S QC QD QH 7D 7H AH AD", "KC", opening="KD")
    assert hand.result(0).laid_off == ()


def by_hand() -> Hand:
    """G8 with the defence left to the player."""
    knocker, defender = "5S 6S 7S KS KD KC 2S 2C 2D 6D", "8S 8H 8D 8C 2H 3H 4H 9S QD JC"
    return knocked(knocker, defender, "TD", made=BY_HAND, opening="TS")


def test_GIN_12_option_player_lays_off_card_by_card_and_submits_the_melds() -> None:
    hand = by_hand()
    assert (hand.deal.phase, hand.deal.seat, hand.deal.end) == ("defend", 1, None)
    assert gin.waited_for(hand.deal) == (1,)
    legal = gin.legal(hand.deal, 1)
    # The runs and sets lie in the order shown: 2S 2D 2C, 5S 6S 7S, KS KD KC.
    assert {text(one.card): one.melds for one in legal.lay_off} == {"8S": (1,), "2H": (0,)}
    assert legal.submit
    assert not gin.legal(hand.deal, 0)
    nine = faces("9S")[0]
    assert hand.refusal(1, LayOff(nine, 1)) == ("does_not_fit", {"card": nine, "meld": 1})
    assert hand.lay_off(1, "8S", 1) == (LaidOff(seat=1, card=faces("8S")[0], meld=1, cards=cards("5S 6S 7S 8S")),)
    hand.lay_off(1, "9S", 1)
    assert hand.deal.melds[1].owners == (0, 0, 0, 1, 1)
    submitted = hand.submit(1, "8H 8D 8C / 2H 3H 4H")[0]
    assert isinstance(submitted, Submitted)
    line = hand.result(1)
    assert (line.points, line.laid_off) == (20, (LaidOffCard(faces("8S")[0], 1), LaidOffCard(faces("9S")[0], 1)))
    assert hand.scores == (14, 0)


def test_GIN_12_option_player_is_counted_by_what_was_chosen_and_shown_the_best() -> None:
    hand = by_hand()
    hand.submit(1, "8S 8H 8D 8C / 2H 3H 4H")
    line = hand.result(1)
    assert (line.points, line.best_points, hand.scores) == (29, 20, (23, 0))


def test_GIN_12_option_player_a_group_that_is_no_meld_counts_as_loose() -> None:
    hand = by_hand()
    hand.submit(1, "8S 8H 8D 8C / 2H 3H 9S")
    assert hand.result(1).points == 2 + 3 + 4 + 9 + 10 + 10


def test_GIN_12_option_player_time_out_finishes_the_defence_at_its_best() -> None:
    hand = by_hand()
    assert gin.clock(hand.deal) == 60
    hand.lay_off(1, "2H", 0)
    hand.timeout()
    line = hand.result(1)
    # The two of hearts cannot come back: 3H 4H stay loose.
    assert (line.points, texts(one.card for one in line.laid_off)) == (27, "2H 8S 9S")
    assert line.best_points == 20


def test_GIN_12_option_player_only_the_defender_acts_and_only_with_own_cards() -> None:
    hand = by_hand()
    assert hand.refused(0, Submit(())) == hand.refused(0, Draw("stock")) == "knocked_already"
    assert hand.refused(1, Draw("stock")) == "knocked_already"
    assert hand.refusal(1, LayOff(faces("8S")[0], 9)) == ("no_such_meld", {"meld": 9})
    assert hand.refused(1, LayOff(faces("5S")[0], 1)) == "card_not_in_hand"
    assert hand.refused(1, Submit((cards("5S 6S 7S"),))) == "groups_not_hand"


def test_GIN_12_option_player_gin_is_settled_at_once() -> None:
    hand = knocked(G1.replace("7C", "JC"), "AH 2H 3H QC QD QH 6S 7S 9S 8D", "KC", made=BY_HAND, opening="KD")
    assert hand.scores == (55, 0)


def test_GIN_13_both_hands_lie_open_and_only_the_winner_scores() -> None:
    hand = knocked(G1, "AH 2H 3H QC QD QH 6S 7S 9S 4D", "KC", opening="KD")
    for line in hand.end.results:
        shown = [card for group in line.groups for card in group.cards] + list(line.loose) + [one.card for one in line.laid_off]
        assert len(shown) == 10
    winner, loser = hand.result(1), hand.result(0)
    assert (hand.end.cause, hand.end.winner) == ("undercut", 1)
    assert (winner.score, winner.bonus, loser.score, loser.bonus) == (28, 25, 0, 0)


def test_GIN_13_option_undercut_on_tie_off_leaves_the_hand_to_the_knocker() -> None:
    hand = knocked(G1, "AH 2H 3H QC QD QH 6S 7S 9S 7D", "KC", made=rules("gin", undercut_on_tie=False), opening="KD")
    assert (hand.end.cause, hand.end.winner, hand.scores) == ("knock", 0, (0, 0))


@pytest.mark.parametrize(("upcard", "limit"), [("2H", 2), ("6C", 6), ("9D", 9), ("TH", 10), ("JD", 10), ("QC", 10), ("KH", 10)])
def test_GIN_19_the_upcard_sets_the_limit(upcard: str, limit: int) -> None:
    hand = rig({}, opening=upcard, made=rules("gin-oklahoma"))
    assert hand.events[1] == LimitSet(knock_limit=limit)
    assert hand.deal.limit == limit


def test_GIN_19_it_stays_after_the_upcard_is_gone_and_both_still_see_it() -> None:
    hand = rig({}, opening="6C", made=rules("gin-oklahoma"))
    hand.draw(0, "pile")
    hand.act(0, Discard(gin.legal(hand.deal, 0).discard[0]))
    for viewer in (0, 1, None):
        seen = gin.view(hand.deal, viewer).game
        assert isinstance(seen, GinView)
        assert (seen.knock_limit, text(seen.upcard)) == (6, "6C")


@pytest.mark.parametrize(("option", "limit"), [("gin_only", 0), ("one", 1)])
def test_GIN_20_an_ace_turned(option: str, limit: int) -> None:
    assert rig({}, opening="AH", made=rules("gin-oklahoma", ace_upcard=option)).deal.limit == limit


def test_GIN_21_a_spade_turned_doubles_everything_scored_bonuses_included() -> None:
    made = rules("gin-oklahoma")
    assert [rig({}, opening=one, made=made).deal.factor for one in ("4S", "4H", "4D", "4C")] == [2, 1, 1, 1]
    assert rig({}, opening="4S", made=rules("gin-oklahoma", spades_double=False)).deal.factor == 1


def test_GIN_21_may_be_played_without_oklahoma() -> None:
    hand = rig({}, opening="4S", made=rules("gin", spades_double=True))
    assert (hand.deal.limit, hand.deal.factor) == (10, 2)


def test_GIN_22_oklahoma_is_played_to_150_or_100() -> None:
    assert preset("gin-oklahoma").rules.match.target == 150
    assert rules("gin-oklahoma", target=100).match.target == 100


RED = "3H 4H 5H 9H 9D 9C JS JH JD"


def test_example_O1_upcard_six() -> None:
    made = rules("gin-oklahoma")
    for left, allowed in (("7C", False), ("6D", True)):
        hand = rig({0: f"{RED} {left}"}, stock="KC", opening="6C", made=made).passes(0, 1)
        hand.draw(0)
        king = faces("KC")[0]
        assert (king in {one.card for one in gin.legal(hand.deal, 0).knock}) is allowed
        if allowed:
            hand.knock(0, "KC")
            assert hand.deal.end is not None
        else:
            assert hand.refusal(0, Knock(king)) == ("knock_too_high", {"deadwood": 7, "limit": 6})


@pytest.mark.parametrize(
    ("left", "theirs", "scores"),
    [
        ("3D", "QC QD QH QS AS AC AD KD 7S 4C", (36, 0)),
        ("4D", "QC QD QH AS AC AD 6S 7S 8S 2C", (0, 54)),
    ],
)
def test_example_O2_spades_double(left: str, theirs: str, scores: tuple[int, int]) -> None:
    assert knocked(f"{RED} {left}", theirs, "KC", made=rules("gin-oklahoma"), opening="4S").scores == scores


@pytest.mark.parametrize(("option", "allowed"), [("gin_only", False), ("one", True)])
def test_example_O3_upcard_ace(option: str, allowed: bool) -> None:
    hand = rig({0: f"{RED} AD"}, stock="KC", opening="AH", made=rules("gin-oklahoma", ace_upcard=option)).passes(0, 1)
    hand.draw(0)
    assert bool(gin.legal(hand.deal, 0).knock) is allowed


def test_example_S1_straight_gin() -> None:
    hand = rig({0: f"{RED} AD"}, stock="KC", opening="6C", made=rules("gin-straight")).passes(0, 1)
    hand.draw(0)
    assert hand.refusal(0, Knock(faces("KC")[0])) == ("knock_too_high", {"deadwood": 1, "limit": 0})


def test_GIN_27_straight_gin_ends_by_gin_or_big_gin_and_the_dead_hand_stands() -> None:
    made = rules("gin-straight")
    assert knocked(f"{RED} JC", "", "KC", made=made, opening="6C").end.cause == "gin"
    straight = big(made)
    straight.big_gin(0)
    assert straight.scores == (100, 0)
    assert rig({}, made=made).passes(0, 1).run_down(2).end.cause == "void"


def test_GIN_27_straight_gin_keeps_its_limit_whatever_is_turned() -> None:
    """Hollywood may be played straight and as Oklahoma at once (research 4.5)."""
    assert rig({}, opening="6C", made=rules("gin-hollywood", knock_limit=0, oklahoma=True)).deal.limit == 0
    with pytest.raises(RulesError, match="unknown_option"):
        rules("gin-straight", knock_limit=5)


def test_what_is_shown_is_an_event_for_all() -> None:
    hand = knocked(G1, "AH 2H 3H QC QD QH 6S 7S 9S 8D", "KC", opening="KD")
    shown = next(event for event in hand.events if isinstance(event, Knocked))
    for viewer in (0, 1, None):
        assert gin.event_for(shown, viewer, hand.deal) == shown
