"""No socket is ever sent what its person may not know: all frames of all sockets of whole games are held against the log."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from helpers.company import Plan, action_of
from helpers.table import Client, Message, Server, deal_is, serving
from openrummy import games
from openrummy.games import indian
from openrummy.games.events import DealEnded, Knocked, LaidDown, LaidOff, Shown
from openrummy.rules import presets
from openrummy.server.room import Opened, Room, deal_events, evolve, read

NUMBERS = {
    "seat", "you", "turn", "deal", "version", "protocol", "points", "chips", "left", "total", "watchers", "missing", "starts_in", "stock_size",
    "dealer", "loose_points", "best_points", "seats", "winner", "missed", "best", "value", "value_chips", "score", "bonus", "shown_points",
    "count", "knock_limit", "factor", "deadwood", "meld", "owners", "turn_overs_left", "waiting", "window", "pool", "goal", "deals",
    "drops_left", "columns", "winners", "tie_break", "column", "net", "by", "melds", "boxes", "marriages",
}  # fmt: skip
"""Fields whose numbers, alone or in a list, are no cards."""

NOTHING = {
    "dealer_cards", "wild", "value_cards", "rules", "changed", "totals", "match", "added", "shares", "payouts", "boxes", "back",
}  # fmt: skip
"""Fields without cards of the deal: ``wild`` and ``value_cards`` are faces that everyone sees, ``dealer_cards`` are of another pack."""


def cards_in(value: Any, key: str = "") -> Iterator[int]:
    """Every number in a message that may be a card: whatever is not known to be something else."""
    if isinstance(value, int):
        if not isinstance(value, bool) and key not in NUMBERS:
            yield value
    elif isinstance(value, dict) and key not in NOTHING:
        for name, inner in value.items():
            if not (name in ("cards", "stock") and isinstance(inner, int)):  # how many
                yield from cards_in(inner, name)
    elif isinstance(value, list) and key not in NOTHING:
        for inner in value:
            yield from cards_in(inner, key if isinstance(inner, int) else "")


@dataclass
class Truth:
    """What is known to whom at each version, read from the log. ``seeds``: the version from which each seed may be told."""

    public: dict[int, set[int]] = field(default_factory=dict)
    held: dict[tuple[int, int], set[int]] = field(default_factory=dict)
    seeds: dict[str, int | None] = field(default_factory=dict)

    @classmethod
    def of(cls, database: Path) -> "Truth":
        truth = cls()
        with sqlite3.connect(database) as connection:
            rows = connection.execute("SELECT sequence, events FROM log ORDER BY sequence").fetchall()
        room: Room | None = None
        open_cards: set[int] = set()
        held: dict[int, set[int]] = {seat: set() for seat in range(6)}
        for sequence, text in rows:
            events = read(text)
            for event in events:
                room = evolve(room, event)
                if isinstance(event, Opened):
                    open_cards, held = set(), {seat: set() for seat in range(6)}
                    truth.seeds.setdefault(room.next_seed, None)
                deal = room.deal
                if deal is None:
                    continue
                open_cards |= set(deal.pile) | ({deal.start.cut} if deal.start.cut is not None else set())
                for seat, player in deal.players.items():
                    held[seat] |= set(player.hand)
                if isinstance(deal, indian.Deal) and deal.finish is not None:
                    held[deal.seat].add(deal.finish)
                for one in deal_events((event,)):
                    if isinstance(one, Shown | LaidDown | LaidOff | Knocked | DealEnded):
                        told = games.event_for(one, None, deal)
                        open_cards |= set(cards_in(json.loads(msgspec.json.encode(told))))
                    if isinstance(one, DealEnded):
                        truth.seeds[one.seed] = sequence
            truth.public[sequence] = set(open_cards)
            for seat, cards in held.items():
                truth.held[sequence, seat] = set(cards)
        return truth

    def check(self, frame: str) -> None:
        """``AssertionError`` where a frame with a view tells too much."""
        message = json.loads(frame)
        for seed, told_from in self.seeds.items():
            assert seed not in frame or (told_from is not None and message["version"] >= told_from), "a seed was told too early"
        if "view" in message:
            self._check(message, message["version"], message["view"]["you"])

    def check_all(self, client: Client) -> None:
        """The same for all that ever came through a socket: what has no view is held against the view before it."""
        version, seat = 0, None
        for frame in client.frames:
            self.check(frame)
            message = json.loads(frame)
            if "view" in message:
                version, seat = message["version"], message["view"]["you"]
            else:
                self._check(message, version, seat)

    def _check(self, message: Message, version: int, seat: int | None) -> None:
        allowed = self.public.get(version, set()) | (self.held.get((version, seat), set()) if seat is not None else set())
        leaked = set(cards_in(message)) - allowed
        assert not leaked, f"cards {leaked} were told to seat {seat} at {version}"


GAMES: dict[str, Message] = {
    "points": {"bots": 2, "seats": 4},
    "twentyone": {"bots": 1, "seats": 3},
    "pool-61": {"bots": 1, "seats": 3},
    "deals": {"bots": 1, "seats": 3},
    "deals-chips": {"bots": 1, "seats": 3},
    "rum": {"bots": 2, "seats": 4, "target": 300},
    "gin": {"defence": "player"},
}
"""A game of every family and every way in which deals add up; the others are played with ``--long``."""

THOUGHTFUL = Plan()


@dataclass
class Eyes:
    """Two persons, one of them in two tabs, and a spectator, at a table that computer players fill up."""

    server: Server
    tokens: list[str]
    table: str
    a: Client
    b: Client
    watcher: Client
    sockets: list[Client]

    @classmethod
    async def open(cls, server: Server, preset: str, **made: Any) -> "Eyes":
        tokens = [await server.person(name) for name in ("Asha", "Bina", "Watcher")]
        table = await server.table(tokens[0], preset=preset, turn_timer="off", **made)
        a, b, watcher = [await server.join(token, table) for token in tokens]
        tab = await server.join(tokens[0], table)
        await b.do("sit")
        return cls(server, tokens, table, a, b, watcher, [a, b, watcher, tab])

    async def begin(self, number: int) -> None:
        await self.a.do("ready")
        await self.b.do("ready")
        for client in self.sockets:
            await client.seen(deal_is(number))

    async def look_everywhere(self, number: int) -> None:
        """Everyone opens one more socket, asks for all that was missed, and lays out every card there is; only one's own come back."""
        every = list(range(160))
        for token in self.tokens:
            client = await self.server.join(token, self.table, version=self.a.version - 3)
            self.sockets.append(client)
            await client.send({"type": "arrange", "deal": number, "groups": [every[:60], every[60:100]], "loose": every[100:]})
            await client.until(lambda message: message["type"] in ("arranged", "refused"))

    async def end(self) -> None:
        for client in self.sockets:
            await client.seen(lambda view: view["deal"]["end"] is not None)

    async def read(self) -> str:
        """All that can be read of the table without a socket: what it is, and the record of what has been played."""
        found = ""
        for token in self.tokens:
            async with httpx.AsyncClient(base_url=self.server.url, headers={"Authorization": f"Bearer {token}"}) as http:
                for path in ("", "/record", "/record?deal=1", "/record?deal=2", "/record?deal=3"):
                    found += (await http.get(f"/api/tables/{self.table}{path}")).text
        return found


