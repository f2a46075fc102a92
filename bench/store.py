"""How many moves a second the store takes: `uv run python bench/store.py`.

One by one is a lone table that waits for each append; in groups are many tables at once, whose appends share a transaction.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from openrummy.server.sqlite import SqliteStore
from openrummy.server.store import Row, TableRow

EVENTS = '[{"type":"drew","seat":2,"source":"stock","card":57},{"type":"turn_started","seat":3,"turn":17}]'


def row(code: str, sequence: int) -> Row:
    return Row(
        code=code,
        deal=1,
        sequence=sequence,
        time=time.time(),
        build="0.1.0+0123456789",
        events=EVENTS,
        seat=0,
        person=1,
        message=f"{code}-{sequence}",
    )


async def fill(store: SqliteStore, code: str, count: int, waits: list[float]) -> None:
    """One table: the next append when the last one is on the disk."""
    for sequence in range(2, count + 2):
        before = time.perf_counter()
        await store.append(row(code, sequence))
        waits.append(time.perf_counter() - before)


async def measure(tables: int, each: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "bench.sqlite")
        maker = await store.add_person("Bench", b"b" * 32, 0.0)
        codes = [f"T{number}" for number in range(tables)]
        for code in codes:
            await store.add_table(TableRow(code, "points", "{}", maker.id, 0.0), row(code, 1))
        waits: list[float] = []
        before = time.perf_counter()
        await asyncio.gather(*(fill(store, code, each, waits) for code in codes))
        took = time.perf_counter() - before
        waits.sort()
        middle, late = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
        print(f"{tables:5} tables: {tables * each / took:8.0f} appends/s, wait {middle * 1e3:6.2f} ms, p99 {late * 1e3:6.2f} ms")
        await store.close()


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--appends", type=int, default=20_000, help="how many in each measurement (default: %(default)s)")
    appends = parser.parse_args().appends
    for tables in (1, 10, 100, 1000):
        await measure(tables, max(1, min(appends, 200 * tables, 100_000) // tables))


if __name__ == "__main__":
    asyncio.run(main())
