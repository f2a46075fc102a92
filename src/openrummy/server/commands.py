"""What may be done at a table: each command is checked here and becomes events, or is refused and changes nothing."""

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from openrummy import bots, games
from openrummy.games.actions import Action, Drop, Groups, Leave, PlayerAction, Submit, Timeout
from openrummy.games.errors import Code, IllegalAction
from openrummy.games.events import Event
from openrummy.match import single
from openrummy.packs import commitment
from openrummy.rules.value import Rules
from openrummy.server import protocol, written
from openrummy.server.errors import Refusal
from openrummy.server.identity import Who
from openrummy.server.room import (
    Chatted,
    Leaving,
    Opened,
    ReadyGiven,
    Returned,
    Room,
    SatOut,
    Seat,
    Seated,
    Settled,
    Stood,
    Stored,
    evolve,
    evolve_all,
    in_deal,
    running,
    seat_of,
    taken,
)  # fmt: skip

MIN_PLAYERS: Final = 2
_SETTLING: Final = (Drop, Submit)
_BOT_NAMES: Final = ("Asha", "Bala", "Chetan", "Divya", "Esha", "Farid")


class StandUp(msgspec.Struct, frozen=True):
    """``Stand``, with how the seat's cards lay last (PTS-15: a leaving declarer is judged by it)."""

    groups: Groups = ()


class StartDeal(msgspec.Struct, frozen=True):
    """The table deals to these seats. ``next_seed`` (hex) is for the deal after this one."""

    seats: tuple[int, ...]
    next_seed: str


class BotMove(msgspec.Struct, frozen=True):
    """A computer player's move."""

    seat: int
    deal: int
    action: PlayerAction


class Expired(msgspec.Struct, frozen=True):
    """A clock ran out."""

    turn: int
    groups: Groups = ()


Numbered = (
    protocol.Sit | protocol.Stand | protocol.SeatBot | protocol.UnseatBot | protocol.Ready | protocol.SitOut | protocol.Act | protocol.Between
    | protocol.Say
)  # fmt: skip
"""Messages that change something: each with an id, done once however often it is sent."""

Command = (
    protocol.Sit | StandUp | protocol.SeatBot | protocol.UnseatBot | protocol.Ready | protocol.SitOut | protocol.Act | protocol.Between
    | protocol.Say | StartDeal | BotMove | Expired
)  # fmt: skip


def decide(room: Room, who: Who | None, command: Command) -> tuple[Stored, ...]:
    """The events of a command by ``who`` (None: the table itself); raises ``Refusal`` or the game's ``IllegalAction``."""
    return _DECIDERS[type(command)](room, who, command)


def open_table(table: str, preset: str, rules: Rules, maker: Who, *, bot_count: int, next_seed: str) -> tuple[Stored, ...]:
    """The first events of a table: its maker in seat 0, computer players behind (TBL-10)."""
    if bot_count >= rules.packs.seats:
        raise Refusal("too_many_bots", bots=bot_count, allowed=rules.packs.seats - 1)
    empty: tuple[Seat | None, ...] = (None,) * rules.packs.seats
    room = Room(table=table, preset=preset, rules=rules, host=maker.id, seats=empty, next_seed=next_seed)
    events: tuple[Stored, ...] = (Opened(room), Seated(0, Seat(maker.name, maker.id), maker.id))
    for at in range(1, bot_count + 1):
        events += (Seated(at, _bot(evolve_all(None, events), "medium"), maker.id),)
    return events


def next_commitment(room: Room) -> str:
    """The hash of the deal to come, published before it."""
    return commitment(bytes.fromhex(room.next_seed))


def heavy(command: Command) -> bool:
    """May deciding this settle a deal? Then it is no work for the event loop."""
    if isinstance(command, protocol.Act | BotMove):
        return isinstance(command.action, _SETTLING)
    return isinstance(command, StandUp | Expired)


def _bot(room: Room, level: protocol.BotLevel) -> Seat:
    used = {seat.name for _, seat in taken(room)}
    return Seat(next(name for name in _BOT_NAMES if name not in used), bot=level, policy=bots.policy(level, room.rules.family))


def _free(room: Room, wanted: int | None) -> int:
    free = [at for at, seat in enumerate(room.seats) if seat is None]
    if wanted is None:
        if not free:
            raise Refusal("table_full", seats=len(room.seats))
        return free[0]
    if wanted >= len(room.seats):
        raise Refusal("no_such_seat", seat=wanted, seats=len(room.seats))
    if wanted not in free:
        raise Refusal("seat_taken" if free else "table_full", seat=wanted, seats=len(room.seats))
    return wanted


def _heir(room: Room, without: Iterable[int]) -> int | None:
    """The host, or where the host's seat empties the next seated person: the room outlives its host."""
    gone = set(without)
    staying = [seat.person for at, seat in taken(room) if seat.person is not None and at not in gone and not seat.leaving]
    return room.host if room.host in staying else next(iter(staying), None)


def _own_seat(room: Room, who: Who | None) -> int:
    seat = None if who is None else seat_of(room, who.id)
    if seat is None:
        raise Refusal("not_seated")
    return seat


def _host_only(room: Room, who: Who | None) -> None:
    if who is None or who.id != room.host:
        raise Refusal("not_host")


