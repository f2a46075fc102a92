"""Which seats are free, when the next deal starts, and who is dealt in (PTS-2, TBL-3, TBL-4, TBL-11)."""

from collections.abc import Iterable, Set
from typing import Final

from openrummy import match
from openrummy.rules.value import Rules
from openrummy.server.errors import Refusal
from openrummy.server.identity import Who
from openrummy.server.room import Room, in_match, match_runs, running, seat_of, taken

MIN_PLAYERS: Final = 2
_FULL_TABLES: Final = frozenset({"chips"})
"""Formats that begin only once every seat is taken (CHIPS-1)."""


def stands_alone(rules: Rules) -> bool:
    """Is every deal a game by itself, so that anyone may come and go between two (TBL-3, TBL-4)?"""
    return rules.match.format == "single"


def least_players(rules: Rules) -> int:
    """How many seats have to be filled before anything can begin."""
    return rules.packs.seats if rules.match.format in _FULL_TABLES else MIN_PLAYERS


def _present(room: Room, connected: Set[int]) -> tuple[int, ...]:
    """Computer players, and persons who are connected and do not sit out."""
    return tuple(
        at
        for at, seat in taken(room)
        if seat.bot is not None or (seat.person in connected and not seat.sitting_out and not seat.leaving)
    )


def missing(room: Room, connected: Set[int]) -> int:
    """How many more players must be here before a deal can begin; 0 in a match, where everyone is dealt in (TBL-11)."""
    return 0 if match_runs(room) else max(0, least_players(room.rules) - len(_present(room, connected)))


def dealable(room: Room, connected: Set[int]) -> tuple[int, ...]:
    """The seats that would be dealt in now; none where no deal can start.

    In a match that is under way the match says who: everyone is dealt in to the end, here or not (TBL-11).
    """
    if room.match is not None and match_runs(room):
        following = match.next_deal(room.match)
        return () if following is None else following.seats
    seats = _present(room, connected)
    return seats if len(seats) >= least_players(room.rules) else ()


def waiting_to_start(room: Room, connected: Set[int]) -> bool:
    """Is someone ready who is asked and here, with somebody to play with?"""
    asked = _asked(room, dealable(room, connected))
    ready = any(seat.ready and at in asked for at, seat in taken(room) if seat.person in connected)
    return not running(room) and ready


def all_ready(room: Room, expected: Set[int]) -> bool:
    """Is everyone ready who is asked and here, or (``expected``) about to be?"""
    asked = _asked(room, dealable(room, expected))
    return all(seat.ready for at, seat in taken(room) if seat.person in expected and at in asked)


def _asked(room: Room, dealt: tuple[int, ...]) -> frozenset[int]:
    """The persons on whose being ready the next deal waits: those who would be dealt in and play themselves; where computer players are
    alone in a match, those who watch what becomes of it.
    """
    persons = {at for at, seat in taken(room) if seat.person is not None and not seat.leaving and not seat.sitting_out}
    playing = {at for at, seat in taken(room) if at in persons and at in dealt and seat.stand_in is None}
    watching = {at for at in persons if in_match(room, at)} if dealt else set()
    return frozenset(playing or watching)


def free_seat(room: Room, wanted: int | None) -> int:
    """The seat wanted, or the first free one; ``Refusal`` where it cannot be had. A match keeps its seats to the end."""
    free = [at for at, seat in enumerate(room.seats) if seat is None and not in_match(room, at)]
    if wanted is not None and wanted >= len(room.seats):
        raise Refusal("no_such_seat", seat=wanted, seats=len(room.seats))
    if not free:
        raise Refusal("match_running" if None in room.seats else "table_full", seats=len(room.seats))
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise Refusal("seat_taken" if room.seats[wanted] is not None else "match_running", seat=wanted, seats=len(room.seats))
    return wanted


def heir(room: Room, without: Iterable[int]) -> int | None:
    """The host, or where the host's seat empties the next seated person: the room outlives its host."""
    gone = set(without)
    staying = [seat.person for at, seat in taken(room) if seat.person is not None and at not in gone and not seat.leaving]
    return room.host if room.host in staying else next(iter(staying), None)


def own_seat(room: Room, who: Who | None) -> int:
    """Where someone sits; ``Refusal`` for who stands."""
    seat = None if who is None else seat_of(room, who.id)
    if seat is None:
        raise Refusal("not_seated")
    return seat
