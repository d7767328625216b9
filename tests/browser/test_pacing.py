"""The turns of others can be followed, and nobody ever has to wait for that."""

import time
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.server import Table, open_table
from tests.browser.table import PATIENCE, log_of, my_turn, reload, settle

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
# How many lines the log had each time it changed.
WATCH = """() => {
    window.lengths = [];
    const count = () => document.querySelectorAll('.log li').length;
    const seen = () => { if (window.lengths.at(-1) !== count()) window.lengths.push(count()) };
    new MutationObserver(seen).observe(document.querySelector('.log ol'), { childList: true });
    seen();
}"""
LAST = "option => option.click()"


@pytest.fixture
def before_the_bots(server) -> Table:
    """Whenever Ana has placed people, two bots do."""
    return open_table(server, "Ana", bots=2, game="stone-age", options={})


def stand_still(page: Page) -> None:
    """From now on nothing on the page goes on by itself, however fast or slow the machine is."""
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=30))


def decide_and_let_the_bots_play(page: Page, table: Table) -> int:
    """Answers with the version that the table has then: it is Ana's turn again."""
    assert my_turn(page)
    before = table.position()["version"]
    page.evaluate(WATCH)
    stand_still(page)
    page.locator("[data-option]").last.evaluate(LAST)
    page.locator(".hurry").wait_for()
    deadline = time.monotonic() + PATIENCE
    while (now := table.position())["version"] == before or now["actor"] != 0:
        assert time.monotonic() < deadline
    return int(now["version"])


def test_a_turn_of_bots_is_shown_step_by_step(visit, before_the_bots):
    page = visit(name="Ana", at=before_the_bots, clock=True, **MOVING)
    decide_and_let_the_bots_play(page, before_the_bots)
    assert page.locator("[data-option]").count() == 0, "it is not shown yet that it is Ana's turn"
    while page.locator(".hurry").count():
        page.clock.run_for(500)
    page.clock.run_for(2000)
    assert my_turn(page)
    steps = page.evaluate("window.lengths")
    assert steps == sorted(set(steps))
    assert len(steps) > 2, "one after the other"


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_click_never_waits_for_what_is_shown(visit, before_the_bots, by):
    """While time stands still on the page, a click brings the newest position, and it counts there."""
    page = visit(name="Ana", at=before_the_bots, clock=True, prefs={"list": False}, **MOVING)
    page.keyboard.press("o")
    version = decide_and_let_the_bots_play(page, before_the_bots)
    if by == "keyboard":
        page.keyboard.press("Shift")
        expect(page.locator("[data-option]")).not_to_have_count(0)
        return
    page.locator('button[data-place="hunt"]').click(force=True)  # it looks shut as long as bots are shown
    expect(page.locator(".hurry")).to_have_count(0)
    expect(page.locator(".turn.isYours")).to_be_visible()
    expect(page.locator("[data-option]")).not_to_have_count(0)
    assert before_the_bots.position()["version"] >= version
    expect(page.locator('button[data-place="hunt"]')).to_have_attribute("aria-expanded", "true")


@pytest.mark.parametrize("how", ["reduced motion", "at once"])
def test_whoever_wants_no_motion_sees_all_at_once(visit, before_the_bots, how):
    still = how == "reduced motion"
    page = visit(
        name="Ana",
        at=before_the_bots,
        prefs={"speed": "slow" if still else "once"},
        reduced_motion="reduce" if still else "no-preference",
    )
    assert my_turn(page)
    page.locator("[data-option]").last.evaluate(LAST)
    assert my_turn(page)
    assert page.locator(".hurry").count() == page.locator(".motions > *").count() == 0


def test_what_the_others_did_is_summed_up_a_line_a_seat(visit, before_the_bots):
    page = visit(name="Ana", at=before_the_bots, prefs={"panel": "since"})
    assert my_turn(page)
    page.locator("[data-option]").last.evaluate(LAST)
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
    page.get_by_role("button", name="Show me").wait_for()
    assert page.locator(".options .gain").count() == 0
    page.get_by_role("button", name="Show me").click()
    page.locator(".options .gain").first.wait_for()
