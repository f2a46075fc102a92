"""A table as read from its log, kept up to date row by row: the same steps whether rows are read or have just been written."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from openrummy.games.events import Event
from openrummy.server.clocks import Period, period
from openrummy.server.room import Opened, Room, Stored, deal_events, evolve_all, read
from openrummy.server.store import Row


@dataclass
class Standing:
    """``version``: of the last row. ``past``: version and events of the rows of this deal's stream. ``answered``: messages in them."""

    room: Room
    version: int
    time: float
    period: Period | None = None
    past: list[tuple[int, tuple[Stored, ...]]] = field(default_factory=list)
    answered: dict[tuple[int, str], int] = field(default_factory=dict)

    def apply(self, row: Row, events: tuple[Stored, ...], after: Room | None = None) -> None:
        """One more row; ``after``: the table after it, where that is known already."""
        self.room = evolve_all(self.room, events) if after is None else after
        if isinstance(events[0], Opened):
            self.past, self.answered = [], {}
        self.version, self.time = row.sequence, row.time
        self.period = period(self.period, self.room, row.time)
        self.past.append((row.sequence, events))
        if row.person is not None and row.message is not None:
            self.answered[row.person, row.message] = row.sequence

    def since(self, version: int) -> tuple[Stored, ...] | None:
        """The events after a version, or None where they are not all at hand."""
        if not self.past or not self.past[0][0] - 1 <= version <= self.version:
            return None
        return tuple(event for number, events in self.past if number > version for event in events)

    def deal_history(self) -> tuple[Event, ...]:
        """What happened in the latest deal so far, whole."""
        return tuple(event for _, events in self.past for event in deal_events(events))


def stand(rows: Iterable[Row]) -> Standing:
    """A table from the rows of its latest deal; ``ValueError`` without any."""
    standing: Standing | None = None
    for row in rows:
        events = read(row.events, row.envelope)
        if standing is None:
            standing = Standing(evolve_all(None, events[:1]), row.sequence - 1, row.time)
        standing.apply(row, events)
    if standing is None:
        raise ValueError("a table without a log")
    return standing
