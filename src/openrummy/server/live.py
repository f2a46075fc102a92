"""A live table: one command after another is decided, appended to the log, applied, published, acknowledged."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Protocol

import msgspec

from openrummy.games.actions import Groups
from openrummy.games.errors import IllegalAction
from openrummy.games.events import Event
from openrummy.server import clocks, commands, protocol, seating, steady, table_view
from openrummy.server.commands import Command, Numbered
from openrummy.server.compute import Compute
from openrummy.server.errors import Refusal
from openrummy.server.hand import live_hand
from openrummy.server.identity import Who
from openrummy.server.lying import Draft, fit
from openrummy.server.playing import BotAnswer, BotMove, Expired, FreeAbsent, GoOnWithout, StandUp, StartDeal, WindowElapsed
from openrummy.server.room import Chatted, Room, Stored, cards_seat, dump, evolve_all, seat_of, taken
from openrummy.server.settings import Settings
from openrummy.server.standing import Standing, stand
from openrummy.server.store import Conflict, DraftRow, Duplicate, Row, Store
from openrummy.server.thinking import Thinking

_TRIES: Final = 3
_INBOX: Final = 1000
_PAUSE: Final = 1.0  # seconds, after what should not have happened, so that it cannot happen in a tight loop
_log = logging.getLogger("openrummy.table")
_encode = msgspec.json.Encoder().encode


class Member(Protocol):
    """A socket at the table."""

    who: Who

    def send(self, message: bytes) -> None:
        """Never waits; a reader too slow for what it is sent is cut off."""


@dataclass(frozen=True)
class Tools:
    """What every table shares."""

    store: Store
    compute: Compute
    settings: Settings
    build: str


class LiveTable:
    """Everything happens in one task, in the order in which it came."""

    def __init__(self, tools: Tools, standing: Standing, drafts: dict[int, Draft], expects: bool) -> None:
        """``expects``: the server has just come back, and so will the players."""
        self._tools = tools
        self._now = standing
        self._drafts = drafts
        self._members: dict[int, set[Member]] = {}
        self._loaded = steady.time()
        self._lost: dict[int, float] = {}
        self._expects_until = self._loaded + tools.settings.scaled(tools.settings.restart_grace) if expects else 0.0
        self._start_at: float | None = None
        self._stale = False
        self._told: tuple[bool, frozenset[int]] = (False, frozenset())
        self._rest_until = 0.0
        self._thinking = Thinking(self, tools.compute, tools.settings)
        self._timer: asyncio.TimerHandle | None = None
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]] | None] = asyncio.Queue(_INBOX)
        self._task = asyncio.create_task(self._work(), name=f"table {standing.room.table}")
        self.used = time.monotonic()
        self._inbox.put_nowait(self._nothing)

    # what sockets and the registry call

    def post(self, job: Callable[[], Awaitable[None]]) -> None:
        """Let the table do something in its turn; ``Refusal`` when too much waits already."""
        try:
            self._inbox.put_nowait(job)
        except asyncio.QueueFull:
            raise Refusal("too_fast") from None

    @property
    def idle(self) -> bool:
        return not self._members and self._inbox.empty()

    @property
    def room(self) -> Room:
        """The table as it stands."""
        return self._now.room

    @property
    def version(self) -> int:
        """The number of the last row of its log."""
        return self._now.version

    def deal_history(self) -> tuple[Event, ...]:
        """What happened in the latest deal so far, whole."""
        return self._now.deal_history()

    async def queue(self, job: Callable[[], Awaitable[None]]) -> None:
        """As ``post``, but what waits too long waits longer."""
        await self._inbox.put(job)

    @property
    def deal_running(self) -> bool:
        return self._now.period is not None

    async def stop(self) -> None:
        """Finish what waits, then end."""
        await self._inbox.put(None)
        await self._task
        if self._timer is not None:
            self._timer.cancel()
        self._thinking.stop()

    async def join(self, member: Member, version: int | None) -> None:
        """A socket comes to the table and is told how it stands; ``Refusal`` where it may not even look."""
        room, who = self._now.room, member.who
        seat = seat_of(room, who.id)
        if seat is None and not room.rules.table.spectators and None not in room.seats:
            raise Refusal("spectators_off")
        first = who.id not in self._members
        self._members.setdefault(who.id, set()).add(member)
        self._lost.pop(who.id, None)
        self._set_start()
        missed = None if version is None else self._now.since(version)
        member.send(
            _encode(
                protocol.Welcome(
                    protocol=protocol.PROTOCOL,
                    build=self._tools.build,
                    name=who.name,
                    version=self._now.version,
                    events=table_view.events_for(room, seat, missed or ()),
                    view=table_view.view(room, seat, self._around()),
                )
            )
        )
        if first:
            self._publish((), besides=member)

    def leave(self, member: Member) -> None:
        """A socket is gone; with the last of a person's the others are told."""
        sockets = self._members.get(member.who.id, set())
        sockets.discard(member)
        if not sockets and self._members.pop(member.who.id, None) is not None:
            self._lost[member.who.id] = steady.time()
            if not self._inbox.full():
                self._inbox.put_nowait(self._presence)

    def renamed(self, who: Who) -> None:
        """A person's sockets here act under another name from now on; a seat that is taken keeps the old one."""
        for member in self._members.get(who.id, ()):
            member.who = who

    async def carry_out(self, member: Member, message: Numbered) -> None:
        """A message with an id: done and acknowledged, or ``Refusal`` / ``IllegalAction``."""
        version = await self.command(self._meant(member.who, message), member.who, message.id)
        member.send(_encode(protocol.Done(message.id, version)))

    def _meant(self, who: Who, message: Numbered) -> Command:
        """The message, with what of this moment decides about it."""
        if isinstance(message, protocol.Stand):
            return StandUp(self._lying(who))
        if isinstance(message, protocol.GoOn):
            return GoOnWithout(message.deal, message.turn, self._may_go_on)
        if isinstance(message, protocol.FreeSeat):
            return FreeAbsent(message.seat, message.seat in self._may_be_freed)
        return message

    async def arrange(self, member: Member, message: protocol.Arrange) -> None:
        """How someone's cards lie, told back to every tab of the seat."""
        room = self._now.room
        seat = cards_seat(room, seat_of(room, member.who.id))
        if seat is None:
            raise Refusal("not_seated")
        if room.deal is None or room.deal.end is not None or message.deal != room.number:
            raise Refusal("stale_deal", deal=message.deal, now=room.number)
        player = room.deal.players[seat]
        draft = fit(Draft(message.groups, message.loose), player.hand)
        hand = live_hand(room.deal, seat, draft)
        if hand is None:
            raise IllegalAction("already_dropped")
        self._drafts[seat] = draft
        self._tools.store.keep_draft(DraftRow(room.table, seat, room.number, _encode(draft).decode()))
        answer = _encode(protocol.Arranged(hand))
        for socket in self._members.get(member.who.id, ()):
            socket.send(answer)

    # the one task

    async def _work(self) -> None:
        while (job := await self._inbox.get()) is not None:
            try:
                await job()
            except Exception:
                _log.exception("table %s", self._now.room.table)
                self._rest_until = steady.time() + _PAUSE
            try:
                await self._go_on()
            except Exception:
                _log.exception("table %s cannot go on", self._now.room.table)
                self._wake_in(_PAUSE)
            self.used = time.monotonic()

    async def _nothing(self) -> None:
        """A table that was just read only has to go on."""

    async def _presence(self) -> None:
        self._publish(())

    async def command(self, command: Command, who: Who | None = None, message: str | None = None) -> int:
        """The version at which the command was carried out, now or when it was first sent."""
        key = None if who is None or message is None else (who.id, message)
        if key is not None and key in self._now.answered:
            return self._now.answered[key]
        for _ in range(_TRIES):
            if self._stale:
                await self._reload()
            try:
                events = await self._decide(who, command)
            except (Refusal, IllegalAction):
                known = None if key is None else await self._tools.store.answered(self._now.room.table, *key)
                if known is None:
                    raise
                return known
            try:
                return await self._append(command, who, message, events)
            except Conflict:
                self._stale = True
            except Duplicate as known_at:
                return known_at.sequence
        raise Refusal("storage_failed")

    async def _decide(self, who: Who | None, command: Command) -> tuple[Stored, ...]:
        if commands.heavy(self._now.room, command):
            return await self._tools.compute.run(commands.decide, self._now.room, who, command)
        return commands.decide(self._now.room, who, command)

    async def _append(self, command: Command, who: Who | None, message: str | None, events: tuple[Stored, ...]) -> int:
        room = self._now.room
        # First, so that nothing that cannot be applied is ever written.
        after = evolve_all(room, events)
        row = Row(
            code=room.table,
            deal=room.number + isinstance(command, StartDeal),
            sequence=self._now.version + 1,
            time=steady.time(),
            build=self._tools.build,
            events=dump(events),
            seat=command.seat if isinstance(command, BotMove | BotAnswer) else None if who is None else seat_of(room, who.id),
            person=None if who is None else who.id,
            message=message,
        )
        try:
            await self._tools.store.append(row)
        except (Conflict, Duplicate):
            raise
        except Exception as error:
            # Whether it is in the log or not nobody knows: read the log again before anything else.
            _log.exception("table %s could not be written", room.table)
            self._stale = True
            raise Refusal("storage_failed") from error
        self._now.apply(row, events, after)
        if isinstance(command, StartDeal):
            self._drafts.clear()
        self._publish(events)
        return row.sequence

    async def _reload(self) -> None:
        self._now = stand(await self._tools.store.stream(self._now.room.table))
        self._stale = False
        self._publish(())

    # what happens by itself

    async def _go_on(self) -> None:
        """After everything: deal if it is time, let computer players think, set the clock."""
        if self._stale:
            await self._reload()
        self._set_start()
        expected = self._connected | (self._seated if steady.time() < self._expects_until else frozenset())
        if self._start_at is not None and (seating.all_ready(self._now.room, expected) or self._start_at <= steady.time()):
            await self._start_deal()
        if (self._may_go_on, self._may_be_freed) != self._told:
            self._publish(())
        self._thinking.ask()
        self._set_timer()

    async def _start_deal(self) -> None:
        room = self._now.room
        next_seed = self._tools.settings.seeds(room.number + 2).hex()
        await self.command(StartDeal(seating.dealable(room, self._connected), next_seed))

    def _set_start(self) -> None:
        waiting = seating.waiting_to_start(self._now.room, self._connected)
        if not waiting:
            self._start_at = None
        elif self._start_at is None:
            self._start_at = steady.time() + self._tools.settings.scaled(self._tools.settings.ready_wait)

    def _set_timer(self) -> None:
        ends, now = self._deadline(), steady.time()
        alone = clocks.others_may_go_on(self._now.room, self._away, self._tools.settings)
        freed = clocks.others_may_free(self._now.room, self._away, self._tools.settings)
        times = [ends[0]] if ends is not None else []
        times += [at for at in (alone, *freed.values()) if at is not None and at > now]
        if self._start_at is not None:
            times += [self._start_at] + ([self._expects_until] if self._expects_until > now else [])
        self._wake_in(max(0.0, min(times) - now, self._rest_until - now) + 0.001 if times else None)

    def _wake_in(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        if not self._inbox.full():
            self._inbox.put_nowait(self._tick)

    async def _tick(self) -> None:
        ends, period, deal = self._deadline(), self._now.period, self._now.room.deal
        if ends is None or ends[0] > steady.time() or period is None or deal is None:
            return
        if period.window:
            await self.command(WindowElapsed(period.turn))
            return
        declarer = self._now.room.seats[deal.seat]
        who = None if declarer is None or declarer.person is None else Who(declarer.person, declarer.name)
        groups = self._lying(who) if deal.phase == "arrange" else ()
        await self.command(Expired(period.turn, groups))

    # what is told

    @property
    def _connected(self) -> frozenset[int]:
        return frozenset(self._members)

    @property
    def _seated(self) -> frozenset[int]:
        return frozenset(seat.person for _, seat in taken(self._now.room) if seat.person is not None)

    @property
    def _away(self) -> dict[int, float]:
        """Who sits here without a connection, and since when."""
        return {person: self._lost.get(person, self._loaded) for person in self._seated - self._connected}

    @property
    def _may_go_on(self) -> bool:
        at = clocks.others_may_go_on(self._now.room, self._away, self._tools.settings)
        return at is not None and at <= steady.time()

    @property
    def _may_be_freed(self) -> frozenset[int]:
        freed, now = clocks.others_may_free(self._now.room, self._away, self._tools.settings), steady.time()
        return frozenset(seat for seat, at in freed.items() if at <= now)

    def _deadline(self) -> tuple[float, float] | None:
        return clocks.deadline(self._now.period, self._now.room, self._away, self._tools.settings)

    def _around(self) -> table_view.Around:
        now = steady.time()
        return table_view.Around(
            connected=self._connected,
            watchers=table_view.watching(self._now.room, self._connected),
            starts_in=None if self._start_at is None else max(0.0, round(self._start_at - now, 3)),
            clock=clocks.clock(self._now.period, self._deadline(), now),
            drafts=self._drafts,
            may_go_on=self._may_go_on,
            may_be_freed=self._may_be_freed,
        )

    def _lying(self, who: Who | None) -> Groups:
        """How someone's cards were last seen to lie."""
        room = self._now.room
        seat = None if who is None else cards_seat(room, seat_of(room, who.id))
        if seat is None or room.deal is None or seat not in self._drafts:
            return ()
        return fit(self._drafts[seat], room.deal.players[seat].hand).groups

    def _publish(self, events: tuple[Stored, ...], besides: Member | None = None) -> None:
        """Tell everyone, each what they may know; those who may know the same get the same bytes."""
        self._set_start()
        room, around = self._now.room, self._around()
        self._told = (around.may_go_on, around.may_be_freed)
        said = [_encode(protocol.Said(e.seat, e.name, e.text)) for e in events if isinstance(e, Chatted)]
        told: dict[int | None, bytes] = {}
        for person, sockets in list(self._members.items()):
            seat = seat_of(room, person)
            if seat not in told:
                shown = table_view.view(room, seat, around)
                told[seat] = _encode(protocol.Update(self._now.version, table_view.events_for(room, seat, events), shown))
            for socket in list(sockets):
                if socket is not besides:
                    for line in (told[seat], *said):
                        socket.send(line)
