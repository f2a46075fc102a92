"""Who deals next, and to whom."""

from collections.abc import Sequence

import msgspec

from openrummy.games.opening import order_of_play
from openrummy.match.state import Last, Match
from openrummy.rules.value import Rules


class NextDeal(msgspec.Struct, frozen=True):
    """What ``games.start`` needs of the match. ``dealer`` is None, and ``draw_for_deal`` set, where cards decide who deals."""

    seats: tuple[int, ...]
    dealer: int | None
    draw_for_deal: bool
    totals: dict[int, int]


def following(seat: int, seats: Sequence[int]) -> int:
    """The next of ``seats`` in table order after ``seat``, which may be one of them or not.

    >>> following(5, (0, 2, 5)), following(1, (0, 2, 5))
    (0, 2)
    """
    if not seats:
        raise ValueError("nobody to deal to")
    return min((one for one in seats if one > seat), default=min(seats))


def preceding(seat: int, seats: Sequence[int]) -> int:
    """The next of ``seats`` before ``seat``.

    >>> preceding(0, (0, 2, 5)), preceding(4, (0, 2, 5))
    (5, 2)
    """
    return max((one for one in seats if one < seat), default=max(seats))


def in_turn(rules: Rules, last: Last, seats: Sequence[int]) -> int:
    """Who deals after ``last``: the deal passes on by one seat (PTS-2), or, where the toss gave the right to start, that right does
    (CLS-4, POOL-2). A void deal is dealt again by the same dealer, or by the next in order where that seat is not dealt in.
    """
    if last.replay:
        return last.dealer if last.dealer in seats else following(last.dealer, seats)
    if rules.play.first_deal == "low_deals":
        return following(last.dealer, seats)
    starter = following(order_of_play(last.seats, last.dealer, rules)[0], seats)
    return preceding(starter, seats) if rules.play.first_player == "left" else starter


def fixed_seats(match: Match, _present: Sequence[int]) -> tuple[int, ...]:
    """In a match everyone is dealt in to the end, at the table or not (TBL-11); to a tie-break only those who are tied."""
    return match.tie_break or match.active


def dealer(match: Match, seats: Sequence[int], _newcomers: bool) -> int | None:
    """Who deals next; None where cards decide. Nobody new comes to a match."""
    return None if match.last is None else in_turn(match.start.rules, match.last, seats)
