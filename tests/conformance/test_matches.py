"""What every registered rule set keeps over whole matches of random legal play."""

import random
from typing import Final

import msgspec
import pytest

from helpers import randomplay
from helpers.randommatch import MatchGame, play_match
from openrummy import match
from openrummy.games.errors import IllegalAction
from openrummy.match.actions import AnswerSplit, ProposeSplit, Rejoin
from openrummy.match.events import MatchEnded, MatchEvent, Scored
from openrummy.rules import Preset, presets

PRESETS: Final = list(presets().values())


def logged(game: MatchGame) -> list[MatchEvent]:
    return [event for event in game.events if isinstance(event, MatchEvent)]


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
@pytest.mark.dose("seed", 1, 100)
def test_a_match_adds_up_replays_and_ends(preset: Preset, seed: int) -> None:
    rng = random.Random(4000 + seed)
    game = play_match(randomplay.random_rules(preset, rng), rng)
    log = logged(game)
    replayed: match.Match | None = None
    for event in msgspec.json.decode(msgspec.json.encode(log), type=list[MatchEvent]):
        replayed = match.evolve(replayed, event)
    assert replayed == game.match
    assert sum(isinstance(event, Scored) for event in log) == game.deals
    single = game.match.start.rules.match.format == "single"
    ends = [event for event in log if isinstance(event, MatchEnded)]
    assert ends == ([] if single else [game.match.end])
    for seat in (*game.match.status, None):
        view = match.view(game.match, seat)
        assert (view is None) is single
        if view is not None:
            assert view.end == game.match.end
            assert {one.seat: one.total for one in view.seats} == game.match.totals


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_after_its_end_a_match_goes_no_further(preset: Preset) -> None:
    rng = random.Random(4500)
    game = play_match(preset.rules, rng)
    if game.match.end is None:
        assert game.match.start.rules.match.format == "single"
        return
    assert set(game.match.end.winners) <= set(game.match.status)
    assert game.match.end.winners
    assert match.next_deal(game.match) is None
    assert match.clock(game.match) is None
    for seat in game.match.status:
        assert match.legal(game.match, seat) == match.views.MatchLegal()
        for action in (Rejoin(True), ProposeSplit(), AnswerSplit(True)):
            with pytest.raises(IllegalAction):
                match.decide(game.match, seat, action)
