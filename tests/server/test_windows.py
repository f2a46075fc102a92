"""The windows of a pool over real sockets: who leaves, is cut off, floods or answers at the last moment while the match waits for answers."""

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from helpers.company import Company, Does, Plan
from helpers.matches import pool_at_rejoin, ready
from helpers.table import Client, Message, serving

YES: Message = {"action": {"type": "rejoin", "accept": True}}
NO: Message = {"action": {"type": "rejoin", "accept": False}}
BRISK = {"time_scale": 0.1}
"""A window stays open for 2 s."""


def closed(view: Message) -> bool:
    return view["match"] is None or view["match"]["window"] is None


def statuses(client: Client) -> list[str]:
    return [seat["status"] for seat in client.view["match"]["seats"]]


async def test_POOL_13_everyone_leaves_while_a_rejoin_is_open(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        a, b, c = clients = await pool_at_rejoin(server)
        await a.do("stand")
        assert a.view["match"]["end"] is not None, "with one left of those who were in there is no coming back (POOL-6, POOL-8)"
        assert a.view["match"]["end"]["payouts"] == {"0": 0, "1": 0, "2": 300}
        assert (await b.ask("between", **YES))["code"] == "no_match_now"
        await b.do("stand")
        await c.do("stand")
        assert c.view["you"] is None
        for client in clients:
            await client.do("sit")
        await ready(clients)
        assert [seat["total"] for seat in a.view["match"]["seats"]] == [0, 0, 0]


async def test_POOL_13_who_is_asked_leaves_and_the_others_go_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        a, b, c = await pool_at_rejoin(server)
        await b.do("stand")
        await a.seen(closed)
        assert (statuses(a), a.view["clock"]) == (["in", "left", "in"], None)
        await a.do("ready")
        await c.do("ready")
        await c.seen(lambda view: view["deal"]["deal"] == 3)
        assert {seat["seat"] for seat in c.deal["seats"]} == {0, 2}


async def test_POOL_8_the_window_closes_though_everyones_connection_is_lost(tmp_path: Path) -> None:
    async with serving(tmp_path, **BRISK) as server:
        clients = await pool_at_rejoin(server)
        for client in clients:
            client.wire.transport.abort()
        await asyncio.sleep(2.3)
        back = [await server.join(client.token, clients[0].view["table"]) for client in clients]
        for client in back:
            await client.seen(closed)
        assert (statuses(back[0]), back[0].deal["deal"]) == (["in", "out", "in"], 2), "nothing is dealt to an empty room"
        await back[0].do("ready")
        await back[2].do("ready")
        await back[2].seen(lambda view: view["deal"]["deal"] == 3)


async def test_POOL_8_a_match_whose_last_person_leaves_in_a_window_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        out = Plan({(deal, 0): "shows wrongly" for deal in (1, 2)})
        company = await Company.sit_down(server, "pool-61", 1, out, seats=3, bots=2, turn_timer="off")
        (client,) = company.clients
        await company.play(lambda view: view["match"] is not None and statuses(company.clients[0])[0] == "out")
        await client.do("stand")
        assert (client.view["match"], client.view["you"]) == (None, None)
        await client.do("sit")
        await ready([client])
        assert client.view["match"]["deal"] == 0


async def test_POOL_8_an_answer_at_the_last_moment_counts_whole_or_not_at_all(tmp_path: Path) -> None:
    async with serving(tmp_path, **BRISK) as server:
        tables = [await pool_at_rejoin(server) for _ in range(3)]

        async def answer(clients: list[Client], late: float) -> None:
            b = clients[1]
            left = b.view["clock"]["left"] if b.view["clock"] else 0.0
            await asyncio.sleep(max(0.0, left + late))
            accepted = (await b.ask("between", **YES))["type"] == "done"
            again = await server.join(b.token, b.view["table"])
            await again.seen(closed)
            assert statuses(again)[1] == ("in" if accepted else "out")
            assert (again.view["match"]["pool"], again.view["seats"][1]["chips"]) == ((400, -200) if accepted else (300, -100))

        await asyncio.gather(*(answer(clients, late) for clients, late in zip(tables, (-0.3, -0.01, 0.02), strict=True)))


async def test_POOL_9_who_answers_and_is_cut_off_comes_back_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        a, b, _ = await pool_at_rejoin(server)
        await b.send({"type": "between", "id": "once", **YES})
        b.wire.transport.abort()
        again = await server.join(b.token, a.view["table"])
        first = await again.do("between", "once", **YES)
        assert await again.do("between", "once", **YES) == first
        assert (again.view["match"]["pool"], again.view["seats"][1]["chips"]) == (400, -200)
        assert [event["type"] for event in a.events].count("rejoined") == 0
        await a.seen(closed)
        assert [event["type"] for event in a.events].count("rejoined") == 1


async def test_POOL_8_a_flood_of_answers_holds_up_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        a, b, c = await pool_at_rejoin(server)

        async def flood() -> None:
            with suppress(ConnectionClosed):
                for number in range(2000):
                    await c.send({"type": "between", "id": f"{number}", **YES})
                await c.until(lambda message: False)

        flooding = asyncio.create_task(flood())
        await b.do("between", **NO)
        await a.seen(closed)
        assert statuses(a) == ["in", "out", "in"]
        await asyncio.wait_for(flooding, 30)
        codes = {message["code"] for message in map(json.loads, c.frames) if message["type"] == "refused"}
        assert "too_fast" in codes <= {"not_asked", "too_fast"}
        back = await server.join(c.token, a.view["table"])
        assert back.version == a.version, "nothing came of it"
        await a.do("ready")
        await back.do("ready")
        await back.seen(lambda view: view["deal"]["deal"] == 3)


def drops(*moves: tuple[int, int]) -> dict[tuple[int, int], Does]:
    """Who drops in which deal, as (deal, seat)."""
    return dict.fromkeys(moves, "drops")


def wrong(*moves: tuple[int, int]) -> dict[tuple[int, int], Does]:
    return dict.fromkeys(moves, "shows wrongly")


async def test_POOL_11_people_and_computer_players_answer_a_split(tmp_path: Path) -> None:
    """A person refuses, which holds until the next deal has been played; then all agree, the computer player too, which gets most."""
    async with serving(tmp_path) as server:
        does = wrong((1, 2), (2, 2)) | drops(*((deal, seat) for deal in (1, 2, 3) for seat in (0, 3)))
        company = await Company.sit_down(
            server, "pool-61", 3, Plan(does, rejoins=False), seats=4, bots=1, level="easy", turn_timer="off"
        )
        a, _, c = company.clients

        async def propose() -> None:
            await company.play(lambda view: view["match"] is not None and view["match"]["legal"]["propose_split"])
            await a.do("between", action={"type": "propose_split"})
            await c.seen(lambda view: view["match"]["legal"]["answer_split"])

        await propose()
        await c.do("between", action={"type": "answer_split", "accept": False})
        assert (await a.ask("between", action={"type": "propose_split"}))["code"] == "split_refused"
        await propose()
        assert a.deal["deal"] == 3
        await c.do("between", action={"type": "answer_split", "accept": True})
        await c.seen(lambda view: view["match"]["end"] is not None)
        end = c.view["match"]["end"]
        assert (end["cause"], end["payouts"]) == ("manual_split", {"0": 33, "1": 334, "2": 0, "3": 33})
        answered = {event["seat"] for event in c.events if event["type"] == "agreed"}
        assert answered == {1, 3}


@dataclass(frozen=True)
class Sharing:
    """A pool to 61 that is shared by itself, at these totals and in these shares, when the last deal in ``does`` has been played."""

    name: str
    does: dict[tuple[int, int], Does]
    totals: tuple[int, ...]
    shares: tuple[int, ...]
    options: Message = field(default_factory=dict)


FIRST_DROPS = drops((1, 0), (1, 1), (2, 0), (2, 1))
THREE_DROP = drops(*((deal, seat) for deal in (1, 2) for seat in (0, 1, 2)))

SHARINGS = (
    Sharing(
        "two with 45 and 60 play on, as one has a drop left",
        FIRST_DROPS | drops((3, 1), (4, 1), (5, 0), (6, 0)) | wrong((3, 2), (4, 2)),
        (60, 60, 120),
        (150, 150, 0),
    ),
    Sharing(
        "by the other reading 45 is the line",
        FIRST_DROPS | drops((3, 1), (4, 1), (5, 0)) | wrong((3, 2), (4, 2)),
        (45, 60, 120),
        (150, 150, 0),
        {"auto_split": "one_less"},
    ),
    Sharing(
        "three of four, when the last has no drop left",
        THREE_DROP | drops((3, 0), (3, 2), (4, 1), (4, 2), (5, 0), (5, 1)) | wrong((3, 3), (4, 3)),
        (60, 60, 60, 120),
        (134, 133, 133, 0),
    ),
)


@pytest.mark.parametrize("case", SHARINGS, ids=lambda case: case.name)
async def test_POOL_10_the_pool_is_shared_by_itself_at_the_limit(tmp_path: Path, case: Sharing) -> None:
    async with serving(tmp_path, message_rate=1e6) as server:
        persons, plan = len(case.totals), Plan(case.does, level="easy")
        company = await Company.sit_down(server, "pool-61", persons, plan, seats=persons, turn_timer="off", **case.options)
        await company.play()
        match = company.clients[0].view["match"]
        assert tuple(seat["total"] for seat in match["seats"]) == case.totals
        assert match["end"]["cause"] == "auto_split"
        assert match["end"]["payouts"] == {str(seat): share for seat, share in enumerate(case.shares)}
        assert match["deal"] == max(deal for deal, _ in case.does)
        again = await server.join(company.tokens[0], company.table)
        assert again.view["match"] == match
