"""How a server process is set up; everything here has a default that fits a normal host."""

import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from openrummy.packs import SEED_BYTES

PAGE = Path(__file__).parent / "page"
"""Where the build puts the page."""


def random_seed(deal: int) -> bytes:
    """A deal's seed: 256 fresh bits, whatever its number."""
    return secrets.token_bytes(SEED_BYTES)


@dataclass(frozen=True)
class Settings:
    """Times are seconds, rates a second. ``time_scale`` shortens every clock of the tables, so that tests need not wait.

    ``send_queue``: messages that may wait for a slow reader. ``message_*``: what one socket may send. ``make_*``: people and tables
    that one address may make. ``miss_*``: how often one address may name a table that there is none of, so that codes cannot be guessed.
    ``absent_wait``: how long a table waits for somebody without a connection before the others may go on without them (TBL-13), or free the
    seat (TBL-14).
    ``sockets``: that one person may have open. ``compute_limit``: how long a worker may take over one thing. ``idle_after``: how long a
    table that nobody watches stays in memory.
    """

    bot_delay: tuple[float, float] = (0.6, 1.2)
    time_scale: float = 1.0
    ready_wait: float = 30.0
    restart_grace: float = 15.0
    absent_wait: float = 60.0
    heartbeat: float = 5.0
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    send_queue: int = 128
    message_bytes: int = 16 * 1024
    message_rate: float = 20.0
    message_burst: int = 60
    make_rate: float = 2.0
    make_burst: int = 240
    miss_rate: float = 0.2
    miss_burst: int = 60
    sockets: int = 16
    compute_limit: float = 10.0
    idle_after: float = 600.0
    seeds: Callable[[int], bytes] = random_seed
    page: Path = PAGE

    def scaled(self, seconds: float) -> float:
        return seconds * self.time_scale
