"""Deals of a server with a foreseeable seed, played ahead to find one that goes as a test needs it."""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from itertools import count, pairwise

import msgspec

from helpers.rig import Game
from openrummy import bots, games, match
from openrummy.arrange import ways
from openrummy.cards import face, is_printed_joker
from openrummy.games import indian
from openrummy.games.actions import Declare, Draw, Submit
from openrummy.games.events import DealEnded, DealStarted, Event, LaidOff
from openrummy.games.gin.state import Deal as GinDeal
from openrummy.games.indian.values import marriages, value_faces
from openrummy.games.rum.state import Deal as RumDeal
from openrummy.rules import preset, replace
from openrummy.rules.value import Value
from openrummy.sim.play import Played, play_deal

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
            if isinstance(event, DealStarted):
                deal = indian.begin(event)
            elif deal is not None:
                deal = indian.evolve(deal, event)
            assert deal is not None
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
        deal.act(seat, Declare(deal.deal.players[seat].hand[0]))
        deal.act(seat, Submit(()))
        for event in match.settle(now, deal.deal.start, deal.end):
            now = match.evolve(now, event)
    return len(set(now.totals.values())) == 1


def find_tied() -> str:
    """The first seed with such a match."""
    return next(seed for number in count() if tied(seed := f"tie {number}"))


# Deals of any game between two who both play as the computer players do


def secret(seed: str) -> bytes:
    """Of the first deal at a table."""
    return hashlib.sha256(f"{seed}/1".encode()).digest()


def ahead(seed: str, game: str, **options: Value) -> Played:
    """The first deal, played to its end."""
    return play_deal(preset(game).make(options), dict.fromkeys((0, 1), LEVEL), seed=secret(seed), dealer=None)


def stages(played: Played) -> Iterator[games.Deal]:
    """The deal after each of its events."""
    deal = None
    for event in played.events:
        deal = games.evolve(deal, event)
        yield deal


def search(wanted: Callable[[str], bool], first: int = 0) -> str:
    """The first seed that is as wanted; ``first``: where to begin, for what is so rare that it was looked for beforehand."""
    return next(seed for number in range(first, first + 2000) if wanted(seed := f"deal {number}"))


def goes_out_at_once(seed: str) -> bool:
    """The person soon goes rummy in Rum and gin in straight Gin, and the first card of Oklahoma is a spade (RUM-10, GIN-27, GIN-21)."""
    rum, gin = ahead(seed, "rum"), ahead(seed, "gin-straight")
    if (rum.end.cause, gin.end.cause) != ("rummy", "gin") or {rum.end.winner, gin.end.winner} != {PERSON}:
        return False
    *_, oklahoma = stages(ahead(seed, "gin-oklahoma"))
    return isinstance(oklahoma, GinDeal) and oklahoma.factor > 1 and rum.moves + gin.moves <= 20


def lays_off(seed: str) -> bool:
    """Cards are soon laid off: on a knocker's melds in Gin, and in Rum on a meld of the other (GIN-11, RUM-5)."""
    gin = ahead(seed, "gin", defence="player")
    if gin.moves > 16 or not any(isinstance(event, LaidOff) for event in gin.events):
        return False
    rum = ahead(seed, "rum")
    return rum.moves <= 24 and any(_on_another(before, after) for before, after in pairwise(stages(rum)))


def _on_another(before: games.Deal, after: games.Deal) -> bool:
    """Has a card come to a meld in which its player had none?"""
    if not (isinstance(before, RumDeal) and isinstance(after, RumDeal)) or len(before.melds) != len(after.melds):
        return False
    told = zip(before.melds, after.melds, strict=True)
    return any({seat for _, seat in now.cards} - {seat for _, seat in was.cards} for was, now in told)


def dealt_twentyone(seed: str) -> indian.Deal:
    """21-Card Rummy of two as it is dealt."""
    rules = preset("twentyone").rules
    events = games.start(rules, deal=1, seats=(0, 1), dealer=None, seed=secret(seed), totals={0: 0, 1: 0}, draw_for_deal=True)
    deal: games.Deal | None = None
    for event in events:
        deal = games.evolve(deal, event)
    assert isinstance(deal, indian.Deal)
    return deal


def eight_jokers(seed: str) -> bool:
    """Of 21 cards of the person, who begins, eight are jokers, and three are a marriage (XXI-10, XXI-15)."""
    deal = dealt_twentyone(seed)
    hand = deal.players[PERSON].hand
    if deal.seat != PERSON or not marriages(hand, value_faces(deal.start)):
        return False
    return any(way.kind == "jokers" for way in ways(hand, deal.start.rules.hand_of(2), frozenset(deal.wild)))


def alike(cards: Iterable[int], size: int) -> list[tuple[int, ...]]:
    """Groups of so many identical cards, as many as can be; printed jokers are in none."""
    same: dict[int, list[int]] = {}
    for card in cards:
        if not is_printed_joker(card):
            same.setdefault(face(card), []).append(card)
    return [tuple(one[at : at + size]) for one in same.values() for at in range(0, len(one) - size + 1, size)]


def holds_alike(seed: str, size: int, count: int) -> bool:
    """The person begins, and with the first card drawn from the stock holds so many groups of ``size`` identical cards (XXI-9)."""
    deal = dealt_twentyone(seed)
    return deal.seat == PERSON and len(alike((*deal.players[PERSON].hand, deal.stock[-1]), size)) >= count


def big_gin(seed: str) -> bool:
    """Somebody soon goes big gin (GIN-10)."""
    gin = ahead(seed, "gin")
    return gin.end.cause == "big_gin" and gin.moves <= 30
