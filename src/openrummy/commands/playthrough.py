"""A record told in sentences, one for each event."""

from collections.abc import Iterable, Iterator

from openrummy.cards import texts
from openrummy.games.events import (
    DealEnded,
    DealStarted,
    Declared,
    Discarded,
    Drew,
    Dropped,
    Event,
    Exchanged,
    Knocked,
    LaidDown,
    LaidOff,
    LimitSet,
    Missed,
    Passed,
    Reshuffled,
    Result,
    Shown,
    Submitted,
    TurnedOver,
    TurnStarted,
)
from openrummy.match.events import (
    Agreed,
    ColumnClosed,
    Declined,
    Eliminated,
    MatchEnded,
    MatchEvent,
    MatchStarted,
    Rejoined,
    RejoinOffered,
    Scored,
    SeatLeft,
    SplitProposed,
    TieBreak,
    WindowClosed,
)
from openrummy.record import Record


def sentences(record: Record) -> Iterator[str]:
    """What happened, line by line."""
    teller = _Teller(record)
    yield f"{record.game}: {teller.list_of(record.names)}"
    for event in record.events:
        if isinstance(event, DealStarted):
            yield from teller.start(event)
        elif isinstance(event, DealEnded):
            yield from teller.end(event)
        elif isinstance(event, MatchEvent):
            yield from teller.match(event)
        else:
            yield from teller.move(event)


class _Teller:
    def __init__(self, record: Record) -> None:
        self._record = record

    def name(self, seat: int) -> str:
        return self._record.names.get(seat, f"seat {seat}")

    def list_of(self, seats: Iterable[int]) -> str:
        return ", ".join(map(self.name, seats)) or "nobody"

    def start(self, event: DealStarted) -> Iterator[str]:
        yield ""
        yield f"Deal {event.deal}. {self.name(event.dealer)} deals, {self.name(event.seats[0])} plays first."
        for seat in event.seats:
            yield f"  {self.name(seat)}: {texts(event.hands[seat])}"
        turned = "" if event.cut is None else f", {texts([event.cut])} is turned for the wild cards"
        yield f"  {texts([event.opening])} opens the pile{turned}."

    def move(self, event: Event) -> Iterator[str]:
        match event:
            case Drew():
                place = "the stock" if event.source == "stock" else "the pile"
                yield f"{self.name(event.seat)} draws {_card(event.card)} from {place}."
            case Discarded():
                yield f"{self.name(event.seat)} discards {_card(event.card)}{', out of time' if event.auto else ''}."
            case Reshuffled():
                yield f"The discards are shuffled into a new stock of {event.stock_size}."
            case TurnedOver():
                yield f"The discards are turned over: a new stock of {event.stock_size}."
            case LaidDown():
                yield f"{self.name(event.seat)} lays down {texts(event.cards)}."
            case LaidOff():
                yield f"{self.name(event.seat)} lays off {_card(event.card)}: {texts(event.cards)}."
            case Passed():
                yield f"{self.name(event.seat)} passes."
            case LimitSet():
                yield f"One may knock with {event.knock_limit} at most; scores count times {event.factor}."
            case Dropped() | Declared() | Exchanged() | Submitted() | Missed() | Shown() | Knocked():
                yield from self._shows(event)
            case TurnStarted():
                pass
            case _:
                yield f"{type(event).__name__}."

    def _shows(self, event: Dropped | Declared | Exchanged | Submitted | Missed | Shown | Knocked) -> Iterator[str]:
        name = self.name(event.seat)
        match event:
            case Dropped():
                yield f"{name} drops: {event.kind} drop, {event.points} points ({event.cause})."
            case Declared():
                yield f"{name} declares and puts {_card(event.card)} aside."
            case Exchanged():
                yield f"{name} puts {_card(event.card)} aside instead."
            case Submitted():
                laid = "nothing" if event.groups is None else " / ".join(map(texts, event.groups)) or "no groups"
                yield f"{name} lays {laid}."
            case Missed():
                yield f"{name} misses a turn, the {event.count}. in a row."
            case Shown():
                verdict = "valid" if not event.reasons else "wrong: " + ", ".join(event.reasons)
                loose = f" and {texts(event.loose)} loose" if event.loose else ""
                yield f"{name} shows {' / '.join(texts(group.cards) for group in event.groups)}{loose}: {verdict}."
            case Knocked():
                melds = " / ".join(texts(group.cards) for group in event.melds)
                yield f"{name} calls {event.how.replace('_', ' ')}: {melds} and {texts(event.loose) or 'nothing'} loose."

    def end(self, event: DealEnded) -> Iterator[str]:
        winner = "nobody wins" if event.winner is None else f"{self.name(event.winner)} wins"
        yield f"The deal ends ({event.cause.replace('_', ' ')}): {winner}."
        for line in event.results:
            yield f"  {self._result(line)}"

    def _result(self, line: Result) -> str:
        parts = [f"{self.name(line.seat)}: {line.standing.replace('_', ' ')}, {line.points} points"]
        parts += [f"score {line.score}"] if line.score else []
        parts += [f"chips {line.chips:+}"] if line.chips else []
        cards = [texts(group.cards) for group in line.groups] + ([f"loose {texts(line.loose)}"] if line.loose else [])
        return ", ".join(parts) + (f" ({' / '.join(cards)})" if cards else "")

    def match(self, event: MatchEvent) -> Iterator[str]:
        match event:
            case MatchStarted():
                yield f"A match begins among {self.list_of(event.seats)}." if event.seats else "Deals begin, each by itself."
            case Scored():
                yield f"Totals: {self._totals(event.totals)}."
            case Eliminated():
                yield f"{self.name(event.seat)} is out with {event.total}."
            case RejoinOffered():
                yield f"{self.list_of(event.seats)} may rejoin at {event.total}."
            case Rejoined():
                yield f"{self.name(event.seat)} rejoins at {event.total}; the pool holds {event.pool}."
            case Declined():
                yield f"{self.name(event.seat)} declines."
            case SplitProposed():
                yield f"{self.name(event.seat)} proposes to split: {self._totals(event.shares)}."
            case Agreed():
                yield f"{self.name(event.seat)} agrees."
            case WindowClosed():
                pass
            case SeatLeft():
                yield f"{self.name(event.seat)} leaves the match."
            case TieBreak():
                yield f"{self.list_of(event.seats)} play one more deal to decide."
            case ColumnClosed():
                yield f"Column {event.column} closes: {self.name(event.winner)} wins it by {event.net}."
            case MatchEnded():
                yield ""
                yield f"The match ends ({event.cause.replace('_', ' ')}): {self.list_of(event.winners)} won. {self._totals(event.totals)}."

    def _totals(self, totals: dict[int, int]) -> str:
        return ", ".join(f"{self.name(seat)} {total}" for seat, total in totals.items())


def _card(card: int | None) -> str:
    return "a card" if card is None else texts([card])
