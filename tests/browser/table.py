"""Playing in a browser: what the tests do again and again at a table."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from playwright.sync_api import Locator, Page, ViewportSize, expect

Theme = Literal["light", "dark"]
LARGE_DESK: ViewportSize = {"width": 1920, "height": 1080}
DESK: ViewportSize = {"width": 1440, "height": 900}
SMALL_DESK: ViewportSize = {"width": 1024, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
LYING_PHONE: ViewportSize = {"width": 844, "height": 390}
PATIENCE = 30  # seconds
LONGEST_GAME = 180_000  # milliseconds, on a busy machine
COURSE_TIMEOUT = 90_000  # milliseconds that the course of a game may take there
POLL = 20  # milliseconds between two looks at a condition

# A page itself says what it still waits for: its words, its table, its board.
READY = "() => document.querySelector('#main') && !document.querySelector('[aria-busy=true]')"
# Two frames later all is done that a change brings about by itself: where the focus stays, what follows a
# scrolled list, what is laid out anew. Nothing fades or slides any more.
SETTLED = """async () => {
    const frame = () => new Promise((rest) => requestAnimationFrame(() => setTimeout(rest)));
    await frame();
    await frame();
    const endOf = (one) => one.effect.getComputedTiming().endTime;
    const isEnding = (one) => one.playState === 'running' && endOf(one) < Infinity;
    await Promise.allSettled(document.getAnimations().filter(isEnding).map((one) => one.finished));
}"""

# Over, yours to decide, or somebody's turn: then the name of that somebody.
TURN = """() => {
    if (document.querySelector('.end')) return 'over';
    if (document.querySelector('[data-option]')) return 'yours';
    const acting = document.querySelector('.players .isActing');
    return acting && !acting.textContent.includes('(you)') ? acting.querySelector('strong').textContent : '';
}"""
SOMEBODY = """people => {
    const turn = (%s)();
    return ['over', 'yours', ...people].includes(turn) ? turn : '';
}""".replace("%s", TURN)
IS_PLACING = "() => !!document.querySelector('.grid .open:not(.filled)')"
# The options that stand there now, so that it can be seen when they are gone.
MARK = "() => { document.querySelector('[data-option]').dataset.old = 'yes' }"
GONE = "() => !document.querySelector('[data-old]')"
# One atomic choice by a click like any other, only fast: the last option of the list.
TAKE_LAST = """() => {
    const all = document.querySelectorAll('[data-option]');
    all[all.length - 1].click();
}"""

# The same again and again, as soon as there is something to decide; the count at the end is skipped.
GO_ON = """() => {
    const COUNT = '.question .count button';
    window.acts = 0;
    const takeLast = %s;
    const timer = setInterval(() => {
        if (document.querySelector('.end')) clearInterval(timer);
        else if (document.querySelector(COUNT)) document.querySelector(COUNT).click();
        else if (document.querySelector('[data-option]')) {
            window.acts += 1;
            takeLast();
        }
    }, 10);
}""".replace("%s", TAKE_LAST)


def ready(page: Page) -> Page:
    """Waits until the page shows what it was asked for, and listens."""
    page.wait_for_function(READY, polling=POLL)
    settle(page)
    return page


def settle(page: Page) -> None:
    page.evaluate(SETTLED)


def go(page: Page, address: str) -> None:
    page.goto(address)
    ready(page)


def reload(page: Page) -> None:
    page.reload()
    ready(page)


def resize(page: Page, size: ViewportSize) -> None:
    """A page hears of its new size a moment later."""
    page.set_viewport_size(size)
    page.wait_for_function("width => innerWidth === width", arg=size["width"], polling=POLL)
    settle(page)


def tap_on(tab: Locator) -> None:
    """A touch becomes a click a moment later."""
    tab.tap()
    expect(tab).to_have_attribute("aria-pressed", "true")
    settle(tab.page)


def panel(page: Page) -> Locator:
    """The game that is played here, among those on the home page."""
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name="Kingdomino Origins"))


def create_table(page: Page, *, players: int = 3, bots: int = 1, mode: str = "", hints: bool = True) -> str:
    """Through the dialog on the home page; answers with the address of the table."""
    panel(page).get_by_role("button", name="Create a table").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("combobox").nth(0).select_option(str(players))
    dialog.get_by_role("combobox").nth(1).select_option(str(bots))
    if not hints:
        dialog.get_by_label("Play without hints").check()
    if mode:
        dialog.locator(f"input[value={mode}]").check()
    dialog.get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("heading", name="Seats").wait_for()
    return page.url


def sit_down(page: Page) -> None:
    page.get_by_role("button", name="Take a free seat").click()
    page.get_by_text("(you)").wait_for()


def start_game(page: Page) -> None:
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("navigation", name="Table").wait_for()


def my_turn(page: Page) -> bool:
    """Waits until this person is to decide; False when the game is over."""
    return page.wait_for_function(SOMEBODY, arg=[], polling=POLL).json_value() == "yours"


def whole_hint(page: Page) -> None:
    """Where to look, and then the move."""
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="Show me").click()
    page.get_by_role("button", name="Do it").wait_for()


def act(page: Page) -> None:
    page.evaluate(TAKE_LAST)


@contextmanager
def deciding(page: Page) -> Iterator[None]:
    """What is done in here must be a decision that the table takes."""
    page.evaluate(MARK)
    yield
    page.wait_for_function(GONE, polling=POLL)


def name_at(page: Page) -> str:
    """A board may have laid out the seats anew; the row of the page is still there."""
    return page.locator(".players li", has_text="(you)").locator("strong").first.text_content() or ""


def next_to_act(pages: dict[str, Page]) -> Page | None:
    """The page of whoever is to decide, when the bots have played; None when the game is over."""
    asked = next(iter(pages.values()))
    while True:
        turn = asked.wait_for_function(SOMEBODY, arg=list(pages), polling=POLL).json_value()
        if turn in ("over", "yours"):
            return asked if turn == "yours" else None
        asked = pages[turn]


def play_on(*pages: Page, moves: int = 10_000) -> int:
    """Everybody decides when it is their turn, until the game is over, or enough was played and it is
    again somebody's turn."""
    people = {name_at(page): page for page in pages}
    done = 0
    while (page := next_to_act(people)) is not None and done < moves:
        act(page)
        done += 1
    return done


def play_to_the_end(*pages: Page) -> int:
    """Everybody at once, each in their own browser; answers with how many decisions that took."""
    for page in pages:
        page.evaluate(GO_ON)
    for page in pages:
        page.locator(".end").wait_for(timeout=LONGEST_GAME)
    return sum(page.evaluate("window.acts") for page in pages)


def play_up_to_a_placement(page: Page) -> None:
    """Until a domino is to be laid."""
    page.get_by_role("grid").wait_for()
    while my_turn(page) and not page.evaluate(IS_PLACING):
        play_on(page, moves=1)


def log_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Log").locator("li")


def lines_of(page: Page) -> list[str]:
    return log_of(page).all_text_contents()


def agree(page: Page, other: Page) -> None:
    """Waits until both have heard the same."""
    deadline = time.monotonic() + PATIENCE
    while (said := lines_of(page)) != (heard := lines_of(other)) or not said:
        assert time.monotonic() < deadline, f"{said}\n{heard}"
        page.wait_for_timeout(POLL)


def is_within(page: Page, width: int) -> bool:
    """Nothing makes the page wider than its window."""
    return page.evaluate("document.documentElement.scrollWidth") <= width
