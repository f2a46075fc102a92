"""When the machine fails the server: a disk that takes nothing, a clock that jumps, a database that is none."""

import asyncio
import hashlib
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from helpers.table import Client, Message, deal_is, play_on, serving
from openrummy.games import indian
from openrummy.games.events import DealStarted
from openrummy.packs import commitment
from openrummy.rules import preset
from openrummy.server import bot_moves, run, steady, writer
from openrummy.server.compute import Compute, WorkerLost
from openrummy.server.database import DatabaseError, sqlite_path
from openrummy.server.sqlite import SqliteStore
from openrummy.server.worker import frame


class FullDisk(OSError):
    """No space left."""


class Disk:
    """Lets batches through, or not: all while it is ``full``, or the next ``fails``. ``tries`` counts those that it did not."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.full, self.fails, self.tries = False, 0, 0
        real = writer.Writer._all_at_once

        async def write(*arguments: Any) -> Any:
            # As a disk does: in the middle of the transaction.
            done = await real(*arguments)
            if self.full or self.fails:
                self.tries += 1
                self.fails = max(0, self.fails - 1)
                raise FullDisk
            return done

        patch.setattr(writer.Writer, "_all_at_once", write)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


async def seated(server: Any, **options: Any) -> tuple[Client, Client]:
    """Two persons in a deal."""
    tokens = [await server.person(name) for name in "AB"]
    table = await server.table(tokens[0], **options)
    a, b = [await server.join(token, table) for token in tokens]
    await b.do("sit")
    await a.do("ready")
    await b.do("ready")
    for one in (a, b):
        await one.seen(lambda view: view["deal"] is not None)
    return a, b


async def test_a_clock_that_runs_out_while_the_disk_is_full_tries_again_but_not_without_pause(tmp_path: Path, disk: Disk) -> None:
    async with serving(tmp_path, heartbeat=60.0, time_scale=0.01) as server:
        a, _ = await seated(server)
        disk.full = True
        await asyncio.sleep(2.5)
        assert 1 <= disk.tries <= 6
        disk.full = False
        await a.seen(lambda view: view["deal"]["end"] is not None)
        assert a.deal["end"]["cause"] == "last_player"


async def test_a_computer_player_whose_move_could_not_be_written_makes_it_again(tmp_path: Path, disk: Disk) -> None:
    """It is not as if its time were up: nobody is dropped, and no card is thrown, for a fault of the disk."""
    async with serving(tmp_path, heartbeat=60.0, bot_delay=(0.5, 0.5)) as server:
        token = await server.person("Asha")
        client = await server.join(token, await server.table(token, bots=1, turn_timer="off", first_drop=40))
        await client.do("ready")
        await client.seen(lambda view: view["deal"] is not None)
        for _ in range(3):
            await client.seen(lambda view: bool(view["deal"]["own"]["legal"]["draw"]) or view["deal"]["seat"] != 0)
            if client.deal["seat"] == 0:
                await client.act(type="draw", source="stock")
                await client.act(type="discard", card=client.own["hand"][-1])
            disk.fails = 1
            await client.seen(lambda view: view["deal"]["end"] is not None or bool(view["deal"]["own"]["legal"]["draw"]))
            if client.deal["end"] is not None:
                break
        assert disk.tries
        assert not [event for event in client.events if event.get("cause") == "timeout" or event.get("auto")]


async def test_a_refused_move_can_be_made_once_there_is_room_again(tmp_path: Path, disk: Disk) -> None:
    async with serving(tmp_path, heartbeat=0.05) as server:
        a, b = await seated(server, turn_timer="off")
        mover = a if a.own["legal"]["draw"] else b
        draw: Message = {"deal": 1, "action": {"type": "draw", "source": "stock"}}
        before = mover.deal
        disk.full = True
        assert (await mover.ask("act", "one", **draw))["code"] == "storage_failed"
        hand = mover.own["hand"]
        await mover.send({"type": "arrange", "deal": 1, "groups": [hand[:3]], "loose": hand[3:]})
        laid = (await mover.until(lambda message: message["type"] == "arranged"))["hand"]
        await asyncio.sleep(0.5)
        assert mover.deal == before
        disk.full = False
        assert (await mover.do("act", "one", **draw))["version"] == mover.version
        assert len(mover.own["hand"]) == 14
        await asyncio.sleep(0.5)
    async with serving(tmp_path) as server:
        back = await server.join(*_who(mover))
        assert back.view["hand"]["groups"] == laid["groups"]


def _who(client: Client) -> tuple[str, str]:
    return client.token, client.view["table"]


@pytest.mark.parametrize("jump", [7200.0, -7200.0])
async def test_a_clock_that_is_set_changes_nobodys_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    async with serving(tmp_path) as server:
        a, b = await seated(server)
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + jump)
        mover, other = (a, b) if a.own["legal"]["draw"] else (b, a)
        await mover.act(type="draw", source="stock")
        assert 20 < mover.view["clock"]["left"] <= 30
        await mover.act(type="discard", card=mover.own["hand"][0])
        await other.seen(lambda view: bool(view["deal"]["own"]["legal"]["draw"]))
        await asyncio.sleep(0.3)
        assert 20 < other.view["clock"]["left"] <= 30
        assert other.deal["end"] is None


async def test_a_clock_set_back_between_two_servers_gives_nobody_hours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        a, _ = await seated(server)
    monkeypatch.setattr(steady, "_BEGAN", steady._BEGAN - 7200)
    async with serving(tmp_path) as server:
        back = await server.join(*_who(a))
        assert 0 < back.view["clock"]["left"] <= 30


async def test_every_deal_can_be_checked_against_what_was_promised_before_it(tmp_path: Path) -> None:
    """The commitment stands before the deal; the seed told after it gives that hash and exactly these cards."""
    async with serving(tmp_path, bot_delay=(0.0, 0.0)) as server:
        token = await server.person("Asha")
        client = await server.join(token, await server.table(token, bots=3))
        for number in (1, 2):
            promised = client.view["next_commitment"]
            await client.do("ready")
            await client.seen(deal_is(number))
            assert client.deal["commitment"] == promised != client.view["next_commitment"]
            hand = client.own["hand"]
            await client.act(type="drop")
            await client.seen(lambda view: view["deal"]["end"] is not None)
            told = next(event for event in client.events if event["type"] == "deal_started" and event["deal"] == number)
            assert told["seed"] is None
            seed = bytes.fromhex(client.deal["end"]["seed"])
            assert commitment(seed) == promised
            assert promised == hashlib.sha256(b"openrummy deal 1" + bytes(2) + seed).hexdigest()
            again, _ = indian.start(
                preset("points").rules, deal=number, seats=sorted(told["seats"]), dealer=told["dealer"], seed=seed, totals={},
                draw_for_deal=number == 1,
            )  # fmt: skip
            assert isinstance(again, DealStarted)
            assert (list(again.seats), again.dealer) == (told["seats"], told["dealer"])
            assert {str(seat): card for seat, card in again.dealer_cards.items()} == told["dealer_cards"]
            assert (again.cut, again.opening, again.stock_size) == (told["cut"], told["opening"], told["stock_size"])
            assert sorted(again.hands[0]) == sorted(hand)


async def test_what_is_no_database_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("this is no database " * 50)
    (tmp_path / "folder").mkdir()
    for name in ("text", "folder"):
        with pytest.raises(DatabaseError, match="give another --database"):
            await SqliteStore.open(tmp_path / name)
    assert (tmp_path / "text").read_text().startswith("this is no database")
    with pytest.raises(DatabaseError):
        sqlite_path("sqlite:///~nobody-of-this-name/rummy.sqlite")


@pytest.mark.parametrize("host", ["", "a..b", "x" * 70])
def test_an_address_that_is_none_is_refused_in_words(host: str) -> None:
    with pytest.raises(run.ServeError, match="--host"):
        run._listen(host, 0)


def test_a_worker_whose_server_was_killed_ends_without_a_word() -> None:
    """It may still be at work then, and has nobody to answer."""
    worker = subprocess.Popen(
        [sys.executable, "-m", "openrummy.server.worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert worker.stdin is not None
    assert worker.stdout is not None
    assert worker.stderr is not None
    worker.stdout.close()
    with worker.stdin, worker.stderr:
        worker.stdin.write(frame((divmod, (7, 2))))
        worker.stdin.flush()
        assert worker.wait(timeout=30) == 1
        assert worker.stderr.read() == b""


async def test_a_worker_that_hangs_is_ended_and_replaced() -> None:
    compute = Compute(1, seconds=1.0)
    try:
        await Compute.warm(compute)
        with pytest.raises(WorkerLost, match="more than"):
            await compute.run(time.sleep, 60)
        assert await compute.run(abs, -7) == 7
    finally:
        await compute.close()


async def test_a_computer_player_that_cannot_choose_does_not_hang_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked twice in vain, its time is up: with the timer off too."""
    monkeypatch.setattr(bot_moves, "choose", len)  # which does not take what it is given
    async with serving(tmp_path) as server:
        token = await server.person("Asha")
        client = await server.join(token, await server.table(token, bots=1, seats=2, turn_timer="off"))
        await client.do("ready")
        await client.seen(lambda view: view["deal"] is not None)
        await play_on(client)
        assert client.deal["end"]["cause"] == "last_player"
        assert client.deal["end"]["winner"] == 0
