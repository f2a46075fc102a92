# How the rows of suits join: included by reach.pyx.

cdef inline void _all_least(uint8_t *into, const uint8_t *other, uint8_t more, int lanes, int pools) noexcept nogil:
    """The lesser of each two for so many numbers of the pool, in buffers to be read shifted."""
    cdef int at
    into += lanes
    other += lanes
    if lanes == 16:
        for at in range(pools):
            _least(into, other, more, 16)
            into += 32
            other += 32
    else:
        for at in range(pools):
            _least(into, other, more, 32)
            into += 64
            other += 64


cdef class Joins(Rows):
    """A suit and what was joined before it, over the pool and the places at once."""

    cdef void _join(self, const char *record, const uint8_t *other, uint8_t *into, int pool) noexcept nogil:
        """All levels of a suit and of the suits joined before it: ``other`` and ``into`` are buffers to be read shifted."""
        cdef int wide = 2 * self.width * self.lanes
        cdef int level, mine, places, pair, at
        cdef uint32_t marks
        cdef uint8_t loose
        for level in range(self.levels):
            self._clear(into + level * wide, pool)
        for level in range(self.levels):
            for mine in range(pool + 1):
                at = level * self.width + mine
                marks = (<uint32_t *> (record + 8))[at]
                places = 0
                while marks:
                    if marks & 1:
                        loose = (<uint8_t *> (record + 8 + 4 * self.cells))[at * self.lanes + places]
                        for pair in range(self.pair_at[level], self.pair_at[level + 1]):
                            _all_least(
                                into + self.pair_into[pair] * wide + 2 * mine * self.lanes,
                                other + self.pair_other[pair] * wide - places,
                                loose,
                                self.lanes,
                                pool + 1 - mine,
                            )
                    marks >>= 1
                    places += 1
        # What a stronger level can do, a weaker one can.
        for level in range(self.levels):
            for at in range(self.stronger_at[level], self.stronger_at[level + 1]):
                _all_least(into + level * wide, into + self.stronger[at] * wide, 0, self.lanes, pool + 1)

    cdef void _join_last(self, const char *record, const uint8_t *other, uint8_t *into, int pool) noexcept nogil:
        """The same for what a show asks for alone."""
        cdef int wide = 2 * self.width * self.lanes
        cdef int level, mine, places, pair, at
        cdef uint32_t marks
        cdef uint8_t loose
        self._clear(into, pool)
        for level in range(self.levels):
            for mine in range(pool + 1):
                at = level * self.width + mine
                marks = (<uint32_t *> (record + 8))[at]
                places = 0
                while marks:
                    if marks & 1:
                        loose = (<uint8_t *> (record + 8 + 4 * self.cells))[at * self.lanes + places]
                        for pair in range(self.goal_at[level], self.goal_at[level + 1]):
                            _all_least(
                                into + 2 * mine * self.lanes,
                                other + self.goal_other[pair] * wide - places,
                                loose,
                                self.lanes,
                                pool + 1 - mine,
                            )
                    marks >>= 1
                    places += 1

    cdef void _clear(self, uint8_t *into, int pool) noexcept nogil:
        cdef int at
        for at in range(pool + 1):
            memset(into + (2 * at + 1) * self.lanes, FAR, self.lanes)
