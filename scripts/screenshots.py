"""Make docs/images again: a real server, a real Chromium, a deal that is played and won.

    uv run python scripts/screenshots.py [LANGUAGE ...]

Start screen, making a table, table, declaration and sheet; on a phone (360 x 640) and on a wide screen (1280 x 800); in English and Hindi.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Browser

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from helpers.chromium import DESKTOP, PHONE, chromium, visit  # noqa: E402 - the player of the tests, found by the line above
from helpers.foresee import find, soon_won  # noqa: E402
from helpers.pageplayer import PagePlayer  # noqa: E402
from helpers.served import served  # noqa: E402
from openrummy.games.actions import Declare  # noqa: E402

IMAGES = ROOT / "docs/images"
OPPONENTS = 3
NAMES = {"en": "Meera", "hi": "मीरा"}


async def shoot(player: PagePlayer, name: str) -> None:
    await player.page.wait_for_timeout(400)
    await player.still()
    await player.page.screenshot(path=IMAGES / f"{name}.png")
    print(name, flush=True)


async def tell(browser: Browser, url: str, size: str, language: str) -> None:
    """All pictures of one size and language."""
    device = {"phone": PHONE, "wide": DESKTOP}[size]
    context = await visit(browser, url, device, language)
    await context.add_init_script(f"localStorage.setItem('openrummy.name', '{NAMES[language]}')")
    player = await PagePlayer.arrive(context, touch=size == "phone", language=language)
    ending = f"{size}-{language}"
    await player.button(player.say("play-now")).wait_for()
    await shoot(player, f"start-{ending}")
    await player.page.goto("/new")
    await player.page.get_by_role("heading").first.wait_for()
    await shoot(player, f"new-table-{ending}")
    await player.page.goto("/")
    await player.play_now(OPPONENTS)
    await player.my_turn()
    await player.move()
    await player.group(group.cards for group in player.best().groups)
    await shoot(player, f"table-{ending}")
    while not isinstance(player.wish(), Declare):
        await player.move()
        await player.my_turn()
    await player.move()
    await player.group(group.cards for group in player.best().groups)
    await shoot(player, f"declaration-{ending}")
    await player.submit()
    await player.until(lambda now: now.ended, "the end of the deal")
    await player.page.get_by_text(player.say("chips-total")).first.wait_for()
    await shoot(player, f"sheet-{ending}")
    await context.close()


async def main(languages: list[str]) -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), find(OPPONENTS, soon_won)) as server:
        async with chromium() as browser:
            for language in languages:
                for size in ("phone", "wide"):
                    await tell(browser, server.url, size, language)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:] or ["en", "hi"]))
