"""When a table's clocks run out. Times are seconds since 1970; a server's downtime is never charged to anyone."""

from collections.abc import Mapping
from typing import Final

import msgspec

from openrummy import games, match
from openrummy.server.protocol import Clock
from openrummy.server.room import Room, in_deal, in_match, running, taken
from openrummy.server.settings import Settings

TURNS: Final = ("upcard", "draw", "discard")
"""Phases in which one seat plays its turn."""


class Period(msgspec.Struct, frozen=True):
    """A clock period of a deal, or (``window``) of a match between two: since when it runs, and how much longer it has because of time that
    did not count. ``turn`` is the number of the period in its deal, or of the window in its match.
    """

    deal: int
    turn: int
    since: float
    given: float = 0.0
    window: bool = False


def period(before: Period | None, room: Room, now: float) -> Period | None:
    """The period after an event at ``now``: the same, or a new one that begins then."""
    if room.deal is not None and room.deal.end is None:
        fresh = Period(room.number, room.deal.turn, now)
    else:
        shown = None if room.match is None else match.view(room.match, None)
        if shown is None or shown.window is None:
            return None
        fresh = Period(room.number, shown.window.window, now, window=True)
    same = before is not None and (before.deal, before.turn, before.window) == (fresh.deal, fresh.turn, fresh.window)
    return before if same else fresh


def seconds_of(room: Room) -> int | None:
    """How long the present period lasts by the rules; None where no clock runs."""
    if running(room):
        return None if room.deal is None else games.clock(room.deal)
    return None if room.match is None else match.clock(room.match)


def resumed(period: Period, room: Room, uptime: float, now: float, settings: Settings) -> Period:
    """A period read from the log by a server that has just started: only ``uptime`` of it counts, and some grace is given."""
    seconds = seconds_of(room)
    if seconds is None:
        return period
    left = max(settings.scaled(seconds) - uptime, settings.scaled(settings.restart_grace))
    return msgspec.structs.replace(period, given=now + left - period.since - settings.scaled(seconds))


def deadline(period: Period | None, room: Room, lost: Mapping[int, float], settings: Settings) -> tuple[float, float] | None:
    """When the present period ends, and how long it is in all; None where no clock runs.

    ``lost``: since when each person without a connection has had none. With the skip option the turn of such a player ends that many
    seconds after both the turn began and the connection was lost, if that is sooner (TBL-6).
    """
    if period is None:
        return None
    ends: list[tuple[float, float]] = []
    seconds = seconds_of(room)
    if seconds is not None:
        total = settings.scaled(seconds)
        ends.append((period.since + period.given + total, total))
    skip = room.rules.table.skip_disconnected
    who = None if period.window or room.deal is None or room.deal.phase not in TURNS else room.seats[room.deal.seat]
    if skip != "off" and who is not None and who.person is not None and who.stand_in is None and who.person in lost:
        total = settings.scaled(skip)
        ends.append((max(period.since, lost[who.person]) + total, total))
    return min(ends, default=None)


def others_may_go_on(room: Room, lost: Mapping[int, float], settings: Settings) -> float | None:
    """Since when, or from when on, the others may go on without who is waited for (TBL-13); None where that one is here, or nobody is.

    For a deal in which no clock runs and no lost connection is skipped: there nothing else would ever end the turn.
    """
    if room.deal is None or seconds_of(room) is not None or room.rules.table.skip_disconnected != "off":
        return None
    waited = {seat.person for at, seat in taken(room) if at in games.waited_for(room.deal) and seat.stand_in is None}
    away = [since for person, since in lost.items() if person in waited]
    return min(away) + settings.scaled(settings.absent_wait) if away else None


def others_may_free(room: Room, lost: Mapping[int, float], settings: Settings) -> dict[int, float]:
    """Since when, or from when on, anyone seated may free which seats (TBL-14): of persons without a connection whom neither the deal nor
    the match under way needs.
    """
    wait = settings.scaled(settings.absent_wait)
    idle = [(at, seat.person) for at, seat in taken(room) if not in_deal(room, at) and not in_match(room, at)]
    return {at: lost[person] + wait for at, person in idle if person is not None and person in lost}


def clock(period: Period | None, ends: tuple[float, float] | None, now: float) -> Clock | None:
    """The clock as it is shown."""
    if period is None or ends is None:
        return None
    end, total = ends
    return Clock(period.turn, max(0.0, round(end - now, 3)), max(total, round(end - now, 3)))
