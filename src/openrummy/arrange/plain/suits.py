"""The rows of suit states."""

from collections.abc import Iterator
from typing import Final

from openrummy.arrange.plain.bits import FAR, HELD, less, less_three, lowest
from openrummy.arrange.tables import Tables

_MOST: Final = 20_000
"""Rows kept from hand to hand."""

Row = list[list[int]]
"""A cost for each level and each number of pool cards used: exactly that many, or at most that many where loose jokers cost nothing."""


class Suits:
    """The rows of all suit states met so far. What the tables are, ``tables.py`` says."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.levels, self.width, self.costs = tables.levels, tables.width, tables.costs
        self.tunnela, self.gains, self.after, self.near = tables.tunnela, tables.gains, tables.after, tables.near
        self._rows: dict[int, Row] = {}

    def forget(self) -> None:
        """Begin anew where there are too many rows. Not within a hand: it would find most of them again."""
        if len(self._rows) > _MOST:
            self._rows = {}

    def row(self, key: int) -> Row:
        """The state's row, computed where it is new."""
        row = self._rows.get(key)
        if row is None:
            row = self._rows[key] = self._solve(key) if key else self._first_row()
        return row

    def _first_row(self) -> Row:
        """No cards: only the last level, which asks for nothing, and the one for pure sequences alone are met."""
        met = [0] + [FAR if self.tables.loose_joker else 0] * (self.width - 1)
        asks_nothing = (self.levels - 1, self.tables.only)
        return [met if level in asks_nothing else [FAR] * self.width for level in range(self.levels)]

    def _solve(self, key: int) -> Row:
        """The lowest card lies loose, or in a run with some of the others, or in a tunnela."""
        rank = lowest(key & HELD)
        bit = 1 << rank
        wild = key >> 39 + rank & 1
        loose = 0 if wild else self.costs[rank]
        row = [[cost + loose if cost < FAR else FAR for cost in costs] for costs in self.row(less(key, bit))]
        if self.tunnela >= 0 and key >> 26 + rank & 1:
            self._take(less_three(key, bit), row, 3 * wild, self.tunnela)
        for ranks in self.together(key, rank):
            for jokers, group in self.runs(key, ranks, self.width - 1):
                self._take(less(key, ranks), row, jokers + (key >> 39 & ranks).bit_count(), group)
        return row

    def _take(self, key: int, row: Row, pool: int, group: int) -> None:
        """Better the row by a meld that leaves ``key`` and uses so many of the pool."""
        if pool >= self.width:
            return
        left = self.row(key)
        for level, into in enumerate(row):
            then = self.after[group * self.levels + level]
            if then >= 0:
                for j, cost in enumerate(left[then][: self.width - pool], pool):
                    into[j] = min(into[j], cost)

    def together(self, key: int, rank: int) -> Iterator[int]:
        """The ranks, a bit each, that may lie in one run with the state's lowest rank: all subsets of those near enough."""
        bit = 1 << rank
        others = part = key & HELD & self.near[rank] & ~bit
        while part:
            yield part | bit
            part = (part - 1) & others
        yield bit

    def runs(self, key: int, ranks: int, pool: int) -> Iterator[tuple[int, int]]:
        """Runs in which exactly these ranks stand as themselves: numbers of jokers, and classes."""
        own, span = ranks.bit_count(), self.tables.spans[ranks]
        longest = self.tables.longest if own > 1 else 13
        if span > longest:
            return
        first = max(span, 3) - own
        last = min(longest - own, pool - (key >> 39 & ranks).bit_count(), FAR if self.tables.extend else first)
        for jokers in range(first, last + 1):
            group = self.gains[own * self.width + jokers]
            if group >= 0:
                yield jokers, group
