"""How long a move takes when many tables play at once: `uv run python bench/tables.py --tables 100`.

The real server in a process of its own, two persons at every table who draw and discard, each move waited for until it is acknowledged.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect


@dataclass
class Person:
    """A socket, and the table as it was last told."""

    wire: ClientConnection
    view: dict[str, Any] = field(default_factory=dict)
    sent: int = 0

    async def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.wire.recv())
        self.view = message.get("view", self.view)
        return message

    async def ask(self, **message: Any) -> None:
        """Send, and read on to the answer."""
        self.sent += 1
        id = f"m{self.sent}"
        await self.wire.send(json.dumps(message | {"id": id}))
        while (await self.receive()).get("id") != id:
            pass

    def legal(self) -> dict[str, Any]:
        """What may be done now; nothing where no deal runs."""
        deal = self.view.get("deal")
        return deal["own"]["legal"] if deal and not deal["end"] else {"draw": [], "discard": []}


async def join(port: int, token: str, table: str) -> Person:
    person = Person(await connect(f"ws://127.0.0.1:{port}/ws", compression=None, max_queue=None))
    await person.wire.send(json.dumps({"type": "hello", "protocol": 1, "token": token, "table": table}))
    await person.receive()
    return person


async def play(people: list[Person], until: float, waits: list[float]) -> None:
    """A table's two persons: whoever's turn it is moves, some ten moves a second in all."""
    await people[1].ask(type="sit")
    while time.monotonic() < until:
        for person in people:
            deal = person.view.get("deal")
            if deal is None or deal["end"]:
                await person.ask(type="ready")
                continue
            legal = person.legal()
            if not (legal["draw"] or legal["discard"]):
                await person.ask(type="sit")  # refused, and so brings everything that waits to be read
                continue
            move = {"type": "draw", "source": "stock"} if legal["draw"] else {"type": "discard", "card": legal["discard"][-1]}
            before = time.perf_counter()
            await person.ask(type="act", deal=deal["deal"], action=move)
            waits.append(time.perf_counter() - before)
        await asyncio.sleep(0.1)


async def measure(tables: int, seconds: float, folder: Path) -> None:
    (folder / "page").mkdir()
    (folder / "page" / "index.html").write_text("<html></html>")
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "openrummy.server.run", "--port", "0", "--page", str(folder / "page"),
        "--database", f"sqlite:///{folder / 'bench.sqlite'}", stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert server.stdout is not None
    try:
        port = int((await server.stdout.readline()).split(b":")[-1])
        idle = memory(server.pid)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            tokens = [(await http.post("/api/people", json={"name": name})).json()["token"] for name in "AB"]
            heads = {"Authorization": f"Bearer {tokens[0]}"}
            body = {"options": {"turn_timer": "off"}}
            codes = [(await http.post("/api/tables", json=body, headers=heads)).json()["table"] for _ in range(tables)]
        people = [[await join(port, token, code) for token in tokens] for code in codes]
        waits: list[float] = []
        until = time.monotonic() + seconds
        await asyncio.gather(*(play(pair, until, waits) for pair in people))
        waits.sort()
        middle, late = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
        per_socket = (memory(server.pid) - idle) / (2 * tables)
        rate = len(waits) / seconds
        print(
            f"{tables} tables: {rate:.0f} moves/s, {middle * 1e3:.1f} ms, p99 {late * 1e3:.1f} ms, {per_socket:.0f} KB a socket"
        )
    finally:
        server.terminate()
        await server.wait()


def memory(pid: int) -> float:
    """Resident KB of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(given.tables, given.seconds, Path(folder)))


if __name__ == "__main__":
    main()
