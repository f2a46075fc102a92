"""The sets that a hand may have, and what they can save."""

from openrummy.arrange.plain.bits import TWICE, Hand, suits_with
from openrummy.arrange.tables import STEPS, Tables

Option = tuple[int, int]
"""The suits of a set, a bit each, and its jokers."""


class Sets:
    """What the rules say of sets. ``options``: for the suits at hand, a bit each, every set that they allow."""

    def __init__(self, tables: Tables) -> None:
        self.costs = tables.costs
        sets = list(zip(tables.option_suits, tables.option_jokers, strict=True))
        self.options: list[list[Option]] = [sets[tables.option_at[at] : tables.option_at[at + 1]] for at in range(16)]
        self._lone = len(self.options[1]) > 0
        self._cover = [tables.cover[at * STEPS : (at + 1) * STEPS] for at in range(256)]

    def ranks(self, hand: Hand) -> list[int]:
        """The ranks that can give sets, the dearest first."""
        least = 3 if hand.pool == 0 else 1 if self._lone else 2
        ranks = [rank for rank in (0, *range(12, 0, -1)) if suits_with(hand.cards[0], rank).bit_count() >= least]
        return sorted(ranks, key=lambda rank: -self.costs[rank])

    def saved(self, hand: Hand, ranks: list[int]) -> list[list[int]]:
        """What sets of the ranks from each place on can save at most, with so many of the pool."""
        sure, steps = 0, list[int]()
        found = [[0] * (hand.pool + 1)]
        for rank in reversed(ranks):
            cover = self._cover[sum(TWICE[suits_with(plane & ~hand.wild, rank)] for plane in hand.cards)]
            sure += self.costs[rank] * cover[0]
            steps = sorted(steps + [self.costs[rank] * more for more in cover[1:]], reverse=True)
            saved = [sure]
            for j in range(hand.pool):
                saved.append(saved[-1] + (steps[j] if j < len(steps) else 0))
            found.insert(0, saved)
        return found

    def again(self, suits: int, pool: int) -> bool:
        """Can there be another set of a rank of which these suits are left? Mostly they are too few."""
        number = suits.bit_count()
        return number > 2 or (pool > 0 and number > (0 if self._lone else 1))
