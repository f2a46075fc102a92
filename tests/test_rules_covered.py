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
    *(f"TBL_{number}" for number in range(1, 15)),
    *(f"RUM_{number}" for number in range(1, 13)),
    *(f"CLS_{number}" for number in range(1, 41)),
    *(f"POOL_{number}" for number in range(1, 16)),
    *(f"DEAL_{number}" for number in range(1, 8)),
    *(f"CHIPS_{number}" for number in range(1, 14)),
    *(f"XXI_{number}" for number in range(17)),
    *(f"GIN_{number}" for number in range(1, 28)),
]

EXAMPLES: Final = [
    *(f"P{number}" for number in range(1, 13)),
    *(f"L{number}" for number in range(1, 14)),
    *(f"D{number}" for number in range(1, 8)),
    *(f"G{number}" for number in range(1, 12)),
    *("O1", "O2", "O3", "S1", "Hollywood", "Hollywood_shutout_entry"),
]
"""The worked examples by their names; the cases that a rule works out itself are tested by the rule's number."""


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


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_example_has_a_test(example: str) -> None:
    # test_example_P4_P5_P6_... and test_CLS_39_and_example_P9_... stand for theirs as well.
    assert any(re.search(rf"_example_(\w+_)?{example}_", name) for name in named())
