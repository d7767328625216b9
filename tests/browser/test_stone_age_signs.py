"""Stone Age for the first time: what signs mean, what is new in the village, and nothing that slides away."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations, violations_by_theme
from tests.browser.server import open_table
from tests.browser.table import DESK, PHONE, is_within, reload, settle, tap_on
from tests.browser.test_keyboard import focus_on
from tests.browser.test_stone_age import AREAS, PANEL, has_both, open_panel, play, sale, start

KEYS = {
    "cards": "What the cards mean",
    "buildings": "What the buildings mean",
    "villages": "What the villages show",
}
OPEN = "dialog[open]"
TOLD = ".told"
NEWS = ".decision-sa .news"
LYING = "() => [...document.querySelectorAll('.lying')].map((one) => one.textContent)"


def top(page, selector: str) -> float:
    return page.locator(selector).first.bounding_box()["y"]


def scroll_down(page) -> None:
    page.locator(".places").wait_for()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    settle(page)


def show(page, area: str) -> None:
    tap_on(page.get_by_role("button", name=re.compile(f"^{area}")).first)


def is_shut_for_all(position: dict) -> bool:
    """A forest or the like that the other of two players has, while people are to be placed."""
    rules = [rule for place in position["view"]["places"] for rule in place["shut"]]
    return "SA-PLC-12" in rules and position["options"][0]["action"]["do"] == "place"


@pytest.fixture
def shut(server):
    """A table of two where no more people can come to a place that has room."""
    return open_table(server, "Ana", bots=1, game="stone-age", options={}).play(
        well=True, until=is_shut_for_all
    )


def test_a_key_explains_the_signs_by_keyboard(visit, server, shots):
    page = visit(name="Ana", at=sale(server, has_both))
    for of, title in KEYS.items():
        focus_on(page, f".key[aria-label='{title}']")
        page.keyboard.press("Enter")
        dialog = page.get_by_role("dialog", name=title)
        expect(dialog.locator(":focus")).to_have_count(1)
        assert dialog.get_by_role("listitem").count() > 10
        assert violations_by_theme(page, shots / f"stone_age_key_{of}") == []
        page.keyboard.press("Escape")
        expect(page.locator(OPEN)).to_have_count(0)
        expect(page.locator(f"[aria-label='{title}']"), "the focus is back").to_be_focused()


def test_a_key_on_a_phone_is_closed_by_a_tap_beside_it(visit, shut):
    page = visit(name="Ana", at=shut, viewport=PHONE, has_touch=True)
    show(page, AREAS[1])
    page.get_by_role("button", name=KEYS["cards"]).tap()
    expect(page.locator(OPEN)).to_have_count(1)
    assert is_within(page, PHONE["width"])
    page.locator(f"{OPEN} li").first.tap()
    expect(page.locator(OPEN)).to_have_count(1)
    page.touchscreen.tap(PHONE["width"] / 2, 4)
    expect(page.locator(OPEN)).to_have_count(0)


def test_a_tap_on_something_shut_tells_what_it_is_and_why(visit, shut, shots):
    page = visit(name="Ana", at=shut, viewport=PHONE, has_touch=True)
    place = page.locator(".places .spot.shut > button").filter(has=page.locator(".closed")).last
    scroll_down(page)
    place.tap(force=True)  # shut, but it answers
    told = page.locator(TOLD)
    expect(told).to_contain_text("a die for each person")
    expect(page.locator(".refusal").last).to_contain_text("With two players only one of them can use the")
    expect(told).to_be_in_viewport(ratio=1)
    page.screenshot(path=shots / "stone_age_told-390x844-light.jpg", quality=85, type="jpeg")
    assert violations(page) == []
    page.touchscreen.tap(4, 4)
    expect(told).to_have_count(0)


def test_on_a_phone_the_tabs_stay_under_the_finger(visit, shut):
    page = visit(name="Ana", at=shut, viewport=PHONE, has_touch=True)
    scroll_down(page)
    before = top(page, ".areas")
    for area in (AREAS[1], "Your village", "Places", AREAS[1]):
        show(page, area)
        assert abs(top(page, ".areas") - before) <= 1, area


def test_a_phone_turns_to_where_something_can_be_done(visit, server):
    def is_in_market(position: dict) -> bool:
        at = [one["action"].get("at", "") for one in position["options"]]
        return any(at) and all(re.search(r"_\d$", place) for place in at if place)

    page = visit(name="Ana", at=sale(server, is_in_market), viewport=PHONE, has_touch=True)
    expect(page.locator(".spot.open").first).to_be_visible()
    show(page, "Places")
    expect(page.locator(".spot.open").first).to_be_hidden()


def test_nothing_moves_when_something_is_paid(visit, server):
    table = sale(server, has_both)
    page = visit(name="Ana", at=table, viewport=DESK)
    page.locator(".spot.open").first.wait_for()
    before = top(page, "[data-place=card_1]")
    for place in page.locator(".spot.open > [data-place]").evaluate_all(
        "all => all.map((one) => one.dataset.place)"
    ):
        panel = open_panel(page, place)
        assert top(page, "[data-place=card_1]") == before, place
        choices = panel.locator(".add[aria-disabled=false]")
        if choices.count() > 1:
            at = choices.last.bounding_box()
            last = choices.last.element_handle()
            choices.first.click()
            assert last.bounding_box() == at, "no other button moves"
        page.keyboard.press("Escape")
        expect(page.locator(PANEL)).to_have_count(0)


def test_what_is_new_in_the_own_village_is_told(visit):
    page = start(visit, viewport=DESK)
    page.locator(".spot.open").first.wait_for()
    height = page.locator(".stores-own").bounding_box()["height"]
    land = page.locator("div.land").bounding_box()["height"]
    expect(page.locator(NEWS)).to_have_text("")
    for _ in range(8):
        if page.locator(NEWS, has_text="eaten").count():
            break
        play(page, 1)
        page.locator(".spot.open, section.yours, .bar button").first.wait_for()
    expect(page.locator(NEWS)).to_contain_text(re.compile(r"\d food eaten, \d+ left"))
    lying = page.evaluate(LYING)
    reload(page)
    expect(page.locator(NEWS)).to_contain_text(re.compile(r"\d food eaten, \d+ left"))
    assert page.evaluate(LYING) == lying, "who comes back sees the same"
    shown = page.locator(NEWS).text_content() or ""
    for _ in range(3):
        play(page, 1)
        expect(page.locator(NEWS)).not_to_have_text(shown)
        shown = page.locator(NEWS).text_content() or ""
        assert not re.search(r"\d\d food eaten", shown), "one meal, not all of them"
    assert page.locator(".stores-own").bounding_box()["height"] == height
    assert page.locator("div.land").bounding_box()["height"] == land, "dice take no room"


def test_nothing_moves_where_the_pointer_goes(visit, stone_age):
    """However long the words are for what it is on."""
    page = visit(name="Ana", at=stone_age, viewport={"width": 1366, "height": 768})
    page.locator(".spot").first.wait_for()
    before = top(page, "[data-place=hunt]")
    for spot in page.locator(".spot > [data-place]").all():
        spot.hover()
        page.wait_for_function("() => document.querySelector('.dock .note').textContent.length > 20")
        settle(page)
        at = page.evaluate("document.querySelector('.board').scrollTop")
        assert top(page, "[data-place=hunt]") + at == before


def test_a_tab_stays_where_it_was_left(visit, stone_age):
    page = visit(name="Ana", at=stone_age, viewport=PHONE, has_touch=True)
    page.locator(".areas button").first.wait_for()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page does not scroll"
    tabs = page.get_by_role("navigation", name="Areas")
    show(page, AREAS[1])
    tabs.get_by_role("button", name="Log").tap()
    expect(page.locator(".market")).to_be_hidden()
    tabs.get_by_role("button", name="Board").tap()
    expect(page.locator(".market")).to_be_visible()


def test_the_log_tells_by_colour_whose_a_line_is(visit, stone_age):
    page = visit(name="Ana", at=stone_age, viewport=DESK)
    page.locator(".log .run").first.wait_for()
    names = page.locator(".seats-sa strong").all_text_contents()
    colours = {
        name: set(
            page.locator(".log .run", has_text=re.compile(f"^({name} |The people of {name} )")).evaluate_all(
                "all => all.map((one) => getComputedStyle(one).borderLeftColor)"
            )
        )
        for name in names
    }
    assert all(len(found) == 1 for found in colours.values()), colours
    assert len(set.union(*colours.values())) == len(names)
