"""What the options of the test run choose: a short dose, a part of a long one, or everything."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOSED = "test_a_match_ends_pays_out_what_was_paid_in_and_replays[{}-chips]"
LONG = "test_long_deadwood_as_the_general_core_has_it[{}]"


def collected(*options: str) -> set[str]:
    """The names of the tests of two files, one with a dose in every run and one with one in long runs only."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *options]
    files = ["tests/match/test_random_matches.py", "tests/arrange/test_ginfast.py"]
    told = subprocess.run([*command, *files], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {line.partition("::")[2] for line in told.splitlines() if "::" in line}


@pytest.mark.parametrize(
    ("options", "matches", "parts", "others"),
    [
        ((), range(60), range(0), True),
        (("--dose", "0.1"), range(60, 60 + 294), range(2), False),
        (("--long",), range(3000), range(20), True),
    ],
    ids=["every run", "a tenth of the rest", "everything"],
)
def test_so_many_run(options: tuple[str, ...], matches: range, parts: range, others: bool) -> None:
    names = collected(*options)
    assert {name for name in names if name.endswith("-chips]")} == {DOSED.format(number) for number in matches}
    assert {name for name in names if name.startswith("test_long")} == {LONG.format(part) for part in parts}
    assert ("test_MELD_8_an_ace_by_option" in names) is others
