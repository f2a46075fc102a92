# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""How far a hand is from a show: the most of its cards that can be kept (docs/arranger.md, Distance).

Compiled like ``core.py``, with the same suit states, pool and levels. Where a card is missing there is a *blank*: it is replaced by any
natural card of one's choice. A row holds, for each level, each number of pool cards kept and each number of places that the melds take
up, the most other cards kept; what is kept beside that is counted by the pool.
"""

from array import array

import cython

NEVER = cython.declare(cython.int, -100)
LOW = cython.declare(cython.longlong, (1 << 26) - 1)
ONES = cython.declare(cython.longlong, 0x1555555)
COUNTS = array("B", [one.bit_count() for one in range(8192)])


@cython.cclass
class Reach:
    """The search, and the rows of all suit states met so far. Its tables are those of the exact core, and ``sets`` and ``bare``."""

    levels: cython.int
    width: cython.int
    places: cython.int
    level_size: cython.int
    stride: cython.int
    longest: cython.int
    tunnela: cython.int
    natural: cython.int
    goal: cython.int
    gains: cython.int[::1]
    after: cython.int[::1]
    pair_at: cython.int[::1]
    pair_one: cython.int[::1]
    pair_two: cython.int[::1]
    spans: cython.uchar[::1]
    near: cython.int[::1]
    counts: cython.uchar[::1]
    sets: cython.int[::1]
    set_count: cython.int
    bare: cython.schar[::1]
    known: dict
    rows: cython.schar[::1]
    scratch: cython.schar[::1]
    work: cython.schar[::1]
    suits: cython.longlong[::1]
    ranks: cython.int[::1]
    rank_cards: cython.int[::1]
    rank_count: cython.int
    pool: cython.int
    pool_left: cython.int
    places_left: cython.int
    best: cython.int
    least_runs: cython.int

    def __init__(self, tables, goal, places, sets, bare):
        self.levels = tables.levels
        self.width = tables.width
        self.places = places + 1
        self.level_size = self.width * self.places
        self.stride = self.levels * self.level_size
        self.longest = tables.longest
        self.tunnela = tables.tunnela
        self.natural = tables.natural
        self.goal = goal
        self.least_runs = tables.names[goal].sequences
        self.gains = array("i", tables.gains)
        self.after = array("i", tables.after)
        self.pair_at = array("i", tables.pair_at)
        self.pair_one = array("i", tables.pair_one)
        self.pair_two = array("i", tables.pair_two)
        self.spans = array("B", tables.spans)
        self.near = array("i", tables.near)
        self.counts = COUNTS
        self.sets = array("i", [number for one in sets for number in one])
        self.set_count = len(sets)
        self.bare = array("b", bare)
        self.known = {}
        self.rows = array("b", bytes(64 * self.stride))
        self.scratch = array("b", bytes(25 * self.stride))
        self.work = array("b", bytes(9 * self.stride))
        self.suits = array("q", [0] * 4)
        self.ranks = array("i", [0] * 13)
        self.rank_cards = array("i", [0] * 14)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _held(self, key: cython.longlong) -> cython.int:
        """One bit for each rank held."""
        ones: cython.longlong = (key | (key >> 1)) & ONES
        ones = (ones | (ones >> 1)) & 0x3333333
        ones = (ones | (ones >> 2)) & 0xF0F0F0F
        ones = (ones | (ones >> 4)) & 0xFF00FF
        ones = (ones | (ones >> 8)) & 0x1FFF
        return ones

    @cython.cfunc
    @cython.exceptval(check=False)
    def _less(self, key: cython.longlong, taken: cython.longlong) -> cython.longlong:
        """The state without those cards."""
        low: cython.longlong = (key & LOW) - taken
        wild: cython.longlong = key >> 26
        if wild:
            low |= (wild & self._held(low)) << 26
        return low

    @cython.cfunc
    @cython.exceptval(check=False)
    def _spread(self, ranks: cython.int) -> cython.longlong:
        one: cython.longlong = 1
        cards: cython.longlong = 0
        rank: cython.int
        for rank in range(13):
            if (ranks >> rank) & 1:
                cards += one << (2 * rank)
        return cards

    @cython.cfunc
    def _row(self, key: cython.longlong, depth: cython.int) -> cython.Py_ssize_t:
        """Where the state's row begins, computed where it is new."""
        slot = self.known.get(key)
        if slot is not None:
            return slot
        base: cython.Py_ssize_t = depth * self.stride
        i: cython.Py_ssize_t
        for i in range(self.stride):
            self.scratch[base + i] = NEVER
        if key == 0:
            self.scratch[base + (self.levels - 1) * self.level_size] = 0
        else:
            self._solve(key, depth)
        at: cython.Py_ssize_t = len(self.known) * self.stride
        if at + self.stride > len(self.rows):
            more = array("b", bytes(2 * len(self.rows)))
            more[: len(self.rows)] = array("b", self.rows)
            self.rows = more
        for i in range(self.stride):
            self.rows[at + i] = self.scratch[base + i]
        self.known[key] = at
        return at

    @cython.cfunc
    def _solve(self, key: cython.longlong, depth: cython.int) -> cython.int:
        """The lowest card goes (or joins the pool), or lies in a run with some of the others, or in a tunnela."""
        base: cython.Py_ssize_t = depth * self.stride
        one: cython.longlong = 1
        rank: cython.int = 0
        copies: cython.int
        i: cython.Py_ssize_t
        while not (key >> (2 * rank)) & 3:
            rank += 1
        wild: cython.int = (key >> (26 + rank)) & 1
        rest: cython.Py_ssize_t = self._row(self._less(key, one << (2 * rank)), depth + 1)
        for i in range(self.stride):
            self.scratch[base + i] = self.rows[rest + i]
        if self.tunnela >= 0:
            for copies in range(2, ((key >> (2 * rank)) & 3) + 1):
                rest = self._row(self._less(key, copies * (one << (2 * rank))), depth + 1)
                if wild * copies < self.width and self.places > 3:
                    self._take(depth, rest, 0 if wild else copies, wild * copies * self.places + 3, self.tunnela)
        others: cython.int = self._held(key) & self.near[rank] & ~(1 << rank)
        part: cython.int = others
        while True:
            self._runs(key, depth, part | (1 << rank))
            if part == 0:
                return 0
            part = (part - 1) & others

    @cython.cfunc
    def _runs(self, key: cython.longlong, depth: cython.int, ranks: cython.int) -> cython.int:
        """Runs in which exactly these cards are kept as themselves, with each number of jokers and of blanks."""
        own: cython.int = self.counts[ranks]
        span: cython.int = self.spans[ranks]
        longest: cython.int = self.longest if own > 1 else 13
        wild: cython.int = self.counts[(key >> 26) & ranks]
        length: cython.int
        jokers: cython.int
        group: cython.int
        if span > longest:
            return 0
        start: cython.Py_ssize_t = self._row(self._less(key, self._spread(ranks)), depth + 1)
        for length in range(max(span, 3), min(longest + 1, self.places)):
            for jokers in range(min(length - own, self.width - 1 - wild) + 1):
                group = self.gains[(length - jokers) * self.width + jokers]
                if group >= 0:
                    self._take(depth, start, own - wild, (wild + jokers) * self.places + length, group)
        return 0

    @cython.cfunc
    def _take(
        self, depth: cython.int, start: cython.Py_ssize_t, kept: cython.int, shift: cython.int, group: cython.int
    ) -> cython.int:
        """Better the row by a meld beside the row at ``start``: so many cards kept; ``shift`` is its pool x ``places`` + its places."""
        rest: cython.Py_ssize_t
        base: cython.Py_ssize_t
        level: cython.int
        then: cython.int
        j: cython.int
        t: cython.int
        more: cython.int
        pool: cython.int = shift // self.places
        length: cython.int = shift - pool * self.places
        for level in range(self.levels):
            then = self.after[group * self.levels + level]
            if then < 0:
                continue
            for j in range(pool, self.width):
                base = depth * self.stride + level * self.level_size + j * self.places
                rest = start + then * self.level_size + (j - pool) * self.places
                for t in range(length, self.places):
                    more = self.rows[rest + t - length] + kept
                    if more >= 0 and more > self.scratch[base + t]:
                        self.scratch[base + t] = cython.cast(cython.schar, more)
        return 0

    @cython.cfunc
    def _join(self, one: cython.int, two: cython.int, into: cython.int, only: cython.int) -> cython.int:
        """Max-plus convolution over pool and places, for every way to share a level. All three lie in ``work``; -1: all levels."""
        level: cython.int
        pool: cython.int = self.pool_left
        places: cython.int = self.places_left
        pair: cython.int
        i: cython.int
        j: cython.int
        s: cython.int
        t: cython.int
        mine: cython.int
        a: cython.Py_ssize_t
        b: cython.Py_ssize_t
        c: cython.Py_ssize_t
        for level in range(self.levels):
            if only >= 0 and level != only:
                continue
            c = into * self.stride + level * self.level_size
            for i in range(self.level_size):
                self.work[c + i] = NEVER
            for pair in range(self.pair_at[level], self.pair_at[level + 1]):
                for i in range(pool + 1):
                    for s in range(places + 1):
                        a = one * self.stride + self.pair_one[pair] * self.level_size + i * self.places + s
                        mine = self.work[a]
                        if mine < 0:
                            continue
                        for j in range(pool + 1 - i):
                            b = two * self.stride + self.pair_two[pair] * self.level_size + j * self.places
                            c = into * self.stride + level * self.level_size + (i + j) * self.places + s
                            for t in range(places + 1 - s):
                                if mine + self.work[b + t] > self.work[c + t]:
                                    self.work[c + t] = cython.cast(cython.schar, mine + self.work[b + t])
        return 0

    @cython.cfunc
    def _evaluate(self, pool: cython.int, places: cython.int) -> cython.int:
        """The rows of the suits as they are now, joined with each other and with melds of jokers and blanks: into ``work`` 8."""
        suit: cython.int
        i: cython.Py_ssize_t
        at: cython.Py_ssize_t
        for suit in range(4):
            at = self._row(self.suits[suit], 0)
            for i in range(self.stride):
                self.work[suit * self.stride + i] = self.rows[at + i]
        for i in range(self.stride):
            self.work[4 * self.stride + i] = self.bare[i]
        self.pool_left = pool
        self.places_left = places
        self._join(0, 1, 5, -1)
        self._join(2, 3, 6, -1)
        self._join(5, 6, 7, -1)
        return self._join(7, 4, 8, self.goal)

    @cython.cfunc
    def _search(self, at: cython.int, option: cython.int, pool: cython.int, places: cython.int, kept: cython.int) -> cython.int:
        """Every choice of sets from rank ``at`` on, with so much of the pool and so many places left, and so many cards kept."""
        j: cython.int
        most: cython.int = NEVER
        base: cython.Py_ssize_t
        self._evaluate(pool, places)
        for j in range(pool + 1):
            base = 8 * self.stride + self.goal * self.level_size + j * self.places
            if self.work[base + places] >= 0:
                most = max(most, self.work[base + places] + j)
        self.best = max(self.best, kept + most)
        while at < self.rank_count and places >= 3 + 3 * self.least_runs:
            if kept + places <= self.best:
                return 0
            self._sets(at, option, pool, places, kept)
            option = 0
            at += 1
        return 0

    @cython.cfunc
    def _sets(self, at: cython.int, option: cython.int, pool: cython.int, places: cython.int, kept: cython.int) -> cython.int:
        rank: cython.int = self.ranks[at]
        one: cython.longlong = 1
        suits: cython.int = 0
        wild: cython.int = 0
        suit: cython.int
        cards: cython.int
        used: cython.int
        which: cython.int
        length: cython.int
        before = cython.declare(cython.longlong[4])
        for suit in range(4):
            before[suit] = self.suits[suit]
            suits |= ((before[suit] >> (2 * rank)) & 3 != 0) << suit
            wild |= ((before[suit] >> (26 + rank)) & 1) << suit
        for which in range(option, self.set_count):
            cards = self.sets[3 * which]
            length = self.sets[3 * which + 2]
            used = self.sets[3 * which + 1] + self.counts[cards & wild]
            if cards & ~suits or used > pool or length > places - 3 * self.least_runs:
                continue
            for suit in range(4):
                if (cards >> suit) & 1:
                    self.suits[suit] = self._less(before[suit], one << (2 * rank))
            self._search(at, which, pool - used, places - length, kept + used + self.counts[cards & ~wild])
            for suit in range(4):
                self.suits[suit] = before[suit]
        return 0

    def most_kept(self, cards, wild):
        """How many of the cards can be kept in a show of all places, every other place being filled by a card of one's choice."""
        one: cython.longlong = 1
        card: cython.int
        suit: cython.int
        rank: cython.int
        mask: cython.longlong = wild
        if len(self.known) * self.stride > 4 << 20:
            self.known = {}
        for suit in range(4):
            self.suits[suit] = 0
        self.pool = 0
        for given in cards:
            card = given
            card = card % 53
            suit = card // 13
            rank = card - 13 * suit
            if card == 52 or (mask >> card) & 1:
                self.pool += 1
                if card == 52 or not self.natural:
                    continue
                self.suits[suit] |= one << (26 + rank)
            if (self.suits[suit] >> (2 * rank)) & 3 == 3:
                raise ValueError("more than three cards of a face")
            self.suits[suit] += one << (2 * rank)
        if self.pool >= self.width:
            raise OverflowError(f"a pool of {self.pool} in rows for {self.width - 1}")
        self.rank_count = 0
        for rank in range(13):
            if ((self.suits[0] | self.suits[1] | self.suits[2] | self.suits[3]) >> (2 * rank)) & 3:
                self.ranks[self.rank_count] = rank
                self.rank_count += 1
        self.best = NEVER
        self._search(0, 0, self.pool, self.places - 1, 0)
        return self.best
