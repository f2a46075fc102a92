"""Reloads, a second tab, a dead server: the table stands as it stood, and the page carries on by itself."""

from pathlib import Path

from playwright.async_api import Browser

from helpers.chromium import PHONE, visit
from helpers.pageplayer import PagePlayer
from helpers.served import Served, served


async def test_TBL_5_a_reload_in_a_deal_shows_the_table_as_it_stood(player: PagePlayer) -> None:
    await player.play_now(1)
    await player.my_turn()
    cards = (await player.cards_shown())[2:5]
    await player.group([tuple(cards)])
    await player.draw()
    before, taken = await player.cards_shown(), player.own.taken
    player.view = None
    await player.page.reload()
    await player.until(lambda now: now.deal is not None, "the table again")
    await player.card(before[0]).wait_for()
    assert await player.cards_shown() == before
    assert player.own.taken == taken
    assert taken is not None
    await player.discard(taken)


async def test_two_tabs_show_the_same_seat(player: PagePlayer) -> None:
    await player.play_now(1)
    await player.my_turn()
    other = PagePlayer(await player.page.context.new_page(), touch=player.touch, language=player.language)
    await other.page.goto(player.page.url)
    await other.until(lambda now: now.deal is not None, "the table in the second tab")
    assert other.own.seat == player.own.seat
    assert set(other.own.hand) == set(player.own.hand)
    await other.draw()
    await player.until(lambda now: bool(now.own.legal.discard), "the second tab's card in the first")
    assert await player.cards_shown() == await other.cards_shown()
    assert other.problems == []


async def test_the_page_carries_on_by_itself_after_a_killed_server(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, "any") as server:
        context = await visit(browser, server.url, PHONE)
        player = await PagePlayer.arrive(context, touch=True)
        await player.play_now(1)
        await player.my_turn()
        await player.group([tuple((await player.cards_shown())[2:5])])
        await player.draw()
        before, taken = await player.cards_shown(), player.own.taken
        # How cards lie is no move: it is on the disk a moment later.
        await player.page.wait_for_timeout(1000)
        server.kill()
        await player.page.get_by_text(player.say("offline")).wait_for()
        player.view = None
        server.start()
        await player.until(lambda now: now.deal is not None, "the table again")
        await player.page.get_by_text(player.say("offline")).wait_for(state="hidden")
        assert await player.cards_shown() == before
        assert player.own.taken == taken
        assert taken is not None
        await player.discard(taken)
        await context.close()


async def test_a_table_that_is_not_there_is_told_with_a_way_out(browser: Browser, winning: Served) -> None:
    context = await visit(browser, winning.url, PHONE, "hi")
    player = PagePlayer(await context.new_page(), touch=True, language="hi")
    await player.page.goto("/t/NOSUCH")
    await player.page.get_by_text(player.say("error-unknown-table", table="NOSUCH")).wait_for()
    await player.page.locator('a[href="/"]').first.wait_for()
    await context.close()
