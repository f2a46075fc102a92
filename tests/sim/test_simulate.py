"""Simulations: repeatable, however the work is divided."""

import random

import msgspec
import pytest

from helpers import randomplay
from helpers.rig import Game, points
from openrummy.rules import Preset, RulesError, presets
from openrummy.sim import Report, play_deal, simulate
from openrummy.sim.simulate import deal_seed


@pytest.fixture(scope="module")
def report() -> Report:
    return simulate(points(), 3, 10, seed=1)


def test_the_report_has_the_promised_shape(report: Report) -> None:
    written = msgspec.json.decode(msgspec.json.encode(report))
    assert list(written) == ["deals", "wins", "mean_points", "moves_per_deal", "errors", "digest"]
    assert written["deals"] == 10
    assert len(written["wins"]) == len(written["mean_points"]) == 3
    assert 1 <= sum(written["wins"]) <= 10
    assert written["errors"] == 0
    assert len(written["digest"]) == 64
    assert written["moves_per_deal"] > 1


def test_the_same_seed_gives_the_same_digest_in_any_number_of_processes(report: Report) -> None:
    told: list[int] = []
    assert simulate(points(), 3, 10, seed=1, jobs=2, progress=told.append) == report
    assert told == [8, 10]


def test_another_seed_another_digest(report: Report) -> None:
    fewer = simulate(points(), 3, 2, seed=1)
    other = simulate(points(), 3, 2, seed=2)
    assert len({report.digest, fewer.digest, other.digest}) == 3


def test_a_deal_is_the_log_of_a_real_deal() -> None:
    played = play_deal(points(seats=2), {0: "medium", 1: "medium"}, seed=deal_seed(1, 0), dealer=1)
    assert Game(played.events).deal.end == played.end
    assert played.errors == 0


def test_no_more_players_than_seats() -> None:
    for players in (1, 3):
        with pytest.raises(RulesError, match="players"):
            simulate(points(seats=2), players, 1, seed=1)


@pytest.mark.parametrize("preset", presets().values(), ids=lambda preset: preset.name)
@pytest.mark.parametrize("number", range(10))
def test_computer_players_among_themselves_end_every_deal_without_a_fault(preset: Preset, number: int) -> None:
    rng = random.Random(number)
    rules = randomplay.random_rules(preset, rng)
    levels = dict.fromkeys(range(rng.randint(2, rules.packs.seats)), "medium")
    played = play_deal(rules, levels, seed=rng.randbytes(32), dealer=0)
    assert played.errors == 0
    assert played.moves < 1500
