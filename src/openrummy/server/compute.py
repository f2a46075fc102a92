"""Work that would hold up the event loop: done in processes of its own, a few at a time."""

import asyncio
import importlib
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any, Final, TypeVar

from openrummy.server.worker import LENGTH, frame

Answer = TypeVar("Answer")

_START: Final = 60.0
"""Seconds in which a worker must have started."""


class WorkerLost(Exception):
    """A worker ended in the middle of its work, or was ended because it took too long."""


class Compute:
    """At most ``workers`` processes, each started when it is first needed; whoever comes when all are busy waits.

    ``seconds``: how long one may take over one thing; it is ended then, and another takes its place.
    """

    def __init__(self, workers: int, seconds: float = 10.0) -> None:
        self._limit = asyncio.Semaphore(workers)
        self._seconds = seconds
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def run(self, function: Callable[..., Answer], *arguments: object) -> Answer:
        """``function(*arguments)`` elsewhere; its exception comes back. A worker that is lost is replaced once; one that takes too long
        is ended, and ``WorkerLost`` raised, for the next would take as long.
        """
        call = frame((function, arguments))
        async with self._limit:
            try:
                try:
                    succeeded, value = await self._in_time(call)
                except WorkerLost:
                    succeeded, value = await self._in_time(call)
            except TimeoutError as error:
                raise WorkerLost(f"a worker took more than {self._seconds} s") from error
        if not succeeded:
            raise value
        answer: Answer = value
        return answer

    async def warm(self) -> None:
        """Start one worker."""
        await self.run(_ready)

    async def close(self) -> None:
        """End the workers."""
        for process in self._all:
            self._end(process)
        for process in self._all:
            await process.wait()
        self._all.clear()

    async def _in_time(self, call: bytes) -> tuple[bool, Any]:
        process = self._idle.pop() if self._idle else await self._start()
        answer = await self._call(process, call, self._seconds)
        self._idle.append(process)
        return answer

    async def _call(self, process: Process, call: bytes, seconds: float) -> tuple[bool, Any]:
        if process.stdin is None or process.stdout is None:
            raise WorkerLost
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(call)
                await process.stdin.drain()
                size = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
                answer: tuple[bool, Any] = pickle.loads(await process.stdout.readexactly(size))
        except TimeoutError:
            self._end(process)
            raise
        except (OSError, asyncio.IncompleteReadError) as error:
            self._end(process)
            raise WorkerLost from error
        except BaseException:
            # Cancelled with an answer still to come: such a worker would answer the next one wrongly.
            self._end(process)
            raise
        return answer

    async def _start(self) -> Process:
        """A new worker that has imported what it will need: on a busy machine that may take longer than any work."""
        process = await asyncio.create_subprocess_exec(sys.executable, "-m", "openrummy.server.worker", stdin=PIPE, stdout=PIPE)
        self._all = {one for one in self._all if one.returncode is None} | {process}
        await self._call(process, frame((_ready, ())), _START)
        return process

    def _end(self, process: Process) -> None:
        if process in self._idle:
            self._idle.remove(process)
        if process.returncode is None:
            process.kill()


def _ready() -> bool:
    return all(importlib.import_module(f"openrummy.server.{name}") is not None for name in ("commands", "bot_moves"))
