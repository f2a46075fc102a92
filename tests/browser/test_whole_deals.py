"""Whole deals of Points Rummy, played in a real browser by mouse and by finger."""

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from playwright.async_api import Browser

from helpers.chromium import DESKTOP, PHONE, visit
from helpers.foresee import find, soon_won
from helpers.pageplayer import PagePlayer
from helpers.served import Served


@pytest.fixture(scope="session")
def winning() -> str:
    """A seed with which the person soon wins the first deal against one computer player."""
    return find(1, soon_won)


@pytest.fixture
async def player(
    request: pytest.FixtureRequest, browser: Browser, serve: Callable[[str], Served], winning: str
) -> AsyncIterator[PagePlayer]:
    """A visitor on the device that the test is given, at a server whose first deal is won; no error may show in the console."""
    device, language = request.param
    context = await visit(browser, serve(winning).url, device, language)
    visitor = await PagePlayer.arrive(context, touch=device.get("has_touch", False), language=language)
    yield visitor
    assert visitor.problems == []
    await context.close()


devices: Any = pytest.mark.parametrize(
    "player", [pytest.param((DESKTOP, "en"), id="mouse"), pytest.param((PHONE, "hi"), id="touch")], indirect=True
)


@devices
async def test_a_whole_deal_is_won_by_a_valid_declaration(player: PagePlayer) -> None:
    await player.play_now(1)
    await player.play_deal()
    assert player.deal is not None
    assert player.deal.end is not None
    assert player.deal.end.cause == "shown"
    assert player.deal.end.winner == player.own.seat
    await player.page.get_by_text(player.say("chips-total")).first.wait_for()
    await player.next_deal()


@devices
async def test_PTS_11_a_wrong_declaration_costs_80_and_the_sheet_says_why(player: PagePlayer) -> None:
    await player.play_now(1)
    await player.my_turn()
    await player.draw()
    await player.declare(player.own.hand[0])
    await player.submit()
    await player.until(lambda now: now.ended, "the end of the deal")
    assert player.deal is not None
    assert player.deal.end is not None
    assert player.deal.end.cause == "wrong_show"
    assert next(line.points for line in player.deal.end.results if line.seat == player.own.seat) == 80
    await player.page.get_by_text("80", exact=True).first.wait_for()


@devices
async def test_PTS_14_a_first_drop_costs_20_as_the_button_says(player: PagePlayer) -> None:
    await player.play_now(1)
    await player.my_turn()
    await player.drop(20)
    await player.until(lambda now: now.ended, "the end of the deal")
    assert player.deal is not None
    assert player.deal.end is not None
    assert next(line.points for line in player.deal.end.results if line.seat == player.own.seat) == 20
