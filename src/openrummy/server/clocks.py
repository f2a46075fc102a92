"""When a table's clocks run out. Times are seconds since 1970; a server's downtime is never charged to anyone."""

from collections.abc import Mapping

import msgspec

from openrummy import games
from openrummy.server.protocol import Clock
from openrummy.server.room import Room
from openrummy.server.settings import Settings


class Period(msgspec.Struct, frozen=True):
    """A clock period of a deal: since when it runs, and how much longer it has because of time that did not count."""

    deal: int
    turn: int
    since: float
    given: float = 0.0


def period(before: Period | None, room: Room, now: float) -> Period | None:
    """The period after an event at ``now``: the same, or a new one that begins then."""
    if room.deal is None or room.deal.end is not None:
        return None
    if before is not None and (before.deal, before.turn) == (room.number, room.deal.turn):
        return before
    return Period(room.number, room.deal.turn, now)


def resumed(period: Period, room: Room, uptime: float, now: float, settings: Settings) -> Period:
    """A period read from the log by a server that has just started: only ``uptime`` of it counts, and some grace is given."""
    seconds = None if room.deal is None else games.clock(room.deal)
    if seconds is None:
        return period
    left = max(settings.scaled(seconds) - uptime, settings.scaled(settings.restart_grace))
    return msgspec.structs.replace(period, given=now + left - period.since - settings.scaled(seconds))


def deadline(period: Period | None, room: Room, lost: Mapping[int, float], settings: Settings) -> tuple[float, float] | None:
    """When the present period ends, and how long it is in all; None where no clock runs.

    ``lost``: since when each person without a connection has had none. With the skip option the turn of such a player ends that many
    seconds after both the turn began and the connection was lost, if that is sooner (TBL-6).
    """
    if period is None or room.deal is None:
        return None
    ends: list[tuple[float, float]] = []
    seconds = games.clock(room.deal)
    if seconds is not None:
        total = settings.scaled(seconds)
        ends.append((period.since + period.given + total, total))
    skip = room.rules.table.skip_disconnected
    who = room.seats[room.deal.seat]
    if (
        skip != "off"
        and room.deal.phase in ("draw", "discard")
        and who is not None
        and who.person is not None
        and who.person in lost
    ):
        total = settings.scaled(skip)
        ends.append((max(period.since, lost[who.person]) + total, total))
    return min(ends, default=None)


def clock(period: Period | None, ends: tuple[float, float] | None, now: float) -> Clock | None:
    """The clock as it is shown."""
    if period is None or ends is None:
        return None
    end, total = ends
    return Clock(period.turn, max(0.0, round(end - now, 3)), max(total, round(end - now, 3)))
