"""Who comes new to a table where deals stand alone brings a new toss (CLS-4)."""

from pathlib import Path

from helpers.matches import match_table, mover, ready
from helpers.table import Client, serving


async def tossed(players: list[Client]) -> int:
    """How many cards were drawn for the first turn of the next deal, which is over when this returns: all drop but one."""
    await ready(players)
    while (one := mover(players)) is not None:
        await one.seen(lambda view: view["deal"]["end"] is not None or view["deal"]["own"]["legal"]["drop"] is not None)
        await one.ask("act", deal=one.deal["deal"], action={"type": "drop"})
        for client in players:
            while client.version < one.version:
                await client.receive()
    return len(players[0].deal["dealer_cards"])


async def test_CLS_4_a_new_person_brings_a_new_toss_and_who_sat_out_does_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        a, b, c = await match_table(server, "points-classic", "ABC")
        assert await tossed([a, b, c]) == 3
        await c.do("sit_out", on=True)
        assert await tossed([a, b]) == 0
        await c.do("sit_out", on=False)
        assert await tossed([a, b, c]) == 0
        await c.do("stand")
        d = await server.join(await server.person("D"), a.view["table"])
        await d.do("sit", seat=2)
        assert await tossed([a, b, d]) == 3
        await d.do("stand")
        await c.do("sit", seat=3)
        assert await tossed([a, b, c]) == 0, "who was here before is not new, in another seat neither"
        await a.do("seat_bot", seat=4)
        await ready([a, b, c])
        assert len(a.deal["dealer_cards"]) == 4, "a computer player is a new player too"
