"""A real server process for tests that come from outside."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Served:
    """``openrummy serve`` on a free port, with a database in ``folder``; ``seed`` makes its deals foreseeable, and players do not pause.

    ``scale`` shortens every clock of its tables.
    """

    def __init__(self, folder: Path, seed: str, scale: float = 1.0) -> None:
        self.database = folder / "tables.sqlite"
        self._log = folder / "server.log"
        told = {"SEED": seed, "BOT_DELAY": "0", "SCALE": str(scale)}
        self._environment = os.environ | {f"OPENRUMMY_TEST_{name}": value for name, value in told.items()}
        self._port = 0
        self.start()

    def start(self) -> None:
        """Start, or start again at the same port and with the same database."""
        command = [sys.executable, "-m", "openrummy", "serve", "--port", str(self._port)]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [*command, "--database", f"sqlite:///{self.database}"],
                stdout=subprocess.PIPE,
                stderr=log,
                stdin=subprocess.DEVNULL,
                text=True,
                env=self._environment,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert " at http://" in line, f"the server said {line!r}: {self._log.read_text()}"
        self.url = line.split(" at ")[1].split()[0]
        self._port = int(self.url.rsplit(":", 1)[1])

    @property
    def port(self) -> int:
        return self._port

    def kill(self) -> None:
        """``kill -9``: nothing is said, nothing is written any more."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(timeout=30)


@contextmanager
def served(folder: Path, seed: str = "any", scale: float = 1.0) -> Iterator[Served]:
    folder.mkdir(parents=True, exist_ok=True)
    server = Served(folder, seed, scale)
    try:
        yield server
    finally:
        server.stop()
