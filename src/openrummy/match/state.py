"""The immutable state of a match."""

from typing import Literal

import msgspec

from openrummy.match.events import MatchEnded, MatchStarted
from openrummy.match.views import Column, Line, Window

Status = Literal["in", "out", "left"]
"""``out``: at the limit of a pool; ``left``: for good."""


class Last(msgspec.Struct, frozen=True):
    """The last deal: who was dealt in (in table order), who dealt, who won, and must it be dealt again?"""

    seats: tuple[int, ...]
    dealer: int
    winner: int | None
    replay: bool


class Pooled(msgspec.Struct, frozen=True):
    """What only a pool has. ``windows``: opened so far. ``refused``: a split was, since the last deal. ``rejoins``: how often, by seat."""

    window: Window | None = None
    windows: int = 0
    refused: bool = False
    rejoins: dict[int, int] = {}


class Match(msgspec.Struct, frozen=True, tag="match"):
    """A match as it stands. ``totals``: points, chips or score by seat. ``status``: empty where deals stand alone.

    ``pool``: the entries. ``tie_break``: the next deal is one, among these. ``columns``: of Gin. ``pooled``: of a pool.
    """

    start: MatchStarted
    totals: dict[int, int]
    status: dict[int, Status]
    lines: tuple[Line, ...] = ()
    last: Last | None = None
    pool: int = 0
    tie_break: tuple[int, ...] = ()
    columns: tuple[Column, ...] = ()
    pooled: Pooled = Pooled()
    end: MatchEnded | None = None

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that still play for the match, in table order."""
        return tuple(seat for seat, status in self.status.items() if status == "in")
