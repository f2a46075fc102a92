"""When the next deal starts, and who is dealt in (PTS-2, TBL-3, TBL-4)."""

from collections.abc import Set

from openrummy.server.commands import MIN_PLAYERS
from openrummy.server.room import Room, running, taken


def dealable(room: Room, connected: Set[int]) -> tuple[int, ...]:
    """The seats that would be dealt in now: computer players, and persons who are connected and do not sit out."""
    return tuple(
        at
        for at, seat in taken(room)
        if seat.bot is not None or (seat.person in connected and not seat.sitting_out and not seat.leaving)
    )


def waiting_to_start(room: Room, connected: Set[int]) -> bool:
    """Is someone ready who could be dealt in, with somebody to play with?"""
    seats = dealable(room, connected)
    ready = any(seat.ready for at, seat in taken(room) if at in seats)
    return not running(room) and ready and len(seats) >= MIN_PLAYERS


def all_ready(room: Room, expected: Set[int]) -> bool:
    """Is everyone ready who is here, or (``expected``) about to be?"""
    return all(seat.ready for _, seat in taken(room) if seat.person in expected and not seat.sitting_out and not seat.leaving)
