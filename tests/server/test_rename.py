"""A person may take another name; the token stays, and with it the seat."""

from pathlib import Path

import httpx
import pytest

from helpers.table import Server, serving


async def rename(server: Server, token: str, name: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.url, headers={"Authorization": f"Bearer {token}"}) as http:
        return await http.put("/api/people/me", json={"name": name})


async def test_a_new_name_holds_at_once_also_on_an_open_socket(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = await server.person("Asha"), await server.person("Guest 42")
        client = await server.join(guest, await server.table(host))
        answer = await rename(server, guest, "  Ravi   Kumar ")
        assert answer.status_code == 200
        assert answer.json() == {"name": "Ravi Kumar"}
        await client.send({"type": "sit", "id": "1"})
        view = await client.seen(lambda view: view["you"] == 1)
        assert view["seats"][1]["name"] == "Ravi Kumar"
        assert view["seats"][0]["name"] == "Asha"
        await client.close()
        other = await server.join(guest, await server.table(guest))
        assert other.view["seats"][0]["name"] == "Ravi Kumar"
        await other.close()


@pytest.mark.parametrize("name", ["क्\u200dष", "र्\u200cय", "José"])
async def test_names_may_need_joiners(tmp_path: Path, name: str) -> None:
    async with serving(tmp_path) as server:
        answer = await rename(server, await server.person("Guest 42"), name)
        assert answer.json() == {"name": name}


@pytest.mark.parametrize("name", ["", "   ", "\u200d", "a\u202eb", "x" * 25])
async def test_a_name_that_cannot_be_shown_is_refused(tmp_path: Path, name: str) -> None:
    async with serving(tmp_path) as server:
        answer = await rename(server, await server.person("Guest 42"), name)
        assert answer.status_code == 400
        assert answer.json()["code"] == "malformed"


async def test_nobody_is_renamed_by_a_wrong_token(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        answer = await rename(server, "x" * 43, "Ravi")
        assert answer.status_code == 401
        assert answer.json()["code"] == "wrong_token"
