"""The rare ways to end a deal, between two people at a page each: three tunnelas, eight dublees, big gin."""

from collections.abc import Callable

import pytest
from playwright.async_api import Browser, expect

from helpers.foresee import alike, big_gin, holds_alike, search
from helpers.friends import at_desk, closed, on_phone, play_out, show_and_see_it_paid, sit_together
from helpers.pageplayer import PagePlayer
from helpers.served import Served


async def all_in_sight(player: PagePlayer) -> None:
    """No own card is covered by the line above the hand or by the actions below it, nor cut off at a side."""
    await player.still()
    hand = await player.page.locator(".hand").bounding_box()
    actions = await player.page.get_by_role("toolbar").bounding_box()
    assert hand is not None
    assert actions is not None
    for card in player.own.hand:
        box = await player.card(card).bounding_box()
        assert box is not None
        assert box["y"] >= hand["y"], card
        assert box["y"] + box["height"] <= actions["y"], card
        assert hand["x"] <= box["x"] <= box["x"] + box["width"] <= hand["x"] + hand["width"], card


ALIKE = {"tunnela": (3, 3, 22500), "dublee": (2, 8, 11900)}
"""By way: how many identical cards, how often, and from which seed on such a hand is not far."""


@pytest.mark.long
@pytest.mark.parametrize("way", ["dublee", "tunnela"])
async def test_XXI_9_identical_cards_alone_are_shown(browser: Browser, serve: Callable[[str], Served], way: str) -> None:
    size, count, first = ALIKE[way]
    server = serve(search(lambda seed: holds_alike(seed, size, count), first))
    asha, ravi = await on_phone(browser, server.url, "आशा"), await at_desk(browser, server.url, "Ravi")
    await sit_together(asha, [ravi], "twentyone", seats="2", turn_timer=asha.say("value-off"))
    await asha.draw()
    # That it can be shown is told before a card is moved.
    await asha.shows(asha.say("way-reached", ways=asha.say("way", way=way)))
    found = alike(asha.own.hand, size)
    lonely = next(card for card in asha.own.hand if not any(card in group for group in found))
    await asha.group(found[:count])
    await all_in_sight(asha)
    await show_and_see_it_paid(asha, lonely, ravi)
    for player in (asha, ravi):
        # The groups by which it was shown stand on the sheet.
        shown = player.page.locator("li.won").get_by_text(player.say("group-label", kind=way), exact=True)
        await expect(shown).to_have_count(count)
    await closed(asha, ravi)


@pytest.mark.long
async def test_GIN_10_big_gin_is_shown_without_a_discard(browser: Browser, serve: Callable[[str], Served]) -> None:
    server = serve(search(big_gin))
    asha, ravi = await on_phone(browser, server.url, "Asha", "en"), await at_desk(browser, server.url, "रवि", "hi")
    await sit_together(asha, [ravi], "gin", turn_timer=asha.say("value-off"))
    offered: list[int] = []

    async def deed(player: PagePlayer) -> None:
        button = player.action(player.say("big-gin"))
        if player.own.legal.big_gin:
            await expect(button).to_be_enabled()
            offered.append(player.own.seat)
        else:
            await expect(button).to_have_count(0)
        await player.move()

    await play_out({asha: deed, ravi: deed})
    for player in (asha, ravi):
        assert player.deal is not None
        assert player.deal.end is not None
        assert (player.deal.end.cause, [player.deal.end.winner]) == ("big_gin", offered)
        await player.shows(player.say("hand-bonus", cause="big_gin"))
    await closed(asha, ravi)
