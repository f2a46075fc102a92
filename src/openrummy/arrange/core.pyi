from typing import Final

compiled: Final[bool]
JOKER_SHIFT: Final[int]
IMPOSSIBLE: Final[int]

class Search:
    def __init__(
        self,
        *,
        costs: list[int],
        firsts: list[int],
        takes: list[int],
        needs: list[int],
        triples: list[int],
        groups: list[int],
        after: list[list[int]],
        last_rows: list[list[int]],
    ) -> None: ...
    def row(self, state: int) -> list[int]: ...
    def walk(self, state: int, level: int) -> list[int]: ...
