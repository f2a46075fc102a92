"""The search for a distance in plain Python, for a machine without a compiler: the same as ``reach.pyx``, and far slower.

Suit states, the pool and rows are told there and in docs/arranger.md. Here the loose cards for each number of places are the bytes of one
number, so that a few operations on numbers serve all places; a row is a list of such numbers for each level, one for each of the pool.
"""

from collections.abc import Iterator, Sequence
from threading import Lock
from typing import Final, NamedTuple

from openrummy.arrange.reachtables import ReachTables

_RANKS: Final = 13
_HELD: Final = 0x1FFF
_CARDS: Final = (1 << 39) - 1
_ALONE: Final = 60
"""The bit of a key whose row knows melds of jokers and blanks alone."""
_FAR: Final = 60
_MET: Final = 40
_MOST: Final = 20_000
"""Rows kept from hand to hand."""
_PARTS: Final = sorted(range(1, 16), key=lambda part: (-part.bit_count(), part))

Row = list[list[int]]
Points = list[tuple[int, int, int, int]]
"""What is worth a look in a row: level, of the pool, places, loose cards."""


class Node(NamedTuple):
    """A choice of sets: the suits without their cards, the places they may take up (a bit each) for each number of the pool used, how the
    suits join one by one, and what they join to."""

    suits: tuple[int, ...]
    taken: list[int]
    joined: tuple[Row, ...]
    found: list[int]


