"""What helps people at a table: the guide of a first game, and a log that points at the board."""

from playwright.sync_api import expect

from tests.browser.server import open_table
from tests.browser.table import my_turn, reload


def test_the_guide_can_be_switched_off_for_good(visit, server):
    page = visit(name="Ana", at=open_table(server, "Ana", bots=1))
    page.locator(".guide").wait_for()
    page.get_by_role("button", name="Don't explain any more").click()
    expect(page.locator(".guide")).to_have_count(0)
    reload(page)
    assert my_turn(page)
    assert page.locator(".guide").count() == 0


def test_a_line_of_the_log_shows_its_piece(visit, server):
    page = visit(name="Ana", at=open_table(server, "Ana", bots=1).play(moves=8))
    assert my_turn(page)
    page.locator(".log li", has_text="places domino").last.hover()
    page.locator(".footprint").first.wait_for()
    page.mouse.move(5, 5)
    page.locator(".log ol").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".log li:focus")).to_have_count(1)
