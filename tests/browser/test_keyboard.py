"""Everything by keyboard, with a focus that can be seen."""

import pytest
from playwright.sync_api import expect

from tests.browser.server import Table, open_table
from tests.browser.table import GONE, IS_PLACING, MARK, PHONE, TURN, deciding, go, my_turn, panel, settle

OUTLINE = """() => {
    const style = getComputedStyle(document.activeElement);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
}"""
MATCHES = "selector => document.activeElement.matches(selector)"
KINGDOMINO = ".panels article:first-of-type"
LONGEST_WAY = 90
BY_THE_BOARD = 4  # so many dominoes are laid on the board, the others by the list


def focus_on(page, selector: str, key: str = "Tab") -> int:
    """Goes on until the focus is there; answers with how many times the key was pressed. Whoever goes by
    keyboard, too, begins when there is something to go to, and the focus has come to rest."""
    page.locator(selector).first.wait_for(state="attached")
    settle(page)
    for pressed in range(1, LONGEST_WAY):
        page.keyboard.press(key)
        if page.evaluate(MATCHES, selector):
            assert page.evaluate(OUTLINE), f"the focus on {selector} can't be seen"
            return pressed
    raise AssertionError(f"no way to {selector} by keyboard")


def lay_on_the_board(page) -> None:
    focus_on(page, "[role=gridcell]", "Shift+Tab")
    for key in ("ArrowRight", "ArrowDown", "r"):
        page.keyboard.press(key)
    expect(page.locator(".grid .held"), "both halves are shown where they would lie").to_have_count(2)
    page.keyboard.press("Enter")


def test_a_whole_game_by_keyboard_alone(visit):
    page = visit(name="Ana")
    panel(page).wait_for()
    create_a_tribe_table(page)
    laid, moves, ways = 0, 0, []
    while my_turn(page):
        with deciding(page):
            if laid < BY_THE_BOARD and page.evaluate(IS_PLACING):
                lay_on_the_board(page)
                laid, ways = laid + 1, []
            else:
                ways.append(focus_on(page, "[data-option]"))
                page.keyboard.press("Enter")
        moves += 1
    assert laid == BY_THE_BOARD
    assert moves > 20
    assert max(ways[1:]) <= 3, "the next list of options is near where the last one was"
    focus_on(page, ".end button")
    assert page.evaluate(TURN) == "over"


# What the keyboard can reach at the board: its own buttons, in the dock, too.
ON_THE_BOARD = ":is(section.board, [data-part=decision]) [data-act]:not(:disabled, [aria-disabled=true])"
STEPS_OF_A_DECISION = 6


def decide_on_the_board(page) -> None:
    """From one of the board's buttons to the next, with Enter on each, until the table has an answer."""
    page.evaluate(MARK)
    for _ in range(STEPS_OF_A_DECISION):
        if page.evaluate(MATCHES, ON_THE_BOARD) is False:
            focus_on(page, ON_THE_BOARD, "Shift+Tab")
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)
        if page.evaluate(GONE):
            return
    raise AssertionError("the board takes no answer by keyboard")


@pytest.mark.parametrize("game", ["stone-age", "endless-winter"])
def test_a_whole_game_of_the_larger_ones_by_keyboard_alone(visit, server, game: str):
    """A few decisions on the board, as a beginner finds them, the others by the list."""
    page = visit(name="Ana", at=open_table(server, "Ana", bots=1, game=game, options={}))
    moves, ways = 0, []
    while my_turn(page):
        if moves < BY_THE_BOARD:
            decide_on_the_board(page)
        else:
            with deciding(page):
                ways.append(focus_on(page, "[data-option]"))
                page.keyboard.press("Enter")
        moves += 1
    assert moves > 20
    assert max(ways[1:]) <= 3, "the next list of options is near where the last one was"
    focus_on(page, ".end button")


def create_a_tribe_table(page) -> None:
    """Two players, the other one a bot, tribe mode."""
    focus_on(page, f"{KINGDOMINO} span:has(.primary) ~ button:last-of-type")
    page.keyboard.press("Enter")
    focus_on(page, "dialog .pair label:nth-child(1) select")
    page.keyboard.press("ArrowUp")
    focus_on(page, "dialog .pair label:nth-child(2) select")
    page.keyboard.press("ArrowDown")
    focus_on(page, "dialog input[type=radio]")
    while not page.evaluate("document.activeElement.value === 'tribe'"):
        page.keyboard.press("ArrowDown")
    focus_on(page, "dialog .foot button")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Seats").wait_for()
    focus_on(page, ".primary")
    page.keyboard.press("Enter")
    page.get_by_role("navigation", name="Table").wait_for()


def test_the_focus_is_never_lost(visit, server):
    """What has it goes: a page, a domino whose row moves on, a hint that is followed."""
    page = visit(name="Ana")
    panel(page).wait_for()
    focus_on(page, f"{KINGDOMINO} .primary")
    page.keyboard.press("Enter")
    assert my_turn(page)
    expect(page.get_by_role("main")).to_be_focused()
    table = open_table(server, "Ana", bots=2)
    go(page, table.link("Ana"))
    assert my_turn(page)
    focus_on(page, ".layout .offered button")
    page.keyboard.press("Enter")
    page.wait_for_function(IS_PLACING)
    expect(page.get_by_role("group", name="Kingdomino Origins")).to_be_focused()
    page.keyboard.press("h")
    focus_on(page, ".hint button")
    page.keyboard.press("Enter")
    expect(page.locator(".hint button")).to_have_text("Do it")
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Decision and news")).to_be_focused()


def test_what_a_menu_opened_gives_the_focus_back_to_it(visit, middle: Table):
    page = visit(name="Ana", at=middle, viewport=PHONE)
    more = page.get_by_role("button", name="More", exact=True)
    for name in ("Invite", "Settings", "Leave"):
        more.press("Enter")
        page.locator("dialog[open]").get_by_role("button", name=name, exact=True).press("Enter")
        expect(page.locator("dialog[open]")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(more).to_be_focused()


def test_another_person_at_the_device_is_added_by_keyboard(visit, server):
    page = visit(name="Ana", at=open_table(server, "Ana", bots=1, free=1))
    page.get_by_role("button", name="Add a person at this device").press("Enter")
    expect(page.get_by_label("Their name")).to_be_focused()
    page.keyboard.type("Bo")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Bo", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Seats")).to_be_focused()
