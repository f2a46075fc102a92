"""The command line, run as a person runs it."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest

from openrummy.commands.bench import markdown, print_tables
from openrummy.rules import presets
from openrummy.sim.bench import Bench

COMMAND = (sys.executable, "-m", "openrummy")
HEAVY = ("aiosqlite", "litestar", "msgspec", "numpy", "openrummy.arrange", "openrummy.server", "rich", "sqlalchemy", "uvicorn")


def run(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        timeout=120,
    )


def test_reading_arguments_imports_nothing_heavy() -> None:
    code = (
        "import sys\n"
        "from openrummy.cli import main\n"
        "try: main(['simulate', '--help'])\n"
        "except SystemExit: pass\n"
        f"print([name for name in {HEAVY!r} if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "--deals" in done.stdout
    assert done.stderr.strip() == "[]"


def test_arranging_a_hand_imports_no_web_and_no_tables() -> None:
    code = (
        "import sys\n"
        "from openrummy.cli import main\n"
        "main(['arrange', 'points', '5H 6H 7H 2S 3S JK KH KD KC 9H 9S 9C 9D', '--wild', '8C'])\n"
        f"heavy = set({HEAVY!r}) - {{'msgspec', 'openrummy.arrange'}} | {{'asyncio', 'cython', 'joblib', 'pathlib', 'subprocess'}}\n"
        "print(sorted(heavy & set(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "Can be declared." in done.stdout
    assert done.stderr.strip() == "[]"


def test_jsonl_answers_each_line_at_once_and_ends_with_1_where_one_was_refused() -> None:
    hand = ["5H", "6H", "7H", "2S", "3S", "JK", "KH", "KD", "KC", "9H", "9S", "QC", "9D"]
    asking = subprocess.Popen(
        [*COMMAND, "arrange", "points", "--jsonl"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert asking.stdin is not None
    assert asking.stdout is not None
    answers: list[Any] = []
    for cards in (hand, hand[:5], hand):
        asking.stdin.write(json.dumps({"id": len(answers), "hand": cards, "wild": "8C"}) + "\n")
        asking.stdin.flush()
        answers.append(json.loads(asking.stdout.readline()))
    _, errors = asking.communicate(timeout=20)
    assert [one["id"] for one in answers] == [0, 1, 2]
    assert answers[1]["error"]["code"] == "wrong_card_count"
    assert answers[0]["points"] == answers[2]["points"] == 10
    assert asking.returncode == 1
    assert errors == ""


def test_jsonl_stops_quietly_when_nobody_reads_on() -> None:
    line = json.dumps({"rules": "points", "hand": []}) + "\n"
    asking = subprocess.Popen(
        [*COMMAND, "count", "--jsonl"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert asking.stdin is not None
    assert asking.stdout is not None
    asking.stdin.write(line)
    asking.stdin.flush()
    assert "wrong_card_count" in asking.stdout.readline()
    asking.stdout.close()
    with contextlib.suppress(BrokenPipeError):
        asking.stdin.write(line * 100)
        asking.stdin.close()
    assert asking.wait(timeout=20) == 1
    assert asking.stderr is not None
    assert asking.stderr.read() == ""


def test_version_is_the_projects() -> None:
    done = run("--version")
    project = (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8")
    assert done.returncode == 0
    assert f'version = "{done.stdout.split()[1]}"' in project


def test_no_command_is_a_usage_error() -> None:
    assert run().returncode == 2


def test_simulate_prints_what_the_deals_came_to() -> None:
    done = run("simulate", "--rules", "points", "--players", "3", "--deals", "3", "--seed", "7", "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["deals"], report["matches"], report["levels"]) == (3, 0, [])
    assert report["errors"] == 0
    assert len(report["wins"]) == len(report["mean_points"]) == 3
    assert 0 < sum(report["wins"]) <= 3
    assert len(report["digest"]) == 64


def test_jobs_divide_the_work_and_change_nothing() -> None:
    def printed(*more: str) -> str:
        return run("simulate", "--players", "2", "--deals", "9", "--json", *more).stdout

    alone = printed()
    assert json.loads(alone)["deals"] == 9
    assert printed("--jobs", "2") == alone


def test_an_option_changes_the_deals() -> None:
    def report(*more: str) -> object:
        return json.loads(run("simulate", "--players", "2", "--deals", "1", "--json", *more).stdout)

    assert report("--option", "first_player=left") != report()


def test_without_json_there_is_a_table() -> None:
    done = run("simulate", "--players", "2", "--deals", "1")
    assert "Mean points" in done.stdout
    assert "Digest" in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--rules", "bridge"), "there is no game 'bridge'; there is points"),
        (("--option", "first_drop=7"), "option first_drop cannot be '7'; it can be 0, 5, 10, 15, 20, 25, 30, 35, 40"),
        (("--option", "colour=red"), "there is no option 'colour'; there are seats, "),
        (("--option", "first_drop"), "write NAME=VALUE"),
        (("--option", "first_drop=40", "--option", "middle_drop=30"), "option first_drop does not go with option middle_drop"),
        (("--players", "7"), "--players 7: points is played by 2 to 6"),
        (("--bots", "hard,medium,easy", "--players", "2"), "3 levels for 2 players"),
        (("--bots", "fierce"), "option bots cannot be 'fierce'; it can be easy, medium, hard"),
        (("--option", "target=55"), "there is no option 'target'"),
        (("--rules", "rum", "--option", "target=55"), "option target cannot be '55'; it can be 50, 75, 100,"),
        (("--rules", "rum-shuffle", "--players", "5"), "--players 5: rum-shuffle is played by 2 to 4"),
        (
            ("--rules", "deals-chips", "--players", "2", "--option", "middle_drop=10"),
            "first_drop does not go with option middle_drop",
        ),
        (("--rules", "pool-101", "--option", "limit=61"), "there is no option 'limit'"),
        (("--players", "4", "--option", "seats=2"), "option players cannot be 4; it can be 2"),
        (("--deals", "none"), "'none' is not a whole number from 1 up"),
        (("--jobs", "999999"), "'999999' is not a whole number from 1 to 256"),
    ],
)
def test_arguments_that_cannot_be_are_refused_in_words(arguments: tuple[str, ...], said: str) -> None:
    done = run("simulate", "--deals", "1", *arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_whole_matches_only_where_deals_add_up() -> None:
    done = run("simulate", "--rules", "points", "--matches", "1")
    assert (done.returncode, done.stdout) == (2, "")
    assert "in points every deal stands alone" in done.stderr
    assert run("simulate", "--matches", "1", "--deals", "1").returncode == 2


def test_levels_are_compared_with_intervals() -> None:
    arguments = ("simulate", "--bots", "hard,medium", "--deals", "3", "--mirror")
    report = json.loads(run(*arguments, "--json").stdout)
    assert report["deals"] == 6
    assert [one["level"] for one in report["levels"]] == ["hard", "medium"]
    assert report["levels"][0]["win_lead"] == -report["levels"][1]["win_lead"]
    assert report["levels"][0]["win_margin"] >= 0
    assert "Points ahead" in run(*arguments).stdout


def test_rules_lists_the_games_and_what_can_be_chosen_in_one() -> None:
    games = json.loads(run("rules", "--json").stdout)
    assert [game["name"] for game in games] == list(presets())
    assert games[0] == {"name": "points", "family": "indian", "format": "single", "seats": [2, 3, 4, 5, 6], "cards": [13]}
    by_name = {game["name"]: game for game in games}
    assert (by_name["pool-61"]["like"], by_name["pool-61"]["changes"]["limit"]) == ("pool-101", 61)
    shown = run("rules")
    assert all(name in shown.stdout for name in presets())
    assert "limit=61" in shown.stdout
    one = json.loads(run("rules", "points", "--json").stdout)
    options = {option["name"]: option for option in one["options"]}
    assert options["first_drop"] == {"name": "first_drop", "group": "play", "default": 20, "values": list(range(0, 41, 5))}
    assert options["columns"]["values"] == [1], "fixed"
    printed = run("rules", "points")
    assert "0 to 40 by 5" in printed.stdout
    assert "columns" not in printed.stdout
    unknown = run("rules", "bridge")
    assert (unknown.returncode, unknown.stdout) == (2, "")
    assert "there is no game 'bridge'; there is points" in unknown.stderr


def test_bench_simulate_measures_every_game_and_says_where_the_time_goes() -> None:
    arguments = ("bench", "simulate", "--seconds", "1", "--rules", "points")
    (found,) = json.loads(run(*arguments, "--json").stdout)
    assert (found["game"], found["players"]) == ("points", 2)
    assert found["deals"] > 0
    assert found["deals_per_s"] > 0
    assert sum(found["shares"].values()) == pytest.approx(1, abs=0.01)
    assert all(found["shares"][part] > 0 for part in ("arranger", "players", "engine", "views"))
    assert "points" in run(*arguments).stdout
    assert "Traceback" not in (refused := run("bench", "simulate", "--rules", "bridge")).stderr
    assert refused.returncode == 2


def test_options_are_written_as_people_write_them() -> None:
    done = run(
        "simulate", "--players", "2", "--deals", "1", "--option", "return_taken=FALSE", "--option", "turn_timer=off", "--json"
    )
    assert done.returncode == 0, done.stderr


def test_an_uncompiled_core_is_told_once(tmp_path: Path) -> None:
    """In an environment where the extension cannot be found, as on a machine without a compiler."""
    code = (
        "import sys, openrummy.arrange as arrange\n"
        "arrange.compiled = False\n"
        "from openrummy.cli import main\n"
        "sys.exit(main(['simulate', '--players', '2', '--deals', '1', '--json']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ | {"OPENRUMMY_UNCOMPILED": ""}
    )
    assert done.stderr.count("uv sync --reinstall-package openrummy") == 1
    assert json.loads(done.stdout)["errors"] == 0


@pytest.fixture(scope="module")
def measured() -> dict[str, Any]:
    """What ``openrummy bench arrange`` measures."""
    found: dict[str, Any] = json.loads(run("bench", "arrange", "--hands", "1600", "--json").stdout)
    return found


def test_bench_measures_every_case(measured: dict[str, Any]) -> None:
    found = measured
    named = {one["case"] for one in found["results"]}
    asked = {"points-random", "points-hard", "points-grouping", "twentyone-random", "twentyone-hard", "gin-random", "one-call"}
    assert asked <= named
    assert all(set(one) == {"case", "hands_per_s", "p99_us", "max_us"} for one in found["results"])
    assert all(one["hands_per_s"] > 0 and 0 < one["p99_us"] <= one["max_us"] for one in found["results"])
    assert found["cold_start_s"] > 0
    assert found["machine"]["cores"] > 0
    assert found["memory_mb"] > 0
    plain = [one for one in found["comparisons"] if one["by"] == "plain Python"]
    assert {one["case"] for one in plain} == {"points-random", "twentyone-random", "gin-random"}
    assert all(one["differ"] == 0 and one["hands_per_s"] > 0 for one in found["comparisons"])
    lines = markdown(msgspec.convert(found, Bench)).splitlines()
    assert lines[0].startswith("One core of ")
    assert lines[2] == "| Case | Hands a second | p99, µs | Worst, µs |"
    assert any(line.startswith("| plain Python | points-random | ") for line in lines)


def test_bench_prints_tables_for_people(measured: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    print_tables(msgspec.convert(measured, Bench))
    shown = capsys.readouterr().out
    assert "points-random" in shown
    assert "from a cold start" in shown


def test_an_uncompiled_core_is_told_for_a_hand_too() -> None:
    done = run("count", "points", "5H 6H 7H 2S 3S JK KH KD KC 9H 9S QC 9D", OPENRUMMY_UNCOMPILED="1")
    assert (done.stdout, done.stderr) == ("10\n", "")
    code = (
        "import sys, openrummy.arrange as arrange\n"
        "arrange.compiled = False\n"
        "from openrummy.cli import main\n"
        "sys.exit(main(['count', 'points', '5H 6H 7H 2S 3S JK KH KD KC 9H 9S QC 9D']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ | {"OPENRUMMY_UNCOMPILED": ""}
    )
    assert done.stdout == "10\n"
    assert done.stderr.count("uv sync --reinstall-package openrummy") == 1


def test_serve_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    server = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.sqlite'}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert "http://localhost:" in line
        address = line.split(" at ")[1].split()[0]
        with urllib.request.urlopen(f"{address}/api/health", timeout=10) as answer:
            assert json.load(answer)["protocol"] >= 1
        with urllib.request.urlopen(address, timeout=10) as answer:
            assert b"<title>" in answer.read()
    finally:
        server.send_signal(signal.SIGINT)
        _, errors = server.communicate(timeout=20)
    assert server.returncode == 0
    assert "Traceback" not in errors
    assert (tmp_path / "tables.sqlite").is_file()


def test_serve_says_what_to_do_when_the_port_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run("serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'tables.sqlite'}")
    assert done.returncode == 1
    assert str(port) in done.stderr
    assert "--port" in done.stderr
    assert "Traceback" not in done.stderr


def test_serve_refuses_other_databases_by_name() -> None:
    done = run("serve", "--port", "0", "--database", "postgresql://localhost/rummy")
    assert done.returncode == 1
    assert "postgresql" in done.stderr
    assert "sqlite:///" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_reader_that_has_seen_enough_is_no_fault() -> None:
    command = [*COMMAND, "simulate", "--deals", "1", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == ""
        assert running.wait(timeout=120) == 1
