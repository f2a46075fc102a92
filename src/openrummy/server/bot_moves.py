"""Which computer players have to move, and what they choose: from a view and the public history, and nothing else."""

from openrummy import bots, games
from openrummy.games import Deal
from openrummy.games.actions import PlayerAction
from openrummy.games.events import Event
from openrummy.games.views import DealView
from openrummy.rules.value import Rules
from openrummy.server.protocol import BotLevel
from openrummy.server.room import Room, taken


def to_move(room: Room) -> dict[int, BotLevel]:
    """The computer players that the deal waits for."""
    deal = room.deal
    if deal is None or deal.end is not None:
        return {}
    return {
        at: seat.bot
        for at, seat in taken(room)
        if seat.bot is not None and at in deal.players and bots.must_act(games.view(deal, at))
    }


def knows(deal: Deal, seat: int, history: tuple[Event, ...]) -> tuple[Rules, DealView, tuple[Event, ...]]:
    """All that the player in a seat knows."""
    return deal.start.rules, games.view(deal, seat), tuple(games.event_for(event, seat, deal) for event in history)


def choose(level: BotLevel, rules: Rules, view: DealView, history: tuple[Event, ...]) -> PlayerAction:
    """The move; run in a process of its own."""
    return bots.choose(level, rules, view, history)
