"""Random legal play of any rule set, for the tests that hold for every game."""

import random
from collections.abc import Callable, Iterator

from helpers.rig import Game
from openrummy import bots
from openrummy.games import indian
from openrummy.games.actions import Action, Declare, Discard, Draw, Drop, Exchange, Leave, Submit, Timeout
from openrummy.games.views import Legal
from openrummy.rules import Preset, Rules, RulesError

BOUND = 20_000
"""More moves than any deal of random play takes."""


def random_rules(preset: Preset, rng: random.Random) -> Rules:
    """The preset with some of its options changed at random, so that they do not contradict each other."""
    while True:
        names = rng.sample(list(preset.choices), rng.randint(0, 8))
        try:
            return preset.make(
                {name: 3 for name in ("max_reshuffles",) if name in preset.choices}
                | {name: rng.choice(preset.choices[name]) for name in names}
            )
        except RulesError as error:
            if error.code != "options_contradict":
                raise


def begin(rules: Rules, rng: random.Random) -> Game:
    """A deal for some of the seats of a table."""
    seats = tuple(sorted(rng.sample(range(rules.packs.seats), rng.randint(2, rules.packs.seats))))
    draw = rng.random() < 0.5
    dealer = None if draw else rng.choice(seats)
    totals = dict.fromkeys(seats, 0)
    return Game(
        indian.start(rules, deal=1, seats=seats, dealer=dealer, seed=rng.randbytes(32), totals=totals, draw_for_deal=draw)
    )


def listed(legal: Legal, hand: tuple[int, ...], rng: random.Random) -> list[Action]:
    """Every action that ``legal`` names; for a submission one of the many that it allows."""
    actions: list[Action] = [Draw(source) for source in legal.draw]
    actions += [Discard(card) for card in legal.discard]
    actions += [Declare(card) for card in legal.declare]
    actions += [Exchange(card) for card in legal.exchange]
    actions += [Drop()] if legal.drop else []
    if legal.submit:
        cards = rng.sample(hand, rng.randint(0, len(hand)))
        cuts = sorted(rng.sample(range(len(cards) + 1), min(3, len(cards))))
        actions.append(Submit(tuple(tuple(cards[a:b]) for a, b in zip([0, *cuts], cuts, strict=False))))
    return actions


_WEIGHT: dict[type, float] = {Draw: 100, Discard: 100, Declare: 0.1, Exchange: 5, Drop: 0.4, Submit: 40}


def moves(game: Game, rng: random.Random) -> Iterator[tuple[int | None, Action]]:
    """Moves until the deal ends; each is to be played by the caller before the next is asked for.

    In half of the deals the computer player makes most moves, so that deals are also shown validly.
    """
    skill = rng.choice([0.0, 0.0, 0.0, 0.95])
    for _ in range(BOUND):
        deal = game.deal
        if deal.end is not None:
            return
        if rng.random() < 0.004:
            yield None, Timeout(turn=deal.turn, groups=(rng.sample(tuple(deal.players[deal.seat].hand), 3),))
            continue
        if rng.random() < 0.002:
            yield rng.choice(tuple(deal.players)), Leave()
            continue
        yield _move(game, rng, skill)
    raise AssertionError(f"no end after {BOUND} moves")


def _move(game: Game, rng: random.Random, skill: float) -> tuple[int, Action]:
    deal = game.deal
    if rng.random() < skill:
        for seat in deal.players:
            seen = indian.view(deal, seat)
            if bots.must_act(seen):
                return seat, bots.choose("medium", deal.start.rules, seen, tuple(game.events))
    options = [
        (seat, action) for seat in deal.players for action in listed(indian.legal(deal, seat), deal.players[seat].hand, rng)
    ]
    assert options, "no legal action"
    (chosen,) = rng.choices(options, [_WEIGHT[type(action)] for _, action in options])
    return chosen


def play(game: Game, rng: random.Random, after: Callable[[Game], None] = lambda game: None) -> Game:
    """Play the deal to its end, calling ``after`` after each move."""
    for seat, action in moves(game, rng):
        game.act(seat, action)
        after(game)
    return game
