"""Deals of a server with a foreseeable seed, played ahead to find one that goes as a test needs it."""

import hashlib
from collections.abc import Callable
from itertools import count

import msgspec

from openrummy import bots
from openrummy.games import indian
from openrummy.games.events import DealEnded, Event
from openrummy.rules import preset

PERSON = 0
LEVEL = "medium"


class Foreseen(msgspec.Struct, frozen=True):
    """How the first deal at a table of the server with this ``seed`` ends, and after how many moves of the person."""

    seed: str
    end: DealEnded
    moves: int
    first: bool


def foresee(seed: str, opponents: int) -> Foreseen:
    """Seat 0, the person, plays as the computer players do."""
    rules, seats = preset("points").rules, tuple(range(opponents + 1))
    secret = hashlib.sha256(f"{seed}/1".encode()).digest()
    seen: dict[int, list[Event]] = {seat: [] for seat in seats}
    deal: indian.Deal | None = None

    def add(events: tuple[Event, ...]) -> indian.Deal:
        nonlocal deal
        for event in events:
            deal = indian.begin(event) if deal is None else indian.evolve(deal, event)
            for seat in seats:
                seen[seat].append(indian.event_for(event, seat, deal))
        assert deal is not None
        return deal

    totals = dict.fromkeys(seats, 0)
    now = add(indian.start(rules, deal=1, seats=seats, dealer=0, seed=secret, totals=totals, draw_for_deal=True))
    first, moves = now.seat == PERSON, 0
    while now.end is None:
        seat = next(seat for seat in seats if bots.must_act(indian.view(now, seat)))
        moves += seat == PERSON
        now = add(indian.decide(now, seat, bots.choose(LEVEL, rules, indian.view(now, seat), tuple(seen[seat]))))
    return Foreseen(seed=seed, end=now.end, moves=moves, first=first)


def find(opponents: int, wanted: Callable[[Foreseen], bool]) -> str:
    """The first seed whose deal goes as wanted."""
    for number in count():
        seed = f"deal {number}"
        if wanted(foresee(seed, opponents)):
            return seed
    raise AssertionError("count() ended")


def soon_won(foreseen: Foreseen) -> bool:
    """The person declares validly before long."""
    return foreseen.end.cause == "shown" and foreseen.end.winner == PERSON and foreseen.moves <= 24
