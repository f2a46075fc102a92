"""The examples in the pages do what it says."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("page", "least"), [("README.md", 8), ("docs/arranger.md", 8), ("docs/records.md", 5)])
def test_examples(page: str, least: int) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted >= least
    assert result.failed == 0


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", *(f"docs/{one.name}" for one in (ROOT / "docs").glob("*.md"))])
def test_links_lead_somewhere(page: str) -> None:
    here = ROOT / page
    text = here.read_text(encoding="utf-8")
    targets = [part.split(")")[0].split("#")[0] for part in text.split("](")[1:]] + [
        part.split('"')[0] for part in text.split('<img src="')[1:]
    ]
    local = [target for target in targets if target and "://" not in target]
    assert {target for target in local if not (here.parent / target).exists()} == set()
