"""A record played again: from each deal's seed and its moves, by the rules of this version."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NoReturn

from openrummy import games, match
from openrummy.games.actions import Action
from openrummy.games.errors import IllegalAction
from openrummy.games.events import DealEnded, DealStarted, Event
from openrummy.match.actions import MatchAction
from openrummy.match.events import MatchEvent, MatchStarted
from openrummy.record.errors import RecordError
from openrummy.record.events import AnyEvent, lines_of
from openrummy.record.moves import match_moves, moves
from openrummy.record.text import Record, read, write

_DO = "the record was changed, or made by other rules than this version's"


def verify_text(source: str) -> Record:
    """The record in a text, verified, and written as ``write`` would write it; raises ``RecordError`` as ``read`` and ``verify`` do.

    The line of the rules alone may be written otherwise: it lacks options that came later.
    """
    record = read(source)
    verify(record)
    ours = write(record.events, record.names, record.game).split("\n")
    for number, (said, line) in enumerate(zip_longest(source.split("\n"), ours, fillvalue=""), start=1):
        if said != line and not said.startswith("rules "):
            raise RecordError(number, "not_borne_out", f"this line would be written as “{line}”", _DO)
    return record


def verify(record: Record) -> None:
    """Plays the record again. Raises ``RecordError`` at the first line that the rules do not bear out.

    Every deal is dealt from its seed, every move made once more, and all that follows must be what the record says: cards, turns,
    judgements, points, totals. Moves are read off the events; a time-out that did what the player could have done is played as that.
    """
    _Replay(record).run()


class _Replay:
    def __init__(self, record: Record) -> None:
        self.record = record
        self.at = 0
        self.deal: games.Deal | None = None
        self.match: match.Match | None = None

    def run(self) -> None:
        while self.at < len(self.record.events):
            event = self.record.events[self.at]
            if isinstance(event, MatchStarted):
                self._same(match.begin(self.record.rules, event.seats))
            elif isinstance(event, DealStarted):
                self._start(event)
            elif isinstance(event, MatchEvent):
                self._try(self._match_candidates(event))
            else:
                self._try(self._candidates(event))

    def _start(self, event: DealStarted) -> None:
        if self.deal is not None and self.deal.end is None:
            self._fail("a deal starts before the last one has ended")
        self.deal = None
        if self.match is not None:
            wanted = match.next_deal(self.match, tuple(sorted(event.seats)))
            if wanted is None or wanted.seats != tuple(sorted(event.seats)):
                self._fail("the match does not go on with a deal of these seats")
            if any(event.totals.get(seat) != total for seat, total in wanted.totals.items()):
                self._fail("these are not the totals of the match")
            if wanted.dealer not in (None, event.dealer):
                self._fail(f"seat {wanted.dealer} deals now")
        try:
            events = games.start(
                event.rules,
                deal=event.deal,
                seats=tuple(sorted(event.seats)),
                dealer=event.dealer,
                seed=bytes.fromhex(event.seed or ""),
                totals=event.totals,
                draw_for_deal=bool(event.dealer_cards),
            )
        except ValueError as error:
            self._fail(f"no deal can start so: {error}")
        self._same(events)

    def _candidates(self, event: Event) -> Iterator[Sequence[AnyEvent]]:
        if self.deal is None:
            self._fail("this happens in no deal")
        deal = self.deal
        for seat, action in moves(deal, event):
            found = self._decided(deal, seat, action)
            if found is not None:
                yield found

    def _decided(self, deal: games.Deal, seat: int | None, action: Action) -> Sequence[AnyEvent] | None:
        try:
            events = games.decide(deal, seat, action)
        except IllegalAction:
            return None
        ended = events[-1] if events else None
        if isinstance(ended, DealEnded) and self.match is not None:
            return (*events, *match.settle(self.match, deal.start, ended))
        return events

    def _match_candidates(self, event: MatchEvent) -> Iterator[Sequence[AnyEvent]]:
        if self.match is None:
            self._fail("this happens in no match")
        for seat, action in match_moves(self.match, event):
            found = self._settled(self.match, seat, action)
            if found is not None:
                yield found

    def _settled(self, now: match.Match, seat: int | None, action: MatchAction) -> Sequence[AnyEvent] | None:
        try:
            return match.decide(now, seat, action)
        except IllegalAction:
            return None

    def _try(self, candidates: Iterator[Sequence[AnyEvent]]) -> None:
        """The first move that leads to what the record says; else the one that comes closest tells what is wrong."""
        nearest: Sequence[AnyEvent] = ()
        for events in candidates:
            if events and self._agree(events) == len(events):
                self._apply(events)
                return
            if not nearest or self._agree(events) > self._agree(nearest):
                nearest = events
        if not nearest:
            self._fail("no move that the rules allow leads to this")
        self._same(nearest)

    def _agree(self, events: Sequence[AnyEvent]) -> int:
        """How many of these events the record has here, one after the other."""
        said = self.record.events[self.at : self.at + len(events)]
        return next((at for at, (one, other) in enumerate(zip(said, events, strict=False)) if one != other), len(said))

    def _same(self, events: Sequence[AnyEvent]) -> None:
        """The record must go on with these events."""
        agree = self._agree(events)
        if agree < len(events):
            self._differs(events[agree], self.at + agree)
        self._apply(events)

    def _differs(self, wanted: AnyEvent, at: int) -> NoReturn:
        ours = list(lines_of(wanted, self.record.rules))
        if at == len(self.record.events):
            self.at = at - 1
            self._fail(f"after this comes “{ours[0]}”, but the record ends here")
        self.at = at
        said = list(lines_of(self.record.events[at], self.record.rules))
        below = next(
            (at for at, (one, other) in enumerate(zip(said, ours, strict=False)) if one != other), min(len(said), len(ours))
        )
        reads = f"reads “{ours[below].strip()}”" if below < len(ours) else "is not there"
        self._fail(f"by the rules this line {reads}", below)

    def _apply(self, events: Sequence[AnyEvent]) -> None:
        for event in events:
            if isinstance(event, MatchEvent):
                self.match = match.evolve(self.match, event)
            else:
                self.deal = games.evolve(self.deal, event)
        self.at += len(events)

    def _fail(self, what: str, below: int = 0) -> NoReturn:
        """``below``: how many lines below the first of the event."""
        line = self.record.lines[self.at] if self.record.lines else self.at + 1
        raise RecordError(line + below, "not_borne_out", what, _DO)
