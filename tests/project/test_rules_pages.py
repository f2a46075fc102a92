"""Every rule has its line on the page of its game, once; rules of how deals add up on the page of matches."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

PAGES: Final = Path(__file__).parents[2] / "docs" / "rules"


def numbered(prefix: str, numbers: Iterable[int]) -> list[str]:
    return [f"{prefix}-{number}" for number in numbers]


RULES: Final = {
    "melds": numbered("CARD", range(1, 5)) + numbered("MELD", range(1, 9)),
    "points": numbered("PTS", range(1, 20)),
    "points-classic": numbered("CLS", range(1, 41)),
    "pool": numbered("POOL", range(1, 16)),
    "deals": numbered("DEAL", range(1, 8)),
    "deals-chips": numbered("CHIPS", (3, 4, 5, 6, 7, 8, 12)),
    "twentyone": numbered("XXI", range(17)),
    "rum": numbered("RUM", range(1, 13)),
    "gin": numbered("GIN", (*range(1, 13), 14, 15, 19, 20, 21, 22, 27)),
    "matches": numbered("CHIPS", (1, 2, 9, 10, 11, 13))
    + numbered("GIN", (16, 17, 18, 23, 24, 25, 26))
    + numbered("DEAL", (1, 6)),
    "table": numbered("TBL", range(1, 15)),
}

IN_WORDS: Final = {"gin": "GIN-13", "matches": "RUM-11"}
"""Rules that a paragraph or a table of its own tells."""


def text(page: str) -> str:
    return (PAGES / f"{page}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", RULES)
def test_every_rule_has_its_line(page: str) -> None:
    lines = re.findall(r"^\| ([A-Z]+-\d+) \|", text(page), re.MULTILINE)
    assert [rule for rule in RULES[page] if lines.count(rule) != 1] == []


@pytest.mark.parametrize("page", IN_WORDS)
def test_rules_that_are_told_in_words_are_told(page: str) -> None:
    assert re.search(rf"^{IN_WORDS[page]}\b", text(page), re.MULTILINE)


EXAMPLES: Final = {
    "points-classic": [f"P{number}" for number in range(1, 13)],
    "pool": [f"L{number}" for number in range(1, 14)],
    "deals-chips": ["D3", "D6", "D7"],
    "matches": ["D1", "D2", "D4", "D5", "G10", "G11", "Hollywood"],
    "gin": [*(f"G{number}" for number in range(1, 10)), "O1", "O2", "O3", "S1"],
}


@pytest.mark.parametrize("page", EXAMPLES)
def test_every_worked_example_is_told(page: str) -> None:
    told = re.findall(r"^(?:\| |- \*\*)((?:[A-Z]\d+(?:, )?)+|Hollywood)", text(page), re.MULTILINE)
    known = {one for some in told for one in some.split(", ")}
    assert [example for example in EXAMPLES[page] if example not in known] == []
