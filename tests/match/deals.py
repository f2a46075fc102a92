"""Deals that have been played, as far as a match reads them, and matches that are made of such."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec
import pytest

from openrummy import match as matches
from openrummy.games.errors import IllegalAction
from openrummy.games.events import DealEnded, DealStarted, EndCause, Result, Standing
from openrummy.match import Match
from openrummy.match.actions import MatchAction
from openrummy.match.events import MatchEvent
from openrummy.rules import Rules
from openrummy.rules.value import options

E = TypeVar("E", bound=MatchEvent)


def rules(**changes: Any) -> Rules:
    """Rules of which these options are set, whether they are offered together or not; numbers that no table offers too."""
    by_group: dict[str, dict[str, Any]] = {}
    for name, value in changes.items():
        by_group.setdefault(options()[name].group, {})[name] = value
    base = Rules()
    groups = {group: msgspec.structs.replace(getattr(base, group), **values) for group, values in by_group.items()}
    return msgspec.structs.replace(base, **groups)


def started(rules: Rules, seats: Sequence[int], *, deal: int, dealer: int, opening: int = 0) -> DealStarted:
    at = seats.index(dealer) + (rules.play.first_player == "left")
    order = tuple(seats[(at + step) % len(seats)] for step in range(len(seats)))
    return DealStarted(
        deal=deal,
        rules=rules,
        seats=order,
        dealer=dealer,
        dealer_cards={},
        commitment="",
        seed="",
        hands={},
        stock=(),
        stock_size=0,
        cut=None,
        wild=(),
        opening=opening,
        totals={},
    )


def ended(winner: int | None, results: Mapping[int, Result], cause: EndCause = "shown") -> DealEnded:
    return DealEnded(cause=cause, winner=winner, results=tuple(results.values()), seed="")


class Played:
    """A match and its log. Seats are named by letters: A is seat 0."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.events: list[MatchEvent] = []
        self.match: Match
        self.deals = 0
        self._apply(matches.begin(rules, range(seats)))

    def _apply(self, events: tuple[MatchEvent, ...]) -> tuple[MatchEvent, ...]:
        for event in events:
            self.match = matches.evolve(self.match if self.events else None, event)
            self.events.append(event)
        return events

    def deal(
        self,
        winner: str | None,
        cause: EndCause = "shown",
        *,
        standing: Mapping[str, Standing] | None = None,
        score: int = 0,
        opening: int = 0,
        **points: int,
    ) -> tuple[MatchEvent, ...]:
        """The next deal, won by the seat of that letter; ``points``: what it cost the others, by letter."""
        return self.won(winner, points, cause, standing=standing, score=score, opening=opening)

    def won(
        self,
        winner: str | None,
        points: Mapping[str, int],
        cause: EndCause = "shown",
        *,
        standing: Mapping[str, Standing] | None = None,
        score: int = 0,
        opening: int = 0,
    ) -> tuple[MatchEvent, ...]:
        """As ``deal``, for points that are not written out."""
        following = matches.next_deal(self.match)
        assert following is not None
        self.deals += 1
        dealer = following.seats[0] if following.dealer is None else following.dealer
        start = started(self.rules, following.seats, deal=self.deals, dealer=dealer, opening=opening)
        results = {
            seat: Result(
                seat=seat,
                standing=(standing or {}).get(letter(seat), "void" if winner is None else "counted"),
                points=points.get(letter(seat), 0),
                chips=0,
                score=score if letter(seat) == winner else 0,
            )
            for seat in start.seats
        }
        return self._apply(matches.settle(self.match, start, ended(None if winner is None else at(winner), results, cause)))

    def act(self, seat: str | None, action: MatchAction) -> tuple[MatchEvent, ...]:
        return self._apply(matches.decide(self.match, None if seat is None else at(seat), action))

    def refused(self, seat: str | None, action: MatchAction) -> str:
        before = self.match
        with pytest.raises(IllegalAction) as refused:
            matches.decide(self.match, None if seat is None else at(seat), action)
        assert self.match == before
        return refused.value.code

    @property
    def totals(self) -> list[int]:
        return list(self.match.totals.values())

    @property
    def status(self) -> str:
        """One letter a seat: i in, o out, l left."""
        return "".join(status[0] for status in self.match.status.values())

    @property
    def end(self) -> Any:
        """How the match has ended."""
        assert self.view.end is not None
        return self.view.end

    @property
    def view(self) -> Any:
        return matches.view(self.match, 0)


def the(kind: type[E], events: tuple[MatchEvent, ...]) -> E:
    """The one event of this kind among these."""
    (found,) = (event for event in events if isinstance(event, kind))
    return found


def standing(played: Played, *totals: int) -> Played:
    """The match once its seats have these totals, as after some deals; who is over the limit is out."""
    limit = played.rules.match.limit
    match = msgspec.structs.replace(
        played.match,
        totals=dict(enumerate(totals)),
        status={
            seat: "out" if played.rules.match.format == "pool" and total >= limit else "in" for seat, total in enumerate(totals)
        },
    )
    played.match = match
    return played


def letter(seat: int) -> str:
    return "ABCDEF"[seat]


def at(letter: str) -> int:
    return "ABCDEF".index(letter)
