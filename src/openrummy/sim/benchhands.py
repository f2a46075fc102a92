"""The hands that the arranger is timed on: dealt ones, and families that are hard for it. The same on every machine."""

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from openrummy.arrange import GIN, POINTS, TWENTYONE, HandRules
from openrummy.cards import FACES, JOKER, card
from openrummy.packs import Packs, wild_faces


class Hands(NamedTuple):
    """Faces of many hands, one after another, and the wild faces of each."""

    rules: HandRules
    size: int
    faces: bytes
    wilds: list[frozenset[int]]

    def one(self, at: int) -> bytes:
        return self.faces[at * self.size : (at + 1) * self.size]

    def cards(self, at: int) -> list[int]:
        """One hand as physical cards."""
        faces = self.one(at)
        return [card(face, faces[:place].count(face)) for place, face in enumerate(faces)]

    def first(self, number: int) -> "Hands":
        """So many of the hands, or all."""
        return self._replace(faces=self.faces[: number * self.size], wilds=self.wilds[:number])


Draw = Callable[[random.Random, frozenset[int]], list[int]]


def _deck(packs: int, jokers: int) -> list[int]:
    return [*list(range(FACES - 1)) * packs, *[JOKER] * jokers]


_TWO = _deck(2, 4)
_THREE = _deck(3, 3)
_ONE = _deck(1, 0)


# Made once: many hands share them.
_BY_RANK = [wild_faces(rank, Packs()) for rank in range(13)]
_BY_CUT = [wild_faces(cut, Packs(wild_mode="neighbours")) for cut in range(JOKER)]
_NONE = frozenset[int]()


def _rank_wild(chance: random.Random) -> frozenset[int]:
    return chance.choice(_BY_RANK)


def _cut_wild(chance: random.Random) -> frozenset[int]:
    return chance.choice(_BY_CUT)


def _hard(deck: list[int], size: int) -> Draw:
    """In turn: four to eight jokers; few ranks; two suits."""

    def draw(chance: random.Random, wild: frozenset[int]) -> list[int]:
        plain = [one for one in deck if one != JOKER and one not in wild]
        jokers = [one for one in deck if one == JOKER or one in wild]
        family = chance.randrange(3)
        ranks = chance.sample(range(13), size // 3)
        suits = chance.sample(range(4), 2)
        pool = [one for one in plain if family == 0 or (one % 13 in ranks if family == 1 else one // 13 in suits)]
        count = max(chance.randint(4, 8) if family == 0 else chance.randint(1, 3), size - len(pool))
        return chance.sample(jokers, count) + chance.sample(pool, size - count)

    return draw


def _hands(rules: HandRules, size: int, number: int, draw: Draw, wild: Callable[[random.Random], frozenset[int]]) -> Hands:
    chance = random.Random(1)
    wilds = [wild(chance) for _ in range(number)]
    return Hands(rules, size, b"".join(bytes(draw(chance, one)) for one in wilds), wilds)


def families(number: int) -> Iterator[tuple[str, Hands]]:
    """Each family by the name of its case; ``number``: hands of the largest ones."""
    yield "points-random", _hands(POINTS, 13, number, lambda chance, _: chance.sample(_TWO, 13), _rank_wild)
    yield "points-hard", _hands(POINTS, 13, number, _hard(_TWO, 13), _rank_wild)
    yield "twentyone-random", _hands(TWENTYONE, 21, number // 4, lambda chance, _: chance.sample(_THREE, 21), _cut_wild)
    yield "twentyone-hard", _hands(TWENTYONE, 21, number // 16, _hard(_THREE, 21), _cut_wild)
    yield "gin-random", _hands(GIN, 10, number, lambda chance, _: chance.sample(_ONE, 10), lambda _: _NONE)
