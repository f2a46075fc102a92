# Four suits joined: included by core.pyx.


cdef class Joins(Suits):
    """A hand and its suits joined."""

    cdef int least_pure, counted_size, lone_sets
    cdef int *counted
    cdef int *pair_at
    cdef int *pair_one
    cdef int *pair_two
    cdef int *tails
    cdef int *option_at
    cdef int *option_suits
    cdef int *option_jokers
    cdef int *cover
    # The hand
    cdef Cards cards
    cdef uint64_t wild
    cdef uint64_t needed
    cdef int pool
    # What is known of it on the way, a row for each depth
    cdef int16_t *halves
    cdef int16_t *row_at[DEEP][4]
    cdef int16_t *half_at[DEEP][2]
    cdef int16_t *found
    cdef int rank_count
    cdef int ranks[RANKS]
    cdef int saved[RANKS + 1][LANES]
    # The best so far: per counted level, or in a points core of all of them
    cdef int *best
    cdef int *best_length
    cdef int *best_path
    cdef int limit
    cdef int best_level
    cdef bint tracing
    cdef int path[DEEP][3]

    def __cinit__(self, tables):
        cdef size_t row = self.levels * LANES * sizeof(int16_t)
        if len(tables.cover) != 256 * STEPS:
            raise ImportError("the compiled core is not of these sources: uv sync --reinstall-package openrummy")
        self.least_pure = tables.least_pure
        self.counted_size = len(tables.counted)
        self.counted = _ints(tables.counted)
        self.pair_at = _ints(tables.pair_at)
        self.pair_one = _ints(tables.pair_one)
        self.pair_two = _ints(tables.pair_two)
        self.tails = _ints(tables.tails)
        self.option_at = _ints(tables.option_at)
        self.option_suits = _ints(tables.option_suits)
        self.option_jokers = _ints(tables.option_jokers)
        self.cover = _ints(tables.cover)
        self.lone_sets = self.option_at[2] > self.option_at[1]
        self.best = _ints([IMPOSSIBLE] * self.levels)
        self.best_length = _ints([0] * self.levels)
        self.best_path = _ints([0] * (3 * DEEP * self.levels))
        self.halves = <int16_t *> malloc(2 * DEEP * row)
        self.found = <int16_t *> malloc(DEEP * row)
        if self.halves is NULL or self.found is NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.counted)
        free(self.pair_at)
        free(self.pair_one)
        free(self.pair_two)
        free(self.tails)
        free(self.option_at)
        free(self.option_suits)
        free(self.option_jokers)
        free(self.cover)
        free(self.best)
        free(self.best_length)
        free(self.best_path)
        free(self.halves)
        free(self.found)

    # Four suits and the jokers left over

    @cython.final
    cdef inline void _add(self, const int16_t *one, const int16_t *two, int16_t *into, int pool) noexcept nogil:
        """Better ``into`` by the min-plus convolution of two rows of one level."""
        cdef int i, j, cost, both
        for i in range(pool + 1):
            cost = one[i]
            if cost < FAR:
                for j in range(pool + 1 - i):
                    both = cost + two[j]
                    if both < into[i + j]:
                        into[i + j] = both

    @cython.final
    cdef void _join_level(self, const int16_t *one, const int16_t *two, int16_t *into, int level, int pool) noexcept nogil:
        """For every way to share the level between two sides."""
        cdef int lanes = self.rows.lanes
        cdef int pair, j
        cdef const int16_t *first
        cdef const int16_t *second
        for j in range(pool + 1):
            into[j] = FAR
        for pair in range(self.pair_at[level], self.pair_at[level + 1]):
            first = one + self.pair_one[pair] * lanes
            second = two + self.pair_two[pair] * lanes
            # Where jokers may be left over, what cannot be met with all of them cannot be met with fewer.
            if self.loose_joker or (first[pool] < FAR and second[pool] < FAR):
                self._add(first, second, into, pool)

    @cython.final
    cdef void _half(self, uint64_t one, uint64_t two, int16_t *into, int pool) noexcept nogil:
        """Two suits joined, for every level."""
        cdef int level
        cdef int lanes = self.rows.lanes
        cdef int16_t *first = self._row(one)
        cdef int16_t *second = self._row(two)
        for level in range(self.levels):
            self._join_level(first, second, into + level * lanes, level, pool)

    @cython.final
    cdef void _evaluate(self, int depth, int pool, Cards cards, int changed) noexcept nogil:
        """``found`` of this depth, per counted level and pool: the suits as they are now, those of ``changed`` (a bit a suit) anew."""
        cdef int16_t *into
        cdef int16_t *whole
        cdef int side, at, level, i, j, least
        cdef int lanes = self.rows.lanes
        for side in range(2):
            if changed >> (2 * side) & 3:
                into = self.halves + (2 * depth + side) * self.levels * LANES
                self._half(_state(cards, self.wild, 2 * side), _state(cards, self.wild, 2 * side + 1), into, pool)
                self.half_at[depth][side] = into
            else:
                self.half_at[depth][side] = self.half_at[depth - 1][side]
        for at in range(self.counted_size):
            level = self.counted[at]
            into = self.found + (depth * self.levels + at) * LANES
            self._join_level(self.half_at[depth][0], self.half_at[depth][1], into, level, pool)
            if self.loose_joker:
                # From the end, as a sum needs only what lies before it.
                for j in range(pool, -1, -1):
                    least = into[j] + self.tails[level * self.width]
                    for i in range(1, j + 1):
                        least = min(least, into[j - i] + self.tails[level * self.width + i])
                    into[j] = least if least < FAR else FAR

    @cython.final
    cdef inline void _join_points(self, const int16_t *one, const int16_t *two, int16_t *into, int pool) noexcept nogil:
        """The same where points are all that is asked: no cost is out of reach. Pools of three and less are the commonest by far."""
        cdef int i, j, least
        into[0] = one[0] + two[0]
        into[1] = min(one[0] + two[1], one[1] + two[0])
        into[2] = min(min(one[0] + two[2], one[1] + two[1]), one[2] + two[0])
        if pool == 2:
            return
        into[3] = min(min(one[0] + two[3], one[1] + two[2]), min(one[2] + two[1], one[3] + two[0]))
        for j in range(4, pool + 1):
            least = one[0] + two[j]
            for i in range(1, j + 1):
                least = min(least, one[i] + two[j - i])
            into[j] = least

    @cython.final
    cdef inline void _evaluate_points(self, int depth, int pool, Cards cards, int changed) noexcept nogil:
        cdef int16_t **rows = self.row_at[depth]
        cdef int suit
        if depth:
            for suit in range(4):
                rows[suit] = self.row_at[depth - 1][suit]
            while changed:
                suit = LOWEST[changed]
                changed &= changed - 1
                rows[suit] = self._row(_state(cards, self.wild, suit))
        else:
            for suit in range(4):
                rows[suit] = self._row(_state(cards, self.wild, suit))
        self._join_rows(rows, self._line(depth), pool)

    @cython.final
    cdef inline void _join_rows(self, int16_t **rows, int16_t *into, int pool) noexcept nogil:
        cdef int16_t *one = rows[0]
        cdef int16_t *two = rows[1]
        cdef int16_t *three = rows[2]
        cdef int16_t *four = rows[3]
        if pool < 2:
            into[0] = one[0] + two[0] + three[0] + four[0]
            into[1] = into[0] - max(max(one[0] - one[1], two[0] - two[1]), max(three[0] - three[1], four[0] - four[1]))
        else:
            self._join_points(one, two, self.halves, pool)
            self._join_points(three, four, self.halves + LANES, pool)
            self._join_points(self.halves, self.halves + LANES, into, pool)

    @cython.final
    cdef inline int16_t *_line(self, int depth) noexcept nogil:
        """The least cost of this depth for each number of the pool."""
        return self.found + depth * LANES
