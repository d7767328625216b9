"""The log follows what happens, unless somebody reads further up."""

from playwright.sync_api import expect

from tests.browser.server import open_table
from tests.browser.table import PHONE, my_turn, play_on, resize, settle

LAST_IS_WHOLE = """() => {
    const list = document.querySelector('.log ol'), box = list.getBoundingClientRect();
    const last = list.lastElementChild.getBoundingClientRect();
    return last.bottom <= box.bottom + 1 && last.top >= box.top - 1;
}"""
TOP = "document.querySelector('.log ol').scrollTop"


def test_the_newest_line_is_always_whole(visit, server):
    """Also when there is less room, because more options came."""
    page = visit(name="Ana", at=open_table(server, "Ana", bots=1).play(moves=8, well=True))
    for _ in range(6):
        assert my_turn(page)
        page.wait_for_function(LAST_IS_WHOLE)
        play_on(page, moves=1)
    resize(page, {"width": 1440, "height": 700})
    page.wait_for_function(LAST_IS_WHOLE)


def test_whoever_reads_further_up_stays_there(visit, server):
    page = visit(name="Ana", at=open_table(server, "Ana", bots=1).play(moves=12, well=True))
    assert my_turn(page)
    page.locator(".log li").first.scroll_into_view_if_needed()
    page.wait_for_function(f"() => {TOP} === 0")
    settle(page)  # a list that is scrolled hears of it with the next picture
    lines = page.locator(".log li").count()
    play_on(page, moves=2)
    expect(page.locator(".log li")).not_to_have_count(lines)
    assert page.evaluate(TOP) == 0
    page.locator(".log li").last.scroll_into_view_if_needed()
    settle(page)
    play_on(page, moves=2)
    page.wait_for_function(LAST_IS_WHOLE)


def test_a_log_that_was_hidden_is_at_its_end(visit, server):
    page = visit(name="Ana", at=open_table(server, "Ana", bots=1).play(moves=12, well=True), viewport=PHONE)
    assert my_turn(page)
    page.get_by_role("navigation", name="Areas").get_by_role("button", name="Log").click()
    page.wait_for_function(LAST_IS_WHOLE)
