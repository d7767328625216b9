"""Every page at four sizes, boards at five, in both themes: what axe finds, what is cut off, pictures."""

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import pages
from tests.browser.axe import COLOURS, violations
from tests.browser.pages import BOARDS, DIALOGS, PAGES, PHONE_ONLY, Scene
from tests.browser.server import PATIENCE, Server, Table, open_table
from tests.browser.table import (
    COURSE_TIMEOUT,
    DESK,
    LARGE_DESK,
    LYING_PHONE,
    PHONE,
    SMALL_DESK,
    Theme,
    is_within,
    panel,
    resize,
    settle,
)

FIRST_LOAD = 120_000  # bytes, but for fonts
FONTS = 45_000
SIZES = {"1440x900": DESK, "1024x768": SMALL_DESK, "390x844": PHONE, "844x390": LYING_PHONE}
THEMES: tuple[Theme, ...] = ("light", "dark")
# What stands in a box that hides the rest of it. A single pixel is rounding.
CUT_OFF = """() => [...document.querySelectorAll('body *:not(.hidden, .hidden *, [aria-hidden=true] *)')]
    .filter((one) => one.checkVisibility() && one.innerText)
    .filter((one) => ['hidden', 'clip'].includes(getComputedStyle(one).overflowX))
    .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.tagName}.${one.className}: ${one.innerText.slice(0, 60)}`)"""
# What can be used but not be scrolled into the window.
OUT_OF_REACH = """() => [...document.querySelectorAll('button, a[href]:not(.skip), input, select')]
    .filter((one) => {
        if (!one.checkVisibility()) return false;
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = one.getBoundingClientRect();
        return box.left < -1 || box.right > innerWidth + 1 || box.bottom < 0 || box.top > innerHeight;
    })
    .map((one) => one.outerHTML.slice(0, 120))"""
# Pieces that letters around them leave no room for. What a touch opens large may be tiny.
SQUEEZED = """() => [...document.querySelectorAll('.domino, .tile, .person .token, .totem')]
    .filter((one) => one.checkVisibility() && !one.closest('.mini') && one.getBoundingClientRect().width < 12)
    .map((one) => one.className)"""
# Names that leave the place of their seat, where they are to be seen.
SPILT = """() => [...document.querySelectorAll('.players strong, thead .name')]
    .filter((one) => one.checkVisibility() && one.closest('.name').clientWidth !== 1)
    .filter((one) => {
        const [box, place] = [one.getBoundingClientRect(), one.closest('li, th').getBoundingClientRect()];
        return box.right > place.right + 1 || one.scrollWidth > one.clientWidth + 1 || box.height > 200;
    })
    .map((one) => one.textContent)"""
LARGE_TEXT = {"standard": 32, "fixed": 26}  # twice what a browser has by itself
WITH_LARGE_TEXT = (
    pages.home,
    pages.new_table,
    pages.lobby,
    pages.table,
    pages.table_of_a_spectator,
    pages.end,
    pages.replay,
    pages.stone_age,
    pages.endless_winter,
    pages.rules,
)


@pytest.fixture
def scene(
    visit, server: Server, middle: Table, finished: Table, stone_age: Table, endless_winter: Table
) -> Scene:
    return Scene(visit, server, middle, finished, stone_age, endless_winter)


def sizes_of(shown: Callable[[Scene], Page]) -> dict[str, ViewportSize]:
    if shown in BOARDS:
        return SIZES
    left_out = (DESK, SMALL_DESK) if shown in PHONE_ONLY else (SMALL_DESK,) if shown in DIALOGS else ()
    return {size: viewport for size, viewport in SIZES.items() if viewport not in (*left_out, LYING_PHONE)}


@pytest.mark.parametrize("shown", PAGES, ids=lambda shown: shown.__name__)
def test_page(scene: Scene, shots: Path, shown: Callable[[Scene], Page]):
    page = shown(scene)
    found = []
    for size, viewport in sizes_of(shown).items():
        resize(page, viewport)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            picture = shots / f"{shown.__name__}-{size}-{theme}.jpg"
            page.screenshot(path=picture, animations="disabled", quality=85, type="jpeg")
            if viewport != SMALL_DESK and (viewport != LYING_PHONE or theme == "light"):
                only = COLOURS if theme == "dark" else None
                found += [f"{size} {theme}: {problem}" for problem in violations(page, only)]
        found += [f"{size}: {cut}" for cut in page.evaluate(CUT_OFF)]
        assert is_within(page, viewport["width"]), size
    if shown not in PHONE_ONLY:
        found += found_on_a_large_desk(page, shots / f"{shown.__name__}-1920x1080-light.jpg")
    assert found == []


