"""What has been played at a table, as text to keep: a deal that has ended, or the whole match that it belongs to (docs/records.md)."""

from openrummy import record
from openrummy.games.events import DealEnded, DealStarted, Event
from openrummy.match.events import MatchEvent, MatchStarted
from openrummy.server.compute import Compute
from openrummy.server.errors import Refusal
from openrummy.server.identity import Who
from openrummy.server.room import Opened, Room, RoomEvent, Stored, read, seat_of
from openrummy.server.seating import stands_alone
from openrummy.server.store import Store

Played = tuple[Event | MatchEvent, ...]


async def record_of(store: Store, compute: Compute, code: str, who: Who, deal: int | None = None) -> str:
    """The record of the deal of that number, else of the latest that has ended; in a match of all its deals so far up to that one.

    With the end of a deal its seed is told, so nothing in its record is a secret any more. Who may not look on at a table gets none:
    ``Refusal`` with ``not_your_table``; ``no_record`` where no such deal has ended; ``unknown_table``.
    """
    events = await _stream(store, code, deal)
    if events is None:
        raise Refusal("unknown_table" if deal is None else "no_record", table=code)
    room = _room(events)
    if not room.rules.table.spectators and seat_of(room, who.id) is None and who.id not in (room.host, *room.past):
        raise Refusal("not_your_table")
    if not _ended(events) and deal is None and room.number > 0:
        events = await _stream(store, code, room.number - 1)
    if events is None or not _ended(events):
        raise Refusal("no_record")
    room = _room(events)
    names: dict[int, str] = {}
    played: Played = ()
    while True:
        names = {at: seat.name for at, seat in enumerate(_room(events).seats) if seat is not None} | names
        played = (*_played(events), *played)
        if stands_alone(room.rules) or any(isinstance(event, MatchStarted) for event in played):
            break
        before = await _stream(store, code, _room(events).number - 1)
        if before is None:
            break
        events = before
    dealt = {seat for event in played if isinstance(event, DealStarted) for seat in event.seats}
    seated = {seat: name for seat, name in sorted(names.items()) if seat in dealt}
    return await compute.run(record.write, played, seated, room.preset)


async def _stream(store: Store, code: str, deal: int | None) -> tuple[Stored, ...] | None:
    rows = await store.stream(code, deal)
    return tuple(event for row in rows for event in read(row.events, row.envelope)) or None


def _room(events: tuple[Stored, ...]) -> Room:
    """The table as it was when the deal began."""
    return next(event.room for event in events if isinstance(event, Opened))


def _played(events: tuple[Stored, ...]) -> Played:
    return tuple(event for event in events if not isinstance(event, RoomEvent))


def _ended(events: tuple[Stored, ...]) -> bool:
    return any(isinstance(event, DealEnded) for event in events)
