# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""The hot part of the arranger: the least cost of a hand for every level at once (docs/arranger.md).

``plain/core.py`` is the same in plain Python, for a machine without a compiler; types are in ``core.pyi``.

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

include "ranks.pxi"
include "bits.pxi"
include "suits.pxi"
include "joins.pxi"
include "sets.pxi"


cdef struct Meld:
    int kind
    int where
    int cards
    int jokers


@cython.final
cdef class Core(Search):
    """The answers about a hand. What the arguments are, ``tables.py`` says.

    Calls may come from several threads: they wait for each other.
    """

    cdef int natural
    cdef int refused
    cdef int16_t *joined
    cdef Meld melds[DEEP]
    cdef int meld_count
    cdef object lock

    def __cinit__(self, tables):
        self.lock = Lock()
        self.natural = tables.natural
        self.joined = <int16_t *> malloc(7 * self.levels * LANES * sizeof(int16_t))
        if self.joined is NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.joined)

    # A hand

    cdef void _lay(self, const uint8_t *faces, Py_ssize_t size, uint64_t wild) noexcept nogil:
        """The hand to solve: ``refused`` where a face is none, or comes more than three times, or the pool is too large."""
        cdef uint64_t odd = 0
        cdef uint64_t even = 0
        cdef uint64_t four = 0
        cdef uint64_t bit, twice
        cdef int pool = 0
        cdef const uint8_t *end = faces + size
        # A counter of two bits for each face: the parity, and whether there are two or three.
        while faces != end:
            pool += PRINTED[faces[0]]
            bit = BITS[faces[0]]
            twice = odd & bit
            odd ^= bit
            four |= even & twice
            even ^= twice
            faces += 1
        cdef uint64_t one = odd | even
        cdef uint64_t three = odd & even
        pool += _number(wild & one)
        if wild & even:
            pool += _number(wild & even) + _number(wild & three)
        self.refused = 0
        if four or one >> 53 or pool >= self.width:
            self.refused = 1 if one >> 53 else 2 if four else 3
        if not self.natural:
            one &= ~wild
            even &= ~wild
            three &= ~wild
        self.pool = pool
        self.wild = wild & one
        self.cards.one = one
        self.cards.two = even
        self.cards.three = three

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
        return self._many(hands, size, wilds, cap, into, None)

    def group_many(self, hands, Py_ssize_t size, wilds, int cap, *, into, groups):
        """As ``count_many``; and ``groups`` (bytes, one a card) gets the number of the card's meld, 0 for a loose one."""
        return self._many(hands, size, wilds, cap, into, groups)

    cdef Py_ssize_t _many(self, hands, Py_ssize_t size, wilds, int cap, into, groups) except -1:
        cdef const uint8_t[::1] faces = hands
        cdef const int64_t[::1] masks = wilds
        cdef uint16_t[::1] out = into
        cdef uint8_t[::1] melds = groups
        cdef Py_ssize_t number = len(out)
        cdef Py_ssize_t step = 1 if len(masks) > 1 else 0
        cdef Py_ssize_t at = 0
        cdef Py_ssize_t refused = 0
        cdef Py_ssize_t end
        cdef bint grouping = groups is not None
        if number == 0 or size == 0:
            return 0
        while at < number:
            end = min(at + CHUNK, number)
            with self.lock:
                with nogil:
                    while at < end:
                        if grouping:
                            out[at] = self._grouped(&faces[at * size], size, <uint64_t> masks[at * step], cap, &melds[at * size])
                        else:
                            self._lay(&faces[at * size], size, <uint64_t> masks[at * step])
                            out[at] = 65535 if self.refused else self._least(cap)
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
        self._fed()
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
            self._fed()
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
        cdef int16_t *whole
        self.meld_count = 0
        for i in range(self.best_length[at]):
            self._meld(0, step[0], step[1], step[2])
            pool -= step[2] + COUNTS[step[1] & _suits(self.wild, step[0])]
            self.cards = _without(self.cards, ACROSS[step[1]] << step[0])
            step += 3
        self._join_all(pool)
        if self.loose_joker:
            goal = self.best[at]
            whole = self.joined + 6 * self.rows.stride + level * self.rows.lanes + pool
            while left < pool and (whole - left)[0] + self.tails[level * self.width + left] != goal:
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
