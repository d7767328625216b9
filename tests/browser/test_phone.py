"""A phone: one column, tabs, fingers."""

from playwright.sync_api import expect

from tests.browser.server import open_table
from tests.browser.table import (
    COURSE_TIMEOUT,
    PHONE,
    deciding,
    go,
    is_within,
    my_turn,
    panel,
    play_to_the_end,
    play_up_to_a_placement,
    settle,
    tap_on,
)

TABS = ("Options", "Log, chat", "Players", "Board")
TOUCHED = "button, a[href]:not(.skip), input, select, summary, [role=gridcell].open"
# But for words in a text, and what a label makes larger. The ring around a rule can be touched, too.
TOO_SMALL = """touched => [...document.querySelectorAll(touched)]
    .filter((one) => one.checkVisibility() && !one.matches('.text a, [type=radio], [type=checkbox]'))
    .map((one) => {
        const box = one.getBoundingClientRect();
        const ring = getComputedStyle(one, '::after');
        const wider = one.matches('.rule') ? [parseFloat(ring.width), parseFloat(ring.height)] : [0, 0];
        return [one, Math.max(box.width, wider[0]), Math.max(box.height, wider[1])];
    })
    .filter(([, width, height]) => width < 43.5 || height < 43.5)
    .map(([one, width, height]) => `${one.textContent.trim().slice(0, 60)}: ${width} x ${height}`)"""


def show(page, tab: str) -> None:
    tap_on(page.get_by_role("navigation", name="Areas").get_by_role("button", name=tab))


def test_a_phone_plays_a_whole_game(visit, server):
    page = visit(name="Ana", viewport=PHONE, has_touch=True, is_mobile=True)
    panel(page).get_by_role("button", name="Play now against bots").tap()
    assert my_turn(page)
    for tab in TABS:
        show(page, tab)
        assert is_within(page, PHONE["width"]), tab
        assert page.evaluate(TOO_SMALL, TOUCHED) == [], tab
    show(page, "Options")
    with deciding(page):
        page.locator("[data-option]").first.tap()
    assert my_turn(page)
    show(page, "Board")
    place_by_fingers(page)
    assert play_to_the_end(page) > 10
    page.locator(".end").wait_for()
    settle(page)
    assert is_within(page, PHONE["width"])
    assert page.evaluate(TOO_SMALL, TOUCHED) == []


def test_after_sitting_down_the_start_is_in_view(visit, server):
    table = open_table(server, "Ana", bots=2, free=1)
    page = visit(
        table.path, name="Bo", viewport={"width": 390, "height": 640}, has_touch=True, is_mobile=True
    )
    button = page.get_by_role("button", name="Take a free seat")
    button.scroll_into_view_if_needed()
    page.evaluate("scrollBy(0, 300)")
    button.dispatch_event("click")
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("heading", name="Seats")).to_be_focused()
    start.tap()
    expect(page.get_by_role("navigation", name="Table")).to_be_in_viewport()


def test_everything_beside_the_game_can_be_touched(visit, server, finished):
    lobby = open_table(server, "Ana", bots=1, free=1)
    page = visit(name="Ana", at=lobby, viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("link", name="All rules").wait_for()
    assert page.evaluate(TOO_SMALL, TOUCHED) == []
    go(page, f"/r/{finished.id}/30")
    assert page.evaluate(TOO_SMALL, TOUCHED) == []
    page.get_by_role("navigation", name="Beside the board").get_by_role("button", name="Review").tap()
    page.get_by_role("heading", name="Turning points").wait_for(timeout=COURSE_TIMEOUT)
    assert page.evaluate(TOO_SMALL, TOUCHED) == []
    go(page, "/rules/kingdomino-origins")
    assert page.evaluate(TOO_SMALL, TOUCHED) == []


def test_the_menu_and_the_question_stay_while_the_board_is_scrolled(visit, middle):
    page = visit(name="Ana", at=middle, viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("grid").wait_for()
    page.locator(".play .board").first.evaluate("board => board.scrollTo(0, board.scrollHeight)")
    settle(page)
    assert page.evaluate("scrollY") == 0
    expect(page.get_by_role("button", name="More", exact=True)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("region", name="Question")).to_be_in_viewport(ratio=1)


def test_a_filter_says_how_many_it_found(visit, middle):
    page = visit(name="Ana", at=middle, viewport=PHONE, has_touch=True, is_mobile=True)
    show(page, "Options")
    options = page.locator("[data-option]")
    options.first.wait_for()
    all_of_them, heading = options.count(), page.get_by_role("region", name="Options").get_by_role("heading")
    expect(heading).to_contain_text(f"{all_of_them} options")
    expect(heading).to_contain_text("Numbers: how your points change")
    page.get_by_label("Find an option").fill(options.first.locator("span").first.inner_text())
    expect(heading).to_contain_text(f"1 of {all_of_them} options")


def place_by_fingers(page) -> None:
    """Takes the first domino to a square with one touch, and lays it with the button."""
    play_up_to_a_placement(page)
    with deciding(page):
        page.locator(".grid .open:not(.filled)").first.tap()
        page.get_by_role("button", name="Place").tap()
