"""Counts of many hands of one family, as JSON: run it with and without OPENRUMMY_UNCOMPILED=1 and compare.

Families: every game whose hands are known, by its name, under its own packs and rules; and ``options``, rules drawn at random.
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from arrange import deals
from openrummy.arrange import HandRules, compiled, count_many
from openrummy.cards import JOKER, face
from openrummy.packs import build, wild_faces
from openrummy.rules import hand_game, hand_games

BLOCK = 250
"""Hands that share their rules, and a call."""

FAMILIES = (*{(game.hand, game.packs): name for name, game in reversed([*hand_games().items()])}.values(), "options")
"""Games whose hands are the same are asked once."""


class Block(NamedTuple):
    """Faces of hands one after another, and the wild faces of each."""

    rules: HandRules
    faces: bytes
    wilds: list[frozenset[int]]

    def one(self, at: int) -> bytes:
        return self.faces[at * self.rules.size : (at + 1) * self.rules.size]

    def counts(self) -> list[int]:
        return list(count_many(self.faces, self.rules, self.wilds))


def hard(chance: random.Random, deck: list[int], size: int, wild: frozenset[int]) -> list[int]:
    """Cards of the deck with many jokers, or of few ranks, or of few suits."""
    jokers = [one for one in deck if one == JOKER or one in wild]
    ranks, suits = chance.sample(range(13), chance.randint(4, 7)), chance.sample(range(4), 2)
    kind = chance.randrange(3)
    plain = [one for one in deck if one not in jokers and (one % 13 in ranks if kind == 1 else kind == 0 or one // 13 in suits)]
    some = chance.sample(jokers, min(len(jokers), size, chance.randint(3, 9) if kind == 0 else chance.randint(0, 3)))
    chosen = [*some, *chance.sample(plain, min(len(plain), size - len(some)))]
    rest = list(deck)
    for one in chosen:
        rest.remove(one)
    return chance.sample([*chosen, *chance.sample(rest, size - len(chosen))], size)


def of_game(chance: random.Random, name: str) -> Block:
    """Half of the hands as they are dealt, half of them hard."""
    game = hand_game(name)
    deck = [face(one) for one in build(game.packs)]
    wilds = [wild_faces(chance.choice(deck), game.packs) for _ in range(BLOCK)]
    if game.packs.wild_mode == "none":
        wilds = wilds[:1]
    hands = [
        hard(chance, deck, game.size, wilds[at % len(wilds)]) if at % 2 else chance.sample(deck, game.size) for at in range(BLOCK)
    ]
    return Block(game.hand, bytes(one for hand in hands for one in hand), wilds)


def of_options(chance: random.Random) -> Block:
    rules = deals.rules(chance)
    wilds = [deals.wild(chance) for _ in range(BLOCK)]
    hands = [deals.hand(chance, 13, wild) for wild in wilds]
    return Block(rules, bytes(face(one) for hand in hands for one in hand), wilds)


def blocks(family: str, first: int, number: int) -> Iterator[Block]:
    """So many blocks; every one has a seed of its own."""
    for seed in range(first, first + number):
        chance = random.Random(f"{family} {seed}")
        yield of_options(chance) if family == "options" else of_game(chance, family)


if __name__ == "__main__":
    print(json.dumps(["compiled" if compiled else "uncompiled"]))
    asked = [(family, int(first), int(number)) for family, first, number in (one.split(":") for one in sys.argv[1:])]
    for one in asked:
        print(json.dumps([count for block in blocks(*one) for count in block.counts()]))
