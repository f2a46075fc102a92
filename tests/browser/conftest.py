"""Real servers, a real Chromium, and visitors."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from helpers.chromium import DESKTOP, PHONE, chromium, visit
from helpers.foresee import find, soon_won
from helpers.pageplayer import PagePlayer
from helpers.served import Served, served


@pytest.fixture(scope="session")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Served]]:
    """The server whose deals follow from a seed; started when it is first asked for."""
    with ExitStack() as stack:

        @cache
        def start(seed: str) -> Served:
            return stack.enter_context(served(tmp_path_factory.mktemp("server"), seed))

        yield start


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One Chromium serves all tests, each in a context of its own; so they share the event loop that it belongs to."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as running:
        yield running


@pytest.fixture(scope="session")
def winning(serve: Callable[[str], Served]) -> Served:
    """A server at which the person soon wins the first deal against one computer player."""
    return serve(find(1, soon_won))


@pytest_asyncio.fixture(loop_scope="session", params=["mouse", "touch"])
async def player(request: pytest.FixtureRequest, browser: Browser, winning: Served) -> AsyncIterator[PagePlayer]:
    """A visitor of the winning server: on a wide screen with a mouse in English, and on a phone by touch in Hindi.

    No error may show in the browser's console.
    """
    touch = request.param == "touch"
    language = "hi" if touch else "en"
    context = await visit(browser, winning.url, PHONE if touch else DESKTOP, language)
    visitor = await PagePlayer.arrive(context, touch=touch, language=language)
    yield visitor
    assert visitor.problems == []
    await context.close()
