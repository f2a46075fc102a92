"""axe-core finds nothing to mend on any screen, light or dark, narrow or wide; and nothing is cut off at the side."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from helpers.accessible import check
from helpers.chromium import DESKTOP, PHONE, visit
from helpers.pageplayer import PagePlayer
from helpers.served import Served


@pytest_asyncio.fixture(loop_scope="session", params=["phone-light-hindi", "wide-dark"])
async def visitor(request: pytest.FixtureRequest, browser: Browser, winning: Served) -> AsyncIterator[PagePlayer]:
    phone = request.param == "phone-light-hindi"
    language = "hi" if phone else "en"
    more: dict[str, Any] = {"color_scheme": "light" if phone else "dark", "reduced_motion": "reduce"}
    context = await visit(browser, winning.url, PHONE if phone else DESKTOP, language, **more)
    yield await PagePlayer.arrive(context, touch=phone, language=language)
    await context.close()


async def test_start_and_making_a_table(visitor: PagePlayer) -> None:
    await visitor.button(visitor.say("play-now")).wait_for()
    await check(visitor, "start")
    await visitor.pick_game(2, "pool-101", "hard")
    await check(visitor, "how many opponents")
    await visitor.page.goto("/new")
    await visitor.page.get_by_role("heading").first.wait_for()
    await visitor.press(visitor.page.locator(".fold"))
    await visitor.page.locator("#more").wait_for()
    await check(visitor, "make a table")
    await visitor.page.goto("/nowhere")
    await visitor.page.get_by_role("heading").first.wait_for()
    await check(visitor, "nowhere")


async def test_lobby(visitor: PagePlayer) -> None:
    await visitor.page.goto("/new")
    await visitor.press(visitor.page.locator("form button[type=submit], main button.primary").last)
    await visitor.until(lambda now: now.view is not None, "the lobby")
    await visitor.page.get_by_role("heading", name=visitor.say("lobby-title")).wait_for()
    await check(visitor, "lobby")
    await visitor.press(visitor.button(visitor.say("rules-read")))
    await check(visitor, "rules")


async def test_the_table_from_deal_to_sheet(visitor: PagePlayer) -> None:
    await visitor.play_now(1)
    await visitor.my_turn()
    await check(visitor, "to draw")
    await visitor.draw()
    await visitor.choose((await visitor.cards_shown())[:2])
    await check(visitor, "two cards chosen")
    await visitor.press(visitor.page.get_by_role("button", name=visitor.say("bar-button", what="menu", count=0)))
    await check(visitor, "menu")
    await visitor.page.keyboard.press("Escape")
    taken = visitor.own.taken
    assert taken is not None
    await visitor.choose([taken])
    await visitor.press(visitor.action(visitor.say("declare")))
    await check(visitor, "sure to declare?")
    await visitor.press(visitor.answer(visitor.say("declare")))
    await visitor.until(lambda now: now.own.legal.submit, "the declaration")
    await check(visitor, "declaration")
    await visitor.submit()
    await visitor.page.get_by_text(visitor.say("chips-total")).first.wait_for()
    await check(visitor, "sheet")


@pytest.mark.parametrize(
    ("game", "opponents"), [("pool-101", 2), ("deals", 2), ("twentyone", 2), ("rum", 3), ("gin-hollywood", None)]
)
async def test_a_deal_of_every_family(visitor: PagePlayer, game: str, opponents: int | None) -> None:
    await visitor.play_now(opponents, game, "easy")
    await visitor.my_turn()
    await check(visitor, f"{game}, the first turn")
    await visitor.play_deal()
    await visitor.page.locator(".next").wait_for()
    await check(visitor, f"{game}, the sheet")
