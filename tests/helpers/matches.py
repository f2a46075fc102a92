"""Matches over the network, played so that they come to where a test wants them."""

from typing import Any

from helpers.table import Client, Message, Server, deal_is


async def match_table(server: Server, preset: str, names: str = "AB", bots: int = 0, **options: Any) -> list[Client]:
    """Persons at one table of a preset; the first is the host."""
    tokens = [await server.person(name) for name in names]
    table = await server.table(tokens[0], bots=bots, preset=preset, **options)
    clients = [await server.join(token, table) for token in tokens]
    for client in clients[1:]:
        await client.do("sit")
    return clients


async def company(server: Server, names: str = "AB", bots: int = 0, **options: Any) -> tuple[str, list[str], list[Client]]:
    """Persons at one table: its code, their tokens, their sockets. The first is the host."""
    clients = await match_table(server, "points", names, bots, **options)
    return clients[0].view["table"], [client.token for client in clients], clients


def mover(clients: list[Client]) -> Client | None:
    """Whose turn it is, as the one who was told last sees it; None once the deal is over."""
    latest = max(clients, key=lambda client: client.version)
    seat = latest.deal["seat"]
    return None if latest.deal["end"] is not None else next(client for client in clients if client.view["you"] == seat)


def to_move(clients: list[Client]) -> Client:
    """Whose turn it is in a deal that runs."""
    one = mover(clients)
    assert one is not None, "the deal is over already"
    return one


async def ready(clients: list[Client]) -> None:
    """All are ready, and the next deal has begun."""
    number = 1 + max(client.deal["deal"] if client.view["deal"] else 0 for client in clients)
    for client in clients:
        await client.do("ready")
    for client in clients:
        await client.seen(deal_is(number))


async def show_wrongly(client: Client) -> None:
    """In one's own turn: a show of loose cards."""
    await client.act(type="draw", source="stock")
    await client.act(type="declare", card=client.own["hand"][0])
    await client.act(type="submit", groups=[])


def _knows_its_turn(view: Message) -> bool:
    """In one's own turn, or after the deal."""
    return bool(view["deal"]["seat"] == view["you"] or view["deal"]["end"] is not None)


async def deal_with(clients: list[Client], wrong: Client | None, drops: Client) -> None:
    """A deal in which one (if any) shows wrongly and one drops, each in the first turn they have; the third plays."""
    while (one := mover(clients)) is not None:
        await one.seen(_knows_its_turn)
        if one is wrong:
            await show_wrongly(one)
        elif one is drops:
            await one.act(type="drop")
        else:
            await one.act(type="draw", source="stock")
            await one.act(type="discard", card=one.own["hand"][-1])
        for client in clients:
            while client.version < one.version:
                await client.receive()
    for client in clients:
        await client.seen(lambda view: view["deal"]["end"] is not None)


async def pool_at_rejoin(server: Server, **options: Any) -> list[Client]:
    """Three in a pool to 61: the second is out with 120, the first has 30; the second may come back at 31 (POOL-8, POOL-9)."""
    clients = await match_table(server, "pool-61", "ABC", turn_timer="off", seats=3, **options)
    for _ in range(2):
        await ready(clients)
        await deal_with(clients, wrong=clients[1], drops=clients[0])
    return clients
