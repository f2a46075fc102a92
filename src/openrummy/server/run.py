"""Start the server: ``serve``, used by ``openrummy serve``; ``python -m openrummy.server.run`` does the same."""

import argparse
import asyncio
import contextlib
import errno
import hashlib
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import uvicorn
from litestar import Litestar

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop

from openrummy.server.app import make_app
from openrummy.server.database import DatabaseError, default_url, sqlite_path
from openrummy.server.page import Page, PageError
from openrummy.server.settings import Settings
from openrummy.server.sqlite import SqliteStore

_LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
_EVERYWHERE: Final = ("0.0.0.0", "::")
_MESSAGE_LIMIT: Final = 64 * 1024
"""Bytes at which the connection itself is cut; the protocol refuses much smaller messages in words."""


class ServeError(Exception):
    """The server cannot start; the text says why and what to do."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    settings: Settings | None = None,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM. ``ready`` is called with the page's address once it can be opened; port 0 takes a free one.

    Raises ``ServeError`` where the page is not built, the database cannot be used, or the port is taken.
    """
    chosen = _for_tests(settings or Settings(), host)
    try:
        page = Page.read(chosen.page)
        path = sqlite_path(default_url() if database is None else database)
    except (PageError, DatabaseError) as error:
        raise ServeError(str(error)) from error
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(_serve((host, port), path, page, chosen, ready))


class _Server(uvicorn.Server):
    """Says when it is up."""

    def __init__(self, config: uvicorn.Config, up: asyncio.Event) -> None:
        super().__init__(config)
        self._up = up

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and SIGTERM end the serving, and the process then ends as one that did what it was asked: with 0."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {one: signal.signal(one, self.handle_exit) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._up.set()


async def _serve(
    address: tuple[str, int], path: Path, page: Page, settings: Settings, ready: Callable[[str], None] | None
) -> None:
    listening = _listen(*address)
    try:
        store = await SqliteStore.open(path)
    except DatabaseError as error:
        listening.close()
        raise ServeError(str(error)) from error
    server, serving = await start(make_app(store, page, settings), listening)
    if not server.started:
        await serving
        raise ServeError("the server could not start: what stopped it is told above")
    if ready is not None:
        ready(_url(address[0], listening.getsockname()[1]))
    await serving


async def start(app: Litestar, listening: socket.socket) -> "tuple[uvicorn.Server, asyncio.Task[None]]":
    """Serve an application; returns when it answers, or has failed to start."""
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=_MESSAGE_LIMIT,
        lifespan="on",
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    up = asyncio.Event()
    server = _Server(config, up)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    waiting = asyncio.create_task(up.wait())
    await asyncio.wait((serving, waiting), return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    return server, serving


def _listen(host: str, port: int) -> socket.socket:
    if not host:
        raise ServeError("no address is named: give --host 0.0.0.0 to serve every network")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        other = "--port" if error.errno in (errno.EADDRINUSE, errno.EACCES) else "--host"
        raise ServeError(f"port {port} of {host} cannot be used ({error.strerror}): give another {other}") from error


def _url(host: str, port: int) -> str:
    """Where a person on this machine finds the page."""
    name = "localhost" if host in _LOOPBACK or host in _EVERYWHERE else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def _for_tests(settings: Settings, host: str) -> Settings:
    """``OPENRUMMY_TEST_SEED=TEXT`` makes every deal foreseeable, and is obeyed at loopback addresses only.

    ``OPENRUMMY_TEST_SCALE=0.1`` shortens every clock of the tables, and ``OPENRUMMY_TEST_BOT_DELAY=0`` the pauses of computer players.
    """
    text, scale, delay = (os.environ.get(f"OPENRUMMY_TEST_{name}") for name in ("SEED", "SCALE", "BOT_DELAY"))
    if host not in _LOOPBACK:
        return settings
    if text is not None:
        settings = replace(settings, seeds=lambda deal: hashlib.sha256(f"{text}/{deal}".encode()).digest())
    if scale is not None:
        settings = replace(settings, time_scale=float(scale))
    if delay is not None:
        settings = replace(settings, bot_delay=(float(delay), float(delay)))
    return settings


def main() -> None:
    """``python -m openrummy.server.run --port 0 --database sqlite:///PATH``."""
    parser = argparse.ArgumentParser(prog="openrummy.server.run")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database")
    parser.add_argument("--page", type=Path)
    given = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    settings = Settings() if given.page is None else Settings(page=given.page)
    try:
        serve(given.host, given.port, given.database, settings, ready=lambda url: print(f"open {url}", flush=True))
    except ServeError as error:
        raise SystemExit(f"openrummy: {error}") from error


if __name__ == "__main__":
    main()
