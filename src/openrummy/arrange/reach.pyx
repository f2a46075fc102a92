# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""How far a hand is from a show: the fewest of its cards that cannot be kept (docs/arranger.md, Distance).

``plain/reach.py`` is the same in plain Python, for a machine without a compiler; types are in ``reach.pyi``.

A *suit state* (a *key*) has a bit a rank in four planes: from bit 0 the ranks of which there is a card that may stand as itself, from
bit 13 those with two, from bit 26 those with three; from bit 39, where a wild card may stand as itself, the ranks held that are wild,
else the *holes*, all ranks of the suit that are wild: no natural card can stand there. The *pool* is all jokers and all wild cards. Where
a card is missing there is a *blank*, a card of one's choice. A *row* holds, for each level, at most so many of the pool, and exactly so
many places taken up by melds, the fewest loose cards; a joker of the pool that is in no meld is one of them.
"""

from threading import Lock

cimport cython
from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcmp, memcpy, memset


def _starts(lists):
    """Where each list begins once they are laid end to end, and where the last one ends."""
    return [sum(map(len, lists[:at])) for at in range(len(lists) + 1)]


include "ranks.pxi"
include "reachrows.pxi"
include "reachjoins.pxi"
include "reachsets.pxi"


@cython.final
cdef class Reach(Sets):
    """The answers about a hand. What the arguments are, ``reachtables.py`` says.

    Calls may come from several threads: they wait for each other.
    """

    cdef uint64_t nearer_with  # a bit for each face found to bring the hand nearer
    cdef uint8_t *sides[3]
    cdef uint8_t rest[32][24][32]
    cdef object lock

    def __cinit__(self, tables):
        cdef int at
        cdef size_t bytes = self.cells * 2 * self.lanes
        self.lock = Lock()
        if self.levels > 32:
            raise ValueError("more levels than there is room for")
        for at in range(3):
            self.sides[at] = <uint8_t *> malloc(bytes)
            if self.sides[at] is NULL:
                raise MemoryError
            memset(self.sides[at], FAR, bytes)

    def __dealloc__(self):
        cdef int at
        for at in range(3):
            free(self.sides[at])

    def most_kept(self, cards, uint64_t wild):
        """How many of the cards can be kept in a show, every other place being filled by a card of one's choice; -1: no cards can be shown."""
        with self.lock:
            self._lay(cards, wild)
            with nogil:
                self._search(FAR)
            return self._kept()

    def without(self, cards, uint64_t wild):
        """For each card: ``most_kept`` of the others."""
        with self.lock:
            self._lay(cards, wild)
            with nogil:
                self._search(FAR)
            return self._each(cards, wild, self._kept(), False)

    def nearer(self, cards, uint64_t wild):
        """``most_kept``, and a bit for each face that makes it one more when it is drawn."""
        with self.lock:
            self._lay(cards, wild)
            self._room_for_one_more()
            with nogil:
                self._search(FAR)
                self._near()
            return self._kept(), self.nearer_with

    def useful(self, cards, uint64_t wild):
        """For each card: ``nearer`` of the others."""
        with self.lock:
            self._lay(cards, wild)
            self._room_for_one_more()
            with nogil:
                self._search(FAR)
            return self._each(cards, wild, self._kept(), True)

    cdef int _room_for_one_more(self) except -1:
        if self.pool + 1 >= self.width:
            raise OverflowError(f"a pool of {self.pool + 1} in rows for {self.width - 1}")
        return 0

    cdef int _kept(self) noexcept nogil:
        return self.cards - self.best if self.best < MET else -1

    cdef list _each(self, cards, uint64_t wild, int kept, bint near):
        """Without a card there can be as many kept, or one less: the card's place is filled."""
        known = {}
        for at, card in enumerate(cards):
            if card % 53 in known:
                continue
            self._lay(cards[:at] + cards[at + 1 :], wild)
            self.floor = max(self.floor, self.cards - kept)
            with nogil:
                self._search(FAR if kept <= 0 else self.cards - kept + 1)
                if near:
                    self._near()
            found = self._kept()
            if near:
                known[card % 53] = found, self.nearer_with
            else:
                known[card % 53] = found
        return [known[card % 53] for card in cards]

    # The faces that bring a hand nearer

    cdef void _near(self) noexcept nogil:
        """A face brings nearer where it can take the place of a blank: ``best`` stays what it is, of one card more."""
        cdef int goal = self.best
        cdef uint64_t always = <uint64_t> 1 << 52
        cdef Taken none
        cdef int one
        self.nearer_with = 0
        if self.cards - goal == self.size or goal >= MET:
            return
        if not self.natural:
            always |= self.wild
        # Jokers, and whatever the walk below leaves out, are drawn and looked at one by one.
        if self._drawn(52, goal):
            self.nearer_with |= always
        for one in range(52):
            if not always >> one & 1 and (self.wild >> one & 1 or self._odd()) and self._drawn(one, goal):
                self.nearer_with |= <uint64_t> 1 << one
        if not self._odd():
            memset(&none, 0, sizeof(none))
            none.places[0] = 1
            self.best = goal + 1
            self.floor = -1
            self._rank_sets(True)
            self._evaluate(0, 0)
            if self._loose(0, &none) <= goal:
                self._in_runs(0, &none, goal)
            self._near_visit(0, &none, 0, 0, 0)
        self.best = goal

    cdef bint _odd(self) noexcept nogil:
        """May a set of one card be more than a run?"""
        cdef int suit
        if self.lone:
            return True
        for suit in range(4):
            if not self.natural and COUNTS[_holes(self.suits[suit])] > 1:
                return True
        return False

    cdef bint _drawn(self, int one, int goal) noexcept nogil:
        """With this face drawn, are there no more loose cards than so many?"""
        cdef uint64_t before[4]
        cdef int suit = one // 13
        cdef uint64_t bit = <uint64_t> 1 << (one - 13 * suit)
        cdef int pool = self.pool
        cdef int floor = self.floor
        if one < 52 and self.suits[suit] & bit << 26:
            return False
        memcpy(before, self.suits, sizeof(before))
        self.pool += (self.wild | <uint64_t> 1 << 52) >> one & 1
        if one < 52:
            self.suits[suit] = self._more(self.suits[suit], bit)
            if self.wild >> one & 1:
                self.suits[suit] |= bit << 39
        self.floor = goal
        self._search(goal + 1)
        memcpy(self.suits, before, sizeof(before))
        self.pool = pool
        self.floor = floor
        return self.best <= goal

    cdef uint64_t _more(self, uint64_t key, uint64_t bit) noexcept nogil:
        """The state with a card more."""
        if not key & bit:
            return key | bit
        return key | bit << (26 if key & bit << 13 else 13)

    cdef void _near_visit(self, int depth, const Taken *taken, int at, int option, uint64_t drawn) noexcept nogil:
        """As ``_visit``, over every choice as good as the best. ``drawn``: one of the sets has one of these faces."""
        while at < self.rank_count and self._promising(depth, taken, 0, at):
            while option < PARTS:
                self._near_set(depth, taken, at, option, drawn)
                option += 1
            option = 0
            at += 1

    cdef void _near_set(self, int depth, const Taken *taken, int at, int option, uint64_t drawn) noexcept nogil:
        cdef int part = _PART[option]
        cdef int rank = self.ranks[at]
        cdef int wild = self._held(part, rank)
        cdef int own = COUNTS[part]
        cdef Taken then
        cdef uint64_t faces = 0
        cdef int suit
        if wild < 0:
            return
        if own > 1 and self._with_set(taken, &then, rank, own, wild):
            self._near_choice(depth, &then, at, option, own - wild, drawn)
        if drawn or own > 3 or not self._with_set(taken, &then, rank, own + 1, wild):
            return
        for suit in range(4):
            if not part >> suit & 1 and not self.suits[suit] >> (26 + rank) & 1:
                faces |= <uint64_t> 1 << (RANKS * suit + rank)
        faces &= ~(self.wild | self.nearer_with)
        if faces:
            self._near_choice(depth, &then, at, option, own - wild, faces)

    cdef void _near_choice(self, int depth, const Taken *then, int at, int option, int more, uint64_t drawn) noexcept nogil:
        cdef uint64_t before[4]
        if not self._worth(depth, then, more, at):
            return
        memcpy(before, self.suits, sizeof(before))
        self._evaluate(depth + 1, self._remove(_PART[option], self.ranks[at]))
        if self._loose(depth + 1, then) < self.best:
            if drawn:
                self.nearer_with |= drawn
            else:
                self._in_runs(depth + 1, then, self.best - 1)
        self._near_visit(depth + 1, then, at, option, drawn)
        memcpy(self.suits, before, sizeof(before))

    cdef void _in_runs(self, int depth, const Taken *taken, int goal) noexcept nogil:
        """The faces that lie in runs of a show with these sets."""
        cdef int suit, rank
        cdef uint64_t bit
        for suit in range(4):
            self._rest(self._others(depth, suit), taken)
            for rank in range(RANKS):
                bit = <uint64_t> 1 << rank
                if (self.wild | self.nearer_with) >> (RANKS * suit + rank) & 1 or self.suits[suit] & bit << 26:
                    continue
                if self._fits(self._row(self._more(self.suits[suit], bit), 0), suit, goal):
                    self.nearer_with |= <uint64_t> 1 << (RANKS * suit + rank)

    cdef uint8_t *_others(self, int depth, int suit) noexcept nogil:
        """The other suits joined."""
        cdef char *records[4]
        cdef int before = self.moved - 1
        cdef int other, to
        cdef uint8_t *joined
        if suit == 3:
            return self.joined[self.where[depth][2]][2]
        while before != self.moved:
            before = self.moved
            for other in range(4):
                records[other] = self._row(self.suits[other], 0)
        if suit == 0:
            joined = self.sides[2]
            self._spread(<uint8_t *> (records[1] + 8 + 4 * self.cells), joined)
            other = 2
        else:
            joined = self.joined[self.where[depth][suit - 1]][suit - 1]
            other = suit + 1
        to = 0
        while other < 4:
            self._join(records[other], joined, self.sides[to], self.pool)
            joined = self.sides[to]
            other += 1
            to += 1
        return joined

    cdef void _rest(self, const uint8_t *others, const Taken *taken) noexcept nogil:
        """The fewest loose cards of the others for each level and for what one suit uses of the pool and of the places."""
        cdef int level, pool, places, used, size
        cdef uint32_t some
        cdef const uint8_t *cell
        for level in range(self.levels):
            for pool in range(self.pool + 1):
                memset(self.rest[level][pool], FAR, self.lanes)
                for used in range(self.pool - pool + 1):
                    some = taken.places[used]
                    size = self.size
                    cell = others + (2 * (level * self.width + self.pool - pool - used) + 1) * self.lanes
                    while some:
                        if some & 1:
                            for places in range(size + 1):
                                self.rest[level][pool][places] = min(self.rest[level][pool][places], cell[size - places])
                        some >>= 1
                        size -= 1

    cdef bint _fits(self, const char *record, int suit, int goal) noexcept nogil:
        """Does a row with the rest come to no more than so many loose cards?"""
        cdef uint32_t every = (<uint32_t> 2 << self.size) - 1
        cdef int level, pool, places, at, pair
        cdef uint32_t marks
        cdef int loose
        for level in range(self.levels):
            for pool in range(self.pool + 1):
                at = level * self.width + pool
                # The suit that has all melds of blanks alone is marked for suits that have them too.
                marks = (<uint32_t *> (record + 8))[at] if suit else every
                places = 0
                while marks:
                    if marks & 1:
                        loose = (<uint8_t *> (record + 8 + 4 * self.cells))[at * self.lanes + places]
                        for pair in range(self.goal_at[level], self.goal_at[level + 1]):
                            if loose + self.rest[self.goal_other[pair]][pool][places] <= goal:
                                return True
                    marks >>= 1
                    places += 1
        return False
