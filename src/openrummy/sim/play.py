"""One deal played by computer players, each seeing its own view only."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from openrummy import bots, games
from openrummy.games.actions import Action, PlayerAction, Timeout
from openrummy.games.errors import IllegalAction
from openrummy.games.events import DealEnded, Event
from openrummy.games.views import DealView
from openrummy.rules import Rules

Player = Callable[[str, Rules, DealView, tuple[Event, ...]], PlayerAction]


class Played(msgspec.Struct, frozen=True):
    """A deal played to its end. ``moves``: actions taken. ``errors``: answers of players that the rules refused."""

    events: tuple[Event, ...]
    end: DealEnded
    moves: int
    errors: int


def play_deal(
    rules: Rules,
    levels: Mapping[int, str],
    *,
    seed: bytes,
    dealer: int | None,
    number: int = 1,
    totals: Mapping[int, int] | None = None,
    choose: Player = bots.choose,
) -> Played:
    """Play one deal. ``levels``: the computer player of each seat dealt in. ``seed``: 32 bytes, the deal's own. ``dealer``: None where
    cards decide. ``totals``: before the deal, 0 unless said. ``choose``: asks a player of a level.

    A refused answer is counted, and the player's time is up then: a fault of a player never stops a deal.
    """
    seats = tuple(sorted(levels))
    begun = games.start(
        rules,
        deal=number,
        seats=seats,
        dealer=dealer,
        seed=seed,
        totals=dict.fromkeys(seats, 0) if totals is None else totals,
        draw_for_deal=dealer is None,
    )
    table = _Table(seats)
    table.add(begun)
    moves = errors = 0
    while (deal := table.deal).end is None:
        seat = games.waited_for(deal)[0]
        action: Action = choose(levels[seat], rules, games.view(deal, seat), tuple(table.seen[seat]))
        moves += 1
        try:
            table.add(games.decide(deal, seat, action))
        except IllegalAction:
            errors += 1
            table.add(games.decide(deal, None, Timeout(turn=deal.turn)))
    return Played(events=tuple(table.events), end=deal.end, moves=moves, errors=errors)


class _Table:
    """The deal, its log, and what each seat has seen of it."""

    deal: games.Deal

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.events: list[Event] = []
        self.seen: dict[int, list[Event]] = {seat: [] for seat in seats}

    def add(self, events: Sequence[Event]) -> None:
        for event in events:
            self.deal = games.evolve(self.deal if self.events else None, event)
            self.events.append(event)
            for seat, seen in self.seen.items():
                seen.append(games.event_for(event, seat, self.deal))
