"""The own cards on the page: dragged, tapped, and played by keyboard alone."""

import asyncio
from itertools import pairwise

import pytest
from playwright.async_api import Browser, Locator

from helpers.chromium import DESKTOP, visit
from helpers.pageplayer import PagePlayer
from helpers.served import Served

Point = tuple[float, float]


async def strip(what: Locator) -> Point:
    """A point of a card that no other card covers."""
    box = await what.bounding_box()
    assert box is not None
    return box["x"] + 9, box["y"] + 24


def way(start: Point, end: Point, steps: int = 8) -> list[Point]:
    """From a point to another, slowly."""
    share = [step / steps for step in range(steps + 1)]
    return [(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part) for part in share]


async def drag(player: PagePlayer, what: Locator, to: Locator) -> None:
    """Drag one card to where another lies."""
    await player.still()
    path = way(await strip(what), await strip(to))
    if player.touch:
        client = await player.page.context.new_cdp_session(player.page)

        async def finger(kind: str, *at: Point) -> None:
            points = [{"x": x, "y": y} for x, y in at]
            await client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        await finger("touchStart", path[0])
        for _, point in pairwise(path):
            await finger("touchMove", point)
            await asyncio.sleep(0.05)
        # The card has to be seen over its new place before it is let go.
        await asyncio.sleep(0.3)
        await finger("touchEnd")
        return
    mouse = player.page.mouse
    await mouse.move(*path[0])
    await mouse.down()
    for _, point in pairwise(path):
        await mouse.move(*point)
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.3)
    await mouse.up()


async def test_a_card_is_dragged_into_a_group(player: PagePlayer) -> None:
    await player.play_now(1)
    first, second, third, fourth = (await player.cards_shown())[:4]
    await player.group([(first, second, third)])
    await drag(player, player.card(fourth), player.card(second))
    await player.until(lambda now: now.hand is not None and {len(one.cards) for one in now.hand.groups} == {4}, "a group of four")
    assert set((await player.cards_shown())[:4]) == {first, second, third, fourth}


async def test_TBL_9_a_group_is_labelled_as_it_is_made(player: PagePlayer) -> None:
    await player.play_now(1)
    await player.my_turn()
    await player.draw()
    best = player.best()
    await player.group(group.cards for group in best.groups)
    labels = player.page.locator(".hand .label")
    shown = [text.strip() for text in await labels.all_inner_texts()]
    for group in best.groups:
        assert group.kind is not None
        word = player.say("group-label", kind=group.kind.value)
        assert any(word in text for text in shown), (word, shown)


async def test_the_own_order_of_cards_stays_through_a_turn(player: PagePlayer) -> None:
    await player.play_now(1)
    await player.my_turn()
    moved = (await player.cards_shown())[3:6]
    await player.group([tuple(moved)])
    before = await player.cards_shown()
    await player.draw()
    taken = player.own.taken
    assert [card for card in await player.cards_shown() if card != taken] == before
    assert taken is not None
    await player.discard(taken)
    assert await player.cards_shown() == before


async def press_twice(player: PagePlayer, what: Locator, share: float = 0.5, pause: float = 0.15) -> None:
    """Twice at the same place, whatever lies there the second time; ``share``: how far from the left edge to the right."""
    await asyncio.sleep(0.5)
    await player.still()
    box = await what.bounding_box()
    assert box is not None
    where = box["x"] + box["width"] * share, box["y"] + box["height"] / 2
    press = player.page.touchscreen.tap if player.touch else player.page.mouse.click
    await press(*where)
    await asyncio.sleep(pause)
    await press(*where)
    await asyncio.sleep(0.3)


async def test_a_double_press_plays_one_move(player: PagePlayer) -> None:
    await player.play_now(1)
    await player.my_turn()
    await press_twice(player, player.page.locator('[data-spot="stock"]'), pause=0)
    await player.until(lambda now: bool(now.own.legal.discard), "a card drawn")
    assert len(player.own.hand) == 14
    assert len(await player.cards_shown()) == 14
    assert player.own.taken is not None
    turn = player.deal.turn if player.deal else 0
    await player.choose([player.own.taken])
    # The computer has answered, and Draw lies where Discard lay, before the second press.
    await press_twice(player, player.action(player.say("discard")))
    await player.my_turn()
    assert player.deal is not None
    assert (player.deal.turn, len(player.own.hand)) == (turn + 2, 13)


@pytest.mark.parametrize("share", [0.15, 0.85])
async def test_no_question_is_answered_by_the_press_that_brought_it(player: PagePlayer, share: float) -> None:
    await player.play_now(1)
    await player.my_turn()
    asked = player.page.get_by_role("dialog")
    await press_twice(player, player.action(player.say("drop-for", points=20)), share)
    await asked.get_by_text(player.say("ask-drop", points=20)).wait_for()
    assert player.own.legal.drop is not None
    await player.page.keyboard.press("Escape")
    await player.draw()
    await player.choose([player.own.hand[0]])
    await press_twice(player, player.action(player.say("declare")), share)
    await player.press(player.answer(player.say("declare")))
    await player.until(lambda now: now.own.legal.submit, "the declaration")
    await press_twice(player, player.action(player.say("submit")), share)
    # A wrong show would have cost 80.
    await asked.get_by_text(player.say("ask-submit")).wait_for()
    assert not player.ended


async def test_grouping_by_a_double_press_leaves_the_other_cards_as_they_lay(player: PagePlayer) -> None:
    await player.play_now(1)
    before = await player.cards_shown()
    chosen = [before[1], before[5], before[9]]
    await player.choose(chosen)
    # Where Group lay, Sort lies next.
    await press_twice(player, player.action(player.say("group")))
    assert (await player.cards_shown())[3:] == [card for card in before if card not in chosen]


async def test_a_turn_is_played_by_keyboard_alone(browser: Browser, winning: Served) -> None:
    context = await visit(browser, winning.url, DESKTOP)
    player = await PagePlayer.arrive(context, touch=False)
    keys = player.page.keyboard

    async def tab_to(name: str) -> None:
        for _ in range(30):
            await keys.press("Tab")
            focused = await player.page.evaluate(
                "(document.activeElement.ariaLabel ?? document.activeElement.textContent).trim()"
            )
            if focused == name:
                return
        raise AssertionError(f"the Tab key never comes to {name!r}")

    await tab_to(player.say("play-now"))
    await keys.press("Enter")
    await player.until(lambda now: now.deal is not None, "the first deal")
    await player.my_turn()
    await keys.press("s")
    await player.until(lambda now: bool(now.own.legal.discard), "a card drawn")
    await player.page.locator('.hand [data-card][tabindex="0"]').focus()
    shown = await player.cards_shown()
    assert len(shown) == 14
    for _ in range(2):
        await keys.press("Space")
        await keys.press("ArrowRight")
    await keys.press("Space")
    await keys.press("g")
    await player.until(lambda now: now.hand is not None and any(len(one.cards) == 3 for one in now.hand.groups), "a group")
    turn = player.deal.turn if player.deal else 0
    await keys.press("End")
    await player.page.locator(f'[data-card="{(await player.cards_shown())[-1]}"]').focus()
    await keys.press("Space")
    await keys.press("d")
    await player.until(lambda now: now.deal is not None and (now.ended or now.deal.turn > turn), "the discard")
    assert player.problems == []
    await context.close()
