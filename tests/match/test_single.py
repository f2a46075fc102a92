"""How Points deals follow each other: PTS-2, PTS-17."""

import pytest

from helpers.rig import POOR, WINNING, rig
from match.deals import ended, rules, started
from openrummy import match as matches
from openrummy.games.events import EndCause, Result
from openrummy.match import Match, dealing
from openrummy.match.single import add_totals


def test_PTS_17_chips_add_up_over_deals_and_seats_not_dealt_in_keep_theirs() -> None:
    game = rig({0: WINNING, 1: POOR, 2: "JS"})
    game.turn(0)
    game.drop(1)
    game.drop(0)
    totals = add_totals({0: 5, 1: -5, 4: 7}, game.end)
    assert totals == {0: -35, 1: -25, 2: 60, 4: 7}
    assert add_totals(totals, game.end)[2] == 120


def played(match: Match, seats: tuple[int, ...], dealer: int, cause: EndCause = "shown") -> Match:
    """The match after a deal that the first of the seats won."""
    rules = match.start.rules
    results = {seat: Result(seat=seat, standing="won" if seat == seats[0] else "counted", points=1, chips=1) for seat in seats}
    end = ended(None if cause == "void" else seats[0], results, cause)
    for event in matches.settle(match, started(rules, seats, deal=1, dealer=dealer), end):
        match = matches.evolve(match, event)
    return match


def alone(**changes: object) -> Match:
    (begun,) = matches.begin(rules(format="single", **changes), (0, 1, 2))
    return matches.evolve(None, begun)


def following(match: Match, *present: int, newcomers: bool = False) -> tuple[tuple[int, ...], int | None] | None:
    deal = matches.next_deal(match, present, newcomers=newcomers)
    return None if deal is None else (deal.seats, deal.dealer)


def test_TBL_4_whoever_is_there_is_dealt_in_and_one_alone_waits() -> None:
    match = alone()
    assert following(match, 4, 2) == ((2, 4), None)
    assert following(match, 4) is None
    match = played(match, (2, 4), 2)
    assert following(match, 0, 2, 4) == ((0, 2, 4), 4)
    assert matches.view(match, 0) is None


def test_PTS_17_totals_go_on_from_what_the_deal_began_with() -> None:
    match = played(alone(), (2, 4), 2)
    deal = matches.next_deal(match, (2, 3, 4))
    assert deal is not None
    assert deal.totals == {2: 1, 3: 0, 4: 1}


def test_CLS_4_the_right_to_start_moves_on_and_a_new_player_brings_a_new_toss() -> None:
    match = played(alone(first_deal="high_starts", first_player="left"), (0, 2, 4), 0)
    # Seat 2 started, so seat 4 is next, and the seat before it deals; also where that one has gone.
    assert following(match, 0, 2, 4) == ((0, 2, 4), 2)
    assert following(match, 0, 4) == ((0, 4), 0)
    assert following(match, 0, 2, 3, 4, newcomers=True) == ((0, 2, 3, 4), None)
    assert following(match, 0, 2, 4, newcomers=True) == ((0, 2, 4), None), "in a seat that somebody else had"
    # Who only sat out a deal is nobody new; seat 3 is next, and the seat before it deals.
    assert following(match, 0, 2, 3, 4) == ((0, 2, 3, 4), 2)
    void = played(match, (0, 2, 4), 2, "void")
    assert following(void, 0, 2, 3, 4, newcomers=True) == ((0, 2, 3, 4), 2), "a void deal is dealt again"


def test_PTS_2_the_deal_itself_passes_on_where_the_lowest_card_dealt() -> None:
    match = played(alone(), (0, 2, 4), 0)
    assert following(match, 0, 2, 3, 4) == ((0, 2, 3, 4), 2)
    assert following(match, 0, 4, 5) == ((0, 4, 5), 4), "whom it passes on to sits out"
    # The last dealer may have left, or sit out.
    gone = played(alone(), (0, 2, 4), 4)
    assert following(gone, 0, 2) == ((0, 2), 0)
    assert following(gone, 2, 5) == ((2, 5), 5)
    with pytest.raises(ValueError, match="nobody"):
        dealing.following(0, ())


def test_PTS_2_a_void_deal_is_dealt_again_by_the_same_dealer() -> None:
    match = played(alone(), (0, 2, 5), 2, "void")
    assert following(match, 0, 2, 5) == ((0, 2, 5), 2)
    assert following(match, 0, 5) == ((0, 5), 5), "or by the next in order where that seat is not dealt in"
    assert following(played(alone(), (0, 2, 5), 2), 0, 2, 5) == ((0, 2, 5), 5)
