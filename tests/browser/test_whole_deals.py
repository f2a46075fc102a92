"""Whole deals of Points Rummy, played in a real browser by mouse and by finger."""

from helpers.pageplayer import PagePlayer


async def test_a_whole_deal_is_won_by_a_valid_declaration(player: PagePlayer) -> None:
    await player.play_now(1)
    await player.play_deal()
    assert player.deal is not None
    assert player.deal.end is not None
    assert player.deal.end.cause == "shown"
    assert player.deal.end.winner == player.own.seat
    await player.page.get_by_text(player.say("chips-total")).first.wait_for()
    await player.next_deal()


async def test_PTS_11_a_wrong_declaration_costs_80_and_the_sheet_says_why(player: PagePlayer) -> None:
    await player.play_now(1)
    await player.my_turn()
    await player.draw()
    await player.declare(player.own.hand[0])
    await player.submit()
    await player.until(lambda now: now.ended, "the end of the deal")
    assert player.deal is not None
    assert player.deal.end is not None
    assert player.deal.end.cause == "wrong_show"
    assert next(line.points for line in player.deal.end.results if line.seat == player.own.seat) == 80
    await player.page.get_by_text("80", exact=True).first.wait_for()


async def test_PTS_14_a_first_drop_costs_20_as_the_button_says(player: PagePlayer) -> None:
    await player.play_now(1)
    await player.my_turn()
    await player.drop(20)
    await player.until(lambda now: now.ended, "the end of the deal")
    assert player.deal is not None
    assert player.deal.end is not None
    assert next(line.points for line in player.deal.end.results if line.seat == player.own.seat) == 20


async def test_the_page_keeps_no_card_of_a_deal_that_is_over(player: PagePlayer) -> None:
    client = await player.page.context.new_cdp_session(player.page)

    async def nodes() -> int:
        await client.send("HeapProfiler.collectGarbage")
        found: int = (await client.send("Memory.getDOMCounters"))["nodes"]
        return found

    async def dropped() -> None:
        await player.my_turn()
        if player.own.legal.drop:
            await player.drop(player.own.legal.drop.points)
        await player.until(lambda now: now.ended, "the end of the deal")
        await player.next_deal()
        await player.my_turn()
        await player.still()

    await player.play_now(1)
    await dropped()
    before = await nodes()
    for _ in range(4):
        await dropped()
    # One card is more than ten nodes, and 13 a deal had been kept.
    assert await nodes() - before < 4 * 13 * 10 / 2
