"""What every computer player keeps in every registered rule set: a legal answer, the same for the same sight, blind to what is hidden."""

import random
from typing import Final

import pytest

from helpers import leaks, randomplay
from helpers.rig import AnyGame
from openrummy import bots, games
from openrummy.rules import Preset, presets

PRESETS: Final = list(presets().values())


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
@pytest.mark.dose("seed", 2, 60)
def test_wherever_it_must_act_it_has_a_legal_answer_that_is_blind_to_hidden_cards(preset: Preset, level: str, seed: int) -> None:
    rng = random.Random(7000 + seed)
    game = randomplay.begin(randomplay.random_rules(preset, rng), rng)

    def ask(game: AnyGame) -> None:
        if rng.random() > 0.06 and game.deal.phase in ("draw", "discard"):
            return
        for seat in game.deal.players:
            seen = games.view(game.deal, seat)
            assert bots.must_act(seen) is (seat in games.waited_for(game.deal))
            if not bots.must_act(seen):
                continue
            history = tuple(games.event_for(event, seat, game.deal) for event in game.events)
            chosen = bots.choose(level, game.deal.start.rules, seen, history)
            assert games.decide(game.deal, seat, chosen)
            blind = games.view(leaks.scramble(game, seat, rng), seat)
            assert bots.choose(level, game.deal.start.rules, blind, history) == chosen

    randomplay.play(game, rng, ask)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_a_seat_with_nothing_to_do_is_not_asked(preset: Preset) -> None:
    game = randomplay.begin(preset.rules, random.Random(8))
    (acting,) = games.waited_for(game.deal)
    for viewer in (*game.deal.players, None):
        seen = games.view(game.deal, viewer)
        assert bots.must_act(seen) is (viewer == acting)
        if viewer != acting:
            for level in bots.LEVELS:
                with pytest.raises(ValueError, match="seat"):
                    bots.choose(level, preset.rules, seen, ())


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_every_level_names_its_policy_and_an_unknown_one_is_refused(preset: Preset) -> None:
    assert all("/" in bots.policy(level, preset.rules.family) for level in bots.LEVELS)
    with pytest.raises(KeyError):
        bots.choose("expert", preset.rules, games.view(randomplay.begin(preset.rules, random.Random(8)).deal, 0), ())
