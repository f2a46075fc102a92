"""No socket is ever sent what its person may not know: all frames of all sockets of whole games are held against the log."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from helpers.table import Client, Server, play_on, serving
from openrummy import games
from openrummy.games import indian
from openrummy.games.events import DealEnded, Knocked, LaidDown, LaidOff, Shown
from openrummy.server.room import Opened, Room, deal_events, evolve, read

NUMBERS = {
    "seat", "you", "turn", "deal", "version", "protocol", "points", "chips", "left", "total", "watchers", "starts_in", "stock_size",
    "dealer", "loose_points", "best_points", "seats", "winner", "missed", "best", "value", "value_chips", "score", "bonus", "shown_points",
    "count", "knock_limit", "factor", "deadwood", "meld", "owners", "turn_overs_left", "waiting", "window", "pool", "goal", "deals",
    "drops_left", "columns", "winners", "tie_break", "column", "net", "by", "melds",
}  # fmt: skip
"""Fields whose numbers, alone or in a list, are no cards."""

NOTHING = {"dealer_cards", "wild", "value_cards", "rules", "changed", "totals", "match", "added", "shares", "payouts", "boxes"}
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
        """``AssertionError`` where a frame tells too much."""
        message = json.loads(frame)
        for seed, told_from in self.seeds.items():
            assert seed not in frame or (told_from is not None and message["version"] >= told_from), "a seed was told too early"
        if "view" not in message:
            return
        version, seat = message["version"], message["view"]["you"]
        allowed = self.public[version] | (self.held[version, seat] if seat is not None else set())
        leaked = set(cards_in({"events": message["events"], "view": message["view"]})) - allowed
        assert not leaked, f"cards {leaked} were told to seat {seat} at {version}"


async def whole_games(server: Server, deals: int, preset: str, **made: Any) -> tuple[list[str], list[Client]]:
    """Two persons, one of them in two tabs, a spectator and perhaps computer players over some deals: tokens and sockets."""
    tokens = [await server.person(name) for name in ("Asha", "Bina", "Watcher")]
    table = await server.table(tokens[0], preset=preset, **made)
    a, b, watcher = [await server.join(token, table) for token in tokens]
    tab = await server.join(tokens[0], table)
    await b.do("sit")
    sockets = [a, b, watcher, tab]
    for number in range(1, deals + 1):
        await a.do("ready")
        await b.do("ready")
        for client in sockets:
            await client.seen(lambda view: view["deal"] is not None and view["deal"]["deal"] == number)  # noqa: B023 - awaited here
        hand = a.own["hand"]
        await a.send({"type": "arrange", "deal": number, "groups": [hand[:3]], "loose": hand[3:]})
        late = asyncio.create_task(come_late(server, tokens, table, sockets, number))
        await asyncio.gather(play_on(a), play_on(b, max))
        await late
        for client in sockets:
            await client.seen(lambda view: view["deal"]["end"] is not None)
    return tokens, sockets


async def come_late(server: Server, tokens: list[str], table: str, sockets: list[Client], number: int) -> None:
    """Someone reconnects in the middle, and asks for all that was missed."""
    await asyncio.sleep(0.1)
    again = await server.join(tokens[number % 3], table, version=sockets[0].version - 3)
    sockets.append(again)


@pytest.mark.parametrize(
    ("deals", "preset", "made"),
    [
        (3, "points", {"bots": 2, "seats": 5}),
        (2, "twentyone", {"bots": 1, "seats": 3}),
        (2, "pool-201", {"bots": 1, "seats": 3}),
        (2, "rum", {"bots": 2, "seats": 4, "target": 300}),
        (2, "gin", {}),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
async def test_hidden_cards_and_seeds_never_reach_a_wrong_socket(
    tmp_path: Path, deals: int, preset: str, made: dict[str, Any]
) -> None:
    async with serving(tmp_path) as server:
        tokens, sockets = await whole_games(server, deals, preset, **made)
        truth = Truth.of(server.database)
        frames = [frame for client in sockets for frame in client.frames]
        assert len(frames) > 100
        assert sum(told is not None for told in truth.seeds.values()) == deals
        for frame in frames:
            truth.check(frame)
            assert not any(token in frame for token in tokens)
        await plant(truth, sockets)


async def plant(truth: Truth, sockets: list[Client]) -> None:
    """The check itself finds what is wrong: someone else's frame, a seed, a card of the stock."""
    frame = next(frame for frame in sockets[1].frames if '"phase":"draw"' in frame and '"hand":{' in frame)
    message = json.loads(frame)
    stolen = message | {"view": message["view"] | {"you": None}}
    with pytest.raises(AssertionError, match="were told to seat None"):
        truth.check(json.dumps(stolen))
    with pytest.raises(AssertionError, match="were told"):
        truth.check(json.dumps(message | {"events": [{"type": "reshuffled", "stock": list(range(108)), "stock_size": 108}]}))
    with pytest.raises(AssertionError, match="seed"):
        truth.check(json.dumps(message | {"note": next(seed for seed, told in truth.seeds.items() if told is None)}))
