"""The machine's own Chromium, and the two kinds of device that every page must fit."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from playwright.async_api import Browser, BrowserContext, async_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 640},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}


def executable() -> str:
    """Where Chromium is; ``RuntimeError`` says how to get it."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        raise RuntimeError("the browser tests need Chromium on PATH: `make test` installs it or says how")
    return found


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A running Chromium that speaks to nobody but the pages it opens."""
    arguments = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        # Chromium refuses to sandbox what root starts.
        arguments.append("--no-sandbox")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=executable(), args=arguments)
        try:
            yield browser
        finally:
            await browser.close()


async def visit(browser: Browser, url: str, device: dict[str, Any], language: str = "en", **more: Any) -> BrowserContext:
    """A fresh visitor on a device, whose browser asks for a language."""
    locale = {"en": "en-IN", "hi": "hi-IN"}[language]
    context = await browser.new_context(base_url=url, locale=locale, **device, **more)
    context.set_default_timeout(15_000)
    return context
