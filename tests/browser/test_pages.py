"""Every page in both themes: nothing that axe finds, pictures to look at, and the size of the first load."""

import gzip
from pathlib import Path

import pytest

from tests.browser.table import CLIENT, DESK, PHONE, create_table, play_on, start_game

AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
FIRST_LOAD = 120_000
SIZES = [("desk", DESK), ("phone", PHONE)]
THEMES = ["light", "dark"]


def violations(page) -> list[str]:
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in found
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("size", "viewport"), SIZES, ids=["desk", "phone"])
def test_every_page(visit, shots: Path, theme: str, size: str, viewport: dict):
    page = visit(name="Ana", theme=theme, viewport=viewport)
    found: dict[str, list[str]] = {}

    def look(what: str, full: bool = False) -> None:
        page.wait_for_timeout(450)
        page.screenshot(path=shots / f"{what}-{size}-{theme}.png", full_page=full)
        assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"], what
        if problems := violations(page):
            found[what] = problems

    page.get_by_role("button", name="Play now against bots").first.wait_for()
    look("home", full=True)
    page.get_by_role("button", name="Create a table").first.click()
    look("new-table")
    page.keyboard.press("Escape")
    create_table(page, players=3, bots=1, mode="tribe")
    look("lobby", full=True)
    guest = visit(page.url, name="Bo", theme=theme, viewport=viewport)
    guest.get_by_role("button", name="Take a free seat").wait_for()
    page, host = guest, page
    look("lobby-guest", full=True)
    page = host
    start_game(page)
    play_on([page], moves=12)
    page.locator("[data-option]").first.wait_for(state="attached")
    page.wait_for_timeout(500)
    look("table")
    if size == "phone":
        for tab in ("Options", "Log, chat", "Players"):
            page.get_by_role("navigation", name="Areas").get_by_role("button", name=tab).click()
            look(f"table-{tab.split(',')[0].lower()}")
        page.get_by_role("navigation", name="Areas").get_by_role("button", name="Board").click()
    if size == "desk":
        page.get_by_role("button", name="Settings").click()
        look("settings")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Hint").click()
        page.get_by_role("button", name="Do it").wait_for()
        look("hint")
    play_on([page])
    look("end")
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"/r/{table}/60")
    page.locator("main > .bar output").wait_for()
    look("replay")
    page.goto("/rules/kingdomino-origins#ko-vol-01")
    page.locator("#ko-vol-01").wait_for()
    look("rules")
    page.goto("/nothing/here")
    look("missing")
    page.goto("/t/zzzzzz")
    page.get_by_text("There is no such table").first.wait_for()
    look("no-table")
    page.goto("/")
    page.get_by_role("heading", name="Your tables").wait_for()
    look("home-tables", full=True)
    assert found == {}


def test_a_small_desk(visit, shots: Path):
    page = visit(name="Ana", viewport={"width": 1024, "height": 768})
    page.get_by_role("button", name="Play now against bots").first.click()
    play_on([page], moves=12)
    page.locator("[data-option]").first.wait_for()
    page.wait_for_timeout(400)
    page.screenshot(path=shots / "table-1024.png")
    assert page.evaluate("document.documentElement.scrollWidth") <= 1024


def test_large_text_loses_nothing(visit, shots: Path):
    page = visit(name="Ana", viewport={"width": 720, "height": 450}, device_scale_factor=2)
    page.get_by_role("button", name="Play now against bots").first.click()
    page.locator("[data-option]").first.wait_for(state="attached")
    page.wait_for_timeout(400)
    page.screenshot(path=shots / "table-200-percent.png")
    assert page.evaluate("document.documentElement.scrollWidth") <= 720


def test_the_first_load_is_small(visit):
    sizes: dict[str, int] = {}
    page = visit("about:blank")
    page.on("response", lambda answer: sizes.update({answer.url: len(gzip.compress(answer.body()))}))
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.wait_for()
    page.wait_for_timeout(300)
    assert not any("Table" in url for url in sizes), "a board is loaded when it is needed"
    assert 0 < sum(sizes.values()) <= FIRST_LOAD, sizes
    print("first load, bytes after gzip:", sum(sizes.values()))


def test_without_a_connection_there_is_a_friendly_page(visit, server):
    page = visit()
    page.get_by_role("button", name="Play now against bots").first.wait_for()
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Play now against bots").first.click()
    page.get_by_text("The server can't be reached right now.").wait_for()
    page.evaluate("history.pushState(null, '', '/t/abc'); dispatchEvent(new PopStateEvent('popstate'))")
    page.get_by_role("heading", name="No connection").wait_for()
    page.unroute("**/api/**")
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("heading", name="There is no such table").wait_for()
