"""Deals of a server with a foreseeable seed, played ahead to find one that goes as a test needs it."""

import hashlib
from collections.abc import Callable
from itertools import count

import msgspec

from helpers.rig import Game
from openrummy import bots, match
from openrummy.games import indian
from openrummy.games.actions import Declare, Draw, Submit
from openrummy.games.events import DealEnded, Event
from openrummy.rules import preset, replace

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


def tied(seed: str) -> bool:
    """Do two who both declare in their first turn, whoever has it, end a match of ``deals`` with equal totals (DEAL-6)?"""
    rules = replace(preset("deals").rules, {"seats": 2})
    (begun,) = match.begin(rules, (0, 1))
    now = match.evolve(None, begun)
    while (following := match.next_deal(now)) is not None:
        secret = hashlib.sha256(f"{seed}/{len(now.lines) + 1}".encode()).digest()
        deal = Game(
            indian.start(
                rules,
                deal=len(now.lines) + 1,
                seats=following.seats,
                dealer=following.dealer,
                seed=secret,
                totals=following.totals,
                draw_for_deal=following.draw_for_deal,
            )
        )
        seat = deal.deal.seat
        deal.act(seat, Draw("stock"))
        deal.act(seat, Declare(indian.view(deal.deal, seat).own.hand[0]))
        deal.act(seat, Submit(()))
        for event in match.settle(now, deal.events[0], deal.end):
            now = match.evolve(now, event)
    return len(set(now.totals.values())) == 1


def find_tied() -> str:
    """The first seed with such a match."""
    return next(seed for number in count() if tied(seed := f"tie {number}"))
