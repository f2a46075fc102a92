"""docs/adding-a-variant.md: its code runs, its sessions say what it says, and what it quotes stands in the files it names."""

import doctest
import json
import re
import sys
import textwrap
from pathlib import Path
from typing import Any

import httpx
import pytest

from conformance import test_every_preset, test_matches
from helpers.table import play_on, serving
from openrummy.cli import main
from openrummy.rules import Preset, preset, presets
from openrummy.rules.value import check

ROOT = Path(__file__).parents[2]
BLOCKS = [
    textwrap.dedent(block)
    for block in re.findall(
        r"^ *```\w+\n(.*?)^ *```$", (ROOT / "docs/adding-a-variant.md").read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
]
QUOTES = [block for block in BLOCKS if block.startswith("# in ")]


@pytest.fixture(scope="module")
def written() -> dict[str, Any]:
    """What the example's file defines."""
    (source,) = (block for block in BLOCKS if block.startswith("# src/"))
    names: dict[str, Any] = {}
    exec(compile(source, "kitchen.py", "exec"), names)
    return names


def test_the_example_is_a_preset_that_holds_together(written: dict[str, Any]) -> None:
    kitchen = written["KITCHEN"]
    assert isinstance(kitchen, Preset)
    assert check(kitchen.rules) == kitchen.rules
    assert all(kitchen.make({name: values[-1]}) for name, values in kitchen.choices.items())


def test_the_session_goes_as_written(written: dict[str, Any]) -> None:
    (session,) = (block for block in BLOCKS if block.startswith(">>>"))
    test = doctest.DocTestParser().get_doctest(session, dict(written), "adding-a-variant", None, 0)
    assert len(test.examples) >= 5
    result = doctest.DocTestRunner().run(test, out=sys.stderr.write)
    assert result.failed == 0


@pytest.fixture
def named(written: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> str:
    """The example, named where the page says; its name."""
    registry = sys.modules[preset.__module__]
    monkeypatch.setattr(registry, "_ALL", (*registry._ALL, written["KITCHEN"]))
    return str(written["KITCHEN"].name)


def test_once_it_is_named_there_the_commands_have_it(named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--json"]) == 0
    assert named in [one["name"] for one in json.loads(capsys.readouterr().out)]
    assert main(["rules", named]) == 0
    assert "ace_count" in capsys.readouterr().out
    assert main(["simulate", "--rules", named, "--players", "4", "--matches", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["matches"] == 2


async def test_once_it_is_named_there_a_table_of_it_can_be_made_and_played(named: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert named in [one["name"] for one in (await http.get("/api/presets")).json()]
        token = await server.person("Asha")
        client = await server.join(token, await server.table(token, bots=3, preset=named, deals=2))
        await client.do("ready")
        await client.seen(lambda view: view["deal"] is not None)
        await play_on(client)
        assert client.view["match"]["lines"]


@pytest.mark.parametrize("seed", range(4))
def test_once_it_is_named_there_it_keeps_what_every_game_keeps(named: str, seed: int) -> None:
    """Deals and a whole match of random play under random options, as in the conformance suite."""
    test_every_preset.test_a_deal_keeps_its_cards_replays_and_ends(presets()[named], seed)
    test_matches.test_a_match_adds_up_replays_and_ends(presets()[named], seed)


@pytest.mark.parametrize("block", QUOTES, ids=lambda block: block.splitlines()[0].removeprefix("# in "))
def test_what_is_quoted_stands_there(block: str) -> None:
    first, *lines = block.splitlines()
    text = (ROOT / first.removeprefix("# in ")).read_text(encoding="utf-8")
    assert lines
    assert all(line in text.splitlines() for line in lines)


def test_every_place_is_quoted() -> None:
    assert len(QUOTES) == 6
