"""``kill -9`` of ``openrummy serve`` in the moments of a match that are the hardest to come back to: afterwards the table stands exactly as
it stood, an answer sent twice counts once, and the match goes to the same end as one that nothing disturbed.
"""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from helpers.company import Company, Plan, outcome
from helpers.process import ServerProcess
from helpers.table import Message
from openrummy.server.settings import Settings

GRACE, HEARTBEAT = Settings().restart_grace, Settings().heartbeat
AS_COMPUTERS = Plan()


@dataclass(frozen=True)
class Moment:
    """A table, and the moment of its match in which the server is killed: when somebody's view is ``at`` it."""

    name: str
    preset: str
    at: Callable[[Message], bool]
    persons: int = 2
    plan: Plan = AS_COMPUTERS
    options: Message = field(default_factory=dict)

    async def table(self, host: ServerProcess) -> Company:
        made = {"seats": self.persons} if not self.preset.startswith("gin") else {}
        return await Company.sit_down(host.server, self.preset, self.persons, self.plan, **made | self.options)


def window(kind: str) -> Callable[[Message], bool]:
    return lambda view: view["match"] is not None and (view["match"]["window"] or {}).get("kind") == kind


def phase(name: str, deal: int = 1) -> Callable[[Message], bool]:
    """Somebody has to move in this phase."""
    return lambda view: view["deal"] is not None and (view["deal"]["phase"], view["deal"]["deal"]) == (name, deal)


def between(view: Message) -> bool:
    """A deal of a match has ended, and nobody is ready yet."""
    return view["deal"] is not None and view["deal"]["end"] is not None


def after_melding(view: Message) -> bool:
    """Whose turn it is has just laid a meld on the table, and has to discard."""
    deal, you = view["deal"], view["you"]
    if deal is None or (deal["seat"], deal["phase"]) != (you, "discard") or deal["end"] is not None:
        return False
    return any(you in meld["owners"] for meld in deal["game"]["melds"])


def may_lay_off(view: Message) -> bool:
    return view["deal"] is not None and view["deal"]["own"] is not None and bool(view["deal"]["own"]["legal"]["lay_off"])


OUT = Plan({(1, 1): "shows wrongly", (1, 0): "drops", (2, 1): "shows wrongly", (2, 0): "drops"})
"""In a pool to 61: after two deals the second seat is out with 120, the first has 30 (POOL-8)."""

EVEN = Plan({(1, 0): "shows wrongly", (2, 1): "shows wrongly", (3, 0): "shows wrongly"})
"""Two deals for chips, each loses one, and the third breaks the tie (CHIPS-11)."""

ONE_SIDED = Plan({(deal, 1): "throws back" for deal in range(2, 100)})
"""A match of Gin that does not last long."""


def refusing(plan: Plan, **answers: Any) -> Plan:
    return Plan(plan.does, **answers)


MOMENTS = (
    Moment("rejoin window", "pool-61", window("rejoin"), 3, OUT),
    Moment("split window", "pool-61", window("split"), 3, refusing(OUT, rejoins=False, proposes=2)),
    Moment("split refused", "pool-61", window("split"), 3, refusing(OUT, rejoins=False, agrees=False, proposes=2)),
    Moment("between deals", "deals", between),
    Moment("tie-break", "deals-chips", phase("draw", deal=3), plan=EVEN),
    Moment("upcard", "gin", phase("upcard"), plan=ONE_SIDED),
    Moment("lay-off", "gin", may_lay_off, plan=ONE_SIDED, options={"defence": "player"}),
    Moment("melded", "rum", after_melding, 3, options={"target": 50}),
    Moment("show of 21 cards", "twentyone", phase("arrange"), 3),
    Moment("losers arrange", "points", phase("count"), 3),
)

SEED = "moments"


@pytest.mark.parametrize(
    ("moments", "used"),
    [
        pytest.param(MOMENTS, 0.0, id="ten tables at once"),
        *(pytest.param((moment,), 7.0, id=moment.name, marks=pytest.mark.long) for moment in MOMENTS),
    ],
)
async def test_kill_9_in_a_hard_moment(host: ServerProcess, moments: tuple[Moment, ...], used: float) -> None:
    """``used``: seconds of the running clock that are over when the server dies."""

    async def start() -> None:
        await host.start(OPENRUMMY_TEST_SEED=SEED)

    async def again(companies: list[Company]) -> None:
        await host.kill()
        await start()
        await asyncio.gather(*(company.come() for company in companies))
        await asyncio.gather(*(company.caught_up() for company in companies))

    await start()
    companies = await asyncio.gather(*(moment.table(host) for moment in moments))
    await asyncio.gather(*(company.play(moment.at) for company, moment in zip(companies, moments, strict=True)))
    before = [stands(company) for company in companies]
    clocks = [company.clients[0].view["clock"] for company in companies]
    await asyncio.sleep(used)

    await again(companies)
    for moment, company, was, clock in zip(moments, companies, before, clocks, strict=True):
        assert stands(company) == was, moment.name
        check_clock(moment, company.clients[-1].view["clock"], clock, used)

    answers = await asyncio.gather(*(answer(company) for company in companies))
    before = [stands(company) for company in companies]
    await again(companies)
    for moment, company, (at, move, first), was in zip(moments, companies, answers, before, strict=True):
        assert stands(company) == was, moment.name
        assert await company.make(at, move, "once") == first, moment.name
        assert stands(company) == was, moment.name

    await asyncio.gather(*(company.play() for company in companies))
    undisturbed = await asyncio.gather(*(moment.table(host) for moment in moments))
    await asyncio.gather(*(company.play() for company in undisturbed))
    for moment, company, other in zip(moments, companies, undisturbed, strict=True):
        assert outcome(company.clients[0].view) == outcome(other.clients[0].view), moment.name
    assert "Traceback" not in (host.at / "server.log").read_text()


def stands(company: Company) -> list[Message]:
    """The table as everyone sees it, but for what is of the moment: who is connected, how many are missing, and the time that is left."""
    found = []
    for client in company.clients:
        view = json.loads(json.dumps(client.view)) | {
            "clock": None,
            "starts_in": None,
            "missing": None,
            "version": client.version,
        }
        for seat in view["seats"]:
            if seat is not None:
                seat["connected"] = None
        found.append(view)
    return found


def check_clock(moment: Moment, now: Message | None, before: Message | None, used: float) -> None:
    """The same clock with some grace, and no time charged for while no server ran."""
    assert (now is None) == (before is None), moment.name
    if now is None or before is None:
        return
    assert now["turn"] == before["turn"], moment.name
    assert min(GRACE, before["left"]) - 2 < now["left"] <= now["total"], moment.name
    if used:
        counts = used - HEARTBEAT  # at least: the server wrote down every few seconds that it was there
        assert now["left"] <= max(GRACE, before["left"] - counts) + 0.5, f"{moment.name}: what was used before counts"


async def answer(company: Company) -> tuple[int, Any, Message]:
    """The next move of the plan, sent under a fixed id; everyone has been told what came of it."""
    following = company.next_move()
    assert following is not None, "somebody has to be asked in such a moment"
    at, move = following
    first = await company.make(at, move, "once")
    await company.caught_up()
    return at, move, first
