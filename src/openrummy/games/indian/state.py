"""The immutable state of a deal."""

from typing import Literal

import msgspec

from openrummy.games.actions import Groups, Source
from openrummy.games.events import DealEnded, DealStarted, Dropped, Shown

Phase = Literal["draw", "discard", "arrange", "count", "ended"]
"""draw, discard: the seat's turn; arrange: the declarer arranges; count: the others arrange (PTS-10)."""


class Player(msgspec.Struct, frozen=True):
    """``hand``: cards held. ``has_drawn``: in this deal (PTS-14). ``submitted``: groups that count; ``counted``: no more to come."""

    hand: tuple[int, ...]
    has_drawn: bool = False
    dropped: Dropped | None = None
    submitted: Groups | None = None
    counted: bool = False


class Taken(msgspec.Struct, frozen=True):
    """The card drawn in this turn."""

    card: int
    source: Source


class Deal(msgspec.Struct, frozen=True):
    """A deal as it stands. ``stock`` and ``pile``: top last. ``turn``: number of the present clock period.

    ``players`` is keyed by seat, in the order of play. Every card of the packs is in exactly one of: a hand, stock, pile, cut,
    finish.
    """

    start: DealStarted
    players: dict[int, Player]
    stock: tuple[int, ...]
    pile: tuple[int, ...]
    phase: Phase
    seat: int
    turn: int
    reshuffles: int = 0
    draws: int = 0
    taken: Taken | None = None
    finish: int | None = None
    shown: Shown | None = None
    end: DealEnded | None = None
