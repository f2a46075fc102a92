"""Work that would hold up the event loop: done in processes of its own, a few at a time."""

import importlib
from collections.abc import Callable
from typing import TypeVar

from anyio import BrokenWorkerProcess, CapacityLimiter, to_process

Answer = TypeVar("Answer")


class Compute:
    """At most ``workers`` processes; whoever comes when all are busy waits."""

    def __init__(self, workers: int) -> None:
        self._limit = CapacityLimiter(workers)

    async def run(self, function: Callable[..., Answer], *arguments: object) -> Answer:
        """``function(*arguments)`` elsewhere. Exceptions come back; a worker that was killed is replaced once."""
        try:
            return await to_process.run_sync(function, *arguments, limiter=self._limit)
        except BrokenWorkerProcess:
            return await to_process.run_sync(function, *arguments, limiter=self._limit)

    async def warm(self) -> None:
        """Start one worker and have it import what it will need."""
        await self.run(_ready)


def _ready() -> bool:
    return callable(importlib.import_module("openrummy.server.commands").decide)
