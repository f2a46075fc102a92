"""Seats of those who are gone: freed by the others, or kept by who comes back in time (TBL-14, PTS-15)."""

from pathlib import Path

from playwright.async_api import Browser

from helpers.accessible import check
from helpers.friends import at_desk, closed, dealt, on_phone, sit_together
from helpers.served import Served, served


async def test_TBL_14_a_game_for_chips_begins_without_one_who_sat_there_and_is_gone(browser: Browser, tmp_path: Path) -> None:
    """A phone in Hindi, a wide screen in English; a minute is three seconds."""
    with served(tmp_path, "any", scale=0.05) as server:
        asha, ravi, dev = [
            await on_phone(browser, server.url, "आशा"),
            await at_desk(browser, server.url, "Ravi"),
            await at_desk(browser, server.url, "Dev"),
        ]
        await asha.page.goto("/new/deals-chips")
        await asha.page.get_by_label(asha.say("name-label")).fill(asha.name)
        seats = asha.page.locator('[data-option="seats"]')
        await asha.press(seats.get_by_role("radio", name="3", exact=True))
        await asha.press(asha.button(asha.say("make-table")))
        link = await asha.page.get_by_label(asha.say("share-link")).input_value()
        for guest in (ravi, dev):
            await guest.page.goto(link)
            await guest.page.get_by_label(guest.say("name-label")).fill(guest.name)
            await guest.press(guest.button(guest.say("sit-down")))
            await guest.until(lambda now: now.view is not None and now.view.you is not None, "a seat")
        await closed(dev)
        await asha.shows(asha.say("start-missing", count=1))
        await ravi.shows(ravi.say("start-missing", count=1))
        assert await ravi.button(ravi.say("start-deal")).is_disabled()
        freeing = asha.page.get_by_role("button", name=asha.say("free-seat-of", name="Dev"))
        await freeing.wait_for()
        await check(asha, "a seat that may be freed, in the lobby")
        await asha.press(freeing)
        await ravi.until(lambda now: now.view is not None and None in now.view.seats, "the free seat")
        await asha.press(asha.page.get_by_role("button", name=asha.say("bot-add")))
        for player in (asha, ravi):
            await player.press(player.button(player.say("start-deal")))
        await dealt((asha, ravi), 1)
        await closed(asha, ravi)


async def test_PTS_15_who_has_left_a_pool_watches_it_and_keeps_the_seat_for_the_next(browser: Browser, winning: Served) -> None:
    asha, ravi, dev = [
        await on_phone(browser, winning.url, "आशा"),
        await at_desk(browser, winning.url, "Ravi"),
        await at_desk(browser, winning.url, "Dev"),
    ]
    await sit_together(asha, [ravi, dev], "pool-101", seats="3", turn_timer=asha.say("value-off"))
    link = asha.page.url
    assert len(await asha.cards_shown()) >= 13
    await asha.press(asha.page.get_by_role("button", name=asha.say("bar-button", what="menu", count=0)))
    await asha.press(asha.answer(asha.say("menu-entry", entry="leave")))
    await asha.press(asha.answer(asha.say("leave")))
    await ravi.until(lambda now: any(seat and seat.leaving for seat in now.view.seats) if now.view else False, "who leaves")
    await asha.page.goto(link)
    await asha.shows(asha.say("idle-left-match"))
    assert await asha.cards_shown() == []
    await check(asha, "after leaving a pool")
    await asha.press(asha.action(asha.say("keep-seat")))
    await asha.shows(asha.say("idle-out"))
    assert await asha.cards_shown() == []
    await closed(asha, ravi, dev)
