"""A fixed number of deals, lowest total: DEAL-1 to DEAL-6."""

import pytest

from match.deals import Played, rules
from openrummy import match as matches
from openrummy.match.actions import ProposeSplit, Quit


def fixed(deals: int = 2, seats: int = 3) -> Played:
    return Played(rules(format="deals", deals=deals, cap=1000), seats)


@pytest.mark.parametrize("deals", [2, 3])
def test_DEAL_1_a_match_is_that_many_deals(deals: int) -> None:
    played = fixed(deals)
    for number in range(1, deals + 1):
        assert (played.view.deal, played.view.deals, played.view.end) == (number - 1, deals, None)
        played.deal("A", B=10, C=20)
    assert played.view.end.cause == "deals_played"
    assert matches.next_deal(played.match) is None


def test_DEAL_3_the_declarer_adds_nothing_and_DEAL_4_the_others_their_uncapped_counts() -> None:
    played = fixed()
    played.deal("A", B=104, C=7)
    assert played.totals == [0, 104, 7]
    assert played.view.lines[0].added == {0: 0, 1: 104, 2: 7}


def test_DEAL_5_after_a_wrong_show_everyone_adds_and_the_match_goes_on() -> None:
    played = fixed()
    played.deal(None, "wrong_show", A=95, B=12, C=30)
    assert played.totals == [95, 12, 30]
    assert played.view.lines[0].winner is None
    assert played.view.end is None
    played.deal("A", B=1, C=2)
    assert played.totals == [95, 13, 32]


def test_DEAL_6_lowest_total_wins_and_equal_ones_win_together() -> None:
    played = fixed()
    played.deal("A", B=10, C=20)
    played.deal("B", A=10, C=5)
    assert played.view.end.winners == (0, 1)
    alone = fixed()
    alone.deal("A", B=10, C=20)
    alone.deal("C", A=30, B=10)
    assert alone.totals == [30, 20, 20]
    assert alone.view.end.winners == (1, 2)


def test_a_void_deal_counts_for_nothing_and_the_same_dealer_deals_it_again() -> None:
    played = fixed()
    played.deal("A", B=10, C=20)
    before = matches.next_deal(played.match)
    played.deal(None, "void")
    assert played.totals == [0, 10, 20]
    assert (played.view.deal, matches.next_deal(played.match)) == (1, before)


def test_TBL_11_a_leaver_changes_nothing_a_stand_in_plays() -> None:
    played = fixed()
    assert played.act("B", Quit()) == ()
    assert played.refused("A", ProposeSplit()) == "not_in_this_game"
    following = matches.next_deal(played.match)
    assert following is not None
    assert following.seats == (0, 1, 2)
