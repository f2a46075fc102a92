"""The arranger beside others on the same hands: OR-tools CP-SAT and OpenSpiel where they are installed, and its own plain Python.

uv run --group bench openrummy bench arrange
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from itertools import chain, combinations
from time import process_time
from typing import Any, Final, NamedTuple

import msgspec

from openrummy.arrange import GIN, POINTS, TWENTYONE, card_points, count_many
from openrummy.cards import FACES, JOKER
from openrummy.melds import windows
from openrummy.sim.benchhands import Hands

_BY_SOLVER: Final = 300
_BY_PLAIN: Final = {"points-random": 400, "twentyone-random": 60, "gin-random": 2000}
_BY_SPIEL: Final = 20_000


class Rival(msgspec.Struct, frozen=True):
    """Another program on the first ``hands`` hands of a case. ``ours_per_s``: the arranger asked in the same way, a batch or hand by hand.

    ``differ``: of how many hands the two say different things.
    """

    case: str
    by: str
    hands: int
    hands_per_s: float
    ours_per_s: float
    differ: int


def against_others(dealt: Mapping[str, Hands], ours: Mapping[str, float], progress: Callable[[str], None]) -> Iterator[Rival]:
    """Everyone who is there. Plain Python is the core itself without its compiled form."""
    for name, most in _BY_PLAIN.items():
        progress(f"{name} in plain Python")
        hands = dealt[name].first(most)
        rate, counts = _by_plain(name, hands)
        yield Rival(name, "plain Python", len(hands.wilds), rate, ours[name], _differ(hands, counts))
    if _has("ortools"):
        progress("points-random by CP-SAT")
        hands = dealt["points-random"].first(_BY_SOLVER)
        rate, counts = _by_solver(hands)
        by = f"OR-tools CP-SAT {version('ortools')}"
        yield Rival("points-random", by, len(hands.wilds), rate, ours["points-random"], _differ(hands, counts))
    if _has("open_spiel"):
        progress("gin-random by OpenSpiel")
        hands = dealt["gin-random"].first(_BY_SPIEL)
        rate, counts = _by_spiel(hands)
        by = f"OpenSpiel {version('open_spiel')}"
        yield Rival("one-call-gin", by, len(hands.wilds), rate, ours["one-call-gin"], _differ(hands, counts))


def _differ(hands: Hands, counts: Sequence[int]) -> int:
    right = count_many(hands.faces, hands.rules, hands.wilds, hands.size)
    return sum(one != other for one, other in zip(counts, right, strict=True))


def _has(package: str) -> bool:
    try:
        version(package)
    except PackageNotFoundError:
        return False
    return True


# The core as it runs without a compiler

_RULES: Final = {"points-random": POINTS, "twentyone-random": TWENTYONE, "gin-random": GIN}


def _by_plain(case: str, hands: Hands) -> tuple[float, list[int]]:
    asked = msgspec.json.encode([case, hands.size, hands.faces, [sorted(wild) for wild in hands.wilds]])
    code = "from openrummy.sim.rivals import count_plain; count_plain()"
    environment = os.environ | {"OPENRUMMY_UNCOMPILED": "1"}
    told = subprocess.run([sys.executable, "-c", code], input=asked, check=True, capture_output=True, env=environment).stdout
    seconds, counts = msgspec.json.decode(told, type=tuple[float, list[int]])
    return round(len(hands.wilds) / seconds), counts


def count_plain() -> None:
    """Count the hands that come as JSON through standard input; print seconds and counts. Half of them are counted before, to fill tables."""
    case, size, faces, wilds = msgspec.json.decode(sys.stdin.buffer.read(), type=tuple[str, int, bytes, list[frozenset[int]]])
    if len(set(wilds)) == 1:
        wilds = wilds[:1]
    count_many(faces[:size], _RULES[case], wilds[:1], size)
    start = process_time()
    counts = count_many(faces, _RULES[case], wilds, size)
    print(msgspec.json.encode([process_time() - start, list(counts)]).decode())


# OpenSpiel's gin


def _by_spiel(hands: Hands) -> tuple[float, list[int]]:
    import pyspiel  # noqa: PLC0415 - only where it is installed

    asked = [list(hands.one(at)) for at in range(len(hands.wilds))]
    least: Callable[[list[int]], int] = pyspiel.gin_rummy.GinRummyUtils(13, 4, hands.size).min_deadwood
    start = process_time()
    counts = [least(hand) for hand in asked]
    return round(len(asked) / (process_time() - start)), counts


# Set packing


class _Packing(NamedTuple):
    """The groups that a hand could hold, each a set of faces and a number of jokers, and what they save."""

    groups: list[tuple[tuple[int, ...], int]]
    supply: dict[int, int]
    jokers: int
    points: list[int]


def _by_solver(hands: Hands) -> tuple[float, list[int]]:
    """Build and solve a model for each hand, on one core; listing the groups is not counted."""
    from ortools.sat.python import cp_model  # noqa: PLC0415 - only where it is installed

    asked = [_packing(hands.one(at), hands.wilds[at]) for at in range(len(hands.wilds))]
    start = process_time()
    counts = [min(hands.rules.counting.cap, _solved(cp_model, one)) for one in asked]
    return round(len(asked) / (process_time() - start)), counts


def _packing(faces: bytes, wild: frozenset[int]) -> _Packing:
    """Points Rummy as it comes (PTS-12, ``melds``): wild cards are always jokers, and jokers that lie loose count nothing."""
    supply = {one: faces.count(one) for one in sorted(set(faces) - wild - {JOKER})}
    jokers = len(faces) - sum(supply.values())
    groups = [(own, size - len(own)) for own, size in chain(_runs(supply), _sets(supply)) if size - len(own) <= jokers]
    points = [card_points(one, POINTS.counting, wild) for one in range(FACES)]
    return _Packing(sorted(set(groups)), supply, jokers, points)


def _runs(supply: Mapping[int, int]) -> Iterator[tuple[tuple[int, ...], int]]:
    """Longer ones fall into these."""
    for at in range(0, JOKER, 13):
        for window in (window for size in (3, 4, 5) for window in windows("both", size)):
            held = sorted(at + rank for rank in window if at + rank in supply)
            yield from ((own, len(window)) for size in range(1, len(held) + 1) for own in combinations(held, size))


def _sets(supply: Mapping[int, int]) -> Iterator[tuple[tuple[int, ...], int]]:
    for rank in range(13):
        held = [one for one in range(rank, JOKER, 13) if one in supply]
        yield from ((own, max(size, 3)) for size in range(1, len(held) + 1) for own in combinations(held, size))


def _solved(cp_model: Any, asked: _Packing) -> int:
    """The points that the best packing leaves."""
    model = cp_model.CpModel()
    taken = [model.new_int_var(0, 2, "") for _ in asked.groups]
    for one, held in asked.supply.items():
        model.add(sum(take for take, (own, _) in zip(taken, asked.groups, strict=True) if one in own) <= held)
    model.add(sum(take * jokers for take, (_, jokers) in zip(taken, asked.groups, strict=True)) <= asked.jokers)
    worth = [sum(asked.points[one] for one in own) for own, _ in asked.groups]
    model.maximize(sum(take * saved for take, saved in zip(taken, worth, strict=True)))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.solve(model)
    saved = round(float(solver.objective_value))
    return sum(asked.points[one] * held for one, held in asked.supply.items()) - saved
