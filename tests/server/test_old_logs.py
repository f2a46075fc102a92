"""Tables of every earlier version are read as they stood, and played on. The logs were written by those versions and are never made anew."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from helpers.table import play_on, serving
from openrummy.server.lifts import ENVELOPE, lift
from openrummy.server.room import Opened, evolve_all, read

LOGS = Path(__file__).parent / "logs"
VERSIONS = sorted(LOGS.glob("v*.sql"))


def restore(script: Path, at: Path) -> Any:
    """The database of that version as a file, and what was true of it when it was written."""
    with sqlite3.connect(at / "rummy.sqlite") as connection:
        connection.executescript(script.read_text())
    return json.loads(script.with_suffix(".json").read_text())


def test_there_is_a_log_of_every_earlier_version() -> None:
    assert [one.stem for one in VERSIONS] == [f"v{number}" for number in range(1, ENVELOPE)]


@pytest.mark.parametrize("script", VERSIONS, ids=lambda one: one.stem)
def test_every_deal_of_an_old_log_replays_to_its_end(script: Path, tmp_path: Path) -> None:
    restore(script, tmp_path)
    with sqlite3.connect(tmp_path / "rummy.sqlite") as connection:
        rows = connection.execute("SELECT envelope, events FROM log ORDER BY code, sequence").fetchall()
    room, ends = None, 0
    for envelope, text in rows:
        events = read(text, envelope)
        if isinstance(events[0], Opened) and events[0].room.number == 0:
            room = None
        room = evolve_all(room, events)
        ends += room.deal is not None and room.deal.end is not None
    assert ends >= 3


@pytest.mark.parametrize("script", VERSIONS, ids=lambda one: one.stem)
async def test_tables_of_an_old_log_stand_as_they_stood_and_go_on(script: Path, tmp_path: Path) -> None:
    told = restore(script, tmp_path)
    asha, ravi, third = told["tokens"]
    async with serving(tmp_path) as server:
        over = await server.join(asha, told["tables"]["played"])
        # The fourth had stood up.
        assert {str(seat["seat"]): seat["chips"] for seat in over.view["seats"] if seat} == {
            seat: chips for seat, chips in told["chips"].items() if seat != "3"
        }
        assert [result["points"] for result in over.deal["end"]["results"]] == [one["points"] for one in told["results"]]
        client = await server.join(ravi, told["tables"]["running"])
        assert client.version == told["version"]
        assert client.own["hand"] == told["hand"]
        assert [group["cards"] for group in client.view["hand"]["groups"]] == [group["cards"] for group in told["laid"]["groups"]]
        other = await server.join(asha, told["tables"]["running"])
        for one in (client, other):
            await one.ask("act", deal=1, action={"type": "drop"})
        await client.seen(lambda view: view["deal"]["end"] is not None)
        fresh = await server.join(third, told["tables"]["fresh"])
        await fresh.do("seat_bot")
        await fresh.do("ready")
        await fresh.seen(lambda view: view["deal"] is not None)
        await play_on(fresh)


def test_a_row_of_a_newer_version_is_not_guessed_at() -> None:
    with pytest.raises(ValueError, match="newer"):
        lift(ENVELOPE + 1, "[]")
