"""Simulations: repeatable, however the work is divided."""

import random

import msgspec
import pytest

from helpers import randomplay
from helpers.rig import AnyGame, points
from match.deals import rules
from openrummy.match import evolve
from openrummy.match.events import MatchEvent
from openrummy.rules import Preset, Rules, RulesError, presets
from openrummy.sim import Report, play_deal, play_match, simulate, simulate_matches
from openrummy.sim.report import Line
from openrummy.sim.report import report as report_of
from openrummy.sim.simulate import deal_seed


@pytest.fixture(scope="module")
def report() -> Report:
    return simulate(points(), 3, 10, seed=1)


def test_the_report_has_the_promised_shape(report: Report) -> None:
    written = msgspec.json.decode(msgspec.json.encode(report))
    assert (written["deals"], written["matches"], written["unfinished"], written["levels"]) == (10, 0, 0, [])
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
    assert AnyGame(played.events).deal.end == played.end
    assert played.errors == 0


def test_no_more_players_than_seats() -> None:
    for players in (1, 3):
        with pytest.raises(RulesError, match="players"):
            simulate(points(seats=2), players, 1, seed=1)


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(RulesError, match="fierce"):
        simulate(points(seats=2), 2, 1, seed=1, levels=["medium", "fierce"])


def test_mirrored_deals_give_everyone_every_hand() -> None:
    """Three players who play alike: whatever a hand is worth, each gets it once."""
    report = simulate(points(seats=3), 3, 4, seed=3, levels=["medium"] * 3, mirror=True)
    assert report.deals == 12
    assert len(set(report.wins)) == 1
    assert len(set(report.mean_points)) == 1
    alone = simulate(points(seats=3), 3, 4, seed=3)
    assert len(set(alone.wins)) > 1


def test_matches_are_only_where_deals_add_up() -> None:
    with pytest.raises(RulesError, match="no_match"):
        simulate_matches(points(), 3, 1, seed=1)


MATCHES = [
    rules(format="pool", limit=61, first_drop=15, middle_drop=30, cap=60, first_deal="high_starts"),
    rules(format="deals", deals=2),
    rules(format="chips", deals=2),
    rules(format="chips", deals=3, by_points=True, stop_when_decided=True),
]


@pytest.mark.parametrize("match", MATCHES, ids=lambda rules: rules.match.format)
def test_matches_are_played_to_their_results(match: Rules) -> None:
    report = simulate_matches(match, 3, 4, seed=1, mirror=True)
    assert (report.matches, report.unfinished, report.errors) == (12, 0, 0)
    assert report.deals >= 24
    assert sum(report.wins) >= 12
    assert simulate_matches(match, 3, 4, seed=1, mirror=True, jobs=2) == report


def test_a_match_is_its_log_and_those_of_its_deals() -> None:
    played = play_match(MATCHES[0], dict.fromkeys(range(4), "medium"), seed=bytes(32))
    match = None
    for event in msgspec.json.decode(msgspec.json.encode(played.events), type=list[MatchEvent]):
        match = evolve(match, event)
    assert match == played.match
    assert match is not None
    assert match.end is not None
    assert sum(match.end.payouts.values()) == match.pool
    for deal in played.deals:
        assert AnyGame(deal.events).deal.end == deal.end


def test_leads_and_their_intervals() -> None:
    """Two levels, two mirrored deals: reckoned by hand."""

    def line(winner: int, worth: tuple[int, int]) -> Line:
        return Line(winners=(winner,), points=worth, worth=worth, deals=1, moves=1, errors=0, digest=b"")

    groups = [[line(0, (10, -10)), line(1, (-4, 4))], [line(0, (3, -3)), line(0, (1, -1))]]
    hard, medium = report_of(groups, ["hard", "medium"], matches=False).levels
    # Won by hard: half of the first pair, all of the second; ahead by 6 and 4 points a deal.
    assert (hard.win_share, hard.win_lead, hard.points_lead) == (0.75, 0.5, 5)
    assert hard.win_margin == pytest.approx(1.96 * 0.5, abs=1e-3)
    assert hard.points_margin == pytest.approx(1.96 * 1, abs=1e-3)
    assert (medium.win_lead, medium.points_lead) == (-0.5, -5)


@pytest.mark.parametrize("preset", presets().values(), ids=lambda preset: preset.name)
@pytest.mark.parametrize("number", range(10))
def test_computer_players_among_themselves_end_every_deal_without_a_fault(preset: Preset, number: int) -> None:
    rng = random.Random(number)
    rules = randomplay.random_rules(preset, rng)
    levels = dict.fromkeys(range(rng.randint(2, rules.packs.seats)), "medium")
    played = play_deal(rules, levels, seed=rng.randbytes(32), dealer=0)
    assert played.errors == 0
    assert played.moves < 1500
