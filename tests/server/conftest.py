"""A real server process for every test that asks for one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from helpers.process import ServerProcess


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """Not started yet; killed at the end if it still runs."""
    process = ServerProcess(tmp_path)
    yield process
    if process.process is not None:
        await process.kill()
