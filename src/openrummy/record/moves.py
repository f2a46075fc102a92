"""The moves that events tell of. Where several could lead to an event, all of them, the likeliest first."""

from collections.abc import Iterator

from openrummy import games
from openrummy.games.actions import (
    Action,
    BigGin,
    Declare,
    Discard,
    Draw,
    Drop,
    Exchange,
    Knock,
    LayDown,
    LayOff,
    Leave,
    Pass,
    Submit,
    Timeout,
)
from openrummy.games.events import (
    Declared,
    Discarded,
    Drew,
    Dropped,
    Event,
    Exchanged,
    Knocked,
    LaidDown,
    LaidOff,
    Passed,
    Reshuffled,
    Shown,
    Submitted,
)
from openrummy.match import Match
from openrummy.match.actions import AnswerSplit, Elapsed, MatchAction, ProposeSplit, Quit, Rejoin
from openrummy.match.events import Agreed, Declined, MatchEvent, Rejoined, SeatLeft, SplitProposed

Move = tuple[int | None, Action]
MatchMove = tuple[int | None, MatchAction]


def moves(deal: games.Deal, event: Event) -> Iterator[Move]:
    """Moves whose first event may be this one; a time-out and a seat's leaving may lead to nearly any."""
    yield from _chosen(deal, event)
    yield None, Timeout(turn=deal.turn)
    seat = getattr(event, "seat", deal.seat)
    yield seat, Leave()


def _chosen(deal: games.Deal, event: Event) -> Iterator[Move]:
    match event:
        case Reshuffled():
            # A new stock is made when somebody draws from the old one.
            yield deal.seat, Draw("stock")
        case Drew():
            yield event.seat, Draw(event.source)
        case Discarded() if not event.auto and event.card is not None:
            yield event.seat, Discard(event.card)
        case Dropped():
            yield event.seat, Drop()
        case Declared() if event.card is not None:
            yield event.seat, Declare(event.card)
        case Exchanged() if event.card is not None:
            yield event.seat, Exchange(event.card)
        case Shown():
            yield event.seat, Submit(tuple(group.cards for group in event.groups))
        case Submitted() if event.groups is not None:
            yield event.seat, Submit(event.groups)
        case LaidDown():
            yield event.seat, LayDown(event.cards)
        case LaidOff():
            yield event.seat, LayOff(event.card, event.meld)
        case Passed():
            yield event.seat, Pass()
        case Knocked():
            yield from _knocks(event)
        case _:
            pass


def _knocks(event: Knocked) -> Iterator[Move]:
    melds = tuple(group.cards for group in event.melds)
    for groups in (melds, ()):
        yield event.seat, BigGin(groups) if event.card is None else Knock(event.card, groups)


def match_moves(match: Match, event: MatchEvent) -> Iterator[MatchMove]:
    """The same between the deals of a match."""
    window = match.pooled.window
    match event:
        case Rejoined():
            yield event.seat, Rejoin(True)
        case Declined():
            yield event.seat, Rejoin(False)
            yield event.seat, AnswerSplit(False)
        case SplitProposed():
            yield event.seat, ProposeSplit()
        case Agreed():
            yield event.seat, AnswerSplit(True)
        case SeatLeft():
            yield event.seat, Quit()
        case _:
            pass
    if window is not None:
        yield None, Elapsed(window.window)
    yield from ((seat, Quit()) for seat in match.status)
