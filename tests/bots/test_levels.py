"""The levels differ in every game, in deals won and in points, with the luck of the cards shared out evenly."""

import pytest

from openrummy.rules import preset, presets
from openrummy.sim.report import Contest
from openrummy.sim.simulate import simulate

PAIRS = pytest.mark.parametrize(("better", "worse"), [("hard", "medium"), ("medium", "easy")])


def contest(name: str, better: str, worse: str, deals: int) -> Contest:
    """How the better one of two did: every deal is played twice, with the seats exchanged."""
    game = preset(name)
    rules = game.make({"seats": 2} if 2 in game.choices.get("seats", ()) else {})
    return simulate(rules, 2, deals, 11, (better, worse), mirror=True).levels[0]


@PAIRS
@pytest.mark.parametrize(("name", "deals"), [("points", 60), ("twentyone", 60), ("rum", 30), ("gin", 60)])
def test_a_better_level_is_ahead(name: str, deals: int, better: str, worse: str) -> None:
    found = contest(name, better, worse, deals)
    assert found.win_lead > 0
    assert found.points_lead > 0


@pytest.mark.long
@PAIRS
@pytest.mark.parametrize("name", presets())
def test_a_better_level_is_surely_ahead(name: str, better: str, worse: str) -> None:
    """Both 95 % intervals are clear of even."""
    found = contest(name, better, worse, 1000)
    assert found.win_lead > found.win_margin
    assert found.points_lead > found.points_margin
