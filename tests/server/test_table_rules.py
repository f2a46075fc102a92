"""The rules of the table (docs/rules/table.md), and what the table adds to rules of the deal, over real sockets."""

import hashlib
from pathlib import Path

from helpers.matches import company, ready, to_move
from helpers.table import play_on, serving
from openrummy.arrange import arrange
from openrummy.packs import commitment
from openrummy.rules import preset


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
