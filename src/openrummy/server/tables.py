"""The tables of this process: read when someone comes, put away when all have gone."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from openrummy.rules import preset
from openrummy.server import commands, steady, table_view
from openrummy.server.clocks import resumed
from openrummy.server.errors import Refusal
from openrummy.server.identity import Who, new_code, tidy_code
from openrummy.server.live import LiveTable, Tools
from openrummy.server.lying import Draft
from openrummy.server.protocol import NewTable, TableInfo
from openrummy.server.rates import Buckets
from openrummy.server.records import record_of
from openrummy.server.room import dump
from openrummy.server.standing import Standing, stand
from openrummy.server.store import Row, TableRow, Taken

_TRIES: Final = 5
_draft = msgspec.json.Decoder(Draft).decode


class Tables:
    """Every live table by code."""

    def __init__(self, tools: Tools, started: float) -> None:
        self._tools = tools
        self._started = started
        self._sockets: Counter[int] = Counter()
        self._live: dict[str, LiveTable] = {}
        self._reading: dict[str, asyncio.Task[LiveTable]] = {}
        self._misses = Buckets(tools.settings.miss_rate, tools.settings.miss_burst)

    async def make(self, maker: Who, wanted: NewTable) -> str:
        """A new table's code; ``RulesError`` or ``Refusal`` where it cannot be so."""
        rules = preset(wanted.preset).make(wanted.options)
        for _ in range(_TRIES):
            code, now = new_code(), steady.time()
            seed = self._tools.settings.seeds(1).hex()
            events = commands.open_table(
                code, wanted.preset, rules, maker, bot_count=wanted.bots, level=wanted.level, next_seed=seed
            )
            row = Row(
                code=code, deal=0, sequence=1, time=now, build=self._tools.build, events=dump(events), seat=0, person=maker.id
            )
            table = TableRow(code, wanted.preset, msgspec.json.encode(rules).decode(), maker.id, now)
            try:
                await self._tools.store.add_table(table, row)
            except Taken:
                continue
            return code
        raise Refusal("storage_failed")

    async def get(self, code: str, address: str) -> LiveTable:
        """The live table; ``Refusal`` with code ``unknown_table`` where there is none, ``too_fast`` for an address that guesses."""
        async with self._no_guessing(address):
            return await self._get(tidy_code(code))

    @asynccontextmanager
    async def _no_guessing(self, address: str) -> AsyncIterator[None]:
        """Whoever has named too many tables that are none is told nothing more for a while, be it right."""
        if not self._misses.has(address):
            raise Refusal("too_fast")
        try:
            yield
        except Refusal as refusal:
            if refusal.code == "unknown_table":
                self._misses.take(address)
            raise

    async def _get(self, code: str) -> LiveTable:
        if code in self._live:
            return self._live[code]
        if code not in self._reading:
            # One reading for all who ask meanwhile, whoever of them goes away: never two live tables of one code.
            self._reading[code] = asyncio.create_task(self._open(code), name=f"reading {code}")
        return await asyncio.shield(self._reading[code])

    def opened(self, person: int) -> None:
        """A person's socket comes to a table; ``Refusal`` where they have too many."""
        allowed = self._tools.settings.sockets
        if self._sockets[person] >= allowed:
            raise Refusal("too_many_sockets", allowed=allowed)
        self._sockets[person] += 1

    def closed(self, person: int) -> None:
        """It is gone."""
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]

    def renamed(self, who: Who) -> None:
        """A person took another name."""
        for table in self._live.values():
            table.renamed(who)

    async def info(self, code: str, address: str) -> TableInfo:
        """What anyone may read of a table; from memory where it is live, for a long deal's log takes long to read."""
        code = tidy_code(code)
        live = self._live.get(code)
        async with self._no_guessing(address):
            return table_view.info(live.room if live is not None else (await self._standing(code)).room)

    async def record(self, code: str, who: Who, deal: int | None, address: str) -> str:
        """What has been played there, as text; see ``records.record_of``."""
        async with self._no_guessing(address):
            return await record_of(self._tools.store, self._tools.compute, code, who, deal)

    async def _standing(self, code: str) -> Standing:
        rows = await self._tools.store.stream(code)
        if not rows:
            raise Refusal("unknown_table", table=code)
        return stand(rows)

    async def _open(self, code: str) -> LiveTable:
        try:
            self._live[code] = await self._read(code)
        finally:
            del self._reading[code]
        return self._live[code]

    async def _read(self, code: str) -> LiveTable:
        standing, now = await self._standing(code), steady.time()
        # Written before this server began; or "after now", where the clock was set back between the two.
        before = standing.time < self._started or standing.time > now
        if before and standing.period is not None:
            uptime = await self._tools.store.uptime(standing.period.since, now)
            standing.period = resumed(standing.period, standing.room, uptime, now, self._tools.settings)
        drafts = {row.seat: _draft(row.draft) for row in await self._tools.store.drafts(code, standing.room.number)}
        return LiveTable(self._tools, standing, drafts, expects=before)

    async def tidy(self) -> None:
        """Put tables away that nobody needs: at once where no deal runs, and after a long while even then."""
        idle_after = self._tools.settings.idle_after
        for code, table in list(self._live.items()):
            unused = time.monotonic() - table.used
            if table.idle and unused > idle_after * (6 if table.deal_running else 1):
                del self._live[code]
                await table.stop()

    async def stop(self) -> None:
        for table in list(self._live.values()):
            await table.stop()
        self._live.clear()
