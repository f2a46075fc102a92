"""The search over sets, the only thing that ties suits together."""

from typing import NamedTuple

from openrummy.arrange.plain.bits import ACROSS, FAR, HELD, Cards, Hand, suits_with, without
from openrummy.arrange.plain.joins import Halves, Joins
from openrummy.arrange.plain.sets import Option, Sets
from openrummy.arrange.plain.suits import Row

Path = tuple[tuple[int, int, int], ...]
"""Sets: rank, suits (a bit each), jokers."""


class Node(NamedTuple):
    """A choice of sets: these, what is left of the pool and of the cards, its halves joined, and what it costs."""

    path: Path
    pool: int
    cards: Cards
    halves: Halves
    found: Row


class Search:
    """The best arrangements of one hand: ``best`` and ``paths`` per counted level.

    Where loose jokers cost nothing only points are asked, of all levels together: ``limit``, at ``best_level`` of those counted (-1 where
    nothing costs less than the limit given).
    """

    def __init__(self, joins: Joins, sets: Sets, hand: Hand, limit: int, *, only: int) -> None:
        self.joins, self.hand, self.limit = joins, hand, limit
        self.best, self.best_level = [FAR] * len(joins.counted), -1
        self.paths: list[Path] = [()] * len(joins.counted)
        self._sets, self._only, self._apart = sets, only, bool(joins.loose_joker)

    def run(self) -> None:
        """Every choice of sets."""
        cards, wild, pool = self.hand
        self._ranks = self._sets.ranks(self.hand)
        self._saved = self._sets.saved(self.hand, self._ranks)
        halves = self.joins.halves(cards, wild, pool)
        found = self.joins.evaluate(halves, pool)
        self._note(found, (), pool)
        self._visit(Node((), pool, cards, halves, found), 0, (0, 0))

    def _note(self, found: Row, path: Path, pool: int) -> None:
        """Is this the best so far?"""
        for i, costs in enumerate(found):
            cost = costs[pool]
            if path and self.joins.counted[i] == self._only:
                continue
            if cost < min(FAR, self.best[i] if self._apart else self.limit):
                self.best[i], self.paths[i] = cost, path
                if not self._apart:
                    self.limit, self.best_level = cost, i

    def _hopeful(self, found: Row, at: int, pool: int, less: int) -> bool:
        """Could sets of the ranks from ``at`` on better a level? ``less``: what a set about to be taken saves at most."""
        saved = self._saved[at]
        for i, costs in enumerate(found):
            best = self.best[i] if self._apart else self.limit
            if best > 0 and self.joins.counted[i] != self._only:
                for used in range(pool + 1):
                    if costs[pool - used] < FAR and costs[pool - used] - saved[used] - less < best:
                        return True
        return False

    def _visit(self, node: Node, at: int, option: Option) -> None:
        """Every choice of sets from rank ``at`` on (there, from that option on), the cards of those chosen being gone."""
        while at < len(self._ranks) and self._hopeful(node.found, at, node.pool, 0):
            for which in self._sets.options[suits_with(node.cards[0], self._ranks[at])]:
                # Options of one rank in one order: a set is never taken before one that was passed over.
                if which >= option:
                    self._take(node, at, which)
            at += 1
            option = (0, 0)

    def _take(self, node: Node, at: int, option: Option) -> None:
        """This set, and whatever follows it."""
        rank, (part, jokers) = self._ranks[at], option
        wild = suits_with(self.hand.wild, rank)
        pool = node.pool - jokers - (part & wild).bit_count()
        if pool < 0:
            return
        cards = without(node.cards, ACROSS[part] << rank)
        again = self._sets.again(suits_with(cards[0], rank), pool)
        then = at if again else at + 1
        if not self._hopeful(node.found, then, pool, (part & ~wild).bit_count() * self._sets.costs[rank]):
            return
        halves = (
            self.joins.half(cards, self.hand.wild, 0, pool) if part & 3 else node.halves[0],
            self.joins.half(cards, self.hand.wild, 1, pool) if part & 12 else node.halves[1],
        )
        found = self.joins.evaluate(halves, pool)
        path = (*node.path, (rank, part, jokers))
        self._note(found, path, pool)
        self._visit(Node(path, pool, cards, halves, found), then, option if again else (0, 0))


def pure_enough(hand: Hand, *, tunnela: bool) -> bool:
    """Is there any run of neighbours or tunnela? Most dealt hands have none, and where one is asked for nothing need be searched then."""
    for suit in range(4):
        held = hand.cards[0] >> 13 * suit & HELD
        near = held | (held & 3) << 13
        if near & near >> 1 & near >> 2 or (tunnela and hand.cards[2] >> 13 * suit & HELD):
            return True
    return False
