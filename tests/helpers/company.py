"""People who play whole matches over the network as a plan says, one move after another: the same deals always go the same way."""

import asyncio
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Self

import msgspec

from helpers.table import Client, Message, Server
from openrummy import bots
from openrummy.games.actions import PlayerAction
from openrummy.games.views import DealView
from openrummy.rules import Rules

Does = Literal["shows wrongly", "drops", "throws back"]
Move = tuple[str, Message]
_PAUSE: Final = 0.3
"""Seconds to wait where a socket has sent too fast."""


@dataclass(frozen=True)
class Plan:
    """How everyone plays: as computer players of this ``level`` do, but for what a seat ``does`` in a deal (by number and seat). Who ``throws
    back`` throws whatever was drawn from the stock.

    ``rejoins`` and ``agrees``: the answer to such a question; ``proposes``: the seat that proposes a split as soon as it may.
    """

    does: Mapping[tuple[int, int], Does] = field(default_factory=dict)
    rejoins: bool = True
    agrees: bool = True
    proposes: int | None = None
    level: str = "medium"


def over(view: Message) -> bool:
    """Has the match ended, or where deals stand alone the deal?"""
    if view["match"] is not None:
        return view["match"]["end"] is not None
    return view["deal"] is not None and view["deal"]["end"] is not None


def outcome(view: Message) -> Message:
    """All that is left of a match once it is over: totals, every deal's line, the last deal's sheet, everyone's chips."""
    match = view["match"]
    return {
        "match": None if match is None else {name: match[name] for name in ("seats", "lines", "pool", "columns", "end")},
        "deal": view["deal"]["end"],
        "chips": [seat and seat["chips"] for seat in view["seats"]],
    }


def move_of(view: Message, plan: Plan) -> Move | None:
    """What the person with this view does now, if anything: the type of the message and its fields."""
    if over(view):
        return None
    deal = view["deal"]
    if deal is None or deal["end"] is not None:
        return _between(view, plan)
    action = None if deal["own"] is None else action_of(view, plan)
    return None if action is None else ("act", {"deal": deal["deal"], "action": action})


def _between(view: Message, plan: Plan) -> Move | None:
    match, seat = view["match"], view["you"]
    if match is not None:
        legal = match["legal"]
        if legal["rejoin"]:
            return "between", {"action": {"type": "rejoin", "accept": plan.rejoins}}
        if legal["answer_split"]:
            return "between", {"action": {"type": "answer_split", "accept": plan.agrees}}
        if legal["propose_split"] and seat == plan.proposes:
            return "between", {"action": {"type": "propose_split"}}
        plays = next((one["status"] == "in" for one in match["seats"] if one["seat"] == seat), False)
        if match["window"] is not None or not plays:
            return None
    return None if view["seats"][seat]["ready"] else ("ready", {})


def action_of(view: Message, plan: Plan) -> Message | None:
    """The move of a seat that was dealt in, in a deal that runs; None where the deal does not wait for it."""
    shown = msgspec.json.decode(json.dumps(view["deal"]), type=DealView)
    legal = view["deal"]["own"]["legal"]
    does = plan.does.get((shown.deal, view["you"]))
    if does == "drops" and legal["drop"]:
        return {"type": "drop"}
    if not bots.must_act(shown):
        return None
    if does == "shows wrongly" and legal["submit"]:
        return {"type": "submit", "groups": []}
    if does == "shows wrongly" and legal["declare"]:
        return {"type": "declare", "card": min(legal["declare"])}
    if does == "throws back" and legal["may_pass"]:
        return {"type": "pass"}
    if does == "throws back" and "stock" in legal["draw"]:
        return {"type": "draw", "source": "stock"}
    if does == "throws back" and legal["discard"]:
        return {"type": "discard", "card": view["deal"]["own"]["taken"]}
    rules = msgspec.json.decode(json.dumps(view["rules"]), type=Rules)
    chosen: PlayerAction = bots.choose(plan.level, rules, shown, ())
    found: Message = msgspec.to_builtins(chosen)
    return found


@dataclass
class Company:
    """Persons at one table, each with a socket, in the order of their seats."""

    server: Server
    tokens: list[str]
    table: str
    plan: Plan
    clients: list[Client]

    @classmethod
    async def sit_down(cls, server: Server, preset: str, persons: int, plan: Plan, **options: Any) -> Self:
        """A new table of that preset with so many persons."""
        tokens = [await server.person(name) for name in "ABCDEF"[:persons]]
        table = await server.table(tokens[0], preset=preset, **options)
        company = cls(server, tokens, table, plan, [])
        await company.come()
        for client in company.clients[1:]:
            await client.do("sit")
        return company

    async def come(self) -> None:
        """Everyone has a new socket."""
        self.clients = [await self.server.join(token, self.table) for token in self.tokens]

    async def caught_up(self) -> None:
        """Everyone has been told what anyone has been told."""
        latest = max(client.version for client in self.clients)
        for client in self.clients:
            while client.version < latest:
                await client.receive()

    def next_move(self) -> tuple[int, Move] | None:
        """Who moves next, the first seat first, and how; None where all have to wait for the table."""
        moves = ((at, move_of(client.view, self.plan)) for at, client in enumerate(self.clients))
        return next(((at, move) for at, move in moves if move is not None), None)

    async def make(self, at: int, move: Move, id: str | None = None) -> Message:
        """A move that has to be done; its answer."""
        type, fields = move
        while (answer := await self.clients[at].ask(type, id, **fields))["type"] != "done":
            assert answer["code"] == "too_fast", answer
            await asyncio.sleep(_PAUSE)
        return answer

    async def play(self, wanted: Callable[[Message], bool] = over) -> None:
        """Play until somebody's view is as wanted."""
        await self.caught_up()
        while not any(wanted(client.view) for client in self.clients):
            following = self.next_move()
            if following is None:
                await self.clients[0].receive()
            else:
                await self.make(*following)
            await self.caught_up()
