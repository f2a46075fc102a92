# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""The hot part of the arranger: the least cost of a hand for every level at once (docs/arranger.md).

One source for both: compiled by Cython where there is a compiler, else run as it stands. Its types are in ``core.pyi``.

A *suit state* packs the cards of one suit that may stand as themselves: two bits a rank (0 to 3 cards), and from bit 26 on one bit for
each rank held that is wild. The *pool* is all jokers and all wild cards; a wild card that stands as itself takes one out of the pool.
A *row* holds a cost for each level and each number of pool cards used, exactly that many.
"""

from array import array

import cython

compiled = cython.compiled

# Names of C, not of Python: a look-up in the module would cost more than the search.
FAR = cython.declare(cython.int, 30000)
LOW = cython.declare(cython.longlong, (1 << 26) - 1)
ONES = cython.declare(cython.longlong, 0x1555555)
MIX = cython.declare(cython.longlong, 0x9E3779B1)

IMPOSSIBLE = 30000
"""The cost of what cannot be met."""


SPREAD = array("i", [0])
"""The cards of a set of ranks: one of each, as a suit state has them."""
for _ in range(13):
    SPREAD += array("i", [one + (1 << 2 * _) for one in SPREAD])
COUNTS = array("B", [one.bit_count() for one in range(8192)])


@cython.cclass
class Core:
    """The search, and the rows of all suit states met so far. What the arguments are, ``tables.py`` says."""

    levels: cython.int
    width: cython.int
    stride: cython.int
    loose_joker: cython.int
    only: cython.int
    extend: cython.int
    longest: cython.int
    tunnela: cython.int
    costs: cython.int[::1]
    gains: cython.int[::1]
    after: cython.int[::1]
    pair_at: cython.int[::1]
    pair_one: cython.int[::1]
    pair_two: cython.int[::1]
    spans: cython.uchar[::1]
    spread: cython.int[::1]
    counts: cython.uchar[::1]
    near: cython.int[::1]
    tails: cython.ushort[::1]
    option_at: cython.int[::1]
    option_suits: cython.int[::1]
    option_jokers: cython.int[::1]

    keys: cython.longlong[::1]
    rows: cython.ushort[::1]
    mask: cython.longlong
    used: cython.longlong
    most: cython.longlong
    scratch: cython.ushort[::1]

    suits: cython.longlong[::1]
    work: cython.ushort[::1]
    found: cython.ushort[::1]
    best: cython.int[::1]
    path: cython.int[::1]
    best_path: cython.int[::1]
    best_length: cython.int[::1]
    ranks: cython.int[::1]
    rank_count: cython.int
    sure: cython.int[::1]
    sums: cython.int[::1]
    steps: cython.int[::1]
    step_at: cython.int[::1]
    pool: cython.int
    total: cython.int
    tracing: cython.bint
    crowded: cython.bint
    natural: cython.int
    counted: cython.int[::1]
    counted_size: cython.int
    least_pure: cython.int
    melds: cython.int[::1]
    meld_count: cython.int

    def __init__(self, tables):
        self.levels = tables.levels
        self.width = tables.width
        self.stride = self.levels * self.width
        self.loose_joker = tables.loose_joker
        self.only = tables.only
        self.extend = tables.extend
        self.longest = tables.longest
        self.tunnela = tables.tunnela
        self.natural = tables.natural
        self.tracing = False
        self.counted = array("i", tables.counted)
        self.counted_size = len(tables.counted)
        self.least_pure = tables.least_pure
        self.costs = array("i", tables.costs)
        self.gains = array("i", tables.gains)
        self.after = array("i", tables.after)
        self.pair_at = array("i", tables.pair_at)
        self.pair_one = array("i", tables.pair_one)
        self.pair_two = array("i", tables.pair_two)
        self.spans = array("B", tables.spans)
        self.near = array("i", tables.near)
        self.tails = array("H", tables.tails)
        self.option_at = array("i", tables.option_at)
        self.option_suits = array("i", tables.option_suits)
        self.option_jokers = array("i", tables.option_jokers)
        self.spread = SPREAD
        self.counts = COUNTS
        deep = 24
        self.scratch = array("H", bytes(2 * deep * self.stride))
        self.work = array("H", bytes(2 * 7 * self.stride))
        self.found = array("H", bytes(2 * deep * self.stride))
        self.suits = array("q", [0] * 4)
        self.best = array("i", [0] * self.levels)
        self.path = array("i", [0] * (3 * deep))
        self.best_path = array("i", [0] * (3 * deep * self.levels))
        self.best_length = array("i", [0] * self.levels)
        self.ranks = array("i", [0] * 13)
        self.sure = array("i", [0] * 14)
        self.sums = array("i", [0] * deep)
        self.steps = array("i", [0] * 64)
        self.step_at = array("i", [0] * 14)
        self.melds = array("i", [0] * (4 * deep))
        size = 1 << 10
        while 2 * size * (2 * self.stride + 8) <= 40 << 20:
            size *= 2
        self.most = size * 7 // 10
        self._empty(1 << 10)

    def _empty(self, size):
        self.keys = array("q", bytes(8 * size))
        self.rows = array("H", bytes(2 * size * self.stride))
        self.mask = size - 1
        self.used = 0

    def _grow(self):
        """Twice the room; places in the table change."""
        keys, rows = self.keys, self.rows
        size: cython.Py_ssize_t = len(keys)
        self._empty(2 * size)
        at: cython.Py_ssize_t
        i: cython.Py_ssize_t
        slot: cython.longlong
        for at in range(size):
            if keys[at]:
                slot = self._place(keys[at] - 1)
                self.keys[slot] = keys[at]
                self.used += 1
                for i in range(self.stride):
                    self.rows[slot * self.stride + i] = rows[at * self.stride + i]

    # Rows of one suit

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def _place(self, key: cython.longlong) -> cython.longlong:
        """Where the state's row is, or the free place where it belongs."""
        mixed: cython.longlong = (key ^ (key >> 26)) & 0xFFFFFFF
        slot: cython.longlong = ((mixed * MIX) >> 14) & self.mask
        while self.keys[slot] and self.keys[slot] != key + 1:
            slot = (slot + 1) & self.mask
        return slot

    @cython.cfunc
    @cython.inline
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
    @cython.inline
    @cython.exceptval(check=False)
    def _less(self, key: cython.longlong, taken: cython.longlong) -> cython.longlong:
        """The state without those cards."""
        low: cython.longlong = (key & LOW) - taken
        wild: cython.longlong = key >> 26
        if wild:
            low |= (wild & self._held(low)) << 26
        return low

    @cython.cfunc
    def _row(self, key: cython.longlong, depth: cython.int) -> cython.longlong:
        """The place of the state's row, computed where it is new."""
        slot: cython.longlong = self._place(key)
        if self.keys[slot]:
            return slot
        base: cython.Py_ssize_t = depth * self.stride
        i: cython.Py_ssize_t
        for i in range(self.stride):
            self.scratch[base + i] = FAR
        if key == 0:
            self._first_row(base)
        else:
            self._solve(key, depth)
        if 4 * self.used >= 3 * self.mask:
            self._grow()
        slot = self._place(key)
        self.keys[slot] = key + 1
        self.used += 1
        for i in range(self.stride):
            self.rows[slot * self.stride + i] = self.scratch[base + i]
        return slot

    @cython.cfunc
    def _first_row(self, base: cython.Py_ssize_t) -> cython.int:
        """No cards: only the last level, which asks for nothing, and the one for pure sequences alone are met."""
        i: cython.Py_ssize_t
        self.scratch[base + (self.levels - 1) * self.width] = 0
        if self.only >= 0:
            self.scratch[base + self.only * self.width] = 0
        if not self.loose_joker:
            # Nobody asks what becomes of jokers: used at most, not exactly.
            for i in range(self.width):
                self.scratch[base + (self.levels - 1) * self.width + i] = 0
                if self.only >= 0:
                    self.scratch[base + self.only * self.width + i] = 0
        return 0

    @cython.cfunc
    def _solve(self, key: cython.longlong, depth: cython.int) -> cython.int:
        """The lowest card lies loose, or in a run with some of the others, or in a tunnela."""
        base: cython.Py_ssize_t = depth * self.stride
        one: cython.longlong = 1
        rank: cython.int = 0
        i: cython.Py_ssize_t
        while not (key >> (2 * rank)) & 3:
            rank += 1
        wild: cython.int = (key >> (26 + rank)) & 1
        loose: cython.int = 0 if wild else self.costs[rank]
        slot: cython.longlong = self._row(self._less(key, one << (2 * rank)), depth + 1)
        for i in range(self.stride):
            if self.rows[slot * self.stride + i] < FAR:
                self.scratch[base + i] = self.rows[slot * self.stride + i] + loose
        if self.tunnela >= 0 and (key >> (2 * rank)) & 3 == 3:
            self._take(key, depth, 3 * (one << (2 * rank)), 3 * wild, self.tunnela)
        others: cython.int = self._held(key) & self.near[rank] & ~(1 << rank)
        part: cython.int = others
        while True:
            self._runs(key, depth, part | (1 << rank))
            if part == 0:
                return 0
            part = (part - 1) & others

    @cython.cfunc
    def _runs(self, key: cython.longlong, depth: cython.int, ranks: cython.int) -> cython.int:
        """Runs in which exactly these ranks stand as themselves, with each number of jokers."""
        own: cython.int = self.counts[ranks]
        span: cython.int = self.spans[ranks]
        longest: cython.int = self.longest if own > 1 else 13
        if span > longest:
            return 0
        wild: cython.int = self.counts[(key >> 26) & ranks]
        jokers: cython.int = max(span, 3) - own
        first: cython.int = jokers
        group: cython.int
        while own + jokers <= longest and wild + jokers < self.width and (self.extend or jokers == first):
            group = self.gains[own * self.width + jokers]
            if group >= 0:
                self._take(key, depth, self.spread[ranks], wild + jokers, group)
            jokers += 1
        return 0

    @cython.cfunc
    def _take(
        self, key: cython.longlong, depth: cython.int, cards: cython.longlong, pool: cython.int, group: cython.int
    ) -> cython.int:
        """Better the row by a meld of these cards that uses so many of the pool."""
        slot: cython.longlong = self._row(self._less(key, cards), depth + 1)
        level: cython.int
        then: cython.int
        j: cython.int
        base: cython.Py_ssize_t
        rest: cython.Py_ssize_t
        for level in range(self.levels):
            then = self.after[group * self.levels + level]
            if then >= 0:
                base = depth * self.stride + level * self.width
                rest = slot * self.stride + then * self.width
                for j in range(pool, self.width):
                    self.scratch[base + j] = min(self.scratch[base + j], self.rows[rest + j - pool])
        return 0

    # Four suits and the jokers left over

    @cython.cfunc
    @cython.exceptval(check=False)
    def _join(self, one: cython.Py_ssize_t, two: cython.Py_ssize_t, into: cython.Py_ssize_t, pool: cython.int) -> cython.void:
        """Min-plus convolution over the pool, for every way to share a level. All three lie in ``work``."""
        level: cython.int
        pair: cython.int
        j: cython.int
        i: cython.int
        cost: cython.int
        a: cython.Py_ssize_t
        b: cython.Py_ssize_t
        c: cython.Py_ssize_t
        for level in range(self.levels):
            c = into + level * self.width
            for j in range(pool + 1):
                self.work[c + j] = FAR
            for pair in range(self.pair_at[level], self.pair_at[level + 1]):
                a = one + self.pair_one[pair] * self.width
                b = two + self.pair_two[pair] * self.width
                for i in range(pool + 1):
                    cost = self.work[a + i]
                    if cost < FAR:
                        for j in range(i, pool + 1):
                            if cost + self.work[b + j - i] < self.work[c + j]:
                                self.work[c + j] = cost + self.work[b + j - i]

    @cython.cfunc
    def _evaluate(self, depth: cython.int, pool: cython.int) -> cython.int:
        """``found`` of this depth: the least cost of the suits as they are now, per level and pool."""
        if self.levels == 1 and not self.loose_joker and not self.tracing:
            return self._evaluate_points(depth, pool)
        suit: cython.int
        level: cython.int
        j: cython.int
        i: cython.int
        least: cython.int
        slot: cython.longlong
        for suit in range(4):
            slot = self._row(self.suits[suit], 0)
            for level in range(self.levels):
                for j in range(pool + 1):
                    i = level * self.width + j
                    self.work[suit * self.stride + i] = self.rows[slot * self.stride + i]
        self._join(0, self.stride, 4 * self.stride, pool)
        self._join(2 * self.stride, 3 * self.stride, 5 * self.stride, pool)
        self._join(4 * self.stride, 5 * self.stride, 6 * self.stride, pool)
        base: cython.Py_ssize_t
        for level in range(self.levels):
            base = level * self.width
            for j in range(pool + 1):
                least = self.work[6 * self.stride + base + j]
                if self.loose_joker:
                    for i in range(1, j + 1):
                        least = min(least, self.work[6 * self.stride + base + j - i] + self.tails[base + i])
                self.found[depth * self.stride + base + j] = least
        return 0

    @cython.cfunc
    def _evaluate_points(self, depth: cython.int, pool: cython.int) -> cython.int:
        """The same where points are all that is asked: one level, and empty suits need not be joined."""
        suit: cython.int
        j: cython.int
        i: cython.int
        least: cython.int
        row: cython.Py_ssize_t
        base: cython.Py_ssize_t = depth * self.stride
        for j in range(pool + 1):
            self.sums[j] = 0
        for suit in range(4):
            if self.suits[suit]:
                row = self._row(self.suits[suit], 0) * self.stride
                # From the end, as a sum needs only what lies before it.
                for j in range(pool, -1, -1):
                    least = self.sums[j] + self.rows[row]
                    for i in range(1, j + 1):
                        least = min(least, self.sums[j - i] + self.rows[row + i])
                    self.sums[j] = least
        for j in range(pool + 1):
            self.found[base + j] = self.sums[j]
        return 0

    # Sets

    @cython.cfunc
    @cython.exceptval(check=False)
    def _list_ranks(self) -> cython.void:
        """The ranks that can give sets, the dearest first."""
        a: cython.int = self._held(self.suits[0])
        b: cython.int = self._held(self.suits[1])
        c: cython.int = self._held(self.suits[2])
        d: cython.int = self._held(self.suits[3])
        ranks: cython.int = (a & b & (c | d)) | (c & d & (a | b))
        rank: cython.int = 0
        at: cython.int
        if self.pool > 0 and self.option_at[1] == self.option_at[2]:
            ranks = (a & b) | (c & d) | ((a | b) & (c | d))
        elif self.pool > 0:
            ranks = a | b | c | d
        self.rank_count = 0
        while ranks >> rank:
            if (ranks >> rank) & 1:
                at = self.rank_count
                while at > 0 and self.costs[self.ranks[at - 1]] < self.costs[rank]:
                    self.ranks[at] = self.ranks[at - 1]
                    at -= 1
                self.ranks[at] = rank
                self.rank_count += 1
            rank += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _bound(self) -> cython.void:
        """What the listed ranks can still save at most: ``sure`` without jokers, ``steps`` with each joker more."""
        at: cython.int
        suit: cython.int
        suits: cython.int
        cards: cython.int
        saved: cython.int
        steps: cython.int = 0
        rank: cython.int
        for at in range(self.rank_count):
            rank = self.ranks[at]
            suits = 0
            cards = 0
            for suit in range(4):
                suits += (self.suits[suit] >> (2 * rank)) & 3 != 0
                if not (self.suits[suit] >> (26 + rank)) & 1:
                    cards += (self.suits[suit] >> (2 * rank)) & 3
            self.step_at[at] = steps
            self.sure[at] = cards * self.costs[rank] if suits > 2 else 0
            # A joker takes in two cards of a rank of two suits; where there is one suit, it takes in one, to be safe.
            saved = self.costs[rank] * min(suits, 2)
            while suits <= 2 and cards > 0:
                self.steps[steps] = saved
                steps += 1
                cards -= suits
        self.step_at[self.rank_count] = steps
        self.sure[self.rank_count] = 0
        # Sums from the end; steps that never rise, so that the first ones of any rank on are the largest.
        for at in range(self.rank_count - 1, -1, -1):
            self.sure[at] += self.sure[at + 1]
        for at in range(steps - 2, -1, -1):
            self.steps[at] = max(self.steps[at], self.steps[at + 1])

    @cython.cfunc
    @cython.exceptval(check=False)
    def _hopeful(self, depth: cython.int, at: cython.int, pool: cython.int, less: cython.int) -> cython.bint:
        """Could sets of the ranks from ``at`` on better any level? ``less``: what a set about to be taken saves at most."""
        level: cython.int
        used: cython.int
        saved: cython.int
        step: cython.int
        cost: cython.int
        base: cython.Py_ssize_t
        saved = self.sure[at] + less
        step = self.step_at[at]
        for used in range(pool + 1):
            base = depth * self.stride + pool - used
            for level in range(self.levels):
                cost = self.found[base + level * self.width]
                if level != self.only and cost < FAR and cost - saved < self.best[level]:
                    return True
            if step < self.step_at[self.rank_count]:
                saved += self.steps[step]
                step += 1
        return False

    @cython.cfunc
    def _search(self, depth: cython.int, at: cython.int, option: cython.int, pool: cython.int) -> cython.int:
        """Every choice of sets from rank ``at`` on (there, from that option on), the cards of those chosen being gone."""
        level: cython.int
        i: cython.int
        suits: cython.int
        cards: cython.int
        suit: cython.int
        rank: cython.int
        wild: cython.int
        which: cython.int
        one: cython.longlong = 1
        before: cython.longlong[4] = [0, 0, 0, 0]
        self._evaluate(depth, pool)
        for level in range(self.levels):
            if self.found[depth * self.stride + level * self.width + pool] < self.best[level] and (
                level != self.only or not depth
            ):
                self.best[level] = self.found[depth * self.stride + level * self.width + pool]
                self.best_length[level] = depth
                for i in range(3 * depth):
                    self.best_path[level * 72 + i] = self.path[i]
        while at < self.rank_count and self._hopeful(depth, at, pool, 0):
            rank = self.ranks[at]
            suits = 0
            wild = 0
            for suit in range(4):
                before[suit] = self.suits[suit]
                suits |= ((before[suit] >> (2 * rank)) & 3 != 0) << suit
                wild |= ((before[suit] >> (26 + rank)) & 1) << suit
            for which in range(self.option_at[suits], self.option_at[suits + 1]):
                cards = self.option_suits[which]
                i = self.option_jokers[which] + self.counts[cards & wild]
                # Options of one rank in one order: a set is never taken before one that was passed over.
                if cards * 32 + self.option_jokers[which] < option or i > pool:
                    continue
                # What the set saves is in the bound of its own rank too, which may give further sets.
                if not self._hopeful(depth, at, pool - i, self.counts[cards & ~wild] * self.costs[rank]):
                    continue
                for suit in range(4):
                    if (cards >> suit) & 1:
                        self.suits[suit] = self._less(before[suit], one << (2 * rank))
                self.path[3 * depth] = rank
                self.path[3 * depth + 1] = cards
                self.path[3 * depth + 2] = self.option_jokers[which]
                self._search(depth + 1, at, cards * 32 + self.option_jokers[which], pool - i)
                for suit in range(4):
                    self.suits[suit] = before[suit]
            at += 1
            option = 0
        return 0

    # A hand

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def _add(self, face: cython.int, wild: cython.longlong) -> cython.void:
        """One card more in the hand to solve; ``wild``: one bit a face."""
        one: cython.longlong = 1
        suit: cython.int
        rank: cython.int
        if face == 52:
            self.pool += 1
            return
        suit = face // 13
        rank = face - 13 * suit
        if (self.suits[suit] >> (2 * rank)) & 3 == 3:
            self.crowded = True
            return
        if (wild >> face) & 1:
            self.pool += 1
            if self.natural:
                self.suits[suit] = (self.suits[suit] + (one << (2 * rank))) | (one << (26 + rank))
        else:
            self.suits[suit] += one << (2 * rank)
            self.total += self.costs[rank]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _clear(self) -> cython.void:
        suit: cython.int
        for suit in range(4):
            self.suits[suit] = 0
        self.pool = 0
        self.total = 0
        self.crowded = False

    @cython.cfunc
    @cython.exceptval(check=False)
    def _most_pure(self) -> cython.int:
        """No hand has more pure sequences than this: most dealt hands have none, and then nothing need be searched."""
        suit: cython.int
        held: cython.int
        near: cython.int
        three: cython.longlong
        found: cython.int = 0
        for suit in range(4):
            held = self._held(self.suits[suit])
            # The ace once more above the king, and the two for the corner: more than there are, at worst.
            near = held | ((held & 3) << 13)
            three = 0
            if self.tunnela >= 0:
                three = self.suits[suit] & (self.suits[suit] >> 1) & ONES
            if near & (near >> 1) & (near >> 2) or three:
                held = (
                    self.counts[self._held(self.suits[suit] & ONES)] + 2 * self.counts[self._held(self.suits[suit] >> 1 & ONES)]
                )
                found += held // 3
        return found

    @cython.cfunc
    def _run(self) -> cython.int:
        """``best`` of the hand that was added; ``solve`` says what is refused."""
        level: cython.int
        if self.used > self.most:
            self._empty(self.mask + 1)
        for level in range(self.levels):
            self.best[level] = FAR
        if self.least_pure > 0 and self._most_pure() < self.least_pure:
            return 0
        self._list_ranks()
        self._bound()
        return self._search(0, 0, 0, self.pool)

    @cython.cfunc
    def _deal(self, cards, wild: cython.longlong, without: cython.int) -> cython.int:
        """The hand to solve is these cards, less one of face ``without``."""
        card: cython.int
        self._clear()
        for one in cards:
            card = one
            card = card % 53
            if card == without:
                without = -1
            else:
                self._add(card, wild)
        if self.crowded:
            raise ValueError("more than three cards of a face")
        if self.pool >= self.width:
            raise OverflowError(f"a pool of {self.pool} in rows for {self.width - 1}")
        return 0

    def solve(self, cards, wild):
        """The least cost per level, ``IMPOSSIBLE`` where it cannot be met. ``wild``: one bit a face.

        Raises ``ValueError`` for more than three cards of a face, and ``OverflowError`` for a pool that ``width`` has no room for.
        """
        self._deal(cards, wild, -1)
        self._run()
        return list(self.best)

    def count(self, cards, wild, cap):
        """The count of the cards, capped."""
        self._deal(cards, wild, -1)
        self._run()
        return self._count(cap)

    def count_without(self, cards, wild, cap):
        """For each card the count of the others, capped."""
        counts: dict = {}
        for one in cards:
            if one % 53 not in counts:
                self._deal(cards, wild, one % 53)
                self._run()
                counts[one % 53] = self._count(cap)
        return [counts[one % 53] for one in cards]

    def count_many(self, hands, size, wilds, cap, into):
        """The count of each hand of ``size`` faces: a buffer of bytes; ``wilds`` one mask a hand or one for all.

        ``into`` (unsigned short) gets the counts, 65535 for a hand that ``solve`` refuses.
        """
        faces: cython.const[cython.uchar][::1] = hands
        masks: cython.const[cython.longlong][::1] = wilds
        out: cython.ushort[::1] = into
        single: cython.bint = len(wilds) == 1
        length: cython.Py_ssize_t = size
        most: cython.int = cap
        hand: cython.Py_ssize_t
        at: cython.Py_ssize_t
        for hand in range(len(into)):
            self._clear()
            for at in range(length):
                self._add(faces[hand * length + at], masks[0] if single else masks[hand])
            if self.crowded or self.pool >= self.width:
                out[hand] = 65535
            else:
                self._run()
                out[hand] = self._count(most)

    def group_many(self, hands, size, wilds, cap, *, into, groups):
        """As ``count_many``; and ``groups`` (bytes, one a card) gets the number of the card's meld, 0 for a loose one."""
        faces: cython.const[cython.uchar][::1] = hands
        masks: cython.const[cython.longlong][::1] = wilds
        counts: cython.ushort[::1] = into
        out: cython.uchar[::1] = groups
        single: cython.bint = len(wilds) == 1
        length: cython.Py_ssize_t = size
        most: cython.int = cap
        hand: cython.Py_ssize_t
        at: cython.Py_ssize_t
        wild: cython.longlong
        for hand in range(len(into)):
            wild = masks[0] if single else masks[hand]
            self._clear()
            for at in range(length):
                out[hand * length + at] = 0
                self._add(faces[hand * length + at], wild)
            if self.crowded or self.pool >= self.width:
                counts[hand] = 65535
                continue
            self._run()
            counts[hand] = self._count(most)
            self._trace_least()
            for at in range(length):
                out[hand * length + at] = self._meld_of(faces[hand * length + at], wild)

    @cython.cfunc
    def _trace_least(self) -> cython.int:
        """The melds of the arrangement that counts least; none where nothing can be taken out."""
        level: cython.int = -1
        i: cython.Py_ssize_t
        self.meld_count = 0
        for i in range(self.counted_size):
            if self.best[self.counted[i]] < FAR and (level < 0 or self.best[self.counted[i]] < self.best[level]):
                level = self.counted[i]
        return 0 if level < 0 else self._trace(level)

    @cython.cfunc
    def _meld_of(self, face: cython.int, wild: cython.longlong) -> cython.int:
        """The number of a traced meld that still wants this card, which is then taken from it; 0: none does."""
        suit: cython.int = face // 13
        rank: cython.int = face - 13 * suit
        joker: cython.bint = face == 52 or (wild >> face) & 1
        at: cython.int
        if face < 52 and (self.natural or not joker):
            for at in range(self.meld_count):
                if self._wants(4 * at, suit, rank):
                    return at + 1
        if joker:
            for at in range(self.meld_count):
                if self.melds[4 * at + 3] > 0:
                    self.melds[4 * at + 3] -= 1
                    return at + 1
        return 0

    @cython.cfunc
    def _wants(self, at: cython.int, suit: cython.int, rank: cython.int) -> cython.bint:
        kind: cython.int = self.melds[at]
        if kind == 2:
            # A tunnela keeps how many it has got in the place of its jokers, below nothing.
            if self.melds[at + 1] == suit and self.melds[at + 2] == rank and self.melds[at + 3] > -3:
                self.melds[at + 3] -= 1
                return True
            return False
        bit: cython.int = 1 << (suit if kind == 0 else rank)
        if self.melds[at + 1] != (rank if kind == 0 else suit) or not self.melds[at + 2] & bit:
            return False
        self.melds[at + 2] -= bit
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _count(self, cap: cython.int) -> cython.int:
        """PTS-12: the least of all cards and of what the levels leave that count."""
        least: cython.int = self.total if self.total < cap else cap
        i: cython.Py_ssize_t
        for i in range(self.counted_size):
            least = min(least, self.best[self.counted[i]])
        return least

    # The melds of a cheapest arrangement

    def trace(self, level):
        """After ``solve``: the melds of one cheapest arrangement that meets ``level``, and how many of the pool are in none.

        A meld is four numbers: 0, rank, suits (a bit each), jokers for a set; 1, suit, ranks, jokers for a run; 2, suit, rank, 0 for a tunnela.
        """
        start = list(self.suits)
        left = self._trace(level)
        for suit in range(4):
            self.suits[suit] = start[suit]
        return list(self.melds[: 4 * self.meld_count]), left

    @cython.cfunc
    def _meld(self, kind: cython.int, where: cython.int, cards: cython.int, jokers: cython.int) -> cython.int:
        self.melds[4 * self.meld_count] = kind
        self.melds[4 * self.meld_count + 1] = where
        self.melds[4 * self.meld_count + 2] = cards
        self.melds[4 * self.meld_count + 3] = jokers
        self.meld_count += 1
        return 0

    @cython.cfunc
    def _trace(self, level: cython.int) -> cython.int:
        one: cython.longlong = 1
        suit: cython.int
        step: cython.int
        rank: cython.int
        cards: cython.int
        jokers: cython.int
        pool: cython.int = self.pool
        left: cython.int = 0
        self.meld_count = 0
        for step in range(self.best_length[level]):
            rank = self.best_path[level * 72 + 3 * step]
            cards = self.best_path[level * 72 + 3 * step + 1]
            jokers = self.best_path[level * 72 + 3 * step + 2]
            self._meld(0, rank, cards, jokers)
            pool -= jokers
            for suit in range(4):
                if (cards >> suit) & 1:
                    pool -= (self.suits[suit] >> (26 + rank)) & 1
                    self.suits[suit] = self._less(self.suits[suit], one << (2 * rank))
        self.tracing = True
        self._evaluate(0, pool)
        self.tracing = False
        base: cython.Py_ssize_t = level * self.width
        if self.loose_joker:
            while self.work[6 * self.stride + base + pool - left] + self.tails[base + left] != self.found[base + pool]:
                left += 1
        self._share(6, 4, 5, level, pool - left)
        return left

    @cython.cfunc
    def _share(self, whole: cython.int, one: cython.int, two: cython.int, level: cython.int, pool: cython.int) -> cython.int:
        """Undo a join: which level and how much of the pool fall to either side."""
        pair: cython.int
        i: cython.int
        a: cython.Py_ssize_t
        b: cython.Py_ssize_t
        goal: cython.int = self.work[whole * self.stride + level * self.width + pool]
        for pair in range(self.pair_at[level], self.pair_at[level + 1]):
            a = one * self.stride + self.pair_one[pair] * self.width
            b = two * self.stride + self.pair_two[pair] * self.width + pool
            for i in range(pool + 1):
                if self.work[a + i] + self.work[b - i] == goal:
                    if whole == 6:
                        self._share(4, 0, 1, self.pair_one[pair], i)
                        return self._share(5, 2, 3, self.pair_two[pair], pool - i)
                    self._suit_melds(one, self.pair_one[pair], i)
                    return self._suit_melds(two, self.pair_two[pair], pool - i)
        return -1

    @cython.cfunc
    def _suit_melds(self, suit: cython.int, level: cython.int, pool: cython.int) -> cython.int:
        """The melds of one suit's cheapest way."""
        key: cython.longlong = self.suits[suit]
        one: cython.longlong = 1
        rank: cython.int
        wild: cython.int
        part: cython.int
        others: cython.int
        goal: cython.int
        jokers: cython.int
        cards: cython.longlong
        while key:
            goal = self._cost(key, level, pool)
            rank = 0
            while not (key >> (2 * rank)) & 3:
                rank += 1
            wild = (key >> (26 + rank)) & 1
            cards = one << (2 * rank)
            if self._cost(self._less(key, cards), level, pool) + (0 if wild else self.costs[rank]) == goal:
                key = self._less(key, cards)
                continue
            if self._is_tunnela(key, rank, level, pool):
                self._meld(2, suit, rank, 0)
                key = self._less(key, 3 * cards)
                level = self.after[self.tunnela * self.levels + level]
                pool -= 3 * wild
                continue
            others = self._held(key) & self.near[rank] & ~(1 << rank)
            part = others
            while True:
                jokers = self._jokers_of(key, part | (1 << rank), level, pool, goal)
                if jokers >= 0:
                    break
                part = (part - 1) & others
            part |= 1 << rank
            self._meld(1, suit, part, jokers)
            level = self.after[self.gains[self.counts[part] * self.width + jokers] * self.levels + level]
            pool -= jokers + self.counts[(key >> 26) & part]
            key = self._less(key, self.spread[part])
        return 0

    @cython.cfunc
    def _is_tunnela(self, key: cython.longlong, rank: cython.int, level: cython.int, pool: cython.int) -> cython.bint:
        """Is a tunnela of this rank the first meld of a cheapest way?"""
        three: cython.longlong = 3
        used: cython.int = 3 * ((key >> (26 + rank)) & 1)
        if self.tunnela < 0 or (key >> (2 * rank)) & 3 != 3 or used > pool:
            return False
        then: cython.int = self.after[self.tunnela * self.levels + level]
        rest: cython.longlong = self._less(key, three << (2 * rank))
        return then >= 0 and self._cost(rest, then, pool - used) == self._cost(key, level, pool)

    @cython.cfunc
    def _cost(self, key: cython.longlong, level: cython.int, pool: cython.int) -> cython.int:
        slot: cython.longlong = self._row(key, 0)
        return self.rows[slot * self.stride + level * self.width + pool]

    @cython.cfunc
    def _jokers_of(
        self, key: cython.longlong, ranks: cython.int, level: cython.int, pool: cython.int, goal: cython.int
    ) -> cython.int:
        """With how many jokers a run of exactly these ranks is the first meld of a cheapest way; -1: with none."""
        own: cython.int = self.counts[ranks]
        span: cython.int = self.spans[ranks]
        longest: cython.int = self.longest if own > 1 else 13
        wild: cython.int = self.counts[(key >> 26) & ranks]
        jokers: cython.int = max(span, 3) - own
        group: cython.int
        then: cython.int
        if span > longest:
            return -1
        while own + jokers <= longest and wild + jokers <= pool:
            group = self.gains[own * self.width + jokers]
            if group >= 0:
                then = self.after[group * self.levels + level]
                if then >= 0 and self._cost(self._less(key, self.spread[ranks]), then, pool - wild - jokers) == goal:
                    return jokers
            jokers += 1
        return -1
