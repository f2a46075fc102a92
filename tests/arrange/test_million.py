"""The compiled core against its plain source: thousands of hands of every game in every run, more than a million with ``--long``."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from openrummy.arrange import compiled
from openrummy.cards import texts

from .million import BLOCK, FAMILIES, blocks

HERE = Path(__file__).parent
UNCOMPILED = {**os.environ, "OPENRUMMY_UNCOMPILED": "1"}

LONG = {"points": 1600, "points-classic": 800, "twentyone": 80, "gin": 1200, "options": 600}
OTHERS = 200
"""Blocks of 250 hands each: so many as some minutes allow."""


def differ(family: str, first: int, number: int) -> list[str]:
    """The hands of which the two say different things."""
    command = [sys.executable, str(HERE / "million.py"), f"{family}:{first}:{number}"]
    told = subprocess.run(command, env=UNCOMPILED, check=True, capture_output=True, text=True).stdout.splitlines()
    assert json.loads(told[0]) == ["uncompiled"]
    plain, found = json.loads(told[1]), []
    for block in blocks(family, first, number):
        mine, theirs, plain = block.counts(), plain[:BLOCK], plain[BLOCK:]
        found += [
            f"{texts(block.one(at))}, wild {texts(sorted(block.wilds[at % len(block.wilds)]))}: {one} {other}, {block.rules}"
            for at, (one, other) in enumerate(zip(mine, theirs, strict=True))
            if one != other
        ]
    assert plain == []
    return found


pytestmark = pytest.mark.skipif(not compiled, reason="there is nothing to compare")


@pytest.mark.parametrize("family", FAMILIES)
def test_compiled_and_plain_count_the_same(family: str) -> None:
    assert differ(family, 0, 1 if family == "twentyone" else 4) == []


def test_the_long_run_compares_more_than_a_million() -> None:
    assert set(LONG) <= set(FAMILIES)
    assert sum(LONG.get(family, OTHERS) for family in FAMILIES) * BLOCK > 1_000_000


@pytest.mark.dose("part", 0, 20)
@pytest.mark.parametrize("family", FAMILIES)
def test_long_compiled_and_plain_count_the_same(family: str, part: int) -> None:
    some = LONG.get(family, OTHERS) // 20
    assert differ(family, 1000 + part * some, some) == []
