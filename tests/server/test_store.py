"""The store: appends in groups, conflicts one by one, drafts, runs, and who may use the file."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from openrummy.server.database import DatabaseError, migrate, sqlite_path
from openrummy.server.schema import metadata
from openrummy.server.sqlite import SqliteStore
from openrummy.server.store import Conflict, DraftRow, Duplicate, Row, TableRow, Taken


def row(code: str, sequence: int, deal: int = 1, **more: Any) -> Row:
    return Row(code=code, deal=deal, sequence=sequence, time=1.0, build="b", events="[]", **more)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await SqliteStore.open(tmp_path / "rummy.sqlite")
    maker = await opened.add_person("Asha", b"a" * 32, 1.0)
    for code in ("ONE", "TWO"):
        await opened.add_table(TableRow(code, "points", "{}", maker.id, 1.0), row(code, 1, deal=0))
    yield opened
    await opened.close()


async def test_a_person_is_found_by_the_digest_alone(store: SqliteStore) -> None:
    added = await store.add_person("Bina", b"b" * 32, 1.0)
    assert await store.person(b"b" * 32) == added
    assert await store.person(b"c" * 32) is None


async def test_a_code_is_given_once_and_then_nothing_of_the_second_table_is_written(store: SqliteStore) -> None:
    with pytest.raises(Taken):
        await store.add_table(TableRow("ONE", "points", "{}", 1, 1.0), row("ONE", 7))
    assert [one.sequence for one in await store.stream("ONE")] == [1]


async def test_a_sequence_number_is_given_once(store: SqliteStore) -> None:
    await store.append(row("ONE", 2))
    with pytest.raises(Conflict):
        await store.append(row("ONE", 2))
    await store.append(row("TWO", 2))


async def test_a_message_is_written_once_and_its_place_is_told(store: SqliteStore) -> None:
    await store.append(row("ONE", 2, person=1, message="x"))
    with pytest.raises(Duplicate) as caught:
        await store.append(row("ONE", 3, person=1, message="x"))
    assert caught.value.sequence == 2
    assert await store.answered("ONE", 1, "x") == 2
    assert await store.answered("TWO", 1, "x") is None
    await store.append(row("TWO", 2, person=1, message="x"))


async def test_a_conflict_spoils_nothing_else_of_its_batch(store: SqliteStore) -> None:
    await store.append(row("ONE", 2, person=1, message="x"))
    waiting = [
        store.append(row("TWO", 2)),
        store.append(row("ONE", 2)),
        store.append(row("ONE", 3, person=1, message="x")),
        store.append(row("TWO", 3)),
        store.append(row("ONE", 3)),
    ]
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), Conflict, Duplicate, type(None), type(None)]
    assert [one.sequence for one in await store.stream("TWO")] == [2, 3]


async def test_a_table_is_read_from_its_latest_deal_on(store: SqliteStore) -> None:
    for sequence, deal in ((2, 1), (3, 1), (4, 2), (5, 2)):
        await store.append(row("ONE", sequence, deal))
    assert [one.sequence for one in await store.stream("ONE")] == [4, 5]
    assert await store.stream("NONE") == []


async def test_the_last_draft_of_a_seat_is_kept_also_when_the_server_closes_at_once(tmp_path: Path) -> None:
    path = tmp_path / "drafts.sqlite"
    first = await SqliteStore.open(path)
    maker = await first.add_person("Asha", b"a" * 32, 1.0)
    await first.add_table(TableRow("ONE", "points", "{}", maker.id, 1.0), row("ONE", 1))
    for draft in ("old", "new"):
        first.keep_draft(DraftRow("ONE", 0, 1, draft))
    first.keep_draft(DraftRow("ONE", 1, 1, "other"))
    await first.close()
    second = await SqliteStore.open(path)
    assert sorted(one.draft for one in await second.drafts("ONE", 1)) == ["new", "other"]
    assert await second.drafts("ONE", 2) == []
    await second.close()


async def test_only_time_in_which_a_server_ran_counts(store: SqliteStore) -> None:
    await store.begin_run("b", 100.0)
    await store.beat(110.0)
    await store.begin_run("b", 1000.0)
    await store.beat(1005.0)
    assert await store.uptime(104.0, 2000.0) == pytest.approx(6.0 + 5.0)
    assert await store.uptime(1001.0, 1003.0) == pytest.approx(2.0)


async def test_a_second_server_on_the_same_file_is_refused(store: SqliteStore, tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="another OpenRummy server uses"):
        await SqliteStore.open(tmp_path / "rummy.sqlite")


async def test_commits_are_synced_to_the_disk(store: SqliteStore) -> None:
    async with store._engine.connect() as connection:
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    path = tmp_path / "fresh.sqlite"
    migrate(path)
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_file_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "newer.sqlite"
    migrate(path)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseError, match="newer OpenRummy"):
        migrate(path)


@pytest.mark.parametrize("url", ["postgresql://localhost/x", "mysql+pymysql://x", "redis://x", "rummy.sqlite"])
def test_other_databases_are_refused_by_name(url: str) -> None:
    kind = url.split(":", maxsplit=1)[0].split("+", maxsplit=1)[0]
    with pytest.raises(DatabaseError, match=kind):
        sqlite_path(url)


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///", "sqlite:///:memory:", "sqlite:///x?mode=ro"])
def test_a_database_needs_a_file(url: str) -> None:
    with pytest.raises(DatabaseError, match="no file is named"):
        sqlite_path(url)


@pytest.mark.parametrize("name", ["50%20off.sqlite", "%00", "a#b c.sqlite", "आशा@host:1.sqlite"])
async def test_the_file_has_the_very_name_that_was_given(tmp_path: Path, name: str) -> None:
    store = await SqliteStore.open(sqlite_path(f"sqlite:///{tmp_path}/{name}"))
    await store.close()
    assert set(os.listdir(tmp_path)) == {name, f"{name}.lock"}


def test_a_folder_that_cannot_be_made_is_named() -> None:
    with pytest.raises(DatabaseError, match="cannot be written"):
        asyncio.run(SqliteStore.open(Path("/proc/nowhere/rummy.sqlite")))
