"""The core's source, run as it stands, gives the same answers as the compiled core, to the last card."""

import os
import subprocess
import sys
from pathlib import Path

from .answers import answers

HERE = Path(__file__).parent
UNCOMPILED = {**os.environ, "OPENRUMMY_UNCOMPILED": "1"}


def test_uncompiled_core_gives_the_same_answers() -> None:
    command = [sys.executable, str(HERE / "answers.py"), "1", "150"]
    found = subprocess.run(command, env=UNCOMPILED, check=True, capture_output=True, text=True).stdout.splitlines()
    assert found[0] == "uncompiled"
    assert found[1:] == answers(1, 150)


def test_uncompiled_core_against_the_naive_arranger() -> None:
    chosen = f"{HERE / 'test_against_brute.py'}::test_small_hands_under_all_options"
    tests = [f"{chosen}[{size}-0]" for size in (6, 7, 8, 9)] + [str(HERE / "test_counts.py"), str(HERE / "test_cases.py")]
    distances = f"{HERE / 'test_distance.py'}::test_no_distance_is_what_can_be_declared"
    tests += [f"{distances}[{seed}]" for seed in range(3)] + [f"{HERE / 'test_many.py'}::test_what_cannot_be_read_is_refused"]
    tests += [f"{HERE / 'test_many.py'}::test_groups_of_many_hands_are_melds_and_show_the_count[0]"]
    tests += [
        f"{HERE / 'test_gin.py'}::test_{name}[0]" for name in ("deadwood_against_the_naive_way", "lay_offs_against_the_naive_way")
    ]
    tests += [
        f"{HERE / 'test_ginfast.py'}::test_{name}"
        for name in ("deadwood_as_the_general_core_has_it[10-low]", "MELD_8_an_ace_by_option")
    ]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
    found = subprocess.run(command, env=UNCOMPILED, check=False, capture_output=True, text=True, cwd=HERE.parents[1])
    assert found.returncode == 0, found.stdout
