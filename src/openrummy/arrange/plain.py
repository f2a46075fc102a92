"""The core in plain Python, for a machine without a compiler: the same search as ``core.pyx``, name by name, and far slower.

Suit states, the pool, rows and levels are told there and in docs/arranger.md. Here a row is a list of costs for each level, kept in a
dictionary, and a hand is three numbers: a bit for each face of which there is one card that may stand as itself, two, three.
"""

from collections.abc import Iterable, Iterator, Sequence
from threading import Lock
from typing import Any, Final, NamedTuple

from openrummy.arrange.tables import Tables

compiled: Final[bool] = False

IMPOSSIBLE: Final = 30000
"""The cost of what cannot be met."""

_FAR = IMPOSSIBLE
_HELD = 0x1FFF
_STEPS = 7
_ACROSS = [sum(1 << 13 * suit for suit in range(4) if part >> suit & 1) for part in range(16)]
_TWICE = [sum(1 << 2 * suit for suit in range(4) if part >> suit & 1) for part in range(16)]
_MOST = 20_000

Cards = tuple[int, int, int]
Row = list[list[int]]
Meld = tuple[int, int, int, int]
Halves = tuple[Row, Row]
Path = tuple[tuple[int, int, int], ...]


class Node(NamedTuple):
    """A choice of sets: these, what is left of the pool and of the cards, its halves joined, and what it costs."""

    path: Path
    pool: int
    cards: Cards
    halves: Halves
    found: Row


def _less(key: int, ranks: int) -> int:
    """The state with a card less of each of these ranks."""
    third = key >> 26 & ranks
    second = key >> 13 & ranks & ~third
    first = ranks & ~(third | second)
    return (key ^ (first | second << 13 | third << 26)) & ~(first << 39)


def _less_three(key: int, rank: int) -> int:
    return key & ~(rank | rank << 13 | rank << 26 | rank << 39)


def _lowest(ranks: int) -> int:
    return (ranks & -ranks).bit_length() - 1


def _without(cards: Cards, faces: int) -> Cards:
    """The hand with a card less of each of these faces."""
    one, two, three = cards
    third = three & faces
    second = two & faces & ~third
    return one ^ (faces & ~(third | second)), two ^ second, three ^ third


def _suits(faces: int, rank: int) -> int:
    """The suits that have the rank among the faces, a bit a suit."""
    return faces >> rank & 1 | (faces >> rank + 13 & 1) << 1 | (faces >> rank + 26 & 1) << 2 | (faces >> rank + 39 & 1) << 3


def _join(one: list[int], two: list[int], into: list[int]) -> None:
    """Better ``into`` by the min-plus convolution of two rows of one level."""
    for i, cost in enumerate(one):
        if cost < _FAR:
            for j in range(len(into) - i):
                into[i + j] = min(into[i + j], cost + two[j])


