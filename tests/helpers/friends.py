"""Several people at one table, each at a page of their own; and the short ways in which a deal can go."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

from playwright.async_api import Browser, expect

from helpers.chromium import DESKTOP, PHONE, visit
from helpers.pageplayer import PagePlayer
from openrummy import bots
from openrummy.match.views import MatchView

Deed = Callable[[PagePlayer], Awaitable[None]]
_WAIT: Final = 30.0


async def on_phone(browser: Browser, url: str, name: str, language: str = "hi") -> PagePlayer:
    """Someone on a phone, by touch; in Hindi if not said otherwise."""
    return await _arrive(browser, url, name, language, phone=True)


async def at_desk(browser: Browser, url: str, name: str, language: str = "en") -> PagePlayer:
    """Someone on a wide screen, by mouse; in English if not said otherwise."""
    return await _arrive(browser, url, name, language, phone=False)


async def _arrive(browser: Browser, url: str, name: str, language: str, *, phone: bool) -> PagePlayer:
    context = await visit(browser, url, PHONE if phone else DESKTOP, language)
    player = await PagePlayer.arrive(context, touch=phone, language=language)
    player.name = name
    return player


async def sit_together(host: PagePlayer, guests: Sequence[PagePlayer], game: str, bots: int = 0, **options: str) -> None:
    """The host makes a table by the form, sends the link, and all sit down and are dealt in.

    ``options``: of the game, with the word that the form has for the value in the host's language.
    """
    await host.page.goto(f"/new/{game}")
    await host.page.get_by_label(host.say("name-label")).fill(host.name)
    for option, word in options.items():
        await _set(host, option, word)
    if bots:
        choice = host.page.get_by_role("radiogroup", name=host.say("bots-label"))
        await host.press(choice.get_by_role("radio", name=str(bots), exact=True))
    await host.press(host.button(host.say("make-table")))
    link = await host.page.get_by_label(host.say("share-link")).input_value()
    for guest in guests:
        await guest.page.goto(link)
        await guest.page.get_by_label(guest.say("name-label")).fill(guest.name)
        await guest.press(guest.button(guest.say("sit-down")))
        await guest.until(lambda now: now.view is not None and now.view.you is not None, "a seat")
    for player in (host, *guests):
        await player.press(player.button(player.say("start-deal")))
    await dealt((host, *guests), 1)


async def _set(host: PagePlayer, option: str, word: str) -> None:
    field = host.page.locator(f'[data-option="{option}"]')
    if not await field.is_visible():
        await host.press(host.page.locator(".fold"))
    if await field.locator("select").count():
        await field.locator("select").select_option(label=word)
    else:
        await host.press(field.get_by_role("radio", name=word, exact=True))


async def dealt(players: Sequence[PagePlayer], number: int) -> None:
    """Wait until a deal has begun for all."""
    for player in players:
        await player.until(lambda now: now.deal is not None and now.deal.deal == number, f"deal {number}")


async def go_on(players: Sequence[PagePlayer]) -> None:
    """All press for the next deal, and it begins."""
    number = 1 + max(player.deal.deal for player in players if player.deal)
    for player in players:
        await player.press(player.page.locator(".next").get_by_role("button", name=player.say("next-deal")))
    await dealt(players, number)


async def play_out(deeds: Mapping[PagePlayer, Deed]) -> None:
    """Each does their deed whenever it is their turn, until the deal is over."""
    async with asyncio.timeout(_WAIT * len(deeds)):
        while not all(player.ended for player in deeds):
            for player, deed in deeds.items():
                if player.deal is not None and not player.ended and player.deal.own and bots.must_act(player.deal):
                    await deed(player)
            await asyncio.sleep(0.02)


async def show_wrongly(player: PagePlayer) -> None:
    """Declare cards that are no hand to declare."""
    await player.draw()
    await player.declare(player.own.hand[0])
    await player.submit()


async def draw_and_discard(player: PagePlayer) -> None:
    await player.draw()
    assert player.own.taken is not None
    await player.discard(player.own.taken)


async def drop_out(player: PagePlayer) -> None:
    """Drop where it is allowed, else take a turn."""
    offer = player.own.legal.drop
    if offer is None:
        await draw_and_discard(player)
    else:
        await player.drop(offer.points)


def leave_winning(other: PagePlayer) -> Deed:
    """Drop, unless that would make the winner of ``other``, who is to show wrongly: while a third one has dropped, wait for that."""

    async def deed(player: PagePlayer) -> None:
        assert player.deal is not None
        left = [seat.seat for seat in player.deal.seats if seat.status == "in"]
        await (draw_and_discard if set(left) == {player.own.seat, other.own.seat} else drop_out)(player)

    return deed


def standing(player: PagePlayer) -> MatchView:
    assert player.view is not None
    assert player.view.match is not None
    return player.view.match


async def closed(*players: PagePlayer) -> None:
    """Nothing went wrong in any browser, and all are closed."""
    for player in players:
        assert player.problems == []
        await player.page.context.close()


async def show_and_see_it_paid(winner: PagePlayer, finish: int, *others: PagePlayer) -> None:
    """Someone declares with a card, without being asked whether they are sure, and shows; all see who won and what is paid, to zero."""
    await winner.choose([finish])
    await winner.press(winner.action(winner.say("declare")))
    await winner.until(lambda now: now.own.legal.submit, "the declaration")
    await winner.submit()
    for player in (winner, *others):
        await player.until(lambda now: now.ended, "the end of the deal")
        assert player.deal is not None
        assert player.deal.end is not None
        assert (player.deal.end.cause, player.deal.end.winner) == ("shown", winner.own.seat)
        assert sum(line.chips for line in player.deal.end.results) == 0
        table = player.page.get_by_role("table", name=player.say("settlement"))
        await expect(table.get_by_role("row", name=f"{player.say('settle-sum')} 0 0 0")).to_be_visible()
