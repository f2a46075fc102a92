"""The answers about a hand: the same search as ``core.pyx``. Suit states, the pool, rows and levels are told in docs/arranger.md."""

from collections.abc import Iterable, Sequence
from threading import Lock
from typing import Any, Final

from openrummy.arrange.plain.bits import FAR, Hand, lay, suits_with
from openrummy.arrange.plain.joins import Joins
from openrummy.arrange.plain.search import Search, pure_enough
from openrummy.arrange.plain.sets import Sets
from openrummy.arrange.plain.suits import Suits
from openrummy.arrange.plain.trace import melds_of, trace
from openrummy.arrange.tables import Tables
from openrummy.arrange.traced import Meld

compiled: Final[bool] = False

IMPOSSIBLE: Final = FAR
"""The cost of what cannot be met."""


class Core:
    """The answers, and the rows of all suit states met so far. What the arguments are, ``tables.py`` says.

    Calls may come from several threads: they wait for each other.
    """

    def __init__(self, tables: Tables) -> None:
        self._lock = Lock()
        self._tables = tables
        self._suits = Suits(tables)
        self._joins = Joins(tables, self._suits)
        self._sets = Sets(tables)

    def solve(self, cards: Iterable[int], wild: int) -> list[int]:
        """The least cost per level, ``IMPOSSIBLE`` where it cannot be met, and for levels that are only on the way. ``wild``: one bit a face.

        Raises ``ValueError`` for more than three cards of a face, and ``OverflowError`` for a pool that no row has room for.
        """
        with self._lock:
            search = self._search(self._lay(_faces(cards), wild), FAR)
        costs = [IMPOSSIBLE] * self._tables.levels
        for level, best in zip(self._tables.counted, search.best, strict=True):
            costs[level] = best
        return costs

    def count(self, cards: Iterable[int], wild: int, cap: int) -> int:
        """The count of the cards, capped."""
        with self._lock:
            return self._least(self._lay(_faces(cards), wild), cap)

    def count_without(self, cards: Sequence[int], wild: int, cap: int) -> list[int]:
        """For each card the count of the others, capped."""
        faces = _faces(cards)
        with self._lock:
            counts = {face: self._least(self._lay(_without_one(faces, face), wild), cap) for face in set(faces)}
        return [counts[face] for face in faces]

    def count_many(self, hands: Any, size: int, wilds: Any, cap: int, into: Any) -> int:
        """The count of each hand of ``size`` faces: a buffer of bytes; ``wilds`` one mask a hand or one for all.

        ``into`` (unsigned short) gets the counts, 65535 for a hand that ``solve`` refuses; returns how many these are.
        """
        return self.group_many(hands, size, wilds, cap, into=into, groups=None)

    def group_many(self, hands: Any, size: int, wilds: Any, cap: int, *, into: Any, groups: Any) -> int:
        """As ``count_many``; and ``groups`` (bytes, one a card) gets the number of the card's meld, 0 for a loose one."""
        faces, masks, refused = memoryview(hands).cast("B"), memoryview(wilds), 0
        for at in range(len(into)):
            part, wild = slice(at * size, (at + 1) * size), masks[at if len(masks) > 1 else 0]
            with self._lock:
                try:
                    hand = self._lay(faces[part], wild)
                except (ValueError, OverflowError):
                    into[at] = 65535
                    refused += 1
                    continue
                into[at] = self._least(hand, cap)
                if groups is not None:
                    groups[part] = self._grouped(hand, faces[part], wild)
        return refused

    def arrangement(self, cards: Iterable[int], wild: int, level: int) -> tuple[list[Meld], int]:
        """The melds of one cheapest arrangement of the cards that meets ``level``, and how many of the pool are in none.

        The level must be one of those counted, and possible: ``ValueError``.
        """
        at = self._tables.counted.index(level)
        with self._lock:
            search = self._search(self._lay(_faces(cards), wild), FAR)
            if search.best[at] >= FAR:
                raise ValueError("no arrangement meets that level")
            return trace(search, at)

    def _lay(self, faces: Iterable[int], wild: int) -> Hand:
        return lay(faces, wild, natural=self._tables.natural, width=self._tables.width)

    def _search(self, hand: Hand, limit: int) -> Search:
        """The best of the hand; in a points core only what is below ``limit`` is found, as ``limit``."""
        self._suits.forget()
        search = Search(self._joins, self._sets, hand, limit, only=self._tables.only)
        if self._tables.least_pure == 0 or pure_enough(hand, tunnela=self._tables.tunnela >= 0):
            search.run()
        return search

    def _least(self, hand: Hand, cap: int) -> int:
        """PTS-12: the least of all cards and of what the levels leave that count, capped."""
        points = sum(
            cost * suits_with(plane & ~hand.wild, rank).bit_count()
            for rank, cost in enumerate(self._tables.costs)
            for plane in hand.cards
        )
        return self._search(hand, min(cap, points)).limit

    def _grouped(self, hand: Hand, faces: Sequence[int], wild: int) -> bytes:
        """Each card's meld in the arrangement that counts least."""
        search = self._search(hand, FAR)
        if search.best_level < 0:
            return bytes(len(faces))
        melds, _ = trace(search, search.best_level)
        return melds_of(faces, wild, melds, natural=self._tables.natural)


def _faces(cards: Iterable[int]) -> list[int]:
    return [card % 53 for card in cards]


def _without_one(faces: Sequence[int], face: int) -> list[int]:
    rest = list(faces)
    rest.remove(face)
    return rest