class Core:
    """The search, and the rows of all suit states met so far. What the arguments are, ``tables.py`` says.

    Calls may come from several threads: they wait for each other.
    """

    def __init__(self, tables: Tables) -> None:
        self.lock = Lock()
        self.levels, self.width = tables.levels, tables.width
        self.loose_joker, self.only = tables.loose_joker, tables.only
        self.extend, self.longest = tables.extend, tables.longest
        self.tunnela, self.natural = tables.tunnela, tables.natural
        self.counted, self.least_pure = tables.counted, tables.least_pure
        self.costs, self.gains, self.after = tables.costs, tables.gains, tables.after
        pairs = list(zip(tables.pair_one, tables.pair_two, strict=True))
        self.pairs = [pairs[tables.pair_at[at] : tables.pair_at[at + 1]] for at in range(tables.levels)]
        self.spans, self.near = tables.spans, tables.near
        self.tails = [tables.tails[at * tables.width : (at + 1) * tables.width] for at in range(tables.levels)]
        sets = list(zip(tables.option_suits, tables.option_jokers, strict=True))
        self.options = [sets[tables.option_at[at] : tables.option_at[at + 1]] for at in range(16)]
        self.cover = [tables.cover[at * _STEPS : (at + 1) * _STEPS] for at in range(256)]
        self.rows: dict[int, Row] = {}
        self.limit, self.ranks = _FAR, list[int]()

    # Rows of one suit

    def _row(self, key: int) -> Row:
        """The state's row, computed where it is new."""
        row = self.rows.get(key)
        if row is None:
            row = self.rows[key] = self._solve(key) if key else self._first_row()
        return row

    def _first_row(self) -> Row:
        """No cards: only the last level, which asks for nothing, and the one for pure sequences alone are met."""
        met = [0] + [_FAR if self.loose_joker else 0] * (self.width - 1)
        return [met if level in (self.levels - 1, self.only) else [_FAR] * self.width for level in range(self.levels)]

    def _solve(self, key: int) -> Row:
        """The lowest card lies loose, or in a run with some of the others, or in a tunnela."""
        rank = _lowest(key & _HELD)
        bit = 1 << rank
        wild = key >> 39 + rank & 1
        loose = 0 if wild else self.costs[rank]
        row = [[cost + loose if cost < _FAR else _FAR for cost in costs] for costs in self._row(_less(key, bit))]
        if self.tunnela >= 0 and key >> 26 + rank & 1:
            self._take(_less_three(key, bit), row, 3 * wild, self.tunnela)
        others = part = key & _HELD & self.near[rank] & ~bit
        while True:
            for jokers, group in self._runs(key, part | bit, self.width - 1):
                self._take(_less(key, part | bit), row, jokers + (key >> 39 & (part | bit)).bit_count(), group)
            if part == 0:
                return row
            part = (part - 1) & others

    def _runs(self, key: int, ranks: int, pool: int) -> Iterator[tuple[int, int]]:
        """Runs in which exactly these ranks stand as themselves: numbers of jokers, and classes."""
        own, span = ranks.bit_count(), self.spans[ranks]
        longest = self.longest if own > 1 else 13
        first = max(span, 3) - own
        last = min(longest - own, pool - (key >> 39 & ranks).bit_count(), _FAR if self.extend else first)
        if span > longest:
            return
        for jokers in range(first, last + 1):
            group = self.gains[own * self.width + jokers]
            if group >= 0:
                yield jokers, group

    def _take(self, key: int, row: Row, pool: int, group: int) -> None:
        """Better the row by a meld that leaves ``key`` and uses so many of the pool."""
        if pool >= self.width:
            return
        left = self._row(key)
        for level, into in enumerate(row):
            then = self.after[group * self.levels + level]
            if then >= 0:
                for j, cost in enumerate(left[then][: self.width - pool], pool):
                    into[j] = min(into[j], cost)

    # Four suits and the jokers left over

    def _join_level(self, one: Row, two: Row, level: int, pool: int) -> list[int]:
        """For every way to share the level between two sides."""
        into = [_FAR] * (pool + 1)
        for first, second in self.pairs[level]:
            _join(one[first][: pool + 1], two[second], into)
        return into

    def _join_all(self, one: Row, two: Row, pool: int) -> Row:
        return [self._join_level(one, two, level, pool) for level in range(self.levels)]

    def _state(self, cards: Cards, suit: int) -> int:
        wild = self.wild & cards[0]
        return sum((plane >> 13 * suit & _HELD) << 13 * at for at, plane in enumerate((*cards, wild)))

    def _halves(self, cards: Cards, pool: int) -> Halves:
        return self._half(cards, 0, pool), self._half(cards, 1, pool)

    def _half(self, cards: Cards, side: int, pool: int) -> Row:
        return self._join_all(self._row(self._state(cards, 2 * side)), self._row(self._state(cards, 2 * side + 1)), pool)

    def _evaluate(self, pool: int, halves: Halves) -> Row:
        """The least cost per counted level and pool."""
        found = []
        for level in self.counted:
            whole = self._join_level(halves[0], halves[1], level, pool)
            if self.loose_joker:
                ends = self.tails[level]
                whole = [min(whole[j - i] + ends[i] for i in range(j + 1)) for j in range(pool + 1)]
            found.append(whole)
        return found

    # Sets

    def _list_ranks(self) -> list[int]:
        """The ranks that can give sets, the dearest first."""
        least = 3 if self.pool == 0 else 1 if self._lone_sets() else 2
        ranks = [rank for rank in (0, *range(12, 0, -1)) if _suits(self.cards[0], rank).bit_count() >= least]
        return sorted(ranks, key=lambda rank: -self.costs[rank])

    def _lone_sets(self) -> bool:
        return len(self.options[1]) > 0

    def _bound(self) -> None:
        """``saved``: what sets of the ranks from each place on can save at most, with so many of the pool."""
        sure, steps = 0, list[int]()
        self.saved = [[0] * (self.pool + 1)]
        for rank in reversed(self.ranks):
            cover = self.cover[sum(_TWICE[_suits(plane & ~self.wild, rank)] for plane in self.cards)]
            sure += self.costs[rank] * cover[0]
            steps = sorted(steps + [self.costs[rank] * more for more in cover[1:]], reverse=True)
            saved = [sure]
            for j in range(self.pool):
                saved.append(saved[-1] + (steps[j] if j < len(steps) else 0))
            self.saved.insert(0, saved)

    def _hopeful(self, found: Row, at: int, pool: int, less: int) -> bool:
        """Could sets of the ranks from ``at`` on better a level? ``less``: what a set about to be taken saves at most."""
        for i, costs in enumerate(found):
            best = self.best[i] if self.loose_joker else self.limit
            if best > 0 and self.counted[i] != self.only:
                for used in range(pool + 1):
                    if costs[pool - used] < _FAR and costs[pool - used] - self.saved[at][used] - less < best:
                        return True
        return False

    def _note(self, found: Row, path: Path, pool: int) -> None:
        """Is this the best so far?"""
        for i, costs in enumerate(found):
            cost = costs[pool]
            if path and self.counted[i] == self.only:
                continue
            if cost < min(_FAR, self.best[i] if self.loose_joker else self.limit):
                self.best[i], self.best_path[i] = cost, path
                if not self.loose_joker:
                    self.limit, self.best_level = cost, i

    def _search(self, node: Node, at: int, option: tuple[int, int]) -> None:
        """Every choice of sets from rank ``at`` on (there, from that option on), the cards of those chosen being gone."""
        path, pool, cards, halves, found = node
        while at < len(self.ranks) and self._hopeful(found, at, pool, 0):
            rank = self.ranks[at]
            wild = _suits(self.wild, rank)
            for which in self.options[_suits(cards[0], rank)]:
                part, jokers = which
                left_pool = pool - jokers - (part & wild).bit_count()
                # Options of one rank in one order: a set is never taken before one that was passed over.
                if which < option or left_pool < 0:
                    continue
                left = _without(cards, _ACROSS[part] << rank)
                then = at if self._again(left, rank, left_pool) else at + 1
                if not self._hopeful(found, then, left_pool, (part & ~wild).bit_count() * self.costs[rank]):
                    continue
                sides = (
                    self._half(left, 0, left_pool) if part & 3 else halves[0],
                    self._half(left, 1, left_pool) if part & 12 else halves[1],
                )
                below = self._evaluate(left_pool, sides)
                longer = (*path, (rank, part, jokers))
                self._note(below, longer, left_pool)
                self._search(Node(longer, left_pool, left, sides, below), then, which if then == at else (0, 0))
            at += 1
            option = (0, 0)

    def _again(self, cards: Cards, rank: int, pool: int) -> bool:
        """Can there be another set of the rank? Mostly too few suits are left."""
        suits = _suits(cards[0], rank).bit_count()
        return suits > 2 or (pool > 0 and suits > (0 if self._lone_sets() else 1))

    # A hand

    def _lay(self, faces: Iterable[int], wild: int) -> None:
        """The hand to solve. Raises as ``solve`` tells."""
        one = two = three = self.pool = 0
        for face in faces:
            if face > 52:
                raise ValueError(f"no face {face}")
            bit = 1 << face
            if face == 52 or wild & bit:
                self.pool += 1
            if face == 52:
                continue
            if three & bit:
                raise ValueError("more than three cards of a face")
            one, two, three = one | bit, two | one & bit, three | two & bit
        if self.pool >= self.width:
            raise OverflowError(f"a pool of more than {self.width - 1}")
        keep = -1 if self.natural else ~wild
        self.cards, self.wild = (one & keep, two & keep, three & keep), wild & one & keep

    def _run(self, limit: int) -> None:
        """``best`` of the hand that was laid; in a points core only what is below ``limit`` is found, as ``limit``."""
        if len(self.rows) > _MOST:
            self.rows = {}
        self.limit, self.best_level = limit, -1
        self.best: list[int] = [_FAR] * len(self.counted)
        self.best_path: list[Path] = [()] * len(self.counted)
        if self.least_pure > 0 and not self._pure_enough():
            return
        self.ranks = self._list_ranks()
        self._bound()
        halves = self._halves(self.cards, self.pool)
        found = self._evaluate(self.pool, halves)
        self._note(found, (), self.pool)
        self._search(Node((), self.pool, self.cards, halves, found), 0, (0, 0))

    def _pure_enough(self) -> bool:
        """Is there any run of neighbours or tunnela? Most dealt hands have none, and then nothing need be searched."""
        for suit in range(4):
            held = self.cards[0] >> 13 * suit & _HELD
            near = held | (held & 3) << 13
            if near & near >> 1 & near >> 2 or (self.tunnela >= 0 and self.cards[2] >> 13 * suit & _HELD):
                return True
        return False

    def _add_up(self) -> int:
        """The points of all cards that are not wild."""
        return sum(
            cost * _suits(plane & ~self.wild, rank).bit_count() for rank, cost in enumerate(self.costs) for plane in self.cards
        )

    def _least(self, cap: int) -> int:
        """PTS-12: the least of all cards and of what the levels leave that count, capped."""
        self._run(min(cap, self._add_up()))
        return self.limit

    def solve(self, cards: Iterable[int], wild: int) -> list[int]:
        """The least cost per level, ``IMPOSSIBLE`` where it cannot be met, and for levels that are only on the way. ``wild``: one bit a face.

        Raises ``ValueError`` for more than three cards of a face, and ``OverflowError`` for a pool that no row has room for.
        """
        with self.lock:
            self._lay([card % 53 for card in cards], wild)
            self._run(_FAR)
            costs = [IMPOSSIBLE] * self.levels
            for level, best in zip(self.counted, self.best, strict=True):
                costs[level] = best
            return costs

    def count(self, cards: Iterable[int], wild: int, cap: int) -> int:
        """The count of the cards, capped."""
        with self.lock:
            self._lay([card % 53 for card in cards], wild)
            return self._least(cap)

    def count_without(self, cards: Iterable[int], wild: int, cap: int) -> list[int]:
        """For each card the count of the others, capped."""
        faces = [card % 53 for card in cards]
        counts: dict[int, int] = {}
        with self.lock:
            for face in faces:
                if face not in counts:
                    rest = list(faces)
                    rest.remove(face)
                    self._lay(rest, wild)
                    counts[face] = self._least(cap)
        return [counts[face] for face in faces]

    def count_many(self, hands: Any, size: int, wilds: Any, cap: int, into: Any) -> int:
        """The count of each hand of ``size`` faces: a buffer of bytes; ``wilds`` one mask a hand or one for all.

        ``into`` (unsigned short) gets the counts, 65535 for a hand that ``solve`` refuses; returns how many these are.
        """
        return self.group_many(hands, size, wilds, cap, into=into, groups=None)

    def group_many(self, hands: Any, size: int, wilds: Any, cap: int, *, into: Any, groups: Any) -> int:
        """As ``count_many``; and ``groups`` (bytes, one a card) gets the number of the card's meld, 0 for a loose one."""
        faces, masks, refused = memoryview(hands).cast("B"), memoryview(wilds), 0
        for at in range(len(into)):
            hand, wild = faces[at * size : (at + 1) * size], masks[at if len(masks) > 1 else 0]
            with self.lock:
                try:
                    self._lay(hand, wild)
                except (ValueError, OverflowError):
                    into[at] = 65535
                    refused += 1
                    continue
                into[at] = self._least(cap)
                if groups is not None:
                    groups[at * size : (at + 1) * size] = self._grouped(hand, wild)
        return refused

    def _grouped(self, hand: Sequence[int], wild: int) -> bytes:
        """Each card's meld in the arrangement that counts least."""
        self._run(_FAR)
        if self.best_level < 0:
            return bytes(len(hand))
        melds, _ = self._trace(self.best_level)
        wanted: list[tuple[list[int], int]] = []
        for kind, where, cards, jokers in melds:
            if kind == 2:
                wanted.append(([where * 13 + cards] * 3, 0))
            else:
                places = [suit * 13 + where for suit in range(4)] if kind == 0 else [where * 13 + rank for rank in range(13)]
                wanted.append(([face for at, face in enumerate(places) if cards >> at & 1], jokers))
        return bytes(self._meld_of(face, wild, wanted) for face in hand)

    def _meld_of(self, face: int, wild: int, wanted: list[tuple[list[int], int]]) -> int:
        """The number of a traced meld that still wants this card, which is then taken from it; 0: none does."""
        joker = face == 52 or wild >> face & 1
        if not joker or (self.natural and face < 52):
            for at, (faces, _) in enumerate(wanted):
                if face in faces:
                    faces.remove(face)
                    return at + 1
        if joker:
            for at, (faces, jokers) in enumerate(wanted):
                if jokers > 0:
                    wanted[at] = (faces, jokers - 1)
                    return at + 1
        return 0

    # The melds of a cheapest arrangement

    def arrangement(self, cards: Iterable[int], wild: int, level: int) -> tuple[list[Meld], int]:
        """The melds of one cheapest arrangement of the cards that meets ``level``, and how many of the pool are in none.

        A meld is four numbers: 0, rank, suits (a bit each), jokers for a set; 1, suit, ranks, jokers for a run; 2, suit, rank, 0 for a
        tunnela. The level must be one of those counted, and possible.
        """
        with self.lock:
            self._lay([card % 53 for card in cards], wild)
            self._run(_FAR)
            at = self.counted.index(level)
            if self.best[at] >= _FAR:
                raise ValueError("no arrangement meets that level")
            return self._trace(at)

    def _trace(self, at: int) -> tuple[list[Meld], int]:
        """The melds of the best arrangement of a counted level; how many of the pool are in none."""
        level, melds, pool, left, cards = self.counted[at], list[Meld](), self.pool, 0, self.cards
        for rank, part, jokers in self.best_path[at]:
            melds.append((0, rank, part, jokers))
            pool -= jokers + (part & _suits(self.wild, rank)).bit_count()
            cards = _without(cards, _ACROSS[part] << rank)
        states = [self._state(cards, suit) for suit in range(4)]
        halves = self._halves(cards, pool)
        whole = self._join_level(halves[0], halves[1], level, pool)
        if self.loose_joker:
            while whole[pool - left] + self.tails[level][left] != self.best[at]:
                left += 1
        sides = self._share(halves[0], halves[1], level, pool - left, whole[pool - left])
        for side, (one, used) in enumerate(sides):
            first, second = self._row(states[2 * side]), self._row(states[2 * side + 1])
            for step, (suit_level, own) in enumerate(self._share(first, second, one, used, halves[side][one][used])):
                suit = 2 * side + step
                self._suit_melds(suit, states[suit], suit_level, own, melds)
        return melds, left

    def _share(self, one: Row, two: Row, level: int, pool: int, goal: int) -> tuple[tuple[int, int], tuple[int, int]]:
        """Undo a join: which level and how much of the pool fall to either side."""
        for first, second in self.pairs[level]:
            for i in range(pool + 1):
                if one[first][i] + two[second][pool - i] == goal:
                    return (first, i), (second, pool - i)
        raise AssertionError("a join without parts")

    def _suit_melds(self, suit: int, key: int, level: int, pool: int, melds: list[Meld]) -> None:
        """The melds of one suit's cheapest way."""
        while key:
            goal = self._row(key)[level][pool]
            rank = _lowest(key & _HELD)
            bit = 1 << rank
            wild = key >> 39 + rank & 1
            rest = _less(key, bit)
            if self._row(rest)[level][pool] + (0 if wild else self.costs[rank]) == goal:
                key = rest
                continue
            kind, cards, jokers, group, used, key = self._first_meld(key, rank, level, pool, goal)
            melds.append((kind, suit, cards, jokers))
            level = self.after[group * self.levels + level]
            pool -= used

    def _first_meld(self, key: int, rank: int, level: int, pool: int, goal: int) -> tuple[int, int, int, int, int, int]:
        """The first meld of a cheapest way: kind, cards, jokers, class, cards of the pool, and what is left."""

        def fits(rest: int, group: int, used: int) -> bool:
            then = self.after[group * self.levels + level]
            return used <= pool and then >= 0 and self._row(rest)[then][pool - used] == goal

        bit = 1 << rank
        if self.tunnela >= 0 and key >> 26 + rank & 1:
            used = 3 * (key >> 39 + rank & 1)
            if fits(_less_three(key, bit), self.tunnela, used):
                return 2, rank, 0, self.tunnela, used, _less_three(key, bit)
        others = part = key & _HELD & self.near[rank] & ~bit
        while True:
            ranks = part | bit
            wild = (key >> 39 & ranks).bit_count()
            for jokers, group in self._runs(key, ranks, pool):
                if fits(_less(key, ranks), group, wild + jokers):
                    return 1, ranks, jokers, group, wild + jokers, _less(key, ranks)
            part = (part - 1) & others
