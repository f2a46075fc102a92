"""The rules of the table (docs/rules/table.md), and what the table adds to rules of the deal, over real sockets."""

import asyncio
import hashlib
import time
from pathlib import Path
from typing import Any

import pytest

from helpers.matches import match_table, ready, to_move
from helpers.table import Client, Message, Server, play_on, serving
from openrummy.arrange import arrange
from openrummy.packs import commitment
from openrummy.rules import preset

FAST = {"time_scale": 0.02}
"""A turn timer of 30 s then runs 0.6 s: for clocks that only have to run out."""

BRISK = {"time_scale": 0.15}
"""A turn timer of 30 s then runs 4.5 s: for what has to be done before a clock runs out, on a busy machine too."""


async def company(server: Server, names: str = "AB", bots: int = 0, **options: Any) -> tuple[str, list[str], list[Client]]:
    """Persons at one table: its code, their tokens, their sockets. The first is the host."""
    clients = await match_table(server, "points", names, bots, **options)
    return clients[0].view["table"], [client.token for client in clients], clients


def seats_dealt(view: Message) -> set[int]:
    return {seat["seat"] for seat in view["deal"]["seats"]}


async def test_PTS_2_the_deal_passes_on_and_the_first_is_drawn_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, _, clients = await company(server, "ABC")
        dealers = []
        for _ in range(3):
            await ready(clients)
            deal = clients[0].deal
            dealers.append(deal["dealer"])
            assert len(deal["dealer_cards"]) == (3 if deal["deal"] == 1 else 0)
            for client in clients[:2]:
                await client.act(type="drop")
            for client in clients:
                await client.seen(lambda view: view["deal"]["end"] is not None)
        assert dealers == [dealers[0], (dealers[0] + 1) % 3, (dealers[0] + 2) % 3]


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


async def test_TBL_2_the_options_are_read_by_everyone_and_changed_by_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, _, (a, b) = await company(server, "AB", cap=60, bots=1)
        watcher = await server.join(await server.person("W"), table)
        assert a.view["rules"] == b.view["rules"] == watcher.view["rules"]
        assert watcher.view["changed"] == {"cap": 60}
        await a.send({"type": "options", "id": "1", "cap": 80})
        assert (await a.until(lambda message: message["type"] == "refused"))["code"] == "unknown_message"


async def test_TBL_8_chat_is_for_the_table_and_off_where_the_host_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for chat in (True, False):
            _, _, (a, b) = await company(server, "AB", chat=chat)
            answer = await a.ask("say", text="namaste")
            if chat:
                assert (await b.until(lambda message: message["type"] == "said"))["text"] == "namaste"
            else:
                assert answer["code"] == "chat_off"


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


@pytest.mark.parametrize("timer", ["off", 90])
async def test_TBL_6_a_lost_players_turn_is_played_before_the_draw_by_dropping(tmp_path: Path, timer: str | int) -> None:
    async with serving(tmp_path, **FAST) as server:
        _, _, clients = await company(server, "ABC", skip_disconnected=15, turn_timer=timer)
        await ready(clients)
        gone = to_move(clients)
        others = [client for client in clients if client is not gone]
        await gone.close()
        await others[0].seen(lambda view: not view["seats"][gone.view["you"]]["connected"])
        assert others[0].view["clock"]["total"] == pytest.approx(0.3)
        await others[0].seen(lambda view: any(seat["status"] == "dropped" for seat in view["deal"]["seats"]))
        dropped = next(event for event in others[0].events if event["type"] == "dropped")
        assert (dropped["seat"], dropped["kind"], dropped["cause"]) == (gone.view["you"], "first", "timeout")
        assert to_move(others) in others


async def test_TBL_6_after_the_draw_the_drawn_card_is_discarded(tmp_path: Path) -> None:
    async with serving(tmp_path, **FAST) as server:
        _, _, clients = await company(server, "AB", skip_disconnected=15, turn_timer="off")
        await ready(clients)
        gone = to_move(clients)
        other = next(client for client in clients if client is not gone)
        await gone.act(type="draw", source="stock")
        drawn = gone.own["taken"]
        await gone.close()
        await other.seen(lambda view: view["deal"]["seat"] == view["you"])
        assert other.deal["pile"][-1] == drawn
        assert next(event for event in other.events if event["type"] == "discarded")["auto"]


async def test_TBL_6_who_is_back_in_time_plays_on(tmp_path: Path) -> None:
    async with serving(tmp_path, **BRISK) as server:
        table, tokens, clients = await company(server, "AB", skip_disconnected=15, turn_timer="off")
        await ready(clients)
        gone = to_move(clients)
        await gone.close()
        back = await server.join(tokens[gone.view["you"]], table)
        await asyncio.sleep(3)
        await back.act(type="draw", source="stock")


async def test_TBL_6_with_the_option_off_nobody_is_skipped(tmp_path: Path) -> None:
    async with serving(tmp_path, **FAST) as server:
        _, _, clients = await company(server, "AB", turn_timer="off")
        await ready(clients)
        gone = to_move(clients)
        other = next(client for client in clients if client is not gone)
        await gone.close()
        await other.seen(lambda view: not view["seats"][gone.view["you"]]["connected"])
        await asyncio.sleep(0.5)
        assert other.deal["seat"] == gone.view["you"]


