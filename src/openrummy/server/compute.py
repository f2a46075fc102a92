"""Work that would hold up the event loop: done in processes of its own, a few at a time."""

import asyncio
import importlib
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any, TypeVar

from openrummy.server.worker import LENGTH, frame

Answer = TypeVar("Answer")


class WorkerLost(Exception):
    """A worker ended in the middle of its work."""


class Compute:
    """At most ``workers`` processes, each started when it is first needed; whoever comes when all are busy waits."""

    def __init__(self, workers: int) -> None:
        self._limit = asyncio.Semaphore(workers)
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def run(self, function: Callable[..., Answer], *arguments: object) -> Answer:
        """``function(*arguments)`` elsewhere; its exception comes back. A worker that is lost is replaced once."""
        call = frame((function, arguments))
        async with self._limit:
            try:
                succeeded, value = await self._call(call)
            except WorkerLost:
                succeeded, value = await self._call(call)
        if not succeeded:
            raise value
        answer: Answer = value
        return answer

    async def warm(self) -> None:
        """Start one worker and have it import what it will need."""
        await self.run(_ready)

    async def close(self) -> None:
        """End the workers."""
        for process in self._all:
            self._end(process)
        for process in self._all:
            await process.wait()
        self._all.clear()

    async def _call(self, call: bytes) -> tuple[bool, Any]:
        process = self._idle.pop() if self._idle else await self._start()
        if process.stdin is None or process.stdout is None:
            raise WorkerLost
        try:
            process.stdin.write(call)
            await process.stdin.drain()
            size = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
            answer: tuple[bool, Any] = pickle.loads(await process.stdout.readexactly(size))
        except (OSError, asyncio.IncompleteReadError) as error:
            self._end(process)
            raise WorkerLost from error
        except BaseException:
            # Cancelled with an answer still to come: such a worker would answer the next one wrongly.
            self._end(process)
            raise
        self._idle.append(process)
        return answer

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(sys.executable, "-m", "openrummy.server.worker", stdin=PIPE, stdout=PIPE)
        self._all = {one for one in self._all if one.returncode is None} | {process}
        return process

    def _end(self, process: Process) -> None:
        if process in self._idle:
            self._idle.remove(process)
        if process.returncode is None:
            process.kill()


def _ready() -> bool:
    return all(importlib.import_module(f"openrummy.server.{name}") is not None for name in ("commands", "bot_moves"))
