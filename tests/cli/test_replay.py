"""``openrummy replay``, run as a person runs it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from openrummy.rules import presets

GOLDEN = Path(__file__).parents[1] / "conformance" / "golden"


def replay(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "openrummy", "replay", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_a_record_is_told_move_by_move_and_checked() -> None:
    told = replay(GOLDEN / "rum.txt")
    assert told.returncode == 0, told.stderr
    lines = told.stdout.splitlines()
    assert lines[0] == "rum: Asha, Ravi, Priya"
    assert any(line.endswith("from the stock.") for line in lines)
    assert any(" lays down " in line for line in lines)
    assert lines[-1] == "Checked: every line is what the rules make of seed and moves."


def test_json_tells_what_it_came_to() -> None:
    told = replay(GOLDEN / "deals.txt", "--json")
    answer = json.loads(told.stdout)
    assert (answer["game"], answer["checked"]) == ("deals", True)
    assert answer["names"] == {"0": "Asha", "1": "Ravi", "2": "Priya"}
    assert [deal["deal"] for deal in answer["deals"]] == [1, 2]
    assert answer["match"]["cause"] == "deals_played"


def test_a_changed_line_is_named_and_can_still_be_shown(tmp_path: Path) -> None:
    source = (GOLDEN / "rum.txt").read_text(encoding="utf-8").splitlines()
    at = next(at for at, line in enumerate(source) if line.startswith("drew") and "source=stock" in line)
    before, _, card = source[at].rpartition("=")
    source[at] = f"{before}={'2C' if card != '2C' else '3C'}"
    changed = tmp_path / "changed.txt"
    changed.write_text("\n".join(source) + "\n", encoding="utf-8")
    told = replay(changed)
    assert told.returncode == 1
    assert f"changed.txt, line {at + 1}: by the rules this line reads “{before}={card}”" in told.stderr
    shown = replay(changed, "--no-check")
    assert shown.returncode == 0
    assert shown.stdout.splitlines()[-1] == "Shown as recorded, not checked."


def test_a_file_that_is_no_record_is_refused_in_words(tmp_path: Path) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("milk, eggs\n", encoding="utf-8")
    assert "notes.txt, line 1: this is no record of OpenRummy" in replay(other).stderr
    other.write_bytes(b"\xff\xfe\x00")
    assert "cannot be read" in replay(other).stderr
    told = replay(tmp_path / "missing.txt")
    assert told.returncode == 1
    assert "cannot be read" in told.stderr


def test_a_record_whose_events_do_not_belong_together_is_refused_in_words(tmp_path: Path) -> None:
    source = (GOLDEN / "rum.txt").read_text(encoding="utf-8")
    changed = tmp_path / "changed.txt"
    changed.write_text(source.replace("\n  hands 0:(", "\n  hands 7:(", 1), encoding="utf-8")
    told = replay(changed, "--no-check")
    assert told.returncode == 1
    assert "changed.txt cannot be told: its events do not belong together" in told.stderr


@pytest.mark.parametrize("name", presets())
def test_every_game_can_be_told(name: str) -> None:
    told = replay(GOLDEN / f"{name}.txt", "--no-check")
    assert told.returncode == 0, told.stderr
    assert "seat " not in told.stdout
