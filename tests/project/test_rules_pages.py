"""Every rule of a game has its line on the game's page, once."""

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
    "deals": numbered("DEAL", range(1, 8)),
    "deals-chips": numbered("CHIPS", (3, 4, 5, 6, 7, 8, 12)),
    "twentyone": numbered("XXI", range(17)),
    "rum": numbered("RUM", range(1, 13)),
}


@pytest.mark.parametrize("page", RULES)
def test_every_rule_has_its_line(page: str) -> None:
    text = (PAGES / f"{page}.md").read_text(encoding="utf-8")
    lines = re.findall(r"^\| ([A-Z]+-\d+) \|", text, re.MULTILINE)
    assert [rule for rule in RULES[page] if lines.count(rule) != 1] == []
