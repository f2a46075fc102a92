"""``openrummy stats``, run as a person runs it."""

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

PROMISED = {
    "mean_count", "share_over_cap", "mean_jokers", "share_three_jokers", "share_value_card", "share_marriage",
    "share_pure_sequence", "distance",
}  # fmt: skip


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "openrummy", "stats", "opening", *arguments],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
        timeout=120,
    )


def found(*arguments: str) -> dict[str, object]:
    done = run("--json", *arguments)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    answer: dict[str, object] = json.loads(done.stdout)
    return answer


def test_json_has_the_promised_keys_and_figures_of_the_named_game() -> None:
    answer = found("--rules", "twentyone", "--deals", "500", "--seed", "1", "--distances", "4")
    assert set(answer) > PROMISED
    assert (answer["rules"], answer["hands"], answer["cap"], answer["distance_hands"]) == ("twentyone", 500, 120, 4)
    assert 128 < float(str(answer["mean_count"])) < 137
    assert 0 < float(str(answer["share_marriage"])) < 0.1
    assert isinstance(answer["distance"], list)


def test_the_same_seed_gives_the_same_hands_in_any_number_of_processes() -> None:
    arguments = ("--deals", "5000", "--distances", "10")
    one = found(*arguments, "--seed", "3", "--jobs", "1")
    assert found(*arguments, "--seed", "3", "--jobs", "2") == one
    assert found(*arguments, "--seed", "4") != one


def test_players_make_the_table_and_all_their_hands_count() -> None:
    three = found("--players", "3", "--deals", "50", "--distances", "0")
    assert three["hands"] == 150
    # PTS-1: one pack of 54 for three seats, two packs for six.
    assert found("--players", "6", "--deals", "50", "--distances", "0")["mean_jokers"] != three["mean_jokers"]
    assert found("--rules", "rum", "--players", "4", "--deals", "9", "--distances", "0")["hands"] == 36


@pytest.mark.parametrize("game", ["points", "points-classic", "deals", "pool-101", "twentyone", "gin", "rum"])
def test_every_game_has_statistics(game: str) -> None:
    assert found("--rules", game, "--deals", "20", "--distances", "1")["hands"] == 20


def test_an_option_changes_the_hands() -> None:
    without = found("--option", "printed_jokers=0", "--option", "wild_mode=none", "--deals", "50", "--distances", "0")
    assert without["mean_jokers"] == 0


def test_without_json_there_is_a_table_and_a_plot_where_asked(tmp_path: Path) -> None:
    done = run("--deals", "200", "--distances", "5", "--plot", str(tmp_path / "hands.svg"))
    assert done.returncode == 0, done.stderr
    assert "A pure sequence" in done.stdout
    assert "Over 80" in done.stdout
    root = ElementTree.parse(tmp_path / "hands.svg").getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert "points: 200 dealt hands" in (root.findtext("{http://www.w3.org/2000/svg}title") or "")


def test_a_game_that_counts_without_a_cap_has_no_line_for_it() -> None:
    assert "Over" not in run("--rules", "gin", "--deals", "20").stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--rules", "foo"), "twentyone"),
        (("--rules", "gin", "--players", "3"), "players cannot be 3"),
        (("--option", "cap"), "NAME=VALUE"),
        (("--option", "cap=7"), "cap cannot be"),
        (("--deals", "0"), "not a whole number"),
    ],
)
def test_arguments_that_cannot_be_are_named(arguments: tuple[str, ...], said: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stdout == ""


def test_a_plot_that_cannot_be_written_fails() -> None:
    done = run("--deals", "5", "--plot", "/nowhere/hands.svg")
    assert done.returncode == 1
    assert "/nowhere/hands.svg" in done.stderr
