"""Many hands in one call."""

from array import array
from collections.abc import Sequence
from typing import Any

from openrummy.arrange.hand import WIDTHS, mask, points_core
from openrummy.arrange.onepack import kernel, serves
from openrummy.arrange.options import HandRules

_REFUSED = 65535


def count_many(hands: Any, rules: HandRules, wilds: Sequence[frozenset[int]], size: int | None = None) -> "array[int]":
    """The least count of each of many hands, capped (PTS-12).

    ``hands``: a contiguous buffer of bytes (``bytes``, ``bytearray``, a numpy array of ``uint8``), ``size`` faces a hand (as many as are
    shown, unless said). ``wilds``: the wild faces of each hand, or one entry for all of them. Raises ``ValueError`` for a buffer that
    is no whole number of hands, another number of entries, a face above 52, or four cards of one face.

    >>> from openrummy.arrange.presets import POINTS
    >>> from openrummy.cards import faces
    >>> list(count_many(bytes(faces("4H 5H 6H 9C 2S 2H 2D 2C KS JK")), POINTS, [frozenset()], size=5))
    [11, 10]
    """
    one_pack = _of_one_pack(hands, rules, wilds, size)
    if one_pack is not None:
        return one_pack
    flat, number, length, masks = _read(hands, rules, wilds, size)
    counts = array("H", bytes(2 * number))
    cap = rules.counting.cap
    points_core(rules, WIDTHS[1]).count_many(flat, length, masks, cap, counts)
    for at, count in enumerate(counts):
        if count == _REFUSED:
            # More of the pool than the fast rows tell of, or cards that no pack holds.
            hand = flat[at * length : (at + 1) * length]
            counts[at] = points_core(rules, WIDTHS[-1]).count(hand, masks[at if len(masks) > 1 else 0], cap)
    return counts


def group_many(
    hands: Any, rules: HandRules, wilds: Sequence[frozenset[int]], size: int | None = None
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
    cap = rules.counting.cap
    points_core(rules, WIDTHS[1]).group_many(flat, length, masks, cap, into=counts, groups=groups)
    for at, count in enumerate(counts):
        if count == _REFUSED:
            hand = slice(at * length, (at + 1) * length)
            wild, one, own = masks[at : at + 1] if len(masks) > 1 else masks, array("H", [0]), bytearray(length)
            points_core(rules, WIDTHS[-1]).group_many(flat[hand], length, wild, cap, into=one, groups=own)
            if one[0] == _REFUSED:
                raise ValueError("more than three cards of a face")
            counts[at], groups[hand] = one[0], own
    return counts, groups


def _of_one_pack(hands: Any, rules: HandRules, wilds: Sequence[frozenset[int]], size: int | None) -> "array[int] | None":
    """The counts by the kernel for hands from one pack without jokers; None where there are others, or where it does not serve."""
    length = rules.size if size is None else size
    flat = memoryview(hands).cast("B")
    if len(wilds) != 1 or len(flat) % length or not serves(rules, length, wilds):
        return None
    counts = array("H", bytes(2 * (len(flat) // length)))
    refused = kernel(rules.melds.ace, rules.counting.ace_count).count_many(flat, length, rules.counting.cap, counts)
    return None if refused else counts


def _read(
    hands: Any, rules: HandRules, wilds: Sequence[frozenset[int]], size: int | None
) -> tuple["memoryview[int]", int, int, "array[int]"]:
    flat = memoryview(hands).cast("B")
    length = rules.size if size is None else size
    if len(flat) % length:
        raise ValueError(f"{len(flat)} faces are no whole number of hands of {length}")
    number = len(flat) // length
    if len(wilds) not in (1, number):
        raise ValueError(f"{len(wilds)} sets of wild faces for {number} hands")
    if number and max(flat) > 52:
        raise ValueError(f"no face {max(flat)}: faces are 0 to 52")
    known: dict[frozenset[int], int] = {}
    masks = array("q", [known[one] if one in known else known.setdefault(one, mask(one)) for one in wilds])
    return flat, number, length, masks
