"""Many hands in one call."""

from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from openrummy.arrange.exact import arrange
from openrummy.arrange.hand import WIDTHS, mask, points_core
from openrummy.arrange.loader import core
from openrummy.arrange.nopure import charges
from openrummy.arrange.onepack import kernel, serves
from openrummy.arrange.options import HandRules
from openrummy.cards import FACES
from openrummy.melds import holds_pure

_REFUSED = 65535
_WORTH = 200_000
"""Hands of one pack that are counted in a few thousandths of a second: for fewer, another thread costs more than it saves."""

Part = Callable[[core.Core, slice], int]
"""What one core does with a part of the hands; how many it refused."""


def count_many(
    hands: Any, rules: HandRules, wilds: Sequence[frozenset[int]] | Any, size: int | None = None, *, threads: int = 1
) -> "array[int]":
    """The least count of each of many hands, capped (PTS-12).

    ``hands``: a contiguous buffer of bytes (``bytes``, ``bytearray``, a numpy array of ``uint8``), ``size`` faces a hand (as many as are
    shown, unless said). ``wilds``: the wild faces of each hand, or one entry for all of them: sets of faces, or, faster, a buffer of
    64-bit numbers with one bit a face. ``threads``: on how many cores of the machine at most; the answer is the same. Raises ``ValueError`` for a
    buffer that is no whole number of hands, another number of entries, a face above 52, or four cards of one face.

    >>> from openrummy.arrange.presets import POINTS
    >>> from openrummy.cards import faces
    >>> list(count_many(bytes(faces("4H 5H 6H 9C 2S 2H 2D 2C KS JK")), POINTS, [frozenset()], size=5))
    [11, 10]
    """
    flat, number, length, masks = _read(hands, rules, wilds, size)
    counts = array("H", bytes(2 * number))
    into, cap = memoryview(counts), rules.counting.cap

    def count(search: core.Core, part: slice) -> int:
        faces = flat[part.start * length : part.stop * length]
        return search.count_many(faces, length, _of(masks, part), cap, into[part])

    if len(masks) == 1 and serves(rules, length, masks[0]):
        one_pack = kernel(rules.melds.ace, rules.counting.ace_count)

        def count_one_pack(_: int, part: slice) -> int:
            return one_pack.count_many(flat[part.start * length : part.stop * length], length, cap, into[part])

        if not _spread(number, min(threads, 1 + number // _WORTH), count_one_pack):
            return counts
    _share(rules, flat, counts, threads, count)
    for _ in _charge(rules, flat, masks, counts):
        pass
    return counts


def group_many(
    hands: Any, rules: HandRules, wilds: Sequence[frozenset[int]] | Any, size: int | None = None, *, threads: int = 1
) -> tuple["array[int]", bytearray]:
    """As ``count_many``, and for every card the number of the meld it lies in, from 1; 0 for a loose one.

    The melds show the count. Jokers that save nothing lie loose.

    >>> from openrummy.arrange.presets import POINTS
    >>> from openrummy.cards import faces
    >>> counts, groups = group_many(bytes(faces("4H 9C 6H 5H 2S JK 2C")), POINTS, [frozenset()], size=7)
    >>> list(counts), list(groups)
    ([9], [2, 0, 2, 2, 1, 1, 1])
    """
    flat, number, length, masks = _read(hands, rules, wilds, size)
    counts, groups = array("H", bytes(2 * number)), bytearray(len(flat))
    into, melds, cap = memoryview(counts), memoryview(groups), rules.counting.cap

    def group(search: core.Core, part: slice) -> int:
        cards = slice(part.start * length, part.stop * length)
        return search.group_many(flat[cards], length, _of(masks, part), cap, into=into[part], groups=melds[cards])

    _share(rules, flat, counts, threads, group)
    for at, wild in _charge(rules, flat, masks, counts):
        cards = slice(at * length, (at + 1) * length)
        if not any(melds[cards]):
            # All its cards count, whatever is laid; but a pure sequence must be (CLS-35).
            melds[cards] = _grouped(flat[cards], rules, wild)
    return counts, groups


def _charge(
    rules: HandRules, flat: "memoryview[int]", masks: "memoryview[int]", counts: "array[int]"
) -> Iterator[tuple[int, frozenset[int]]]:
    """The full count for hands without a pure sequence, where the rules charge it (CLS-35). The other hands, with their wild faces."""
    if not charges(rules) or not counts:
        return
    length = len(flat) // len(counts)
    for at in range(len(counts)):
        wild = _faces(masks[at if len(masks) > 1 else 0])
        if holds_pure(flat[at * length : (at + 1) * length], rules.melds, wild):
            yield at, wild
        else:
            counts[at] = rules.counting.cap


def _grouped(faces: "memoryview[int]", rules: HandRules, wild: frozenset[int]) -> bytes:
    """For every card the number of its meld in the best arrangement, from 1; 0 for a loose one."""
    cards = [one + FACES * list(faces[:at]).count(one) for at, one in enumerate(faces)]
    found = arrange(cards, rules, wild).groups
    return bytes(next((at for at, group in enumerate(found, 1) if card in group.cards), 0) for card in cards)


@lru_cache(maxsize=256)
def _faces(bits: int) -> frozenset[int]:
    return frozenset(one for one in range(FACES) if bits >> one & 1)


def _share(rules: HandRules, flat: "memoryview[int]", counts: "array[int]", threads: int, run: Part) -> None:
    """Each thread runs a core of its own, without the interpreter's lock where the core is compiled."""
    cores = [points_core(rules, WIDTHS[1], thread) for thread in range(threads)]
    refused = _spread(len(counts), threads, lambda thread, part: run(cores[thread], part))
    if refused:
        if max(flat) > 52:
            raise ValueError(f"no face {max(flat)}: faces are 0 to 52")
        # A larger pool than these rows tell of, or else the wide ones refuse it too.
        for at in [at for at, count in enumerate(counts) if count == _REFUSED]:
            if run(points_core(rules, WIDTHS[-1]), slice(at, at + 1)):
                raise ValueError(f"hand {at}: more than three cards of a face, or more than {WIDTHS[-1] - 1} jokers")


def _spread(number: int, threads: int, run: Callable[[int, slice], int]) -> int:
    """Run threads, each on its part of so many hands; the sum of what they refused."""
    ends = [number * part // threads for part in range(threads + 1)]
    parts = [slice(first, last) for first, last in pairwise(ends)]
    if threads == 1:
        return run(0, parts[0])
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 - slow to import, and seldom wanted

    with ThreadPoolExecutor(threads) as pool:
        return sum(pool.map(run, range(threads), parts))


def _of(masks: "memoryview[int]", part: slice) -> "memoryview[int]":
    return masks[part] if len(masks) > 1 else masks


def _read(
    hands: Any, rules: HandRules, wilds: Sequence[frozenset[int]] | Any, size: int | None
) -> tuple["memoryview[int]", int, int, "memoryview[int]"]:
    flat = memoryview(hands).cast("B")
    length = rules.size if size is None else size
    if len(flat) % length:
        raise ValueError(f"{len(flat)} faces are no whole number of hands of {length}")
    number = len(flat) // length
    masks = _masks(wilds)
    if len(masks) not in (1, number):
        raise ValueError(f"{len(masks)} sets of wild faces for {number} hands")
    return flat, number, length, masks


def _masks(wilds: Any) -> "memoryview[int]":
    if isinstance(wilds, list | tuple):
        known: dict[frozenset[int], int] = {}
        return memoryview(array("q", [known[one] if one in known else known.setdefault(one, mask(one)) for one in wilds]))
    bits = memoryview(wilds)
    if bits.format not in ("q", "Q", "l", "L") or bits.itemsize != 8:
        raise ValueError("wild faces are sets of faces, or a buffer of 64-bit numbers")
    return bits.cast("B").cast("q")
