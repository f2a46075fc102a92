"""Computer players at a live table: each is asked when the deal or the match waits for it, after a moment, as a person would take."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from openrummy.games.actions import PlayerAction
from openrummy.games.errors import IllegalAction
from openrummy.games.events import Event
from openrummy.server import bot_moves, protocol
from openrummy.server.compute import Compute
from openrummy.server.errors import Refusal
from openrummy.server.playing import BotAnswer, BotMove, Expired
from openrummy.server.room import Room
from openrummy.server.settings import Settings

_log = logging.getLogger("openrummy.bots")
_TRIES = 2
"""How often a player whose choice fails is asked in one turn before its time is up."""


class Table(Protocol):
    """What the players need of their table."""

    @property
    def room(self) -> Room: ...
    @property
    def version(self) -> int: ...
    def deal_history(self) -> tuple[Event, ...]: ...
    async def queue(self, job: Callable[[], Awaitable[None]]) -> None: ...
    async def command(self, command: BotMove | BotAnswer | Expired) -> int: ...


class Thinking:
    """Which players think, each in a task of its own; what they chose is done in the table's turn."""

    def __init__(self, table: Table, compute: Compute, settings: Settings) -> None:
        self._table, self._compute, self._settings = table, compute, settings
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._failed: dict[int, tuple[int, int, int]] = {}

    def ask(self) -> None:
        """Ask everyone who is waited for and does not think yet."""
        room = self._table.room
        for seat, level in bot_moves.to_move(room).items():
            self._start(seat, partial(self._move, seat, level))
        for seat in bot_moves.to_answer(room):
            self._start(seat, partial(self._answer, seat))

    def stop(self) -> None:
        """Nobody thinks any more."""
        for task in self._tasks.values():
            task.cancel()

    def _start(self, seat: int, work: Callable[[], Awaitable[Callable[[], Awaitable[None]]]]) -> None:
        async def think() -> None:
            await asyncio.sleep(random.uniform(*self._settings.bot_delay))
            do = await work()

            async def done() -> None:
                self._tasks.pop(seat, None)
                await do()

            await self._table.queue(done)

        if seat not in self._tasks:
            self._tasks[seat] = asyncio.create_task(think(), name=f"bot {seat}")

    async def _move(self, seat: int, level: protocol.BotLevel) -> Callable[[], Awaitable[None]]:
        room, version = self._table.room, self._table.version
        chosen = await self._choose(room, seat, level)

        async def move() -> None:
            if chosen is None or room.deal is None:
                return
            try:
                await self._table.command(chosen)
            except Refusal as refusal:
                # The table could not take it, which is no fault of the player's: it will be asked again.
                _log.warning("table %s: a computer player has to wait: %s", room.table, refusal)
            except IllegalAction:
                if self._table.version == version:
                    _log.exception("table %s: a computer player's move was refused", room.table)
                    await self._table.command(Expired(room.deal.turn))

        return move

    async def _choose(self, room: Room, seat: int, level: protocol.BotLevel) -> BotMove | Expired | None:
        """None where the seat has nothing to do any more, or could not choose; its time is up if that happens again."""
        if seat not in bot_moves.to_move(room) or room.deal is None:
            return None
        known = bot_moves.knows(room.deal, seat, self._table.deal_history())
        try:
            action: PlayerAction = await self._compute.run(bot_moves.choose, level, *known)
            return BotMove(seat, room.number, action)
        except Exception:
            _log.exception("table %s: a computer player could not choose", room.table)
        deal, turn, tries = self._failed.get(seat, (0, 0, 0))
        tries = tries + 1 if (deal, turn) == (room.number, room.deal.turn) else 1
        self._failed[seat] = (room.number, room.deal.turn, tries)
        return Expired(room.deal.turn) if tries >= _TRIES else None

    async def _answer(self, seat: int) -> Callable[[], Awaitable[None]]:
        async def answer() -> None:
            room = self._table.room
            action = bot_moves.to_answer(room).get(seat)
            if action is None:
                return
            try:
                await self._table.command(BotAnswer(seat, action))
            except (Refusal, IllegalAction) as refusal:
                _log.warning("table %s: a computer player's answer was refused: %s", room.table, refusal)

        return answer
