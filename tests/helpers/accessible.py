"""axe-core on the page as it stands."""

from pathlib import Path
from typing import Any

from helpers.pageplayer import PagePlayer

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
OPTIONS: dict[str, Any] = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]},
    # Experimental: it takes the drawn index of a card for the words of a label.
    "rules": {"label-content-name-mismatch": {"enabled": False}},
}


async def check(player: PagePlayer, screen: str) -> None:
    """axe-core finds nothing to mend on the screen as it stands now, and nothing is cut off at the side."""
    page = player.page
    if not await page.evaluate("typeof axe === 'object'"):
        # Its source is evaluated, since the page's own rules keep scripts from being added.
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    await page.wait_for_timeout(300)
    found: list[dict[str, Any]] = await page.evaluate(
        "options => axe.run(document, options).then(result => result.violations)", OPTIONS
    )
    told = [f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes']][:4]}" for one in found]
    assert told == [], (screen, told)
    width = await page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], f"{screen} is wider than the screen"