async def play(client: Client) -> None:
    """Play the deal to its end as a computer player does."""
    while client.deal["end"] is None:
        action = None if client.deal["own"] is None else action_of(client.view, THOUGHTFUL)
        if action is None:
            await client.receive()
        else:
            await client.ask("act", deal=client.deal["deal"], action=action)


@pytest.mark.parametrize("preset", [pytest.param(one, marks=[] if one in GAMES else [pytest.mark.long]) for one in presets()])
async def test_hidden_cards_and_seeds_never_reach_a_wrong_socket(tmp_path: Path, preset: str) -> None:
    """One deal that all play to its end, and one that one of them leaves as it begins, and comes back to."""
    async with serving(tmp_path) as server:
        usual = {"bots": 1, "seats": 3} if "seats" in presets()[preset].choices else {}
        eyes = await Eyes.open(server, preset, **GAMES.get(preset, usual))
        await eyes.begin(1)
        playing = asyncio.gather(play(eyes.a), play(eyes.b))
        await eyes.look_everywhere(1)
        await playing
        await eyes.end()
        await eyes.begin(2)
        await eyes.b.do("stand")
        before_end = await eyes.read()
        await eyes.look_everywhere(2)
        await play(eyes.a)
        await eyes.end()

        truth = Truth.of(server.database)
        assert sum(told is not None for told in truth.seeds.values()) == 2
        for client in eyes.sockets:
            truth.check_all(client)
            assert not any(token in frame for token in eyes.tokens for frame in client.frames)
        late = [seed for seed, told in truth.seeds.items() if told is None or told == eyes.a.version]
        assert not any(seed in before_end for seed in late), "the record of a deal is told before its end"
        plant(truth, eyes)


def plant(truth: Truth, eyes: Eyes) -> None:
    """The check itself finds what is wrong: someone else's frame, a card of the stock, a seed, somebody's cards as they lie."""
    frame = next(frame for frame in eyes.b.frames if '"hand":{' in frame and '"phase":"ended"' not in frame)
    message = json.loads(frame)
    stolen = message | {"view": message["view"] | {"you": None}}
    with pytest.raises(AssertionError, match="were told to seat None"):
        truth.check(json.dumps(stolen))
    with pytest.raises(AssertionError, match="were told"):
        truth.check(json.dumps(message | {"events": [{"type": "reshuffled", "stock": list(range(108)), "stock_size": 108}]}))
    with pytest.raises(AssertionError, match="seed"):
        truth.check(json.dumps(message | {"note": next(seed for seed, told in truth.seeds.items() if told is None)}))
    laid = next(frame for frame in eyes.a.frames if json.loads(frame)["type"] == "arranged")
    began = next(at for at, frame in enumerate(eyes.watcher.frames) if '"phase":"ended"' not in frame and '"deal":{' in frame)
    with pytest.raises(AssertionError, match="were told to seat None"):
        truth.check_all(replace(eyes.watcher, frames=[*eyes.watcher.frames[: began + 1], laid]))
