# The rows of suit states: included by reach.pyx.

cdef enum:
    SIDE = 14
    ALONE = 60  # the bit of a key whose row knows melds of jokers and blanks alone
    FAR = 60  # the number of loose cards where nothing can be: above any hand's, and a few of them fit into a byte
    MET = 40  # less than this: something can be
    DEEP = 48  # cards of a suit
    ROOM = 8 << 20  # bytes of rows that a hand may find; it may add to them

cdef uint8_t NONE[32]
memset(NONE, 0, 32)
cdef uint64_t CARDS = (<uint64_t> 1 << 39) - 1


cdef inline void _least(uint8_t *into, const uint8_t *other, uint8_t more, int lanes) noexcept nogil:
    """The lesser of each two, ``more`` added to the other; written so that a compiler makes one instruction of sixteen."""
    cdef uint8_t some[16]
    cdef int block, i
    for block in range(0, lanes, 16):
        for i in range(16):
            some[i] = other[block + i] + more
        for i in range(16):
            some[i] = some[i] if some[i] < into[block + i] else into[block + i]
        for i in range(16):
            into[block + i] = some[i]


cdef inline int _holes(uint64_t key) noexcept nogil:
    return key >> 39 & HELD


cdef class Rows:
    """The rows of all suit states met so far.

    A record is the key + 1; for each level and number of jokers which places are worth a look (a bit each); and for each of them
    the loose cards for each number of places. What is read shifted lies in a buffer with as many places out of reach before it.
    """

    cdef int levels, width, size, lanes, longest, tunnela, natural, faces, cells
    cdef bint plain
    cdef int *runs
    cdef int *after
    cdef int *pair_at
    cdef int *pair_into
    cdef int *pair_other
    cdef int *goal_at
    cdef int *goal_other
    cdef int *stronger_at
    cdef int *stronger
    cdef int *spans
    cdef int *window_at
    cdef int *windows
    cdef int *sets
    cdef int near[RANKS]
    cdef char *table
    cdef uint64_t mask, used, record
    cdef uint8_t *solved
    cdef uint8_t *rests
    cdef int moved

    def __cinit__(self, tables):
        cdef int first
        self.levels = tables.levels
        self.width = tables.width
        self.size = tables.size
        self.longest = tables.longest
        self.tunnela = tables.tunnela
        self.natural = tables.natural
        self.lanes = 16 if self.size < 16 else 32
        if self.size > 31:
            raise ValueError(f"a show of {self.size} cards: no rows are so long")
        self.cells = self.levels * self.width
        self.runs = _ints(tables.runs)
        self.after = _ints(tables.after)
        self.pair_at = _ints(_starts(tables.pairs))
        self.pair_into = _ints([into for pairs in tables.pairs for into, _ in pairs])
        self.pair_other = _ints([other for pairs in tables.pairs for _, other in pairs])
        self.goal_at = _ints(_starts(tables.goals))
        self.goal_other = _ints([other for others in tables.goals for other in others])
        self.stronger_at = _ints(_starts(tables.stronger))
        self.stronger = _ints([other for others in tables.stronger for other in others])
        self.spans = _ints(tables.spans)
        self.window_at = _ints(_starts(tables.windows))
        self.windows = _ints([run for runs in tables.windows for run in runs])
        self.sets = _ints(tables.sets)
        for first in range(RANKS):
            self.near[first] = sum(
                1 << other for other in range(first + 1, RANKS) if tables.spans[1 << first | 1 << other] <= self.longest
            )
        self.faces = 4
        self.plain = True
        self.record = 8 + self.cells * (4 + self.lanes)
        self.mask = 1023
        self.table = <char *> calloc(self.mask + 1, self.record)
        self.solved = <uint8_t *> malloc(DEEP * self.cells * self.lanes)
        self.rests = <uint8_t *> malloc(2 * DEEP * self.cells * 2 * self.lanes)
        if self.table is NULL or self.solved is NULL or self.rests is NULL:
            raise MemoryError
        memset(self.rests, FAR, 2 * DEEP * self.cells * 2 * self.lanes)

    def __dealloc__(self):
        free(self.runs)
        free(self.after)
        free(self.pair_at)
        free(self.pair_into)
        free(self.pair_other)
        free(self.goal_at)
        free(self.goal_other)
        free(self.stronger_at)
        free(self.stronger)
        free(self.spans)
        free(self.window_at)
        free(self.windows)
        free(self.sets)
        free(self.table)
        free(self.solved)
        free(self.rests)

    # Finding rows

    cdef void _forget(self) noexcept nogil:
        memset(self.table, 0, (self.mask + 1) * self.record)
        self.used = 0

    cdef inline char *_find(self, uint64_t key) noexcept nogil:
        """The record of the state, or the free place for it."""
        cdef uint64_t slot = ((key & HELD) ^ (((key >> 13) * <uint64_t> 0x9E3779B97F4A7C15) >> 40)) & self.mask
        cdef char *place
        while True:
            place = self.table + slot * self.record
            if (<uint64_t *> place)[0] == key + 1 or (<uint64_t *> place)[0] == 0:
                return place
            slot = (slot + 1) & self.mask

    cdef char *_row(self, uint64_t key, int depth) noexcept nogil:
        """The record of the state, made where it is new: all may lie elsewhere then, which ``moved`` tells."""
        cdef char *place = self._find(key)
        if (<uint64_t *> place)[0]:
            return place
        cdef uint8_t *row = self.solved + depth * self.cells * self.lanes
        if key & CARDS:
            self._solve(key, row, depth)
        else:
            self._bare(key, row, depth)
        if 4 * self.used >= 3 * self.mask:
            self._grow()
        place = self._find(key)
        (<uint64_t *> place)[0] = key + 1
        self.used += 1
        memcpy(place + 8 + 4 * self.cells, row, self.cells * self.lanes)
        self._mark(<uint32_t *> (place + 8), row)
        return place

    cdef void _grow(self) noexcept nogil:
        """Twice the room, or where there is no more memory, all anew."""
        cdef char *old = self.table
        cdef uint64_t number = self.mask + 1
        cdef uint64_t at
        cdef char *place
        cdef char *grown = <char *> calloc(2 * number, self.record)
        self.moved += 1
        if grown is NULL:
            self._forget()
            return
        self.table = grown
        self.mask = 2 * number - 1
        for at in range(number):
            place = old + at * self.record
            if (<uint64_t *> place)[0]:
                memcpy(self._find((<uint64_t *> place)[0] - 1), place, self.record)
        free(old)

    cdef void _mark(self, uint32_t *marks, const uint8_t *row) noexcept nogil:
        """Which places are worth a look: none that is no better than with a joker less, at a stronger level, or with a blank run added."""
        cdef int lanes = self.lanes
        cdef int level, pool, places, at
        cdef uint8_t least
        cdef uint8_t bar[32]
        cdef uint32_t good
        cdef const uint8_t *cell
        for level in range(self.levels):
            for pool in range(self.width):
                cell = row + (level * self.width + pool) * lanes
                memset(bar, MET, 32)
                if self.plain:
                    least = MET
                    for places in range(3, self.size + 1):
                        least = min(least, cell[places - 3])
                        bar[places] = least
                if pool:
                    _least(bar, cell - lanes, 1, lanes)
                for at in range(self.stronger_at[level], self.stronger_at[level + 1]):
                    _least(bar, row + (self.stronger[at] * self.width + pool) * lanes, 0, lanes)
                for places in range(lanes):
                    bar[places] = cell[places] < bar[places]
                good = 0
                if memcmp(bar, NONE, lanes):
                    for places in range(self.size + 1):
                        good |= <uint32_t> bar[places] << places
                marks[level * self.width + pool] = good

    # Making rows

    cdef void _bare(self, uint64_t key, uint8_t *row, int depth) noexcept nogil:
        """No cards: nothing, or melds of jokers and blanks alone, and as many of them as there are places."""
        cdef uint8_t *rest = self.rests + depth * self.cells * 2 * self.lanes
        cdef int pool, length, jokers, group, times
        memset(row, FAR, self.cells * self.lanes)
        for pool in range(self.width):
            row[((self.levels - 1) * self.width + pool) * self.lanes] = pool
        if not key >> ALONE:
            return
        for times in range(self.size // 3):
            self._spread(row, rest)
            if self.tunnela >= 0 and _holes(key) != HELD:
                self._take(row, rest, 0, 3, self.tunnela)
            for jokers in range(self.width):
                for length in range(max(3, jokers), RANKS + 1):
                    group = self._class(key, 0, jokers, length)
                    if group >= 0:
                        self._take(row, rest, jokers, length, group)
                    if jokers < 6 and self.sets[self.faces * 30 + jokers] >> length & 1:
                        self._take(row, rest, jokers, length, 0)

    cdef void _solve(self, uint64_t key, uint8_t *row, int depth) noexcept nogil:
        """The lowest card goes (or joins the pool), or lies in a run with some of the others, or in a tunnela."""
        cdef int cells = self.cells * self.lanes
        cdef int rank = LOWEST[key & HELD]
        cdef uint64_t bit = <uint64_t> 1 << rank
        cdef int wild = self.natural & key >> (39 + rank)
        cdef uint8_t *rest = self.rests + depth * self.cells * 2 * self.lanes
        cdef const char *place = self._row(self._less(key, bit), depth + 1) + 8 + 4 * self.cells
        cdef int i, copies
        memcpy(row, place, cells)
        if not wild:
            for i in range(cells):
                row[i] += 1
        if self.tunnela >= 0:
            copies = 1
            place = self._row(self._less(key, bit), depth + 1)
            while True:
                self._spread(<uint8_t *> (place + 8 + 4 * self.cells), rest)
                self._take(row, rest, wild * copies, 3, self.tunnela)
                if copies == 3 or not key >> (13 * copies + rank) & 1:
                    break
                copies += 1
                place = self._row(self._less_copies(key, bit, copies), depth + 1)
        cdef int others = (key & HELD) & self.near[rank] & ~bit
        cdef int part = others
        while True:
            self._runs(key, row, depth, part | <int> bit)
            if part == 0:
                break
            part = (part - 1) & others

    cdef void _runs(self, uint64_t key, uint8_t *row, int depth, int ranks) noexcept nogil:
        """Runs in which exactly these cards are kept as themselves, with each number of jokers and of blanks."""
        cdef int own = COUNTS[ranks]
        cdef int span = self.spans[ranks]
        cdef int longest = self.longest if own > 1 else RANKS
        cdef int wild = COUNTS[(key >> 39) & ranks] if self.natural else 0
        cdef uint8_t *rest = self.rests + depth * self.cells * 2 * self.lanes
        cdef int jokers, length, group
        if span > longest:
            return
        self._spread(<uint8_t *> (self._row(self._less(key, ranks), depth + 1) + 8 + 4 * self.cells), rest)
        self._widen(rest)
        for jokers in range(min(longest - own, self.width - 1 - wild) + 1):
            length = max(3, span, own + jokers)
            group = self._class(key, ranks, jokers, length)
            # Three places more than the class needs are a run of blanks.
            if self.plain and group >= 0 and length + 2 <= longest and self._same(key, ranks, jokers, length, group):
                self._take(row, rest + self._wide(), wild + jokers, length, group)
            else:
                self._lengths(key, row, rest, ranks, jokers, wild)

    cdef void _lengths(self, uint64_t key, uint8_t *row, const uint8_t *rest, int ranks, int jokers, int wild) noexcept nogil:
        """Runs of these cards and so many jokers with each number of blanks."""
        cdef int own = COUNTS[ranks]
        cdef int longest = self.longest if own > 1 else RANKS
        cdef int length = max(3, self.spans[ranks], own + jokers)
        cdef int first = RANKS
        cdef int last = -1
        cdef int group
        while length <= longest and (length < first + 3 or not self.plain):
            group = self._class(key, ranks, jokers, length)
            if group >= 0:
                if group != last:
                    first, last = length, group
                self._take(row, rest, wild + jokers, length, group)
            length += 1

    cdef inline bint _same(self, uint64_t key, int ranks, int jokers, int length, int group) noexcept nogil:
        """Are runs of one and of two places more of the same class?"""
        return self._class(key, ranks, jokers, length + 1) == group and self._class(key, ranks, jokers, length + 2) == group

    cdef inline int _wide(self) noexcept nogil:
        """Where in a buffer the rest lies once more, with up to two blanks added."""
        return DEEP * self.cells * 2 * self.lanes

    cdef void _widen(self, uint8_t *rest) noexcept nogil:
        cdef int cells = self.cells
        cdef int lanes = self.lanes
        cdef int at
        cdef uint8_t *into
        for at in range(cells):
            into = rest + self._wide() + (2 * at + 1) * lanes
            memcpy(into, rest + (2 * at + 1) * lanes, lanes)
            _least(into, rest + (2 * at + 1) * lanes - 1, 0, lanes)
            _least(into, rest + (2 * at + 1) * lanes - 2, 0, lanes)

    cdef inline int _class(self, uint64_t key, int ranks, int jokers, int length) noexcept nogil:
        """The class of a run of so many places that keeps these cards and so many jokers, or -1; a blank is a joker where it has to be."""
        cdef int holes = 0 if self.natural else _holes(key)
        cdef int fewest = 0
        cdef int at
        if holes or ranks == 0:
            fewest = RANKS + 1
            for at in range(self.window_at[length], self.window_at[length + 1]):
                if self.windows[at] & ranks == ranks and COUNTS[self.windows[at] & holes] < fewest:
                    fewest = COUNTS[self.windows[at] & holes]
            if fewest > length:
                return -1
        fewest = max(fewest, jokers)
        if length - fewest < COUNTS[ranks]:
            return -1
        return self.runs[(length - fewest) * SIDE + fewest]

    cdef inline void _spread(self, const uint8_t *row, uint8_t *rest) noexcept nogil:
        """Into a buffer to be read shifted."""
        cdef int at
        for at in range(self.cells):
            memcpy(rest + (2 * at + 1) * self.lanes, row + at * self.lanes, self.lanes)

    cdef void _take(self, uint8_t *row, const uint8_t *rest, int jokers, int length, int group) noexcept nogil:
        """Better the row by a meld beside the rest: so many of the pool, so many places, its class."""
        cdef int lanes = self.lanes
        cdef int level, then, pool
        for level in range(self.levels):
            then = self.after[group * self.levels + level]
            for pool in range(jokers, self.width):
                _least(
                    row + (level * self.width + pool) * lanes,
                    rest + (2 * (then * self.width + pool - jokers) + 1) * lanes - length,
                    0,
                    lanes,
                )

    cdef inline uint64_t _less(self, uint64_t key, uint64_t ranks) noexcept nogil:
        """The state with a card less of each of these ranks."""
        cdef uint64_t third = (key >> 26) & ranks
        cdef uint64_t second = (key >> 13) & ranks & ~third
        cdef uint64_t first = ranks & ~(third | second)
        key ^= first | second << 13 | third << 26
        return key & ~(first << 39) if self.natural else key

    cdef inline uint64_t _less_copies(self, uint64_t key, uint64_t bit, int copies) noexcept nogil:
        while copies:
            key = self._less(key, bit)
            copies -= 1
        return key
