"""The clocks of a table, over real sockets."""

import asyncio
import time
from pathlib import Path

import pytest

from helpers.matches import company, ready, to_move
from helpers.table import serving

FAST = {"time_scale": 0.02}
"""A turn timer of 30 s then runs 0.6 s: for clocks that only have to run out."""

BRISK = {"time_scale": 0.15}
"""A turn timer of 30 s then runs 4.5 s: for what has to be done before a clock runs out, on a busy machine too."""


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


async def test_the_next_deal_starts_some_time_after_the_first_who_is_ready(tmp_path: Path) -> None:
    async with serving(tmp_path, **FAST) as server:
        _, _, (a, b) = await company(server, "AB", turn_timer="off")
        began = time.monotonic()
        await a.do("ready")
        assert 0 < a.view["starts_in"] <= 0.6
        await b.seen(lambda view: view["deal"] is not None)
        assert time.monotonic() - began > 0.55
        assert b.view["starts_in"] is None
