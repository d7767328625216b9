"""What was on the pages of a test that failed: its report tells it, and there is a picture of each."""

import contextlib
import re
from pathlib import Path

from playwright.sync_api import ConsoleMessage, Error, Page

from devkit.environments import BUILDS
from tests.browser.server import Server

PICTURES = BUILDS / "shots" / "failed"
TITLE = "what was on the pages"
LONGEST = 3_000  # characters of a page, and of what its console and the server said last
PATIENCE = 10_000  # milliseconds: a page that hangs may be why the test failed
# What Chromium says by itself when a test takes the network away, asks for what is not there, has no https.
NETWORK = re.compile(
    r"^Failed to load resource|^WebSocket connection to|^The Cross-Origin-Opener-Policy header"
)
SEEN = """() => ({
    focus: document.activeElement?.cloneNode().outerHTML ?? '',
    text: document.body.innerText.replace(/\\s*\\n\\s*/g, '\\n'),
})"""


class Witness:
    """Looks at the pages of one test. What a page logs as an error, or throws, is an error of the test."""

    def __init__(self, test: str, server: Server) -> None:
        self.name = re.sub(r"[^\w.-]+", "-", test)[:120]
        self.server = server
        self.consoles: dict[Page, list[str]] = {}
        self.errors: list[str] = []
        self.told = ""
        for picture in PICTURES.glob(f"{self.name}-[0-9].png"):  # of another day
            picture.unlink()

    def watch(self, page: Page) -> None:
        lines = self.consoles[page] = []

        def hear(line: ConsoleMessage) -> None:
            lines.append(f"{line.type}: {line.text}")
            if line.type == "error" and not NETWORK.search(line.text):
                self.errors.append(f"{page.url}: {line.text}")

        def catch(error: Error) -> None:
            lines.append(f"thrown: {error}")
            self.errors.append(f"{page.url}: {error}")

        page.on("console", hear)
        page.on("pageerror", catch)

    def tell(self) -> str:
        """While the pages are open; later, what was seen then."""
        if not self.told:
            pages = [self.tell_of(page, number) for number, page in enumerate(self.consoles, 1)]
            self.told = "\n\n".join([*pages, f"the server said:\n{end_of(self.server.said()) or 'nothing'}"])
        return self.told

    def tell_of(self, page: Page, number: int) -> str:
        console = end_of("\n".join(self.consoles[page]))
        if page.is_closed():
            return f"page {number} was closed; its console:\n{console}"
        picture = PICTURES / f"{self.name}-{number}.png"
        lines = [f"page {number}: {page.url}", f"picture: {self.photograph(page, picture)}"]
        with contextlib.suppress(Error):
            seen = page.locator("html").evaluate(SEEN, timeout=PATIENCE)
            lines += [f"focus: {seen['focus']}", f"its text:\n{start_of(seen['text'])}"]
        return "\n".join([*lines, f"its console:\n{console}"])

    def photograph(self, page: Page, picture: Path) -> str:
        try:
            page.screenshot(path=picture, timeout=PATIENCE)
        except Error as error:
            return f"none, {error}"
        return str(picture)


def start_of(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} ..."


def end_of(text: str) -> str:
    return text if len(text) <= LONGEST else f"... {text[-LONGEST:]}"
