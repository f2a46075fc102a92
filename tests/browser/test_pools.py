"""Pools with friends: a real table, each at a page of their own, until the pool is taken or shared."""

import pytest
from playwright.async_api import Browser

from helpers.accessible import check
from helpers.friends import (
    at_desk,
    closed,
    draw_and_discard,
    drop_out,
    go_on,
    leave_winning,
    on_phone,
    play_out,
    show_wrongly,
    sit_together,
    standing,
)
from helpers.served import Served


async def test_POOL_8_who_is_out_may_come_back_and_POOL_11_the_last_two_may_split(browser: Browser, winning: Served) -> None:
    asha, ravi = await at_desk(browser, winning.url, "Asha"), await on_phone(browser, winning.url, "रवि")
    await sit_together(asha, [ravi], "pool-61", bots=1, seats="3", turn_timer=asha.say("value-off"))
    deeds = {asha: leave_winning(ravi), ravi: show_wrongly}
    await play_out(deeds)
    # 60 is one short of the limit, and leaves no drop (POOL-7).
    await ravi.shows(ravi.say("compulsory"))
    await asha.shows(asha.say("drops-left", count=3))
    await go_on([asha, ravi])
    await ravi.shows(f"{ravi.say('own-total', total=60, goal=61)}, {ravi.say('compulsory')}")
    await play_out(deeds)
    window = standing(ravi).window
    assert window is not None
    assert window.total is not None
    await asha.shows(asha.say("window-waits", kind="rejoin", names="रवि"))
    await ravi.shows(ravi.say("ask-rejoin", total=window.total, entry=100))
    await check(ravi, "rejoin?")
    await ravi.press(ravi.answer(ravi.say("rejoin-yes")))
    await asha.until(lambda now: standing(now).window is None, "the answer")
    seat = next(one for one in standing(asha).seats if one.seat == ravi.own.seat)
    # One comes back with a single drop (POOL-9).
    assert (seat.total, seat.drops_left) == (window.total, 1)
    await asha.shows(asha.say("pool-is", pool=400))
    back = f"{asha.say('back-at', total=window.total)}, {asha.say('drops-left', count=1)}"
    await asha.shows(back)
    await go_on([asha, ravi])
    await play_out(deeds)
    await ravi.shows(ravi.say("idle-out"))
    await asha.press(asha.page.get_by_text(asha.say("split-offer")))
    await asha.shows(asha.say("split-offer-help"))
    await asha.press(asha.button(asha.say("split-propose")))
    await asha.shows(asha.say("match-cause", cause="manual_split"))
    await ravi.shows(ravi.say("match-cause", cause="manual_split"))
    end = standing(asha).end
    assert end is not None
    assert sum(end.payouts.values()) == 400
    await closed(asha, ravi)


@pytest.mark.long
async def test_POOL_10_the_pool_is_shared_when_the_last_two_have_no_drop_left(browser: Browser, winning: Served) -> None:
    asha, ravi = await on_phone(browser, winning.url, "आशा"), await on_phone(browser, winning.url, "Ravi", "en")
    dev = await at_desk(browser, winning.url, "देव", "hi")
    await sit_together(asha, [ravi, dev], "pool-61", seats="3", turn_timer=asha.say("value-off"))
    await play_out({asha: show_wrongly, ravi: drop_out, dev: draw_and_discard})
    for _ in range(2):
        await go_on([asha, ravi, dev])
        await play_out({asha: draw_and_discard, ravi: drop_out, dev: show_wrongly})
    # 60, 45 and one who is out: one drop more is worth an entry.
    await asha.press(asha.page.get_by_text(asha.say("split-offer")))
    await asha.press(asha.button(asha.say("split-propose")))
    await ravi.shows(ravi.say("ask-split", name="आशा"))
    await ravi.shows(ravi.say("chips-paid", chips=200))
    await dev.shows(dev.say("window-waits", kind="split", names="Ravi"))
    await check(ravi, "split?")
    await ravi.press(ravi.answer(ravi.say("split-no")))
    await asha.until(lambda now: standing(now).window is None, "the refusal")
    assert not await asha.page.get_by_text(asha.say("split-offer")).is_visible()
    await go_on([asha, ravi])
    await play_out({asha: draw_and_discard, ravi: drop_out})
    for player in (asha, ravi, dev):
        await player.shows(player.say("match-cause", cause="auto_split"))
    end = standing(dev).end
    assert end is not None
    assert end.payouts == {0: 150, 1: 150, 2: 0}
    await check(asha, "the end on a phone")
    await check(dev, "the end on a wide screen")
    await asha.button(asha.say("new-match")).first.wait_for()
    await closed(asha, ravi, dev)
