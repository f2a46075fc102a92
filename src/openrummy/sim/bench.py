"""How fast the arranger is. Times are of the CPU, the least of several runs, so that a busy machine says little less than an idle one."""

import os
import random
import subprocess
import sys
from array import array
from collections.abc import Callable, Iterator
from time import perf_counter, process_time
from typing import NamedTuple

import msgspec

from openrummy.arrange import GIN, POINTS, TWENTYONE, HandRules, arrange, compiled, count, distance
from openrummy.arrange.hand import WIDTHS, mask, points_core
from openrummy.cards import FACES, JOKER, card

_RUNS = 5
_WORST = 1000


class Case(msgspec.Struct, frozen=True):
    """``hands_per_s`` in a batch; ``p99_us`` and ``max_us``: single hands, the worst of them timed again, the least of five."""

    case: str
    hands_per_s: float
    p99_us: float
    max_us: float


class Bench(msgspec.Struct, frozen=True):
    """``cold_start_s``: a new Python process that imports the arranger and arranges one hand."""

    compiled: bool
    results: tuple[Case, ...]
    cold_start_s: float


class Hands(NamedTuple):
    """Faces of many hands, one after another, and the wild faces of each."""

    rules: HandRules
    size: int
    faces: bytes
    wilds: list[frozenset[int]]

    def one(self, at: int) -> bytes:
        return self.faces[at * self.size : (at + 1) * self.size]


Draw = Callable[[random.Random, frozenset[int]], list[int]]


def _deck(packs: int, jokers: int) -> list[int]:
    return [*list(range(FACES - 1)) * packs, *[JOKER] * jokers]


_TWO = _deck(2, 4)
_THREE = _deck(3, 3)
_ONE = _deck(1, 0)


def _rank_wild(chance: random.Random) -> frozenset[int]:
    rank = chance.randrange(13)
    return frozenset(suit * 13 + rank for suit in range(4))


def _cut_wild(chance: random.Random) -> frozenset[int]:
    """21-card: the rank of the cut card, and its two neighbours in suit (XXI-2)."""
    cut = chance.randrange(52)
    suit, rank = divmod(cut, 13)
    near = {suit * 13 + (rank + step) % 13 for step in (-1, 1)}
    return frozenset({one * 13 + rank for one in range(4)} | near)


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


def _families(number: int) -> Iterator[tuple[str, Hands]]:
    yield "points-random", _hands(POINTS, 13, number, lambda chance, _: chance.sample(_TWO, 13), _rank_wild)
    yield "points-hard", _hands(POINTS, 13, number, _hard(_TWO, 13), _rank_wild)
    yield "twentyone-random", _hands(TWENTYONE, 21, number // 4, lambda chance, _: chance.sample(_THREE, 21), _cut_wild)
    yield "twentyone-hard", _hands(TWENTYONE, 21, number // 16, _hard(_THREE, 21), _cut_wild)
    yield "gin-random", _hands(GIN, 10, number, lambda chance, _: chance.sample(_ONE, 10), lambda _: frozenset())


def _least(run: Callable[[], object]) -> float:
    """Seconds of CPU, the least of several runs."""
    times = []
    for _ in range(_RUNS):
        start = process_time()
        run()
        times.append(process_time() - start)
    return min(times)


def _batch(name: str, hands: Hands) -> Case:
    number = len(hands.wilds)
    masks = array("q", map(mask, hands.wilds))
    counts = array("H", bytes(2 * number))
    # As wide as count_many takes them at once; what does not fit is left to the wider rows there.
    search = points_core(hands.rules, WIDTHS[2])
    took = _least(lambda: search.count_many(hands.faces, hands.size, masks, hands.rules.counting.cap, counts))
    singles = [(hands.one(at), array("q", [masks[at]]), array("H", [0])) for at in range(min(number, 20_000))]
    cap = hands.rules.counting.cap

    def single(at: int) -> float:
        start = perf_counter()
        search.count_many(singles[at][0], hands.size, singles[at][1], cap, singles[at][2])
        return perf_counter() - start

    return Case(name, round(number / took), *_tail(single, len(singles)))


def _grouping(name: str, hands: Hands) -> Case:
    """As ``_batch``, with the melds."""
    number, cap = len(hands.wilds), hands.rules.counting.cap
    masks = array("q", map(mask, hands.wilds))
    counts, groups = array("H", bytes(2 * number)), bytearray(len(hands.faces))
    search = points_core(hands.rules, WIDTHS[2])
    took = _least(lambda: search.group_many(hands.faces, hands.size, masks, cap, into=counts, groups=groups))
    one, own = array("H", [0]), bytearray(hands.size)

    def single(at: int) -> float:
        hand, wild = hands.one(at), masks[at : at + 1]
        start = perf_counter()
        search.group_many(hand, hands.size, wild, cap, into=one, groups=own)
        return perf_counter() - start

    return Case(name, round(number / took), *_tail(single, min(number, 20_000)))


def _tail(single: Callable[[int], float], number: int) -> tuple[float, float]:
    """99th percentile and worst, in microseconds: the slowest thousand are timed again, the least of five."""
    times = [single(at) for at in range(number)]
    slowest = sorted(range(number), key=times.__getitem__)[-_WORST:]
    for at in slowest:
        times[at] = min(single(at) for _ in range(_RUNS))
    times.sort()
    return round(times[number * 99 // 100] * 1e6, 2), round(times[-1] * 1e6, 2)


def _calls(name: str, run: Callable[[list[int], frozenset[int]], object], hands: Hands, number: int) -> Case:
    """One call from Python for each hand."""
    dealt = [(_cards(hands.one(at)), hands.wilds[at]) for at in range(min(number, len(hands.wilds)))]

    def single(at: int) -> float:
        start = perf_counter()
        run(*dealt[at])
        return perf_counter() - start

    took = _least(lambda: [run(*one) for one in dealt])
    return Case(name, round(len(dealt) / took), *_tail(single, len(dealt)))


def _cards(faces: bytes) -> list[int]:
    return [card(face, faces[:at].count(face)) for at, face in enumerate(faces)]


def _cold_start() -> float:
    code = "from openrummy.arrange import POINTS, arrange; arrange(list(range(13)), POINTS, frozenset())"
    times = []
    for _ in range(_RUNS):
        start = perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, env=dict(os.environ))
        times.append(perf_counter() - start)
    return round(min(times), 3)


def bench(number: int = 100_000) -> Bench:
    """Measure everything; ``number``: random hands of the largest batch."""
    families = dict(_families(number))
    results = [_batch(name, hands) for name, hands in families.items()]
    dealt = families["points-random"]
    results.append(_grouping("points-grouping", dealt))
    results.append(_calls("one-arrange", lambda cards, wild: arrange(cards, POINTS, wild), dealt, number // 20))
    results.append(_calls("one-call", lambda cards, wild: count(cards, POINTS, wild), dealt, number // 4))
    results.append(_calls("distance", lambda cards, wild: distance(cards, POINTS, wild), dealt, number // 100))
    return Bench(compiled, tuple(results), _cold_start())
