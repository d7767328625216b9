"""Pictures of every state of the boards, at every size, in both themes, and sheets of them to look at.

python3 dev.py shots [GAME ...] [--states NAME,...] [--sizes 1440x900,...] [--themes light,dark]

They go to .build/shots/boards, which git does not see: a page for each game, sheets for each of its sizes.
"""

import argparse
import html
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, expect

from devkit.environments import BUILDS
from devkit.steps import say
from tests.browser.boards import STATES, State, Tables
from tests.browser.opening import at_work, browser_of, device_of, viewport_of
from tests.browser.table import PATIENCE, Theme, ready, settle

FOLDER = BUILDS / "shots" / "boards"
SIZES = ("1920x1080", "1440x900", "1366x768", "1024x768", "390x844", "844x390")
THEMES: tuple[Theme, ...] = ("light", "dark")
SHEET_WIDTH = 1880  # pixels
ON_A_SHEET = 16  # pictures, which an eye can take in
THUMB_WIDTH = {"390x844": 218}
USUAL_WIDTH = 448
STYLE = """
    body { margin: 0; padding: 16px; background: #777; color: #fff; font: 15px/1.3 sans-serif }
    section { padding: 8px; background: #777 }
    .all { display: flex; flex-wrap: wrap; gap: 12px }
    figure { margin: 0 } figcaption { padding: 2px 0 } .missing { background: #a00; padding: 2px 6px }
    img { display: block }
"""


@dataclass
class Picture:
    state: str
    size: str
    theme: Theme
    path: Path
    is_shown: bool

    def figure(self) -> str:
        """A link to the picture as it is; here it is small."""
        width = THUMB_WIDTH.get(self.size, USUAL_WIDTH)
        missing = "" if self.is_shown else ' <b class="missing">not found on the page</b>'
        words = html.escape(f"{self.state}, {self.theme}")
        image = f'<img src="{self.path.name}" width="{width}" alt="{words}">'
        link = f'<a href="{self.path.name}">{image}</a>'
        return f"<figure><figcaption>{words}{missing}</figcaption>{link}</figure>"


@dataclass
class Studio:
    """One Chromium at one server. Tables are made once and only looked at."""

    browser: Browser
    tables: Tables
    themes: list[Theme]
    folder: Path = FOLDER

    def take(self, game: str, state: State, size: str) -> list[Picture]:
        url = self.tables.server.url
        look = {**device_of(size), "color_scheme": "light", "reduced_motion": "reduce"}
        context = browser_of(self.browser, url, "Ana", **look)
        context.set_default_timeout(PATIENCE * 1000)
        page = context.new_page()
        page.goto(self.tables.path(state))
        ready(page)
        is_shown = shown(page, state)
        taken = [self.photograph(page, game, state, size, theme, is_shown) for theme in self.themes]
        context.close()
        return taken

    def photograph(
        self, page: Page, game: str, state: State, size: str, theme: Theme, is_shown: bool
    ) -> Picture:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        settle(page)
        path = self.folder / f"{game}-{state.name}-{size}-{theme}.jpg"
        page.screenshot(path=path, animations="disabled", quality=85, type="jpeg")
        return Picture(state.name, size, theme, path, is_shown)

    def make_sheets(self, game: str, pictures: list[Picture]) -> Path:
        """A page with all pictures, and a picture of each of its parts."""
        parts = dict(parts_of(game, pictures))
        page_file = self.folder / f"{game}.html"
        title = f"<!doctype html><meta charset=utf-8><title>{game}</title><style>{STYLE}</style>"
        page_file.write_text(title + "\n".join(parts.values()), encoding="utf-8")
        page = self.browser.new_page(viewport=viewport_of(f"{SHEET_WIDTH}x1000"))
        page.goto(page_file.as_uri(), wait_until="load")
        for name in parts:
            page.locator(f"section[id='{name}']").screenshot(path=self.folder / f"{name}.png")
        page.close()
        return page_file


def shown(page: Page, state: State) -> bool:
    """A board that lacks something is pictured without it, and the sheet says so."""
    try:
        return state.show(page)
    except (Error, AssertionError) as error:
        say(f"{state.name}: {str(error).splitlines()[0]}")
        return False


def parts_of(game: str, pictures: list[Picture]) -> Iterator[tuple[str, str]]:
    """A name and a section for each sheet: one size, and not too much of it."""
    for size in dict.fromkeys(picture.size for picture in pictures):
        figures = [picture.figure() for picture in pictures if picture.size == size]
        for number, start in enumerate(range(0, len(figures), ON_A_SHEET), 1):
            name, content = f"{game}-{size}-{number}", "\n".join(figures[start : start + ON_A_SHEET])
            yield name, f'<section id="{name}"><h2>{name}</h2><div class="all">{content}</div></section>'


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser("dev.py shots", description="Pictures of every state of the boards.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(STATES))
    parser.add_argument("--states", type=listed, default=[], help="only these, by their names")
    parser.add_argument("--sizes", type=listed, default=list(SIZES), help=",".join(SIZES))
    parser.add_argument("--themes", type=listed, default=list(THEMES), help="light,dark")
    asked = parser.parse_args()
    if unknown := [game for game in asked.games if game not in STATES]:
        parser.error(f"there is no {unknown[0]}; there are {', '.join(STATES)}")
    return asked


def listed(text: str) -> list[str]:
    return [word for word in text.split(",") if word]


def main() -> None:
    asked = parsed()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with at_work() as (browser, server):
        pictured = Studio(browser, Tables(server), asked.themes)
        for game in asked.games or STATES:
            started, pictures = time.monotonic(), []
            for state in STATES[game]:
                if not asked.states or state.name in asked.states:
                    pictures += [one for size in asked.sizes for one in pictured.take(game, state, size)]
            if pictures:
                made = pictured.make_sheets(game, pictures)
                seconds = time.monotonic() - started
                say(f"{game}: {len(pictures)} pictures in {seconds:.0f} s; look at {made}")


if __name__ == "__main__":
    main()
