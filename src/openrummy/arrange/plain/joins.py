"""Four suits joined, and the jokers left over."""

from openrummy.arrange.plain.bits import FAR, Cards, state
from openrummy.arrange.plain.suits import Row, Suits
from openrummy.arrange.tables import Tables

Halves = tuple[Row, Row]
"""The first two suits joined, and the other two."""
Share = tuple[int, int]
"""A level, and so many of the pool."""


class Joins:
    """How the rows of suits join, for every way to share a level between two sides."""

    def __init__(self, tables: Tables, suits: Suits) -> None:
        self.suits = suits
        self.levels, self.counted, self.loose_joker = tables.levels, tables.counted, tables.loose_joker
        pairs = list(zip(tables.pair_one, tables.pair_two, strict=True))
        self._pairs = [pairs[tables.pair_at[at] : tables.pair_at[at + 1]] for at in range(tables.levels)]
        self.tails = [tables.tails[at * tables.width : (at + 1) * tables.width] for at in range(tables.levels)]

    def halves(self, cards: Cards, wild: int, pool: int) -> Halves:
        return self.half(cards, wild, 0, pool), self.half(cards, wild, 1, pool)

    def half(self, cards: Cards, wild: int, side: int, pool: int) -> Row:
        """Two suits joined, for every level."""
        one, two = (self.suits.row(state(cards, wild, suit)) for suit in (2 * side, 2 * side + 1))
        return [self.join(one, two, level, pool) for level in range(self.levels)]

    def join(self, one: Row, two: Row, level: int, pool: int) -> list[int]:
        """The costs of one level of two sides together."""
        into = [FAR] * (pool + 1)
        for first, second in self._pairs[level]:
            _better(into, one[first][: pool + 1], two[second])
        return into

    def evaluate(self, halves: Halves, pool: int) -> Row:
        """The least cost per counted level and pool."""
        found = []
        for level in self.counted:
            whole = self.join(*halves, level, pool)
            if self.loose_joker:
                ends = self.tails[level]
                whole = [min(whole[j - i] + ends[i] for i in range(j + 1)) for j in range(pool + 1)]
            found.append(whole)
        return found

    def share(self, one: Row, two: Row, share: Share, goal: int) -> tuple[Share, Share]:
        """Undo a join that cost ``goal``: which level and how much of the pool fall to either side."""
        level, pool = share
        for first, second in self._pairs[level]:
            for i in range(pool + 1):
                if one[first][i] + two[second][pool - i] == goal:
                    return (first, i), (second, pool - i)
        raise AssertionError("a join without parts")


def _better(into: list[int], one: list[int], two: list[int]) -> None:
    """Better the costs by the min-plus convolution of two rows of one level."""
    for i, cost in enumerate(one):
        if cost < FAR:
            for j in range(len(into) - i):
                into[i + j] = min(into[i + j], cost + two[j])
