"""What cannot be is refused by name through every door, the library, the command line and the server, and nothing is lost by it."""

import subprocess
import sys
from collections.abc import AsyncIterator
from typing import Any, Final

import httpx
import pytest
import pytest_asyncio

from helpers.matches import match_table, ready, to_move
from helpers.table import Server, serving
from openrummy.rules import RulesError, preset, presets

NEVER: Final = [
    # Rules that contradict each other.
    ("points", {"first_drop": 40, "middle_drop": 20}, "options_contradict", "first_drop"),
    ("points", {"no_pure": "full_count"}, "options_contradict", "no_pure"),
    ("points-classic", {"middle_drop": 80, "cap": 60}, "options_contradict", "middle_drop"),
    ("twentyone", {"packs": 3, "wild_mode": "rank"}, "unknown_option", "packs"),
    # Seats that a game does not allow.
    ("points", {"seats": 7}, "option_out_of_range", "seats"),
    ("deals", {"seats": 1}, "option_out_of_range", "seats"),
    ("rum-shuffle", {"seats": 5}, "option_out_of_range", "seats"),
    ("gin", {"seats": 3}, "unknown_option", "seats"),
    # Targets that it does not play to, or any at all.
    ("rum", {"target": 55}, "option_out_of_range", "target"),
    ("gin", {"target": 55}, "option_out_of_range", "target"),
    ("pool-101", {"target": 100}, "unknown_option", "target"),
]
NAMES: Final = [f"{name} {options}" for name, options, _, _ in NEVER]

FOREIGN: Final[dict[str, list[dict[str, Any]]]] = {
    "indian": [{"type": "knock", "card": 0}, {"type": "big_gin"}, {"type": "lay_down", "cards": [0, 1, 2]}],
    "rum": [{"type": "drop"}, {"type": "declare", "card": 0}, {"type": "submit", "groups": []}, {"type": "pass"}],
    "gin": [
        {"type": "drop"},
        {"type": "declare", "card": 0},
        {"type": "exchange", "card": 0},
        {"type": "lay_down", "cards": [0, 1, 2]},
    ],
}
"""Actions of other games, by family."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    async with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.mark.parametrize(("name", "options", "code", "option"), NEVER, ids=NAMES)
@pytest.mark.asyncio(loop_scope="module")
async def test_rules_that_cannot_be_are_refused_by_library_and_server(
    server: Server, name: str, options: dict[str, Any], code: str, option: str
) -> None:
    with pytest.raises(RulesError) as refused:
        preset(name).make(options)
    assert (refused.value.code, refused.value.params["option"]) == (code, option)
    headers = {"Authorization": f"Bearer {await server.person('Asha')}"}
    async with httpx.AsyncClient(base_url=server.url) as client:
        answer = await client.post("/api/tables", json={"preset": name, "options": options}, headers=headers)
    told = answer.json()
    assert (answer.status_code, told["code"], told["params"]["option"]) == (400, code, option)


@pytest.mark.parametrize(("name", "options", "code", "option"), NEVER, ids=NAMES)
def test_the_command_refuses_them_in_words(name: str, options: dict[str, Any], code: str, option: str) -> None:
    given = [part for one, value in options.items() for part in ("--option", f"{one}={value}")]
    command = (sys.executable, "-m", "openrummy", "simulate", "--rules", name, "--players", "2", "--deals", "1", *given)
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert option in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", [name for name in presets() if name in ("points", "pool-101", "rum", "gin-hollywood")])
@pytest.mark.asyncio(loop_scope="module")
async def test_an_action_of_another_game_is_refused_and_the_deal_goes_on(server: Server, name: str) -> None:
    rules = preset(name)
    clients = await match_table(server, name, "AB", **({"seats": 2} if "seats" in rules.choices else {}))
    await ready(clients)
    one = to_move(clients)
    before, version = one.deal, one.version
    for action in FOREIGN[rules.rules.family]:
        assert (await one.ask("act", deal=1, action=action))["code"] == "not_in_this_game", action
    assert (await one.ask("act", deal=1, action={"type": "castle"}))["code"] == "malformed"
    assert (await one.ask("sit", seat=7))["type"] == "refused"
    again = await server.join(one.token, one.view["table"])
    assert (again.deal, again.version) == (before, version)
    await again.act(
        **({"type": "draw", "source": "pile"} if before["phase"] == "upcard" else {"type": "draw", "source": "stock"})
    )
