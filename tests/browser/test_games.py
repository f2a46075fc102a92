"""A whole match or deal of every family, played in a real browser against the computer."""

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from helpers.chromium import DESKTOP, PHONE, visit
from helpers.pageplayer import PagePlayer
from helpers.served import Served
from openrummy.match.views import MatchView


@pytest_asyncio.fixture(loop_scope="session")
async def phone(browser: Browser, winning: Served) -> AsyncIterator[PagePlayer]:
    """A visitor on a phone, by touch, in Hindi."""
    context = await visit(browser, winning.url, PHONE, "hi")
    visitor = await PagePlayer.arrive(context, touch=True, language="hi")
    yield visitor
    assert visitor.problems == []
    await context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def desk(browser: Browser, winning: Served) -> AsyncIterator[PagePlayer]:
    """A visitor on a wide screen, by mouse, in English."""
    context = await visit(browser, winning.url, DESKTOP)
    visitor = await PagePlayer.arrive(context, touch=False)
    yield visitor
    assert visitor.problems == []
    await context.close()


async def play_match(player: PagePlayer) -> MatchView:
    """Play deal after deal until the match is over."""
    while True:
        await player.play_deal()
        assert player.view is not None
        assert player.view.match is not None
        if player.view.match.end is not None:
            return player.view.match
        await player.next_deal()


@pytest.mark.long
async def test_RUM_11_a_match_of_rum_made_by_the_form_is_played_to_its_target(phone: PagePlayer) -> None:
    await phone.page.goto("/new/rum")
    await phone.page.locator('[data-option="target"] select').select_option(label="50")
    await phone.press(phone.page.get_by_role("radio", name="1", exact=True))
    await phone.press(phone.button(phone.say("make-table")))
    await phone.press(phone.button(phone.say("start-deal")))
    await phone.until(lambda now: now.deal is not None, "the first deal")
    match = await play_match(phone)
    assert match.goal == 50
    assert match.end is not None
    assert max(match.end.totals.values()) >= 50
    await phone.page.get_by_text(phone.say("match-cause", cause="target")).first.wait_for()
    await phone.button(phone.say("new-match")).first.wait_for()


@pytest.mark.long
async def test_GIN_16_a_game_of_gin_is_played_to_its_target(desk: PagePlayer) -> None:
    await desk.play_now(None, "gin")
    match = await play_match(desk)
    assert match.columns[0].closed is not None
    assert match.end is not None
    await desk.page.get_by_text(desk.say("match-cause", cause="target")).first.wait_for()
    await desk.page.get_by_role("table", name=desk.say("score-pad")).wait_for()


@pytest.mark.long
async def test_DEAL_1_two_deals_are_a_match(phone: PagePlayer) -> None:
    await phone.play_now(2, "deals", "hard")
    match = await play_match(phone)
    assert match.deal == 2
    assert match.end is not None
    assert match.end.cause == "deals_played"
    await phone.page.get_by_text(phone.say("match-cause", cause="deals_played")).first.wait_for()


async def test_XXI_16_a_deal_of_21_cards_is_settled_to_zero(phone: PagePlayer) -> None:
    await phone.play_now(2, "twentyone")
    await phone.play_deal()
    assert phone.deal is not None
    assert phone.deal.end is not None
    assert sum(line.chips for line in phone.deal.end.results) == 0
    await phone.page.get_by_text(phone.say("chips-total")).first.wait_for()


async def test_POOL_3_the_points_of_a_pool_add_up_on_the_page(desk: PagePlayer) -> None:
    await desk.play_now(3, "pool-101", "easy")
    await desk.play_deal()
    assert desk.view is not None
    assert desk.view.match is not None
    for told in desk.view.match.seats:
        seat = desk.view.seats[told.seat]
        assert seat is not None
        line = desk.page.locator("aside tbody tr", has_text=seat.name)
        await line.locator("td.total", has_text=re.compile(f"^{told.total}$")).wait_for()
    await desk.next_deal()
