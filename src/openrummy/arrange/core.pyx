# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""The hot part of the arranger: the least cost of a hand for every level at once (docs/arranger.md).

``plain.py`` is the same in plain Python, for a machine without a compiler; types are in ``core.pyi``.

A *suit state* (a *key*) has a bit a rank in four planes: from bit 0 the ranks of which there is a card that may stand as itself, from
bit 13 those with two, from bit 26 those with three, from bit 39 the ranks held that are wild. The *pool* is all jokers and all wild
cards; a wild card that stands as itself takes one out of the pool. A *row* holds a cost for each level and each number of pool cards
used: exactly that many, or at most that many where loose jokers cost nothing. Rows come in three widths, for the pools of most hands
and for larger ones, and lie in hash tables.
"""

from array import array
from threading import Lock

cimport cython
from libc.stdint cimport int16_t, int64_t, uint8_t, uint16_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcpy, memset

compiled = True

IMPOSSIBLE = 30000
"""The cost of what cannot be met."""

cdef enum:
    FAR = 8000  # the same inside: four of them fit into 16 bits, and no hand costs as much
    RANKS = 13
    HELD = 0x1FFF
    LANES = 24  # of the widest rows
    DEEP = 24
    STEPS = 9  # of a rank's cover
    ROOM = 4 << 20  # bytes, of one table of rows
    CHUNK = 4096  # hands of a batch between two looks at the lock

cdef uint8_t COUNTS[8192]
cdef uint8_t LOWEST[8192]
cdef uint8_t HIGHEST[8192]
cdef uint64_t ACROSS[16]  # the aces of these suits (a bit a suit)
cdef uint8_t TWICE[16]  # two bits a suit instead of one
cdef int _mask
for _mask in range(8192):
    COUNTS[_mask] = _mask.bit_count()
    LOWEST[_mask] = (_mask & -_mask).bit_length() - 1 if _mask else RANKS
    HIGHEST[_mask] = _mask.bit_length() - 1 if _mask else RANKS
for _mask in range(16):
    ACROSS[_mask] = sum(1 << RANKS * suit for suit in range(4) if _mask >> suit & 1)
    TWICE[_mask] = sum(1 << 2 * suit for suit in range(4) if _mask >> suit & 1)


cdef struct Rows:
    char *table
    int16_t *scratch
    int16_t *gathered
    uint64_t mask
    uint64_t used
    uint64_t start
    uint64_t room
    uint64_t size
    int lanes
    int stride
    int moved


cdef struct Cards:
    # All four suits: a bit for each face of which there is one card that may stand as itself, two, three.
    uint64_t one
    uint64_t two
    uint64_t three


cdef struct Meld:
    int kind
    int where
    int cards
    int jokers


cdef int *_ints(numbers) except NULL:
    """A copy for C."""
    cdef Py_ssize_t at
    cdef int *copy = <int *> malloc((len(numbers) + 1) * sizeof(int))
    if copy is NULL:
        raise MemoryError
    for at in range(len(numbers)):
        copy[at] = numbers[at]
    return copy


cdef inline uint64_t _less(uint64_t key, uint64_t ranks) noexcept nogil:
    """The state with a card less of each of these ranks."""
    cdef uint64_t third = (key >> 26) & ranks
    cdef uint64_t second = (key >> 13) & ranks & ~third
    cdef uint64_t first = ranks & ~(third | second)
    return (key ^ (first | second << 13 | third << 26)) & ~(first << 39)


cdef inline uint64_t _less_three(uint64_t key, uint64_t rank) noexcept nogil:
    return key & ~(rank | rank << 13 | rank << 26 | rank << 39)


cdef inline Cards _without(Cards cards, uint64_t faces) noexcept nogil:
    """The hand with a card less of each of these faces."""
    cdef uint64_t third = cards.three & faces
    cdef uint64_t second = cards.two & faces & ~third
    cards.three ^= third
    cards.two ^= second
    cards.one ^= faces & ~(third | second)
    return cards


cdef inline uint64_t _state(Cards cards, uint64_t wild, int suit) noexcept nogil:
    """The key of one suit; ``wild``: all wild faces."""
    cdef int shift = RANKS * suit
    cdef uint64_t key = (cards.one >> shift & HELD) | (cards.two >> shift & HELD) << 13
    if cards.three:
        key |= (cards.three >> shift & HELD) << 26
    if wild:
        key |= ((wild & cards.one) >> shift & HELD) << 39
    return key


cdef inline int _suits(uint64_t faces, int rank) noexcept nogil:
    """The suits that have the rank among the faces, a bit a suit: the product moves the four bits side by side."""
    return <int> (((faces >> rank & <uint64_t> 0x8004002001) * <uint64_t> 0x1001001001000000) >> 60)


cdef inline void _better(int16_t *into, const int16_t *other, int lanes) noexcept nogil:
    """The lesser of each two; written so that a compiler makes one instruction of eight."""
    cdef int16_t eight[8]
    cdef int block, i
    for block in range(0, lanes, 8):
        for i in range(8):
            eight[i] = other[block + i]
        for i in range(8):
            eight[i] = eight[i] if eight[i] < into[block + i] else into[block + i]
        for i in range(8):
            into[block + i] = eight[i]


cdef inline uint64_t _home(uint64_t key, uint64_t mask) noexcept nogil:
    """Where a key is looked for first; suits of single cards have a place each."""
    return ((key & HELD) ^ (((key >> 13) * <uint64_t> 0x9E3779B97F4A7C15) >> 40)) & mask


@cython.final
cdef class Core:
    """The search, and the rows of all suit states met so far. What the arguments are, ``tables.py`` says.

    Calls may come from several threads: they wait for each other.
    """

    cdef int levels, width, loose_joker, only, extend, longest, tunnela, natural, idle_wild, least_pure, counted_size, lone_sets
    cdef uint64_t fold
    cdef bint low_ace
    cdef int *counted
    cdef int *costs
    cdef int *gains
    cdef int *after
    cdef int *pair_at
    cdef int *pair_one
    cdef int *pair_two
    cdef int *spans
    cdef int *near
    cdef int *tails
    cdef int *option_at
    cdef int *option_suits
    cdef int *option_jokers
    cdef int *cover
    cdef Rows tables[3]
    cdef Rows *rows
    cdef uint64_t *pure_keys
    cdef int pure_used
    # The hand
    cdef Cards cards
    cdef uint64_t wild
    cdef uint64_t needed
    cdef int pool
    cdef int refused
    # The search
    cdef int16_t *halves
    cdef int16_t *half_at[DEEP][2]
    cdef int16_t *found
    cdef int rank_count
    cdef int ranks[RANKS]
    cdef int saved[RANKS + 1][LANES]
    cdef int *best
    cdef int *best_length
    cdef int limit
    cdef int best_level
    cdef bint tracing
    cdef int path[DEEP][3]
    cdef int *best_path
    # An arrangement
    cdef int16_t *joined
    cdef Meld melds[DEEP]
    cdef int meld_count
    cdef object lock

    def __cinit__(self, tables):
        cdef int at
        self.lock = Lock()
        self.levels = tables.levels
        self.width = min(tables.width, LANES)
        self.loose_joker = tables.loose_joker
        self.only = tables.only
        self.extend = tables.extend
        self.longest = tables.longest
        self.tunnela = tables.tunnela
        self.natural = tables.natural
        self.idle_wild = tables.idle_wild
        self.least_pure = tables.least_pure
        self.counted_size = len(tables.counted)
        self.counted = _ints(tables.counted)
        self.costs = _ints(tables.costs)
        self.gains = _ints(tables.gains)
        self.after = _ints(tables.after)
        self.pair_at = _ints(tables.pair_at)
        self.pair_one = _ints(tables.pair_one)
        self.pair_two = _ints(tables.pair_two)
        self.spans = _ints(tables.spans)
        self.near = _ints(tables.near)
        self.tails = _ints(tables.tails)
        self.option_at = _ints(tables.option_at)
        self.option_suits = _ints(tables.option_suits)
        self.option_jokers = _ints(tables.option_jokers)
        self.cover = _ints(tables.cover)
        self.lone_sets = self.option_at[2] > self.option_at[1]
        # The cards that may stand above the king: none, the ace, or (to turn the corner) the two as well.
        self.low_ace = self.spans[7] == 3
        self.fold = (1 if self.spans[1 | 3 << 11] == 3 else 0) | (3 if self.spans[3 | 1 << 12] == 3 else 0)
        cdef size_t row = self.levels * LANES * sizeof(int16_t)
        self.halves = <int16_t *> malloc(2 * DEEP * row)
        self.found = <int16_t *> malloc(DEEP * row)
        self.joined = <int16_t *> malloc(7 * row)
        self.best = _ints([IMPOSSIBLE] * self.levels)
        self.best_length = _ints([0] * self.levels)
        self.best_path = _ints([0] * (3 * DEEP * self.levels))
        for at in range(3):
            self.tables[at].lanes = 8 * (at + 1)
            self.tables[at].stride = self.levels * self.tables[at].lanes
            self.tables[at].size = 8 + self.tables[at].stride * sizeof(int16_t)
            self.tables[at].start = self.tables[at].room = 8192
            while self.tables[at].start > 64 and self.tables[at].start * self.tables[at].size > ROOM // 4:
                self.tables[at].start //= 2
            while self.tables[at].room * self.tables[at].size > ROOM:
                self.tables[at].room //= 2
            while 2 * self.tables[at].room * self.tables[at].size <= ROOM:
                self.tables[at].room *= 2
        if self.halves is NULL or self.found is NULL or self.joined is NULL:
            raise MemoryError

    def __dealloc__(self):
        cdef int at
        for at in range(3):
            free(self.tables[at].table)
            free(self.tables[at].scratch)
            free(self.tables[at].gathered)
        free(self.pure_keys)
        free(self.halves)
        free(self.found)
        free(self.joined)
        free(self.best)
        free(self.best_length)
        free(self.best_path)
        free(self.counted)
        free(self.costs)
        free(self.gains)
        free(self.after)
        free(self.pair_at)
        free(self.pair_one)
        free(self.pair_two)
        free(self.spans)
        free(self.near)
        free(self.tails)
        free(self.option_at)
        free(self.option_suits)
        free(self.option_jokers)
        free(self.cover)

    # Rows of one suit

    cdef int _choose_rows(self) except -1 nogil:
        """The rows that are as wide as the pool, with room for those of one hand more."""
        cdef Rows *rows = &self.tables[self.pool >> 3]
        self.rows = rows
        if rows.table is NULL:
            self._make_room(rows)
        elif 3 * rows.used > 2 * rows.room:
            memset(rows.table, 0, (rows.mask + 1) * rows.size)
            rows.used = 0
        return 0

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

    cdef inline int16_t *_row(self, uint64_t key) noexcept nogil:
        """The state's row, computed where it is new: all rows may lie elsewhere then, which ``moved`` tells."""
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

    cdef int16_t *_inner(self, uint64_t key, int depth) noexcept nogil:
        """The same in the midst of another row."""
        cdef char *place = self._find(key)
        if (<uint64_t *> place)[0]:
            return <int16_t *> (place + 8)
        return self._new_row(key, depth)

    cdef char *_find(self, uint64_t key) noexcept nogil:
        cdef Rows *rows = self.rows
        cdef uint64_t slot = _home(key, rows.mask)
        cdef char *place
        while True:
            place = rows.table + slot * rows.size
            if (<uint64_t *> place)[0] == key + 1 or (<uint64_t *> place)[0] == 0:
                return place
            slot = (slot + 1) & rows.mask

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

    cdef void _grow(self) noexcept nogil:
        """Twice the room, or where there is no more memory, all anew."""
        cdef Rows *rows = self.rows
        cdef char *old = rows.table
        cdef uint64_t number = rows.mask + 1
        cdef uint64_t at
        cdef char *place
        cdef char *grown = <char *> calloc(2 * number, rows.size)
        rows.moved += 1
        if grown is NULL:
            memset(old, 0, number * rows.size)
            rows.used = 0
            return
        rows.table = grown
        rows.mask = 2 * number - 1
        for at in range(number):
            place = old + at * rows.size
            if (<uint64_t *> place)[0]:
                memcpy(self._find((<uint64_t *> place)[0] - 1), place, rows.size)
        free(old)

    cdef void _first_row(self, int16_t *row) noexcept nogil:
        """No cards: only the last level, which asks for nothing, and the one for pure sequences alone are met."""
        cdef int lanes = self.rows.lanes
        cdef int upto = 1 if self.loose_joker else lanes
        cdef int i
        for i in range(upto):
            row[(self.levels - 1) * lanes + i] = 0
            if self.only >= 0:
                row[self.only * lanes + i] = 0

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

    cdef inline int16_t *_gathered(self, int depth, int pool, int level) noexcept nogil:
        """The best row so far of what melds with so many of the pool leave; as many costs out of reach lie before it."""
        cdef int lanes = self.rows.lanes
        return self.rows.gathered + (((depth * lanes + pool) * self.levels + level) * 2 + 1) * lanes

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

    cdef int _pure_near(self, uint64_t key) noexcept nogil:
        """The ranks of the suit that stand in three neighbours or a tunnela."""
        cdef uint64_t held = key & HELD
        cdef uint64_t near = (held if self.low_ace else held & ~<uint64_t> 1) | (held & self.fold) << 13
        cdef uint64_t three = near & (near >> 1) & (near >> 2)
        cdef uint64_t ranks = three | three << 1 | three << 2
        ranks = (ranks | ranks >> 13) & HELD
        return <int> (ranks | ((key >> 26) & HELD)) if self.tunnela >= 0 else <int> ranks

    cdef bint _pure_enough(self) noexcept nogil:
        """Can the hand have the pure sequences that every count asks for? Most dealt hands cannot, and then nothing need be searched.

        Where they are just enough, ``needed`` tells the cards without which they are not: no set can have them.
        """
        cdef uint64_t states[4]
        cdef uint64_t near = 0
        cdef int ranks[4]
        cdef int most[4]
        cdef int suit, left
        cdef int bound = 0
        for suit in range(4):
            states[suit] = _state(self.cards, 0, suit)
            ranks[suit] = self._pure_near(states[suit])
            near |= <uint64_t> ranks[suit] << (RANKS * suit)
            states[suit] &= ranks[suit] * <uint64_t> 0x4002001
            bound += (COUNTS[ranks[suit]] + COUNTS[states[suit] >> 13 & HELD] + COUNTS[states[suit] >> 26]) // 3
        if bound < self.least_pure:
            return False
        bound = 0
        for suit in range(4):
            most[suit] = self._pure_most(states[suit])
            bound += most[suit]
        if bound == self.least_pure:
            for suit in range(4):
                left = ranks[suit]
                while left:
                    if self._pure_most(_less(states[suit], left & -left)) < most[suit]:
                        self.needed |= <uint64_t> (left & -left) << (RANKS * suit)
                    left &= left - 1
        if self.idle_wild:
            near |= ~self.wild
            self.cards.one &= near
            self.cards.two &= near
            self.cards.three &= near
            self.needed |= self.wild
        return bound >= self.least_pure

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

    cdef int _pure_after(self, uint64_t key, uint64_t run) noexcept nogil:
        """With that run taken; 0: it is not there."""
        if run > HELD or run & ~key:
            return 0
        return 1 + self._pure_most(_less(key, run))

    # Four suits and the jokers left over

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

    cdef void _half(self, uint64_t one, uint64_t two, int16_t *into, int pool) noexcept nogil:
        """Two suits joined, for every level."""
        cdef int level, moved
        cdef int lanes = self.rows.lanes
        cdef int16_t *first
        cdef int16_t *second
        while True:
            moved = self.rows.moved
            first = self._row(one)
            second = self._row(two)
            if moved == self.rows.moved:
                break
        for level in range(self.levels):
            self._join_level(first, second, into + level * lanes, level, pool)

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

    cdef inline void _join_points(self, const int16_t *one, const int16_t *two, int16_t *into, int pool) noexcept nogil:
        """The same where points are all that is asked: no cost is out of reach. Pools of three and less are the commonest by far."""
        cdef int i, j, least
        into[0] = one[0] + two[0]
        if pool == 0:
            return
        into[1] = min(one[0] + two[1], one[1] + two[0])
        if pool == 1:
            return
        into[2] = min(min(one[0] + two[2], one[1] + two[1]), one[2] + two[0])
        if pool == 2:
            return
        into[3] = min(min(one[0] + two[3], one[1] + two[2]), min(one[2] + two[1], one[3] + two[0]))
        for j in range(4, pool + 1):
            least = one[0] + two[j]
            for i in range(1, j + 1):
                least = min(least, one[i] + two[j - i])
            into[j] = least

    cdef inline void _half_points(self, uint64_t one, uint64_t two, int16_t *into, int pool) noexcept nogil:
        cdef int moved
        cdef int16_t *first
        cdef int16_t *second
        while True:
            moved = self.rows.moved
            first = self._row(one)
            second = self._row(two)
            if moved == self.rows.moved:
                break
        self._join_points(first, second, into, pool)

    cdef inline void _evaluate_points(self, int depth, int pool, Cards cards, int changed) noexcept nogil:
        cdef int16_t *into = self.halves + 2 * depth * LANES
        if changed & 3:
            self._half_points(_state(cards, self.wild, 0), _state(cards, self.wild, 1), into, pool)
            self.half_at[depth][0] = into
        else:
            self.half_at[depth][0] = self.half_at[depth - 1][0]
        if changed & 12:
            self._half_points(_state(cards, self.wild, 2), _state(cards, self.wild, 3), into + LANES, pool)
            self.half_at[depth][1] = into + LANES
        else:
            self.half_at[depth][1] = self.half_at[depth - 1][1]
        self._join_points(self.half_at[depth][0], self.half_at[depth][1], self._line(depth), pool)

    # Sets

    cdef void _list_ranks(self) noexcept nogil:
        """The ranks that can give sets, the dearest first."""
        cdef uint64_t free = self.cards.one & ~self.needed
        cdef int a = free & HELD
        cdef int b = free >> 13 & HELD
        cdef int c = free >> 26 & HELD
        cdef int d = free >> 39 & HELD
        cdef int ranks, rank
        if self.pool == 0:
            ranks = (a & b & (c | d)) | (c & d & (a | b))
        elif self.lone_sets:
            ranks = a | b | c | d
        else:
            ranks = (a & b) | (c & d) | ((a | b) & (c | d))
        self.rank_count = 0
        if ranks & 1 and self.costs[0] >= self.costs[RANKS - 1]:
            self.ranks[0] = 0
            self.rank_count = 1
            ranks ^= 1
        while ranks:
            rank = HIGHEST[ranks]
            ranks ^= 1 << rank
            self.ranks[self.rank_count] = rank
            self.rank_count += 1

    cdef inline int _code(self, int rank, uint64_t plain) noexcept nogil:
        """How many of the plain cards of the rank each suit has, two bits a suit."""
        cdef int code = TWICE[_suits(self.cards.one & plain, rank)]
        if self.cards.two:
            code += TWICE[_suits(self.cards.two & plain, rank)]
            if self.cards.three:
                code += TWICE[_suits(self.cards.three & plain, rank)]
        return code

    cdef void _bound(self) noexcept nogil:
        """``saved``: what sets of the ranks from each place on can save at most, with so many of the pool."""
        cdef int steps[LANES]
        cdef int at, k, j, step, sure, cost, rank
        cdef int number = 0
        cdef int *cover
        cdef uint64_t plain = ~(self.wild | self.needed)
        sure = 0
        for j in range(self.pool + 1):
            self.saved[self.rank_count][j] = 0
        for at in range(self.rank_count - 1, -1, -1):
            rank = self.ranks[at]
            cover = self.cover + STEPS * self._code(rank, plain)
            cost = self.costs[rank]
            sure += cost * cover[0]
            for k in range(1, STEPS):
                if cover[k] == 0 or self.pool == 0:
                    break
                step = cost * cover[k]
                # The best steps in order, as many as there are jokers.
                j = number
                if number < self.pool:
                    number += 1
                elif steps[j - 1] >= step:
                    break
                else:
                    j -= 1
                while j > 0 and steps[j - 1] < step:
                    steps[j] = steps[j - 1]
                    j -= 1
                steps[j] = step
            self.saved[at][0] = sure
            for j in range(1, self.pool + 1):
                self.saved[at][j] = self.saved[at][j - 1] + (steps[j - 1] if j <= number else 0)

    cdef inline bint _hopeful(self, int depth, int at, int pool, int less) noexcept nogil:
        """Could sets of the ranks from ``at`` on better a level? ``less``: what a set about to be taken saves at most."""
        cdef int i, used, best, cost
        cdef int16_t *found
        for i in range(self.counted_size):
            best = self.best[i] if self.loose_joker else self.limit
            if best > 0 and self.counted[i] != self.only:
                found = self.found + (depth * self.levels + i) * LANES + pool
                for used in range(pool + 1):
                    cost = (found - used)[0]
                    if cost < FAR and cost - self.saved[at][used] - less < best:
                        return True
        return False

    cdef inline void _note(self, int depth, int pool) noexcept nogil:
        """Is this the best so far?"""
        cdef int i, cost
        for i in range(self.counted_size):
            cost = self.found[(depth * self.levels + i) * LANES + pool]
            if cost >= FAR or (depth and self.counted[i] == self.only):
                continue
            if cost < (self.best[i] if self.loose_joker else self.limit):
                self.best[i] = cost
                if not self.loose_joker:
                    self.limit = cost
                    self.best_level = i
                if self.tracing:
                    self.best_length[i] = depth
                    memcpy(self.best_path + i * 3 * DEEP, self.path, depth * 3 * sizeof(int))

    cdef void _search(self, int depth, int at, int option, int pool, Cards cards) noexcept nogil:
        """Every choice of sets from rank ``at`` on (there, from that option on), the cards of those chosen being gone."""
        cdef int suits, wild, which, part, jokers, used, rank, cost, then
        cdef Cards left
        while at < self.rank_count and self._hopeful(depth, at, pool, 0):
            rank = self.ranks[at]
            cost = self.costs[rank]
            suits = _suits(cards.one & ~self.needed, rank)
            wild = _suits(self.wild, rank)
            for which in range(self.option_at[suits], self.option_at[suits + 1]):
                part = self.option_suits[which]
                jokers = self.option_jokers[which]
                used = jokers + COUNTS[part & wild]
                # Options of one rank in one order: a set is never taken before one that was passed over.
                if part * 32 + jokers < option or used > pool:
                    continue
                left = _without(cards, ACROSS[part] << rank)
                then = at if self._again(left, rank, pool - used) else at + 1
                if not self._hopeful(depth, then, pool - used, COUNTS[part & ~wild] * cost):
                    continue
                self.path[depth][0] = rank
                self.path[depth][1] = part
                self.path[depth][2] = jokers
                self._evaluate(depth + 1, pool - used, left, part)
                self._note(depth + 1, pool - used)
                if then < self.rank_count:
                    self._search(depth + 1, then, part * 32 + jokers if then == at else 0, pool - used, left)
            at += 1
            option = 0

    cdef void _search_points(self, int depth, int at, int option, int pool, Cards cards) noexcept nogil:
        """The same where points are all that is asked, and costs are never out of reach."""
        cdef const int16_t *found = self._line(depth) + pool
        cdef const int16_t *below = self._line(depth + 1)
        cdef int suits, wild, which, part, jokers, used, rank, then
        cdef Cards left
        while at < self.rank_count and self.limit > self._reach(found, at, pool):
            rank = self.ranks[at]
            suits = _suits(cards.one & ~self.needed, rank)
            wild = _suits(self.wild, rank)
            for which in range(self.option_at[suits], self.option_at[suits + 1]):
                part = self.option_suits[which]
                jokers = self.option_jokers[which]
                used = jokers + COUNTS[part & wild]
                if used > pool or part * 32 + jokers < option:
                    continue
                left = _without(cards, ACROSS[part] << rank)
                then = at if self._again(left, rank, pool - used) else at + 1
                if self.limit <= self._reach(found - used, then, pool - used) - COUNTS[part & ~wild] * self.costs[rank]:
                    continue
                if self.tracing:
                    self.path[depth][0] = rank
                    self.path[depth][1] = part
                    self.path[depth][2] = jokers
                self._evaluate_points(depth + 1, pool - used, left, part)
                if below[pool - used] < self.limit:
                    self._note_points(depth + 1, below[pool - used])
                if then < self.rank_count:
                    self._search_points(depth + 1, then, part * 32 + jokers if then == at else 0, pool - used, left)
                if self.limit == 0:
                    return
            at += 1
            option = 0

    cdef inline int16_t *_line(self, int depth) noexcept nogil:
        """The least cost of this depth for each number of the pool."""
        return self.found + depth * LANES

    cdef inline void _note_points(self, int depth, int cost) noexcept nogil:
        self.limit = cost
        self.best_level = 0
        if self.tracing:
            self.best_length[0] = depth
            memcpy(self.best_path, self.path, depth * 3 * sizeof(int))

    cdef inline int _reach(self, const int16_t *found, int at, int pool) noexcept nogil:
        """The least that sets of the ranks from ``at`` on could leave; ``found`` points to the cost with all of the pool."""
        cdef int *saved = self.saved[at]
        cdef int least = found[0] - saved[0]
        cdef int used
        for used in range(1, pool + 1):
            least = min(least, (found - used)[0] - saved[used])
        return least

    cdef inline bint _again(self, Cards cards, int rank, int pool) noexcept nogil:
        """Can there be another set of the rank? Mostly too few suits are left."""
        cdef int suits = _suits(cards.one & ~self.needed, rank)
        if suits == 0:
            return False
        return COUNTS[suits] > (2 if pool == 0 else 0 if self.lone_sets else 1)

    # A hand

    cdef void _lay(self, const uint8_t *faces, Py_ssize_t size, uint64_t wild) noexcept nogil:
        """The hand to solve: ``refused`` where a face is none, or comes more than three times, or the pool is too large."""
        cdef uint64_t jokers = wild | <uint64_t> 1 << 52
        cdef uint64_t keep = ~(<uint64_t> 1 << 52) if self.natural else ~jokers
        cdef uint64_t one = 0
        cdef uint64_t two = 0
        cdef uint64_t three = 0
        cdef uint64_t four = 0
        cdef uint64_t bit
        cdef uint64_t odd = 0
        cdef uint64_t pool = 0
        cdef Py_ssize_t at
        for at in range(size):
            bit = <uint64_t> 1 << (faces[at] & 63)
            odd |= faces[at]
            pool += (jokers >> (faces[at] & 63)) & 1
            bit &= keep
            four |= three & bit
            three |= two & bit
            two |= one & bit
            one |= bit
        self.pool = <int> pool
        self.refused = 1 if odd > 63 or one >> 53 else 2 if four else 3 if <int> pool >= self.width else 0
        self.wild = wild & one
        self.cards.one = one
        self.cards.two = two
        self.cards.three = three

    cdef int _add_up(self) noexcept nogil:
        """The points of all cards that are not wild."""
        cdef int total = 0
        cdef int rank
        cdef uint64_t one = self.cards.one & ~self.wild
        cdef uint64_t two = self.cards.two & ~self.wild
        cdef uint64_t three = self.cards.three & ~self.wild
        for rank in range(RANKS):
            total += self.costs[rank] * (COUNTS[_suits(one, rank)] + COUNTS[_suits(two, rank)] + COUNTS[_suits(three, rank)])
        return total

    cdef int _run(self, int limit) except -1 nogil:
        """``best`` of the hand that was laid; in a points core only what is below ``limit`` is found, as ``limit``."""
        cdef int i
        self.limit = limit
        self.best_level = -1
        for i in range(self.counted_size):
            self.best[i] = FAR
        self.needed = 0
        if self.least_pure > 0:
            if self.pure_keys is NULL:
                self.pure_keys = <uint64_t *> calloc(8192, sizeof(uint64_t))
                if self.pure_keys is NULL:
                    with gil:
                        raise MemoryError
            if not self._pure_enough():
                return 0
        elif self.idle_wild:
            self.cards.one &= ~self.wild
            self.cards.two &= ~self.wild
            self.cards.three &= ~self.wild
        self._choose_rows()
        self._list_ranks()
        if self.levels == 1 and not self.loose_joker:
            self._evaluate_points(0, self.pool, self.cards, 15)
            if self._line(0)[self.pool] < self.limit:
                self._note_points(0, self._line(0)[self.pool])
            if self.rank_count and self.limit > 0:
                self._bound()
                self._search_points(0, 0, 0, self.pool, self.cards)
            return 0
        self._evaluate(0, self.pool, self.cards, 15)
        self._note(0, self.pool)
        if self.rank_count:
            self._bound()
            self._search(0, 0, 0, self.pool, self.cards)
        return 0

    cdef int _least(self, int cap) except -1 nogil:
        """PTS-12: the least of all cards and of what the levels leave that count, capped."""
        self.tracing = False
        cdef int total
        if self.least_pure > 0 or self.counted[0] != self.levels - 1:
            total = self._add_up()
            cap = min(cap, total)
        self._run(cap)
        return self.limit

    cdef _deal(self, cards, uint64_t wild, int without):
        """The hand to solve is these cards, less one of face ``without``."""
        cdef uint8_t faces[64]
        cdef Py_ssize_t size = 0
        cdef int face
        for card in cards:
            face = card % 53
            if face == without:
                without = -1
            elif size < 64:
                faces[size] = face
                size += 1
        self._lay(faces, size, wild)
        _refuse(self.refused)

    def solve(self, cards, wild):
        """The least cost per level, ``IMPOSSIBLE`` where it cannot be met, and for levels that are only on the way. ``wild``: one bit a face.

        Raises ``ValueError`` for more than three cards of a face, and ``OverflowError`` for a pool that no row has room for.
        """
        cdef int i
        with self.lock:
            self._deal(cards, wild, -1)
            self.tracing = False
            self._run(FAR)
            costs = [IMPOSSIBLE] * self.levels
            for i in range(self.counted_size):
                if self.best[i] < FAR:
                    costs[self.counted[i]] = self.best[i]
        return costs

    def count(self, cards, wild, int cap):
        """The count of the cards, capped."""
        with self.lock:
            self._deal(cards, wild, -1)
            return self._least(cap)

    def count_without(self, cards, wild, int cap):
        """For each card the count of the others, capped."""
        counts = {}
        with self.lock:
            for one in cards:
                if one % 53 not in counts:
                    self._deal(cards, wild, one % 53)
                    counts[one % 53] = self._least(cap)
        return [counts[one % 53] for one in cards]

    def count_many(self, hands, Py_ssize_t size, wilds, int cap, into):
        """The count of each hand of ``size`` faces: a buffer of bytes; ``wilds`` one mask a hand or one for all.

        ``into`` (unsigned short) gets the counts, 65535 for a hand that ``solve`` refuses; returns how many these are.
        """
        cdef const uint8_t[::1] faces = hands
        cdef const int64_t[::1] masks = wilds
        cdef uint16_t[::1] out = into
        cdef Py_ssize_t number = len(out)
        cdef Py_ssize_t step = 1 if len(masks) > 1 else 0
        cdef Py_ssize_t at = 0
        cdef Py_ssize_t refused = 0
        cdef Py_ssize_t end
        if number == 0 or size == 0:
            return 0
        while at < number:
            end = min(at + CHUNK, number)
            with self.lock:
                with nogil:
                    while at < end:
                        self._lay(&faces[at * size], size, <uint64_t> masks[at * step])
                        out[at] = 65535 if self.refused else self._least(cap)
                        refused += self.refused > 0
                        at += 1
        return refused

    def group_many(self, hands, Py_ssize_t size, wilds, int cap, *, into, groups):
        """As ``count_many``; and ``groups`` (bytes, one a card) gets the number of the card's meld, 0 for a loose one."""
        cdef const uint8_t[::1] faces = hands
        cdef const int64_t[::1] masks = wilds
        cdef uint16_t[::1] out = into
        cdef uint8_t[::1] melds = groups
        cdef Py_ssize_t number = len(out)
        cdef Py_ssize_t step = 1 if len(masks) > 1 else 0
        cdef Py_ssize_t at = 0
        cdef Py_ssize_t refused = 0
        cdef Py_ssize_t end
        if number == 0 or size == 0:
            return 0
        while at < number:
            end = min(at + CHUNK, number)
            with self.lock:
                with nogil:
                    while at < end:
                        out[at] = self._grouped(&faces[at * size], size, <uint64_t> masks[at * step], cap, &melds[at * size])
                        refused += self.refused > 0
                        at += 1
        return refused

    cdef int _grouped(self, const uint8_t *faces, Py_ssize_t size, uint64_t wild, int cap, uint8_t *melds) except -1 nogil:
        """The count of one hand, and each card's meld."""
        cdef Py_ssize_t at
        cdef int total
        self._lay(faces, size, wild)
        memset(melds, 0, size)
        if self.refused:
            return 65535
        self.tracing = True
        self._run(FAR)
        total = self._add_up()
        if self.best_level < 0 or self.limit > total:
            return min(cap, total)
        self._trace(self.best_level)
        for at in range(size):
            melds[at] = self._meld_of(faces[at], wild)
        return min(cap, self.limit)

    cdef int _meld_of(self, int face, uint64_t wild) noexcept nogil:
        """The number of a traced meld that still wants this card, which is then taken from it; 0: none does."""
        cdef int suit = face // 13
        cdef int rank = face - 13 * suit
        cdef bint joker = face == 52 or wild >> face & 1
        cdef int at
        if face < 52 and (self.natural or not joker):
            for at in range(self.meld_count):
                if self._wants(&self.melds[at], suit, rank):
                    return at + 1
        if joker:
            for at in range(self.meld_count):
                if self.melds[at].jokers > 0:
                    self.melds[at].jokers -= 1
                    return at + 1
        return 0

    cdef bint _wants(self, Meld *meld, int suit, int rank) noexcept nogil:
        cdef int bit = 1 << (suit if meld.kind == 0 else rank)
        if meld.kind == 2:
            # A tunnela keeps how many it has got in the place of its jokers, below nothing.
            if meld.where == suit and meld.cards == rank and meld.jokers > -3:
                meld.jokers -= 1
                return True
            return False
        if meld.where != (rank if meld.kind == 0 else suit) or not meld.cards & bit:
            return False
        meld.cards -= bit
        return True

    # The melds of a cheapest arrangement

    def arrangement(self, cards, wild, int level):
        """The melds of one cheapest arrangement of the cards that meets ``level``, and how many of the pool are in none.

        A meld is four numbers: 0, rank, suits (a bit each), jokers for a set; 1, suit, ranks, jokers for a run; 2, suit, rank, 0 for a
        tunnela. The level must be one of those counted, and possible.
        """
        cdef int at = -1
        cdef int i, left
        with self.lock:
            self._deal(cards, wild, -1)
            self.tracing = True
            self._run(FAR)
            for i in range(self.counted_size):
                if self.counted[i] == level and self.best[i] < FAR:
                    at = i
            if at < 0:
                raise ValueError("no arrangement meets that level")
            left = self._trace(at)
            melds = [(self.melds[i].kind, self.melds[i].where, self.melds[i].cards, self.melds[i].jokers) for i in range(self.meld_count)]
        return melds, left

    cdef void _meld(self, int kind, int where, int cards, int jokers) noexcept nogil:
        self.melds[self.meld_count].kind = kind
        self.melds[self.meld_count].where = where
        self.melds[self.meld_count].cards = cards
        self.melds[self.meld_count].jokers = jokers
        self.meld_count += 1

    cdef int _trace(self, int at) noexcept nogil:
        """``melds`` of the best arrangement of a counted level; how many of the pool are in none."""
        cdef int level = self.counted[at]
        cdef int *step = self.best_path + at * 3 * DEEP
        cdef int pool = self.pool
        cdef int left = 0
        cdef int i, goal
        self.meld_count = 0
        for i in range(self.best_length[at]):
            self._meld(0, step[0], step[1], step[2])
            pool -= step[2] + COUNTS[step[1] & _suits(self.wild, step[0])]
            self.cards = _without(self.cards, ACROSS[step[1]] << step[0])
            step += 3
        self._join_all(pool)
        if self.loose_joker:
            goal = self.best[at]
            while self.joined[6 * self.rows.stride + level * self.rows.lanes + pool - left] + self.tails[level * self.width + left] != goal:
                left += 1
        self._share(6, 4, 5, level, pool - left)
        return left

    cdef void _join_all(self, int pool) noexcept nogil:
        """``joined``: the rows of the four suits, of the two halves, and of all, for every level."""
        cdef int stride = self.rows.stride
        cdef int lanes = self.rows.lanes
        cdef int suit, level
        cdef int16_t *row = self.joined
        for suit in range(4):
            memcpy(row + suit * stride, self._row(_state(self.cards, self.wild, suit)), stride * sizeof(int16_t))
        for level in range(self.levels):
            self._join_level(row, row + stride, row + 4 * stride + level * lanes, level, pool)
            self._join_level(row + 2 * stride, row + 3 * stride, row + 5 * stride + level * lanes, level, pool)
        for level in range(self.levels):
            self._join_level(row + 4 * stride, row + 5 * stride, row + 6 * stride + level * lanes, level, pool)

    cdef void _share(self, int whole, int one, int two, int level, int pool) noexcept nogil:
        """Undo a join: which level and how much of the pool fall to either side."""
        cdef int stride = self.rows.stride
        cdef int lanes = self.rows.lanes
        cdef int goal = self.joined[whole * stride + level * lanes + pool]
        cdef int pair, i
        cdef int16_t *a
        cdef int16_t *b
        for pair in range(self.pair_at[level], self.pair_at[level + 1]):
            a = self.joined + one * stride + self.pair_one[pair] * lanes
            b = self.joined + two * stride + self.pair_two[pair] * lanes + pool
            for i in range(pool + 1):
                if a[i] + (b - i)[0] == goal:
                    if whole == 6:
                        self._share(4, 0, 1, self.pair_one[pair], i)
                        self._share(5, 2, 3, self.pair_two[pair], pool - i)
                    else:
                        self._suit_melds(one, self.pair_one[pair], i)
                        self._suit_melds(two, self.pair_two[pair], pool - i)
                    return

    cdef void _suit_melds(self, int suit, int level, int pool) noexcept nogil:
        """The melds of one suit's cheapest way."""
        cdef uint64_t key = _state(self.cards, self.wild, suit)
        cdef uint64_t bit
        cdef int rank, wild, part, others, goal, jokers
        while key:
            goal = self._cost(key, level, pool)
            rank = LOWEST[key & HELD]
            bit = <uint64_t> 1 << rank
            wild = key >> (39 + rank) & 1
            if self._cost(_less(key, bit), level, pool) + (0 if wild else self.costs[rank]) == goal:
                key = _less(key, bit)
                continue
            if self._is_tunnela(key, rank, level, pool, goal):
                self._meld(2, suit, rank, 0)
                key = _less_three(key, bit)
                level = self.after[self.tunnela * self.levels + level]
                pool -= 3 * wild
                continue
            others = (key & HELD) & self.near[rank] & ~bit
            part = others
            while True:
                jokers = self._jokers_of(key, part | <int> bit, level, pool, goal)
                if jokers >= 0:
                    break
                part = (part - 1) & others
            part |= <int> bit
            self._meld(1, suit, part, jokers)
            level = self.after[self.gains[COUNTS[part] * self.width + jokers] * self.levels + level]
            pool -= jokers + COUNTS[(key >> 39) & part]
            key = _less(key, part)

    cdef bint _is_tunnela(self, uint64_t key, int rank, int level, int pool, int goal) noexcept nogil:
        """Is a tunnela of this rank the first meld of a cheapest way?"""
        cdef int used = 3 * (key >> (39 + rank) & 1)
        if self.tunnela < 0 or not key >> (26 + rank) & 1 or used > pool:
            return False
        cdef int then = self.after[self.tunnela * self.levels + level]
        return then >= 0 and self._cost(_less_three(key, <uint64_t> 1 << rank), then, pool - used) == goal

    cdef int _cost(self, uint64_t key, int level, int pool) noexcept nogil:
        return self._row(key)[level * self.rows.lanes + pool]

    cdef int _jokers_of(self, uint64_t key, int ranks, int level, int pool, int goal) noexcept nogil:
        """With how many jokers a run of exactly these ranks is the first meld of a cheapest way; -1: with none."""
        cdef int own = COUNTS[ranks]
        cdef int span = self.spans[ranks]
        cdef int longest = self.longest if own > 1 else RANKS
        cdef int wild = COUNTS[(key >> 39) & ranks]
        cdef int jokers = (span if span > 3 else 3) - own
        cdef int group, then
        if span > longest:
            return -1
        while own + jokers <= longest and wild + jokers <= pool:
            group = self.gains[own * self.width + jokers]
            if group >= 0:
                then = self.after[group * self.levels + level]
                if then >= 0 and self._cost(_less(key, ranks), then, pool - wild - jokers) == goal:
                    return jokers
            jokers += 1
        return -1


def _refuse(int why):
    if why == 1:
        raise ValueError("no such face")
    if why == 2:
        raise ValueError("more than three cards of a face")
    if why == 3:
        raise OverflowError(f"a pool of more than {LANES - 1}")
