"""docs/protocol.md is what the types say now."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_page_of_the_protocol_is_fresh() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/protocol_doc.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_it_tells_every_message_event_and_error() -> None:
    text = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    for name in (
        "### hello",
        "### welcome",
        "### deal_started",
        "### declare",
        "### TableView",
        "| `table_full` |",
        "| `stale_turn` |",
    ):
        assert name in text
    assert "{" + "}" not in text.split("## Errors")[1], "a sentence with a parameter that has no name"
