"""What happened in a match. Events carry outcomes; all of them are public."""

from typing import Literal

import msgspec

from openrummy.rules.value import Rules

MatchCause = Literal["last_player", "auto_split", "manual_split", "deals_played", "target", "decided"]


class MatchStarted(msgspec.Struct, frozen=True, tag="match_started"):
    """``seats``: who plays to the end, in table order; empty where deals stand alone. ``totals``: what each begins with (chips: 80 a deal).
    ``pool``: the entries (POOL-1)."""

    rules: Rules
    seats: tuple[int, ...]
    totals: dict[int, int]
    pool: int = 0


class Scored(msgspec.Struct, frozen=True, tag="scored"):
    """A deal was added: to the running totals by seat, and in Gin to these columns (1 to 3). A void deal adds nothing.

    ``added``: of everyone who was dealt in, in table order; with ``columns``, ``boxes``: how many the winner got in each of them.
    ``dealer``: who dealt it. ``replay``: void, so the same dealer deals again.
    """

    deal: int
    dealer: int
    winner: int | None
    added: dict[int, int]
    totals: dict[int, int]
    columns: tuple[int, ...] = ()
    replay: bool = False
    boxes: int = 0


class Eliminated(msgspec.Struct, frozen=True, tag="eliminated"):
    """The seat has reached the limit (POOL-4)."""

    seat: int
    total: int


class RejoinOffered(msgspec.Struct, frozen=True, tag="rejoin_offered"):
    """These seats may rejoin at ``total`` until the window closes (POOL-8, POOL-9)."""

    seats: tuple[int, ...]
    total: int
    window: int


class Rejoined(msgspec.Struct, frozen=True, tag="rejoined"):
    """``pool``: with the new entry."""

    seat: int
    total: int
    pool: int


class Declined(msgspec.Struct, frozen=True, tag="declined"):
    """The seat does not rejoin, or refuses the split, or did not answer in time."""

    seat: int


class SplitProposed(msgspec.Struct, frozen=True, tag="split_proposed"):
    """``shares``: what each would get (POOL-11). Whoever proposed has agreed."""

    seat: int
    shares: dict[int, int]
    window: int


class Agreed(msgspec.Struct, frozen=True, tag="agreed"):
    """The seat agrees to the split that is proposed (POOL-11)."""

    seat: int


class WindowClosed(msgspec.Struct, frozen=True, tag="window_closed"):
    """Nobody is asked any more: the window of that number has had all its answers, or its time."""

    window: int


class SeatLeft(msgspec.Struct, frozen=True, tag="seat_left"):
    """Out for good (POOL-13, CHIPS-12)."""

    seat: int


class TieBreak(msgspec.Struct, frozen=True, tag="tie_break"):
    """One more deal among these decides (CHIPS-11; RUM-11: all)."""

    seats: tuple[int, ...]


class ColumnClosed(msgspec.Struct, frozen=True, tag="column_closed"):
    """A column of Gin is settled by itself: hand points, boxes, bonuses and net by seat (GIN-16 to GIN-18, GIN-24)."""

    column: int
    winner: int
    points: dict[int, int]
    boxes: dict[int, int]
    bonus: dict[int, int]
    totals: dict[int, int]
    net: int


class MatchEnded(msgspec.Struct, frozen=True, tag="match_ended"):
    """``winners``: several where the match is shared. ``payouts``: of the pool, or the net result, by seat."""

    cause: MatchCause
    winners: tuple[int, ...]
    totals: dict[int, int]
    payouts: dict[int, int]


MatchEvent = (
    MatchStarted | Scored | Eliminated | RejoinOffered | Rejoined | Declined | SplitProposed | Agreed | WindowClosed | SeatLeft
    | TieBreak | ColumnClosed | MatchEnded
)  # fmt: skip
