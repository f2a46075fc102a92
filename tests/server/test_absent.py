"""Somebody is away where no clock runs: the others need not wait for ever (TBL-13)."""

from pathlib import Path
from typing import Any

import pytest

from helpers.matches import match_table, ready, to_move
from helpers.table import Client, Message, Server, serving

FAST = {"time_scale": 0.02}
"""The minute that the others wait lasts 1.2 s."""


async def left_waiting(server: Server, preset: str, names: str = "ABC", **options: Any) -> tuple[Client, list[Client]]:
    """A table without clocks; whose turn it is has just lost the connection. That one, and the others, who know of it."""
    clients = await match_table(server, preset, names, turn_timer="off", seats=len(names), **options)
    await ready(clients)
    gone = to_move(clients)
    others = [client for client in clients if client is not gone]
    await gone.close()
    for client in others:
        await client.seen(lambda view: not view["seats"][gone.view["you"]]["connected"])
    return gone, others


def may_go_on(view: Message) -> bool:
    return bool(view["may_go_on"])


def turn(client: Client) -> Message:
    return {"deal": client.deal["deal"], "turn": client.deal["turn"]}


async def test_TBL_13_after_a_minute_another_may_end_the_turn_of_who_is_away(tmp_path: Path) -> None:
    async with serving(tmp_path, **FAST) as server:
        gone, (a, b) = await left_waiting(server, "points")
        assert not a.view["may_go_on"]
        assert (await a.ask("go_on", **turn(a)))["code"] == "not_absent"
        watcher = await server.join(await server.person("W"), a.view["table"])
        for client in (a, b):
            await client.seen(may_go_on)
        assert not watcher.view["may_go_on"]
        assert (await watcher.ask("go_on", **turn(a)))["code"] == "not_seated"
        asked = turn(a)
        assert (await a.ask("go_on", **asked | {"turn": 7}))["code"] == "stale_turn"
        assert (await a.ask("go_on", **asked | {"deal": 2}))["code"] == "stale_deal"
        first = await a.do("go_on", "once", **asked)
        dropped = next(event for event in a.events if event["type"] == "dropped")
        assert (dropped["seat"], dropped["kind"], dropped["cause"]) == (gone.view["you"], "first", "timeout")
        assert not a.view["may_go_on"]
        assert await a.do("go_on", "once", **asked) == first
        assert (await b.ask("go_on", **asked))["code"] == "stale_turn"


async def test_TBL_13_in_a_match_a_computer_player_goes_on_until_its_owner_is_back(tmp_path: Path) -> None:
    async with serving(tmp_path, **FAST) as server:
        gone, (a, _) = await left_waiting(server, "rum")
        seat = gone.view["you"]
        await a.seen(may_go_on)
        await a.do("go_on", **turn(a))
        assert a.view["seats"][seat]["stand_in"] == "medium"
        await a.seen(lambda view: view["deal"]["seat"] != seat)
        back = await server.join(gone.token, a.view["table"])
        await back.do("sit")
        assert back.view["seats"][seat]["stand_in"] is None


async def test_TBL_13_the_missed_turns_of_a_pool_are_its_own_rule(tmp_path: Path) -> None:
    async with serving(tmp_path, **FAST) as server:
        gone, (a, _) = await left_waiting(server, "pool-101")
        await a.seen(may_go_on)
        await a.do("go_on", **turn(a))
        assert next(seat["missed"] for seat in a.deal["seats"] if seat["seat"] == gone.view["you"]) == 1
        assert a.deal["seat"] != gone.view["you"]


async def test_TBL_13_and_CHIPS_7_a_match_for_chips_comes_to_its_end_without_who_is_gone_and_TBL_14_begins_anew(
    tmp_path: Path,
) -> None:
    """Two players, two deals: three turns missed in a row cost the full 80 in each, and then the seat is free for another."""
    async with serving(tmp_path, absent_wait=0.0) as server:
        gone, (a,) = await left_waiting(server, "deals-chips", "AB", deals=2)
        seat = gone.view["you"]
        for number in (1, 2):
            while a.deal["end"] is None:
                if a.deal["seat"] == a.view["you"]:
                    await a.act(type="draw", source="stock")
                    await a.act(type="discard", card=a.own["hand"][-1])
                else:
                    await a.seen(lambda view: may_go_on(view) or view["deal"]["seat"] != seat)
                    await a.do("go_on", **turn(a))
            assert a.view["match"]["seats"][seat]["total"] == 160 - 80 * number
            if number == 1:
                await a.do("ready")
                await a.seen(lambda view: view["deal"]["end"] is None)
        assert a.view["match"]["end"]["winners"] == [a.view["you"]]
        assert not may_go_on(a.view)
        await a.seen(lambda view: view["seats"][seat]["may_be_freed"])
        await a.do("free_seat", seat=seat)
        late = await server.join(await server.person("L"), a.view["table"])
        await late.do("sit")
        await ready([a, late])
        assert a.view["match"]["end"] is None


async def test_TBL_13_who_is_back_is_waited_for(tmp_path: Path) -> None:
    async with serving(tmp_path, **FAST) as server:
        gone, (a, b) = await left_waiting(server, "points")
        await a.seen(may_go_on)
        back = await server.join(gone.token, a.view["table"])
        await a.seen(lambda view: not view["may_go_on"])
        assert (await b.ask("go_on", **turn(b)))["code"] == "not_absent"
        assert not back.view["may_go_on"]
        await back.act(type="draw", source="stock")


@pytest.mark.parametrize("clock", [{"turn_timer": 90}, {"skip_disconnected": 60}])
async def test_TBL_13_where_a_clock_will_end_the_turn_nobody_is_asked(tmp_path: Path, clock: dict[str, Any]) -> None:
    async with serving(tmp_path, absent_wait=0.0) as server:
        clients = await match_table(server, "points", "AB", seats=2, **{"turn_timer": "off"} | clock)
        await ready(clients)
        gone = to_move(clients)
        other = next(client for client in clients if client is not gone)
        await gone.close()
        await other.seen(lambda view: not view["seats"][gone.view["you"]]["connected"])
        assert not other.view["may_go_on"]
        assert (await other.ask("go_on", **turn(other)))["code"] == "not_absent"


async def test_TBL_13_after_a_restart_the_minute_begins_anew(tmp_path: Path) -> None:
    async with serving(tmp_path, **FAST) as server:
        gone, (a, _) = await left_waiting(server, "points")
        await a.seen(may_go_on)
    async with serving(tmp_path, **FAST) as server:
        again = await server.join(a.token, a.view["table"])
        assert (again.view["may_go_on"], again.deal["seat"]) == (False, gone.view["you"])
        await again.seen(may_go_on)
        await again.do("go_on", **turn(again))
