"""What the server needs of a store. ``sqlite.py`` is the one there is; another database is another class of this shape."""

from typing import Protocol

import msgspec

from openrummy.server.identity import Who
from openrummy.server.lifts import ENVELOPE


class Row(msgspec.Struct, frozen=True):
    """One row of the log: everything that one command did, in its envelope.

    ``sequence`` is the table's version after it, from 1. ``time``: seconds since 1970. ``seat``, ``person`` and ``message`` tell whose
    message it was, None for the table's own doing. ``events`` is JSON, in the form of version ``envelope``.
    """

    code: str
    deal: int
    sequence: int
    time: float
    build: str
    events: str
    seat: int | None = None
    person: int | None = None
    message: str | None = None
    result: str = "done"
    envelope: int = ENVELOPE


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was made. ``rules`` is JSON, whole: never a preset plus differences."""

    code: str
    preset: str
    rules: str
    maker: int
    created: float


class DraftRow(msgspec.Struct, frozen=True):
    """How a seat's cards lie in a deal. ``draft`` is JSON."""

    code: str
    seat: int
    deal: int
    draft: str


class Conflict(Exception):
    """Another row has this sequence number already: read the log again and decide anew."""


class Duplicate(Exception):
    """This person's message is in the log already, at ``sequence``."""

    def __init__(self, sequence: int) -> None:
        super().__init__(f"already at {sequence}")
        self.sequence = sequence


class Taken(Exception):
    """A table of this code exists."""


class Store(Protocol):
    """The log and what belongs to it. What a method has returned from is on the disk, unless it says otherwise."""

    async def close(self) -> None: ...

    async def add_person(self, name: str, digest: bytes, time: float) -> Who: ...

    async def person(self, digest: bytes) -> Who | None: ...

    async def rename(self, person: int, name: str) -> None:
        """Seats that are taken already keep the name they were taken under."""

    async def add_table(self, table: TableRow, first: Row) -> None:
        """A table and the first row of its log, both or neither; raises ``Taken``."""

    async def append(self, row: Row) -> None:
        """Raises ``Conflict`` or ``Duplicate``; then nothing is written."""

    async def stream(self, code: str, deal: int | None = None) -> list[Row]:
        """The rows of a table's deal of that number, else of its latest, in order; none where there is none."""

    async def answered(self, code: str, person: int, message: str) -> int | None:
        """The sequence number at which a message was carried out."""

    def keep_draft(self, draft: DraftRow) -> None:
        """Stored soon, in the next batch; a later draft of the same seat replaces it."""

    async def drafts(self, code: str, deal: int) -> list[DraftRow]: ...

    async def begin_run(self, build: str, time: float) -> None:
        """A server process begins to serve."""

    async def beat(self, time: float) -> None:
        """It is alive at that time."""

    async def uptime(self, since: float, until: float) -> float:
        """For how many seconds between two times a server was running."""
