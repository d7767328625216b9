"""A phone: one column, tabs, fingers."""

from tests.browser.table import (
    PHONE,
    deciding,
    is_within,
    my_turn,
    panel,
    play_to_the_end,
    play_up_to_a_placement,
)

TABS = ("Options", "Log, chat", "Players", "Board")
TOUCHED = "button, a.button, input, select, summary, [role=gridcell].open"
TOO_SMALL = """touched => [...document.querySelectorAll(touched)]
    .filter((one) => one.checkVisibility() && !one.matches('.rule, [type=radio], [type=checkbox]'))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
    .map(([one, box]) => `${one.textContent.trim().slice(0, 60)}: ${box.width} x ${box.height}`)"""


def show(page, tab: str) -> None:
    page.get_by_role("navigation", name="Areas").get_by_role("button", name=tab).tap()


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
    assert is_within(page, PHONE["width"])
    assert page.evaluate(TOO_SMALL, TOUCHED) == []


def place_by_fingers(page) -> None:
    """Takes the first domino to a square with one touch, and lays it with the button."""
    play_up_to_a_placement(page)
    with deciding(page):
        page.locator(".grid .open:not(.filled)").first.tap()
        page.get_by_role("button", name="Place").tap()
