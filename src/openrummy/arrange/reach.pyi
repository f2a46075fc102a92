from collections.abc import Iterable, Sequence

from openrummy.arrange.tables import Tables

class Reach:
    def __init__(
        self, tables: Tables, goal: int, places: int, sets: Sequence[tuple[int, int, int]], bare: Sequence[int]
    ) -> None: ...
    def most_kept(self, cards: Iterable[int], wild: int) -> int: ...
