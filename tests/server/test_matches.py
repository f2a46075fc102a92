"""Whole matches over real sockets: fixed seats, windows, stand-ins, and every family's moves (TBL-10 to TBL-12)."""

import asyncio
from pathlib import Path

from helpers.table import Client, Server, play_match, serving


async def match_table(server: Server, preset: str, names: str = "AB", bots: int = 0, **options: object) -> list[Client]:
    """Persons at one table of a preset; the first is the host."""
    tokens = [await server.person(name) for name in names]
    table = await server.table(tokens[0], bots=bots, preset=preset, **options)
    clients = [await server.join(token, table) for token in tokens]
    for client in clients[1:]:
        await client.do("sit")
    return clients


async def test_RUM_11_a_match_of_rum_goes_to_its_target(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        clients = await match_table(server, "rum", "AB", target=50, seats=2)
        await asyncio.gather(*(play_match(client) for client in clients))
        match = clients[0].view["match"]
        assert match["end"]["cause"] == "target"
        assert max(match["end"]["totals"].values()) >= 50
        told = [event["type"] for event in clients[1].events]
        assert told.count("match_started") == 1
        assert told.count("match_ended") == 1
        assert told.count("scored") == told.count("deal_ended") == clients[0].deal["deal"]
