"""The record of what was played, to keep: whole, true, and only of what has ended."""

from pathlib import Path

import httpx
import pytest

from helpers.matches import deal_with, match_table, pool_at_rejoin, ready, show_wrongly
from helpers.table import Client, Server, play_on, serving
from openrummy import record
from openrummy.games.events import DealEnded, DealStarted
from openrummy.match.events import MatchStarted, RejoinOffered
from openrummy.rules import presets


async def get(server: Server, client: Client | None, table: str, deal: int | None = None) -> httpx.Response:
    """The answer to someone who asks for a table's record."""
    headers = {} if client is None else {"Authorization": f"Bearer {client.token}"}
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        return await http.get(f"/api/tables/{table}/record", params={} if deal is None else {"deal": deal}, headers=headers)


@pytest.mark.parametrize("preset", list(presets()))
async def test_the_record_of_a_deal_is_what_the_rules_bear_out(tmp_path: Path, preset: str) -> None:
    async with serving(tmp_path) as server:
        for_two = {"seats": 2} if 2 in presets()[preset].choices.get("seats", ()) else {}
        (client,) = await match_table(server, preset, "A", bots=1, turn_timer="off", **for_two)
        await ready([client])
        table = client.view["table"]
        refused = await get(server, client, table)
        assert (refused.status_code, refused.json()["code"]) == (404, "no_record")
        await play_on(client)
        answer = await get(server, client, table.lower())
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.headers["content-disposition"] == f'attachment; filename="openrummy-{table}.txt"'
        kept = record.read(answer.text)
        record.verify(kept)
        assert kept.game == preset
        assert kept.names == {seat["seat"]: seat["name"] for seat in client.view["seats"] if seat}
        (end,) = (event for event in kept.events if isinstance(event, DealEnded))
        assert end.seed == client.deal["end"]["seed"]


async def test_the_record_of_a_match_has_all_its_deals_and_not_the_one_that_runs(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        clients = await pool_at_rejoin(server)
        a, b, c = clients
        table = a.view["table"]
        await b.do("between", action={"type": "rejoin", "accept": True})
        await ready(clients)
        kept = record.read((await get(server, a, table)).text)
        record.verify(kept)
        assert [event.deal for event in kept.events if isinstance(event, DealStarted)] == [1, 2]
        assert [type(event) for event in kept.events].count(MatchStarted) == 1
        assert any(isinstance(event, RejoinOffered) for event in kept.events)
        assert (await get(server, a, table, 3)).json()["code"] == "no_record"
        assert (await get(server, a, table, 9)).json()["code"] == "no_record"
        first = record.read((await get(server, a, table, 1)).text)
        assert [event.deal for event in first.events if isinstance(event, DealStarted)] == [1]
        await deal_with(clients, wrong=b, drops=a)
        assert len(record.read((await get(server, c, table)).text).events) > len(kept.events)


async def test_where_spectators_are_not_wanted_a_record_is_for_those_who_played(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (client,) = await match_table(server, "points", "A", bots=1, spectators=False)
        await ready([client])
        await client.act(type="drop")
        table = client.view["table"]
        assert (await get(server, None, table)).status_code == 401
        stranger = Client(client.wire, token=await server.person("B"))
        assert (await get(server, stranger, table)).json()["code"] == "not_your_table"
        assert (await get(server, client, table)).status_code == 200
        assert (await get(server, client, "AAAAAA")).json()["code"] == "unknown_table"
        await client.do("stand")
        assert (await get(server, client, table)).status_code == 200


async def test_a_deal_that_ended_by_a_wrong_show_is_recorded_with_the_groups_as_they_lay(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (client,) = await match_table(server, "points", "A", bots=1, turn_timer="off")
        await ready([client])
        await client.seen(lambda view: bool(view["deal"]["own"]["legal"]["draw"]))
        await show_wrongly(client)
        kept = record.read((await get(server, client, client.view["table"])).text)
        record.verify(kept)
        assert "wrong_show" in (await get(server, client, client.view["table"])).text
