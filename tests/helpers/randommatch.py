"""Random legal play of a whole match of any rule set: its deals, and what is answered between them."""

import random

from helpers import randomplay
from helpers.rig import AnyGame
from openrummy import games, match
from openrummy.games.errors import IllegalAction
from openrummy.games.events import DealStarted
from openrummy.match.actions import AnswerSplit, Elapsed, MatchAction, ProposeSplit, Quit, Rejoin
from openrummy.match.events import MatchEvent
from openrummy.record import AnyEvent
from openrummy.rules import Rules

MOST_DEALS = 300


class MatchGame:
    """A match, its deals and the log of both."""

    def __init__(self) -> None:
        self.events: list[AnyEvent] = []
        self.match: match.Match
        self.deals = 0

    def apply(self, events: tuple[MatchEvent, ...]) -> None:
        for event in events:
            self.match = match.evolve(self.match if self.events else None, event)
            self.events.append(event)


def play_match(rules: Rules, rng: random.Random, most: int = MOST_DEALS) -> MatchGame:
    """Play a match to its end, or so many deals of it."""
    seats = tuple(sorted(rng.sample(range(rules.packs.seats), rng.randint(2, rules.packs.seats))))
    game = MatchGame()
    game.apply(match.begin(rules, seats))
    single = rules.match.format == "single"
    while game.match.end is None and game.deals < (min(most, 4) if single else most):
        between(game, rng)
        following = match.next_deal(game.match, seats)
        if following is None:
            assert game.match.end is not None, "the match goes neither on nor ends"
            break
        game.deals += 1
        deal = AnyGame(
            games.start(
                rules,
                deal=game.deals,
                seats=following.seats,
                dealer=following.dealer,
                seed=rng.randbytes(32),
                totals=following.totals,
                draw_for_deal=following.draw_for_deal,
            )
        )
        randomplay.play(deal, rng)
        game.events += deal.events
        start = deal.events[0]
        assert isinstance(start, DealStarted)
        game.apply(match.settle(game.match, start, deal.end))
    return game


def between(game: MatchGame, rng: random.Random) -> None:
    """Answers until no window is open; now and then somebody leaves, or proposes a split."""
    for _ in range(100):
        window = game.match.pooled.window
        if game.match.end is not None or (window is None and rng.random() < 0.9):
            return
        seat = rng.choice(tuple(game.match.status) or (0,))
        tries: list[tuple[int | None, MatchAction]] = [(seat, ProposeSplit()), (seat, Rejoin(True)), (seat, Rejoin(False))]
        tries += [(seat, AnswerSplit(True)), (seat, AnswerSplit(False))]
        tries += [(None, Elapsed(window.window))] if window is not None else []
        tries += [(seat, Quit())] if rng.random() < 0.05 else []
        who, action = rng.choice(tries)
        try:
            game.apply(match.decide(game.match, who, action))
        except IllegalAction:
            continue
    raise AssertionError("a window never closes")
