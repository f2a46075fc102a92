"""The first screen: every game by family, against whom, and what it remembers."""

from playwright.async_api import Browser, expect

from helpers.chromium import PHONE, visit
from helpers.pageplayer import PagePlayer
from helpers.served import Served
from openrummy.rules import presets


async def test_every_game_stands_in_its_family_and_can_be_played_at_once(player: PagePlayer) -> None:
    games = player.page.locator("main section:has(> ul)")
    await games.first.wait_for()
    shown = [await family.locator(".name").all_inner_texts() for family in await games.all()]
    headings = await games.get_by_role("heading").all_inner_texts()
    assert headings == [player.say(f"family-{family}") for family in ("indian", "rum", "gin")]
    assert [name for family in shown for name in family] == [player.say(f"game-{name}") for name in presets()]


async def test_what_was_played_last_is_one_tap_away_and_one_more_changes_it(browser: Browser, winning: Served) -> None:
    context = await visit(browser, winning.url, PHONE, "hi")
    player = await PagePlayer.arrive(context, touch=True, language="hi")
    await player.play_now(2, "pool-201", "easy")
    await player.page.goto("/")
    last = player.page.get_by_role("button").filter(has_text=player.say("quick-line", bots=2, level="easy"))
    await expect(last).to_contain_text(player.say("game-pool-201"))
    # The sheet of any game offers the same opponents again.
    await player.press(last)
    sheet = player.page.get_by_role("dialog")
    assert await sheet.get_by_role("radio", name="2", exact=True).is_checked()
    assert await sheet.get_by_role("radio", name=player.say("level", level="easy"), exact=True).is_checked()
    await player.page.keyboard.press("Escape")
    player.view = None
    await player.press(player.button(player.say("play-now")))
    await player.until(lambda now: now.deal is not None, "the deal")
    assert player.view is not None
    assert player.view.preset == "pool-201"
    assert [seat.bot for seat in player.view.seats if seat is not None] == [None, "easy", "easy"]
    await context.close()


async def test_the_page_fills_the_screen_and_gives_it_back(player: PagePlayer) -> None:
    # A phone's bar has no room for it: there it lies in the settings.
    if player.touch:
        await player.press(player.button(player.say("settings")))
    button = player.page.get_by_role("switch" if player.touch else "button", name=player.say("full-screen"))
    await player.press(button)
    await player.page.wait_for_function("document.fullscreenElement !== null")
    await player.press(button)
    await player.page.wait_for_function("document.fullscreenElement === null")