async def test_PTS_16_the_clock_plays_for_who_lets_it_run_out(tmp_path: Path) -> None:
    async with serving(tmp_path, **BRISK) as server:
        _, _, clients = await company(server, "AB")
        await ready(clients)
        one = to_move(clients)
        clock = one.view["clock"]
        assert clock["turn"] == one.deal["turn"]
        assert 0 < clock["left"] <= clock["total"] == pytest.approx(4.5)
        await one.act(type="draw", source="stock")
        taken = one.own["taken"]
        await one.seen(lambda view: view["deal"]["turn"] == 2)
        assert one.deal["pile"][-1] == taken
        await one.seen(lambda view: view["deal"]["end"] is not None)
        assert one.deal["end"]["cause"] == "last_player"


async def test_PTS_9_a_declaration_that_runs_out_is_judged_as_it_was_last_seen_to_lie(tmp_path: Path) -> None:
    async with serving(tmp_path, **BRISK) as server:
        _, _, clients = await company(server, "AB", turn_timer="off")
        await ready(clients)
        one = to_move(clients)
        await one.act(type="draw", source="stock")
        hand = one.own["hand"]
        await one.act(type="declare", card=hand[0])
        await one.send({"type": "arrange", "deal": 1, "groups": [hand[1:5], hand[5:9]], "loose": hand[9:]})
        await one.seen(lambda view: view["deal"]["game"]["shown"] is not None)
        assert [group["cards"] for group in one.deal["game"]["shown"]["groups"]] == [hand[1:5], hand[5:9]]
        assert set(one.deal["game"]["shown"]["loose"]) == set(hand[9:])


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


async def test_TBL_9_each_group_is_labelled_as_it_is_arranged(tmp_path: Path) -> None:
    def seeds(deal: int) -> bytes:
        return hashlib.sha256(f"kinds 11/{deal}".encode()).digest()  # dealt to seat 0: 8D 9D TD, JS QS and a wild 7H, 8S 8D 8C

    async with serving(tmp_path, seeds=seeds) as server:
        _, _, (a, b) = await company(server, "AB")
        await ready([a, b])
        best = arrange(tuple(a.own["hand"]), preset("points").rules.hand, frozenset(a.deal["wild"]))
        groups = [list(group.cards) for group in best.groups] + [list(best.loose[:2])]
        await a.send({"type": "arrange", "deal": 1, "groups": groups, "loose": list(best.loose[2:])})
        hand = (await a.until(lambda message: message["type"] == "arranged"))["hand"]
        labels = sorted(str(group["kind"]) for group in hand["groups"])
        assert labels == ["None", "impure", "pure", "set"]
        assert hand["points"] == best.points
        assert sum(group["points"] for group in hand["groups"]) + hand["loose_points"] == best.points
        assert hand["reasons"] == ["invalid_group", "loose_cards"]
        await b.seen(lambda view: view["deal"] is not None)
        assert b.view["hand"]["groups"] == []


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


async def test_the_next_deal_starts_some_time_after_the_first_who_is_ready(tmp_path: Path) -> None:
    async with serving(tmp_path, **FAST) as server:
        _, _, (a, b) = await company(server, "AB", turn_timer="off")
        began = time.monotonic()
        await a.do("ready")
        assert 0 < a.view["starts_in"] <= 0.6
        await b.seen(lambda view: view["deal"] is not None)
        assert time.monotonic() - began > 0.55
        assert b.view["starts_in"] is None


async def test_a_deals_hash_is_published_before_and_its_seed_after_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, _, clients = await company(server, "AB")
        for _ in range(2):
            promised = clients[0].view["next_commitment"]
            await ready(clients)
            assert clients[0].deal["commitment"] == promised
            assert clients[0].view["next_commitment"] != promised
            await clients[0].act(type="drop")
            await clients[0].seen(lambda view: view["deal"]["end"] is not None)
            assert commitment(bytes.fromhex(clients[0].deal["end"]["seed"])) == promised


async def test_chips_add_up_over_deals_against_computer_players(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, _, (a,) = await company(server, "A", bots=4, multiplier=2)
        sums: dict[int, int] = {}
        for _ in range(2):
            await ready([a])
            await play_on(a)
            for result in a.deal["end"]["results"]:
                sums[result["seat"]] = sums.get(result["seat"], 0) + result["chips"]
            assert {seat["seat"]: seat["chips"] for seat in a.view["seats"] if seat} == sums
            assert sum(sums.values()) == 0


async def test_a_repeated_move_is_not_played_in_another_turn(tmp_path: Path) -> None:
    """A page that was away repeats what was not answered: it names the turn that the move was meant for."""
    async with serving(tmp_path) as server:
        _, _, clients = await company(server)
        await ready(clients)
        first = to_move(clients)
        other = next(client for client in clients if client is not first)
        turn = first.deal["turn"]
        await first.act(type="draw", source="stock")
        await first.act(type="discard", card=first.deal["own"]["hand"][0])
        await other.seen(lambda view: view["deal"]["turn"] == turn + 1)
        await other.act(type="draw", source="stock")
        await other.act(type="discard", card=other.deal["own"]["hand"][0])
        await first.seen(lambda view: view["deal"]["turn"] == turn + 2)
        draw = {"type": "draw", "source": "stock"}
        late = await first.ask("act", deal=first.deal["deal"], action=draw, turn=turn)
        assert (late["type"], late["code"]) == ("refused", "stale_turn")
        assert len(first.deal["own"]["hand"]) == 13
        now = await first.ask("act", deal=first.deal["deal"], action=draw, turn=turn + 2)
        assert now["type"] == "done"
