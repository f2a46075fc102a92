"""How fast the arranger is. Times are of the CPU, the least of several runs, so that a busy machine says little less than an idle one."""

import os
import platform
import subprocess
import sys
from array import array
from collections.abc import Callable, Sequence
from time import perf_counter, process_time
from typing import Final

import msgspec

from openrummy.arrange import POINTS, arrange, compiled, count, count_many, distance, group_many, nearer
from openrummy.arrange.gin import deadwood
from openrummy.arrange.hand import WIDTHS, mask, points_core
from openrummy.arrange.onepack import kernel, serves
from openrummy.cards import FACES
from openrummy.sim.benchhands import Hands, families
from openrummy.sim.rivals import Rival, against_others

_RUNS: Final = 5
_BATCHES: Final = 25
"""How often a batch is run: the least of many, as on a shared machine others slow some down by half."""
_WORST: Final = 1000
_SINGLES: Final = 20_000

_ALL: Final = dict.fromkeys(range(FACES), 1)
_COLD = ("arrange", "points", "5H 6H 7H 2S 3S JK KH KD KC 9H 9S QC 9D", "--wild", "8C")


class Case(msgspec.Struct, frozen=True):
    """``hands_per_s`` in a batch; ``p99_us`` and ``max_us``: single hands, the worst of them timed again, the least of five."""

    case: str
    hands_per_s: float
    p99_us: float
    max_us: float


class Spread(msgspec.Struct, frozen=True):
    """A batch shared out to threads; ``times``: so many times as fast as on one core."""

    case: str
    threads: int
    hands_per_s: float
    times: float


class Machine(msgspec.Struct, frozen=True):
    """Where it was measured. ``cores``: those that this process may use."""

    processor: str
    cores: int
    system: str
    python: str


class Bench(msgspec.Struct, frozen=True):
    """What ``openrummy bench arrange`` tells.

    ``all_cores``: the same batches on every core that this process may use; none where others keep them busy. ``cold_start_s``:
    ``openrummy arrange`` as a new process. ``call_overhead_us``: what one call of ``count`` takes above its share of a batch. ``memory_mb``:
    the most that a new process held that counts the points, 21-card and gin hands. ``comparisons``: others on hands of the same cases.
    """

    compiled: bool
    machine: Machine
    results: tuple[Case, ...]
    all_cores: tuple[Spread, ...]
    cold_start_s: float
    call_overhead_us: float
    memory_mb: float
    comparisons: tuple[Rival, ...]


def _least(run: Callable[[], object]) -> float:
    """Seconds of CPU, the least of many runs."""
    times = []
    for _ in range(_BATCHES):
        start = process_time()
        run()
        times.append(process_time() - start)
    return min(times)


def _masks(hands: Hands) -> "array[int]":
    """The wild faces of each hand, one bit a face; one entry where all have the same."""
    return array("q", [mask(one) for one in (hands.wilds[:1] if len(set(hands.wilds)) == 1 else hands.wilds)])


def _solver(hands: Hands, masks: Sequence[int]) -> Callable[[bytes, int], int]:
    """What counts one hand, its wild faces as bits, straight by the search."""
    cap = hands.rules.counting.cap
    if len(masks) == 1 and serves(hands.rules, hands.size, masks[0]):
        one_pack = kernel(hands.rules.melds.ace, hands.rules.counting.ace_count)
        return lambda faces, _: one_pack.deadwood(one_pack.hand(faces))
    search = points_core(hands.rules, WIDTHS[-1])
    return lambda faces, wild: search.count(faces, wild, cap)


def _batch(name: str, hands: Hands) -> Case:
    masks = _masks(hands)
    took = _least(lambda: count_many(hands.faces, hands.rules, masks, hands.size))
    solve = _solver(hands, masks)
    singles = [(hands.one(at), masks[at if len(masks) > 1 else 0]) for at in range(min(len(hands.wilds), _SINGLES))]

    def single(at: int) -> float:
        faces, wild = singles[at]
        start = perf_counter()
        solve(faces, wild)
        return perf_counter() - start

    return Case(name, round(len(hands.wilds) / took), *_tail(single, len(singles)))


def _grouping(name: str, hands: Hands) -> Case:
    """As ``_batch``, with the melds."""
    masks, cap = _masks(hands), hands.rules.counting.cap
    took = _least(lambda: group_many(hands.faces, hands.rules, masks, hands.size))
    search = points_core(hands.rules, WIDTHS[-1])
    counts, groups = array("H", [0]), bytearray(hands.size)

    def single(at: int) -> float:
        hand, wild = hands.one(at), masks[at : at + 1]
        start = perf_counter()
        search.group_many(hand, hands.size, wild, cap, into=counts, groups=groups)
        return perf_counter() - start

    return Case(name, round(len(hands.wilds) / took), *_tail(single, min(len(hands.wilds), _SINGLES)))


