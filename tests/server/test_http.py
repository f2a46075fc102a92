"""HTTP: people, tables, presets, health, the page; and every error as a typed problem."""

import asyncio
import json
import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio

from helpers.table import Client, Server, page_folder, serving
from openrummy.rules import presets
from openrummy.server.page import Page
from openrummy.server.sqlite import SqliteStore

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """One for all: what they make is in nobody's way."""
    async with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def http(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.url) as client:
        yield client


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """A problem of that kind, with the safe headers; its parameters."""
    body = answer.json()
    assert (answer.status_code, body["code"]) == (status, code), answer.text
    assert body["message"]
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    assert answer.headers["cache-control"] == "no-store"
    params: dict[str, Any] = body["params"]
    return params


async def test_tokens_are_stored_as_hashes_only(server: Server) -> None:
    token = await server.person("Asha")
    assert len(token) >= 43
    stored = server.database.read_bytes() + server.database.with_name("rummy.sqlite-wal").read_bytes()
    assert b"Asha" in stored
    assert token.encode() not in stored
    with sqlite3.connect(server.database) as connection:
        (digest,) = connection.execute("SELECT digest FROM people").fetchone()
    assert len(digest) == 32


@pytest.mark.parametrize(
    "body", ["", "{", "[]", '{"name": 7}', '{"name": ""}', '{"name": "   "}', '{"name": "x", "admin": true}', '{"name": "a\\u0000b"}',
             *(json.dumps({"name": name}) for name in ("\u200b", "\u3164", "\u2800", "\u0301\u0301", "a\u202eb")),
             json.dumps({"name": "x" * 25}), "[" * 9000, "\xff"],
)  # fmt: skip
async def test_a_bad_body_is_refused(http: httpx.AsyncClient, body: str) -> None:
    refused(await http.post("/api/people", content=body.encode("latin-1")), 400, "malformed")


async def test_a_body_without_end_is_refused(http: httpx.AsyncClient) -> None:
    refused(await http.post("/api/people", content=b" " * 100_000), 413, "too_large")


async def test_a_table_has_its_maker_in_seat_0_and_computer_players_behind(server: Server, http: httpx.AsyncClient) -> None:
    code = await server.table(await server.person("Asha"), bots=2, seats=4, cap=60)
    info = (await http.get(f"/api/tables/{code.lower()}")).json()
    assert (info["table"], info["preset"], info["names"][0], info["names"][3]) == (code, "points", "Asha", None)
    assert len({*info["names"]}) == 4
    assert info["changed"] == {"seats": 4, "cap": 60}
    assert info["rules"]["counting"]["cap"] == 60


