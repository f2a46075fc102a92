"""Applying the events of a match: outcomes only, as in a deal."""

from collections.abc import Mapping

from msgspec.structs import replace

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
from openrummy.match.state import Last, Match, Pooled, Status
from openrummy.match.views import Column, Line, Window


def evolve(match: Match | None, event: MatchEvent) -> Match:
    """The match after ``event``; ``match`` is None before ``MatchStarted``. Raises ``ValueError`` for an event that cannot follow."""
    if isinstance(event, MatchStarted):
        return _begin(event)
    if match is None:
        raise ValueError(f"{type(event).__name__} before MatchStarted")
    match event:
        case Scored():
            return _scored(match, event)
        case Eliminated():
            return _status(match, event.seat, "out")
        case SeatLeft():
            return _without(_status(match, event.seat, "left"), event.seat)
        case RejoinOffered():
            return _window(match, Window(window=event.window, kind="rejoin", waiting=event.seats, total=event.total))
        case Rejoined():
            return _rejoined(match, event)
        case SplitProposed():
            waiting = tuple(seat for seat in match.active if seat != event.seat)
            return _window(match, Window(event.window, kind="split", waiting=waiting, by=event.seat, shares=event.shares))
        case Agreed():
            return _without(match, event.seat)
        case Declined():
            return _declined(match, event.seat)
        case WindowClosed():
            return replace(match, pooled=replace(match.pooled, window=None))
        case TieBreak():
            return replace(match, tie_break=event.seats)
        case ColumnClosed():
            closed = replace(match.columns[event.column - 1], closed=event)
            return replace(match, columns=_with_column(match.columns, event.column, closed))
        case MatchEnded():
            return replace(match, pooled=replace(match.pooled, window=None), tie_break=(), end=event)


def _begin(event: MatchStarted) -> Match:
    options = event.rules.match
    empty = dict.fromkeys(event.seats, 0)
    columns = tuple(Column(points=dict(empty), boxes=dict(empty)) for _ in range(options.columns))
    return Match(
        start=event,
        totals=dict(event.totals),
        status=dict.fromkeys(event.seats, "in"),
        pool=event.pool,
        columns=columns if options.format == "boxes" else (),
    )


def _scored(match: Match, event: Scored) -> Match:
    last = Last(seats=tuple(event.added), dealer=event.dealer, winner=event.winner, replay=event.replay)
    line = Line(deal=event.deal, winner=event.winner, added=event.added, columns=event.columns)
    columns = match.columns
    for number in event.columns:
        column = columns[number - 1]
        points = {seat: had + event.added[seat] for seat, had in column.points.items()}
        boxes = {seat: had + event.boxes * (seat == event.winner) for seat, had in column.boxes.items()}
        columns = _with_column(columns, number, replace(column, points=points, boxes=boxes))
    return replace(
        match,
        totals=match.totals | event.totals,
        lines=match.lines if event.replay else (*match.lines, line),
        last=last,
        columns=columns,
        pooled=replace(match.pooled, refused=False),
    )


def _with_column(columns: tuple[Column, ...], number: int, column: Column) -> tuple[Column, ...]:
    return (*columns[: number - 1], column, *columns[number:])


def _status(match: Match, seat: int, status: Status) -> Match:
    return replace(match, status=match.status | {seat: status})


def _window(match: Match, window: Window) -> Match:
    return replace(match, pooled=replace(match.pooled, window=window, windows=window.window))


def _without(match: Match, seat: int) -> Match:
    """The seat is waited for no more."""
    window = match.pooled.window
    if window is None:
        return match
    waiting = tuple(one for one in window.waiting if one != seat)
    return replace(match, pooled=replace(match.pooled, window=replace(window, waiting=waiting)))


def _rejoined(match: Match, event: Rejoined) -> Match:
    rejoins: Mapping[int, int] = match.pooled.rejoins
    counted: Pooled = replace(match.pooled, rejoins={**rejoins, event.seat: rejoins.get(event.seat, 0) + 1})
    *before, last = match.lines
    lines = (*before, replace(last, back=last.back | {event.seat: event.total}))
    back = replace(match, totals=match.totals | {event.seat: event.total}, lines=lines, pool=event.pool, pooled=counted)
    return _without(_status(back, event.seat, "in"), event.seat)


def _declined(match: Match, seat: int) -> Match:
    window = match.pooled.window
    refused = match.pooled.refused or (window is not None and window.kind == "split")
    return _without(replace(match, pooled=replace(match.pooled, refused=refused)), seat)
