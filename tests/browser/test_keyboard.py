"""Everything by keyboard, with a focus that can be seen."""

from tests.browser.table import IS_PLACING, TURN, deciding, my_turn, panel

OUTLINE = """() => {
    const style = getComputedStyle(document.activeElement);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
}"""
MATCHES = "selector => document.activeElement.matches(selector)"
KINGDOMINO = ".panels article:first-of-type"
LONGEST_WAY = 90
BY_THE_BOARD = 4  # so many dominoes are laid on the board, the others by the list


def focus_on(page, selector: str, key: str = "Tab") -> int:
    """Goes on until the focus is there; answers with how many times the key was pressed."""
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
    assert page.locator(".grid .held").count() == 2, "both halves are shown where they would lie"
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


def create_a_tribe_table(page) -> None:
    """Two players, the other one a bot, tribe mode."""
    focus_on(page, f"{KINGDOMINO} .primary + button")
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
