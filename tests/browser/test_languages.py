"""English and Hindi, from the first screen and in the middle of a deal."""

from playwright.async_api import Browser

from helpers.chromium import PHONE, visit
from helpers.pageplayer import PagePlayer
from helpers.served import Served


async def test_the_browsers_language_is_the_pages_until_another_is_chosen(browser: Browser, winning: Served) -> None:
    context = await visit(browser, winning.url, PHONE, "hi")
    player = await PagePlayer.arrive(context, touch=True, language="hi")
    await player.button(player.say("play-now")).wait_for()
    assert await player.page.locator("html").get_attribute("lang") == "hi"
    await player.press(player.button("English"))
    player.language = "en"
    await player.button(player.say("play-now")).wait_for()
    assert await player.page.locator("html").get_attribute("lang") == "en"
    await player.page.reload()
    await player.button(player.say("play-now")).wait_for()
    await context.close()


async def test_switching_to_hindi_in_a_deal_keeps_the_hand(browser: Browser, winning: Served) -> None:
    context = await visit(browser, winning.url, PHONE, "en")
    player = await PagePlayer.arrive(context, touch=True)
    await player.play_now(1)
    await player.my_turn()
    before = await player.cards_shown()
    await player.action(player.say("draw")).wait_for()
    await player.press(player.page.get_by_role("button", name=player.say("bar-button", what="menu", count=0)))
    await player.press(player.answer(player.say("menu-entry", entry="settings")))
    await player.press(player.page.get_by_role("dialog").get_by_role("button", name="हिन्दी"))
    player.language = "hi"
    await player.press(player.page.get_by_role("dialog").get_by_role("button", name=player.say("close")))
    await player.action(player.say("draw")).wait_for()
    assert await player.cards_shown() == before
    # Also what only a screen reader could find.
    everything = await player.page.evaluate("document.body.textContent")
    assert player.say("drag-help") in everything
    assert "drag" not in everything.lower()
    await player.draw()
    assert player.problems == []
    await context.close()
