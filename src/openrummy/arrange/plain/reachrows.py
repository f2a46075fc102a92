"""The rows of the search for a distance.

The loose cards for each number of places are the bytes of one number, so that a few operations on numbers serve all places.
"""

from typing import Final

from openrummy.arrange.plain.bits import HELD, RANKS
from openrummy.arrange.reachtables import ReachTables

ALONE: Final = 60
"""The bit of a key whose row knows melds of jokers and blanks alone."""
FAR: Final = 60
"""The number of loose cards where nothing can be: above any hand's, and a few of them fit into a byte."""
MET: Final = 40
"""Less than this: something can be."""
_CARDS: Final = (1 << 39) - 1
_MOST: Final = 20_000
"""Rows kept from hand to hand."""

Row = list[list[int]]
"""For each level and each number of the pool at most: the fewest loose cards for each number of places, a byte each."""
Points = list[tuple[int, int, int, int]]
"""What is worth a look in a row: level, of the pool, places, loose cards."""


class Places:
    """Numbers of a byte for each number of places of a show, from none to ``size``."""

    def __init__(self, size: int) -> None:
        self.ones = sum(1 << 8 * at for at in range(size + 1))
        self.far = FAR * self.ones
        self._high, self._all = self.ones << 7, 255 * self.ones

    def least(self, one: int, other: int) -> int:
        """The lesser of each two bytes, all below 128.

        >>> hex(Places(2).least(0x03_02_01, 0x01_02_03))
        '0x10201'
        """
        more = (one | self._high) - other & self._high
        mask = (more << 1) - (more >> 7)
        return one ^ (one ^ other) & mask

    def moved(self, one: int, places: int) -> int:
        """So many places more, with as many out of reach before them.

        >>> hex(Places(2).moved(0x03_02_01, 1))
        '0x2013c'
        """
        return (one << 8 * places | FAR * (self.ones & (1 << 8 * places) - 1)) & self._all


