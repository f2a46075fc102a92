# The rows of suit states: included by core.pyx.


cdef class Suits:
    """The rows of all suit states met so far, and how many pure sequences each can have."""

    cdef int levels, width, loose_joker, only, extend, longest, tunnela, idle_wild
    cdef uint64_t fold
    cdef bint low_ace, starved
    cdef int *costs
    cdef int *gains
    cdef int *after
    cdef int *spans
    cdef int *near
    cdef Rows tables[3]
    cdef Rows *rows
    cdef uint64_t *pure_keys

    def __cinit__(self, tables):
        cdef int at
        cdef uint64_t room
        self.levels = tables.levels
        self.width = min(tables.width, LANES)
        self.loose_joker = tables.loose_joker
        self.only = tables.only
        self.extend = tables.extend
        self.longest = tables.longest
        self.tunnela = tables.tunnela
        self.idle_wild = tables.idle_wild
        self.costs = _ints(tables.costs)
        self.gains = _ints(tables.gains)
        self.after = _ints(tables.after)
        self.spans = _ints(tables.spans)
        self.near = _ints(tables.near)
        # The cards that may stand above the king: none, the ace, or (to turn the corner) the two as well.
        self.low_ace = self.spans[7] == 3
        self.fold = (1 if self.spans[1 | 3 << 11] == 3 else 0) | (3 if self.spans[3 | 1 << 12] == 3 else 0)
        self.pure_keys = <uint64_t *> calloc(8192, sizeof(uint64_t))
        if self.pure_keys is NULL:
            raise MemoryError
        for at in range(3):
            self.tables[at].lanes = 8 * (at + 1)
            self.tables[at].stride = self.levels * self.tables[at].lanes
            self.tables[at].size = 8 + self.tables[at].stride * sizeof(int16_t)
            self.tables[at].start = self.tables[at].room = 8192
            # Large pools are rare.
            room = ROOM if at == 0 else ROOM // 4
            while self.tables[at].start * self.tables[at].size > room // 4:
                self.tables[at].start //= 2
            while self.tables[at].room * self.tables[at].size > room:
                self.tables[at].room //= 2
            while 2 * self.tables[at].room * self.tables[at].size <= room:
                self.tables[at].room *= 2

    def __dealloc__(self):
        cdef int at
        for at in range(3):
            free(self.tables[at].table)
            while self.tables[at].outgrown:
                self.tables[at].outgrown -= 1
                free(self.tables[at].old[self.tables[at].outgrown])
            free(self.tables[at].scratch)
            free(self.tables[at].gathered)
        free(self.pure_keys)
        free(self.costs)
        free(self.gains)
        free(self.after)
        free(self.spans)
        free(self.near)

    # Rows of one suit

    @cython.final
    cdef int _choose_rows(self, int pool) except -1 nogil:
        """The rows that are as wide as the pool, with room for those of one hand more."""
        cdef Rows *rows = &self.tables[pool >> 3]
        self.rows = rows
        if rows.table is NULL:
            self._make_room(rows)
        elif 3 * rows.used > 2 * rows.room:
            memset(rows.table, 0, (rows.mask + 1) * rows.size)
            rows.used = 0
        while rows.outgrown:
            rows.outgrown -= 1
            free(rows.old[rows.outgrown])
        return 0

    @cython.final
    cdef int _fed(self) except -1 nogil:
        """Was there memory for all rows of this hand?"""
        if self.starved:
            self.starved = False
            with gil:
                raise MemoryError
        return 0

    @cython.final
    cdef int _make_room(self, Rows *rows) except -1 nogil:
        cdef int gathered = DEEP * rows.lanes * rows.stride * 2
        cdef int i
        rows.scratch = <int16_t *> malloc(DEEP * rows.stride * sizeof(int16_t))
        rows.gathered = <int16_t *> malloc(gathered * sizeof(int16_t))
        rows.table = <char *> calloc(rows.start, rows.size)
        rows.mask = rows.start - 1
        if rows.table is NULL or rows.scratch is NULL or rows.gathered is NULL:
            with gil:
                raise MemoryError
        for i in range(gathered):
            rows.gathered[i] = FAR
        return 0

    @cython.final
    cdef inline int16_t *_row(self, uint64_t key) noexcept nogil:
        """The state's row, computed where it is new; it stays where it is until the next hand."""
        cdef Rows *rows = self.rows
        cdef uint64_t slot = _home(key, rows.mask)
        cdef uint64_t there
        while True:
            there = (<uint64_t *> (rows.table + slot * rows.size))[0]
            if there == key + 1:
                return <int16_t *> (rows.table + slot * rows.size + 8)
            if there == 0:
                return self._new_row(key, 0)
            slot = (slot + 1) & rows.mask

    @cython.final
    cdef int16_t *_inner(self, uint64_t key, int depth) noexcept nogil:
        """The same in the midst of another row."""
        cdef char *place = self._find(key)
        if (<uint64_t *> place)[0]:
            return <int16_t *> (place + 8)
        return self._new_row(key, depth)

    @cython.final
    cdef char *_find(self, uint64_t key) noexcept nogil:
        cdef Rows *rows = self.rows
        cdef uint64_t slot = _home(key, rows.mask)
        cdef char *place
        while True:
            place = rows.table + slot * rows.size
            if (<uint64_t *> place)[0] == key + 1 or (<uint64_t *> place)[0] == 0:
                return place
            slot = (slot + 1) & rows.mask

    @cython.final
    cdef int16_t *_new_row(self, uint64_t key, int depth) noexcept nogil:
        cdef Rows *rows = self.rows
        cdef int16_t *row = rows.scratch + depth * rows.stride
        cdef int i
        for i in range(rows.stride):
            row[i] = FAR
        if key == 0:
            self._first_row(row)
        else:
            self._solve(key, row, depth)
        if 4 * rows.used >= 3 * rows.mask:
            self._grow()
        cdef char *place = self._find(key)
        (<uint64_t *> place)[0] = key + 1
        rows.used += 1
        memcpy(place + 8, row, rows.stride * sizeof(int16_t))
        return <int16_t *> (place + 8)

    @cython.final
    cdef void _grow(self) noexcept nogil:
        """Twice the room. The rows of this hand stay where they were, too, until the next one."""
        cdef Rows *rows = self.rows
        cdef char *old = rows.table
        cdef uint64_t number = rows.mask + 1
        cdef uint64_t at
        cdef char *place
        cdef char *grown = <char *> calloc(2 * number, rows.size)
        if grown is NULL:
            # The rows of this hand are lost: ``_fed`` tells, once the search is through.
            self.starved = True
            memset(old, 0, number * rows.size)
            rows.used = 0
            return
        rows.old[rows.outgrown] = old
        rows.outgrown += 1
        rows.table = grown
        rows.mask = 2 * number - 1
        for at in range(number):
            place = old + at * rows.size
            if (<uint64_t *> place)[0]:
                memcpy(self._find((<uint64_t *> place)[0] - 1), place, rows.size)

    @cython.final
    cdef void _first_row(self, int16_t *row) noexcept nogil:
        """No cards: only the last level, which asks for nothing, and the one for pure sequences alone are met."""
        cdef int lanes = self.rows.lanes
        cdef int upto = 1 if self.loose_joker else lanes
        cdef int i
        for i in range(upto):
            row[(self.levels - 1) * lanes + i] = 0
            if self.only >= 0:
                row[self.only * lanes + i] = 0

    @cython.final
    cdef void _solve(self, uint64_t key, int16_t *row, int depth) noexcept nogil:
        """The lowest card lies loose, or in a run with some of the others, or in a tunnela."""
        cdef int lanes = self.rows.lanes
        cdef int rank = LOWEST[key & HELD]
        cdef uint64_t bit = <uint64_t> 1 << rank
        cdef int wild = (key >> (39 + rank)) & 1
        cdef int loose = 0 if wild else self.costs[rank]
        cdef int16_t *rest = self._inner(_less(key, bit), depth + 1)
        cdef int i, level, pool
        cdef unsigned int met = 0
        for i in range(self.rows.stride):
            row[i] = min(rest[i] + loose, <int> FAR)
        if self.tunnela >= 0 and (key >> (26 + rank)) & 1:
            met = self._take(_less_three(key, bit), depth, 3 * wild, self.tunnela, met)
        cdef int others = (key & HELD) & self.near[rank] & ~bit
        cdef int part = others
        while True:
            met = self._runs(key, depth, part | <int> bit, met)
            if part == 0:
                break
            part = (part - 1) & others
        for pool in range(lanes):
            if met >> pool & 1:
                for level in range(self.levels):
                    _better(row + level * lanes, self._gathered(depth, pool, level) - pool, lanes)

    @cython.final
    cdef inline int16_t *_gathered(self, int depth, int pool, int level) noexcept nogil:
        """The best row so far of what melds with so many of the pool leave; as many costs out of reach lie before it."""
        cdef int lanes = self.rows.lanes
        return self.rows.gathered + (((depth * lanes + pool) * self.levels + level) * 2 + 1) * lanes

    @cython.final
    cdef inline unsigned int _runs(self, uint64_t key, int depth, int ranks, unsigned int met) noexcept nogil:
        """Runs in which exactly these ranks stand as themselves, with each number of jokers."""
        cdef int own = COUNTS[ranks]
        cdef int span = self.spans[ranks]
        cdef int longest = self.longest if own > 1 else RANKS
        if span > longest:
            return met
        cdef int wild = COUNTS[(key >> 39) & ranks]
        cdef int jokers = (span if span > 3 else 3) - own
        cdef int most = min(longest - own, min(self.rows.lanes, self.width) - 1 - wild)
        cdef int group
        if not self.extend:
            most = min(most, jokers)
        if self.idle_wild and wild and jokers:
            return met
        while jokers <= most:
            group = self.gains[own * self.width + jokers]
            if group >= 0:
                met = self._take(_less(key, ranks), depth, wild + jokers, group, met)
            jokers += 1
        return met

    @cython.final
    cdef unsigned int _take(self, uint64_t key, int depth, int pool, int group, unsigned int met) noexcept nogil:
        """Gather what a meld leaves that uses so many of the pool; ``met``: the numbers met so far, a bit each."""
        cdef int lanes = self.rows.lanes
        cdef int level, then, i
        cdef int16_t *into
        if pool >= lanes:
            return met
        cdef int16_t *left = self._inner(key, depth + 1)
        for level in range(self.levels):
            then = self.after[group * self.levels + level]
            into = self._gathered(depth, pool, level)
            if not met >> pool & 1:
                for i in range(lanes):
                    into[i] = FAR
            if then >= 0:
                _better(into, left + then * lanes, lanes)
        return met | 1 << pool

    # How many pure sequences there can be

    @cython.final
    cdef int _pure_near(self, uint64_t key) noexcept nogil:
        """The ranks of the suit that stand in three neighbours or a tunnela."""
        cdef uint64_t held = key & HELD
        cdef uint64_t near = (held if self.low_ace else held & ~<uint64_t> 1) | (held & self.fold) << 13
        cdef uint64_t three = near & (near >> 1) & (near >> 2)
        cdef uint64_t ranks = three | three << 1 | three << 2
        ranks = (ranks | ranks >> 13) & HELD
        return <int> (ranks | ((key >> 26) & HELD)) if self.tunnela >= 0 else <int> ranks

    @cython.final
    cdef int _pure_most(self, uint64_t key) noexcept nogil:
        """The most pure sequences of a state without marks; kept in a small table, as the same ones come again and again."""
        if key == 0:
            return 0
        cdef uint64_t slot = (key * <uint64_t> 0x9E3779B97F4A7C15) >> 51
        if self.pure_keys[slot] >> 4 == key:
            return self.pure_keys[slot] & 15
        cdef uint64_t bit = <uint64_t> 1 << LOWEST[key & HELD]
        cdef int most = self._pure_most(_less(key, bit))
        if self.tunnela >= 0 and (key >> 26) & bit:
            most = max(most, 1 + self._pure_most(_less_three(key, bit)))
        if bit > 1 or self.low_ace:
            most = max(most, self._pure_after(key, bit * 7))
        if bit == 1 and self.fold:
            most = max(most, self._pure_after(key, 1 | 3 << 11))
            if self.fold == 3:
                most = max(most, self._pure_after(key, 3 | 1 << 12))
        self.pure_keys[slot] = key << 4 | most
        return most

    @cython.final
    cdef int _pure_after(self, uint64_t key, uint64_t run) noexcept nogil:
        """With that run taken; 0: it is not there."""
        if run > HELD or run & ~key:
            return 0
        return 1 + self._pure_most(_less(key, run))
