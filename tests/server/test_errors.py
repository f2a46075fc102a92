"""Every error code has its sentence in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import openrummy
from openrummy.games.errors import Code
from openrummy.match.errors import Code as MatchCode
from openrummy.server.errors import STATUS
from openrummy.server.texts import LANGUAGES, sentence

SOURCE = Path(openrummy.__file__).parent
RAISED = re.compile(r"(?:Refusal|RulesError|IllegalAction)\(\s*((?:\"[a-z_]+\"(?: if [^,()]*? else )?)+)", re.DOTALL)


def codes() -> set[str]:
    """Every code that the source names."""
    found: set[str] = set(STATUS) | {str(code) for code in (*Code, *MatchCode)}
    for path in SOURCE.rglob("*.py"):
        for match in RAISED.finditer(path.read_text()):
            found |= set(re.findall(r'"([a-z_]+)"', match[1]))
    return found


def test_the_search_finds_what_is_raised() -> None:
    assert {"table_full", "seat_taken", "option_out_of_range", "unknown_rules", "not_your_turn"} <= codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_and_no_sentence_is_left_over(language: str) -> None:
    assert set(variables(language)) == {"error-" + code.replace("_", "-") for code in codes()}


def test_sentences_use_the_same_parameters_in_every_language() -> None:
    assert variables("en") == variables("hi")


def test_the_servers_own_codes_are_all_listed_with_a_status() -> None:
    raised: set[str] = set()
    for path in (SOURCE / "server").glob("*.py"):
        for match in re.finditer(r"Refusal\(\s*((?:\"[a-z_]+\"(?: if [^,()]*? else )?)+)", path.read_text()):
            raised |= set(re.findall(r'"([a-z_]+)"', match[1]))
    assert raised == set(STATUS)


def test_a_sentence_says_what_is_allowed() -> None:
    params = {"option": "cap", "value": 90, "allowed": [40, 45, True]}
    assert sentence("en", "option_out_of_range", params) == "cap cannot be 90. Choose one of: 40, 45, on."
    assert "cap" in sentence("hi", "option_out_of_range", params)


def variables(language: str) -> dict[str, set[str]]:
    """The parameters that each message of a language uses."""
    text = (SOURCE / "locales" / language / "errors.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            placed = [one.expression for one in entry.value.elements if isinstance(one, ast.Placeable)]
            found[entry.id.name] = {one.id.name for one in placed if isinstance(one, ast.VariableReference)}
    return found
