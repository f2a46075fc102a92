"""The sets that a hand may have in a show."""

from typing import NamedTuple

from openrummy.arrange.plain.bits import HELD, RANKS
from openrummy.arrange.plain.reachrows import ALONE, Rows, class_of, naturals


class Hand(NamedTuple):
    """The hand to search: its suits as keys, the wild faces, how many jokers there are, printed and wild, and how many cards in all."""

    suits: tuple[int, ...]
    wild: int
    pool: int
    cards: int


def lay(rows: Rows, faces: list[int], wild: int) -> Hand:
    """The hand of these faces. Raises ``ValueError`` and ``OverflowError`` as ``most_kept`` tells."""
    natural, pool = rows.tables.natural, 0
    # Where one suit can have all melds of jokers and blanks alone, the others need not have any.
    alone = [int(suit == 0 or not rows.plain) << ALONE for suit in range(4)]
    suits = [alone[suit] | (0 if natural else (wild >> RANKS * suit & HELD) << 39) for suit in range(4)]
    for face in faces:
        suit, rank = divmod(face, RANKS)
        if suit == 4 or wild >> face & 1:
            pool += 1
            if suit == 4 or not natural:
                continue
            suits[suit] |= 1 << 39 + rank
        if suits[suit] >> 26 + rank & 1:
            raise ValueError("more than three cards of a face")
        copies = (suits[suit] >> rank & 1) + (suits[suit] >> 13 + rank & 1)
        suits[suit] |= 1 << 13 * copies + rank
    if pool >= rows.width:
        raise OverflowError(f"a pool of {pool} in rows for {rows.width - 1}")
    return Hand(tuple(suits), wild, pool, len(faces))


class Ranked(NamedTuple):
    """A rank that may have sets: the suits of which one card alone may make one (a bit each), and how many of its cards, first, second
    and third ones, sets could take in."""

    rank: int
    single: int
    layers: tuple[int, ...]


class Sets:
    """``ranks``: those that may have sets. ``gains``: for those from each one on, for each number of jokers given to sets and of places
    taken up: how many cards sets can take in at most."""

    def __init__(self, rows: Rows, hand: Hand) -> None:
        self._rows, self._hand = rows, hand
        self.ranks = list(self._ranks())
        self.gains = [self._gains(at) for at in range(len(self.ranks))]

    def _ranks(self) -> list[Ranked]:
        suits, natural, found = self._hand.suits, self._rows.tables.natural, []
        for rank in range(RANKS):
            held = [suit for suit in range(4) if suits[suit] >> rank & 1]
            single = sum(1 << suit for suit in held if self._only_set(suits[suit], rank))
            if len(held) > 1 or single:
                counted = [suit for suit in held if not (natural and suits[suit] >> 39 + rank & 1)]
                layers = tuple(sum(suits[suit] >> 13 * copy + rank & 1 for suit in counted) for copy in range(3))
                found.append(Ranked(rank, single, layers))
        return found

    def _gains(self, at: int) -> list[list[int]]:
        layers = sorted((one for rank in self.ranks[at:] for one in rank.layers), reverse=True)
        left = range(self._rows.size, -1, -1)
        most = [sum(layers[: places // 3]) for places in left]
        return [
            [max(0, min(many, places - jokers)) for many, places in zip(most, left, strict=True)]
            for jokers in range(self._hand.pool + 1)
        ]

    def _only_set(self, key: int, rank: int) -> bool:
        """Can the card do in a set of its own what it cannot in a run?"""
        tables = self._rows.tables
        if tables.natural or (key >> 39 & HELD).bit_count() < 2:
            return bool(tables.lone)
        return any(
            self._sizes(rank, 1, jokers) >> size & 1 and class_of(tables, key, 1 << rank, jokers, size) < 0
            for jokers in range(6)
            for size in range(3, 6)
        )

    def _sizes(self, rank: int, kept: int, jokers: int) -> int:
        """The sizes of sets of the rank that keep so many of its cards and so many jokers, a bit each."""
        tables = self._rows.tables
        return tables.sets[(naturals(tables, self._hand.wild, rank) * 5 + kept) * 6 + jokers]

    def with_set(self, taken: list[int], rank: int, own: int, wild: int) -> list[int]:
        """What is taken up with a set more, as ``Node.taken`` tells it: so many cards of its own, so many of them wild."""
        pool, every = self._hand.pool, (2 << self._rows.size) - 1
        then = [0] * (pool + 1)
        for jokers in range(min(5, pool - wild) + 1):
            sizes = self._sizes(rank, own, jokers)
            for size in range(3, 6):
                for used in range(pool - wild - jokers + 1) if sizes >> size & 1 else ():
                    then[used + wild + jokers] |= taken[used] << size & every
        return then
