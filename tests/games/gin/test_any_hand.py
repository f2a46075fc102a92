"""What every hand of Gin keeps under random options and legal play, besides what the conformance suite asks of every game."""

import random
from typing import Final

import pytest

from helpers import randomplay
from openrummy import games
from openrummy.games.events import Drew, Knocked
from openrummy.games.gin.state import PILE_DRAWS
from openrummy.rules import Preset, presets

GIN: Final = [preset for preset in presets().values() if preset.rules.family == "gin"]


@pytest.mark.parametrize("preset", GIN, ids=lambda preset: preset.name)
@pytest.mark.dose("seed", 6, 200)
def test_one_player_scores_at_most_and_the_pile_ends_a_hand(preset: Preset, seed: int) -> None:
    rng = random.Random(seed)
    hand = randomplay.play(randomplay.begin(randomplay.random_rules(preset, rng), rng), rng)
    scored = sum(line.score > 0 for line in hand.end.results)
    assert scored == (hand.end.winner is not None) == (hand.end.cause != "void")
    assert sum(isinstance(event, Drew) and event.source == "pile" for event in hand.events) <= PILE_DRAWS


def test_nothing_is_shown_of_the_defender_until_the_hand_is_settled() -> None:
    """A knock tells the knocker's cards; how the defender lies is told by the sheet."""
    for seed in range(200):
        rng = random.Random(seed)
        hand = randomplay.begin(GIN[0].make({"defence": "player"}), rng)
        for seat, action in randomplay.moves(hand, rng):
            hand.act(seat, action)
            if hand.deal.phase == "defend":
                held = set(hand.deal.players[hand.deal.seat].hand)
                shown = next(event for event in hand.events if isinstance(event, Knocked))
                assert held.isdisjoint(card for group in shown.melds for card in group.cards)
                assert games.view(hand.deal, None).own is None
                return
    raise AssertionError("no hand was defended")
