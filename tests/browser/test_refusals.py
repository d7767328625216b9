"""A click on something shut says which rule shuts it, and changes nothing."""

import re

from playwright.sync_api import expect

from tests.browser.server import open_table
from tests.browser.table import PHONE, lines_of, my_turn, play_on, play_up_to_a_placement, settle

SHUT = ".grid [data-at]:not(.open):not(.filled)"


# How few options were ever on the page from now on, also for a moment.
WATCH_OPTIONS = """() => {
  const count = () => document.querySelectorAll("[data-option]").length;
  window.fewestOptions = count();
  const look = () => (window.fewestOptions = Math.min(window.fewestOptions, count()));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def rule_of(link) -> str:
    return link.get_attribute("aria-label").removeprefix("Show rule ")


def at_a_placement(visit, server):
    table = open_table(server, "Ana", bots=1).play(moves=3, well=True)
    page = visit(name="Ana", at=table)
    play_up_to_a_placement(page)
    return page


def refused(page, words: str) -> str:
    """The rule that is named, after it was opened and read."""
    alert = page.locator(".refusal")
    expect(alert).to_contain_text(words)
    link = alert.get_by_role("button", name=re.compile(r"Show rule KO-"))
    rule = rule_of(link)
    assert link.inner_text() == f"Rule {rule}", "to be seen, too"
    link.click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("p, li").first).to_contain_text(re.compile(r"\w{3,}"))
    expect(dialog.get_by_role("heading")).to_contain_text(rule)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    return rule


def test_a_square_where_the_domino_can_t_lie(visit, server):
    page = at_a_placement(visit, server)
    before, options = lines_of(page), page.locator("[data-option]").count()
    page.evaluate(WATCH_OPTIONS)
    page.locator(SHUT).first.click()
    assert refused(page, "must touch the hut").startswith("KO-CON-")
    assert lines_of(page) == before
    assert page.evaluate("window.fewestOptions") == options > 0, "asking disturbs no option"
    assert page.locator("[data-option]").count() == options, "the question stands"
    assert play_on(page, moves=1) == 1
    expect(page.locator(".refusal")).to_have_count(0)


def test_a_square_that_is_covered_by_keyboard(visit, server):
    page = at_a_placement(visit, server)
    page.locator(".grid .filled").first.focus()
    page.keyboard.press("Enter")
    assert refused(page, "already").startswith("KO-CON-")


def test_something_that_comes_later(visit, server):
    page = at_a_placement(visit, server)
    page.locator(".wall .person").first.click(force=True)
    refused(page, "to be decided first")
    page.locator(".rows li:not(.offered) button").last.click(force=True)
    refused(page, "to be decided first")


def test_a_domino_that_is_taken(visit, server):
    table = open_table(server, "Ana", bots=2)
    page = visit(name="Ana", at=table)
    taken = ".rows section:last-child li:not(.offered) button"
    while my_turn(page) and not page.evaluate(
        "taken => document.querySelector('.offered') && document.querySelector(taken)", taken
    ):
        play_on(page, moves=1)
    page.locator(taken).first.click(force=True)
    assert refused(page, "stands on domino").startswith("KO-")


def test_the_rule_of_a_question_is_one_click_away(visit, server):
    page = visit(name="Ana", at=open_table(server, "Ana", bots=1))
    assert my_turn(page)
    link = page.get_by_role("region", name="Question").get_by_role("button", name=re.compile("Show rule KO-"))
    name = rule_of(link)
    assert link.inner_text() == "rule", "one short word to whoever sees it"
    link.click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_text(name).nth(1).wait_for()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_on_a_phone_a_refusal_is_where_the_eyes_are(visit, server):
    """However far the page is scrolled; the tabs stay free, and it goes when it was read."""
    table = open_table(server, "Ana", bots=1).play(moves=3, well=True)
    page = visit(name="Ana", at=table, viewport=PHONE, has_touch=True, is_mobile=True)
    play_up_to_a_placement(page)
    shut = page.locator(SHUT).last
    shut.scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    settle(page)
    before = shut.bounding_box()
    shut.dispatch_event("click")
    alert = page.get_by_role("alert").filter(has_text="must touch the hut")
    alert.wait_for()
    settle(page)
    box, tabs = alert.bounding_box(), page.get_by_role("navigation", name="Areas").bounding_box()
    assert 0 < box["y"] < box["y"] + box["height"] <= tabs["y"]
    assert shut.bounding_box() == before, "nothing moved"
    page.locator(".refusal").get_by_role("button", name="Close").tap()
    expect(alert).to_have_count(0)
