"""The table as a value: who sits where, what was agreed, the match and the deal as they stand; and how each event changes it.

Events carry outcomes and are only applied here; ``commands`` decides them.
"""

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from openrummy import games, match
from openrummy.games import Deal
from openrummy.games.events import Event
from openrummy.match import Match
from openrummy.match.events import MatchEnded, MatchEvent, MatchStarted, Rejoined
from openrummy.rules.value import Rules
from openrummy.server.lifts import ENVELOPE, lift
from openrummy.server.protocol import BotLevel


class Seat(msgspec.Struct, frozen=True):
    """Who sits there: ``person`` (the server's number) or ``bot`` (a level, with the ``policy`` that plays it).

    ``stand_in``: the level of the computer player that plays a person's seat until they are back (TBL-11), ``policy`` then its. ``missed``:
    turns in a row that the clock had to play.
    """

    name: str
    person: int | None = None
    bot: BotLevel | None = None
    policy: str | None = None
    chips: int = 0
    ready: bool = False
    sitting_out: bool = False
    leaving: bool = False
    stand_in: BotLevel | None = None
    missed: int = 0


Seats = tuple[Seat | None, ...]


class Room(msgspec.Struct, frozen=True):
    """A table as it stands.

    ``number``: of the latest deal, 0 before the first. ``dealer``: of the latest deal that ended, None before the first. ``next_seed`` (hex): of
    the deal to come, told to nobody; its commitment is public. ``dealt``: seat and person of those dealt in to the latest deal who have not left
    it, so that whoever takes a seat after it never sees the cards of the one before. ``players``: everyone who was ever dealt in here, as
    ``player_key`` names them; empty in a table from before it was kept. ``past``: chips of persons who left, kept for their return.
    ``match``: the one under way, or the last; None before the first and where deals stand alone. ``gone``: names of those who left their
    seats since the match or, where there is none, the deal began, as sheet and standings go on telling of them.
    """

    table: str
    preset: str
    rules: Rules
    host: int | None
    seats: Seats
    next_seed: str
    number: int = 0
    dealer: int | None = None
    dealt: dict[int, int] = {}
    past: dict[int, int] = {}
    players: tuple[str, ...] = ()
    deal: Deal | None = None
    match: Match | None = None
    gone: dict[int, str] = {}


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The whole table without its deal: the first event of a table and of each deal, so that loading reads one deal."""

    room: Room


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """Someone took a free seat. ``host``: who is host now."""

    seat: int
    who: Seat
    host: int | None


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """A person who was leaving stays after all, or plays again where a computer player stood in (TBL-11)."""

    seat: int


class Leaving(msgspec.Struct, frozen=True, tag="leaving"):
    """The seat empties when the deal ends (PTS-15), or with a stand-in the match (TBL-11). ``host``: who is host now."""

    seat: int
    host: int | None


class Stood(msgspec.Struct, frozen=True, tag="stood"):
    """The seat is empty. ``host``: who is host now."""

    seat: int
    host: int | None


class ReadyGiven(msgspec.Struct, frozen=True, tag="ready"):
    seat: int


class SatOut(msgspec.Struct, frozen=True, tag="sat_out"):
    """Skips coming deals from now on, or comes back (TBL-3)."""

    seat: int
    on: bool


class Chatted(msgspec.Struct, frozen=True, tag="chatted"):
    """A line of chat (TBL-8); ``seat`` None for someone standing."""

    seat: int | None
    name: str
    text: str


class Idled(msgspec.Struct, frozen=True, tag="idled"):
    """The clock has played so many turns in a row for the seat; 0: its owner is there again."""

    seat: int
    count: int


class StoodIn(msgspec.Struct, frozen=True, tag="stood_in"):
    """From now on a computer player plays the seat, until its owner is back (TBL-11)."""

    seat: int
    level: BotLevel
    policy: str


class Abandoned(msgspec.Struct, frozen=True, tag="abandoned"):
    """Everyone who played the match has left: it is over without a result, and these seats empty."""

    vacated: tuple[int, ...]


class Settled(msgspec.Struct, frozen=True, tag="settled"):
    """After a deal: chips by seat where deals stand alone, who dealt, which seats empty (PTS-15), and who is host then."""

    chips: dict[int, int]
    dealer: int
    vacated: tuple[int, ...]
    host: int | None


RoomEvent = Opened | Seated | Returned | Leaving | Stood | ReadyGiven | SatOut | Chatted | Idled | StoodIn | Abandoned | Settled
Stored = RoomEvent | Event | MatchEvent
"""What a log row holds."""

_DECODER: Final = msgspec.json.Decoder(tuple[Stored, ...])


def dump(events: tuple[Stored, ...]) -> str:
    """Events as a log row keeps them."""
    return msgspec.json.encode(events).decode()


def read(events: str, envelope: int = ENVELOPE) -> tuple[Stored, ...]:
    """Events as a log row of that version kept them."""
    return _DECODER.decode(lift(envelope, events))


def deal_events(events: tuple[Stored, ...]) -> tuple[Event, ...]:
    """Those that the game made."""
    return tuple(event for event in events if not isinstance(event, RoomEvent | MatchEvent))


def evolve(room: Room | None, event: Stored) -> Room:
    """The table after an event."""
    if isinstance(event, Opened):
        return event.room
    if room is None:
        raise ValueError("a log must begin with an opened table")
    if isinstance(event, RoomEvent):
        return _evolve_table(room, event)
    if isinstance(event, MatchEvent):
        return replace(_pay(room, event), match=match.evolve(room.match, event))
    return replace(room, deal=games.evolve(room.deal, event))


def _pay(room: Room, event: MatchEvent) -> Room:
    """What a match costs and brings in chips: entries into the pool when it begins or one rejoins, the payouts when it ends."""
    chips: dict[int, int] = {}
    if isinstance(event, MatchStarted) and event.pool:
        chips = dict.fromkeys(event.seats, -(event.pool // len(event.seats)))
    elif isinstance(event, Rejoined) and room.match is not None:
        chips = {event.seat: room.match.pool - event.pool}
    elif isinstance(event, MatchEnded):
        chips = event.payouts
        for at, _ in taken(room):  # whoever was away is asked again when the next match begins
            room = _relieve(room, at)
    for at, won in chips.items():
        seat = room.seats[at]
        if seat is not None:
            room = _change(room, at, chips=seat.chips + won)
    return room


def _evolve_table(room: Room, event: RoomEvent) -> Room:
    match event:
        case Seated(seat=seat, who=who, host=host):
            past = {person: chips for person, chips in room.past.items() if person != who.person}
            return replace(room, seats=_put(room.seats, seat, who), host=host, past=past)
        case Returned(seat=seat):
            return _relieve(_change(room, seat, leaving=False), seat)
        case Leaving(seat=seat, host=host):
            # Who has left a deal watches it, after coming back to the seat too.
            dealt = {at: person for at, person in room.dealt.items() if at != seat}
            return replace(_change(room, seat, leaving=True, ready=False), host=host, dealt=dealt)
        case Stood(seat=seat, host=host):
            return replace(_vacate(room, seat), host=host)
        case ReadyGiven(seat=seat):
            return _change(room, seat, ready=True, sitting_out=False)
        case SatOut(seat=seat, on=on):
            return _change(room, seat, sitting_out=on, ready=False)
        case Idled(seat=seat, count=count):
            return _change(room, seat, missed=count)
        case StoodIn(seat=seat, level=level, policy=policy):
            return _keep_cards(_change(room, seat, stand_in=level, policy=policy), seat)
        case Abandoned(vacated=vacated):
            for seat in vacated:
                room = _vacate(room, seat)
            return replace(room, match=None)
        case Settled(chips=chips, dealer=dealer, vacated=vacated, host=host):
            for seat, total in chips.items():
                room = _change(room, seat, chips=total)
            for seat in vacated:
                room = _vacate(room, seat)
            return replace(room, dealer=dealer, host=host)
        case _:
            return room


def evolve_all(room: Room | None, events: tuple[Stored, ...]) -> Room:
    for event in events:
        room = evolve(room, event)
    if room is None:
        raise ValueError("no events")
    return room


def seat_of(room: Room, person: int) -> int | None:
    """Where a person sits."""
    return next((at for at, seat in taken(room) if seat.person == person), None)


def taken(room: Room) -> Iterator[tuple[int, Seat]]:
    """The seats that are not free."""
    return ((at, seat) for at, seat in enumerate(room.seats) if seat is not None)


def player_key(seat: Seat) -> str:
    """Whoever sits there, whichever seat it is."""
    return f"bot {seat.name}" if seat.person is None else f"person {seat.person}"


def cards_seat(room: Room, seat: int | None) -> int | None:
    """The seat whose cards a person in ``seat`` may see: their own, if they themselves were dealt in."""
    who = None if seat is None else room.seats[seat]
    own = seat is not None and who is not None and who.person is not None and room.dealt.get(seat) == who.person
    return seat if own else None


def running(room: Room) -> bool:
    """Is a deal under way?"""
    return room.deal is not None and room.deal.end is None


def in_deal(room: Room, seat: int) -> bool:
    """Was the seat dealt in to the deal under way?"""
    return room.deal is not None and room.deal.end is None and seat in room.deal.players


def match_runs(room: Room) -> bool:
    """Is a match under way, whether a deal of it is or not?"""
    return room.match is not None and room.match.end is None


def in_match(room: Room, seat: int) -> bool:
    """Does the seat belong to the match under way, be it out of it already?"""
    return room.match is not None and room.match.end is None and seat in room.match.start.seats


def player_of(seat: Seat) -> BotLevel | None:
    """The level of the computer player that plays the seat, as its own or for its owner; None where its owner does."""
    return seat.stand_in if seat.bot is None else seat.bot


def _put(seats: Seats, at: int, seat: Seat | None) -> Seats:
    return (*seats[:at], seat, *seats[at + 1 :])


def _change(room: Room, at: int, **changes: object) -> Room:
    seat = room.seats[at]
    if seat is None:
        raise ValueError(f"seat {at} is empty")
    return replace(room, seats=_put(room.seats, at, replace(seat, **changes)))


def _relieve(room: Room, at: int) -> Room:
    """Nobody stands in for the owner of the seat any more, if someone did."""
    seat = room.seats[at]
    owned = seat is not None and seat.person is not None
    return _change(room, at, stand_in=None, policy=None, missed=0) if owned else room


def _keep_cards(room: Room, at: int) -> Room:
    """The cards of a seat that is played on for its owner are theirs, who may come back to them, though they have left."""
    seat = room.seats[at]
    theirs = seat is not None and seat.person is not None and in_deal(room, at)
    return replace(room, dealt=room.dealt | {at: seat.person}) if seat is not None and theirs else room


def _vacate(room: Room, at: int) -> Room:
    seat = room.seats[at]
    past = room.past if seat is None or seat.person is None else room.past | {seat.person: seat.chips}
    gone = room.gone if seat is None else {at: seat.name} | room.gone
    return replace(room, seats=_put(room.seats, at, None), past=past, gone=gone)
