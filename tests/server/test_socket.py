"""The socket: hello, bad messages of many kinds, repeated messages, two tabs, reconnection, slow and hasty clients."""

import asyncio
import json
import re
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from helpers.table import Client, Server, serving


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as running:
        yield running


async def started(server: Server, bots: int = 1, **options: Any) -> tuple[str, str, Client]:
    """A person in a deal against computer players: token, table, socket."""
    token = await server.person("Asha")
    table = await server.table(token, bots=bots, **options)
    client = await server.join(token, table)
    await client.do("ready")
    await client.seen(lambda view: view["deal"] is not None)
    return token, table, client


async def my_turn(client: Client) -> None:
    await client.seen(lambda view: bool(view["deal"]["own"]["legal"]["draw"]) or view["deal"]["end"] is not None)
    assert client.deal["end"] is None, "the deal ended before the test could begin"


async def test_hello_is_answered_with_the_table(server: Server) -> None:
    token = await server.person("Asha")
    table = await server.table(token, bots=2)
    client = await Client.open(server.port)
    welcome = await client.hello(token, table.lower())
    assert (welcome["type"], welcome["protocol"], welcome["name"], welcome["events"]) == ("welcome", 1, "Asha", [])
    view = welcome["view"]
    assert (view["table"], view["you"], view["host"], view["deal"], view["watchers"]) == (table, 0, True, None, 0)
    assert [seat and seat["bot"] for seat in view["seats"]] == [None, "medium", "medium", None, None, None]
    assert re.fullmatch("[0-9a-f]{64}", view["next_commitment"])


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"token": "x" * 43}, "wrong_token"),
        ({"table": "NOSUCH"}, "unknown_table"),
        ({"protocol": 2}, "protocol_version"),
        ({"token": "short"}, "malformed"),
        ({"lang": "xx"}, "malformed"),
        ({"colour": "red"}, "malformed"),
        ({"version": "new"}, "malformed"),
    ],
)
async def test_a_wrong_hello_is_refused_and_may_be_said_again(server: Server, change: dict[str, Any], code: str) -> None:
    token = await server.person("Asha")
    table = await server.table(token)
    client = await Client.open(server.port)
    right = {"type": "hello", "protocol": 1, "token": token, "table": table}
    await client.send(right | change)
    assert (await client.receive())["code"] == code
    await client.send(right)
    assert (await client.receive())["type"] == "welcome"


async def test_a_refused_hello_speaks_the_readers_language(server: Server) -> None:
    client = await Client.open(server.port)
    refused = await client.hello("x" * 43, "NOSUCH", lang="hi")
    assert re.search("[ऀ-ॿ]", refused["message"])


async def test_nothing_is_done_before_hello(server: Server) -> None:
    client = await Client.open(server.port)
    for message in ({"type": "sit", "id": "a"}, {"type": "arrange", "deal": 1, "groups": [], "loose": []}):
        await client.send(message)
        assert (await client.receive())["code"] == "hello_first"
    await client.send({"type": "ping"})
    assert (await client.receive())["type"] == "pong"


async def test_who_never_finds_the_right_hello_is_cut_off(server: Server) -> None:
    client = await Client.open(server.port)
    for _ in range(10):
        await client.send("nonsense")
        assert (await client.receive())["code"] == "malformed"
    with pytest.raises(ConnectionClosed):
        await client.receive()


async def test_a_page_of_another_build_is_told_to_reload(server: Server) -> None:
    token = await server.person("Asha")
    client = await Client.open(server.port)
    answer = await client.hello(token, await server.table(token), build="0.0.0+old")
    assert answer["type"] == "reload"
    other = await Client.open(server.port)
    welcome = await other.hello(token, await server.table(token), build=answer["build"])
    assert (welcome["type"], welcome["build"]) == ("welcome", answer["build"])


async def test_pages_of_other_sites_cannot_connect(server: Server) -> None:
    with pytest.raises(InvalidStatus) as caught:
        await Client.open(server.port, origin="https://elsewhere.example")
    assert caught.value.response.status_code == 403
    await (await Client.open(server.port, origin=server.url)).close()


