"""What every registered rule set keeps, under random options and random legal play."""

import random
from typing import Final

import msgspec
import pytest

from helpers import randomplay
from helpers.rig import Game
from openrummy.games import indian
from openrummy.games.actions import Action, Declare, Discard, Draw, Drop, Exchange, Submit, Timeout
from openrummy.games.errors import Code, IllegalAction
from openrummy.games.events import DealStarted, Event
from openrummy.packs import build
from openrummy.rules import presets

PRESETS: Final = [preset for preset in presets().values() if preset.rules.family == "indian"]
"""Gin has the same tests of its own, beside its other ones."""
DEALS: Final = [*range(60), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(60, 1000))]


class Checked(Game):
    """A deal in which every event must keep the cards."""

    def apply(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        for event in events:
            super().apply((event,))
            assert indian.cards_of(self.deal) == build(self.deal.start.rules.packs), event
            assert isinstance(event, DealStarted) or all(
                (self.deal.players[seat].dropped is None) == (seat in self.deal.still_in) for seat in self.deal.players
            )
        return events


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
@pytest.mark.parametrize("seed", DEALS)
def test_a_deal_keeps_its_cards_replays_and_ends(preset: randomplay.Preset, seed: int) -> None:
    """Cards conserved after every event; ``moves`` fails where nothing is legal or the deal does not end."""
    rng = random.Random(seed)
    game = Checked(tuple(randomplay.begin(randomplay.random_rules(preset, rng), rng).events))
    randomplay.play(game, rng)
    end = game.end
    assert sum(result.chips for result in end.results) == 0
    assert [result.seat for result in end.results] == list(game.deal.players)
    assert (end.winner is None) == (end.cause == "void")
    # As the log stores it: written, read and applied again, it gives the same deal at every step.
    stored = msgspec.json.encode(game.events)
    assert Game(tuple(msgspec.json.decode(stored, type=list[Event]))).deal == game.deal


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_random_play_meets_every_way_a_deal_can_end(preset: randomplay.Preset) -> None:
    """The tests above would prove little if all their deals ended alike."""
    wanted = {"shown", "wrong_show", "last_player", "void"}
    for seed in range(60):
        rng = random.Random(seed)
        game = randomplay.begin(randomplay.random_rules(preset, rng), rng)
        wanted.discard(randomplay.play(game, rng).end.cause)
        if not wanted:
            break
    assert not wanted


def _key(action: Action) -> object:
    """Actions of one kind with equal content are the same; submissions are judged by kind alone."""
    return type(action) if isinstance(action, Submit) else action


def _tried(game: Game, rng: random.Random) -> Action:
    pack = build(game.deal.start.rules.packs)
    card = rng.choice([*pack, -1, 10**6])
    groups = tuple(tuple(rng.choices(pack, k=rng.randint(1, 5))) for _ in range(rng.randint(0, 4)))
    return rng.choice(
        [
            Draw("stock"),
            Draw("pile"),
            Discard(card),
            Declare(card),
            Exchange(card),
            Drop(),
            Submit(groups),
            Timeout(turn=game.deal.turn + 1),
        ]
    )


def _check_legal_is_exact(game: Game, rng: random.Random) -> None:
    deal, before = game.deal, msgspec.json.encode(game.deal)
    for seat in deal.players:
        legal = randomplay.listed(indian.legal(deal, seat), deal.players[seat].hand, rng)
        for action in legal:
            # Submissions are accepted when they are played; to settle each of them here would take long.
            if not isinstance(action, Submit):
                assert indian.decide(deal, seat, action)
        allowed = set(map(_key, legal))
        for _ in range(6):
            action = _tried(game, rng)
            if _key(action) in allowed:
                continue
            with pytest.raises(IllegalAction) as refused:
                indian.decide(deal, seat, action)
            assert refused.value.code in set(Code)
    assert msgspec.json.encode(deal) == before


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
@pytest.mark.parametrize("seed", DEALS[:20] + DEALS[60:260])
def test_what_is_legal_is_accepted_and_what_is_not_is_refused(preset: randomplay.Preset, seed: int) -> None:
    rng = random.Random(1000 + seed)
    game = randomplay.begin(randomplay.random_rules(preset, rng), rng)

    def check(game: Game) -> None:
        if game.deal.end is None and (rng.random() < 0.2 or game.deal.phase in ("arrange", "count")):
            _check_legal_is_exact(game, rng)

    randomplay.play(game, rng, check)
    for seat in game.deal.players:
        assert not indian.legal(game.deal, seat)
