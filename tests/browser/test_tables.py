"""What the tables of Rum, Gin and 21-Card Rummy show and let one do, on a real table: alone, and two people at a page each."""

from collections.abc import Callable

import pytest
from playwright.async_api import Browser, expect

from helpers.boxes import inside
from helpers.foresee import eight_jokers, goes_out_at_once, lays_off, search
from helpers.friends import at_desk, closed, on_phone, play_out, show_and_see_it_paid, sit_together
from helpers.pageplayer import PagePlayer
from helpers.served import Served
from openrummy.cards import face, is_printed_joker
from openrummy.games.actions import Draw, Knock
from openrummy.games.views import GinView, RumView


@pytest.fixture(scope="session")
def quick(serve: Callable[[str], Served]) -> Served:
    """A server at which the person soon goes rummy or gin."""
    return serve(search(goes_out_at_once))


@pytest.fixture(scope="session")
def friendly(serve: Callable[[str], Served]) -> Served:
    """A server at which two soon lay cards off."""
    return serve(search(lays_off))


@pytest.fixture(scope="session")
def jokers(serve: Callable[[str], Served]) -> Served:
    """A server at which the person has eight jokers and a marriage in 21-Card Rummy."""
    return serve(search(eight_jokers))


def gin_of(player: PagePlayer) -> GinView:
    assert player.deal is not None
    assert isinstance(player.deal.game, GinView)
    return player.deal.game


def rum_of(player: PagePlayer) -> RumView:
    assert player.deal is not None
    assert isinstance(player.deal.game, RumView)
    return player.deal.game


async def test_RUM_6_the_card_taken_may_not_go_back_and_RUM_10_going_rummy_counts_double(browser: Browser, quick: Served) -> None:
    player = await at_desk(browser, quick.url, "Asha")
    await player.play_now(1, "rum")
    await player.my_turn()
    barred = 0
    while not player.ended:
        if player.own.no_return is not None and not barred:
            barred = player.own.no_return
            await expect(player.card(barred).locator(".barred")).to_be_visible()
            await player.choose([barred])
            await expect(player.action(player.say("discard"))).to_be_disabled()
        await player.move()
        await player.my_turn()
    assert barred
    assert player.deal is not None
    assert player.deal.end is not None
    assert player.deal.end.cause == "rummy"
    # What was laid stays in sight beside the sheet, which tells only what was left.
    laid = player.page.get_by_role("region", name=player.say("melds-on-table")).locator("ol > li")
    await expect(laid).to_have_count(len(rum_of(player).melds))
    left = next(line.points for line in player.deal.end.results if line.seat != player.own.seat)
    won = next(line.score for line in player.deal.end.results if line.seat == player.own.seat)
    assert won == 2 * left
    await (
        player.page.get_by_text(player.say("match-cause", cause="target")).or_(player.page.get_by_text(str(won))).first.wait_for()
    )
    await closed(player)


async def test_GIN_27_only_gin_ends_a_hand_of_straight_gin_and_its_button_comes_when_it_may(
    browser: Browser, quick: Served
) -> None:
    player = await on_phone(browser, quick.url, "आशा")
    await player.play_now(None, "gin-straight")
    await player.my_turn()
    await player.shows(player.say("knock-limit", limit=0))
    gin = player.action(player.say("knock-for", deadwood=0))
    while not player.ended:
        await (expect(gin).to_be_enabled() if player.own.legal.knock else expect(gin).to_have_count(0))
        await player.move()
        await player.my_turn()
    assert player.deal is not None
    assert player.deal.end is not None
    assert player.deal.end.cause == "gin"
    await player.shows(player.say("hand-bonus", cause="gin"))
    await player.page.get_by_role("table", name=player.say("score-pad")).wait_for()
    await closed(player)


async def test_GIN_19_the_first_card_of_oklahoma_sets_the_limit_and_GIN_21_a_spade_doubles(
    browser: Browser, quick: Served
) -> None:
    player = await on_phone(browser, quick.url, "आशा")
    await player.play_now(None, "gin-oklahoma")
    await player.my_turn()
    game = gin_of(player)
    assert game.factor == 2
    shown = player.page.locator(".limit")
    assert str(game.knock_limit) in await shown.inner_text()
    assert "×2" in await shown.inner_text()
    assert player.say("points-double") in (await shown.get_by_role("img").first.get_attribute("aria-label") or "")
    await closed(player)


