"""A real process is killed at any moment and started again: every table stands where it stood, no acknowledged move is lost, and a
message that is sent again is not a second move.
"""

import asyncio
import random
import signal
import uuid
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from helpers.process import ServerProcess
from helpers.table import Client, Message, simple_move


class Player:
    """Plays without thought, and writes down every message and every acknowledgement."""

    def __init__(self, host: ServerProcess, token: str, table: str) -> None:
        self.host, self.token, self.table = host, token, table
        self.acknowledged: dict[str, int] = {}
        self.open: tuple[str, Message] | None = None
        self.client: Client

    async def connect(self) -> None:
        """Come back, and first send again what was never answered."""
        self.client = await self.host.server.join(self.token, self.table)
        if self.open is not None:
            await self._send(*self.open)

    async def say(self, type: str, **fields: Any) -> None:
        await self._send(uuid.uuid4().hex, {"type": type} | fields)

    async def _send(self, id: str, message: Message) -> None:
        self.open = (id, message)
        answer = await self.client.ask(id=id, **message)
        self.open = None
        if answer["type"] == "done":
            assert self.acknowledged.setdefault(id, answer["version"]) == answer["version"]

    async def step(self) -> bool:
        """One move, if there is one to make now."""
        deal, match = self.client.view["deal"], self.client.view["match"]
        if deal is None or deal["end"] is not None:
            if match is not None and match["legal"]["rejoin"]:
                await self.say("between", action={"type": "rejoin", "accept": True})
            elif match is not None and match["window"] is not None:
                return False
            else:
                await self.say("ready")
            return True
        action = None if deal["own"] is None else simple_move(deal["own"]["legal"], random.choice)
        if action is None:
            return False
        await self.say("act", deal=deal["deal"], action=action)
        return True

    async def play(self, enough: int | None = None) -> None:
        """Until the connection is lost, or enough moves were made."""
        made = 0
        while enough is None or made < enough:
            if await self.step():
                made += 1
            else:
                await self.client.receive()


async def until_lost(player: Player) -> None:
    with suppress(ConnectionClosed, OSError):
        await player.play()


def check(host: ServerProcess, players: list[Player]) -> None:
    """What was acknowledged is in the log, at its place, once; what was not is in it once at most."""
    rows = host.log()
    for player in players:
        for id, version in player.acknowledged.items():
            assert [sequence for sequence, message in rows if message == id] == [version]
        if player.open is not None:
            assert sum(message == player.open[0] for _, message in rows) <= 1
    sequences = [sequence for sequence, _ in rows]
    assert sequences == list(range(1, len(sequences) + 1))


@pytest.mark.parametrize(
    ("preset", "bots"),
    [
        ("points", 2),
        ("pool-101", 1),
        *(pytest.param(preset, 1, marks=pytest.mark.long) for preset in ("rum", "gin", "twentyone")),
    ],
)
async def test_kill_9_at_any_moment_loses_no_acknowledged_move(host: ServerProcess, preset: str, bots: int) -> None:
    await host.start()
    token = await host.server.person("Asha")
    player = Player(host, token, await host.server.table(token, bots=bots, preset=preset, turn_timer="off"))
    for _ in range(2):
        await player.connect()
        playing = asyncio.create_task(until_lost(player))
        await asyncio.sleep(random.uniform(0.2, 3))
        await host.kill()
        await asyncio.wait_for(playing, 20)
        check(host, [player])
        before, version = player.client.view, player.client.version
        await host.start()
        after = await host.server.join(token, player.table)
        if after.version == version:
            assert [after.view[name] for name in ("deal", "match", "hand")] == [
                before[name] for name in ("deal", "match", "hand")
            ]
        await after.close()
    await player.connect()
    await asyncio.wait_for(player.play(enough=12), 120)
    assert player.acknowledged
    check(host, [player])


@pytest.mark.parametrize("place", ["before_append", "after_append"])
async def test_kill_between_append_and_acknowledgement_makes_no_second_move(host: ServerProcess, place: str) -> None:
    await host.start()
    tokens = [await host.server.person(name) for name in "AB"]
    table = await host.server.table(tokens[0], turn_timer="off")
    players = [Player(host, token, table) for token in tokens]
    for player in players:
        await player.connect()
    await players[1].say("sit")
    for _ in range(2):
        await host.end()
        await host.start(OPENRUMMY_CRASH_AT=f"{place}:{random.randint(1, 9)}")
        for player in players:
            with suppress(ConnectionClosed, OSError):
                await player.connect()
        await asyncio.wait_for(asyncio.gather(*(until_lost(player) for player in players)), 60)
        assert host.process is not None
        assert await asyncio.wait_for(host.process.wait(), 20) == -signal.SIGKILL
        unanswered = [player.open[0] for player in players if player.open is not None]
        assert unanswered, "it was killed while somebody waited for an answer"
        written = [message for _, message in host.log() if message in unanswered]
        assert len(written) == (1 if place == "after_append" else 0) or len(unanswered) == 2
        check(host, players)
        await host.start()
        for player in players:
            await player.connect()
            assert player.open is None
        check(host, players)


async def test_sigterm_ends_cleanly_and_loses_nothing(host: ServerProcess) -> None:
    await host.start()
    token = await host.server.person("Asha")
    player = Player(host, token, await host.server.table(token, bots=1))
    await player.connect()
    await player.play(enough=5)
    hand = player.client.own["hand"] if player.client.view["deal"]["own"] else []
    await player.client.send(
        {"type": "arrange", "deal": player.client.view["deal"]["deal"], "groups": [hand[:3]], "loose": hand[3:]}
    )
    await player.client.receive()
    assert await asyncio.wait_for(host.end(), 20) == 0
    check(host, [player])
    with pytest.raises(ConnectionClosed):
        await player.client.until(lambda message: False)
    await host.start()
    await player.connect()
    await player.play(enough=5)
    assert "Traceback" not in (host.at / "server.log").read_text()
