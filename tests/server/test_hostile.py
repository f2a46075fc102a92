"""Whatever anyone sends, nothing but typed refusals comes back, and no table is the worse for it: all kinds of messages and requests, made by
the protocol's own types and then broken, against a live server.
"""

import json
import logging
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from helpers.hostile import Maker, uid
from helpers.matches import match_table, pool_at_rejoin, ready
from helpers.table import Client, Message, Server, serving
from openrummy.games.errors import Code as GameCode
from openrummy.match.errors import Code as MatchCode
from openrummy.rules import presets
from openrummy.server import protocol
from openrummy.server.errors import STATUS

UNHURRIED: dict[str, Any] = {"message_rate": 1e6, "message_burst": 10**6, "make_burst": 10**6, "miss_burst": 10**6}
KINDS = [kind for kind in protocol.ClientMessage.__args__ if kind is not protocol.Stand]
"""Whoever stands up has no seat any more, which soon makes every other message the same."""
CODES = {*STATUS, *GameCode, *MatchCode, "unknown_rules", "unknown_option", "option_out_of_range", "options_contradict"} - {
    "internal"
}


def known(client: Client) -> dict[str, Any]:
    """What comes through the first doors of this table now."""
    deal = client.view["deal"] or {"deal": 0, "turn": 0, "pile": [0], "own": None}
    hand = (deal["own"] or {"hand": []})["hand"]
    some = [*hand, *deal["pile"][-2:], 0, 158]
    return {
        "deal": [deal["deal"]],
        "turn": [deal["turn"]],
        "card": some,
        "cards": some,
        "groups": some,
        "loose": some,
        "seat": [0, 1, 2, 5],
    }


async def attack(client: Client, rng: random.Random, messages: int) -> set[str]:
    """Send so many; the codes of what was refused. Each is answered once, and the deal goes on where one of them ended it."""
    codes = set()
    for _ in range(messages):
        made = Maker(rng, known(client)).message(rng.choice(KINDS))
        if isinstance(made, dict) and isinstance(made.get("id"), str) and rng.random() < 0.9:
            made["id"] = uid(rng)
        await client.send(json.dumps(made))
        answer = await client.until(lambda message: message["type"] in ("done", "refused", "arranged", "pong"))
        if answer["type"] == "refused":
            assert answer["code"] in CODES, (made, answer)
            assert answer["message"], made
            codes.add(answer["code"])
    return codes


async def attacked(server: Server, preset: str, rng: random.Random) -> list[Client]:
    """A table in the middle of a deal, one player of which means harm."""
    for_two = {"seats": 2} if 2 in presets()[preset].choices.get("seats", ()) else {}
    clients = await match_table(server, preset, "AB", turn_timer="off", **for_two)
    await ready(clients)
    return clients


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 12))])
async def test_nothing_that_is_sent_harms_a_table(tmp_path: Path, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    rng = random.Random(seed)
    async with serving(tmp_path, **UNHURRIED) as server:
        bystanders = await match_table(server, "points", "AB", turn_timer="off")
        await ready(bystanders)
        before = [client.view for client in bystanders]
        tables = [await attacked(server, preset, rng) for preset in ("points", "twentyone", "rum", "gin", "deals-chips")]
        tables.append(await pool_at_rejoin(server))
        codes: set[str] = set()
        for clients in tables:
            for client in clients[:2]:
                codes |= await attack(client, rng, 40)
            watcher = await server.join(await server.person("W"), clients[0].view["table"])
            codes |= await attack(watcher, rng, 15)
        assert {"malformed", "unknown_message", "stale_deal", "not_seated", "already_seated", "not_in_this_game"} <= codes

        for client, was in zip(bystanders, before, strict=True):
            again = await server.join(client.token, was["table"])
            assert {**again.view, "clock": None} == {**was, "clock": None}
        one, other = bystanders
        await one.do("say", text="still here")
        await other.until(lambda message: message["type"] == "said")
        await one.do("stand")
        await other.seen(lambda view: view["deal"]["end"] is not None)
        last = [(await server.join(clients[0].token, clients[0].view["table"])).view for clients in tables]
    async with serving(tmp_path, **UNHURRIED) as server:
        for clients, was in zip(tables, last, strict=True):
            seen = (await server.join(clients[0].token, was["table"])).view
            assert [seen[name] for name in ("deal", "match", "hand")] == [was[name] for name in ("deal", "match", "hand")]
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_nothing_that_is_asked_over_http_is_more_than_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    rng = random.Random(1)
    hints = {
        "preset": list(presets()),
        "key": ["cap", "seats", "turn_timer", "target", "colour", ""],
        "bots": [0, 1, 5],
        "level": ["easy"],
    }
    async with serving(tmp_path, **UNHURRIED) as server:
        token = await server.person("Asha")
        async with httpx.AsyncClient(base_url=server.url) as http:
            for _ in range(120):
                kind, method, path = rng.choice(
                    (
                        (protocol.NewTable, "POST", "/api/tables"),
                        (protocol.NewPerson, "POST", "/api/people"),
                        (protocol.NewPerson, "PUT", "/api/people/me"),
                    )
                )
                body = json.dumps(Maker(rng, hints).message(kind))
                answer = await http.request(method, path, content=body, headers={"Authorization": f"Bearer {token}"})
                await well_answered(answer, body)
            for code in (await server.table(token), "", "%00", "..%2F", "A" * 5000, "नमस्ते", "' OR 1", "%F0%28%8C%28"):
                for path in (
                    "",
                    "/record",
                    "/record?deal=-1",
                    "/record?deal=1e9",
                    "/record?deal=99999999999999999999999",
                    "/record?deal=x",
                ):
                    answer = await http.get(f"/api/tables/{code}{path}", headers={"Authorization": f"Bearer {token}"})
                    await well_answered(answer, code + path)
            for bearer in ("", "x", "Bearer", f"Basic {token}", f"Bearer {token}x", "Bearer " + "x" * 5000):
                answer = await http.post("/api/tables", json={}, headers={"Authorization": bearer})
                assert answer.json()["code"] == "wrong_token", bearer
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def well_answered(answer: httpx.Response, asked: str) -> None:
    """It was done, or refused with a code that is known and a sentence."""
    assert answer.status_code < 500, (asked, answer.text)
    if answer.status_code >= 400:
        problem: Message = answer.json()
        assert problem["code"] in CODES, (asked, problem)
        assert problem["message"], asked


async def test_who_never_says_hello_right_learns_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    rng = random.Random(1)
    async with serving(tmp_path, **UNHURRIED) as server:
        table = await server.table(await server.person("Asha"))
        hints = {"protocol": [1], "table": [table], "token": ["x" * 43]}
        for _ in range(8):
            stranger = await Client.open(server.port)
            for _ in range(9):
                made = Maker(rng, hints).message(rng.choice([protocol.Hello, *KINDS]))
                await stranger.send(json.dumps(made))
                answer = await stranger.receive()
                assert answer["type"] == "pong" or answer["code"] in CODES, (made, answer)
            await stranger.close()
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
