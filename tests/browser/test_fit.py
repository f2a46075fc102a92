"""Nothing of a table is cut off or covered, on any screen that people have: phones upright and on their side, tablets, laptops."""

from collections.abc import Callable

import pytest
from playwright.async_api import Browser

from helpers.boxes import inside, overlap
from helpers.foresee import eight_jokers, search
from helpers.friends import at_desk, closed, on_phone, sit_together
from helpers.served import Served


async def test_on_a_phone_on_its_side_a_long_name_pushes_nothing_off_the_felt(browser: Browser, winning: Served) -> None:
    asha = await on_phone(browser, winning.url, "आशा")
    await asha.page.set_viewport_size({"width": 640, "height": 360})
    name = "Priyanka Chaturvedi"
    guest = await at_desk(browser, winning.url, name)
    await sit_together(asha, [guest], "points", bots=4, seats="6", turn_timer=asha.say("value-off"))
    await asha.card(asha.own.hand[0]).wait_for()
    felt = asha.page.locator(".felt")
    assert await inside(felt.locator("figure"), felt)
    assert await inside(felt.get_by_role("listitem"), felt)
    await closed(asha, guest)


@pytest.mark.parametrize("game", ["points", "rum"])
async def test_a_browser_that_keeps_its_bars_cuts_nothing_off(browser: Browser, winning: Served, game: str) -> None:
    player = await on_phone(browser, winning.url, "आशा")
    await player.play_now(3, game)
    await player.my_turn()
    felt = player.page.locator(".felt")
    for height in (640, 584, 520):
        await player.page.set_viewport_size({"width": 360, "height": height})
        await player.page.wait_for_timeout(100)
        actions = await player.page.get_by_role("toolbar").bounding_box()
        assert actions is not None
        assert actions["y"] + actions["height"] <= height, height
        assert await inside(felt.locator("figure"), felt), height
        assert await inside(felt.get_by_role("list", name=player.say("seats")), felt), height
    await closed(player)


@pytest.mark.parametrize("game", ["points", "rum"])
async def test_a_laptop_or_a_tablet_has_everything_in_sight_and_clear_of_each_other(
    browser: Browser, winning: Served, game: str
) -> None:
    player = await at_desk(browser, winning.url, "Asha")
    await player.play_now(3, game)
    await player.my_turn()
    seats = player.page.locator(".felt li")
    piles = player.page.locator(".felt figure")
    for width, height in ((1366, 625), (1280, 720), (768, 1024)):
        await player.page.set_viewport_size({"width": width, "height": height})
        await player.page.wait_for_timeout(100)
        screen = player.page.locator("main")
        assert await inside(player.page.get_by_role("toolbar").get_by_role("button"), screen), (width, height)
        assert await inside(seats.locator(".ring, .name, .facts"), screen), (width, height)
        assert not await overlap(seats.locator(".ring, .name, .facts"), piles), (width, height)
    await closed(player)


@pytest.mark.parametrize("width", [640, pytest.param(740, marks=pytest.mark.long)])
async def test_XXI_1_on_a_phone_on_its_side_21_cards_lie_clear_of_everything(
    browser: Browser, serve: Callable[[str], Served], width: int
) -> None:
    player = await on_phone(browser, serve(search(eight_jokers)).url, "आशा")
    await player.page.set_viewport_size({"width": width, "height": 360})
    await player.play_now(1, "twentyone")
    await player.my_turn()
    await player.draw()
    shown = await player.cards_shown()
    for at in range(0, 15, 3):
        await player.group([tuple(shown[at : at + 3])])
    await player.still()
    hand = await player.page.locator(".hand").bounding_box()
    status = await player.page.locator(".status").bounding_box()
    assert hand is not None
    assert status is not None
    assert status["height"] <= 48
    for card in await player.cards_shown():
        box = await player.card(card).bounding_box()
        assert box is not None
        assert box["y"] >= hand["y"] >= status["y"] + status["height"], card
        assert box["y"] + box["height"] <= 360, card
        assert box["x"] + box["width"] <= hand["x"] + hand["width"], card
    for action in await player.page.get_by_role("toolbar").get_by_role("button").all():
        box = await action.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    await closed(player)
