"""The turns of others can be followed, and nobody ever has to wait for that."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.server import Table, open_table
from tests.browser.table import log_of, my_turn, reload, settle

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
# How many lines the log had each time it changed.
WATCH = """() => {
    window.lengths = [];
    const count = () => document.querySelectorAll('.log li').length;
    const seen = () => { if (window.lengths.at(-1) !== count()) window.lengths.push(count()) };
    new MutationObserver(seen).observe(document.querySelector('.log ol'), { childList: true });
    seen();
}"""
ALL_SHOWN = "() => !document.querySelector('.hurry')"


@pytest.fixture
def before_the_bots(server) -> Table:
    """Ana is the last to place people before two bots have all of theirs to place."""
    return open_table(server, "Ana", bots=2, game="stone-age", options={})


def begin_to_watch(page: Page) -> None:
    """Ana decides, and does not look at the list of options any more."""
    assert my_turn(page)
    page.evaluate(WATCH)
    page.locator("[data-option]").last.evaluate("option => option.click()")


def test_a_turn_of_bots_is_shown_step_by_step(visit, before_the_bots):
    page = visit(name="Ana", at=before_the_bots, prefs={"speed": "slow"}, **MOVING)
    begin_to_watch(page)
    page.locator(".hurry").wait_for()
    page.wait_for_function("() => window.lengths.length > 3")
    steps = page.evaluate("window.lengths")
    assert len(set(steps)) == len(steps) > 3, "one after the other"


def test_a_click_never_waits_for_what_is_shown(visit, before_the_bots):
    """While turns are being shown very slowly, one click on a place that will be open is enough."""
    page = visit(name="Ana", at=before_the_bots, prefs={"speed": "slow", "list": False}, **MOVING)
    begin_to_watch_on_the_board(page)
    newest = before_the_bots.position()["version"]
    assert page.locator(".hurry").count(), "it is still being shown"
    box = page.locator('[data-spot="forest"], [data-place="forest"]').first.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_function(ALL_SHOWN)
    page.mouse.up()
    assert before_the_bots.position()["version"] >= newest
    expect(page.locator(".turn.isYours")).to_be_visible()


def begin_to_watch_on_the_board(page: Page) -> None:
    page.keyboard.press("o")
    assert my_turn(page)
    page.locator("[data-option]").last.evaluate("option => option.click()")
    page.locator(".hurry").wait_for()


@pytest.mark.parametrize("how", ["reduced motion", "at once"])
def test_whoever_wants_no_motion_sees_all_at_once(visit, before_the_bots, how):
    still = how == "reduced motion"
    page = visit(
        name="Ana",
        at=before_the_bots,
        prefs={"speed": "slow" if still else "once"},
        reduced_motion="reduce" if still else "no-preference",
    )
    begin_to_watch(page)
    assert my_turn(page)
    assert page.locator(".hurry").count() == page.locator(".motions > *").count() == 0


def test_what_the_others_did_is_summed_up_a_line_a_seat(visit, before_the_bots):
    page = visit(name="Ana", at=before_the_bots, prefs={"panel": "since"})
    assert my_turn(page)
    page.locator("[data-option]").last.evaluate("option => option.click()")
    since = page.get_by_role("region", name="Since your last move")
    expect(since.get_by_role("listitem")).to_have_count(2)
    reload(page)
    expect(since.get_by_role("listitem")).to_have_count(2)


def test_what_leaves_no_choice_is_done_by_the_page_but_not_after_an_undo(visit, server):
    """The first chief of a game of two: the last one left has nothing to choose from."""
    table = open_table(server, "Ana", bots=1, game="endless-winter", options={})
    table.play(until=lambda position: len(position["options"]) == 1, well=True)
    before = table.position()["version"]
    page = visit(name="Ana", at=table, prefs={"forced": True})
    expect(log_of(page)).not_to_have_count(0)
    page.wait_for_function("() => document.querySelectorAll('[data-option]').length > 1")
    after = table.position()["version"]
    assert after > before
    page.get_by_role("button", name="Take back").click()
    page.locator(".log .isUndo").wait_for()
    settle(page)
    page.wait_for_timeout(900)  # longer than the moment that the page leaves to see it
    assert page.locator("[data-option]").count() >= 1
    assert page.locator(".log .isUndo").count() == 1
    assert table.position()["actor"] == 0


def test_the_list_of_options_is_folded_until_a_key_or_a_keyboard_asks_for_it(visit, middle):
    page = visit(name="Ana", at=middle, prefs={"list": False})
    fold = page.get_by_role("button", name="Options:")
    expect(fold).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("o")
    expect(fold).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("o")
    expect(fold).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("Tab")
    expect(fold).to_have_attribute("aria-expanded", "true")
    page.locator("[data-option]").first.wait_for()


def test_an_option_and_its_place_on_the_board_show_each_other(visit, middle):
    page = visit(name="Ana", at=middle)
    page.locator("[data-option]").first.hover()
    page.locator("[data-pointed]").first.wait_for()
    page.mouse.move(5, 5)
    expect(page.locator("[data-pointed]")).to_have_count(0)
    page.locator(".board [data-act]").first.hover()
    page.locator("[data-option].isPointed").first.wait_for()


def test_guesses_come_when_they_are_asked_for(visit, middle):
    page = visit(name="Ana", at=middle, prefs={"guesses": False})
    page.locator("[data-option]").first.wait_for()
    assert page.locator(".options .gain").count() == 0
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Do it").wait_for()
    page.locator(".options .gain").first.wait_for()
    page.locator("[data-hinted], .ghost").first.wait_for(state="attached")
