"""What may be done at a table: each command is checked and becomes events, or is refused and changes nothing.

Here are the table's own; those of deals and matches are in ``playing``.
"""

from collections.abc import Callable
from typing import Any, Final

from openrummy.games.actions import Drop, Submit
from openrummy.packs import commitment
from openrummy.rules.value import Rules
from openrummy.server import playing, protocol, written
from openrummy.server.companions import companion
from openrummy.server.errors import Refusal
from openrummy.server.identity import Who
from openrummy.server.playing import BotAnswer, BotMove, Expired, FreeAbsent, GoOnWithout, StandUp, StartDeal, WindowElapsed
from openrummy.server.room import (
    Chatted,
    Opened,
    ReadyGiven,
    Returned,
    Room,
    SatOut,
    Seat,
    Seated,
    Stood,
    Stored,
    evolve_all,
    in_deal,
    in_match,
    match_runs,
    running,
    seat_of,
)  # fmt: skip
from openrummy.server.seating import free_seat, heir, own_seat, stands_alone

_SETTLING: Final = (Drop, Submit)

Numbered = (
    protocol.Sit | protocol.Stand | protocol.SeatBot | protocol.UnseatBot | protocol.Ready | protocol.SitOut | protocol.Act | protocol.Between
    | protocol.GoOn | protocol.FreeSeat | protocol.Say
)  # fmt: skip
"""Messages that change something: each with an id, done once however often it is sent."""

Command = (
    protocol.Sit | StandUp | protocol.SeatBot | protocol.UnseatBot | protocol.Ready | protocol.SitOut | protocol.Act | protocol.Between
    | GoOnWithout | FreeAbsent | protocol.Say | StartDeal | BotMove | BotAnswer | Expired | WindowElapsed
)  # fmt: skip


def decide(room: Room, who: Who | None, command: Command) -> tuple[Stored, ...]:
    """The events of a command by ``who`` (None: the table itself); raises ``Refusal`` or the game's ``IllegalAction``."""
    return _DECIDERS[type(command)](room, who, command)


def open_table(
    table: str, preset: str, rules: Rules, maker: Who, *, bot_count: int, level: protocol.BotLevel, next_seed: str
) -> tuple[Stored, ...]:
    """The first events of a table: its maker in seat 0, computer players of this level behind (TBL-10)."""
    if bot_count >= rules.packs.seats:
        raise Refusal("too_many_bots", bots=bot_count, allowed=rules.packs.seats - 1)
    empty: tuple[Seat | None, ...] = (None,) * rules.packs.seats
    room = Room(table=table, preset=preset, rules=rules, host=maker.id, seats=empty, next_seed=next_seed)
    events: tuple[Stored, ...] = (Opened(room), Seated(0, Seat(maker.name, maker.id), maker.id))
    for at in range(1, bot_count + 1):
        events += (Seated(at, companion(evolve_all(None, events), level), maker.id),)
    return events


def next_commitment(room: Room) -> str:
    """The hash of the deal to come, published before it."""
    return commitment(bytes.fromhex(room.next_seed))


def heavy(room: Room, command: Command) -> bool:
    """May deciding this take so long (settling a deal of an Indian game) that it is no work for the event loop?"""
    if room.rules.family != "indian":
        return False
    if isinstance(command, protocol.Act | BotMove):
        return isinstance(command.action, _SETTLING)
    return isinstance(command, StandUp | Expired | GoOnWithout)


def _host_only(room: Room, who: Who | None) -> None:
    if who is None or who.id != room.host:
        raise Refusal("not_host")


def _sit(room: Room, who: Who, command: protocol.Sit) -> tuple[Stored, ...]:
    held = seat_of(room, who.id)
    if held is not None:
        seat = room.seats[held]
        away = seat is not None and (seat.leaving or seat.stand_in is not None)
        if away and command.seat in (None, held):
            return (Returned(held),)
        raise Refusal("already_seated", seat=held)
    if not room.rules.table.guests and who.id not in (room.host, *room.past):
        raise Refusal("guests_off")
    host = who.id if room.host is None else room.host
    return (Seated(free_seat(room, command.seat), Seat(who.name, who.id, chips=room.past.get(who.id, 0)), host),)


def _seat_bot(room: Room, who: Who | None, command: protocol.SeatBot) -> tuple[Stored, ...]:
    _host_only(room, who)
    return (Seated(free_seat(room, command.seat), companion(room, command.level), room.host),)


def _unseat_bot(room: Room, who: Who | None, command: protocol.UnseatBot) -> tuple[Stored, ...]:
    _host_only(room, who)
    seat = room.seats[command.seat] if command.seat < len(room.seats) else None
    if seat is None or seat.bot is None:
        raise Refusal("not_a_bot", seat=command.seat)
    if in_deal(room, command.seat):
        raise Refusal("deal_running")
    if in_match(room, command.seat):
        raise Refusal("match_running")
    return (Stood(command.seat, room.host),)


def _free_seat(room: Room, who: Who | None, command: FreeAbsent) -> tuple[Stored, ...]:
    """The seat of someone who has been away for a while and whom nothing under way needs is free; their chips are kept (TBL-14)."""
    own_seat(room, who)
    seat = room.seats[command.seat] if command.seat < len(room.seats) else None
    if in_deal(room, command.seat):
        raise Refusal("deal_running")
    if in_match(room, command.seat):
        raise Refusal("match_running")
    if seat is None or seat.person is None or not command.absent:
        raise Refusal("not_absent")
    return (Stood(command.seat, heir(room, (command.seat,))),)


def _ready(room: Room, who: Who | None, command: protocol.Ready) -> tuple[Stored, ...]:
    seat = own_seat(room, who)
    if running(room):
        raise Refusal("deal_running")
    if match_runs(room) and not in_match(room, seat):
        raise Refusal("match_running")
    return (*playing.back(room, seat), ReadyGiven(seat))


def _sit_out(room: Room, who: Who | None, command: protocol.SitOut) -> tuple[Stored, ...]:
    seat = own_seat(room, who)
    if command.on and not stands_alone(room.rules):
        raise Refusal("no_sitting_out")
    return (SatOut(seat, command.on),)


def _say(room: Room, who: Who, command: protocol.Say) -> tuple[Stored, ...]:
    if not room.rules.table.chat:
        raise Refusal("chat_off")
    text = written.line(command.text)
    if text is None:
        raise Refusal("malformed", reason="text")
    return (Chatted(seat_of(room, who.id), who.name, text),)


_DECIDERS: Final[dict[type, Callable[[Room, Any, Any], tuple[Stored, ...]]]] = {
    protocol.Sit: _sit,
    StandUp: playing.stand,
    protocol.SeatBot: _seat_bot,
    protocol.UnseatBot: _unseat_bot,
    protocol.Ready: _ready,
    protocol.SitOut: _sit_out,
    protocol.Act: playing.act,
    protocol.Between: playing.between,
    GoOnWithout: playing.go_on,
    FreeAbsent: _free_seat,
    protocol.Say: _say,
    StartDeal: playing.start_deal,
    BotMove: playing.bot_move,
    BotAnswer: playing.bot_answer,
    Expired: playing.expired,
    WindowElapsed: playing.elapsed,
}
