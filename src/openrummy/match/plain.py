"""What most formats share: a deal entered, and nothing to do between the deals."""

from collections.abc import Mapping, Sequence
from typing import Any

from openrummy.games.errors import Code as DealCode
from openrummy.games.errors import IllegalAction
from openrummy.games.events import DealEnded, DealStarted
from openrummy.match.actions import Elapsed, MatchAction, Quit
from openrummy.match.errors import Code
from openrummy.match.events import MatchEvent, MatchStarted, Scored
from openrummy.match.evolve import evolve
from openrummy.match.state import Match
from openrummy.match.views import MatchLegal
from openrummy.rules.value import Rules


class Steps:
    """Events as they follow, and the match after them."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: tuple[MatchEvent, ...] = ()

    def add(self, *events: MatchEvent) -> None:
        for event in events:
            self.match = evolve(self.match, event)
            self.events += (event,)


def begin(rules: Rules, seats: Sequence[int]) -> tuple[MatchEvent, ...]:
    """A match of these seats, everyone at 0."""
    order = tuple(sorted(seats))
    return (MatchStarted(rules=rules, seats=order, totals=dict.fromkeys(order, 0)),)


def void(match: Match, started: DealStarted) -> Scored:
    """The line of a deal that adds nothing and is dealt again."""
    return scored(match, started, None, {}, replay=True)


def scored(match: Match, started: DealStarted, winner: int | None, added: Mapping[int, int], **more: Any) -> Scored:
    """The line of a deal; ``added``: by seat, who is not named adds 0."""
    line = {seat: added.get(seat, 0) for seat in sorted(started.seats)}
    totals = {seat: total + line.get(seat, 0) for seat, total in match.totals.items()}
    return Scored(deal=started.deal, dealer=started.dealer, winner=winner, added=line, totals=totals, **more)


def points(ended: DealEnded) -> dict[int, int]:
    """What the deal cost, by seat."""
    return {result.seat: result.points for result in ended.results}


def decide(match: Match, _seat: int | None, action: MatchAction) -> tuple[MatchEvent, ...]:
    """Leaving changes nothing: a stand-in plays on (TBL-11). There is nothing else to do."""
    if isinstance(action, Quit):
        return ()
    if match.end is not None:
        raise IllegalAction(Code.MATCH_OVER)
    if isinstance(action, Elapsed):
        raise IllegalAction(Code.STALE_WINDOW, window=action.window)
    raise IllegalAction(DealCode.NOT_IN_THIS_GAME)


def legal(_match: Match, _seat: int | None) -> MatchLegal:
    """Nothing."""
    return MatchLegal()
