"""A person at the page: looks at what the page shows and what it was sent, and plays with mouse or finger."""

import asyncio
import math
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

import msgspec
from playwright.async_api import BrowserContext, Locator, Page, Position, WebSocket

from helpers.words import say
from openrummy import bots
from openrummy.arrange import Arrangement, arrange
from openrummy.games.actions import BigGin, Declare, Discard, Draw, Drop, Knock, LayDown, LayOff, Pass, PlayerAction, Submit
from openrummy.games.events import DealStarted, Event
from openrummy.games.views import DealView, Own
from openrummy.server.protocol import Arranged, LiveHand, ServerMessage, TableView, Update, Welcome

_DECODER = msgspec.json.Decoder(ServerMessage)
_WAIT = 20.0
_SOON: Final = 0.45
_NEAR: Final = 16
"""Within so many seconds and pixels of another, a press is the second half of a double press: a little more than the page says."""
_STRIP: Final = Position(x=9, y=24)
"""The part of a card that no other card covers."""


def _lies(cards: tuple[int, ...], now: "PagePlayer") -> bool:
    """Are these cards a group of the hand, as the server knows it?"""
    return now.hand is not None and any(set(group.cards) == set(cards) for group in now.hand.groups)


class PagePlayer:
    """Everything is done through the page; what the page was sent only tells when to go on and what may be done."""

    def __init__(self, page: Page, *, touch: bool, language: str = "en") -> None:
        self.page = page
        self.touch = touch
        self.language = language
        self.name = ""
        self.view: TableView | None = None
        self.hand: LiveHand | None = None
        self.history: list[Event] = []
        self.problems: list[str] = []
        self._news = asyncio.Event()
        self._pressed, self._pressed_at = 0.0, (math.inf, math.inf)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda line: self.problems.append(line.text) if line.type == "error" else None)

    @classmethod
    async def arrive(cls, context: BrowserContext, *, touch: bool, language: str = "en") -> "PagePlayer":
        """A new page on the start screen."""
        player = cls(await context.new_page(), touch=touch, language=language)
        await player.page.goto("/")
        return player

    # What the page was sent

    def _listen(self, connection: WebSocket) -> None:
        connection.on("framereceived", self._read)

    def _read(self, frame: str | bytes) -> None:
        message = _DECODER.decode(frame)
        if isinstance(message, Welcome | Update):
            for event in message.events:
                if isinstance(event, DealStarted):
                    self.history.clear()
                if isinstance(event, Event):
                    self.history.append(event)
            self.view = message.view
            self.hand = message.view.hand
        elif isinstance(message, Arranged):
            self.hand = message.hand
        self._news.set()

    async def until(self, wanted: Callable[["PagePlayer"], bool], what: str) -> None:
        """Wait until what the page was sent is as wanted."""
        async with asyncio.timeout(_WAIT):
            try:
                while not wanted(self):
                    self._news.clear()
                    await self._news.wait()
            except asyncio.CancelledError:
                raise AssertionError(f"waited in vain: {what}; now {self.deal}") from None

    @property
    def deal(self) -> DealView | None:
        return self.view.deal if self.view else None

    @property
    def own(self) -> Own:
        assert self.deal is not None
        assert self.deal.own is not None
        return self.deal.own

    @property
    def ended(self) -> bool:
        return self.deal is not None and self.deal.end is not None

    # What the page shows

    def say(self, message: str, **given: object) -> str:
        return say(message, self.language, **given)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def action(self, name: str) -> Locator:
        """A button of the bar of actions."""
        return self.page.get_by_role("toolbar").get_by_role("button", name=name, exact=True)

    def answer(self, name: str) -> Locator:
        """A button of the sheet that is open."""
        return self.page.get_by_role("dialog").get_by_role("button", name=name, exact=True)

    async def shows(self, text: str) -> None:
        """Wait until the page shows this text."""
        await self.page.get_by_text(text).filter(visible=True).first.wait_for()

    def card(self, card: int) -> Locator:
        return self.page.locator(f'.hand [data-card="{card}"]')

    async def cards_shown(self) -> list[int]:
        """The own cards as they lie on the page, in order."""
        return await self._cards(".hand [data-card]")

    async def _cards(self, selector: str) -> list[int]:
        script = "cards => cards.map(card => Number(card.dataset.card))"
        found: list[int] = await self.page.locator(selector).evaluate_all(script)
        return found

    async def still(self) -> None:
        """Wait until nothing moves any more, but for what moves for ever."""
        await self.page.evaluate(
            """() => Promise.allSettled(document.getAnimations()
                .filter(one => one.effect.getComputedTiming().endTime !== Infinity)
                .map(one => one.finished))"""
        )

    # What a person does

    async def press(self, what: Locator, at: Position | None = None) -> None:
        """Click or tap; where something else was just pressed only after a while, as a double press means one thing."""
        box = await what.bounding_box()
        if box is not None:
            within = at or Position(x=box["width"] / 2, y=box["height"] / 2)
            where = (box["x"] + within["x"], box["y"] + within["y"])
            if math.dist(where, self._pressed_at) < 2 * _NEAR:
                await self.page.wait_for_timeout(max(0.0, self._pressed + _SOON - time.monotonic()) * 1000)
            self._pressed_at = where
        if self.touch:
            await what.tap(position=at)
        else:
            await what.click(position=at)
        self._pressed = time.monotonic()

    async def pick_game(self, opponents: int | None, game: str = "points", level: str = "medium") -> None:
        """Open a game of the start screen, and choose how many computer players and how strong; ``None`` where there is no choice."""
        name = self.say(f"game-{game}")
        await self.press(self.page.locator("section li button", has=self.page.get_by_text(name, exact=True)))
        sheet = self.page.get_by_role("dialog")
        if opponents is not None:
            await self.press(sheet.get_by_role("radio", name=str(opponents), exact=True))
        await self.press(sheet.get_by_role("radio", name=self.say("level", level=level), exact=True))

    async def play_now(self, opponents: int | None, game: str = "points", level: str = "medium") -> None:
        """From the start screen to a dealt hand."""
        await self.pick_game(opponents, game, level)
        await self.press(self.answer(self.say("play")))
        await self.until(lambda now: now.deal is not None, "the first deal")
        await self.card(self.own.hand[0]).wait_for()

    async def choose(self, cards: Iterable[int]) -> None:
        """Tap cards until exactly these are chosen."""
        for card in await self._cards('.hand [data-card][aria-pressed="true"]'):
            await self.press(self.card(card), _STRIP)
        for card in cards:
            await self.press(self.card(card), _STRIP)
            await self.page.locator(f'.hand [data-card="{card}"][aria-pressed="true"]').wait_for()

    async def draw(self, source: str = "stock") -> None:
        await self.press(self.page.locator(f'[data-spot="{source}"]'))
        await self.until(lambda now: bool(now.own.legal.discard), "a card drawn")
        assert self.own.taken is not None
        await self.card(self.own.taken).wait_for()

    async def discard(self, card: int) -> None:
        turn = self.deal.turn if self.deal else 0
        await self.choose([card])
        await self.press(self.action(self.say("discard")))
        await self.until(lambda now: now.deal is not None and (now.ended or now.deal.turn > turn), "the discard")

    async def drop(self, points: int) -> None:
        await self.press(self.action(self.say("drop-for", points=points)))
        await self.press(self.answer(self.say("drop-for", points=points)))
        await self.until(lambda now: now.own.legal.drop is None, "the drop")

    async def declare(self, card: int) -> None:
        """Put a card to the finish slot; the question whether one is sure is answered with yes."""
        await self.choose([card])
        await self.press(self.action(self.say("declare")))
        await self.press(self.answer(self.say("declare")))
        await self.until(lambda now: now.own.legal.submit, "the declaration")

    async def lay_down(self, cards: Iterable[int]) -> None:
        held = len(self.own.hand)
        await self.choose(cards)
        await self.press(self.action(self.say("lay-down")))
        await self.until(lambda now: now.ended or len(now.own.hand) < held, "the meld on the table")

    async def lay_off(self, card: int, meld: int) -> None:
        """Tap the card, then the meld."""
        held = len(self.own.hand)
        await self.choose([card])
        await self.press(self.page.locator(f'button[data-meld="{meld}"]'))
        await self.until(lambda now: now.ended or len(now.own.hand) < held, "the card laid off")

    async def take_or_pass(self, wish: Draw | Pass) -> None:
        """Answer the first card of Gin."""
        turn = self.deal.turn if self.deal else 0
        await self.press(self.action(self.say("take" if isinstance(wish, Draw) else "pass")))
        await self.until(lambda now: now.deal is not None and (now.deal.phase != "upcard" or now.deal.turn > turn), "the answer")

    async def knock(self, card: int) -> None:
        """Knock, or go gin, with this discard."""
        await self.choose([card])
        offer = next(one for one in self.own.legal.knock if one.card == card)
        await self.press(self.action(self.say("knock-for", deadwood=offer.deadwood)))
        await self.until(lambda now: now.deal is not None and (now.ended or now.deal.phase == "defend"), "the knock")

    async def group(self, groups: Iterable[tuple[int, ...]]) -> None:
        """Tap the cards of each group, then Group."""
        for cards in groups:
            await self.choose(cards)
            await self.press(self.action(self.say("group")))
            await self.until(partial(_lies, cards), f"the group {cards}")

    async def submit(self) -> None:
        """Hand in what lies there; the question about what is missing, if it comes, is answered with yes."""
        defends = self.deal is not None and self.deal.phase == "defend"
        await self.press(self.action(self.say("lay-off-done" if defends else "submit")))
        sure = self.answer(self.say("submit-anyway"))
        async with asyncio.timeout(_WAIT):
            # Where the others play on after a wrong show, nothing was submitted.
            while not self.ended and self.own.submitted is None and self.own.legal.submit:
                if await sure.is_visible():
                    await self.press(sure)
                await self.page.wait_for_timeout(50)

    async def next_deal(self) -> None:
        """From the sheet on to the next deal."""
        number = self.deal.deal if self.deal else 0
        await self.press(self.page.locator(".next").get_by_role("button"))
        await self.until(lambda now: now.deal is not None and now.deal.deal > number, "the next deal")
        await self.card(self.own.hand[0]).wait_for()

    # How a person plays

    def best(self) -> Arrangement:
        """The best arrangement of the cards that the page shows."""
        assert self.view is not None
        assert self.deal is not None
        return arrange(self.own.hand, self.view.rules.hand_of(len(self.deal.seats)), frozenset(self.deal.wild))

    def wish(self) -> PlayerAction:
        """What a computer player would do here."""
        assert self.view is not None
        assert self.deal is not None
        return bots.choose("medium", self.view.rules, self.deal, tuple(self.history))

    async def my_turn(self) -> None:
        await self.until(lambda now: now.ended or (now.deal is not None and bots.must_act(now.deal)), "the own turn")

    async def move(self) -> None:
        """One action, as a computer player would choose it, done through the page."""
        wish = self.wish()
        match wish:
            case Draw() | Pass() if self.deal and self.deal.phase == "upcard":
                await self.take_or_pass(wish)
            case LayDown():
                await self.lay_down(wish.cards)
            case LayOff():
                await self.lay_off(wish.card, wish.meld)
            case Knock():
                await self.knock(wish.card)
            case BigGin():
                await self.press(self.action(self.say("big-gin")))
                await self.until(lambda now: now.ended, "big gin")
            case Draw():
                await self.draw(wish.source)
            case Discard():
                await self.discard(wish.card)
            case Declare():
                await self.declare(wish.card)
            case Submit():
                await self.group(group.cards for group in self.best().groups)
                await self.submit()
            case Drop():
                offer = self.own.legal.drop
                assert offer is not None
                await self.drop(offer.points)
            case _:
                raise AssertionError(f"no way known to do {wish} on the page")

    async def play_deal(self) -> None:
        """Play to the end of the deal."""
        await self.my_turn()
        while not self.ended:
            await self.move()
            await self.my_turn()