def _spread(name: str, hands: Hands, threads: int) -> Spread:
    """The batch on all cores, by the clock on the wall, as two threads use twice the time of the CPU."""
    masks = _masks(hands)

    def took(some: int) -> float:
        start = perf_counter()
        count_many(hands.faces, hands.rules, masks, hands.size, threads=some)
        return perf_counter() - start

    together, alone = (min(took(some) for _ in range(_BATCHES)) for some in (threads, 1))
    return Spread(name, threads, round(len(hands.wilds) / together), round(alone / together, 2))


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
    dealt = [(hands.cards(at), hands.wilds[at]) for at in range(min(number, len(hands.wilds)))]

    def single(at: int) -> float:
        start = perf_counter()
        run(*dealt[at])
        return perf_counter() - start

    took = _least(lambda: [run(*one) for one in dealt])
    return Case(name, round(len(dealt) / took), *_tail(single, len(dealt)))


def _cold_start() -> float:
    """The command itself, as a new process, the least of five."""
    times = []
    for _ in range(_RUNS):
        start = perf_counter()
        subprocess.run([sys.executable, "-m", "openrummy", *_COLD], check=True, env=dict(os.environ), stdout=subprocess.DEVNULL)
        times.append(perf_counter() - start)
    return round(min(times), 3)


def _memory() -> float:
    """Megabytes that a new process held at most: 0 where the system does not tell."""
    code = "from openrummy.sim.bench import count_all; count_all(20_000)"
    told = subprocess.run([sys.executable, "-c", code], check=True, env=dict(os.environ), capture_output=True, text=True).stdout
    return round(float(told), 1)


def count_all(number: int) -> None:
    """Count the hands of every family, and print the megabytes that this process held at most."""
    for _, hands in families(number):
        count_many(hands.faces, hands.rules, _masks(hands), hands.size)
    print(_most_held())


def _most_held() -> float:
    """From the system itself where it tells; the usual call counts what held the program that started this one."""
    try:
        with open("/proc/self/status", encoding="utf-8") as told:
            return next(int(line.split()[1]) / 1024 for line in told if line.startswith("VmHWM:"))
    except (OSError, StopIteration):
        pass
    try:
        from resource import RUSAGE_SELF, getrusage  # noqa: PLC0415 - not there on Windows
    except ImportError:
        return 0
    return getrusage(RUSAGE_SELF).ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def _machine() -> Machine:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return Machine(_processor(), cores, platform.system(), platform.python_version())


def _busy() -> bool:
    """Do others keep the cores from us? Then the clock on the wall tells more of them than of us."""
    return hasattr(os, "getloadavg") and os.getloadavg()[0] > 1.5


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as told:
            names = [line.partition(":")[2].strip() for line in told if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.processor() or platform.machine()


def bench(number: int = 100_000, progress: Callable[[str], None] = lambda _: None) -> Bench:
    """Measure everything; ``number``: random hands of the largest batch. ``progress`` is told what comes next."""
    progress("dealing hands")
    dealt = dict(families(number))
    points, more, results = dealt["points-random"], dealt["twentyone-random"], list[Case]()
    for name, hands in dealt.items():
        progress(name)
        results.append(_batch(name, hands))
    progress("points-grouping")
    results.append(_grouping("points-grouping", points))
    calls: dict[str, tuple[Callable[[list[int], frozenset[int]], object], Hands, int]] = {
        "one-call": (lambda cards, wild: count(cards, POINTS, wild), points, number // 4),
        "one-call-gin": (lambda cards, _: deadwood(cards), dealt["gin-random"], number // 4),
        "one-arrange": (lambda cards, wild: arrange(cards, POINTS, wild), points, number // 20),
        "distance": (lambda cards, wild: distance(cards, POINTS, wild), points, number // 20),
        "distance-hard": (lambda cards, wild: distance(cards, POINTS, wild), dealt["points-hard"], number // 20),
        "distance-21": (lambda cards, wild: distance(cards, more.rules, wild), more, number // 100),
        "nearer": (lambda cards, wild: nearer(cards, POINTS, wild, _ALL), points, number // 100),
    }
    for name, (run, hands, some) in calls.items():
        progress(name)
        results.append(_calls(name, run, hands, some))
    machine, spread = _machine(), list[Spread]()
    for name in dealt if compiled and machine.cores > 1 and not _busy() else ():
        progress(f"{name} on {machine.cores} cores")
        spread.append(_spread(name, dealt[name], machine.cores))
    progress("a cold start")
    cold = _cold_start()
    progress("memory")
    memory = _memory()
    speed = {one.case: one.hands_per_s for one in results}
    above = round(1e6 / speed["one-call"] - 1e6 / speed["points-random"], 2)
    others = tuple(against_others(dealt, speed, progress))
    return Bench(compiled, machine, tuple(results), tuple(spread), cold, above, memory, others)
