"""A real server process that can be killed and started again."""

import asyncio
import os
import signal
import socket
import sqlite3
import sys
from dataclasses import dataclass, field
from pathlib import Path

from helpers.table import Server

START_WAIT = 60.0


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
    return port


@dataclass
class ServerProcess:
    """``openrummy serve`` on one port and one file, however often it is started."""

    at: Path
    port: int = field(default_factory=free_port)
    process: asyncio.subprocess.Process | None = None

    @property
    def server(self) -> Server:
        return Server(self.port, self.at / "rummy.sqlite")

    async def start(self, **environment: str) -> None:
        """Start it and wait until it can be talked to."""
        arguments = ("--port", str(self.port), "--database", f"sqlite:///{self.server.database}")
        # Compiled modules are kept, as every test starts it anew.
        always = {"PYTHONDONTWRITEBYTECODE": "", "OPENRUMMY_TEST_BOT_DELAY": "0"}
        with (self.at / "server.log").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                Path(sys.executable).with_name("openrummy"), "serve", *arguments,
                stdout=asyncio.subprocess.PIPE, stderr=log, env=os.environ | always | environment,
            )  # fmt: skip
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), START_WAIT)
        assert b" at http" in line, (self.at / "server.log").read_text()

    async def kill(self) -> None:
        """``kill -9``."""
        await self.end(signal.SIGKILL)

    async def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal, if it still runs, and wait for the end; its exit code."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(how)
        return await self.process.wait()

    def log(self) -> list[tuple[int, str | None]]:
        """Sequence and message id of every row, as they are on the disk."""
        with sqlite3.connect(self.server.database) as connection:
            return connection.execute("SELECT sequence, message FROM log ORDER BY code, sequence").fetchall()
