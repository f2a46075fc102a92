"""Group commit: one task writes what waits, one transaction a batch, an answer to each.

A disk can only be asked to make sure so many times a second; whoever comes while it is busy goes with the next batch.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from sqlalchemy import Executable, insert, select
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from openrummy.server import crash, schema
from openrummy.server.store import Conflict, DraftRow, Duplicate, Row, TableRow, Taken

_BATCH: Final = 512
_DRAFT_WAIT: Final = 0.25
"""Seconds a draft may wait for company."""

_log = logging.getLogger("openrummy.writer")


@dataclass
class _Work:
    """One thing to write. Exactly one of ``row`` (alone, or with the ``table`` it opens) and ``statement`` is given."""

    answer: "asyncio.Future[int]"
    row: Row | None = None
    table: TableRow | None = None
    statement: Executable | None = None


@dataclass
class Writer:
    """The only one that writes to the database."""

    engine: AsyncEngine
    _queue: "asyncio.Queue[_Work | None]" = field(default_factory=asyncio.Queue)
    _drafts: dict[tuple[str, int], DraftRow] = field(default_factory=dict)
    _task: "asyncio.Task[None] | None" = None
    _draft_timer: asyncio.TimerHandle | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="writer")

    async def stop(self) -> None:
        """Write what waits, then end."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
            self._task = None

    async def append(self, row: Row) -> None:
        await self._put(row=row)

    async def make(self, table: TableRow, first: Row) -> None:
        await self._put(table=table, row=first)

    async def run(self, statement: Executable) -> int:
        """Any other statement; the answer is the number of the row it inserted, if any."""
        return await self._put(statement=statement)

    def keep_draft(self, draft: DraftRow) -> None:
        self._drafts[draft.code, draft.seat] = draft
        if self._draft_timer is None:
            self._draft_timer = asyncio.get_running_loop().call_later(_DRAFT_WAIT, self._wake)

    def _wake(self) -> None:
        self._draft_timer = None
        if self._drafts:
            unheard: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            unheard.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._queue.put_nowait(_Work(unheard))

    async def _put(self, **work: Any) -> int:
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Work(answer, **work))
        return await answer

    async def _work(self) -> None:
        async with self.engine.connect() as connection:
            going = True
            while going:
                batch, going = await self._batch()
                moves = any(work.row is not None for work in batch)
                crash.point("before_append", moves)
                try:
                    answers = await self._write(connection, batch)
                except Exception as error:
                    _log.exception("a batch of %d could not be written", len(batch))
                    await _give_up(connection)
                    answers = [_fail(work, error) for work in batch]
                crash.point("after_append", moves)
                for tell in answers:
                    tell()

    async def _batch(self) -> tuple[list[_Work], bool]:
        work = await self._queue.get()
        batch: list[_Work] = []
        while work is not None:
            batch.append(work)
            if len(batch) == _BATCH or self._queue.empty():
                return batch, True
            work = self._queue.get_nowait()
        return batch, False

    async def _write(self, connection: AsyncConnection, batch: list[_Work]) -> list[Callable[[], None]]:
        drafts, self._drafts = self._drafts, {}
        try:
            try:
                answers = await self._all_at_once(connection, batch, drafts)
            except IntegrityError:
                await connection.rollback()
                answers = await self._one_by_one(connection, batch, drafts)
            await connection.commit()
        except Exception:
            # Nobody waits for a draft to be told that it failed: it goes with the next batch, unless there is a later one by then.
            self._drafts = drafts | self._drafts
            raise
        return answers

    async def _all_at_once(
        self, connection: AsyncConnection, batch: list[_Work], drafts: dict[tuple[str, int], DraftRow]
    ) -> list[Callable[[], None]]:
        """The usual case: nothing is in anything's way, and the rows of all tables go in one statement."""
        rows = [msgspec.structs.asdict(work.row) for work in batch if work.row is not None and work.table is None]
        if rows:
            await connection.execute(insert(schema.log), rows)
        answers = [await self._other(connection, work) for work in batch]
        await _write_drafts(connection, drafts)
        return answers

    async def _other(self, connection: AsyncConnection, work: _Work) -> Callable[[], None]:
        if work.table is not None and work.row is not None:
            await connection.execute(insert(schema.tables), msgspec.structs.asdict(work.table))
            await connection.execute(insert(schema.log), msgspec.structs.asdict(work.row))
        if work.statement is not None:
            done = await connection.execute(work.statement)
            return _succeed(work, (done.inserted_primary_key or (0,))[0] if done.is_insert else 0)
        return _succeed(work, 0)

    async def _one_by_one(
        self, connection: AsyncConnection, batch: list[_Work], drafts: dict[tuple[str, int], DraftRow]
    ) -> list[Callable[[], None]]:
        """Something conflicts: each by itself, so that only the one in the way is refused."""
        answers: list[Callable[[], None]] = []
        for work in batch:
            try:
                async with connection.begin_nested():
                    if work.row is not None and work.table is None:
                        await connection.execute(insert(schema.log), msgspec.structs.asdict(work.row))
                    answers.append(await self._other(connection, work))
            except IntegrityError as error:
                answers.append(_fail(work, await _why(connection, work) or error))
        await _write_drafts(connection, drafts)
        return answers


async def _give_up(connection: AsyncConnection) -> None:
    """A fresh connection is made for the next batch, but only once the old one's transaction has been given up."""
    try:
        await connection.invalidate()
        await connection.rollback()
    except Exception:
        _log.exception("a broken connection could not be given up")


def _succeed(work: _Work, value: int) -> Callable[[], None]:
    return lambda: None if work.answer.done() else work.answer.set_result(value)


def _fail(work: _Work, error: Exception) -> Callable[[], None]:
    return lambda: None if work.answer.done() else work.answer.set_exception(error)


async def _why(connection: AsyncConnection, work: _Work) -> Exception | None:
    if work.table is not None:
        return Taken(work.table.code)
    if work.row is None:
        return None
    log = schema.log.c
    if work.row.message is not None:
        same = (log.code == work.row.code, log.person == work.row.person, log.message == work.row.message)
        found = (await connection.execute(select(log.sequence).where(*same))).scalar()
        if found is not None:
            return Duplicate(found)
    held = (log.code == work.row.code, log.sequence == work.row.sequence)
    if (await connection.execute(select(log.sequence).where(*held))).scalar() is not None:
        return Conflict(f"{work.row.code} already has {work.row.sequence}")
    return None


async def _write_drafts(connection: AsyncConnection, drafts: dict[tuple[str, int], DraftRow]) -> None:
    if drafts:
        statement = upsert(schema.drafts)
        replaced = {"deal": statement.excluded.deal, "draft": statement.excluded.draft}
        await connection.execute(
            statement.on_conflict_do_update(index_elements=["code", "seat"], set_=replaced),
            [msgspec.structs.asdict(draft) for draft in drafts.values()],
        )
