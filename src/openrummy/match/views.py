"""What everyone may know of a match, and what the viewer may do in it."""

from typing import Literal

import msgspec

from openrummy.match.events import ColumnClosed, MatchEnded


class MatchSeat(msgspec.Struct, frozen=True):
    """``total``: points, chips or score so far. ``drops_left``: first drops still affordable in a pool, None elsewhere (POOL-7).

    ``compulsory``: may not drop in the next deal (POOL-7).
    """

    seat: int
    total: int
    status: Literal["in", "out", "left"]
    drops_left: int | None = None
    compulsory: bool = False


class Line(msgspec.Struct, frozen=True):
    """One deal on the score pad: who won it and what it added, by seat; in Gin in which columns.

    ``back``: the totals at which players came back after it, without which their column would not add up (POOL-9).
    """

    deal: int
    winner: int | None
    added: dict[int, int]
    columns: tuple[int, ...] = ()
    back: dict[int, int] = {}


class Column(msgspec.Struct, frozen=True):
    """A column of Gin: hand points and boxes by seat so far; ``closed`` once it is settled."""

    points: dict[int, int]
    boxes: dict[int, int]
    closed: ColumnClosed | None = None


class Window(msgspec.Struct, frozen=True):
    """The match waits for answers. ``total``: at which one rejoins; ``shares``: of the split proposed by ``by``."""

    window: int
    kind: Literal["rejoin", "split"]
    waiting: tuple[int, ...]
    total: int | None = None
    by: int | None = None
    shares: dict[int, int] = {}


class MatchLegal(msgspec.Struct, frozen=True):
    """What the viewer may do now. ``shares``: what a split proposed now would give."""

    rejoin: bool = False
    propose_split: bool = False
    answer_split: bool = False
    shares: dict[int, int] = {}


class MatchView(msgspec.Struct, frozen=True):
    """A match as it stands. ``deal``: deals scored; ``deals``: how many there will be, where that is fixed; ``goal``: limit or target.

    ``tie_break``: the next deal is one, among these.
    """

    format: str
    deal: int
    deals: int | None
    goal: int | None
    seats: tuple[MatchSeat, ...]
    lines: tuple[Line, ...]
    pool: int
    columns: tuple[Column, ...]
    tie_break: tuple[int, ...]
    window: Window | None
    end: MatchEnded | None
    legal: MatchLegal