async def test_what_is_asked_of_a_live_table_is_not_read_from_its_log(
    server: Server, http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anyone may ask, as often as they like, and a long deal has thousands of rows."""
    token = await server.person("Asha")
    code = await server.table(token)
    client = await server.join(token, code)
    await client.do("seat_bot", seat=3)
    monkeypatch.delattr(SqliteStore, "stream")
    told = (await http.get(f"/api/tables/{code}")).json()["names"]
    assert (told[0], told[1:3], told[3] is not None) == ("Asha", [None, None], True)


async def test_tables_are_made_by_known_people_only(http: httpx.AsyncClient) -> None:
    for headers in ({}, {"Authorization": "Bearer " + "x" * 43}, {"Authorization": "Basic abc"}, {"Authorization": ""}):
        refused(await http.post("/api/tables", json={}, headers=headers), 401, "wrong_token")


@pytest.mark.parametrize(
    ("body", "code", "params"),
    [
        ({"options": {"cap": 82}}, "option_out_of_range", {"option": "cap", "value": 82}),
        ({"options": {"cap": 10**30}}, "option_out_of_range", {"value": str(10**30)}),
        ({"options": {"cap": True}}, "option_out_of_range", {"option": "cap", "value": True}),
        (
            {"options": {"first_drop": 40, "middle_drop": 20}},
            "options_contradict",
            {"option": "first_drop", "other": "middle_drop"},
        ),
        ({"options": {"colour": "red"}}, "unknown_option", {"option": "colour"}),
        ({"preset": "poker"}, "unknown_rules", {"rules": "poker", "allowed": list(presets())}),
        ({"bots": 3, "options": {"seats": 3}}, "too_many_bots", {"bots": 3, "allowed": 2}),
        ({"bots": 6}, "too_many_bots", {"bots": 6, "allowed": 5}),
        ({"bots": -1}, "malformed", {}),
        ({"bots": 2, "level": "grandmaster"}, "malformed", {}),
        ({"options": {"seats": 7}}, "option_out_of_range", {"option": "seats", "value": 7, "allowed": [2, 3, 4, 5, 6]}),
        ({"options": {"target": 55}}, "unknown_option", {"option": "target"}),
        ({"preset": "rum", "options": {"target": 55}}, "option_out_of_range", {"option": "target", "value": 55}),
        ({"preset": "rum", "options": {"seats": 7}}, "option_out_of_range", {"option": "seats", "value": 7}),
        ({"preset": "rum", "bots": 4, "options": {"seats": 4}}, "too_many_bots", {"bots": 4, "allowed": 3}),
        ({"preset": "pool-101", "options": {"cap": 120}}, "unknown_option", {"option": "cap"}),
        ({"bots": 1, "secret": 1}, "malformed", {}),
    ],
)
async def test_rules_that_cannot_be_are_refused_by_name(
    server: Server, http: httpx.AsyncClient, body: dict[str, Any], code: str, params: dict[str, Any]
) -> None:
    headers = {"Authorization": f"Bearer {await server.person('Asha')}"}
    told = refused(await http.post("/api/tables", json=body, headers=headers), 400, code)
    assert params.items() <= told.items()


async def test_an_option_out_of_range_is_explained_in_hindi(server: Server, http: httpx.AsyncClient) -> None:
    headers = {"Authorization": f"Bearer {await server.person('Asha')}", "Accept-Language": "hi-IN,hi;q=0.9,en;q=0.7"}
    answer = await http.post("/api/tables", json={"options": {"cap": 82}}, headers=headers)
    assert re.search("[ऀ-ॿ]", answer.json()["message"])
    assert "80" in answer.json()["message"]


async def test_unknown_places(http: httpx.AsyncClient) -> None:
    assert refused(await http.get("/api/tables/NOSUCH"), 404, "unknown_table") == {"table": "NOSUCH"}
    refused(await http.get("/api/nothing"), 404, "not_found")
    refused(await http.get("/api/people"), 404, "not_found")
    refused(await http.delete("/api/tables/NOSUCH"), 404, "not_found")
    refused(await http.get("/assets/gone-123.js"), 404, "not_found")
    refused(await http.get("/../../etc/passwd.txt"), 404, "not_found")


async def test_codes_of_tables_cannot_be_guessed(tmp_path: Path) -> None:
    """An address that has named too many tables that are none is told nothing more for a while, be it right, over sockets either."""
    async with serving(tmp_path, miss_rate=0.5, miss_burst=4) as server, httpx.AsyncClient(base_url=server.url) as http:
        token = await server.person("Asha")
        code = await server.table(token)
        for guess in ("AAAAA2", "AAAAA3", "AAAAA4"):
            refused(await http.get(f"/api/tables/{guess}"), 404, "unknown_table")
            assert (await http.get(f"/api/tables/{code}")).status_code == 200
        client = await Client.open(server.port)
        assert (await client.hello(token, "AAAAA5"))["code"] == "unknown_table"
        refused(await http.get(f"/api/tables/{code}"), 429, "too_fast")
        assert (await client.hello(token, code))["code"] == "too_fast"
        await asyncio.sleep(2.2)
        assert (await client.hello(token, code))["type"] == "welcome"


async def test_presets_tell_family_format_and_seats(http: httpx.AsyncClient) -> None:
    told = {one["name"]: one for one in (await http.get("/api/presets")).json()}
    assert (told["points"]["family"], told["points"]["format"], told["points"]["seats"]) == ("indian", "single", [2, 3, 4, 5, 6])
    assert told["points"]["defaults"]["cap"] == 80
    assert (told["rum"]["family"], told["rum"]["format"]) == ("rum", "target")
    for one in told.values():
        assert one["defaults"]["seats"] in one["seats"]


@pytest.mark.parametrize("preset", list(presets()))
async def test_a_table_of_every_preset_can_be_made_and_read_again(server: Server, http: httpx.AsyncClient, preset: str) -> None:
    token = await server.person("Asha")
    code = await server.table(token, preset=preset, bots=1, level="hard")
    client = await server.join(token, code)
    assert client.view["preset"] == preset
    assert client.view["seats"][1]["bot"] == "hard"
    assert client.view["changed"] == {}


async def test_pages_of_other_sites_can_make_nothing(http: httpx.AsyncClient, server: Server) -> None:
    for origin in ("https://elsewhere.example", "null", "http://[", server.url + "@elsewhere.example"):
        refused(await http.post("/api/people", json={"name": "x"}, headers={"Origin": origin}), 403, "foreign_origin")
    own = await http.post("/api/people", json={"name": "x"}, headers={"Origin": server.url})
    assert own.status_code == 201


async def test_presets_tell_every_choice(http: httpx.AsyncClient) -> None:
    told = {one["name"]: one["options"] for one in (await http.get("/api/presets")).json()}
    assert {name: {one["name"]: tuple(one["values"]) for one in listed} for name, listed in told.items()} == {
        name: dict(preset.choices) for name, preset in presets().items()
    }
    assert next(one for one in told["points"] if one["name"] == "cap")["default"] == 80


async def test_health_tells_protocol_and_build(http: httpx.AsyncClient, tmp_path: Path) -> None:
    build = Page.read(page_folder(tmp_path)).build
    assert (await http.get("/api/health")).json() == {"protocol": 1, "build": build}


async def test_the_page_comes_at_its_own_addresses_and_is_asked_for_anew(http: httpx.AsyncClient) -> None:
    for path in ("/", "/new", "/t/ABC234", "/index.html"):
        answer = await http.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert answer.headers["cache-control"] == "no-cache"
        assert "<title>OpenRummy" in answer.text
        again = await http.get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


async def test_the_head_of_a_page_can_be_asked_for(http: httpx.AsyncClient) -> None:
    answer = await http.head("/t/ABCDEF")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == (await http.get("/t/ABCDEF")).headers["cache-control"]
    assert (await http.head("/assets/none.js")).status_code == 404


async def test_files_named_by_content_are_kept_for_ever_and_packed(http: httpx.AsyncClient) -> None:
    packed = await http.get("/assets/main-abc123.js")
    plain = await http.get("/assets/main-abc123.js", headers={"Accept-Encoding": "identity"})
    assert packed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == "console.log('rummy');" * 100
    assert plain.headers["content-type"].startswith("text/javascript")
    assert plain.headers["x-content-type-options"] == "nosniff"


async def test_the_policy_allows_no_foreign_and_no_inline_script(http: httpx.AsyncClient) -> None:
    policy = (await http.get("/")).headers["content-security-policy"]
    rules = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert rules["script-src"] == rules["connect-src"] == rules["style-src"] == "'self'"
    assert rules["default-src"] == rules["frame-ancestors"] == "'none'"
