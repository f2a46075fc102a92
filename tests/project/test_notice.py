"""What the page brings along is named in NOTICE."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SPECIFIER = re.compile(r"""(?:from|import|url\()\s*\(?["'](@[\w.-]+/[\w.-]+|[a-z][\w.-]*)(?:/[^"']*)?["']""")


def imported() -> set[str]:
    """Packages that the page's own sources import, by name; tests and Node's own modules are left out."""
    sources = [one for one in (ROOT / "web/src").rglob("*") if one.suffix in {".ts", ".svelte", ".css"}]
    shipped = [one for one in sources if ".test." not in one.name and "fixtures" not in one.parts]
    return {name for one in shipped for name in SPECIFIER.findall(one.read_text(encoding="utf-8"))}


def test_every_package_the_page_imports_is_named() -> None:
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    found = imported()
    assert {"svelte", "@fontsource/mukta"} <= found, "the search finds what is surely there"
    assert {name for name in found if name not in notice} == set()
