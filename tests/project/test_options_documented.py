"""Every option is named, explained and cited, in both languages, and docs/options.md is what the rules say now."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import openrummy
from openrummy.rules import presets
from openrummy.rules.cites import RULE_OF
from openrummy.rules.value import GROUPS, options

ROOT = Path(__file__).parents[2]
LOCALES = Path(openrummy.__file__).parent / "locales"


def messages(language: str, file: str = "options") -> dict[str, str]:
    source = (LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", source, re.MULTILINE))


@pytest.mark.parametrize("language", ["en", "hi"])
def test_every_option_and_every_worded_value_is_named(language: str) -> None:
    named = messages(language)
    wanted = {f"option-{name}" for name in options()} | {f"option-{name}-help" for name in options()}
    wanted |= {f"options-{group}" for group in GROUPS}
    assert wanted - named.keys() == set()
    for option in options().values():
        for value in option.values:
            if isinstance(value, bool):
                assert f"value-{str(value).lower()}" in named
            elif isinstance(value, str):
                assert named.keys() & {f"value-{option.name}-{value}", f"value-{value}"}, (option.name, value)


def test_no_message_speaks_of_an_option_that_is_not_there() -> None:
    english, hindi = messages("en"), messages("hi")
    assert english.keys() == hindi.keys()
    spoken = {name.removeprefix("option-").removesuffix("-help") for name in english if name.startswith("option-")}
    assert spoken == options().keys()


@pytest.mark.parametrize("language", ["en", "hi"])
def test_every_game_has_its_name_and_its_line(language: str) -> None:
    named = messages(language, "games")
    assert {f"game-{name}{part}" for name in presets() for part in ("", "-line")} - named.keys() == set()
    assert {f"family-{one.rules.family}" for one in presets().values()} - named.keys() == set()


def test_every_option_cites_its_rules() -> None:
    assert RULE_OF.keys() == options().keys()
    assert all(re.fullmatch(r"[A-Z]+-\d+", number) for numbers in RULE_OF.values() for number in numbers)


def test_options_page_is_fresh() -> None:
    script = ROOT / "scripts/options_doc.py"
    checked = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
