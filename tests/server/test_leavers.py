"""Who has left a deal and opens the link again: what a watcher sees, and whether the seat is theirs (PTS-15, POOL-13, TBL-11)."""

from pathlib import Path

import pytest

from helpers.matches import match_table, ready, to_move
from helpers.table import Client, Server, serving


async def seated(server: Server, preset: str) -> list[Client]:
    clients = await match_table(server, preset, "ABC", turn_timer="off", seats=3)
    await ready(clients)
    return clients


async def left(clients: list[Client]) -> tuple[Client, list[Client]]:
    """Someone whose turn it is not leaves; that one, and the others."""
    gone = next(client for client in clients if client is not to_move(clients))
    await gone.do("stand")
    await gone.close()
    return gone, [client for client in clients if client is not gone]


@pytest.mark.parametrize("preset", ["points", "pool-101", "deals-chips"])
async def test_PTS_15_who_has_left_a_deal_watches_it(tmp_path: Path, preset: str) -> None:
    async with serving(tmp_path) as server:
        gone, others = await left(await seated(server, preset))
        back = await server.join(gone.token, gone.view["table"])
        watcher = await server.join(await server.person("W"), gone.view["table"])
        seat = back.view["you"]
        assert back.view["seats"][seat]["leaving"]
        assert (back.deal["own"], back.view["hand"]) == (None, None)
        assert back.deal == watcher.deal
        await others[0].seen(lambda view: view["seats"][seat]["leaving"])
        # To keep the seat brings no cards back.
        await back.do("sit")
        assert not back.view["seats"][seat]["leaving"]
        assert (back.deal["own"], back.view["hand"]) == (None, None)
        answer = await back.ask("act", deal=1, action={"type": "drop"})
        assert answer["type"] == "refused"


async def test_POOL_13_who_keeps_the_seat_is_out_of_this_pool_and_in_the_next(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        gone, others = await left(await seated(server, "pool-101"))
        back = await server.join(gone.token, gone.view["table"])
        seat = back.view["you"]
        await back.do("sit")
        for client in others:
            await client.seen(
                lambda view: view["match"]["seats"][seat]["status"] == "left" and not view["seats"][seat]["leaving"]
            )
        await others[0].do("stand")
        await back.seen(lambda view: view["match"]["end"] is not None)
        assert back.view["you"] == seat
        for client in (back, others[1]):
            await client.do("ready")
        await back.seen(lambda view: view["match"]["end"] is None and view["deal"]["own"] is not None)


async def test_TBL_11_whose_cards_a_stand_in_plays_sees_them_still(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        clients = await match_table(server, "rum", "AB", turn_timer="off", seats=2)
        await ready(clients)
        mover = to_move(clients)
        gone = next(client for client in clients if client is not mover)
        await gone.do("stand")
        assert gone.view["seats"][gone.view["you"]]["stand_in"] == "medium"
        await gone.close()
        back = await server.join(gone.token, gone.view["table"])
        assert back.own["hand"]
        await back.do("sit")
        assert back.own["hand"]
