"""A Chromium, and somebody's browser in it: for the tests, for pictures and for measuring."""

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

from devkit import chromium, client
from devkit.environments import BUILDS
from devkit.locking import locked
from tests.browser.server import Server

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
WORKERLESS: dict[str, Any] = {"service_workers": "block"}
LARGEST_PHONE = 500  # pixels, of the shorter side


def prefs_of(name: str, guide: bool, **others: object) -> str:
    """The options stand as a list with their numbers, the log is open, nothing is done by the page itself,
    and it is silent: what differs from that is tested where it matters."""
    prefs = {"name": name, "sign": "wolf", "theme": "system", "guide": guide, "language": "en"}
    prefs |= {"list": True, "panel": "log", "guesses": True, "forced": False, "sound": False}
    return json.dumps(json.dumps(prefs | others))


@contextmanager
def launched() -> Iterator[Browser]:
    program = chromium.find()
    assert program is not None, chromium.MISSING
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def at_work() -> Iterator[tuple[Browser, Server]]:
    """Outside of tests: a Chromium, and a server of its own with the client of this checkout."""
    with locked(BUILDS / "lock"):
        built = client.build_client()
    if built is None or chromium.find() is None:
        sys.exit("There is no client to look at." if built is None else chromium.MISSING)
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = Server(Path(folder), built)
        server.set_scene("outside of tests")
        server.start()
        try:
            yield browser, server
        finally:
            server.kill()


# As a person finds it who has set nothing, but is no stranger to the game.
USUAL: dict[str, object] = {"list": False, "panel": "since", "guesses": False}


def browser_of(
    browser: Browser, url: str, name: str, prefs: dict[str, object] = USUAL, **wanted: Any
) -> BrowserContext:
    """Somebody's; nothing is done by the page itself, and nothing sounds."""
    context = browser.new_context(base_url=url, **{**WORKERLESS, **wanted})
    context.add_init_script(KEEP.replace("{prefs}", prefs_of(name, guide=False, **prefs)))
    return context


def viewport_of(size: str) -> ViewportSize:
    width, height = map(int, size.split("x"))
    return {"width": width, "height": height}


def device_of(size: str) -> dict[str, Any]:
    """A window of this size, on a phone by touch."""
    viewport = viewport_of(size)
    is_phone = min(viewport["width"], viewport["height"]) < LARGEST_PHONE
    return {"viewport": viewport, "has_touch": is_phone, "is_mobile": is_phone}
