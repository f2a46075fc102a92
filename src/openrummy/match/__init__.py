"""How deals add up to a match, in every format: pure functions over an immutable state.

``begin`` makes a match's first event; ``next_deal`` says to whom and by whom the next deal is dealt; ``settle`` makes the events that a
finished deal leads to; between deals ``decide`` makes those of an action (or ``IllegalAction``, and nothing has changed); ``evolve`` applies
one event; ``legal``, ``view`` and ``clock`` say what a viewer may do and see, and how long a window stays open.

Each format is a file of this package; ``rules.match.format`` names it.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from openrummy.games.events import DealEnded, DealStarted
from openrummy.match import boxes, chips, deals, pool, single, target
from openrummy.match import view as views_of
from openrummy.match.actions import MatchAction
from openrummy.match.dealing import NextDeal
from openrummy.match.events import MatchEvent
from openrummy.match.evolve import evolve
from openrummy.match.state import Match
from openrummy.match.views import MatchLegal, MatchView
from openrummy.rules.value import Rules

__all__ = ["WINDOW_SECONDS", "Match", "NextDeal", "begin", "clock", "decide", "evolve", "legal", "next_deal", "settle", "view"]

WINDOW_SECONDS: Final = 20
"""How long a window for a rejoin or a split stays open (ours)."""


class Format(Protocol):
    """What the file of a format has."""

    def begin(self, rules: Rules, seats: Sequence[int], /) -> tuple[MatchEvent, ...]: ...
    def seats(self, match: Match, present: Sequence[int], /) -> tuple[int, ...]: ...
    def dealer(self, match: Match, seats: Sequence[int], newcomers: bool, /) -> int | None: ...
    def settle(self, match: Match, started: DealStarted, ended: DealEnded, /) -> tuple[MatchEvent, ...]: ...
    def decide(self, match: Match, seat: int | None, action: MatchAction, /) -> tuple[MatchEvent, ...]: ...
    def legal(self, match: Match, seat: int | None, /) -> MatchLegal: ...


_FORMATS: Final[Mapping[str, Format]] = {
    "single": single, "pool": pool, "deals": deals, "chips": chips, "target": target, "boxes": boxes
}  # fmt: skip


def begin(rules: Rules, seats: Sequence[int]) -> tuple[MatchEvent, ...]:
    """The events that begin a match among these seats; where deals stand alone no seat is bound."""
    return _FORMATS[rules.match.format].begin(rules, seats)


def next_deal(match: Match, present: Sequence[int] = (), *, newcomers: bool = False) -> NextDeal | None:
    """To whom and by whom the next deal is dealt.

    ``present``: the seats that could be dealt in, and ``newcomers``: is somebody among them who was never dealt in at this table (CLS-4)? Both
    are heeded only where deals stand alone (TBL-11). None when the match is over, while a window
    is open, and with fewer than two seats to deal to.
    """
    if match.end is not None or match.pooled.window is not None:
        return None
    seats = _of(match).seats(match, present)
    if len(seats) < 2:
        return None
    dealer = _of(match).dealer(match, seats, newcomers)
    return NextDeal(seats, dealer, draw_for_deal=dealer is None, totals={seat: match.totals.get(seat, 0) for seat in seats})


def settle(match: Match, started: DealStarted, ended: DealEnded) -> tuple[MatchEvent, ...]:
    """The events that a finished deal leads to, in the order of POOL-15; none once the match is over."""
    return () if match.end is not None else _of(match).settle(match, started, ended)


def decide(match: Match, seat: int | None, action: MatchAction) -> tuple[MatchEvent, ...]:
    """The events that ``action`` by ``seat`` (None for ``Elapsed``) leads to. Raises ``IllegalAction``.

    Whether a deal is running the match does not know; proposing a split while one is must be refused by the caller. Who leaves in a deal
    leaves the deal first (``games.actions.Leave``), then, when what that led to is settled, the match (``Quit``).
    """
    return _of(match).decide(match, seat, action)


def legal(match: Match, viewer: int | None) -> MatchLegal:
    """What ``viewer`` may do between deals."""
    return _of(match).legal(match, viewer)


def view(match: Match, viewer: int | None) -> MatchView | None:
    """The match as ``viewer`` sees it; None where deals stand alone."""
    return views_of.view(match, legal(match, viewer))


def clock(match: Match) -> int | None:
    """Seconds that the open window stays open; None where none is."""
    return None if match.pooled.window is None else WINDOW_SECONDS


def _of(match: Match) -> Format:
    return _FORMATS[match.start.rules.match.format]
