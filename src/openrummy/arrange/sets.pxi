# The search over sets: included by core.pyx.


cdef class Search(Joins):
    """The search over the sets of a hand."""

    # Sets

    @cython.final
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

    @cython.final
    cdef inline int _code(self, int rank, uint64_t plain) noexcept nogil:
        """How many of the plain cards of the rank each suit has, two bits a suit."""
        cdef int code = TWICE[_suits(self.cards.one & plain, rank)]
        if self.cards.two:
            code += TWICE[_suits(self.cards.two & plain, rank)]
            if self.cards.three:
                code += TWICE[_suits(self.cards.three & plain, rank)]
        return code

    @cython.final
    cdef void _bound(self) noexcept nogil:
        """``saved``: what sets of the ranks from each place on can save at most, with so many of the pool."""
        cdef int steps[LANES]
        cdef int at, k, j, step, cost
        cdef int number = 0
        cdef int sure = 0
        cdef int *cover
        cdef int *saved
        cdef uint64_t plain = ~(self.wild | self.needed)
        self.saved[self.rank_count][0] = self.saved[self.rank_count][1] = 0
        for j in range(2, self.pool + 1):
            self.saved[self.rank_count][j] = 0
        for at in range(self.rank_count - 1, -1, -1):
            cover = self.cover + STEPS * self._code(self.ranks[at], plain)
            cost = self.costs[self.ranks[at]]
            saved = self.saved[at]
            sure += cost * cover[0]
            saved[0] = sure
            if self.pool < 2:
                saved[1] = max(sure + cost * cover[1], saved[LANES + 1] + cost * cover[0])
                continue
            for k in range(1, STEPS):
                if cover[k] == 0:
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
            for j in range(1, self.pool + 1):
                saved[j] = saved[j - 1] + (steps[j - 1] if j <= number else 0)

    @cython.final
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

    @cython.final
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

    @cython.final
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
                then = at if self._again(_suits(left.one & ~self.needed, rank), pool - used) else at + 1
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

    @cython.final
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
                then = at if self._again(_suits(left.one & ~self.needed, rank), pool - used) else at + 1
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

    @cython.final
    cdef inline void _note_points(self, int depth, int cost) noexcept nogil:
        self.limit = cost
        self.best_level = 0
        if self.tracing:
            self.best_length[0] = depth
            memcpy(self.best_path, self.path, depth * 3 * sizeof(int))

    @cython.final
    cdef inline int _reach(self, const int16_t *found, int at, int pool) noexcept nogil:
        """The least that sets of the ranks from ``at`` on could leave; ``found`` points to the cost with all of the pool."""
        cdef int *saved = self.saved[at]
        cdef int least = found[0] - saved[0]
        cdef int used
        for used in range(1, pool + 1):
            least = min(least, (found - used)[0] - saved[used])
        return least

    @cython.final
    cdef inline bint _again(self, int suits, int pool) noexcept nogil:
        """Can there be another set of a rank of which these suits are left? Mostly too few are."""
        return suits and COUNTS[suits] > (2 if pool == 0 else 0 if self.lone_sets else 1)

    # The whole search

    @cython.final
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
        elif self.idle_wild and self.wild:
            self.cards.one &= ~self.wild
            self.cards.two &= ~self.wild
            self.cards.three &= ~self.wild
            self.wild = 0
        self._choose_rows(self.pool)
        self._list_ranks()
        if self.levels == 1 and not self.loose_joker:
            self._evaluate_points(0, self.pool, self.cards, 15)
            if self._line(0)[self.pool] < self.limit:
                self._note_points(0, self._line(0)[self.pool])
            if self.rank_count and self.limit > 0:
                self._bound()
                self._search_points(0, 0, 0, self.pool, self.cards)
        else:
            self._evaluate(0, self.pool, self.cards, 15)
            self._note(0, self.pool)
            if self.rank_count:
                self._bound()
                self._search(0, 0, 0, self.pool, self.cards)
        return self._fed()

    @cython.final
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

    @cython.final
    cdef int _least(self, int cap) except -1 nogil:
        """PTS-12: the least of all cards and of what the levels leave that count, capped."""
        self.tracing = False
        cdef int total
        if self.least_pure > 0 or self.counted[0] != self.levels - 1:
            total = self._add_up()
            cap = min(cap, total)
        self._run(cap)
        return self.limit

    @cython.final
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
