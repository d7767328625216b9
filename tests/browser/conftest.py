"""A real Chromium at a real server that serves the built client."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.table import CLIENT, DESK, SOURCE, Server

playwright_api = pytest.importorskip("playwright.sync_api")
CHROMIUM = os.environ.get("LASCAUX_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def built_client() -> Path:
    """The client of this checkout, built once: by the first of several test processes, if it is not fresh."""
    if CHROMIUM is None or shutil.which("npm") is None:
        pytest.skip("needs chromium and npm")
    import fcntl

    with (Path(tempfile.gettempdir()) / "lascaux-client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (CLIENT / "node_modules").is_dir():
            subprocess.run(["npm", "ci"], cwd=CLIENT, check=True, stdout=subprocess.DEVNULL)
        if not is_fresh(CLIENT / "dist" / "index.html"):
            subprocess.run(["npm", "run", "build"], cwd=CLIENT, check=True, stdout=subprocess.DEVNULL)
    return CLIENT / "dist"


def is_fresh(built: Path) -> bool:
    """Nothing that goes into the client is younger than it."""
    places = [CLIENT / "src", CLIENT / "public", SOURCE / "lascaux" / "locales"]
    sources = [path for place in places for path in place.rglob("*") if path.is_file()]
    files = [*sources, CLIENT / "index.html", CLIENT / "package-lock.json", CLIENT / "vite.config.ts"]
    return built.is_file() and max(path.stat().st_mtime for path in files) < built.stat().st_mtime


@pytest.fixture(scope="session")
def server(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("table") / "tables.db", built_client)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[object]:
    if CHROMIUM is None:
        pytest.skip("needs chromium")
    with playwright_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium, server: Server) -> Iterator[Callable[..., object]]:
    """Opens somebody's browser. What it logs as an error fails the test."""
    contexts, errors = [], []

    def open_page(
        path: str = "/", *, name: str = "", theme: str = "light", viewport: dict | None = None, **more
    ):
        context = chromium.new_context(
            viewport=viewport or DESK, color_scheme=theme, base_url=server.url, accept_downloads=True, **more
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: errors.append(f"{page.url}: {error}"))
        page.on(
            "console",
            lambda line: errors.append(line.text) if "Content Security Policy" in line.text else None,
        )
        if name:
            key, prefs = "lascaux.prefs", f'{{"name":"{name}","theme":"{theme}","guide":true}}'
            context.add_init_script(
                f"if (!localStorage.getItem('{key}')) localStorage.setItem('{key}', '{prefs}')"
            )
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture(scope="session")
def shots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the pictures of the pages go: outside of the checkout."""
    folder = os.environ.get("LASCAUX_SHOTS")
    path = Path(folder) if folder else tmp_path_factory.mktemp("shots")
    path.mkdir(parents=True, exist_ok=True)
    return path
