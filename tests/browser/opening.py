"""A Chromium, and somebody's browser in it: for the tests, for pictures and for measuring."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

from devkit import chromium

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
KEEP = "if (location.protocol === 'http:') localStorage['lascaux.prefs'] ??= {prefs};"
LARGEST_PHONE = 500  # pixels, of the shorter side


def prefs_of(name: str, guide: bool) -> str:
    """The options stand as a list with their numbers, the log is open, nothing is done by the page itself, and
    it is silent: what differs from that is tested where it matters."""
    prefs = {"name": name, "sign": "wolf", "theme": "system", "guide": guide, "language": "en"}
    prefs |= {"list": True, "panel": "log", "guesses": True, "forced": False, "sound": False}
    return json.dumps(json.dumps(prefs))


@contextmanager
def launched() -> Iterator[Browser]:
    program = chromium.find()
    assert program is not None, chromium.MISSING
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


def browser_of(
    chromium: Browser, url: str, name: str, *, guide: bool = True, **wanted: Any
) -> BrowserContext:
    """What one person has: their name, and whether they want to be guided."""
    context = chromium.new_context(base_url=url, accept_downloads=True, **wanted)
    context.add_init_script(KEEP.replace("{prefs}", prefs_of(name, guide)))
    return context


def viewport_of(size: str) -> ViewportSize:
    width, height = map(int, size.split("x"))
    return {"width": width, "height": height}


def device_of(size: str) -> dict[str, Any]:
    """A window of this size, on a phone by touch."""
    viewport = viewport_of(size)
    is_phone = min(viewport["width"], viewport["height"]) < LARGEST_PHONE
    return {"viewport": viewport, "has_touch": is_phone, "is_mobile": is_phone}
