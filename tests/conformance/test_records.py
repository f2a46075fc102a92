"""Records of every registered rule set: written, read, written again; played again to the same result; a changed line is found."""

import random
from typing import Final

import pytest
from msgspec.structs import replace

from helpers import randomplay
from helpers.randommatch import MOST_DEALS, play_match
from openrummy import record
from openrummy.games.events import DealStarted, Discarded, Drew, Event
from openrummy.rules import Preset, presets

PRESETS: Final = list(presets().values())


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
@pytest.mark.dose("seed", 3, 200)
def test_a_deal_is_read_as_it_was_written_and_plays_again_to_the_same_result(preset: Preset, seed: int) -> None:
    """Time-outs and players who leave among it."""
    rng = random.Random(9000 + seed)
    game = randomplay.begin(randomplay.random_rules(preset, rng), rng)
    randomplay.play(game, rng)
    names = {seat: rng.choice(["Asha", "Ravi", "প্রিয়া", "x y", "-", "7S", '"']) for seat in game.deal.players}
    source = record.write(game.events, names)
    known = record.read(source)
    assert (known.events, known.names, known.rules) == (tuple(game.events), names, game.deal.start.rules)
    assert record.verify_text(source) == known


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
@pytest.mark.dose("seed", 1, 20)
def test_a_match_is_read_as_it_was_written_and_plays_again_to_the_same_result(preset: Preset, seed: int) -> None:
    """The first of them, which every run plays, at most so far."""
    rng = random.Random(9500 + seed)
    events = play_match(randomplay.random_rules(preset, rng), rng, 6 if seed == 0 else MOST_DEALS).events
    source = record.write(events, {}, preset.name)
    assert record.read(source).events == tuple(events)
    assert record.verify_text(source).game == preset.name


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
@pytest.mark.dose("seed", 1, 40)
def test_a_changed_card_turn_or_seed_is_found(preset: Preset, seed: int) -> None:
    rng = random.Random(9700 + seed)
    game = randomplay.play(randomplay.begin(randomplay.random_rules(preset, rng), rng), rng)
    start = game.events[0]
    assert isinstance(start, DealStarted)
    assert start.stock is not None
    draws = [(at, event) for at, event in enumerate(game.events) if isinstance(event, Drew)]
    changes: dict[int, Event] = {0: replace(start, stock=start.stock[1:] + start.stock[:1])}
    if draws:
        at, drew = rng.choice(draws)
        changes[at] = replace(drew, card=start.opening if drew.card != start.opening else start.stock[0])
    ends = len(game.events) - 1
    changes[ends] = replace(game.end, seed=rng.randbytes(32).hex())
    for at, other in changes.items():
        events = (*game.events[:at], other, *game.events[at + 1 :])
        with pytest.raises(record.RecordError) as wrong:
            record.verify(record.Record(preset.name, start.rules, {}, events))
        assert wrong.value.code == "not_borne_out"


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_a_move_that_is_taken_out_is_found(preset: Preset) -> None:
    rng = random.Random(9900)
    game = randomplay.play(randomplay.begin(preset.rules, rng), rng)
    at = next(at for at, event in enumerate(game.events) if isinstance(event, Drew | Discarded))
    events = (*game.events[:at], *game.events[at + 1 :])
    with pytest.raises(record.RecordError):
        record.verify(record.Record(preset.name, preset.rules, {}, events))


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_any_line_left_out_or_said_twice_is_found(preset: Preset) -> None:
    rng = random.Random(9950)
    game = randomplay.play(randomplay.begin(preset.rules, rng), rng)
    lines = record.write(game.events, dict.fromkeys(game.deal.players, "Asha")).split("\n")
    body = next(at for at, line in enumerate(lines) if line.startswith("rules"))
    for at in rng.sample(range(body, len(lines) - 1), 6):
        for changed in ([*lines[:at], *lines[at + 1 :]], [*lines[: at + 1], *lines[at:]]):
            with pytest.raises(record.RecordError):
                record.verify_text("\n".join(changed))
