"""A plain client of the protocol, and a real server to talk to."""

import asyncio
import hashlib
import json
import socket
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from openrummy.server.app import make_app
from openrummy.server.page import Page
from openrummy.server.run import start
from openrummy.server.settings import Settings
from openrummy.server.sqlite import SqliteStore

WAIT = 20.0


def same_deals(deal: int) -> bytes:
    """Seeds of the tests: no computer player drops or wins before a test has begun."""
    return hashlib.sha256(f"same deals/{deal}".encode()).digest()


QUICK: dict[str, Any] = {"bot_delay": (0.0, 0.0), "workers": 1, "heartbeat": 0.2, "seeds": same_deals}
Message = dict[str, Any]


def page_folder(at: Path) -> Path:
    """A small page as the build lays one."""
    folder = at / "page"
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text("<!doctype html><html><head><title>OpenRummy</title></head><body></body></html>")
    (folder / "assets" / "main-abc123.js").write_text("console.log('rummy');" * 100)
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return folder


@dataclass
class Server:
    """Where a server listens."""

    port: int
    database: Path

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def person(self, name: str) -> str:
        """A new person's token."""
        async with httpx.AsyncClient(base_url=self.url) as http:
            answer = await http.post("/api/people", json={"name": name})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    async def table(self, token: str, bots: int = 0, preset: str = "points", level: str = "medium", **options: Any) -> str:
        """A new table's code."""
        async with httpx.AsyncClient(base_url=self.url) as http:
            body = {"preset": preset, "bots": bots, "level": level, "options": options}
            answer = await http.post("/api/tables", json=body, headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def join(self, token: str, table: str, **hello: Any) -> "Client":
        """A socket that has been welcomed."""
        client = await Client.open(self.port)
        await client.hello(token, table, **hello)
        return client


@asynccontextmanager
async def serving(at: Path, send_buffer: int | None = None, /, **changes: Any) -> AsyncIterator[Server]:
    """A real server on a free port and a real file, in this process. ``send_buffer``: bytes that the system may hold for a slow reader."""
    settings = Settings(page=page_folder(at), **(QUICK | changes))
    database = at / "rummy.sqlite"
    store = await SqliteStore.open(database)
    listening = socket.create_server(("127.0.0.1", 0))
    if send_buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    server, task = await start(make_app(store, Page.read(settings.page), settings), listening)
    assert server.started
    try:
        yield Server(listening.getsockname()[1], database)
    finally:
        server.should_exit = True
        await task


async def play_on(client: "Client", cards: Callable[[list[int]], int] = min) -> None:
    """Play a deal of any game to its end without much thought."""
    while client.deal["end"] is None:
        action = None if client.deal["own"] is None else simple_move(client.own["legal"], cards)
        if action is None:
            await client.receive()
        else:
            await client.ask("act", deal=client.deal["deal"], action=action)


def simple_move(legal: Message, cards: Callable[[list[int]], int] = min) -> Message | None:
    """Something that may be done now, or None: knock and lay down whatever can be, draw from the stock, throw what ``cards`` picks,
    submit nothing, leave the upcard.
    """
    if legal["big_gin"]:
        return {"type": "big_gin"}
    if legal["knock"]:
        return {"type": "knock", "card": min(legal["knock"], key=lambda one: one["deadwood"])["card"]}
    if legal["lay_down"]:
        return {"type": "lay_down", "cards": legal["lay_down"][0]}
    if legal["lay_off"]:
        return {"type": "lay_off", "card": legal["lay_off"][0]["card"], "meld": legal["lay_off"][0]["melds"][0]}
    if legal["submit"]:
        return {"type": "submit", "groups": []}
    if legal["may_pass"]:
        return {"type": "pass"}
    if legal["draw"]:
        return {"type": "draw", "source": "stock" if "stock" in legal["draw"] else "pile"}
    return {"type": "discard", "card": cards(legal["discard"])} if legal["discard"] else None


def deal_is(number: int) -> Callable[[Message], bool]:
    """Is the deal on the table this one?"""
    return lambda view: view["deal"] is not None and view["deal"]["deal"] == number


def _went_on_after(deal: int) -> Callable[[Message], bool]:
    """Has the match ended since that deal, or asked something, or gone on to the next?"""

    def went_on(view: Message) -> bool:
        match = view["match"]
        return bool(match) and (match["end"] is not None or match["window"] is not None or view["deal"]["deal"] > deal)

    return went_on


async def play_match(client: "Client", most: int = 200) -> None:
    """Play deals until the match is over, ready for each, coming back into a pool where that is offered."""
    for _ in range(most):
        match = client.view["match"]
        if match is not None and match["end"] is not None:
            return
        if match is not None and match["legal"]["rejoin"]:
            await client.ask("between", action={"type": "rejoin", "accept": True})
        elif match is not None and match["legal"]["answer_split"]:
            await client.ask("between", action={"type": "answer_split", "accept": False})
        elif client.view["deal"] is not None and client.deal["end"] is None:
            await play_on(client)
        else:
            number = 0 if client.view["deal"] is None else client.deal["deal"]
            await client.ask("ready")
            await client.seen(_went_on_after(number))
    raise AssertionError("the match does not end")


@dataclass
class Client:
    """One socket. ``frames``: everything that ever came, as text. ``view``: the table after the last message that told it."""

    wire: ClientConnection
    frames: list[str] = field(default_factory=list)
    view: Message = field(default_factory=dict)
    version: int = 0
    events: list[Message] = field(default_factory=list)
    token: str = ""

    @classmethod
    async def open(cls, port: int, **options: Any) -> Self:
        return cls(await connect(f"ws://127.0.0.1:{port}/ws", compression=None, **options))

    async def close(self) -> None:
        await self.wire.close()

    async def send(self, message: Message | str | bytes) -> None:
        await self.wire.send(json.dumps(message) if isinstance(message, dict) else message)

    async def receive(self) -> Message:
        """The next message."""
        async with asyncio.timeout(WAIT):
            text = await self.wire.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        message: Message = json.loads(text)
        if "view" in message:
            self.view, self.version = message["view"], message["version"]
            self.events += message["events"]
        if message["type"] == "arranged":
            self.view["hand"] = message["hand"]
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The first message from now on for which ``wanted`` holds."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def seen(self, wanted: Callable[[Message], bool]) -> Message:
        """The table's view once ``wanted`` holds of it, now or later."""
        while not (self.view and wanted(self.view)):
            await self.receive()
        return self.view

    async def hello(self, token: str, table: str, **more: Any) -> Message:
        self.token = token
        await self.send({"type": "hello", "protocol": 1, "token": token, "table": table} | more)
        return await self.until(lambda m: m["type"] in ("welcome", "refused", "reload"))

    async def ask(self, type: str, id: str | None = None, **fields: Any) -> Message:
        """Send a message with an id; its answer, ``done`` or ``refused``."""
        id = id or uuid.uuid4().hex
        await self.send({"type": type, "id": id} | fields)
        return await self.until(lambda m: m["type"] in ("done", "refused") and m["id"] == id)

    async def do(self, type: str, id: str | None = None, **fields: Any) -> Message:
        """The same, and it has to be done."""
        answer = await self.ask(type, id, **fields)
        assert answer["type"] == "done", answer
        return answer

    async def act(self, **action: Any) -> Message:
        """A move in the present deal that has to be done."""
        return await self.do("act", deal=self.view["deal"]["deal"], action=action)

    @property
    def deal(self) -> Message:
        found: Message = self.view["deal"]
        return found

    @property
    def own(self) -> Message:
        found: Message = self.view["deal"]["own"]
        return found
