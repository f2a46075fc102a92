"""How Points deals follow each other: PTS-2, PTS-17."""

import pytest

from helpers.rig import POOR, WINNING, rig
from openrummy.games.events import DealEnded
from openrummy.match.single import add_totals, next_dealer


def test_PTS_2_the_deal_passes_to_the_next_seat_dealt_in() -> None:
    seats = (0, 2, 5)
    assert [next_dealer(dealer, seats) for dealer in (0, 2, 5)] == [2, 5, 0]
    # The last dealer may have left, or sit out.
    assert [next_dealer(dealer, seats) for dealer in (1, 3, 4)] == [2, 5, 5]
    assert next_dealer(2, (2, 3)) == 3
    with pytest.raises(ValueError, match="nobody"):
        next_dealer(0, ())


def test_PTS_2_a_void_deal_is_dealt_again_by_the_same_dealer() -> None:
    void = DealEnded(cause="void", winner=None, results=(), seed="")
    assert next_dealer(2, (0, 2, 5), void) == 2
    assert next_dealer(2, (0, 5), void) == 5
    shown = DealEnded(cause="shown", winner=0, results=(), seed="")
    assert next_dealer(2, (0, 2, 5), shown) == 5


def test_PTS_17_chips_add_up_over_deals_and_seats_not_dealt_in_keep_theirs() -> None:
    game = rig({0: WINNING, 1: POOR, 2: "JS"})
    game.turn(0)
    game.drop(1)
    game.drop(0)
    totals = add_totals({0: 5, 1: -5, 4: 7}, game.end)
    assert totals == {0: -35, 1: -25, 2: 60, 4: 7}
    assert add_totals(totals, game.end)[2] == 120
