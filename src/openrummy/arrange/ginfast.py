# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""Deadwood of hands from one pack without jokers, as gin and rum have them (docs/arranger.md, Gin).

Compiled like ``core.py``; its types are in ``ginfast.pyi``. A hand is a number of 52 bits, bit ``suit * 13 + rank``. What a suit's cards cost
at least with runs alone is read from a table, so only the sets have to be tried: most dealt hands can form none.
A kernel never changes once it is made: many threads may use one.
"""

import cython

compiled = cython.compiled

# Names of C, not of Python: a look-up in the module would cost more than the search.
SUIT = cython.declare(cython.ulonglong, 8191)
COLUMN = cython.declare(cython.ulonglong, 1 | 1 << 13 | 1 << 26 | 1 << 39)


@cython.cclass
class Kernel:
    """The tables of one order of ranks and one value of the ace."""

    bits: cython.ulonglong[256]
    least: cython.uchar[8192]
    total: cython.uchar[8192]
    run_at: cython.int[14]
    runs: cython.int[256]
    costs: cython.int[13]

    def __init__(self, runs, costs):
        """``runs``: every run of three or more ranks, a bit each; ``costs``: the points of each rank."""
        if not cython.compiled:
            self.bits, self.least, self.total = [0] * 256, [0] * 8192, [0] * 8192
            self.run_at, self.runs, self.costs = [0] * 14, [0] * 256, list(costs)
        one: cython.ulonglong = 1
        face: cython.int
        for face in range(256):
            # What is none of the 52 cards sets a bit above them.
            self.bits[face] = one << (face if face < 52 else 52)
        rank: cython.int
        number: cython.int = 0
        for rank in range(13):
            self.costs[rank] = costs[rank]
            self.run_at[rank] = number
            for run in runs:
                if run & -run == 1 << rank:
                    self.runs[number] = run
                    number += 1
        self.run_at[13] = number
        self._fill()

    @cython.cfunc
    def _fill(self) -> cython.int:
        """The least cost of each set of ranks of a suit, and the cost with every card loose: the lowest is loose or in a run."""
        ranks: cython.int
        rank: cython.int
        at: cython.int
        best: cython.int
        self.least[0] = self.total[0] = 0
        for ranks in range(1, 8192):
            rank = 0
            while not (ranks >> rank) & 1:
                rank += 1
            self.total[ranks] = self.total[ranks & (ranks - 1)] + self.costs[rank]
            best = self.least[ranks & (ranks - 1)] + self.costs[rank]
            for at in range(self.run_at[rank], self.run_at[rank + 1]):
                if self.runs[at] & ~ranks == 0 and self.least[ranks ^ self.runs[at]] < best:
                    best = self.least[ranks ^ self.runs[at]]
            self.least[ranks] = best
        return 0

    # One hand

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _by_runs(self, hand: cython.ulonglong) -> cython.int:
        """The least deadwood with no set."""
        return (
            self.least[hand & SUIT]
            + self.least[(hand >> 13) & SUIT]
            + self.least[(hand >> 26) & SUIT]
            + self.least[(hand >> 39) & SUIT]
        )

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _least(self, hand: cython.ulonglong) -> cython.int:
        """The least deadwood."""
        a: cython.ulonglong = hand & SUIT
        b: cython.ulonglong = (hand >> 13) & SUIT
        c: cython.ulonglong = (hand >> 26) & SUIT
        d: cython.ulonglong = (hand >> 39) & SUIT
        threes: cython.ulonglong = (a & b & (c | d)) | (c & d & (a | b))
        least: cython.int = self.least[a] + self.least[b] + self.least[c] + self.least[d]
        if threes & (threes - 1) or a & b & c & d:
            return self._sets(hand, threes, least)
        # One set at most: to look is quicker than to ask whether there is one.
        return min(least, self._by_runs(hand & ~(threes * COLUMN)))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _sets(self, hand: cython.ulonglong, ranks: cython.ulonglong, least: cython.int) -> cython.int:
        """The least of ``least`` and what any choice of sets of these ranks leaves."""
        rank: cython.ulonglong
        rest: cython.ulonglong
        four: cython.ulonglong
        suit: cython.int
        while ranks:
            rank = ranks & (~ranks + 1)
            ranks ^= rank
            four = rank * COLUMN
            rest = hand & ~four
            least = min(least, self._sets(rest, ranks, self._by_runs(rest)) if ranks else self._by_runs(rest))
            if hand & four == four:
                # Three of them, and the fourth for a run.
                for suit in range(4):
                    rest |= rank << (13 * suit)
                    least = min(least, self._sets(rest, ranks, self._by_runs(rest)) if ranks else self._by_runs(rest))
                    rest ^= rank << (13 * suit)
        return least

    def hand(self, cards):
        """The cards as one number. Raises ``ValueError`` for a card that comes twice, a joker, or what is no card."""
        found: cython.ulonglong = 0
        card: cython.int
        bit: cython.ulonglong
        for one in cards:
            card = one
            # A negative number is none of the 52 either.
            bit = self.bits[(card % 53) & 255]
            if card < 0 or bit >> 52 or found & bit:
                raise ValueError(f"no card of one pack, or one that comes twice: {one}")
            found |= bit
        return found

    def deadwood(self, hand):
        """The least deadwood of a hand."""
        return self._least(hand)

    def without(self, hand, cards):
        """For each of these cards of the hand: the least deadwood of the others."""
        whole: cython.ulonglong = hand
        card: cython.int
        found: list = []
        for one in cards:
            card = one
            found.append(self._least(whole & ~self.bits[(card % 53) & 255]))
        return found

    def count_many(self, hands, size, cap, into):
        """The least deadwood of each hand of ``size`` faces, a buffer of bytes; at most ``cap``. Returns how many are refused.

        ``into`` (unsigned short) gets the deadwood, 65535 for a hand that holds a card twice or what is none of the 52.
        """
        faces: cython.const[cython.uchar][::1] = hands
        out: cython.ushort[::1] = into
        number: cython.Py_ssize_t = len(into)
        length: cython.Py_ssize_t = size
        most: cython.int = cap
        hand: cython.Py_ssize_t
        at: cython.Py_ssize_t
        least: cython.int
        refused: cython.Py_ssize_t = 0
        one: cython.ulonglong
        cards: cython.ulonglong
        sums: cython.ulonglong
        with cython.nogil:
            for hand in range(number):
                cards = 0
                sums = 0
                for at in range(hand * length, (hand + 1) * length):
                    one = self.bits[faces[at]]
                    cards |= one
                    sums += one
                # Equal where no bit came twice.
                if cards != sums or cards >> 52:
                    out[hand] = 65535
                    refused += 1
                    continue
                least = self._least(cards)
                out[hand] = least if least < most else most
        return refused

    # Every best arrangement

    def arrangements(self, hand):
        """Every choice of melds that leaves the least deadwood: tuples of melds, each a hand of its own."""
        found: list = []
        self._ways(hand, self._least(hand), (), found)
        return found

    @cython.cfunc
    def _ways(self, hand: cython.ulonglong, goal: cython.int, taken: tuple, found: list) -> cython.int:
        """The lowest card lies loose, or in a meld with higher ones: wherever the rest can still come to ``goal``."""
        loose: cython.int = (
            self.total[hand & SUIT]
            + self.total[(hand >> 13) & SUIT]
            + self.total[(hand >> 26) & SUIT]
            + self.total[(hand >> 39) & SUIT]
        )
        if loose == goal:
            # Every card counts, so no meld is left to take.
            found.append(taken)
            return 0
        one: cython.ulonglong = 1
        face: cython.int = 0
        while not (hand >> face) & 1:
            face += 1
        suit: cython.int = face // 13
        rank: cython.int = face - 13 * suit
        rest: cython.ulonglong = hand ^ (one << face)
        meld: cython.ulonglong
        at: cython.int
        if self.costs[rank] <= goal and self._least(rest) == goal - self.costs[rank]:
            self._ways(rest, goal - self.costs[rank], taken, found)
        for at in range(self.run_at[rank], self.run_at[rank + 1]):
            meld = self.runs[at]
            self._meld(hand, meld << (13 * suit), goal, taken, found)
        # Sets: three of the rank with this card, or all four.
        meld = COLUMN << rank
        if meld & hand == meld:
            self._meld(hand, meld, goal, taken, found)
        for at in range(4):
            if at != suit:
                self._meld(hand, meld ^ (one << (13 * at + rank)), goal, taken, found)
        return 0

    @cython.cfunc
    def _meld(self, hand: cython.ulonglong, meld: cython.ulonglong, goal: cython.int, taken: tuple, found: list) -> cython.int:
        if meld & ~hand == 0 and self._least(hand ^ meld) == goal:
            self._ways(hand ^ meld, goal, (*taken, meld), found)
        return 0
