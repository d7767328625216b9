"""What axe-core finds on a page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from devkit.client import CLIENT
from tests.browser.table import Theme

SOURCE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
COLOURS = ["color-contrast"]  # all that another theme can change
# Behind an open dialog nothing can be reached; the page without it is looked at elsewhere.
RUN = "options => axe.run(document.querySelector('dialog:modal') ?? document, options)"


def violations(page: Page, only: list[str] | None = None) -> list[str]:
    """A line for each of them; `only` names the rules to look at."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"], **({"runOnly": only} if only else {})}
    found = page.evaluate(RUN, options)["violations"]
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in found
        for node in one["nodes"][:3]
    ]


def violations_by_theme(page: Page, picture: Path) -> list[str]:
    """In light and dark, each with a picture that has the theme in its name."""
    found = []
    themes: tuple[tuple[Theme, Any], ...] = (("light", None), ("dark", COLOURS))
    for theme, only in themes:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        named = picture.with_name(f"{picture.name}-{theme}.jpg")
        page.screenshot(path=named, quality=85, type="jpeg")
        found += [f"{theme}: {problem}" for problem in violations(page, only)]
    return found
