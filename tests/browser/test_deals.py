"""Matches of a number of deals with friends: ties, shared wins, who leaves and comes back, and the record to keep."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.async_api import Browser

from helpers.foresee import find_tied
from helpers.friends import at_desk, closed, draw_and_discard, go_on, on_phone, play_out, show_wrongly, sit_together, standing
from helpers.pageplayer import PagePlayer
from helpers.served import Served


def has_seat_back(player: PagePlayer) -> bool:
    seat = None if player.view is None else player.view.seats[player.own.seat]
    return seat is not None and seat.stand_in is None


async def replayed(player: PagePlayer, folder: Path) -> str:
    """What ``openrummy replay`` says of the record that the sheet offers."""
    async with player.page.expect_download() as coming:
        await player.press(player.button(player.say("download-record")))
    download = await coming.value
    file = folder / download.suggested_filename
    await download.save_as(file)
    command = [sys.executable, "-m", "openrummy", "replay", str(file)]
    told = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    return told.stdout


async def test_CHIPS_11_a_tie_is_broken_by_one_more_deal(browser: Browser, winning: Served, tmp_path: Path) -> None:
    ravi, asha = await at_desk(browser, winning.url, "Ravi"), await on_phone(browser, winning.url, "आशा")
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
    assert "Ravi" in await replayed(asha, tmp_path)
    await closed(asha, ravi)


@pytest.mark.long
async def test_DEAL_6_equal_lowest_totals_win_together(browser: Browser, serve: Callable[[str], Served]) -> None:
    server = serve(find_tied())
    asha, ravi = await on_phone(browser, server.url, "Asha", "en"), await at_desk(browser, server.url, "रवि", "hi")
    await sit_together(asha, [ravi], "deals", seats="2", turn_timer=asha.say("value-off"))
    await play_out({asha: show_wrongly, ravi: show_wrongly})
    # DEAL-5: nobody wins; DEAL-4: what is shown is not what is added.
    await asha.shows(asha.say("added-this-deal"))
    await go_on([asha, ravi])
    await play_out({asha: show_wrongly, ravi: show_wrongly})
    await asha.shows(asha.say("match-verdict", who="shared", count=2, names="रवि"))
    await ravi.shows(ravi.say("match-verdict", who="shared", count=2, names="Asha"))
    await closed(asha, ravi)


@pytest.mark.long
async def test_TBL_11_a_match_with_friends_and_a_computer_survives_a_reload_and_one_who_leaves(
    browser: Browser, winning: Served, tmp_path: Path
) -> None:
    ravi, asha = await at_desk(browser, winning.url, "Ravi"), await on_phone(browser, winning.url, "आशा")
    await sit_together(ravi, [asha], "deals", bots=1, seats="3", turn_timer=ravi.say("value-off"))
    link = ravi.page.url
    await asha.my_turn()
    await asha.move()
    await asha.page.reload()
    await asha.until(lambda now: now.deal is not None, "the table again")
    await play_out({asha: PagePlayer.move, ravi: PagePlayer.move})
    await asha.shows(asha.say("standings-after", deal=1, deals=2))
    await go_on([asha, ravi])
    await ravi.press(ravi.page.get_by_role("button", name=ravi.say("bar-button", what="menu", count=0)))
    await ravi.press(ravi.answer(ravi.say("menu-entry", entry="leave")))
    await ravi.shows(ravi.say("ask-leave-match", format="deals"))
    await ravi.press(ravi.answer(ravi.say("leave")))
    await ravi.button(ravi.say("play-now")).wait_for()
    await asha.shows(asha.say("seat-stand-in"))
    ravi.view = None
    await ravi.page.goto(link)
    await ravi.until(lambda now: now.view is not None, "the table again")
    await ravi.press(ravi.action(ravi.say("take-seat")))
    await ravi.until(has_seat_back, "the seat back")
    await play_out({asha: PagePlayer.move, ravi: PagePlayer.move})
    for player in (asha, ravi):
        await player.shows(player.say("match-cause", cause="deals_played"))
    await replayed(ravi, tmp_path)
    await closed(asha, ravi)
