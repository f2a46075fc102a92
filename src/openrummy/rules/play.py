"""The option groups of how a deal is played and of the table it is played at."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

OFF = "off"


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a deal goes (PTS-3, 5, 6, 7, 14)."""

    hand_size: Literal[13] = 13
    first_player: Literal["dealer", "left"] = "dealer"
    open_joker: Literal["yes", "no", "first_only"] = "yes"
    return_taken: bool = True
    first_drop: Annotated[int, Meta(ge=0, le=40, multiple_of=5)] = 20
    middle_drop: Annotated[int, Meta(ge=0, le=80, multiple_of=5)] = 40
    drop_when: Literal["any_time", "own_turn"] = "any_time"
    max_reshuffles: Literal[3, 5, 10, 20] = 10


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Clocks and company (PTS-9, 10, 17, 18). Times are seconds."""

    turn_timer: Literal["off", 30, 45, 60, 90] = 30
    arrange_timer: Literal[60] = 60
    skip_disconnected: Literal["off", 15, 30, 60] = "off"
    multiplier: Literal[1, 2, 5, 10, 25, 50, 100] = 1
    mark_wilds: bool = True
    guests: bool = True
    chat: bool = True
    spectators: bool = True
