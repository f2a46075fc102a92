"""Who sits at a table, is dealt in, comes back and watches, over real sockets."""

import asyncio
from pathlib import Path

from helpers.matches import company, ready, to_move
from helpers.table import Client, Message, serving


def seats_dealt(view: Message) -> set[int]:
    return {seat["seat"] for seat in view["deal"]["seats"]}


async def test_PTS_15_leaving_is_a_drop_and_the_seat_empties_when_the_deal_ends(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, _, (a, b, c) = await company(server, "ABC")
        await ready([a, b, c])
        await a.do("stand")
        await b.seen(lambda view: view["seats"][0]["leaving"])
        told = next(seat for seat in b.deal["seats"] if seat["seat"] == 0)
        assert (told["status"], told["dropped"]) == ("dropped", "first")
        assert (await (await server.join(await server.person("D"), table)).ask("sit", seat=0))["code"] == "seat_taken"
        assert b.view["host"], "the room outlives its host: the next person is host"
        await b.act(type="drop")
        await c.seen(lambda view: view["seats"][0] is None)
        result = next(one for one in c.deal["end"]["results"] if one["seat"] == 0)
        assert (result["points"], result["chips"]) == (20, -20)


async def test_PTS_15_who_comes_back_before_the_end_keeps_the_seat_and_later_the_chips(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, _, (a, b, c) = await company(server, "ABC")
        await ready([a, b, c])
        await a.do("stand")
        await a.do("sit")
        assert not a.view["seats"][0]["leaving"]
        await b.act(type="drop")
        await a.seen(lambda view: view["deal"]["end"] is not None)
        assert a.view["seats"][0]["chips"] == -20
        await a.do("stand")
        assert a.view["you"] is None
        await a.do("sit", seat=4)
        assert a.view["seats"][4]["chips"] == -20


async def test_TBL_1_friends_join_by_the_code_with_nothing_but_a_name(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table = await server.table(await server.person("A"))
        friend = await server.join(await server.person("B"), f" {table[:3].lower()}-{table[3:].lower()} ")
        await friend.do("sit")
        assert [seat and seat["name"] for seat in friend.view["seats"]][:2] == ["A", "B"]


async def test_TBL_3_who_sits_out_is_not_dealt_in_until_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, _, (a, b, c) = await company(server, "ABC")
        await c.do("sit_out", on=True)
        await ready([a, b])
        assert seats_dealt(a.view) == {0, 1}
        await c.seen(lambda view: view["deal"] is not None)
        assert c.deal["own"] is None
        assert (await c.ask("act", deal=1, action={"type": "draw", "source": "stock"}))["code"] == "not_in_deal"
        await a.act(type="drop")
        await c.do("sit_out", on=False)
        await ready([a, b, c])
        assert seats_dealt(c.view) == {0, 1, 2}


async def test_TBL_4_the_disconnected_are_not_dealt_in_and_with_fewer_than_two_the_table_waits(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens, (a, b, c) = await company(server, "ABC")
        await c.close()
        await a.seen(lambda view: view["seats"][2] is not None and not view["seats"][2]["connected"])
        await ready([a, b])
        assert seats_dealt(a.view) == {0, 1}
        back = await server.join(tokens[2], table)
        assert (back.view["you"], back.deal["own"]) == (2, None)
        await b.close()
        await back.close()
        await a.act(type="drop")
        assert a.view["seats"][2]["chips"] == 0
        await a.seen(lambda view: not view["seats"][1]["connected"] and not view["seats"][2]["connected"])
        await a.do("ready")
        await asyncio.sleep(0.2)
        assert (await server.join(tokens[0], table)).deal["deal"] == 1, "nobody to play with: the table waits"
        back = await server.join(tokens[2], table)
        await back.do("ready")
        await back.seen(lambda view: view["deal"]["deal"] == 2)
        assert seats_dealt(back.view) == {0, 2}


async def test_TBL_5_who_comes_back_sees_the_table_exactly_as_it_stands(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens, clients = await company(server, "AB")
        await ready(clients)
        one = to_move(clients)
        await one.act(type="draw", source="stock")
        hand = one.own["hand"]
        await one.send({"type": "arrange", "deal": 1, "groups": [hand[5:8]], "loose": hand[:5] + hand[8:]})
        await one.until(lambda message: message["type"] == "arranged")
        before = one.view
        await one.close()
        other = next(client for client in clients if client is not one)
        seat = before["you"]
        await other.seen(lambda view: not view["seats"][seat]["connected"])
        back = await server.join(tokens[seat], table)
        assert {**back.view, "clock": None} == {**before, "clock": None}
        assert back.own["taken"] == before["deal"]["own"]["taken"]
        assert back.view["clock"]["left"] < before["clock"]["left"]
        await other.seen(lambda view: view["seats"][seat]["connected"])
        await back.act(type="discard", card=hand[0])


async def test_TBL_7_spectators_see_no_closed_hand(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, _, clients = await company(server, "AB")
        watcher = await server.join(await server.person("W"), table)
        await ready(clients)
        await watcher.seen(lambda view: view["deal"] is not None)
        assert (watcher.view["you"], watcher.view["hand"], watcher.deal["own"]) == (None, None, None)
        assert next(event for event in watcher.events if event["type"] == "deal_started")["hands"] == {}
        assert clients[0].view["watchers"] == 1


async def test_TBL_7_whoever_takes_a_seat_after_a_deal_does_not_see_its_cards(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, _, (a, b) = await company(server, "AB", bots=1)
        await ready([a, b])
        await a.act(type="drop")
        await b.ask("act", deal=1, action={"type": "drop"})  # refused where the computer player has dropped before
        await a.seen(lambda view: view["deal"]["end"] is not None)
        await a.do("unseat_bot", seat=1)
        guest = await server.join(await server.person("C"), table)
        await guest.do("sit", seat=1)
        assert (guest.view["you"], guest.deal["own"], guest.view["hand"]) == (1, None, None)


async def test_PTS_18_without_spectators_who_stands_sees_the_table_but_no_deal(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, _, clients = await company(server, "AB", seats=3, spectators=False, chat=False, guests=True)
        watcher = await server.join(await server.person("W"), table)
        await ready(clients)
        assert (await watcher.ask("say", text="hello"))["code"] == "chat_off"
        assert (watcher.view["deal"], watcher.view["clock"], watcher.events) == (None, None, [])
        await watcher.do("sit")
        late = await Client.open(server.port)
        assert (await late.hello(await server.person("X"), table))["code"] == "spectators_off"


async def test_PTS_18_without_guests_only_the_maker_and_who_was_there_may_sit(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = await server.person("A")
        table = await server.table(host, guests=False)
        guest = await server.join(await server.person("B"), table)
        assert (await guest.ask("sit"))["code"] == "guests_off"
        client = await server.join(host, table)
        await client.do("stand")
        await client.do("sit")


async def test_TBL_10_the_host_gives_free_seats_to_computer_players(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, _, (a, b) = await company(server, "AB", seats=3)
        assert (await b.ask("seat_bot"))["code"] == "not_host"
        await a.do("seat_bot")
        assert a.view["seats"][2]["bot"] == "medium"
        assert (await a.ask("seat_bot"))["code"] == "table_full"
        assert (await a.ask("seat_bot", seat=1))["code"] == "table_full"
        assert (await a.ask("unseat_bot", seat=1))["code"] == "not_a_bot"
        await ready([a, b])
        assert (await a.ask("unseat_bot", seat=2))["code"] == "deal_running"
        await a.act(type="drop")
        await b.act(type="drop")
        await a.seen(lambda view: view["deal"]["end"] is not None)
        await a.do("unseat_bot", seat=2)
        assert (await a.ask("seat_bot", seat=5))["code"] == "no_such_seat"


async def test_a_full_table_is_refused_and_the_seated_stay_one_to_a_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens, (a, _) = await company(server, "AB", seats=2)
        late = await server.join(await server.person("C"), table, lang="hi")
        refused = await late.ask("sit")
        assert (refused["code"], refused["params"]) == ("table_full", {"seats": 2})
        assert (await late.ask("ready"))["code"] == "not_seated"
        assert (await a.ask("sit", seat=1))["code"] == "already_seated"
        tab = await server.join(tokens[0], table)
        assert (await tab.ask("sit"))["code"] == "already_seated"
