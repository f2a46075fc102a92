"""The store on a SQLite file: one writer with group commit, readers beside it."""

from pathlib import Path
from typing import Any, Self

from sqlalchemy import event as hooks
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from openrummy.server import schema
from openrummy.server.database import Lock, address_of, migrate
from openrummy.server.identity import Who
from openrummy.server.store import DraftRow, Row, TableRow
from openrummy.server.writer import Writer

_SELECT_ROW = select(*(schema.log.c[name] for name in Row.__struct_fields__))
_MOST = (1 << 63) - 1
"""The largest number that SQLite holds: a deal that anyone may ask for can be greater."""


def _engine(path: Path) -> AsyncEngine:
    engine = create_async_engine(address_of(path, "sqlite+aiosqlite"), pool_size=2, max_overflow=0)

    @hooks.listens_for(engine.sync_engine, "connect")
    def _pragmas(connection: Any, _record: Any) -> None:
        # The driver shall not open transactions by itself: "begin" below does, and then savepoints hold.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @hooks.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


class SqliteStore:
    """``Store`` on one file. Make it with ``open``."""

    def __init__(self, engine: AsyncEngine, lock: Lock) -> None:
        self._engine = engine
        self._lock = lock
        self._writer = Writer(engine)
        self._run: int | None = None

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Lock the file, bring it up to date, start the writer; ``DatabaseError`` where that cannot be."""
        lock = Lock(path)
        lock.take()
        try:
            migrate(path)
            store = cls(_engine(path), lock)
            await store._writer.start()
        except BaseException:
            lock.free()
            raise
        return store

    async def close(self) -> None:
        await self._writer.stop()
        await self._engine.dispose()
        self._lock.free()

    async def add_person(self, name: str, digest: bytes, time: float) -> Who:
        made = await self._writer.run(insert(schema.people).values(name=name, digest=digest, created=time))
        return Who(made, name)

    async def person(self, digest: bytes) -> Who | None:
        async with self._engine.connect() as connection:
            found = (
                await connection.execute(select(schema.people.c.id, schema.people.c.name).where(schema.people.c.digest == digest))
            ).first()
        return None if found is None else Who(found.id, found.name)

    async def rename(self, person: int, name: str) -> None:
        await self._writer.run(update(schema.people).where(schema.people.c.id == person).values(name=name))

    async def add_table(self, table: TableRow, first: Row) -> None:
        await self._writer.make(table, first)

    async def append(self, row: Row) -> None:
        await self._writer.append(row)

    async def stream(self, code: str, deal: int | None = None) -> list[Row]:
        if deal is not None and not 0 <= deal <= _MOST:
            return []
        log = schema.log.c
        wanted = select(func.max(log.deal)).where(log.code == code).scalar_subquery() if deal is None else deal
        async with self._engine.connect() as connection:
            rows = await connection.execute(_SELECT_ROW.where(log.code == code, log.deal == wanted).order_by(log.sequence))
            return [Row(**row._mapping) for row in rows]

    async def answered(self, code: str, person: int, message: str) -> int | None:
        log = schema.log.c
        wanted = select(log.sequence).where(log.code == code, log.person == person, log.message == message)
        async with self._engine.connect() as connection:
            found: int | None = (await connection.execute(wanted)).scalar()
        return found

    def keep_draft(self, draft: DraftRow) -> None:
        self._writer.keep_draft(draft)

    async def drafts(self, code: str, deal: int) -> list[DraftRow]:
        table = schema.drafts
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(table).where(table.c.code == code, table.c.deal == deal))
            return [DraftRow(**row._mapping) for row in rows]

    async def begin_run(self, build: str, time: float) -> None:
        self._run = await self._writer.run(insert(schema.runs).values(build=build, started=time, alive=time))

    async def beat(self, time: float) -> None:
        await self._writer.run(update(schema.runs).where(schema.runs.c.id == self._run).values(alive=time))

    async def uptime(self, since: float, until: float) -> float:
        runs = schema.runs.c
        async with self._engine.connect() as connection:
            found = await connection.execute(select(runs.started, runs.alive).where(runs.alive >= since, runs.started <= until))
            spans: list[float] = [max(0.0, min(run.alive, until) - max(run.started, since)) for run in found]
            return sum(spans)
