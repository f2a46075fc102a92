"""Every numbered rule that is played has a test that names it."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent

RULES: Final = [
    *(f"CARD_{number}" for number in range(1, 5)),
    *(f"MELD_{number}" for number in range(1, 9)),
    *(f"PTS_{number}" for number in range(1, 20)),
    *(f"TBL_{number}" for number in range(1, 14)),
    *(f"RUM_{number}" for number in range(1, 13)),
    *(f"CLS_{number}" for number in range(1, 41)),
    *(f"POOL_{number}" for number in range(1, 16)),
    *(f"DEAL_{number}" for number in range(1, 8)),
    *(f"CHIPS_{number}" for number in range(1, 14)),
    *(f"XXI_{number}" for number in range(17)),
    *(f"GIN_{number}" for number in range(1, 28)),
]


@cache
def named() -> set[str]:
    """The names of all test functions under ``tests``."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in ROOT.rglob("test_*.py"))
    functions = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return {node.name for node in functions}


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_has_a_test(rule: str) -> None:
    # A test may stand for several rules: test_DEAL_3_..._and_DEAL_4_...
    assert any(re.search(rf"(^test|_and)_{rule}_", name) for name in named())