def _sit(room: Room, who: Who, command: protocol.Sit) -> tuple[Stored, ...]:
    held = seat_of(room, who.id)
    if held is not None:
        seat = room.seats[held]
        if seat is not None and seat.leaving and command.seat in (None, held):
            return (Returned(held),)
        raise Refusal("already_seated", seat=held)
    if not room.rules.table.guests and who.id not in (room.host, *room.past):
        raise Refusal("guests_off")
    host = who.id if room.host is None else room.host
    return (Seated(_free(room, command.seat), Seat(who.name, who.id, chips=room.past.get(who.id, 0)), host),)


def _stand(room: Room, who: Who | None, command: StandUp) -> tuple[Stored, ...]:
    seat = _own_seat(room, who)
    host = _heir(room, (seat,))
    if not in_deal(room, seat):
        return (Stood(seat, host),)
    leaving = Leaving(seat, host)
    return (leaving, *_play(evolve(room, leaving), seat, Leave(command.groups)))


def _seat_bot(room: Room, who: Who | None, command: protocol.SeatBot) -> tuple[Stored, ...]:
    _host_only(room, who)
    return (Seated(_free(room, command.seat), _bot(room, command.level), room.host),)


def _unseat_bot(room: Room, who: Who | None, command: protocol.UnseatBot) -> tuple[Stored, ...]:
    _host_only(room, who)
    seat = room.seats[command.seat] if command.seat < len(room.seats) else None
    if seat is None or seat.bot is None:
        raise Refusal("not_a_bot", seat=command.seat)
    if in_deal(room, command.seat):
        raise Refusal("deal_running")
    return (Stood(command.seat, room.host),)


def _ready(room: Room, who: Who | None, command: protocol.Ready) -> tuple[Stored, ...]:
    seat = _own_seat(room, who)
    if running(room):
        raise Refusal("deal_running")
    return (ReadyGiven(seat),)


def _sit_out(room: Room, who: Who | None, command: protocol.SitOut) -> tuple[Stored, ...]:
    return (SatOut(_own_seat(room, who), command.on),)


def _say(room: Room, who: Who, command: protocol.Say) -> tuple[Stored, ...]:
    if not room.rules.table.chat:
        raise Refusal("chat_off")
    text = written.line(command.text)
    if text is None:
        raise Refusal("malformed", reason="text")
    return (Chatted(seat_of(room, who.id), who.name, text),)


def _act(room: Room, who: Who | None, command: protocol.Act) -> tuple[Stored, ...]:
    seat = _own_seat(room, who)
    if room.deal is None or command.deal != room.number:
        raise Refusal("stale_deal", deal=command.deal, now=room.number)
    if command.turn not in (None, room.deal.turn):
        raise IllegalAction(Code.STALE_TURN, turn=command.turn, now=room.deal.turn)
    return _play(room, seat, command.action)


def _between(room: Room, who: Who | None, command: protocol.Between) -> tuple[Stored, ...]:
    raise Refusal("no_match")


def _bot_move(room: Room, who: Who | None, command: BotMove) -> tuple[Stored, ...]:
    if command.deal != room.number:
        raise Refusal("stale_deal", deal=command.deal, now=room.number)
    return _play(room, command.seat, command.action)


def _expired(room: Room, who: Who | None, command: Expired) -> tuple[Stored, ...]:
    return _play(room, None, Timeout(command.turn, command.groups))


def _play(room: Room, seat: int | None, action: Action) -> tuple[Stored, ...]:
    """The game's events, and where they end the deal what that means for the table."""
    if room.deal is None:
        raise Refusal("stale_deal", deal=0, now=0)
    events: tuple[Event, ...] = games.decide(room.deal, seat, action)
    after = evolve_all(room, events)
    if after.deal is None or after.deal.end is None:
        return events
    vacated = tuple(at for at, seat in taken(after) if seat.leaving)
    chips = single.add_totals(after.deal.start.totals, after.deal.end)
    return (*events, Settled(chips, after.deal.start.dealer, vacated, _heir(after, vacated)))


def _start_deal(room: Room, who: Who | None, command: StartDeal) -> tuple[Stored, ...]:
    if running(room):
        raise Refusal("deal_running")
    if len(command.seats) < MIN_PLAYERS:
        raise Refusal("too_few_players", least=MIN_PLAYERS)
    last = None if room.deal is None else room.deal.end
    dealer = command.seats[0] if room.dealer is None else single.next_dealer(room.dealer, command.seats, last)
    seats = tuple(None if seat is None else msgspec.structs.replace(seat, ready=False) for seat in room.seats)
    dealt = {at: seat.person for at, seat in taken(room) if at in command.seats and seat.person is not None}
    opened = msgspec.structs.replace(
        room, seats=seats, number=room.number + 1, next_seed=command.next_seed, dealt=dealt, deal=None
    )
    chips = {at: seat.chips for at, seat in taken(room) if at in command.seats}
    events = games.start(
        room.rules,
        deal=opened.number,
        seats=command.seats,
        dealer=dealer,
        seed=bytes.fromhex(room.next_seed),
        totals=chips,
        draw_for_deal=room.dealer is None,
    )
    return (Opened(opened), *events)


_DECIDERS: Final[dict[type, Callable[[Room, Any, Any], tuple[Stored, ...]]]] = {
    protocol.Sit: _sit,
    StandUp: _stand,
    protocol.SeatBot: _seat_bot,
    protocol.UnseatBot: _unseat_bot,
    protocol.Ready: _ready,
    protocol.SitOut: _sit_out,
    protocol.Act: _act,
    protocol.Between: _between,
    protocol.Say: _say,
    StartDeal: _start_deal,
    BotMove: _bot_move,
    Expired: _expired,
}
