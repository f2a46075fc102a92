"""Whole matches over real sockets: fixed seats, windows, stand-ins, and every family's moves (TBL-10 to TBL-12)."""

import asyncio
from pathlib import Path

import httpx

from helpers.matches import deal_with, match_table, pool_at_rejoin, ready, show_wrongly, to_move
from helpers.table import play_match, play_on, serving


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


async def test_POOL_6_a_pool_goes_on_until_one_is_left_and_pays_the_chips(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (client,) = await match_table(server, "pool-61", "A", bots=2, seats=3)
        await play_match(client)
        match = client.view["match"]
        assert match["end"]["cause"] in ("last_player", "auto_split", "manual_split")
        assert sum(match["end"]["payouts"].values()) == match["pool"] >= 300
        assert sum(seat["chips"] for seat in client.view["seats"] if seat) == 0, "what some paid the others won"


async def test_DEAL_1_a_match_of_two_deals_and_then_another(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (client,) = await match_table(server, "deals", "A", bots=2)
        for number in (2, 4):
            await play_match(client)
            assert (client.view["match"]["deal"], client.deal["deal"]) == (2, number)
            lowest = min(client.view["match"]["end"]["totals"].values())
            assert all(
                client.view["match"]["end"]["totals"][str(seat)] == lowest for seat in client.view["match"]["end"]["winners"]
            )
            if number == 2:
                await client.do("ready")
                await client.seen(lambda view: view["match"]["end"] is None)


async def test_XXI_1_deals_of_21_cards_stand_alone_and_add_to_zero(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (client,) = await match_table(server, "twentyone", "A", bots=2, seats=3)
        await client.do("ready")
        await client.seen(lambda view: view["deal"] is not None)
        assert client.view["match"] is None
        assert len(client.own["hand"]) == 21
        hand = client.view["hand"]
        assert isinstance(hand["value"], int) or not client.deal["game"]["value_cards"]
        await play_on(client)
        assert sum(result["chips"] for result in client.deal["end"]["results"]) == 0
        assert sum(seat["chips"] for seat in client.view["seats"] if seat) == 0


async def test_POOL_8_who_is_out_is_asked_and_comes_back_for_another_entry(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        a, b, c = await pool_at_rejoin(server)
        match = b.view["match"]
        assert [seat["total"] for seat in match["seats"]] == [30, 120, 0]
        assert (match["window"]["kind"], match["window"]["waiting"], match["window"]["total"]) == ("rejoin", [1], 31)
        assert (match["legal"]["rejoin"], a.view["match"]["legal"]["rejoin"]) == (True, False)
        assert b.view["clock"]["turn"] == match["window"]["window"]
        assert 0 < b.view["clock"]["left"] <= b.view["clock"]["total"] == 20
        assert (await a.ask("between", action={"type": "rejoin", "accept": True}))["code"] == "not_asked"
        await a.do("ready")
        await b.do("between", action={"type": "rejoin", "accept": True})
        assert b.view["match"]["pool"] == 400
        assert [seat["chips"] for seat in b.view["seats"]] == [-100, -200, -100]
        assert b.view["clock"] is None
        await b.do("ready")
        await c.do("ready")
        await c.seen(lambda view: view["deal"]["deal"] == 3)
        assert {seat["seat"] for seat in c.deal["seats"]} == {0, 1, 2}


async def test_POOL_8_who_does_not_answer_in_time_is_out(tmp_path: Path) -> None:
    async with serving(tmp_path, time_scale=0.05) as server:
        a, _, _ = await pool_at_rejoin(server)
        await a.seen(lambda view: view["match"]["window"] is None)
        assert [seat["status"] for seat in a.view["match"]["seats"]] == ["in", "out", "in"]
        assert (await a.ask("between", action={"type": "rejoin", "accept": True}))["code"] in ("not_asked", "not_in_match")


async def test_POOL_11_two_agree_to_split_the_pool(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        a, b, c = await pool_at_rejoin(server)
        assert (await a.ask("between", action={"type": "propose_split"}))["code"] == "window_open"
        await b.do("between", action={"type": "rejoin", "accept": False})
        await a.seen(lambda view: view["match"]["window"] is None)
        shares = a.view["match"]["legal"]["shares"]
        assert sum(shares.values()) == 300
        await a.do("between", action={"type": "propose_split"})
        await c.seen(lambda view: view["match"]["legal"]["answer_split"])
        await c.do("between", action={"type": "answer_split", "accept": True})
        assert c.view["match"]["end"]["cause"] == "manual_split"
        assert {seat["seat"]: seat["chips"] for seat in c.view["seats"]} == {
            seat: shares.get(str(seat), 0) - 100 for seat in (0, 1, 2)
        }


async def test_POOL_11_no_split_while_a_deal_is_running(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        clients = await match_table(server, "pool-101", "AB", seats=2)
        assert (await clients[0].ask("between", action={"type": "propose_split"}))["code"] == "no_match_now"
        await ready(clients)
        assert (await clients[0].ask("between", action={"type": "propose_split"}))["code"] == "deal_running"


async def test_POOL_13_who_leaves_pays_the_drop_and_is_out_for_good(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        a, b, c = await match_table(server, "pool-101", "ABC", turn_timer="off", seats=3)
        await ready([a, b, c])
        await b.do("stand")
        await a.seen(lambda view: view["match"]["seats"][1]["status"] == "left")
        assert next(seat for seat in a.deal["seats"] if seat["seat"] == 1)["dropped"] == "first"
        assert a.view["seats"][1]["stand_in"] is None
        await deal_with([a, c], wrong=None, drops=a)
        assert a.view["match"]["seats"][1]["total"] == 20
        # The standings go on telling of B by name.
        assert (a.view["seats"][1], a.view["gone"]) == (None, {"1": "B"})
        late = await server.join(await server.person("D"), a.view["table"])
        assert (await late.ask("sit"))["code"] == "match_running"
        await ready([a, c])
        assert {seat["seat"] for seat in c.deal["seats"]} == {0, 2}
        await c.do("stand")
        await a.seen(lambda view: view["match"]["end"] is not None)
        assert (a.view["match"]["end"]["cause"], a.view["match"]["end"]["winners"]) == ("last_player", [0])
        assert a.view["match"]["end"]["payouts"]["0"] == 300
        await late.do("sit")
        assert (late.view["seats"][1]["name"], late.view["gone"]["1"]) == ("D", "B")
        await a.do("ready")
        await late.do("ready")
        await late.seen(lambda view: view["match"]["end"] is None)
        assert late.view["gone"] == {}


async def test_TBL_11_after_three_missed_turns_a_stand_in_plays_until_the_owner_is_back(tmp_path: Path) -> None:
    async with serving(tmp_path, time_scale=0.06) as server:
        a, b = await match_table(server, "deals", "AB", seats=2)
        await ready([a, b])
        playing = asyncio.create_task(play_on(a))
        await b.seen(lambda view: view["seats"][1]["stand_in"] is not None or view["deal"]["end"] is not None)
        assert b.view["seats"][1]["stand_in"] == "medium"
        assert b.deal["end"] is None
        assert sum(event["type"] == "discarded" and event["auto"] for event in b.events) == 3
        assert b.view["seats"][1]["bot"] is None
        await b.do("sit")
        assert b.view["seats"][1]["stand_in"] is None
        playing.cancel()


async def test_TBL_11_who_leaves_a_match_is_stood_in_for_at_once_and_may_come_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        a, b = await match_table(server, "deals", "AB", seats=2, turn_timer="off")
        await ready([a, b])
        await b.do("stand")
        seat = b.view["seats"][1]
        assert (b.view["you"], seat["stand_in"], seat["leaving"]) == (1, "medium", True)
        late = await server.join(await server.person("C"), a.view["table"])
        assert (await late.ask("sit"))["code"] == "table_full"
        await play_on(a)
        await a.do("ready")
        await a.seen(lambda view: view["deal"]["deal"] == 2)
        await b.seen(lambda view: view["deal"]["deal"] == 2)
        await b.do("sit")
        seat = b.view["seats"][1]
        assert (seat["stand_in"], seat["leaving"]) == (None, False)
        one = to_move([a, b])
        await show_wrongly(one)
        assert one.view["match"]["end"] is not None


async def test_TBL_11_the_seats_of_those_who_left_are_free_when_the_match_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        a, b = await match_table(server, "deals", "AB", seats=2, turn_timer="off")
        await ready([a, b])
        await b.do("stand")
        await play_match(a)
        assert a.view["seats"][1] is None
        late = await server.join(await server.person("C"), a.view["table"])
        await late.do("sit")


async def test_TBL_11_a_match_that_everyone_has_left_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        a, b = await match_table(server, "deals", "AB", seats=3, turn_timer="off")
        await a.do("seat_bot")
        await ready([a, b])
        await a.do("stand")
        await b.do("stand")
        await b.seen(lambda view: view["deal"]["end"] is not None and view["match"] is None)
        assert [seat and seat["bot"] for seat in b.view["seats"]] == [None, None, "medium"]
        await b.do("sit")
        await b.do("ready")
        await b.seen(lambda view: view["deal"]["end"] is None)
        assert b.view["match"]["deal"] == 0


async def test_TBL_11_in_a_match_nobody_sits_out_and_no_computer_player_is_taken_away(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (a,) = await match_table(server, "deals", "A", bots=2, turn_timer="off")
        assert (await a.ask("sit_out", on=True))["code"] == "no_sitting_out"
        await ready([a])
        await play_on(a)
        assert (await a.ask("unseat_bot", seat=1))["code"] == "match_running"
        await play_match(a)
        await a.do("unseat_bot", seat=1)


async def test_CHIPS_1_a_game_for_chips_begins_when_every_seat_is_taken(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        a, b = await match_table(server, "deals-chips", "AB", seats=3)
        await a.do("ready")
        await b.do("ready")
        await asyncio.sleep(0.2)
        assert a.view["starts_in"] is None
        await a.do("seat_bot")
        await a.seen(lambda view: view["deal"] is not None)
        assert len(a.view["match"]["seats"]) == 3


async def test_a_move_of_another_game_is_refused_by_name(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        a, b = await match_table(server, "rum", "AB", seats=2)
        await ready([a, b])
        one = to_move([a, b])
        before = one.deal
        for action in ({"type": "drop"}, {"type": "knock", "card": one.own["hand"][0]}, {"type": "pass"}):
            assert (await one.ask("act", deal=1, action=action))["code"] == "not_in_this_game"
        assert (await one.ask("between", action={"type": "propose_split"}))["code"] == "deal_running"
        assert one.deal == before


async def test_TBL_12_out_of_time_in_rum_the_top_of_the_stock_is_drawn_and_discarded(tmp_path: Path) -> None:
    async with serving(tmp_path, time_scale=0.02) as server:
        a, b = await match_table(server, "rum", "AB", seats=2)
        await ready([a, b])
        await a.seen(lambda view: view["deal"]["turn"] >= 2)
        turns = [event for event in a.events if event["type"] in ("drew", "discarded")]
        assert (turns[0]["source"], turns[1]["auto"], turns[0]["seat"]) == ("stock", True, turns[1]["seat"])
        assert {seat["cards"] for seat in a.deal["seats"]} == {10}


async def test_PTS_16_who_dropped_by_the_clock_is_still_told_after_a_reload(tmp_path: Path) -> None:
    async with serving(tmp_path, time_scale=0.02) as server:
        a, b = await match_table(server, "points", "AB", seats=2)
        await ready([a, b])
        await a.seen(lambda view: view["deal"]["end"] is not None)
        again = await server.join(a.token, a.view["table"])
        assert [seat["cause"] for seat in again.deal["seats"] if seat["dropped"]] == ["timeout"]


async def test_GIN_16_a_match_of_gin_with_knocks_goes_to_its_target(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (client,) = await match_table(server, "gin", "A", bots=1)
        await play_match(client)
        match = client.view["match"]
        assert match["end"]["cause"] == "target"
        assert sum(match["end"]["payouts"].values()) == 0
        assert {"knocked", "scored", "column_closed", "match_ended"} <= {event["type"] for event in client.events}
        assert {seat["seat"]: seat["chips"] for seat in client.view["seats"]} == {
            int(seat): won for seat, won in match["end"]["payouts"].items()
        }


async def test_GIN_12_a_defender_lays_off_card_by_card_where_the_table_has_it_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (client,) = await match_table(server, "gin", "A", bots=1, defence="player")
        await play_match(client)
        assert client.view["match"]["end"] is not None


async def test_GIN_23_hollywood_has_three_columns(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (client,) = await match_table(server, "gin-hollywood", "A", bots=1)
        await ready([client])
        assert len(client.view["match"]["columns"]) == 3


async def test_GIN_1_gin_is_for_two(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        token = await server.person("A")
        async with httpx.AsyncClient(base_url=server.url, headers={"Authorization": f"Bearer {token}"}) as http:
            for body, code in (({"bots": 2}, "too_many_bots"), ({"options": {"seats": 3}}, "unknown_option")):
                answer = await http.post("/api/tables", json={"preset": "gin", **body})
                assert (answer.status_code, answer.json()["code"]) == (400, code)


async def test_TBL_11_the_owner_is_back_with_the_first_move(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_delay=(3600.0, 3600.0)) as server:
        a, b = await match_table(server, "rum", "AB", seats=2, turn_timer="off")
        await ready([a, b])
        one = to_move([a, b])
        await one.do("stand")
        assert one.view["seats"][one.view["you"]]["stand_in"] == "medium"
        assert (await one.ask("act", deal=1, action={"type": "knock", "card": 0}))["code"] == "not_in_this_game"
        assert one.view["seats"][one.view["you"]]["stand_in"] == "medium"
        await one.act(type="draw", source="stock")
        seat = one.view["seats"][one.view["you"]]
        assert (seat["stand_in"], seat["leaving"]) == (None, False)


async def test_a_pool_goes_on_among_computer_players_while_someone_who_is_out_watches(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (client,) = await match_table(server, "pool-61", "A", bots=2, seats=3, turn_timer="off")
        while not (client.view["match"] and client.view["match"]["seats"][0]["status"] == "out"):
            await ready([client])
            await client.seen(lambda view: bool(view["deal"]["own"]["legal"]["draw"]) or view["deal"]["end"] is not None)
            if client.deal["end"] is None:
                await show_wrongly(client)
            await client.seen(lambda view: view["deal"]["end"] is not None)
            match = client.view["match"]
            if match["legal"]["rejoin"]:
                await client.do("between", action={"type": "rejoin", "accept": False})
        await play_match(client)
        assert client.view["match"]["end"] is not None
        await client.do("ready")
        await client.seen(lambda view: view["match"]["end"] is None)


async def test_a_pool_that_its_last_person_leaves_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (client,) = await match_table(server, "pool-101", "A", bots=2, seats=3, turn_timer="off")
        await ready([client])
        await client.do("stand")
        await client.seen(lambda view: view["deal"]["end"] is not None and view["match"] is None)
        assert (client.view["you"], client.view["seats"][0]) == (None, None)
        await client.do("sit")
        await ready([client])
        assert client.view["match"]["deal"] == 0
