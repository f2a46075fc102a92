"""The seat of somebody who is away for good is no wall: anyone seated may free it, where nothing needs it (TBL-14)."""

from pathlib import Path

from helpers.matches import match_table, ready, to_move
from helpers.table import Client, Message, serving

FAST = {"time_scale": 0.02}
"""The minute is 1.2 s."""


def free(seat: int, view: Message) -> bool:
    return bool(view["seats"][seat] and view["seats"][seat]["may_be_freed"])


async def lose(gone: Client, *others: Client) -> int:
    """One loses the connection and the others know; that one's seat."""
    seat: int = gone.view["you"]
    await gone.close()
    for client in others:
        await client.seen(lambda view: view["seats"][seat] is None or not view["seats"][seat]["connected"])
    return seat


async def test_TBL_14_a_game_for_chips_begins_though_one_who_sat_there_is_away_for_good(tmp_path: Path) -> None:
    async with serving(tmp_path, **FAST) as server:
        a, b, c = await match_table(server, "deals-chips", "ABC", seats=3)
        await a.seen(lambda view: view["missing"] == 0)
        seat = await lose(c, a, b)
        assert (a.view["missing"], free(seat, a.view)) == (1, False)
        assert (await a.ask("free_seat", seat=seat))["code"] == "not_absent"
        watcher = await server.join(await server.person("W"), a.view["table"])
        await b.seen(lambda view: free(seat, view))
        assert not free(seat, watcher.view)
        assert (await watcher.ask("free_seat", seat=seat))["code"] == "not_seated"
        first = await b.do("free_seat", "once", seat=seat)
        assert await b.do("free_seat", "once", seat=seat) == first
        assert b.view["seats"][seat] is None
        assert (await b.ask("free_seat", seat=seat))["code"] == "not_absent"
        await watcher.do("sit")
        await ready([a, b, watcher])
        assert len(a.deal["seats"]) == 3


async def test_TBL_14_neither_who_is_here_nor_a_computer_player_nor_a_seat_that_is_not_there(tmp_path: Path) -> None:
    async with serving(tmp_path, absent_wait=0.0) as server:
        a, b = await match_table(server, "points", "AB", bots=1, seats=4)
        await a.seen(lambda view: view["seats"][2] is not None)
        for seat in (0, 1, 2, 3, 5):
            assert (await b.ask("free_seat", seat=seat))["code"] == "not_absent"
        assert (await b.ask("free_seat", seat=99))["code"] == "malformed"
        assert [free(at, a.view) for at in range(4)] == [False] * 4


async def test_TBL_14_not_in_the_middle_of_a_deal_or_match_that_needs_the_seat(tmp_path: Path) -> None:
    async with serving(tmp_path, absent_wait=0.0) as server:
        for preset, code in (("points", "deal_running"), ("pool-101", "deal_running"), ("gin", "deal_running")):
            clients = await match_table(server, preset, "AB", turn_timer="off", **({} if preset == "gin" else {"seats": 2}))
            await ready(clients)
            gone = to_move(clients)
            (other,) = [client for client in clients if client is not gone]
            seat = await lose(gone, other)
            assert not free(seat, other.view)
            assert (await other.ask("free_seat", seat=seat))["code"] == code


async def test_TBL_14_between_the_deals_of_a_match_the_seat_stays_and_after_it_may_be_freed(tmp_path: Path) -> None:
    """Of two in a pool one shows wrongly until out; who has won then loses the connection."""
    async with serving(tmp_path, absent_wait=0.0) as server:
        a, b = await match_table(server, "deals-chips", "AB", turn_timer="off", seats=2, deals=2)
        for number in (1, 2):
            await ready([a, b])
            one = to_move([a, b])
            await one.act(type="draw", source="stock")
            await one.act(type="declare", card=one.own["hand"][0])
            await one.act(type="submit", groups=[])
            for client in (a, b):
                await client.seen(lambda view: view["deal"]["end"] is not None)
            if number == 1:
                seat = await lose(b, a)
                assert not free(seat, a.view)
                assert (await a.ask("free_seat", seat=seat))["code"] == "match_running"
                b = await server.join(b.token, a.view["table"])
                await a.seen(lambda view: view["seats"][1]["connected"])
        if a.view["match"]["end"] is None:  # each showed wrongly once: a tie, which is broken by one more deal
            await ready([a, b])
            one = to_move([a, b])
            await one.act(type="draw", source="stock")
            await one.act(type="declare", card=one.own["hand"][0])
            await one.act(type="submit", groups=[])
            await a.seen(lambda view: view["match"]["end"] is not None)
        seat = await lose(b, a)
        await a.seen(lambda view: free(seat, view))
        await a.do("free_seat", seat=seat)
        assert a.view["missing"] == 1
        await a.do("seat_bot", seat=seat)
        await a.do("ready")
        await a.seen(lambda view: view["match"]["end"] is None)


async def test_TBL_14_chips_are_kept_for_the_return_and_the_room_outlives_its_host(tmp_path: Path) -> None:
    async with serving(tmp_path, absent_wait=0.0) as server:
        a, b = await match_table(server, "points", "AB", turn_timer="off", seats=2)
        await ready([a, b])
        await to_move([a, b]).act(type="drop")
        for client in (a, b):
            await client.seen(lambda view: view["deal"]["end"] is not None)
        chips = a.view["seats"][0]["chips"]
        assert abs(chips) == 20
        seat = await lose(a, b)
        assert (seat, b.view["host"]) == (0, False)
        await b.do("free_seat", seat=seat)
        assert b.view["host"]
        again = await server.join(a.token, b.view["table"])
        assert again.view["you"] is None
        await again.do("sit")
        assert again.view["seats"][again.view["you"]]["chips"] == chips
        assert not again.view["host"]


async def test_TBL_14_where_deals_stand_alone_a_latecomer_gets_the_seat_while_the_others_play(tmp_path: Path) -> None:
    async with serving(tmp_path, absent_wait=0.0) as server:
        a, b, c = await match_table(server, "points", "ABC", turn_timer="off", seats=3)
        seat = await lose(c, a, b)
        await ready([a, b])
        assert len(a.deal["seats"]) == 2
        await a.do("free_seat", seat=seat)
        late = await server.join(await server.person("L"), a.view["table"])
        await late.do("sit")
        assert late.view["you"] == seat


async def test_TBL_14_after_a_restart_the_minute_begins_anew(tmp_path: Path) -> None:
    async with serving(tmp_path, **FAST) as server:
        a, b, c = await match_table(server, "deals-chips", "ABC", seats=3)
        seat = await lose(c, a, b)
        await a.seen(lambda view: free(seat, view))
    async with serving(tmp_path, **FAST) as server:
        again = await server.join(a.token, a.view["table"])
        assert not free(seat, again.view)
        await again.seen(lambda view: free(seat, view))
        await again.do("free_seat", seat=seat)
        assert again.view["seats"][seat] is None
