"""What is in the packs, and how they are shuffled (CARD-1, PTS-1).

The shuffle is documented so that anyone can repeat it: see ``shuffle``.
"""

import hashlib
import itertools
import struct
from collections.abc import Iterator, Sequence
from typing import Final, Literal

import msgspec

from openrummy.cards import ACE, FACES, JOKER, RANKS, SUITS, card, is_printed_joker, rank, suit

SEED_BYTES: Final = 32
_EIGHT: Final = struct.Struct(">8I")


_MOST_WITH_ONE_PACK: Final = {"auto": 3, "one_for_two": 2}
_JOKERS_OF_A_PACK: Final = {"auto": 2, "one_each": 1}


class Packs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The option group of the packs (PTS-1, CLS-2, CHIPS-3). ``auto`` and ``one_for_two`` follow the number of seats at the table."""

    seats: Literal[2, 3, 4, 5, 6] = 6
    packs: Literal["auto", "one_for_two", 1, 2, 3] = "auto"
    printed_jokers: Literal["auto", "one_each", 0, 1, 2, 3, 4, 6, 8] = "auto"
    wild_mode: Literal["rank", "none", "neighbours"] = "rank"
    wild_when_printed: Literal["aces", "none"] = "aces"

    @property
    def pack_count(self) -> int:
        """One pack for up to three seats (PTS-1) or for two (CHIPS-3), two for more, unless set outright."""
        if isinstance(self.packs, int):
            return self.packs
        return 1 if self.seats <= _MOST_WITH_ONE_PACK[self.packs] else 2

    @property
    def joker_count(self) -> int:
        """Two printed jokers a pack (PTS-1), or one (CLS-2), unless set outright."""
        if isinstance(self.printed_jokers, int):
            return self.printed_jokers
        return _JOKERS_OF_A_PACK[self.printed_jokers] * self.pack_count


def wild_faces(cut: int | None, packs: Packs) -> frozenset[int]:
    """The faces that are wild once ``cut`` is turned: its rank in all four suits, aces for a printed joker (PTS-3), or none (CLS-7).

    With ``neighbours`` also the ranks above and below in its own suit, the ace next to both king and two; a printed joker has none
    (XXI-2, XXI-3). Printed jokers are jokers anyway and are not among them.

    >>> sorted(wild_faces(JOKER, Packs()))
    [0, 13, 26, 39]
    >>> from openrummy.cards import KING, texts
    >>> texts(sorted(wild_faces(KING, Packs(wild_mode="neighbours"))))
    'AS QS KS KH KD KC'
    """
    if cut is None or packs.wild_mode == "none":
        return frozenset()
    if is_printed_joker(cut) and packs.wild_when_printed == "none":
        return frozenset()
    rank_cut = ACE if is_printed_joker(cut) else rank(cut)
    same = frozenset(one * len(RANKS) + rank_cut for one in range(len(SUITS)))
    if packs.wild_mode == "rank" or is_printed_joker(cut):
        return same
    return same | {suit(cut) * len(RANKS) + (rank_cut + step) % len(RANKS) for step in (1, -1)}


def build(packs: Packs) -> tuple[int, ...]:
    """Every physical card of the packs, sorted.

    >>> len(build(Packs(seats=3))), len(build(Packs(seats=6)))
    (54, 108)
    """
    naturals = (card(one, copy) for copy in range(packs.pack_count) for one in range(FACES - 1))
    jokers = (card(JOKER, copy) for copy in range(packs.joker_count))
    return tuple(sorted([*naturals, *jokers]))


def _numbers(seed: bytes, purpose: str) -> Iterator[int]:
    """Unsigned 32-bit numbers: SHA-256 over seed, purpose and a counter, eight numbers a block, big-endian."""
    start = hashlib.sha256(seed + purpose.encode())
    for counter in itertools.count():
        block = start.copy()
        block.update(counter.to_bytes(8, "big"))
        yield from _EIGHT.unpack(block.digest())


def shuffle(cards: Sequence[int], seed: bytes, purpose: str) -> tuple[int, ...]:
    """The cards in an order that follows from ``seed`` (32 bytes) and ``purpose`` alone, every order equally likely.

    Fisher-Yates from the end: for i = n-1 … 1 swap i with j, where j is the next number below the largest multiple of
    i+1 under 2**32, modulo i+1; numbers above it are thrown away, so that no j is favoured.
    """
    numbers = _numbers(seed, purpose)
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        bound = (1 << 32) - (1 << 32) % (last + 1)
        number = next(numbers)
        while number >= bound:
            number = next(numbers)
        other = number % (last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def commitment(seed: bytes, entropy: Sequence[bytes] = ()) -> str:
    """The hash that is published before a deal (hex, 64 characters).

    ``entropy`` is the place for what the players themselves add; it is empty today, and its length is part of the formula.
    """
    parts = b"".join(hashlib.sha256(part).digest() for part in entropy)
    return hashlib.sha256(b"openrummy deal 1" + len(entropy).to_bytes(2, "big") + parts + seed).hexdigest()
