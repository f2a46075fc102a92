"""Random legal play of any rule set, for the tests that hold for every game."""

import random
from collections.abc import Callable, Iterator

from helpers.rig import AnyGame
from openrummy import bots, games
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
from openrummy.games.views import Legal
from openrummy.rules import Preset, Rules, RulesError

BOUND = 20_000
"""More moves than any deal of random play takes."""

_SHORT = {"max_reshuffles": 3}
"""Where a preset offers these, random deals are kept short by them."""


def random_rules(preset: Preset, rng: random.Random) -> Rules:
    """The preset with some of its options changed at random, so that they do not contradict each other."""
    while True:
        names = rng.sample(list(preset.choices), rng.randint(0, min(8, len(preset.choices))))
        short = {name: value for name, value in _SHORT.items() if value in preset.choices.get(name, ())}
        try:
            return preset.make(short | {name: rng.choice(preset.choices[name]) for name in names})
        except RulesError as error:
            if error.code != "options_contradict":
                raise


def begin(rules: Rules, rng: random.Random) -> AnyGame:
    """A deal for some of the seats of a table."""
    seats = tuple(sorted(rng.sample(range(rules.packs.seats), rng.randint(2, rules.packs.seats))))
    draw = rng.random() < 0.5
    dealer = None if draw else rng.choice(seats)
    totals = dict.fromkeys(seats, 0)
    return AnyGame(
        games.start(rules, deal=1, seats=seats, dealer=dealer, seed=rng.randbytes(32), totals=totals, draw_for_deal=draw)
    )


def listed(legal: Legal, hand: tuple[int, ...], rng: random.Random) -> list[Action]:
    """Every action that ``legal`` names; for a submission one of the many that it allows."""
    actions: list[Action] = [Draw(source) for source in legal.draw]
    actions += [Discard(card) for card in legal.discard]
    actions += [Declare(card) for card in legal.declare]
    actions += [Exchange(card) for card in legal.exchange]
    actions += [Drop()] if legal.drop else []
    actions += [LayDown(cards) for cards in legal.lay_down]
    actions += [LayOff(offer.card, meld) for offer in legal.lay_off for meld in offer.melds]
    actions += [Pass()] if legal.may_pass else []
    actions += [Knock(offer.card) for offer in legal.knock]
    actions += [BigGin()] if legal.big_gin else []
    if legal.submit:
        cards = rng.sample(hand, rng.randint(0, len(hand)))
        cuts = sorted(rng.sample(range(len(cards) + 1), min(3, len(cards))))
        actions.append(Submit(tuple(tuple(cards[a:b]) for a, b in zip([0, *cuts], cuts, strict=False))))
    return actions


_WEIGHT: dict[type, float] = {
    Draw: 100, Discard: 100, Declare: 0.1, Exchange: 5, Drop: 0.4, Submit: 40, LayDown: 40, LayOff: 100, Pass: 100, Knock: 20, BigGin: 100
}  # fmt: skip


def moves(game: AnyGame, rng: random.Random) -> Iterator[tuple[int | None, Action]]:
    """Moves until the deal ends; each is to be played by the caller before the next is asked for.

    In a quarter of the deals computer players make most moves, so that deals also end as they are meant to.
    """
    skill, level = rng.choice([0.0, 0.0, 0.0, 0.95]), rng.choice(bots.LEVELS)
    for _ in range(BOUND):
        deal = game.deal
        if deal.end is not None:
            return
        if rng.random() < 0.004:
            hand = deal.players[deal.seat].hand
            yield None, Timeout(turn=deal.turn, groups=(tuple(rng.sample(hand, min(3, len(hand)))),))
            continue
        if rng.random() < 0.002:
            yield rng.choice(tuple(deal.players)), Leave()
            continue
        yield _move(game, rng, skill, level)
    raise AssertionError(f"no end after {BOUND} moves")


def _move(game: AnyGame, rng: random.Random, skill: float, level: str) -> tuple[int, Action]:
    deal = game.deal
    if rng.random() < skill:
        for seat in deal.players:
            seen = games.view(deal, seat)
            if bots.must_act(seen):
                history = tuple(games.event_for(event, seat, deal) for event in game.events)
                return seat, bots.choose(level, deal.start.rules, seen, history)
    options = [
        (seat, action) for seat in deal.players for action in listed(games.legal(deal, seat), deal.players[seat].hand, rng)
    ]
    assert options, "no legal action"
    (chosen,) = rng.choices(options, [_WEIGHT[type(action)] for _, action in options])
    return chosen


def play(game: AnyGame, rng: random.Random, after: Callable[[AnyGame], None] = lambda game: None) -> AnyGame:
    """Play the deal to its end, calling ``after`` after each move."""
    for seat, action in moves(game, rng):
        game.act(seat, action)
        after(game)
    return game
