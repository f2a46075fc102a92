"""docs/adding-a-variant.md: its code runs, its sessions say what it says, and what it quotes stands in the files it names."""

import doctest
import re
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

from openrummy.rules import Preset
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


@pytest.mark.parametrize("block", QUOTES, ids=lambda block: block.splitlines()[0].removeprefix("# in "))
def test_what_is_quoted_stands_there(block: str) -> None:
    first, *lines = block.splitlines()
    text = (ROOT / first.removeprefix("# in ")).read_text(encoding="utf-8")
    assert lines
    assert all(line in text.splitlines() for line in lines)


def test_every_place_is_quoted() -> None:
    assert len(QUOTES) == 6
