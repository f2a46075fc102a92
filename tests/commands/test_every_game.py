"""What the commands keep for the hands of every game: dealt hands, and hands built near a show."""

import random
from typing import Any

import pytest

from openrummy.cards import is_printed_joker, rank, suit, text
from openrummy.commands.answers import COMMANDS
from openrummy.commands.questions import question
from openrummy.packs import build
from openrummy.rules import HandGame, hand_games


def dealt(game: HandGame, chance: random.Random, more: int) -> dict[str, Any]:
    """A line with cards of the packs, most of the time of two suits and few ranks, so that shows come up."""
    pack = list(build(game.packs))
    chance.shuffle(pack)
    cut = pack.pop() if game.packs.wild_mode != "none" else None
    if chance.random() < 0.7:
        suits, low = chance.sample(range(4), 2), chance.randrange(7)
        near = [card for card in pack if is_printed_joker(card) or (suit(card) in suits and low <= rank(card) < low + 6)]
        pack = near + [card for card in pack if card not in near]
    hand = [text(card) for card in pack[: game.size + more]]
    return {"rules": game.name, "wild": None if cut is None else text(cut), "hand": hand}


@pytest.mark.parametrize("game", hand_games().values(), ids=lambda game: game.name)
def test_the_answers_of_the_commands_agree(game: HandGame) -> None:
    valid = 0
    for seed in range(60 if game.size <= 14 else 20):
        line = dealt(game, random.Random(seed), 0)
        best, count = (COMMANDS[name](question(line)) for name in ("arrange", "count"))
        laid = COMMANDS["check"](question(line | {"groups": [group["cards"] for group in best["groups"]]}))
        about = f"seed {seed}: {line}"
        assert count["points"] == best["points"], about
        assert [group["kind"] for group in laid["groups"]] == [group["kind"] for group in best["groups"]], about
        assert sorted(laid["loose"]) == sorted(best["loose"]), about
        assert (best["distance"] == 0) is best["declarable"] is laid["declarable"], about
        assert laid["points"] == best["points"], about
        if game.knock is None:
            assert laid["valid"] is (best["declarable"] and "show" not in best), about
            assert best["declarable"] or "show" not in best, about
            if "show" in best:
                groups = [group["cards"] for group in best["show"]["groups"]]
                assert COMMANDS["check"](question(line | {"groups": groups}))["valid"], about
        else:
            assert laid["valid"] is best["knock"] is (best["points"] <= game.knock.knock_limit), about
        valid += laid["valid"]
    assert valid or game.size > 13, "some of the hands can be shown"


@pytest.mark.parametrize("game", hand_games().values(), ids=lambda game: game.name)
def test_each_discard_named_leaves_what_it_promises(game: HandGame) -> None:
    named = 0
    for seed in range(20 if game.size <= 14 else 4):
        line = dealt(game, random.Random(seed), 1)
        best = COMMANDS["arrange"](question(line))
        promised = set(best["discards"])
        for given in set(line["hand"]):
            rest = list(line["hand"])
            rest.remove(given)
            after = COMMANDS["arrange"](question(line | {"hand": rest}))
            kept = after["declarable"] if game.knock is None else after["knock"]
            assert (given in promised) is kept, f"seed {seed}: {line}, {given}"
            if given == best["discard"]:
                assert (after["points"], after["declarable"]) == (best["points"], best["declarable"]), f"seed {seed}: {line}"
        assert COMMANDS["count"](question(line))["points"] <= best["points"]
        named += len(promised)
    assert named or game.size > 13, "some of the hands can be shown"
