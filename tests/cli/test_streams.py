"""Commands whose streams are closed, full, endless or not in our encoding: never a traceback, and where something failed a sentence."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

COMMAND = (sys.executable, "-m", "openrummy")
HAND = "5H 6H 7H 2S 3S JK KH KD KC 9H 9S QC 9D"
RECORD = Path(__file__).parents[1] / "conformance/golden"
FULL = Path("/dev/full")
needs_full = pytest.mark.skipif(not FULL.exists(), reason="the machine has no /dev/full")


def run(*arguments: str | bytes, **more: Any) -> subprocess.CompletedProcess[bytes]:
    given: dict[str, Any] = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "timeout": 60}
    return subprocess.run([*COMMAND, *arguments], check=False, **(given | more))


def closed(number: int, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    """The command, started with that stream closed."""
    start = f"import os, sys; os.close({number}); os.execv(sys.executable, [sys.executable, '-m', 'openrummy', *sys.argv[1:]])"
    return subprocess.run([sys.executable, "-c", start, *arguments], capture_output=True, timeout=60, check=False)


def jsonl(lines: Sequence[bytes]) -> tuple[list[dict[str, Any]], int]:
    done = run("count", "points", "--jsonl", stdin=None, input=b"\n".join(lines) + b"\n")
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()], done.returncode


@pytest.mark.parametrize("command", [("rules",), ("--version",), ("count", "points", HAND), ("simulate", "--deals", "1")])
@needs_full
def test_output_to_a_full_disk_is_told_in_a_sentence(command: tuple[str, ...]) -> None:
    with FULL.open("w") as full:
        done = run(*command, stdout=full)
    assert done.returncode == 1
    assert b"No space left" in done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_stream_that_was_closed_is_as_one_that_nobody_reads(number: int) -> None:
    done = closed(number, "count", "points", HAND)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout == (b"" if number == 1 else b"10\n")
    assert closed(0, "count", "--jsonl").returncode == 0


def test_no_file_gets_the_number_of_a_closed_stream(tmp_path: Path) -> None:
    """Else what Python says there would be written into it."""
    plot = tmp_path / "plot.svg"
    assert closed(2, "stats", "opening", "--deals", "10", "--plot", str(plot)).returncode == 0
    assert plot.read_text(encoding="utf-8").startswith("<svg")


def test_a_reader_of_the_version_that_goes_away_is_no_fault() -> None:
    with subprocess.Popen([*COMMAND, "--version"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(timeout=60) == 1


def test_names_that_the_terminal_cannot_write_are_written_as_escapes(tmp_path: Path) -> None:
    source = next(RECORD.glob("points.txt")).read_text(encoding="utf-8")
    first = next(line for line in source.splitlines() if line.startswith("seat 0: "))
    record = tmp_path / "record.txt"
    record.write_text(source.replace(first, 'seat 0: "आशा"'), encoding="utf-8")
    done = run("replay", str(record), "--no-check", env=os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert done.returncode == 0, done.stderr
    assert rb"\u0906\u0936\u093e" in done.stdout


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="the machine has no endless file")
def test_an_endless_file_is_no_record() -> None:
    done = run("replay", "/dev/zero")
    assert done.returncode == 1
    assert b"larger than any record" in done.stderr


@pytest.mark.parametrize("argument", ["--deals", "--seed", "--players", "--jobs"])
def test_a_number_longer_than_python_reads_is_refused_in_words(argument: str) -> None:
    done = run("simulate", argument, "9" * 5000)
    assert done.returncode == 2
    assert b"has 5000 signs" in done.stderr
    assert len(done.stderr) < 1000


@pytest.mark.parametrize(
    "what", [b"[" * 100_000, b"\xff\xfe", b'{"hand": ["\\ud800"]}', b'{"id": NaN}', b'{"id": ' + b"9" * 6000 + b"}"]
)
def test_a_line_that_is_no_json_is_refused_and_the_next_is_answered(what: bytes) -> None:
    good = json.dumps({"id": "आशा", "hand": HAND, "wild": None}).encode()
    (refused, answered), code = jsonl([what, good])
    assert refused["error"]["code"] == "bad_line"
    assert (answered["id"], answered["points"], code) == ("आशा", 10, 1)


def test_a_hand_of_a_hundred_thousand_cards_is_refused_at_once() -> None:
    (refused,), code = jsonl([json.dumps({"hand": ["5H"] * 100_000}).encode()])
    assert (refused["error"]["code"], refused["error"]["cards"], code) == ("card_not_in_pack", 100_000, 1)


def test_an_argument_that_is_no_text_comes_back_as_an_escape() -> None:
    done = run(b"count", b"points", b"\xff", b"--json")
    assert done.returncode == 1
    assert json.loads(done.stdout)["error"]["code"] == "unknown_card"
