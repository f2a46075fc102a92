"""The answers about a distance: the same search as ``reach.pyx``. Suit states, the pool, places and blanks are told in docs/arranger.md."""

from collections.abc import Sequence
from threading import Lock

from openrummy.arrange.plain.reachrows import FAR, Rows
from openrummy.arrange.plain.reachsearch import most_kept
from openrummy.arrange.reachtables import ReachTables


class Reach:
    """The answers, and the rows of all suit states met so far. What the arguments are, ``reachtables.py`` says.

    Calls may come from several threads: they wait for each other.
    """

    def __init__(self, tables: ReachTables) -> None:
        self._lock = Lock()
        self._rows = Rows(tables)

    def most_kept(self, cards: Sequence[int], wild: int) -> int:
        """How many of the cards can be kept in a show, every other place being filled by a card of one's choice; -1: no cards can be shown."""
        with self._lock:
            return most_kept(self._rows, _faces(cards), wild)

    def without(self, cards: Sequence[int], wild: int) -> list[int]:
        """For each card: ``most_kept`` of the others."""
        return [kept for kept, _ in self._each(_faces(cards), wild, near=False)]

    def nearer(self, cards: Sequence[int], wild: int) -> tuple[int, int]:
        """``most_kept``, and a bit for each face that makes it one more when it is drawn."""
        faces = _faces(cards)
        with self._lock:
            kept = most_kept(self._rows, faces, wild)
            return kept, self._near(faces, wild, kept)

    def useful(self, cards: Sequence[int], wild: int) -> list[tuple[int, int]]:
        """For each card: ``nearer`` of the others."""
        return self._each(_faces(cards), wild, near=True)

    def _each(self, faces: list[int], wild: int, *, near: bool) -> list[tuple[int, int]]:
        """Without a card there can be as many kept, or one less: the card's place is filled."""
        known: dict[int, tuple[int, int]] = {}
        with self._lock:
            most = most_kept(self._rows, faces, wild)
            for at, face in enumerate(faces):
                if face not in known:
                    rest = faces[:at] + faces[at + 1 :]
                    floor = len(rest) - most
                    kept = most_kept(self._rows, rest, wild, known=FAR if most <= 0 else floor + 1, floor=floor)
                    known[face] = kept, self._near(rest, wild, kept) if near else 0
        return [known[face] for face in faces]

    def _near(self, faces: list[int], wild: int, kept: int) -> int:
        """A bit for each face with which one card more can be kept."""
        tables = self._rows.tables
        if kept in (tables.size, -1):
            return 0
        always = 1 << 52 | (0 if tables.natural else wild)
        loose, found = len(faces) - kept, 0
        for one in range(53):
            may_come = one == 52 or (not always >> one & 1 and faces.count(one) < 3)
            if may_come and most_kept(self._rows, [*faces, one], wild, known=loose + 1, floor=loose) > kept:
                found |= always if one == 52 else 1 << one
        return found


def _faces(cards: Sequence[int]) -> list[int]:
    return [card % 53 for card in cards]