class Reach:
    """The search, and the rows of all suit states met so far. What the arguments are, ``reachtables.py`` says.

    Calls may come from several threads: they wait for each other.
    """

    def __init__(self, tables: ReachTables) -> None:
        self.lock = Lock()
        self.tables = tables
        self.levels, self.width, self.size = tables.levels, tables.width, tables.size
        self.ones = sum(1 << 8 * at for at in range(self.size + 1))
        self.high = self.ones << 7
        self.far = _FAR * self.ones
        self.all = 255 * self.ones
        self.after = [tables.after[at : at + self.levels] for at in range(0, len(tables.after), self.levels)]
        self.near = [
            sum(1 << other for other in range(first + 1, _RANKS) if tables.spans[1 << first | 1 << other] <= tables.longest)
            for first in range(_RANKS)
        ]
        self.rows: dict[int, tuple[Row, Points]] = {}
        self.faces, self.plain = 4, True
        self.wild = self.pool = self.cards = self.best = self.floor = 0
        self.ranks: list[tuple[int, int, list[int]]] = []
        self.gains: list[list[list[int]]] = []

    # Numbers of bytes

    def _least(self, one: int, other: int) -> int:
        """The lesser of each two bytes, all below 128."""
        more = (one | self.high) - other & self.high
        mask = (more << 1) - (more >> 7)
        return one ^ (one ^ other) & mask

    def _moved(self, one: int, places: int) -> int:
        """So many places more, with as many out of reach before them."""
        return (one << 8 * places | _FAR * (self.ones & (1 << 8 * places) - 1)) & self.all

    # Rows

    def _row(self, key: int) -> tuple[Row, Points]:
        """The state's row, computed where it is new."""
        known = self.rows.get(key)
        if known is None:
            row = self._solve(key) if key & _CARDS else self._bare(key)
            known = self.rows[key] = row, self._points(row)
        return known

    def _points(self, row: Row) -> Points:
        """None that is no better than with a joker less, at a stronger level, or with a blank run added."""
        found: Points = []
        loose = [[list(cell.to_bytes(self.size + 1, "little")) for cell in cells] for cells in row]
        for level, pools in enumerate(loose):
            for pool, cell in enumerate(pools):
                before = _FAR
                for places, least in enumerate(cell):
                    if self.plain and places >= 3:
                        before = min(before, cell[places - 3])
                    if least >= _MET or least >= before or (pool and pools[pool - 1][places] < least):
                        continue
                    if all(loose[other][pool][places] > least for other in self.tables.stronger[level]):
                        found.append((level, pool, places, least))
        return found

    def _bare(self, key: int) -> Row:
        """No cards: nothing, or melds of jokers and blanks alone, and as many of them as there are places."""
        row = [[self.far] * self.width for _ in range(self.levels)]
        row[-1] = [self.far ^ _FAR ^ pool for pool in range(self.width)]
        for _ in range(self.size // 3 if key >> _ALONE else 0):
            rest = [list(cells) for cells in row]
            if self.tables.tunnela >= 0 and key >> 39 & _HELD != _HELD:
                self._take(row, rest, 0, 3, self.tables.tunnela)
            for jokers in range(self.width):
                for length in range(max(3, jokers), min(_RANKS, self.size) + 1):
                    group = self._class(key, 0, jokers, length)
                    if group >= 0:
                        self._take(row, rest, jokers, length, group)
                    if jokers < 6 and self.tables.sets[self.faces * 30 + jokers] >> length & 1:
                        self._take(row, rest, jokers, length, 0)
        return row

    def _solve(self, key: int) -> Row:
        """The lowest card goes (or joins the pool), or lies in a run with some of the others, or in a tunnela."""
        bit = key & _HELD & -(key & _HELD)
        rank = bit.bit_length() - 1
        wild = self.tables.natural and key >> 39 + rank & 1
        more = 0 if wild else self.ones
        row = [[self._least(self.far, cell + more) for cell in cells] for cells in self._row(self._less(key, bit))[0]]
        if self.tables.tunnela >= 0:
            rest = key
            for copies in range(1, 4):
                if key >> 13 * (copies - 1) & bit:
                    rest = self._less(rest, bit)
                    self._take(row, self._row(rest)[0], wild * copies, 3, self.tables.tunnela)
        others = key & _HELD & self.near[rank] & ~bit
        part = others
        while True:
            self._runs(key, row, part | bit)
            if part == 0:
                return row
            part = part - 1 & others

    def _runs(self, key: int, row: Row, ranks: int) -> None:
        """Runs in which exactly these cards are kept as themselves, with each number of jokers and of blanks."""
        own, span = ranks.bit_count(), self.tables.spans[ranks]
        longest = min(self.tables.longest if own > 1 else _RANKS, self.size)
        wild = (key >> 39 & ranks).bit_count() if self.tables.natural else 0
        if span > longest:
            return
        rest = self._row(self._less(key, ranks))[0]
        for jokers in range(min(longest - own, self.width - 1 - wild) + 1):
            first, last = _RANKS, -1
            for length in range(max(3, span, own + jokers), longest + 1):
                # Three places more than the class needs are a run of blanks.
                if self.plain and length >= first + 3:
                    break
                group = self._class(key, ranks, jokers, length)
                if group >= 0:
                    first, last = (first, last) if group == last else (length, group)
                    self._take(row, rest, wild + jokers, length, group)

    def _class(self, key: int, ranks: int, jokers: int, length: int) -> int:
        """The class of a run of so many places that keeps these cards and so many jokers, or -1; a blank is a joker where it has to be."""
        holes = 0 if self.tables.natural else key >> 39 & _HELD
        fewest = jokers
        if holes or ranks == 0:
            held = [(run & holes).bit_count() for run in self.tables.windows[length] if run & ranks == ranks]
            if not held:
                return -1
            fewest = max(min(held), jokers)
        naturals = length - fewest
        return self.tables.runs[naturals * 14 + fewest] if naturals >= ranks.bit_count() else -1

    def _take(self, row: Row, rest: Row, jokers: int, length: int, group: int) -> None:
        """Better the row by a meld beside the rest: so many of the pool, so many places, its class."""
        for level, then in enumerate(self.after[group]):
            for pool in range(jokers, self.width):
                row[level][pool] = self._least(row[level][pool], self._moved(rest[then][pool - jokers], length))

    def _less(self, key: int, ranks: int) -> int:
        """The state with a card less of each of these ranks."""
        third = key >> 26 & ranks
        second = key >> 13 & ranks & ~third
        first = ranks & ~(third | second)
        key ^= first | second << 13 | third << 26
        return key & ~(first << 39) if self.tables.natural else key

    def _join(self, points: Points, other: Row, others: list[list[tuple[int, int]]], levels: int) -> Row:
        """A suit and the suits joined before it; ``others``: for each level of the suit, (level reached, level of the others)."""
        into = [[self.far] * (self.pool + 1) for _ in range(levels)]
        for level, mine, places, loose in points:
            for reached, theirs in others[level] if mine <= self.pool else ():
                for pool in range(self.pool + 1 - mine):
                    more = self._moved(other[theirs][pool], places) + loose * self.ones
                    into[reached][pool + mine] = self._least(into[reached][pool + mine], more)
        # What a stronger level can do, a weaker one can.
        for level in range(levels):
            for other_level in self.tables.stronger[level] if levels > 1 else ():
                into[level] = list(map(self._least, into[level], into[other_level]))
        return into

    # The search

    def most_kept(self, cards: Sequence[int], wild: int) -> int:
        """How many of the cards can be kept in a show, every other place being filled by a card of one's choice; -1: no cards can be shown."""
        with self.lock:
            return self._most_kept(cards, wild, _FAR, 0)

    def without(self, cards: Sequence[int], wild: int) -> list[int]:
        """For each card: ``most_kept`` of the others."""
        return [kept for kept, _ in self._each(list(cards), wild, near=False)]

    def nearer(self, cards: Sequence[int], wild: int) -> tuple[int, int]:
        """``most_kept``, and a bit for each face that makes it one more when it is drawn."""
        with self.lock:
            kept = self._most_kept(cards, wild, _FAR, 0)
            return kept, self._near(cards, wild, kept)

    def useful(self, cards: Sequence[int], wild: int) -> list[tuple[int, int]]:
        """For each card: ``nearer`` of the others."""
        return self._each(list(cards), wild, near=True)

    def _most_kept(self, cards: Sequence[int], wild: int, known: int, floor: int) -> int:
        """``known``: so few loose cards are known to be possible; ``floor``: fewer are not."""
        suits = self._lay(cards, wild)
        self.best, self.floor = known, max(floor, self.cards - self.size)
        self._rank_sets(suits)
        node = self._evaluate(suits, [1] + [0] * self.pool, None)
        self._look(node)
        self._visit(node, 0, 0)
        return self.cards - self.best if self.best < _MET else -1

    def _each(self, cards: list[int], wild: int, *, near: bool) -> list[tuple[int, int]]:
        """Without a card there can be as many kept, or one less: the card's place is filled."""
        known: dict[int, tuple[int, int]] = {}
        with self.lock:
            most = self._most_kept(cards, wild, _FAR, 0)
            for at, card in enumerate(cards):
                if card % 53 not in known:
                    rest = cards[:at] + cards[at + 1 :]
                    least = len(rest) - most
                    kept = self._most_kept(rest, wild, _FAR if most <= 0 else least + 1, least)
                    known[card % 53] = kept, self._near(rest, wild, kept) if near else 0
        return [known[card % 53] for card in cards]

    def _near(self, cards: Sequence[int], wild: int, kept: int) -> int:
        """A bit for each face with which one card more can be kept."""
        if kept in (self.size, -1):
            return 0
        always = 1 << 52 | (0 if self.tables.natural else wild)
        held = [card % 53 for card in cards]
        found = 0
        for one in range(53):
            if one == 52 or (not always >> one & 1 and held.count(one) < 3):
                loose = len(cards) - kept
                if self._most_kept([*cards, one], wild, loose + 1, loose) > kept:
                    found |= always if one == 52 else 1 << one
        return found

    def _lay(self, cards: Sequence[int], wild: int) -> tuple[int, ...]:
        """The suits of the hand to search."""
        natural = self.tables.natural
        self.wild, self.pool, self.cards = wild, 0, len(cards)
        self._regime()
        # Where one suit can have all melds of jokers and blanks alone, the others need not have any.
        alone = [int(suit == 0 or not self.plain) << _ALONE for suit in range(4)]
        suits = [alone[suit] | (0 if natural else (wild >> _RANKS * suit & _HELD) << 39) for suit in range(4)]
        for one in cards:
            suit, rank = divmod(one % 53, 13)
            if suit == 4 or wild >> one % 53 & 1:
                self.pool += 1
                if suit == 4 or not natural:
                    continue
                suits[suit] |= 1 << 39 + rank
            if suits[suit] >> 26 + rank & 1:
                raise ValueError("more than three cards of a face")
            copies = (suits[suit] >> rank & 1) + (suits[suit] >> 13 + rank & 1)
            suits[suit] |= 1 << 13 * copies + rank
        if self.pool >= self.width:
            raise OverflowError(f"a pool of {self.pool} in rows for {self.width - 1}")
        return tuple(suits)

    def _regime(self) -> None:
        """Two things that rows rely on, and that no game changes: the wild faces leave a whole rank, and five in a row of each suit."""
        wild = 0 if self.tables.natural else self.wild
        faces = max(self._naturals(rank) for rank in range(_RANKS))
        plain = all(any(not run & wild >> _RANKS * suit for run in self.tables.windows[5]) for suit in range(4))
        if faces != self.faces or plain != self.plain or len(self.rows) > _MOST:
            self.rows = {}
        self.faces, self.plain = faces, plain

    def _naturals(self, rank: int) -> int:
        """How many faces of the rank can stand as themselves."""
        if self.tables.natural:
            return 4
        return 4 - sum(self.wild >> _RANKS * suit + rank & 1 for suit in range(4))

    def _rank_sets(self, suits: tuple[int, ...]) -> None:
        """The ranks that may have sets, and for each from which on: how many cards sets can take in at most."""
        self.ranks = []
        for rank in range(_RANKS):
            held = [suit for suit in range(4) if suits[suit] >> rank & 1]
            single = sum(1 << suit for suit in held if self._only_set(suits[suit], rank))
            if len(held) > 1 or single:
                counted = [suit for suit in held if not (self.tables.natural and suits[suit] >> 39 + rank & 1)]
                layers = [sum(suits[suit] >> 13 * copy + rank & 1 for suit in counted) for copy in range(3)]
                self.ranks.append((rank, single, layers))
        self.gains = []
        for at in range(len(self.ranks)):
            layers = sorted((one for _, _, some in self.ranks[at:] for one in some), reverse=True)
            places = [self.size - taken for taken in range(self.size + 1)]
            most = [sum(layers[: left // 3]) for left in places]
            self.gains.append(
                [
                    [max(0, min(many, left - jokers)) for many, left in zip(most, places, strict=True)]
                    for jokers in range(self.pool + 1)
                ]
            )

    def _only_set(self, key: int, rank: int) -> bool:
        """Can the card do in a set of its own what it cannot in a run?"""
        if self.tables.natural or (key >> 39 & _HELD).bit_count() < 2:
            return bool(self.tables.lone)
        return any(
            self._places(rank, 1, jokers) >> size & 1 and self._class(key, 1 << rank, jokers, size) < 0
            for jokers in range(6)
            for size in range(3, 6)
        )

    def _places(self, rank: int, kept: int, jokers: int) -> int:
        """The sizes of sets of the rank that keep so many of its cards and so many jokers, a bit each."""
        return self.tables.sets[(self._naturals(rank) * 5 + kept) * 6 + jokers]

    def _evaluate(self, suits: tuple[int, ...], taken: list[int], before: Node | None) -> Node:
        """The suits joined; what is the same as in the choice before is kept."""
        joined: list[Row] = []
        same = before is not None
        for suit in range(3):
            same = same and before is not None and before.suits[suit] == suits[suit]
            if same and before is not None:
                joined.append(before.joined[suit])
            elif suit == 0:
                joined.append(self._row(suits[0])[0])
            else:
                joined.append(self._join(self._row(suits[suit])[1], joined[-1], self.tables.pairs, self.levels))
        goals = [[(0, other) for other in others] for others in self.tables.goals]
        return Node(suits, taken, tuple(joined), self._join(self._row(suits[3])[1], joined[2], goals, 1)[0])

    def _look(self, node: Node) -> None:
        """Is this choice of sets the best so far?"""
        self.best = min(self.best, self._loose(node.found, node.taken))

    def _loose(self, found: list[int], taken: list[int]) -> int:
        """The loose cards of a whole show."""
        return min(
            (found[self.pool - used] >> 8 * (self.size - places) & 255 for used, places in self._uses(taken, self.pool)),
            default=_FAR,
        )

    def _uses(self, taken: list[int], pool: int) -> Iterator[tuple[int, int]]:
        """So many of the pool and so many places that the sets can use."""
        for used in range(pool + 1):
            some = taken[used]
            while some:
                yield used, (some & -some).bit_length() - 1
                some &= some - 1

    def _promising(self, node: Node, taken: list[int], more: int, at: int) -> bool:
        """Could more sets, of the ranks from ``at`` on, make what is found better than the best? ``more``: cards taken in since then."""
        if at == len(self.ranks) or self.best <= self.floor:
            return False
        target = self.best - 1 + more
        for jokers in range(self.pool + 1):
            least = self.far
            for used, places in self._uses(taken, self.pool - jokers):
                least = self._least(least, self._moved(node.found[self.pool - used - jokers], places))
            gains = self.gains[at][jokers]
            if any(least >> 8 * places & 255 <= target + gains[places] for places in range(self.size - 2)):
                return True
        return False

    def _visit(self, node: Node, at: int, option: int) -> None:
        """Every choice of one set more, from rank ``at`` on."""
        while self._promising(node, node.taken, 0, at):
            for which in range(option, len(_PARTS)):
                self._set(node, at, which)
            option = 0
            at += 1

    def _set(self, node: Node, at: int, option: int) -> None:
        part = _PARTS[option]
        rank, single, _ = self.ranks[at]
        suits = [suit for suit in range(4) if part >> suit & 1]
        if not all(node.suits[suit] >> rank & 1 for suit in suits) or (len(suits) == 1 and not single & part):
            return
        wild = sum(node.suits[suit] >> 39 + rank & 1 for suit in suits) if self.tables.natural else 0
        taken = self._with_set(node.taken, rank, len(suits), wild)
        more = len(suits) - wild
        if self._loose(node.found, taken) >= self.best + more and not self._promising(node, taken, more, at):
            return
        left = tuple(self._less(key, 1 << rank) if part >> suit & 1 else key for suit, key in enumerate(node.suits))
        then = self._evaluate(left, taken, node)
        self._look(then)
        self._visit(then, at, option)

    def _with_set(self, taken: list[int], rank: int, own: int, wild: int) -> list[int]:
        """What is taken with a set more."""
        then = [0] * (self.pool + 1)
        for jokers in range(min(5, self.pool - wild) + 1):
            sizes = self._places(rank, own, jokers)
            for size in range(3, 6):
                for used in range(self.pool - wild - jokers + 1) if sizes >> size & 1 else ():
                    then[used + wild + jokers] |= taken[used] << size & (2 << self.size) - 1
        return then
