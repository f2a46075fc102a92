"""Matches between people that are played to their very end: who is out, who won, what it pays, and the pad at the end."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from helpers.accessible import check
from helpers.chromium import PHONE, visit
from helpers.company import Company, Plan, over
from helpers.friends import (
    at_desk,
    closed,
    dealt,
    draw_and_discard,
    drop_out,
    go_on,
    on_phone,
    play_out,
    show_wrongly,
    sit_together,
    standing,
)
from helpers.pageplayer import PagePlayer
from helpers.served import Served, served
from helpers.table import Server


@pytest.mark.long
@pytest.mark.parametrize(("game", "shows"), [("pool-101", 2), ("pool-201", 3)])
async def test_POOL_6_the_last_one_in_takes_the_pool(browser: Browser, winning: Served, game: str, shows: int) -> None:
    asha, ravi = await on_phone(browser, winning.url, "Asha", "en"), await on_phone(browser, winning.url, "रवि")
    dev = await at_desk(browser, winning.url, "देव", "hi")
    await sit_together(asha, [ravi, dev], game, seats="3", turn_timer=asha.say("value-off"))
    # Ravi shows wrongly until he is out; then Dev does.
    for number in range(shows):
        await play_out({asha: draw_and_discard, ravi: show_wrongly, dev: drop_out})
        if number + 1 < shows:
            await go_on([asha, ravi, dev])
    await ravi.press(ravi.answer(ravi.say("rejoin-no")))
    await asha.until(lambda now: standing(now).window is None, "the answer")
    await ravi.shows(ravi.say("idle-out"))
    while standing(asha).end is None:
        await go_on([asha, dev])
        await play_out({asha: draw_and_discard, dev: show_wrongly})
    for player in (asha, ravi, dev):
        await player.shows(player.say("match-cause", cause="last_player"))
    await asha.shows(asha.say("match-verdict", who="you", count=1, names=""))
    await dev.shows(dev.say("match-verdict", who="others", count=1, names="Asha"))
    end = standing(dev).end
    assert end is not None
    assert end.payouts == {0: 300, 1: 0, 2: 0}
    limit = standing(dev).goal
    assert limit is not None
    assert end.totals[0] == 0
    assert min(end.totals[1], end.totals[2]) >= limit
    await check(asha, "the end on a phone")
    await closed(asha, ravi, dev)


@pytest.mark.long
async def test_POOL_8_two_are_asked_at_once_and_who_does_not_answer_in_time_is_out(browser: Browser, tmp_path: Path) -> None:
    # Of the 20 seconds to answer ten are left.
    with served(tmp_path, "two are out", scale=0.5) as server:
        asha, ravi = await at_desk(browser, server.url, "Asha"), await on_phone(browser, server.url, "रवि")
        dev, mira = await at_desk(browser, server.url, "देव", "hi"), await on_phone(browser, server.url, "Mira", "en")
        everyone = [asha, ravi, dev, mira]
        await sit_together(asha, everyone[1:], "pool-61", seats="4", turn_timer=asha.say("value-off"))
        deeds = {asha: draw_and_discard, ravi: show_wrongly, dev: show_wrongly, mira: drop_out}
        await play_out(deeds)
        await go_on(everyone)
        await play_out(deeds)
        window = standing(asha).window
        assert window is not None
        assert set(window.waiting) == {1, 2}
        question = {"total": window.total, "entry": 100}
        await ravi.shows(ravi.say("ask-rejoin", **question))
        await dev.shows(dev.say("ask-rejoin", **question))
        await dev.press(dev.answer(dev.say("rejoin-yes")).or_(dev.button(dev.say("rejoin-yes"))))
        await asha.shows(asha.say("window-waits", kind="rejoin", names="रवि"))
        await asha.until(lambda now: standing(now).window is None, "the end of the time to answer")
        status = {seat.seat: (seat.status, seat.total) for seat in standing(asha).seats}
        assert status[1] == ("out", 120)
        assert status[2] == ("in", window.total)
        assert standing(asha).pool == 500
        await ravi.shows(ravi.say("idle-out"))
        await closed(*everyone)


@pytest.mark.long
async def test_CHIPS_10_parts_of_the_pool_by_rank_and_CHIPS_11_a_tie_among_two_of_three(
    browser: Browser, winning: Served
) -> None:
    asha, ravi = await on_phone(browser, winning.url, "आशा"), await at_desk(browser, winning.url, "Ravi")
    mira = await on_phone(browser, winning.url, "Mira", "en")
    await sit_together(
        asha,
        [ravi, mira],
        "deals-chips",
        seats="3",
        prizes=asha.say("value-prizes-ranked"),
        turn_timer=asha.say("value-off"),
    )
    await play_out({asha: show_wrongly, ravi: draw_and_discard, mira: drop_out})
    await go_on([asha, ravi, mira])
    await play_out({asha: draw_and_discard, ravi: show_wrongly, mira: drop_out})
    assert [seat.total for seat in standing(mira).seats] == [180, 180, 120]
    await mira.shows(mira.say("tie-break", names="आशा and Ravi"))
    # Who is not among the tied has nothing to press, and nobody waits for them.
    await expect(mira.page.locator(".next").get_by_role("button")).to_have_count(0)
    await expect(asha.page.locator(".next").get_by_text("Mira")).to_have_count(0)
    await go_on([asha, ravi])
    # Who is not among the tied looks on.
    await dealt([mira], 3)
    assert mira.deal is not None
    assert mira.deal.own is None
    await expect(mira.page.get_by_role("heading", level=1)).to_contain_text(mira.say("deal-tie-break"))
    await expect(mira.page.locator("p.idle")).to_have_text(mira.say("idle-tie-break"))
    await play_out({asha: draw_and_discard, ravi: show_wrongly})
    await mira.until(lambda now: standing(now).end is not None, "the end of the match")
    end = standing(mira).end
    assert end is not None
    assert end.payouts == {0: 200, 1: 100, 2: 0}
    for player in (asha, ravi, mira):
        await player.shows(player.say("chips-paid", chips=200))
    await check(mira, "the end for who looked on")
    await closed(asha, ravi, mira)


@pytest.mark.long
async def test_DEAL_1_three_deals_stand_line_by_line(browser: Browser, winning: Served) -> None:
    asha, ravi = await on_phone(browser, winning.url, "Asha", "en"), await at_desk(browser, winning.url, "रवि", "hi")
    await sit_together(asha, [ravi], "deals", seats="2", deals="3", turn_timer=asha.say("value-off"))
    for number in (1, 2, 3):
        await play_out({asha: show_wrongly, ravi: show_wrongly})
        if number < 3:
            await ravi.shows(ravi.say("standings-after", deal=number, deals=3))
            await go_on([asha, ravi])
    for player in (asha, ravi):
        await player.shows(player.say("match-cause", cause="deals_played"))
        lines = standing(player).lines
        assert len(lines) == 3
    await closed(asha, ravi)


@pytest.mark.long
async def test_GIN_26_who_comes_at_the_end_sees_three_full_columns(browser: Browser, winning: Served) -> None:
    # Two programs play the match; nothing of the page is needed before its end.
    server = Server(winning.port, winning.database)
    company = await Company.sit_down(server, "gin-hollywood", 2, Plan(), turn_timer="off")
    await company.play(over)
    told: dict[str, Any] = company.clients[0].view["match"]
    context = await visit(browser, winning.url, PHONE, "hi")
    player = await PagePlayer.arrive(context, touch=True, language="hi")
    await player.page.goto(f"/t/{company.table}")
    for number, column in enumerate(told["columns"], 1):
        pad = player.page.get_by_role("table", name=player.say("pad-column", number=number))
        entered = [line for line in told["lines"] if number in line["columns"]]
        await expect(pad.locator("tbody.hands td").filter(has_text=re.compile(r"\d"))).to_have_count(len(entered))
        totals = [str(column["closed"]["totals"][seat]) for seat in ("0", "1")]
        await expect(pad.locator("tr.total td")).to_have_text(totals)
    await player.shows(player.say("match-cause", cause="target"))
    await check(player, "the full pad")
    for client in company.clients:
        await client.close()
    await closed(player)
