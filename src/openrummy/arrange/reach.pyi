from collections.abc import Sequence

from openrummy.arrange.reachtables import ReachTables

class Reach:
    def __init__(self, tables: ReachTables) -> None: ...
    def most_kept(self, cards: Sequence[int], wild: int) -> int: ...