async def test_GIN_11_two_people_knock_and_lay_off_card_by_card(browser: Browser, friendly: Served) -> None:
    asha, ravi = await on_phone(browser, friendly.url, "आशा"), await at_desk(browser, friendly.url, "Ravi")
    await sit_together(asha, [ravi], "gin", defence=asha.say("value-defence-player"))
    laid: list[int] = []

    async def deed(player: PagePlayer) -> None:
        assert player.deal is not None
        if isinstance(player.wish(), Knock):
            await player.group(group.cards for group in player.best().groups)
        if player.deal.phase == "defend" and player.own.legal.lay_off:
            offer = player.own.legal.lay_off[0]
            await player.lay_off(offer.card, offer.melds[0])
            laid.append(offer.card)
            # Whose card it is stands on it, also on the other's page.
            other = ravi if player is asha else asha
            await other.until(lambda now: any(offer.card in meld.cards for meld in gin_of(now).melds), "the card laid off")
            for page in (player.page, other.page):
                await expect(page.locator(f'[data-spot="laid-{offer.card}"] i')).to_be_visible()
            return
        await player.move()

    await play_out({asha: deed, ravi: deed})
    assert laid
    for player in (asha, ravi):
        assert player.deal is not None
        assert player.deal.end is not None
        told = [one.card for line in player.deal.end.results for one in line.laid_off]
        assert told == laid
        await player.shows(player.say("deadwood-difference"))
    await closed(asha, ravi)


async def test_RUM_5_two_people_lay_down_and_lay_off_on_each_others_melds(browser: Browser, friendly: Served) -> None:
    asha, ravi = await on_phone(browser, friendly.url, "आशा"), await at_desk(browser, friendly.url, "Ravi")
    await sit_together(asha, [ravi], "rum")
    marked: set[int] = set()

    async def deed(player: PagePlayer) -> None:
        await player.move()
        other = ravi if player is asha else asha
        if player.ended:
            return
        assert player.deal is not None
        turn, phase = player.deal.turn, player.deal.phase
        await other.until(
            lambda now: now.deal is not None and (now.ended or (now.deal.turn, now.deal.phase) >= (turn, phase)), "it"
        )
        # All that lies on the table is seen at once.
        for page in (player.page, other.page):
            await page.wait_for_timeout(50)
            assert await inside(page.locator("section.melds [data-spot^=meld]"), page.locator("section.melds"))
        for meld in rum_of(player).melds:
            for card, owner in zip(meld.cards, meld.owners, strict=True):
                if owner != max(meld.owners, key=meld.owners.count):
                    await expect(other.page.locator(f'[data-spot="laid-{card}"] i')).to_be_visible()
                    marked.add(card)

    await play_out({asha: deed, ravi: deed})
    assert marked
    assert asha.deal is not None
    assert asha.deal.end is not None
    won = next(line.score for line in asha.deal.end.results if line.seat == asha.deal.end.winner)
    for player in (asha, ravi):
        await player.shows(f"+{won}")
    await closed(asha, ravi)


async def test_XXI_10_two_people_see_a_show_of_eight_jokers_and_XXI_16_what_is_paid(browser: Browser, jokers: Served) -> None:
    asha, ravi = await on_phone(browser, jokers.url, "आशा"), await at_desk(browser, jokers.url, "Ravi")
    await sit_together(asha, [ravi], "twentyone", seats="2", turn_timer=asha.say("value-off"))
    await asha.my_turn()
    assert asha.hand is not None
    assert asha.deal is not None
    assert (asha.hand.value or 0) >= 100
    # XXI-15: the marriage is told, and the cards that pay carry a star.
    await asha.shows(asha.say("value-now", value=asha.hand.value, marriages=asha.hand.marriages))
    wild = frozenset(asha.deal.wild)

    def plain() -> int:
        """A card that is no joker."""
        return next(card for card in asha.own.hand if not (is_printed_joker(card) or face(card) in wild))

    await asha.draw()
    await asha.discard(plain())
    await ravi.my_turn()
    assert isinstance(ravi.wish(), Draw)
    await ravi.draw()
    assert ravi.own.taken is not None
    await ravi.discard(ravi.own.taken)
    await asha.my_turn()
    await asha.draw()
    await asha.shows(asha.say("way-reached", ways=asha.say("way", way="jokers")))
    await asha.group([tuple(card for card in asha.own.hand if (is_printed_joker(card) or face(card) in wild))])
    await show_and_see_it_paid(asha, plain(), ravi)
    await closed(asha, ravi)


async def test_on_a_phone_on_its_side_the_piles_keep_their_room_beside_five_others(browser: Browser, quick: Served) -> None:
    player, guest = await on_phone(browser, quick.url, "आशा"), await at_desk(browser, quick.url, "W" * 24)
    await sit_together(player, [guest], "points", bots=4, seats="6")
    await player.page.set_viewport_size({"width": 640, "height": 360})
    felt = await player.page.locator(".felt").bounding_box()
    assert felt is not None
    for spot in ("stock", "pile", "finish"):
        box = await player.page.locator(f'[data-spot="{spot}"]').bounding_box()
        assert box is not None
        assert felt["x"] < box["x"] < box["x"] + box["width"] <= felt["x"] + felt["width"], spot
        assert felt["y"] <= box["y"] < box["y"] + box["height"] <= felt["y"] + felt["height"], spot
    await closed(player, guest)
