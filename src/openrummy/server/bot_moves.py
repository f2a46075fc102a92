"""Which computer players have to move or to answer, and what they choose: from a view and the public history, and nothing else."""

from openrummy import bots, games, match
from openrummy.bots import between
from openrummy.games import Deal
from openrummy.games.actions import PlayerAction
from openrummy.games.events import Event
from openrummy.games.views import DealView
from openrummy.match.actions import PlayerMatchAction
from openrummy.rules.value import Rules
from openrummy.server.protocol import BotLevel
from openrummy.server.room import Room, in_match, player_of, running, taken


def to_move(room: Room) -> dict[int, BotLevel]:
    """The computer players, stand-ins among them, that the deal waits for."""
    deal = room.deal
    if deal is None or deal.end is not None:
        return {}
    waited = games.waited_for(deal)
    return {at: level for at, seat in taken(room) if at in waited and (level := player_of(seat)) is not None}


def knows(deal: Deal, seat: int, history: tuple[Event, ...]) -> tuple[Rules, DealView, tuple[Event, ...]]:
    """All that the player in a seat knows."""
    return deal.start.rules, games.view(deal, seat), tuple(games.event_for(event, seat, deal) for event in history)


def choose(level: BotLevel, rules: Rules, view: DealView, history: tuple[Event, ...]) -> PlayerAction:
    """The move; run in a process of its own."""
    return bots.choose(level, rules, view, history)


def to_answer(room: Room) -> dict[int, PlayerMatchAction]:
    """The computer players that an open window of the match waits for, with their answers."""
    if room.match is None or running(room):
        return {}
    shown = match.view(room.match, None)
    if shown is None or shown.window is None:
        return {}
    waiting = shown.window.waiting
    mine = (at for at, seat in taken(room) if at in waiting and in_match(room, at) and player_of(seat) is not None)
    return {at: between.answer(shown, room.rules.match.entry, at) for at in mine}
