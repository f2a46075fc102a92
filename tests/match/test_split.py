"""Agreeing on a split: POOL-11, POOL-12 and the examples L7 to L9."""

from typing import Any

import msgspec
import pytest

from match.deals import Played, standing, the
from match.test_pool import pool
from openrummy import match as matches
from openrummy.match.actions import AnswerSplit, Elapsed, ProposeSplit, Quit
from openrummy.match.events import Agreed, Declined, SeatLeft, SplitProposed, WindowClosed
from openrummy.match.sharing import equal_shares, split_by_drops

SHARES = {0: 3000, 1: 2000, 2: 1000}


def splitting(*totals: int, of: int = 6000, seats: int = 4, entry: int = 1000, **changes: Any) -> Played:
    """A pool in which the seats after those with totals are out."""
    out = [101] * (seats - len(totals))
    played = standing(pool(seats, entry=entry, **changes), *totals, *out)
    played.match = msgspec.structs.replace(played.match, pool=of)
    return played


def test_example_L7_what_is_over_goes_from_the_lowest_total_upward() -> None:
    assert split_by_drops(15000, 2500, {0: 3, 1: 1, 2: 0}, {0: 40, 1: 80, 2: 95}) == {0: 9167, 1: 4167, 2: 1666}


def test_example_L8_three_players_of_a_larger_table() -> None:
    played = splitting(60, 80, 95)
    assert matches.legal(played.match, 1).shares == SHARES
    assert split_by_drops(5280, 880, {0: 2, 1: 1, 2: 0}, {0: 60, 1: 80, 2: 95}) == {0: 2640, 1: 1760, 2: 880}


def test_example_L9_two_players() -> None:
    assert split_by_drops(800, 100, {0: 2, 1: 1}, {0: 60, 1: 80}) == {0: 450, 1: 350}
    assert split_by_drops(800, 100, {0: 3, 1: 1}, {0: 40, 1: 80}) == {0: 500, 1: 300}


def test_POOL_11_all_must_agree() -> None:
    played = splitting(60, 80, 95)
    assert the(SplitProposed, played.act("B", ProposeSplit())).shares == SHARES
    window = played.view.window
    assert (window.kind, window.by, window.waiting, window.shares) == ("split", 1, (0, 2), SHARES)
    assert matches.legal(played.match, 0).answer_split
    assert not matches.legal(played.match, 1).answer_split
    assert played.refused("A", ProposeSplit()) == "window_open"
    assert played.refused("D", AnswerSplit(True)) == "not_asked"
    assert played.act("A", AnswerSplit(True)) == (Agreed(seat=0),)
    assert played.refused("A", AnswerSplit(False)) == "not_asked"
    played.act("C", AnswerSplit(True))
    ended = played.view.end
    assert (ended.cause, ended.winners, ended.payouts) == ("manual_split", (0, 1, 2), SHARES | {3: 0})
    assert played.view.window is None


def test_POOL_11_otherwise_play_goes_on_and_nobody_is_asked_twice_between_two_deals() -> None:
    played = splitting(60, 80, 95)
    played.act("A", ProposeSplit())
    assert played.act("B", AnswerSplit(False)) == (Declined(seat=1), WindowClosed(window=1))
    assert played.view.end is None
    assert played.refused("C", ProposeSplit()) == "split_refused"
    played.deal("A", B=1, C=1)
    assert the(SplitProposed, played.act("C", ProposeSplit())).window == 2
    assert played.act(None, Elapsed(2)) == (Declined(seat=0), Declined(seat=1), WindowClosed(window=2))


@pytest.mark.parametrize(
    ("seats", "totals", "can"),
    [
        (4, (60, 80, 95), True),
        (4, (60, 80), True),
        (3, (60, 80), True),
        (3, (60, 80, 95), False),
        (2, (60, 80), False),
        (5, (60, 80, 95, 10), False),
    ],
)
def test_POOL_11_at_which_tables(seats: int, totals: tuple[int, ...], can: bool) -> None:
    played = splitting(*totals, seats=seats)
    assert matches.legal(played.match, 0).propose_split == can
    if not can:
        assert played.refused("A", ProposeSplit()) == "no_split_now"


def test_POOL_11_the_rest_must_be_an_entry_at_least() -> None:
    # Drops 5 and 0: five entries go first.
    assert splitting(0, 100, of=5999).refused("A", ProposeSplit()) == "no_split_now"
    assert matches.legal(splitting(0, 100, of=6000).match, 0).shares == {0: 5500, 1: 500}


def test_POOL_11_split_max_drop_gap_and_manual_split() -> None:
    assert splitting(60, 95, split_max_drop_gap=1).refused("A", ProposeSplit()) == "no_split_now"
    assert matches.legal(splitting(60, 95, split_max_drop_gap=2).match, 0).propose_split
    assert splitting(60, 95, manual_split=False).refused("A", ProposeSplit()) == "not_in_this_game"


def test_POOL_12_shares_are_whole_chips_and_always_all_of_them() -> None:
    assert equal_shares(100, {2: 50, 0: 50, 1: 20}) == {2: 33, 0: 33, 1: 34}
    assert equal_shares(101, {2: 50, 0: 50, 1: 20}) == {2: 33, 0: 34, 1: 34}, "in seat order on ties"
    for amount in range(40):
        assert sum(equal_shares(amount, {0: 1, 1: 1, 2: 9}).values()) == amount


def test_POOL_13_a_leaver_ends_a_proposed_split() -> None:
    played = splitting(60, 80, 95)
    played.act("A", ProposeSplit())
    assert played.act("C", Quit()) == (SeatLeft(seat=2), WindowClosed(window=1))
    assert matches.legal(played.match, 1).propose_split, "nobody has refused"
