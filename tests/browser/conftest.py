"""Real servers and a real Chromium."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from functools import cache

import pytest
from playwright.async_api import Browser

from helpers.chromium import chromium
from helpers.served import Served, served


@pytest.fixture(scope="session")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Served]]:
    """The server whose deals follow from a seed; started when it is first asked for."""
    with ExitStack() as stack:

        @cache
        def start(seed: str) -> Served:
            return stack.enter_context(served(tmp_path_factory.mktemp("server"), seed))

        yield start


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as running:
        yield running