class Rows:
    """The rows of all suit states met so far, under one regime.

    The regime is two things that rows rely on, and that no game changes. ``faces``: so many of a rank can stand as themselves, at the most
    of all ranks. ``plain``: there are five in a row of each suit without a wild one.
    """

    def __init__(self, tables: ReachTables) -> None:
        self.tables = tables
        self.size, self.width = tables.size, tables.width
        self.places = Places(tables.size)
        self.after = [tables.after[at : at + tables.levels] for at in range(0, len(tables.after), tables.levels)]
        self._near = [
            sum(1 << other for other in range(first + 1, RANKS) if tables.spans[1 << first | 1 << other] <= tables.longest)
            for first in range(RANKS)
        ]
        self._rows: dict[int, tuple[Row, Points]] = {}
        self.faces, self.plain = 4, True

    def begin(self, wild: int) -> None:
        """The regime of a hand with these wild faces; rows of another are forgotten, and those that are too many."""
        tables = self.tables
        always = 0 if tables.natural else wild
        faces = max(naturals(tables, wild, rank) for rank in range(RANKS))
        plain = all(any(not run & always >> RANKS * suit for run in tables.windows[5]) for suit in range(4))
        if faces != self.faces or plain != self.plain or len(self._rows) > _MOST:
            self._rows = {}
        self.faces, self.plain = faces, plain

    def row(self, key: int) -> tuple[Row, Points]:
        """The state's row, computed where it is new."""
        known = self._rows.get(key)
        if known is None:
            row = self._solve(key) if key & _CARDS else self._bare(key)
            known = self._rows[key] = row, self._points(row)
        return known

    def _points(self, row: Row) -> Points:
        """None that is no better than with a joker less, at a stronger level, or with a blank run added."""
        found: Points = []
        loose = [[list(cell.to_bytes(self.size + 1, "little")) for cell in cells] for cells in row]
        for level, pools in enumerate(loose):
            for pool, cell in enumerate(pools):
                before = FAR
                for places, least in enumerate(cell):
                    if self.plain and places >= 3:
                        before = min(before, cell[places - 3])
                    if least >= MET or least >= before or (pool and pools[pool - 1][places] < least):
                        continue
                    if all(loose[other][pool][places] > least for other in self.tables.stronger[level]):
                        found.append((level, pool, places, least))
        return found

    # Making rows

    def _bare(self, key: int) -> Row:
        """No cards: nothing, or melds of jokers and blanks alone, and as many of them as there are places."""
        far, tables = self.places.far, self.tables
        row = [[far] * self.width for _ in range(tables.levels)]
        row[-1] = [far ^ FAR ^ pool for pool in range(self.width)]
        for _ in range(self.size // 3 if key >> ALONE else 0):
            rest = [list(cells) for cells in row]
            if tables.tunnela >= 0 and key >> 39 & HELD != HELD:
                self._take(row, rest, 0, 3, tables.tunnela)
            for jokers in range(self.width):
                for length in range(max(3, jokers), min(RANKS, self.size) + 1):
                    group = class_of(tables, key, 0, jokers, length)
                    if group >= 0:
                        self._take(row, rest, jokers, length, group)
                    if jokers < 6 and tables.sets[self.faces * 30 + jokers] >> length & 1:
                        self._take(row, rest, jokers, length, 0)
        return row

    def _solve(self, key: int) -> Row:
        """The lowest card goes (or joins the pool), or lies in a run with some of the others, or in a tunnela."""
        tables, places = self.tables, self.places
        bit = key & HELD & -(key & HELD)
        rank = bit.bit_length() - 1
        wild = tables.natural and key >> 39 + rank & 1
        more = 0 if wild else places.ones
        row = [[places.least(places.far, cell + more) for cell in cells] for cells in self.row(less(tables, key, bit))[0]]
        if tables.tunnela >= 0:
            rest = key
            for copies in range(1, 4):
                if key >> 13 * (copies - 1) & bit:
                    rest = less(tables, rest, bit)
                    self._take(row, self.row(rest)[0], wild * copies, 3, tables.tunnela)
        others = part = key & HELD & self._near[rank] & ~bit
        while True:
            self._runs(key, row, part | bit)
            if part == 0:
                return row
            part = part - 1 & others

    def _runs(self, key: int, row: Row, ranks: int) -> None:
        """Runs in which exactly these cards are kept as themselves, with each number of jokers and of blanks."""
        tables = self.tables
        own, span = ranks.bit_count(), tables.spans[ranks]
        longest = min(tables.longest if own > 1 else RANKS, self.size)
        wild = (key >> 39 & ranks).bit_count() if tables.natural else 0
        if span > longest:
            return
        rest = self.row(less(tables, key, ranks))[0]
        for jokers in range(min(longest - own, self.width - 1 - wild) + 1):
            first, last = RANKS, -1
            for length in range(max(3, span, own + jokers), longest + 1):
                # Three places more than the class needs are a run of blanks.
                if self.plain and length >= first + 3:
                    break
                group = class_of(tables, key, ranks, jokers, length)
                if group >= 0:
                    first, last = (first, last) if group == last else (length, group)
                    self._take(row, rest, wild + jokers, length, group)

    def _take(self, row: Row, rest: Row, jokers: int, length: int, group: int) -> None:
        """Better the row by a meld beside the rest: so many of the pool, so many places, its class."""
        least, moved = self.places.least, self.places.moved
        for level, then in enumerate(self.after[group]):
            into, left = row[level], rest[then]
            for pool in range(jokers, self.width):
                into[pool] = least(into[pool], moved(left[pool - jokers], length))


def naturals(tables: ReachTables, wild: int, rank: int) -> int:
    """How many faces of the rank can stand as themselves."""
    return 4 if tables.natural else 4 - sum(wild >> RANKS * suit + rank & 1 for suit in range(4))


def class_of(tables: ReachTables, key: int, ranks: int, jokers: int, length: int) -> int:
    """The class of a run of so many places that keeps these cards and so many jokers, or -1; a blank is a joker where it has to be."""
    holes = 0 if tables.natural else key >> 39 & HELD
    fewest = jokers
    if holes or ranks == 0:
        held = [(run & holes).bit_count() for run in tables.windows[length] if run & ranks == ranks]
        if not held:
            return -1
        fewest = max(min(held), jokers)
    own = length - fewest
    return tables.runs[own * 14 + fewest] if own >= ranks.bit_count() else -1


def less(tables: ReachTables, key: int, ranks: int) -> int:
    """The state with a card less of each of these ranks; holes stay what they are."""
    third = key >> 26 & ranks
    second = key >> 13 & ranks & ~third
    first = ranks & ~(third | second)
    key ^= first | second << 13 | third << 26
    return key & ~(first << 39) if tables.natural else key