def found_on_a_large_desk(page: Page, picture: Path) -> list[str]:
    """One picture, and what is cut off: names and colours are the same as on a smaller one."""
    resize(page, LARGE_DESK)
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.screenshot(path=picture, animations="disabled", quality=85, type="jpeg")
    assert is_within(page, LARGE_DESK["width"])
    return [f"1920x1080: {cut}" for cut in page.evaluate(CUT_OFF)]


@pytest.mark.parametrize("shown", WITH_LARGE_TEXT, ids=lambda shown: shown.__name__)
def test_at_200_percent(scene: Scene, shots: Path, shown: Callable[[Scene], Page]):
    """By zooming, which makes the window half as wide, and by larger letters in the same window."""
    page = shown(scene)
    resize(page, {"width": 720, "height": 450})
    assert is_within(page, 720)
    assert page.evaluate(CUT_OFF) == []
    before = text_size(page)
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": LARGE_TEXT})
    expect(page.locator("html")).to_have_css("font-size", "32px")
    settle(page)
    assert text_size(page) == 2 * before
    for size in ("390x844", "1440x900"):
        resize(page, SIZES[size])
        picture = shots / f"{shown.__name__}-{size}-large-text.jpg"
        page.screenshot(path=picture, animations="disabled", quality=85, type="jpeg")
        assert is_within(page, SIZES[size]["width"]), size
        assert page.evaluate(CUT_OFF) == [], size
        assert page.evaluate(SQUEEZED) == [], size
    assert page.evaluate(OUT_OF_REACH) == []


def test_the_longest_names_fit(visit, server: Server, shots: Path):
    names = ("W" * 24, "\u6f22" * 24, "\u05e9\u05dc\u05d5\u05dd (7)")
    table = open_table(server, *names, bots=0).play(moves=9)
    page = visit(name=names[0], at=table)
    for state in ("table", "end"):
        # At the end, turning points come when they are computed.
        awaited = page.locator(".end .course h3" if state == "end" else ".grid").first
        awaited.wait_for(timeout=COURSE_TIMEOUT)
        settle(page)
        for size, viewport in SIZES.items():
            resize(page, viewport)
            page.screenshot(path=shots / f"{state}-{size}-long-names.jpg", quality=85, type="jpeg")
            assert is_within(page, viewport["width"]), (state, size)
            assert page.evaluate(SPILT) == [], (state, size)
        table.play()


def text_size(page: Page) -> float:
    return page.evaluate("parseFloat(getComputedStyle(document.querySelector('main p, main li')).fontSize)")


def test_the_first_load_is_small(visit):
    sizes: dict[str, int] = {}
    page = visit("about:blank")
    page.on("response", lambda answer: sizes.update({answer.url: len(gzip.compress(answer.body()))}))
    page.goto("/", wait_until="networkidle")
    panel(page).wait_for()
    assert not any("Table" in url for url in sizes), "a board is loaded when it is needed"
    fonts = {url: sizes.pop(url) for url in list(sizes) if url.endswith(".woff2")}
    assert 0 < sum(sizes.values()) <= FIRST_LOAD, (sum(sizes.values()), sizes)
    assert 0 < sum(fonts.values()) <= FONTS, fonts
    assert not any("cyrillic" in url or "latin-ext" in url for url in fonts), "letters that nobody reads here"


def test_a_link_has_a_picture_that_can_be_fetched(server: Server):
    """By the built page at a real server, as a messenger reads it."""
    answer = httpx.get(f"{server.url}/t/nosuchtable1", timeout=PATIENCE)
    found = re.search(r'property="og:image" content="([^"]+)"', answer.text)
    assert found is not None, answer.text
    picture = httpx.get(found[1], timeout=PATIENCE)
    assert (picture.headers["content-type"], found[1]) == ("image/png", f"{server.url}/preview/lascaux.png")


def test_without_a_connection_there_is_a_friendly_page(visit):
    page = visit()
    panel(page).wait_for()
    page.route("**/api/**", lambda route: route.abort())
    panel(page).get_by_role("button", name="Play now against bots").click()
    page.get_by_text("The server can't be reached right now.").wait_for()
    page.evaluate("history.pushState(null, '', '/t/abc'); dispatchEvent(new PopStateEvent('popstate'))")
    page.get_by_role("heading", name="No connection").wait_for()
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("heading", name="No connection").wait_for()
    page.unroute("**/api/**")  # and it comes back by itself
    page.get_by_role("heading", name="There is no such table").wait_for()


@pytest.mark.parametrize("path", ["nothing/here", "%00", "%ff%fe", "..%2f..%2fetc%2fpasswd", "x" * 5000])
def test_whatever_stands_in_an_address_is_a_page(server: Server, path: str):
    answer = httpx.get(f"{server.url}/{path}", timeout=PATIENCE)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