BAD: list[tuple[str | bytes, str, str | None]] = [
    ("", "malformed", None),
    ("nonsense", "malformed", None),
    ("[]", "malformed", None),
    ("null", "malformed", None),
    ("{}", "malformed", None),
    ('{"type": 7, "id": "a"}', "malformed", "a"),
    ('{"type": "cheat", "id": "a"}', "unknown_message", "a"),
    ('{"type": "welcome"}', "unknown_message", None),
    ('{"type": "ready"}', "malformed", None),
    ('{"type": "ready", "id": ""}', "malformed", None),
    ('{"type": "ready", "id": 5}', "malformed", None),
    ('{"type": "ready", "id": "' + "x" * 41 + '"}', "malformed", None),
    ('{"type": "ready", "id": "a", "extra": 1}', "malformed", "a"),
    ('{"type": "sit", "id": "a", "seat": 6}', "malformed", "a"),
    ('{"type": "sit", "id": "a", "seat": -1}', "malformed", "a"),
    ('{"type": "sit", "id": "a", "seat": 1e400}', "malformed", "a"),
    ('{"type": "seat_bot", "id": "a", "level": "god"}', "malformed", "a"),
    ('{"type": "say", "id": "a", "text": ""}', "malformed", "a"),
    ('{"type": "act", "id": "a", "deal": 1, "action": {"type": "leave"}}', "malformed", "a"),
    ('{"type": "act", "id": "a", "deal": 1, "action": {"type": "timeout", "turn": 1}}', "malformed", "a"),
    ('{"type": "act", "id": "a", "deal": 1, "action": {"type": "discard", "card": "7S"}}', "malformed", "a"),
    ('{"type": "act", "id": "a", "deal": 1, "action": {"type": "discard", "card": 1' + "0" * 40 + "}}", "draw_first", "a"),
    ('{"type": "act", "id": "a", "deal": 1, "action": {"type": "submit", "groups": [[null]]}}', "malformed", "a"),
    ('{"type": "act", "id": "a", "deal": 99, "action": {"type": "draw", "source": "stock"}}', "stale_deal", "a"),
    ('{"type": "arrange", "deal": 1, "groups": 3, "loose": []}', "malformed", None),
    ('{"type": "arrange", "deal": 99, "groups": [], "loose": []}', "stale_deal", None),
    ('{"type": "hello", "protocol": 1, "token": "' + "x" * 43 + '", "table": "A"}', "already_greeted", None),
    ("[" * 5000, "malformed", None),
    ('{"type": "say", "id": "a", "text": "' + "x" * 20000 + '"}', "too_large", None),
    ('{"type": "say", "id": "a", "text": " \\u200b "}', "malformed", "a"),
    (b"\xff\xfe\x00", "malformed", None),
    (r'{"type": "ready", "id": "\ud800"}', "malformed", None),
    (r'{"type": "\ud800", "id": "a"}', "malformed", "a"),
    ('{"type": "say", "id": "a", "text": "\\ud800"}', "malformed", "a"),
]


async def test_bad_messages_are_refused_in_words_and_change_nothing(server: Server) -> None:
    token, table, client = await started(server)
    await my_turn(client)
    version, view = client.version, client.view
    for message, code, id in BAD:
        await client.send(message)
        answer = await client.receive()
        assert (answer["type"], answer["code"], answer["id"]) == ("refused", code, id), message[:60]
        assert answer["message"]
    await client.send({"type": "ping"})
    assert (await client.receive())["type"] == "pong"
    again = await server.join(token, table)
    assert (again.version, again.view["deal"], again.view["seats"]) == (version, view["deal"], view["seats"])


HOSTILE: list[tuple[dict[str, Any], str]] = [
    ({"type": "discard", "card": 0}, "draw_first"),
    ({"type": "discard", "card": -1}, "draw_first"),
    ({"type": "declare", "card": 10**12}, "draw_first"),
    ({"type": "exchange", "card": 1}, "not_declaring"),
    ({"type": "submit", "groups": [[1, 1, 1], [-5]]}, "not_declaring"),
]


async def test_illegal_moves_are_refused_by_the_game_and_change_nothing(server: Server) -> None:
    token, table, client = await started(server)
    await my_turn(client)
    before = client.deal
    for action, code in HOSTILE:
        answer = await client.ask("act", deal=1, action=action)
        assert (answer["type"], answer["code"]) == ("refused", code)
    await client.act(type="draw", source="stock")
    before = client.deal
    told = await client.ask("act", deal=1, action={"type": "discard", "card": 10**40})
    assert (told["code"], told["params"]) == ("card_not_in_hand", {"card": "1" + "0" * 40})
    assert (await server.join(token, table)).deal == before


async def test_a_repeated_message_is_one_move_and_gets_the_same_answer(server: Server) -> None:
    token, table, client = await started(server)
    await my_turn(client)
    draw = {"deal": 1, "action": {"type": "draw", "source": "stock"}}
    first = await client.do("act", "the draw", **draw)
    assert await client.do("act", "the draw", **draw) == first
    other = await server.join(token, table)
    assert await other.do("act", "the draw", **draw) == first
    assert len(other.own["hand"]) == 14
    # The same id of another person is another message.
    assert (await client.ask("act", "another draw", **draw))["code"] == "already_drawn"


async def test_a_message_of_an_earlier_deal_is_still_known(server: Server) -> None:
    _, _, client = await started(server)
    first = await client.do("say", "hello all", text="namaste")
    await client.do("act", deal=1, action={"type": "drop"})
    await client.seen(lambda view: view["deal"]["end"] is not None)
    await client.do("ready")
    await client.seen(lambda view: view["deal"]["deal"] == 2)
    assert await client.do("say", "hello all", text="namaste") == first
    assert (await client.do("sit", "hello all"))["version"] == first["version"]


