"""Matches of a number of deals with friends: ties, shared wins, and the sheet that tells both penalties."""

from playwright.async_api import Browser

from helpers.friends import at_desk, draw_and_discard, go_on, on_phone, play_out, show_wrongly, sit_together, standing
from helpers.served import Served


async def test_CHIPS_11_a_tie_is_broken_by_one_more_deal(browser: Browser, winning: Served) -> None:
    asha, ravi = await on_phone(browser, winning.url, "आशा"), await at_desk(browser, winning.url, "Ravi")
    await sit_together(ravi, [asha], "deals-chips", seats="2", turn_timer=ravi.say("value-off"))
    await play_out({asha: show_wrongly, ravi: draw_and_discard})
    await ravi.shows(ravi.say("standings-after", deal=1, deals=2))
    await go_on([asha, ravi])
    await play_out({asha: draw_and_discard, ravi: show_wrongly})
    assert [seat.total for seat in standing(asha).seats] == [160, 160]
    await asha.shows(asha.say("tie-break", names="Ravi और आशा"))
    await go_on([asha, ravi])
    await play_out({asha: show_wrongly, ravi: draw_and_discard})
    await ravi.shows(ravi.say("match-verdict", who="you", count=1, names=""))
    end = standing(asha).end
    assert end is not None
    assert end.payouts == {0: 200, 1: 0}
