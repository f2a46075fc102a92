"""One websocket: reads messages, answers what is wrong with them, and never lets a slow reader hold up a table."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from openrummy.server import protocol, reading
from openrummy.server.commands import Numbered
from openrummy.server.errors import Refusal
from openrummy.server.identity import Who, digest
from openrummy.server.live import LiveTable, Tools
from openrummy.server.rates import Bucket
from openrummy.server.refusals import KNOWN, Known, refused
from openrummy.server.tables import Tables

_HELLO_WAIT: Final = 30.0
_HELLO_TRIES: Final = 10
_PATIENCE: Final = (2.0, 200)
"""Messages that came too fast and are still answered: so many a second, so many at once; then the socket is closed."""
_POLICY: Final = 1008
_TOO_SLOW: Final = 1013
_log = logging.getLogger("openrummy.socket")
_encode = msgspec.json.Encoder().encode


class _Gone(Exception):
    """The connection is over."""


class Socket:
    """A member of a table, once it has said hello."""

    who: Who
    table: LiveTable

    def __init__(self, tools: Tools, tables: Tables, wire: "WebSocket[Any, Any, Any]") -> None:
        self._tools, self._tables, self._wire = tools, tables, wire
        self._lang: protocol.Language = "en"
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue(tools.settings.send_queue)
        self._rate = Bucket(tools.settings.message_rate, tools.settings.message_burst)
        self._patience = Bucket(*_PATIENCE)
        self._cut = asyncio.Event()
        self._counted: int | None = None

    async def serve(self) -> None:
        """Until the connection ends, whoever ends it."""
        await self._wire.accept()
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        cut = asyncio.create_task(self._cut.wait())
        try:
            await asyncio.wait((writer, reader, cut), return_when=asyncio.FIRST_COMPLETED)
        finally:
            if hasattr(self, "table"):
                self.table.leave(self)
            if self._counted is not None:
                self._tables.closed(self._counted)
            await self._end(writer, reader, cut)

    async def _end(self, writer: "asyncio.Task[None]", reader: "asyncio.Task[int]", cut: "asyncio.Task[bool]") -> None:
        code = _TOO_SLOW if self._cut.is_set() else None
        if reader.done() and not reader.cancelled() and reader.exception() is None:
            code = reader.result()
        for task in (reader, cut, *(() if code == _POLICY else (writer,))):
            task.cancel()
        if code == _POLICY:
            with suppress(asyncio.QueueFull):
                self._out.put_nowait(None)
            await asyncio.wait((writer,), timeout=2)
            writer.cancel()
        for task in (reader, cut, writer):
            with suppress(asyncio.CancelledError, _Gone, WebSocketDisconnect):
                await task
        if code is not None:
            with suppress(Exception):
                await asyncio.wait_for(self._wire.close(code), timeout=2)

    def send(self, message: bytes) -> None:
        try:
            self._out.put_nowait(message)
        except asyncio.QueueFull:
            self._cut.set()

    async def _write(self) -> None:
        while (message := await self._out.get()) is not None:
            try:
                await self._wire.send_data(message.decode(), mode="text")
            except Exception as error:
                raise _Gone from error

    async def _receive(self) -> bytes:
        event: Any = await self._wire.receive()
        if event["type"] == "websocket.disconnect":
            raise _Gone
        text: str | None = event.get("text")
        data: bytes = text.encode() if text is not None else event.get("bytes") or b""
        if len(data) > self._tools.settings.message_bytes:
            raise Refusal("too_large", allowed=self._tools.settings.message_bytes)
        return data

    async def _read(self) -> int:
        """The code to close with."""
        try:
            async with asyncio.timeout(_HELLO_WAIT):
                if not await self._greet():
                    return _POLICY
        except TimeoutError:
            return _POLICY
        while True:
            try:
                data = await self._receive()
            except Refusal as error:
                self._refuse(error)
                continue
            if self._rate.take():
                self._handle(data)
            elif self._patience.take():
                self._refuse(Refusal("too_fast"), reading.message_id(data))
            else:
                return _POLICY

    async def _greet(self) -> bool:
        """Wait for a hello that can be answered with ``welcome``; False after too many that cannot."""
        for _ in range(_HELLO_TRIES):
            try:
                message = reading.message(await self._receive())
                if isinstance(message, protocol.Ping):
                    self.send(_encode(protocol.Pong()))
                elif not isinstance(message, protocol.Hello):
                    raise Refusal("hello_first")
                elif await self._hello(message):
                    return True
            except KNOWN as error:
                self._refuse(error)
            except (_Gone, WebSocketDisconnect):
                raise
            except Exception:
                _log.exception("a hello could not be answered")
                self._refuse(Refusal("internal"))
        return False

    async def _hello(self, hello: protocol.Hello) -> bool:
        self._lang = hello.lang
        if hello.protocol != protocol.PROTOCOL:
            raise Refusal("protocol_version", yours=hello.protocol, ours=protocol.PROTOCOL)
        if hello.build is not None and hello.build != self._tools.build:
            self.send(_encode(protocol.Reload(self._tools.build)))
            return False
        who = await self._tools.store.person(digest(hello.token))
        if who is None:
            raise Refusal("wrong_token")
        address = self._wire.client.host if self._wire.client else ""
        table = await self._tables.get(hello.table, address)
        if self._counted is None:
            self._tables.opened(who.id)
            self._counted = who.id
        self.who = who
        joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def join() -> None:
            try:
                await table.join(self, hello.version)
            except Exception as error:
                if not joined.cancelled():
                    joined.set_exception(error)
            else:
                if joined.cancelled():
                    table.leave(self)
                else:
                    self.table = table
                    joined.set_result(None)

        table.post(join)
        await joined
        return True

    def _handle(self, data: bytes) -> None:
        id = None
        try:
            message = reading.message(data)
            match message:
                case protocol.Ping():
                    self.send(_encode(protocol.Pong()))
                case protocol.Hello():
                    raise Refusal("already_greeted")
                case _:
                    id = None if isinstance(message, protocol.Arrange) else message.id
                    self.table.post(self._job(message, id))
        except KNOWN as error:
            self._refuse(error, id if id is not None else reading.message_id(data))

    def _job(self, message: protocol.Arrange | Numbered, id: str | None) -> Callable[[], Awaitable[None]]:
        async def job() -> None:
            try:
                if isinstance(message, protocol.Arrange):
                    await self.table.arrange(self, message)
                else:
                    await self.table.carry_out(self, message)
            except KNOWN as error:
                self._refuse(error, id)
            except Exception:
                self._refuse(Refusal("internal"), id)
                raise

        return job

    def _refuse(self, error: Known, id: str | None = None) -> None:
        self.send(_encode(refused(error, self._lang, id)))
