# cython: language_level=3, boundscheck=False, wraparound=False
"""The hot part of the arranger: the least cost of what is left of a hand, for every level at once.

One source for both: compiled by Cython where there is a compiler, else run as it stands. Its types are in ``core.pyi``.
A *state* packs a hand into one number: four bits for each position (a distinct face) tell how many of it are left,
the four bits from ``JOKER_SHIFT`` on how many jokers. A *row* holds a cost per level (see ``levels.py``).
"""

import cython

compiled = cython.compiled

JOKER_SHIFT = 56
IMPOSSIBLE = 1 << 24


@cython.cclass
class Search:
    """Memoised search over states; templates lie sorted by their lowest position, those of position p from firsts[p] on."""

    costs: list
    firsts: list
    takes: list
    needs: list
    triples: list
    groups: list
    after: list
    last_rows: list
    memo: dict
    size: cython.int
    levels: cython.int

    def __init__(self, *, costs, firsts, takes, needs, triples, groups, after, last_rows):
        self.costs = costs
        self.firsts = firsts
        self.takes = takes
        self.needs = needs
        self.triples = triples
        self.groups = groups
        self.after = after
        self.last_rows = last_rows
        self.memo = {}
        self.size = len(costs)
        self.levels = len(last_rows[0])

    def row(self, state):
        return self._row(state, 0)

    @cython.cfunc
    def _first(self, state: cython.longlong, position: cython.int) -> cython.int:
        while position < self.size and not (state >> (4 * position)) & 15:
            position += 1
        return position

    @cython.cfunc
    def _fits(self, state: cython.longlong, which: cython.Py_ssize_t) -> cython.bint:
        take: cython.longlong = self.takes[which]
        need: cython.longlong = self.needs[which]
        triple: cython.int = self.triples[which]
        held: cython.longlong = state | (state >> 1)
        held = held | (held >> 2)
        if held & need != need or state >> JOKER_SHIFT < take >> JOKER_SHIFT:
            return False
        return triple < 0 or (state >> triple) & 15 >= 3

    @cython.cfunc
    def _row(self, state: cython.longlong, position: cython.int) -> list:
        found = self.memo.get(state)
        if found is not None:
            return found
        position = self._first(state, position)
        if position == self.size:
            return self.last_rows[state >> JOKER_SHIFT]
        one: cython.longlong = 1
        rest: list = self._row(state - (one << (4 * position)), position)
        loose: cython.int = self.costs[position]
        row: list = [cost + loose for cost in rest]
        which: cython.Py_ssize_t
        level: cython.int
        then: cython.int
        take: cython.longlong
        for which in range(self.firsts[position], self.firsts[position + 1]):
            if self._fits(state, which):
                take = self.takes[which]
                rest = self._row(state - take, position)
                steps: list = self.after[self.groups[which]]
                for level in range(self.levels):
                    then = steps[level]
                    if then >= 0 and rest[then] < row[level]:
                        row[level] = rest[then]
        self.memo[state] = row
        return row

    def walk(self, state, level):
        """The templates of one cheapest way, given that ``level`` can be met: the first that fits, in their order."""
        chosen: list = []
        position: cython.int = 0
        one: cython.longlong = 1
        while True:
            position = self._first(state, position)
            if position == self.size:
                return chosen
            goal = self._row(state, position)[level]
            for which in range(self.firsts[position], self.firsts[position + 1]):
                then = self.after[self.groups[which]][level]
                if then >= 0 and self._fits(state, which) and self._row(state - self.takes[which], position)[then] == goal:
                    chosen.append(which)
                    state -= self.takes[which]
                    level = then
                    break
            else:
                state -= one << (4 * position)
