"""The whole server as one ASGI application."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import ResponseHeader

from openrummy.server import steady
from openrummy.server.compute import Compute
from openrummy.server.errors import Refusal
from openrummy.server.http import SECURITY, handlers, on_refusal
from openrummy.server.live import Tools
from openrummy.server.origins import check_origin
from openrummy.server.page import Page
from openrummy.server.settings import Settings
from openrummy.server.socket import Socket
from openrummy.server.store import Store
from openrummy.server.tables import Tables

_POLICY = 1008
_log = logging.getLogger("openrummy.app")


def make_app(store: Store, page: Page, settings: Settings) -> Litestar:
    """The application; it begins and ends the store's run, and closes the store at the end."""
    tools = Tools(store, Compute(settings.workers, settings.compute_limit), settings, page.build)
    tables = Tables(tools, steady.time())

    @websocket("/ws")
    async def ws(socket: "WebSocket[Any, Any, Any]") -> None:
        try:
            check_origin(socket.headers.get("origin"), socket.headers.get("host"))
        except Refusal:
            await socket.close(_POLICY)  # before it was accepted: the browser sees 403
            return
        await Socket(tools, tables, socket).serve()

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await store.begin_run(page.build, steady.time())
        warming = asyncio.create_task(tools.compute.warm())
        beat = asyncio.create_task(_beat(store, tables, settings))
        # What is there now stays: let the collector not look at it again and again while people play.
        gc.collect()
        gc.freeze()
        try:
            yield
        finally:
            for task in (beat, warming):
                task.cancel()
                with suppress(asyncio.CancelledError, Exception):
                    await task
            await tables.stop()
            await tools.compute.close()
            with suppress(Exception):  # the heartbeat has told of a disk that takes nothing any more
                await store.beat(steady.time())
            await store.close()

    return Litestar(
        [*handlers(tools, tables, page), ws],
        lifespan=[life],
        exception_handlers={Exception: on_refusal},
        response_headers=[ResponseHeader(name=name, value=value) for name, value in SECURITY.items()],
        openapi_config=None,
        logging_config=None,
        request_max_body_size=settings.message_bytes,
    )


async def _beat(store: Store, tables: Tables, settings: Settings) -> None:
    """Say that the server is alive, and put away what nobody uses."""
    while True:
        await asyncio.sleep(settings.heartbeat)
        try:
            await store.beat(steady.time())
            await tables.tidy()
        except Exception:
            # A full disk may have room again: the next beat tries anew.
            _log.exception("no heartbeat")
