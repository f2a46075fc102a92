"""A table as one viewer sees it: built by allow-list from the room, and what only the live table knows."""

from collections.abc import Mapping

import msgspec

from openrummy import games, match
from openrummy.games.events import Event
from openrummy.match.events import MatchEvent
from openrummy.match.views import MatchView
from openrummy.rules import preset
from openrummy.rules.value import Rules, Value, options, value
from openrummy.server.commands import next_commitment
from openrummy.server.hand import live_hand
from openrummy.server.lying import Draft
from openrummy.server.protocol import Clock, LiveHand, TableInfo, TableSeat, TableView
from openrummy.server.room import Room, RoomEvent, Seat, Stored, cards_seat, in_match, running, taken
from openrummy.server.seating import missing


class Around(msgspec.Struct, frozen=True):
    """What is true of the moment and in no log: who is connected, the clocks, how each seat's cards lie."""

    connected: frozenset[int] = frozenset()
    watchers: int = 0
    starts_in: float | None = None
    clock: Clock | None = None
    drafts: Mapping[int, Draft] = {}
    may_go_on: bool = False
    may_be_freed: frozenset[int] = frozenset()


def changed(name: str, rules: Rules) -> dict[str, Value]:
    """The options in which a table's rules differ from its preset (TBL-2)."""
    usual = preset(name).rules
    return {option: value(rules, option) for option in options() if value(rules, option) != value(usual, option)}


def hides_deal(room: Room, seat: int | None) -> bool:
    """Where spectators are not wanted, who stands sees the table but not the deal."""
    return seat is None and not room.rules.table.spectators


def view(room: Room, seat: int | None, around: Around) -> TableView:
    """The table as the seat sees it, or (None) who stands (TBL-7)."""
    hidden = room.deal is None or hides_deal(room, seat)
    return TableView(
        table=room.table,
        preset=room.preset,
        rules=room.rules,
        changed=changed(room.preset, room.rules),
        host=seat is not None and _person(room, seat) is not None and _person(room, seat) == room.host,
        you=seat,
        seats=tuple(None if one is None else _seat(at, one, around, asked=seat is not None) for at, one in enumerate(room.seats)),
        watchers=around.watchers,
        next_commitment=next_commitment(room),
        starts_in=around.starts_in,
        deal=None if hidden or room.deal is None else games.view(room.deal, cards_seat(room, seat)),
        clock=None if hidden else around.clock,
        hand=_hand(room, seat, around),
        match=_match(room, seat),
        may_go_on=around.may_go_on and seat is not None,
        gone=room.gone,
        missing=missing(room, around.connected),
    )


def info(room: Room) -> TableInfo:
    """What can be read before sitting down."""
    names = tuple(None if seat is None else seat.name for seat in room.seats)
    return TableInfo(room.table, room.preset, room.rules, changed(room.preset, room.rules), names)


def events_for(room: Room, seat: int | None, events: tuple[Stored, ...]) -> tuple[Event | MatchEvent, ...]:
    """The events of deal and match as the viewer may see them, once ``room`` stands as it does; those of a match are public."""
    deal = None if hides_deal(room, seat) else room.deal
    viewer = cards_seat(room, seat)
    told: tuple[Event | MatchEvent, ...] = ()
    for event in events:
        if isinstance(event, MatchEvent):
            told += (event,)
        elif deal is not None and not isinstance(event, RoomEvent):
            told += (games.event_for(event, viewer, deal),)
    return told


def watching(room: Room, persons: frozenset[int]) -> int:
    """How many of these persons have no seat."""
    return len(persons - {seat.person for _, seat in taken(room)})


def _person(room: Room, at: int) -> int | None:
    seat = room.seats[at]
    return None if seat is None else seat.person


def _seat(at: int, seat: Seat, around: Around, *, asked: bool) -> TableSeat:
    """``asked``: the viewer sits at the table, and so may decide about the seats of others (TBL-14)."""
    return TableSeat(
        seat=at,
        name=seat.name,
        bot=seat.bot,
        connected=seat.bot is not None or seat.person in around.connected,
        chips=seat.chips,
        ready=seat.ready,
        sitting_out=seat.sitting_out,
        leaving=seat.leaving,
        stand_in=seat.stand_in,
        may_be_freed=asked and at in around.may_be_freed,
    )


def _match(room: Room, seat: int | None) -> MatchView | None:
    """The match, with what a seat of it may do where no deal is running."""
    if room.match is None:
        return None
    asked = seat is not None and in_match(room, seat) and not running(room)
    return match.view(room.match, seat if asked else None)


def _hand(room: Room, seat: int | None, around: Around) -> LiveHand | None:
    own = cards_seat(room, seat)
    if own is None or room.deal is None or room.deal.end is not None:
        return None
    return live_hand(room.deal, own, around.drafts.get(own))
