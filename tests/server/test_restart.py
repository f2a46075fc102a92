"""After a restart: clocks do not count the time without a server, computer players go on, nobody is left out of a deal unasked."""

import asyncio
from pathlib import Path

import pytest

from helpers.table import play_on, serving

TENTH = {"time_scale": 0.1}
"""A turn timer of 30 s runs 3 s, the grace after a restart 1.5 s."""


@pytest.mark.parametrize(("used", "least", "most"), [(0.3, 1.9, 2.75), (2.4, 1.2, 1.6)])
async def test_downtime_is_not_charged_and_some_grace_is_given(tmp_path: Path, used: float, least: float, most: float) -> None:
    async with serving(tmp_path, **TENTH) as server:
        tokens = [await server.person(name) for name in "AB"]
        table = await server.table(tokens[0])
        a, b = [await server.join(token, table) for token in tokens]
        await b.do("sit")
        await b.do("ready")
        await a.do("ready")
        await a.seen(lambda view: view["deal"] is not None)
        await asyncio.sleep(used)
    await asyncio.sleep(3.0)
    async with serving(tmp_path, **TENTH) as server:
        back = await server.join(tokens[0], table)
        clock = back.view["clock"]
        assert (back.deal["turn"], back.deal["phase"]) == (1, "draw")
        assert least <= clock["left"] <= most
        await back.seen(lambda view: view["deal"]["end"] is not None)


async def test_computer_players_go_on_and_the_owner_sees_the_hand_as_it_lay(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        token = await server.person("Asha")
        table = await server.table(token, bots=3, turn_timer="off")
        client = await server.join(token, table)
        await client.do("ready")
        await client.seen(lambda view: view["deal"] is not None)
        hand = client.own["hand"]
        await client.send({"type": "arrange", "deal": 1, "groups": [hand[3:6]], "loose": hand[:3] + hand[6:]})
        laid = (await client.until(lambda message: message["type"] == "arranged"))["hand"]
        promised = client.view["next_commitment"]
    async with serving(tmp_path) as server:
        client = await server.join(token, table)
        assert client.view["hand"] == laid
        assert client.view["next_commitment"] == promised
        await play_on(client)
        assert client.deal["end"] is not None


async def test_who_has_not_come_back_yet_is_waited_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        tokens = [await server.person(name) for name in "AB"]
        table = await server.table(tokens[0], bots=1)
        for token in tokens[1:]:
            await (await server.join(token, table)).do("sit")
    async with serving(tmp_path, **TENTH) as server:
        a = await server.join(tokens[0], table)
        await a.do("ready")
        await asyncio.sleep(0.3)
        assert a.view["deal"] is None
        b = await server.join(tokens[1], table)
        await b.do("ready")
        await b.seen(lambda view: view["deal"] is not None)
        assert {seat["seat"] for seat in b.deal["seats"]} == {0, 1, 2}


async def test_a_message_from_before_the_restart_is_still_known(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        token = await server.person("Asha")
        table = await server.table(token)
        first = await (await server.join(token, table)).do("say", "once", text="namaste")
    async with serving(tmp_path) as server:
        client = await server.join(token, table)
        assert await client.do("say", "once", text="namaste") == first
        assert client.version == first["version"]
