"""Endless Winter on its board: by clicks and by keyboard; fit for all, on a desk and a phone."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations, violations_by_theme
from tests.browser.server import open_table
from tests.browser.table import DESK, PHONE, POLL, deciding, is_within, my_turn
from tests.browser.test_keyboard import focus_on

# What a person would click first: a thing on the table that glows, else a button beside the question.
OPEN = ".layout .piece.open:visible"
SAID = ".deciding :is(.first, .choices) button:visible"
SOMETHING = (
    "() => document.querySelector('.layout .piece.open, .deciding :is(.first, .choices) button, .end')"
)
AREAS = ("Board", "Land", "Stones, idols", "Your tribe", "Others")
SMALL = """[...document.querySelectorAll('.layout button')]
    .filter((one) => one.offsetHeight && (one.offsetHeight < 43.5 || one.offsetWidth < 43.5))
    .map((one) => `${one.offsetWidth}x${one.offsetHeight} ${one.dataset.words ?? one.textContent}`)"""
LAPTOP = {"width": 1366, "height": 768}
GLOWING = ".layout .piece.open"
FOLD = "Take something lesser instead"
# Glowing things that are covered by nothing, with their lower edge, too.
IS_IN_SIGHT = """(one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [top + 6, bottom - 6].every((y) => one.contains(document.elementFromPoint((left + right) / 2, y)));
}"""
IN_SIGHT = f"() => [...document.querySelectorAll('.layout .piece.open')].map({IS_IN_SIGHT})"
CENTRED = f"(one) => {{ one.scrollIntoView({{ block: 'center' }}); return ({IS_IN_SIGHT})(one); }}"


def start(visit, **how):
    page = visit(name="Ana", **how)
    game = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Endless Winter"))
    game.get_by_role("button", name="Play now against bots").click()
    page.wait_for_url("**/t/*")
    page.wait_for_function(SOMETHING, polling=POLL)
    return page


def decide(page) -> str:
    """One decision by clicks on the table; says what was clicked."""
    assert my_turn(page)
    page.wait_for_function(SOMETHING, polling=POLL)
    with deciding(page):
        what = click(page)
        if page.locator(".hex .chosen").count():
            what = click(page)  # a camp was lifted first, and goes somewhere now
    return what


def click(page) -> str:
    things = page.locator(OPEN)
    goal = things.last if things.count() else page.locator(SAID).first
    what = goal.get_attribute("data-words") or ""
    goal.click()
    return what


def play(page, decisions: int, seconds: float = 60) -> list[str]:
    deadline = time.monotonic() + seconds
    done: list[str] = []
    while len(done) < decisions:
        assert time.monotonic() < deadline, f"the game does not go on after {done}"
        done.append(decide(page))
        assert page.locator(".refusal").count() == 0, page.locator(".refusal").inner_text()
    return done


def test_turns_by_clicks_on_the_table(visit, shots):
    page = start(visit, viewport=DESK)
    done = play(page, 4)
    assert all(" — now: " in what for what in done), f"things on the table were clicked: {done}"
    assert page.locator(".log li").filter(has_text=re.compile("^Ana")).count() > 1
    page.wait_for_function(SOMETHING, polling=POLL)
    assert violations_by_theme(page, shots / "endless_winter_turn-1440x900") == []


def test_on_a_phone_the_areas_are_tabs_and_nothing_is_too_small(visit, shots):
    page = start(visit, theme="dark", viewport=PHONE, has_touch=True)
    page.locator(".layout").evaluate("(layout) => layout.scrollIntoView({ block: 'end' })")
    expect(page.locator("section.question .asked")).to_be_in_viewport()
    play(page, 1)
    for area in AREAS:
        page.get_by_role("group", name="Areas of the table").get_by_role("button", name=area).click()
        assert is_within(page, PHONE["width"]), area
        assert page.evaluate(SMALL) == [], area
        page.screenshot(path=shots / f"endless_winter_{area[:4]}-390x844-dark.jpg", quality=85, type="jpeg")
    assert violations(page) == []


def test_things_say_what_they_do_and_why_they_are_shut(visit, server):
    table = open_table(server, "Ana", bots=1, game="endless-winter", options={})
    table.play(until=lambda position: position["options"][-1]["action"]["do"] == "place")
    page = visit(name="Ana", at=table)
    card = page.locator("[aria-label='Culture cards'] .piece").first
    card.hover()
    page.locator("output.note").filter(has_text="a culture card of era I;").wait_for()
    hand = page.locator("[aria-label^='Hand'] .piece[aria-disabled=true]").first
    hand.press("Enter")
    page.locator(".refusal").filter(has_text="Tribe cards").wait_for()


def test_a_figure_is_placed_by_keyboard(visit, server):
    table = open_table(server, "Ana", bots=1, game="endless-winter", options={})
    table.play(until=lambda position: position["options"][-1]["action"]["do"] == "place")
    page = visit(name="Ana", at=table)
    page.wait_for_function(SOMETHING, polling=POLL)
    focus_on(page, ".column .piece.open")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator(".log li").filter(has_text="Ana: chief to Initiate").wait_for()


def is_megalith_gain(position: dict) -> bool:
    return position["options"][0]["action"]["do"] == "build"


def gaining_a_megalith(visit, server, **how):
    table = open_table(server, "Ana", bots=1, game="endless-winter", options={}).play(until=is_megalith_gain)
    page = visit(name="Ana", at=table, **how)
    page.locator(GLOWING).first.wait_for()
    return page


@pytest.mark.parametrize(
    ("viewport", "theme"), [(DESK, "light"), (LAPTOP, "dark"), (PHONE, "light"), (PHONE, "dark")]
)
def test_the_places_of_a_megalith_come_into_sight_and_nothing_lesser_does(
    visit, server, shots, viewport, theme
):
    page = gaining_a_megalith(visit, server, viewport=viewport, theme=theme, has_touch=viewport == PHONE)
    glowing = page.locator(GLOWING)
    # A phone has no room for all of them beside the guide: one is in sight, and nothing covers the others.
    enough = "some" if viewport == PHONE else "every"
    page.wait_for_function(f"() => ({IN_SIGHT})().{enough}(Boolean)", polling=POLL)
    assert all(each.evaluate(CENTRED) for each in glowing.all())
    assert all(re.search("now: megalith on cell", each.get_attribute("data-words")) for each in glowing.all())
    expect(page.locator(".deciding .primary")).to_have_count(0)
    expect(page.locator(SAID)).to_have_text([FOLD])
    places = glowing.count()
    expect(page.locator("[data-option]")).to_have_count(places + 5)
    page.screenshot(path=shots / f"endless_winter_megalith-{viewport['width']}-{theme}.png")
    if viewport == PHONE:
        assert page.evaluate(SMALL) == []
    assert violations(page) == []


def test_something_lesser_is_unfolded_by_keyboard_and_taken(visit, server):
    page = gaining_a_megalith(visit, server)
    places = page.locator(GLOWING).count()
    focus_on(page, ".deciding .fold")
    fold = page.get_by_role("button", name=FOLD)
    page.keyboard.press("Enter")
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(fold).to_be_focused()
    expect(page.locator(".deciding .primary")).to_have_count(0)
    expect(page.get_by_role("group", name=FOLD).get_by_role("button")).to_have_count(5)
    assert page.locator(GLOWING).count() == places + 5, "what is lesser glows on the table, too"
    assert violations(page) == []
    page.keyboard.press("Tab")
    with deciding(page):
        page.keyboard.press("Enter")
    page.locator(".log li").filter(has_text="Ana draws").first.wait_for()
    expect(page.locator(".deciding .fold[aria-expanded=true]")).to_have_count(0)


def test_a_click_on_the_food_does_not_give_a_megalith_up(visit, server):
    page = gaining_a_megalith(visit, server)
    food = page.locator(".own .track").first
    food.click(force=True)  # it is shut
    expect(page.get_by_role("button", name=FOLD)).to_have_attribute("aria-expanded", "true")
    expect(page.locator("section.question .asked")).to_contain_text("You gain a megalith")
    with deciding(page):
        food.click()
    page.locator(".log li").filter(has_text="Ana gains 1 food").first.wait_for()
