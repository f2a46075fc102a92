# The search for the sets: included by reach.pyx.

cdef enum:
    GROUPS = 12  # sets of a hand, and one more
    PARTS = 15

cdef int _PART[PARTS]
cdef int _part, _at
for _at, _part in enumerate(sorted(range(1, 16), key=lambda part: (-part.bit_count(), part))):
    _PART[_at] = _part


cdef struct Taken:
    # For each number of the pool used by the sets chosen: how many places they may take up, a bit each.
    uint32_t places[24]


cdef class Sets(Rows):
    """The search for the sets of a hand. ``best``: the fewest loose cards found so far; ``floor``: there are no fewer."""

    cdef int lone
    cdef uint64_t wild
    cdef uint64_t suits[4]
    cdef int pool, cards, best, floor
    cdef int ranks[RANKS]
    cdef int options[RANKS]  # which suits alone may form a set of one card
    cdef int rank_count
    cdef uint8_t gains[RANKS + 1][24][32]
    cdef uint8_t *joined[GROUPS][3]
    cdef uint8_t *found[GROUPS]
    cdef int where[GROUPS][3]

    def __cinit__(self, tables):
        cdef int group, part
        cdef size_t bytes = self.cells * 2 * self.lanes
        self.lone = tables.lone
        for group in range(GROUPS):
            for part in range(3):
                self.joined[group][part] = <uint8_t *> malloc(bytes)
                if self.joined[group][part] is NULL:
                    raise MemoryError
                memset(self.joined[group][part], FAR, bytes)
            self.found[group] = <uint8_t *> malloc(self.width * 2 * self.lanes)
            if self.found[group] is NULL:
                raise MemoryError
            memset(self.found[group], FAR, self.width * 2 * self.lanes)

    def __dealloc__(self):
        cdef int group, part
        for group in range(GROUPS):
            free(self.found[group])
            for part in range(3):
                free(self.joined[group][part])

    cdef int _lay(self, cards, uint64_t wild) except -1:
        """The hand to search."""
        cdef int card, suit, rank
        cdef uint64_t bit
        self.wild = wild
        self.pool = 0
        self.cards = len(cards)
        self.floor = max(0, self.cards - self.size)
        self._regime()
        for suit in range(4):
            self.suits[suit] = 0 if self.natural else (wild >> RANKS * suit & HELD) << 39
            # Where one suit can have all melds of jokers and blanks alone, the others need not have any.
            if suit == 0 or not self.plain:
                self.suits[suit] |= <uint64_t> 1 << ALONE
        for given in cards:
            card = given % 53
            suit = card // 13
            rank = card - 13 * suit
            bit = <uint64_t> 1 << rank
            if card == 52 or wild >> card & 1:
                self.pool += 1
                if card == 52 or not self.natural:
                    continue
                self.suits[suit] |= bit << 39
            if self.suits[suit] & bit << 26:
                raise ValueError("more than three cards of a face")
            if self.suits[suit] & bit << 13:
                self.suits[suit] |= bit << 26
            elif self.suits[suit] & bit:
                self.suits[suit] |= bit << 13
            else:
                self.suits[suit] |= bit
        if self.pool >= self.width:
            raise OverflowError(f"a pool of {self.pool} in rows for {self.width - 1}")
        return 0

    cdef void _regime(self) noexcept nogil:
        """Two things that rows rely on, and that no game changes: the wild faces leave a whole rank, and five in a row of each suit."""
        cdef int faces = 4
        cdef bint plain = True
        cdef int suit, rank, most, at
        cdef bint free_run
        if not self.natural and self.wild:
            faces = 0
            for rank in range(RANKS):
                most = 4
                for suit in range(4):
                    most -= self.wild >> (RANKS * suit + rank) & 1
                faces = max(faces, most)
            for suit in range(4):
                free_run = False
                for at in range(self.window_at[5], self.window_at[6]):
                    free_run |= not self.windows[at] & self.wild >> RANKS * suit
                plain = plain and free_run
        if faces != self.faces or plain != self.plain or self.used * self.record > ROOM:
            self._forget()
        self.faces = faces
        self.plain = plain

    # The search

    cdef void _search(self, int known) noexcept nogil:
        """``best``, no more than so many loose cards, which are known to be possible."""
        cdef Taken none
        memset(&none, 0, sizeof(none))
        none.places[0] = 1
        self.best = known
        self._rank_sets(False)
        self._evaluate(0, 0)
        self.best = min(self.best, self._loose(0, &none))
        self._visit(0, &none, 0, 0)

    cdef void _rank_sets(self, bint every) noexcept nogil:
        """The ranks that may have sets, or every rank held, and for each from which on: how many cards sets can take in at most."""
        cdef int layers[RANKS][3]
        cdef int rank, suit, held, single, at, copy, size, jokers, places
        cdef int most[11]
        cdef int number[5]
        self.rank_count = 0
        for rank in range(RANKS):
            held = single = 0
            at = self.rank_count
            layers[at][0] = layers[at][1] = layers[at][2] = 0
            for suit in range(4):
                if not self.suits[suit] >> rank & 1:
                    continue
                held |= 1 << suit
                if self._only_set(suit, rank):
                    single |= 1 << suit
                if self.natural and self.suits[suit] >> (39 + rank) & 1:
                    continue
                for copy in range(3):
                    layers[at][copy] += self.suits[suit] >> (13 * copy + rank) & 1
            if held & (held - 1) or single or (every and held):
                self.ranks[at] = rank
                self.options[at] = single
                self.rank_count += 1
        for size in range(5):
            number[size] = 0
        for at in range(self.rank_count - 1, -1, -1):
            for copy in range(3):
                number[layers[at][copy]] += 1
            for size in range(self.size // 3 + 1):
                most[size] = self._taken_in(number, size)
            for jokers in range(self.pool + 1):
                for places in range(self.size + 1):
                    self.gains[at][jokers][places] = max(0, min(most[(self.size - places) // 3], self.size - places - jokers))

    cdef int _taken_in(self, const int *number, int groups) noexcept nogil:
        cdef int size, some
        cdef int most = 0
        for size in range(4, 0, -1):
            some = min(groups, number[size])
            most += size * some
            groups -= some
        return most

    cdef bint _only_set(self, int suit, int rank) noexcept nogil:
        """Can the card do in a set of its own what it cannot in a run?"""
        cdef uint64_t key = self.suits[suit]
        cdef int jokers, size
        if self.natural or COUNTS[_holes(key)] < 2:
            return self.lone
        for jokers in range(6):
            for size in range(3, 6):
                if self._places(rank, 1, jokers) >> size & 1 and self._class(key, 1 << rank, jokers, size) < 0:
                    return True
        return False

    cdef int _places(self, int rank, int kept, int jokers) noexcept nogil:
        """The sizes of sets of the rank that keep so many of its cards and so many jokers, a bit each."""
        cdef int faces = 4
        cdef int suit
        if jokers > 5:
            return 0
        if not self.natural:
            for suit in range(4):
                faces -= self.wild >> (RANKS * suit + rank) & 1
        return self.sets[(faces * 5 + kept) * 6 + jokers]

    cdef void _evaluate(self, int depth, int changed) noexcept nogil:
        """The suits as they are now, joined: into ``found``. Suits before ``changed`` are those of the choice before."""
        cdef char *records[4]
        cdef int suit, before
        before = self.moved - 1
        while before != self.moved:
            before = self.moved
            for suit in range(4):
                records[suit] = self._row(self.suits[suit], 0)
        for suit in range(3):
            if suit < changed:
                self.where[depth][suit] = self.where[depth - 1][suit]
                continue
            self.where[depth][suit] = depth
            if suit == 0:
                self._spread(<uint8_t *> (records[0] + 8 + 4 * self.cells), self.joined[depth][0])
            else:
                self._join(records[suit], self.joined[self.where[depth][suit - 1]][suit - 1], self.joined[depth][suit], self.pool)
        self._join_last(records[3], self.joined[self.where[depth][2]][2], self.found[depth], self.pool)

    cdef int _loose(self, int depth, const Taken *taken) noexcept nogil:
        """The fewest loose cards of a show with sets that take so much, of the suits as they were joined at that depth."""
        cdef int used, places
        cdef int least = FAR
        cdef uint32_t some
        for used in range(self.pool + 1):
            some = taken.places[used]
            places = 0
            while some:
                if some & 1:
                    least = min(least, self.found[depth][(2 * (self.pool - used) + 1) * self.lanes + self.size - places])
                some >>= 1
                places += 1
        return least

    cdef bint _promising(self, int depth, const Taken *taken, int more, int at) noexcept nogil:
        """Could more sets, of the ranks from ``at`` on, make what is found better than the best? ``more``: cards taken in since then."""
        cdef int lanes = self.lanes
        cdef int jokers, used, places, target
        cdef uint32_t some
        cdef uint8_t least[32]
        target = self.best - 1 + more
        if at == self.rank_count or self.best <= self.floor:
            return False
        for jokers in range(self.pool + 1):
            memset(least, FAR, 32)
            for used in range(self.pool - jokers + 1):
                some = taken.places[used]
                places = 0
                while some:
                    if some & 1:
                        _least(least, self.found[depth] + (2 * (self.pool - used - jokers) + 1) * lanes - places, 0, lanes)
                    some >>= 1
                    places += 1
            for places in range(self.size - 2):
                if least[places] <= target + self.gains[at][jokers][places]:
                    return True
        return False

    cdef void _visit(self, int depth, const Taken *taken, int at, int option) noexcept nogil:
        """Every choice of one set more, from rank ``at`` on."""
        while at < self.rank_count and self._promising(depth, taken, 0, at):
            while option < PARTS:
                self._set(depth, taken, at, option)
                option += 1
            option = 0
            at += 1

    cdef void _set(self, int depth, const Taken *taken, int at, int option) noexcept nogil:
        cdef Taken then
        cdef uint64_t before[4]
        cdef int wild = self._held(_PART[option], self.ranks[at])
        cdef int own = COUNTS[_PART[option]]
        if wild < 0 or (own == 1 and not self.options[at] & _PART[option]):
            return
        if not self._with_set(taken, &then, self.ranks[at], own, wild) or not self._worth(depth, &then, own - wild, at):
            return
        memcpy(before, self.suits, sizeof(before))
        self._evaluate(depth + 1, self._remove(_PART[option], self.ranks[at]))
        self.best = min(self.best, self._loose(depth + 1, &then))
        self._visit(depth + 1, &then, at, option)
        memcpy(self.suits, before, sizeof(before))

    cdef int _held(self, int part, int rank) noexcept nogil:
        """How many cards of the rank in these suits are wild; -1: not all are there."""
        cdef int wild = 0
        cdef int suit
        for suit in range(4):
            if part >> suit & 1:
                if not self.suits[suit] >> rank & 1:
                    return -1
                if self.natural:
                    wild += self.suits[suit] >> (39 + rank) & 1
        return wild

    cdef int _remove(self, int part, int rank) noexcept nogil:
        """Take a card of the rank out of each of these suits; the first of them."""
        cdef int suit
        cdef int first = 4
        for suit in range(3, -1, -1):
            if part >> suit & 1:
                self.suits[suit] = self._less(self.suits[suit], <uint64_t> 1 << rank)
                first = suit
        return first

    cdef bint _worth(self, int depth, const Taken *taken, int more, int at) noexcept nogil:
        """Could the set, alone or with more sets, be better than the best?"""
        return self._loose(depth, taken) < self.best + more or self._promising(depth, taken, more, at)

    cdef bint _with_set(self, const Taken *taken, Taken *then, int rank, int own, int wild) noexcept nogil:
        """What is taken with a set more; False: there is no room for it."""
        cdef int used, jokers, size, sizes
        cdef bint room = False
        cdef uint32_t all_places = (<uint32_t> 2 << self.size) - 1
        memset(then, 0, sizeof(Taken))
        for jokers in range(min(5, self.pool - wild) + 1):
            sizes = self._places(rank, own, jokers)
            for size in range(3, 6):
                if sizes >> size & 1:
                    for used in range(self.pool - wild - jokers + 1):
                        then.places[used + wild + jokers] |= taken.places[used] << size & all_places
                        room |= taken.places[used] << size & all_places != 0
        return room