async def test_two_tabs_show_the_same_seat(server: Server) -> None:
    token, table, one = await started(server)
    two = await server.join(token, table)
    await my_turn(one)
    assert two.view["you"] == one.view["you"] == 0
    await one.act(type="draw", source="stock")
    await two.seen(lambda view: len(view["deal"]["own"]["hand"]) == 14)
    assert (two.deal, two.view["hand"]) == (one.deal, one.view["hand"])
    hand = one.own["hand"]
    await two.send({"type": "arrange", "deal": 1, "groups": [hand[:3]], "loose": hand[3:]})
    for tab in (one, two):
        arranged = await tab.until(lambda message: message["type"] == "arranged")
        assert [group["cards"] for group in arranged["hand"]["groups"]] == [hand[:3]]
    await one.close()
    await two.act(type="discard", card=hand[5])
    assert two.view["seats"][0]["connected"]


async def test_a_reload_shows_the_hand_as_it_was_laid(server: Server) -> None:
    token, table, client = await started(server, turn_timer="off")
    hand = client.own["hand"]
    await client.send({"type": "arrange", "deal": 1, "groups": [hand[4:7], hand[9:11]], "loose": [*hand[:2], 999, 999]})
    laid = (await client.until(lambda message: message["type"] == "arranged"))["hand"]
    assert [group["cards"] for group in laid["groups"]] == [hand[4:7], hand[9:11]]
    missing = [card for card in hand if card not in (*hand[4:7], *hand[9:11], *hand[:2])]
    assert laid["loose"] == [*hand[:2], *missing]
    await client.close()
    again = await server.join(token, table)
    assert again.view["hand"] == laid


async def test_who_reconnects_gets_what_was_missed(server: Server) -> None:
    token = await server.person("Asha")
    table = await server.table(token, bots=3)
    seen_all, client = await server.join(token, table), await server.join(token, table)
    await client.do("ready")
    for one in (client, seen_all):
        await one.seen(lambda view: view["deal"] is not None)
    await client.close()
    left_at = client.version
    await my_turn(seen_all)
    await seen_all.act(type="draw", source="stock")
    back = await server.join(token, table, version=left_at)
    since = seen_all.events[len(seen_all.events) - len(back.events) :]
    assert back.events == since
    assert back.events[-1]["type"] == "drew"
    assert back.events[-1]["card"] in back.own["hand"]
    assert (await server.join(token, table, version=back.version)).events == []
    assert (await server.join(token, table, version=10**6)).events == []
    assert (await server.join(token, table, version=-4)).events == []


async def test_who_sends_too_fast_is_told_so_and_then_cut_off(server: Server) -> None:
    token = await server.person("Asha")
    client = await server.join(token, await server.table(token))
    codes = []
    for _ in range(80):
        await client.send({"type": "ping"})
    for _ in range(80):
        codes.append((await client.receive()).get("code"))
    assert codes[:50] == [None] * 50
    assert codes[-1] == "too_fast"
    for _ in range(600):
        await client.send({"type": "ping"})
    with pytest.raises(ConnectionClosed):
        await client.until(lambda message: False)


async def test_a_reader_that_does_not_read_is_cut_off_and_holds_up_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path, 4096, send_queue=4, message_rate=1e6, message_burst=10**6) as server:
        host, idle = await server.person("Asha"), await server.person("Bina")
        table = await server.table(host)
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect(("127.0.0.1", server.port))
        deaf = await Client.open(server.port, max_queue=1, sock=small)
        await deaf.hello(idle, table)
        client = await server.join(host, table)
        await client.seen(lambda view: view["watchers"] == 1)
        deaf.wire.transport.pause_reading()
        async with asyncio.timeout(60):
            while client.view["watchers"] == 1:
                await client.do("say", text="x" * 200)


async def test_chat_reaches_everyone(server: Server) -> None:
    token = await server.person("Asha")
    table = await server.table(token)
    host, guest = await server.join(token, table), await server.join(await server.person("Bina"), table)
    await guest.do("say", text="नमस्ते")
    said = await host.until(lambda message: message["type"] == "said")
    assert said == {"type": "said", "seat": None, "name": "Bina", "text": "नमस्ते"}


async def test_frames_are_json_text(server: Server) -> None:
    _, _, client = await started(server)
    assert all(isinstance(json.loads(frame), dict) for frame in client.frames)


async def test_one_person_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path, sockets=3) as server:
        token = await server.person("Asha")
        table = await server.table(token)
        clients = [await server.join(token, table) for _ in range(3)]
        late = await Client.open(server.port)
        refused = await late.hello(token, table)
        assert (refused["code"], refused["params"]) == ("too_many_sockets", {"allowed": 3})
        assert (await late.hello(await server.person("Ravi"), table))["type"] == "welcome"
        await clients[0].close()
        again = await Client.open(server.port)
        await asyncio.sleep(0.3)
        assert (await again.hello(token, table))["type"] == "welcome"
