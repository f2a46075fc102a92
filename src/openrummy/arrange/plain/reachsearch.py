"""The search over sets for the fewest cards that cannot be kept."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from openrummy.arrange.plain.reachjoins import Joined, join_all
from openrummy.arrange.plain.reachrows import FAR, MET, Rows, less
from openrummy.arrange.plain.reachsets import Hand, Sets, lay

_PARTS: Final = sorted(range(1, 16), key=lambda part: (-part.bit_count(), part))


class Node(NamedTuple):
    """A choice of sets: the suits without their cards, joined, and the places that the sets may take up (a bit each) for each number of
    the pool used."""

    joined: Joined
    taken: list[int]


def most_kept(rows: Rows, faces: list[int], wild: int, *, known: int = FAR, floor: int = 0) -> int:
    """How many of the cards can be kept in a show, every other place being filled by a card of one's choice; -1: no cards can be shown.

    ``known``: so few loose cards are known to be possible; ``floor``: fewer are not. Raises ``ValueError`` for more than three cards of a
    face, ``OverflowError`` for a pool that no row has room for.
    """
    rows.begin(wild)
    hand = lay(rows, faces, wild)
    best = _Search(rows, hand, known, max(floor, hand.cards - rows.size)).run()
    return hand.cards - best if best < MET else -1


class _Search:
    """The fewest loose cards of one hand."""

    def __init__(self, rows: Rows, hand: Hand, best: int, floor: int) -> None:
        self._rows, self._hand, self._sets = rows, hand, Sets(rows, hand)
        self._best, self._floor = best, floor

    def run(self) -> int:
        joined = join_all(self._rows, self._hand.suits, self._hand.pool, None)
        self._choose(Node(joined, [1] + [0] * self._hand.pool), 0, 0)
        return self._best

    def _choose(self, node: Node, at: int, option: int) -> None:
        """Is this choice the best so far? Then every choice of one set more, from rank ``at`` on, and there from that option on."""
        self._best = min(self._best, self._loose(node.joined, node.taken))
        while self._promising(node.joined, node.taken, 0, at):
            for which in range(option, len(_PARTS)):
                self._set(node, at, which)
            option = 0
            at += 1

    def _set(self, node: Node, at: int, option: int) -> None:
        """This set, and whatever follows it."""
        part, tables = _PARTS[option], self._rows.tables
        rank, single, _ = self._sets.ranks[at]
        keys = node.joined.suits
        suits = [suit for suit in range(4) if part >> suit & 1]
        if not all(keys[suit] >> rank & 1 for suit in suits) or (len(suits) == 1 and not single & part):
            return
        wild = sum(keys[suit] >> 39 + rank & 1 for suit in suits) if tables.natural else 0
        taken = self._sets.with_set(node.taken, rank, len(suits), wild)
        more = len(suits) - wild
        if self._loose(node.joined, taken) >= self._best + more and not self._promising(node.joined, taken, more, at):
            return
        left = tuple(less(tables, key, 1 << rank) if part >> suit & 1 else key for suit, key in enumerate(keys))
        self._choose(Node(join_all(self._rows, left, self._hand.pool, node.joined), taken), at, option)

    def _loose(self, joined: Joined, taken: list[int]) -> int:
        """The loose cards of a whole show."""
        pool, size = self._hand.pool, self._rows.size
        return min((joined.show[pool - used] >> 8 * (size - places) & 255 for used, places in _uses(taken, pool)), default=FAR)

    def _promising(self, joined: Joined, taken: list[int], more: int, at: int) -> bool:
        """Could more sets, of the ranks from ``at`` on, make what is found better than the best? ``more``: cards taken in since then."""
        if at == len(self._sets.ranks) or self._best <= self._floor:
            return False
        places, pool = self._rows.places, self._hand.pool
        target = self._best - 1 + more
        for jokers in range(pool + 1):
            least = places.far
            for used, taken_up in _uses(taken, pool - jokers):
                least = places.least(least, places.moved(joined.show[pool - used - jokers], taken_up))
            gains = self._sets.gains[at][jokers]
            if any(least >> 8 * one & 255 <= target + gains[one] for one in range(self._rows.size - 2)):
                return True
        return False


def _uses(taken: list[int], pool: int) -> Iterator[tuple[int, int]]:
    """So many of the pool and so many places that the sets can use."""
    for used in range(pool + 1):
        some = taken[used]
        while some:
            yield used, (some & -some).bit_length() - 1
            some &= some - 1
