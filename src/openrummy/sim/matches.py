"""One match played by computer players, deal by deal to its result."""

import hashlib
from collections.abc import Mapping
from typing import Final

import msgspec

from openrummy import match
from openrummy.bots import between
from openrummy.games.events import DealStarted
from openrummy.match import Match
from openrummy.match.events import MatchEvent
from openrummy.rules import Rules
from openrummy.sim.play import Played, play_deal

MOST_DEALS: Final = 500
"""So many deals, and the match is given up without a result: only void deals, dealt again and again, could lead there."""


class PlayedMatch(msgspec.Struct, frozen=True):
    """A match played to its end, which is in ``match.end``: its log, and its deals with theirs."""

    match: Match
    events: tuple[MatchEvent, ...]
    deals: tuple[Played, ...]


def play_match(rules: Rules, levels: Mapping[int, str], *, seed: bytes) -> PlayedMatch:
    """Play one match. ``levels``: the computer player of each seat. ``seed``: from it the seeds of all its deals follow."""
    log = _Log()
    log.add(match.begin(rules, tuple(levels)))
    deals: list[Played] = []
    while log.match.end is None and len(deals) < MOST_DEALS:
        _answer(log, rules)
        following = match.next_deal(log.match, tuple(levels))
        if following is None:
            break
        played = play_deal(
            rules,
            {seat: levels[seat] for seat in following.seats},
            seed=hashlib.sha256(seed + b"deal %d" % len(deals)).digest(),
            dealer=following.dealer,
            number=len(deals) + 1,
            totals=following.totals,
        )
        deals.append(played)
        started = played.events[0]
        if not isinstance(started, DealStarted):
            raise TypeError(f"a deal begins with {type(started).__name__}")
        log.add(match.settle(log.match, started, played.end))
    return PlayedMatch(match=log.match, events=tuple(log.events), deals=tuple(deals))


def _answer(log: "_Log", rules: Rules) -> None:
    """Everyone whom an open window waits for answers."""
    while (shown := match.view(log.match, None)) is not None and shown.window is not None:
        seat = shown.window.waiting[0]
        log.add(match.decide(log.match, seat, between.answer(shown, rules.match.entry, seat)))


class _Log:
    """The match and its events."""

    match: Match

    def __init__(self) -> None:
        self.events: list[MatchEvent] = []

    def add(self, events: tuple[MatchEvent, ...]) -> None:
        for event in events:
            self.match = match.evolve(self.match if self.events else None, event)
            self.events.append(event)
