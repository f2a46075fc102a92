"""Computer players at a table: their names, and who stands in for a person who is away (TBL-10, TBL-11)."""

from typing import Final

from openrummy import bots
from openrummy.rules.value import Rules
from openrummy.server.protocol import BotLevel
from openrummy.server.room import Room, Seat, StoodIn, taken

_NAMES: Final = ("Arjun", "Priya", "Asha", "Ravi", "Meera", "Kabir", "Divya", "Rohan", "Anika", "Vikram", "Nandini", "Farid")
_STAND_IN: Final[BotLevel] = "medium"
_MATCHES_WITH_STAND_INS: Final = frozenset({"deals", "target", "boxes"})
"""Formats in which everyone plays to the end and no rule of the game takes out who is away; a pool's and a chip match's own rules do
(POOL-13, CHIPS-7, CHIPS-12)."""
MISSED_AT_MOST: Final = 3
"""Turns in a row that the clock plays for someone before a stand-in does (TBL-11)."""


def companion(room: Room, level: BotLevel) -> Seat:
    """A computer player for a free seat, by a name that nobody at the table has; which comes first differs from table to table."""
    used = {seat.name for _, seat in taken(room)}
    first = sum(map(ord, room.table)) % len(_NAMES)
    name = next(name for name in _NAMES[first:] + _NAMES[:first] if name not in used)
    return Seat(name, bot=level, policy=bots.policy(level, room.rules.family))


def has_stand_ins(rules: Rules) -> bool:
    """Does a computer player play on for who is away?"""
    return rules.match.format in _MATCHES_WITH_STAND_INS


def stand_in(rules: Rules, seat: int) -> StoodIn:
    """A computer player plays the seat from now on."""
    return StoodIn(seat, _STAND_IN, bots.policy(_STAND_IN, rules.family))
