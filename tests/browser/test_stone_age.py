"""Stone Age on its board: by clicks and by keyboard, up to the end; fit for all, on a desk and a phone."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations, violations_by_theme
from tests.browser.server import Table, open_table, seated
from tests.browser.table import DESK, PHONE, POLL, is_within, settle
from tests.browser.test_keyboard import MATCHES, focus_on

SOMETHING_TO_DO = "() => document.querySelector('section.yours, .spot.open > button, .bar button, .end h2')"
PANEL = "section.yours"
ASKED_ABOUT = "[data-place][aria-expanded=true]"
AREAS = ("Places", "Cards, buildings")
SIZES = {"1440x900": DESK, "390x844": PHONE}
BY_KEYBOARD = (  # what is bought comes before what is gathered
    "section.yours .primary",
    "section.yours button",
    ".piece.open > button",
    ".site.open > button",
    ".bar button",
)
MOST_DECISIONS = 400
THE_END = ".end h2"
LATE = 10  # the round from which on a game is played by keyboard
CHANGED = (
    "before => document.querySelector('.end h2') || document.querySelector('.log').textContent !== before"
)
OWN_TEXT = "all => all.map((one) => one.firstChild.textContent)"
LINES = [
    "buildings",
    "points on cards",
    "hunger",
    "green cards",
    "duplicates",
    "farmers",
    "tool makers",
    "hut builders",
    "shamans",
    "resources",
    "card of choice",
]


def panel(page):
    return page.locator("article, li, section").filter(has=page.get_by_role("heading", name="Stone Age")).last


def start(visit, **how):
    page = visit(name="Ana", **how)
    panel(page).get_by_role("button", name="Play now against bots").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-place]").first.wait_for(state="attached")
    return page


def take_turn(page) -> str:
    """One decision by a click on the board; what it was, or nothing while the others act."""
    decision = page.locator("section.yours")
    if decision.count():
        decide(decision)
        return "decision"
    for open_ones in (".site.open > button", ".piece.open > button"):
        spots = page.locator(open_ones)
        if spots.count():
            go(page, spots)
            return "spot"
    rest = page.locator(".bar button")
    if rest.count():
        rest.first.click()
        return "rest"
    page.wait_for_function(SOMETHING_TO_DO, polling=POLL)
    return ""


def go(page, spots) -> None:
    """To the last place that is open, with as many people as may go; what is for sale there is paid for."""
    if not spots.last.is_visible():
        for area in AREAS:
            page.get_by_role("button", name=re.compile(f"^{area}")).click()
            if spots.last.is_visible():
                break
    spots.last.click()
    numbers = page.locator(".how-many .number")
    if numbers.count():
        numbers.last.click()
    elif page.locator(ASKED_ABOUT).count():
        decide(page.locator(PANEL))


def decide(decision) -> None:
    """Clicks resources together until it is enough, and confirms."""
    enough = decision.locator(".primary:not([disabled])")
    while not enough.count() and decision.locator(".add[aria-disabled=false]").count():
        decision.locator(".add[aria-disabled=false]").last.click()
    (enough if enough.count() else decision.locator("button")).first.click()


def take_turn_by_keyboard(page) -> str:
    """The same without a mouse: to what is open by Tab, among numbers by arrows."""
    for selector in BY_KEYBOARD:
        if page.locator(selector).count():
            break
    else:
        page.wait_for_function(SOMETHING_TO_DO, polling=POLL)
        return ""
    if selector == "section.yours .primary":
        confirm_by_keyboard(page)
        return selector
    focus_on(page, selector)
    page.keyboard.press("Enter")
    settle(page)
    if page.locator(".how-many").count():
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".how-many .number:nth-last-of-type(2)"), "the greatest number").to_be_focused()
        page.keyboard.press("Enter")
    elif page.locator(ASKED_ABOUT).count():
        expect(page.locator(f"{PANEL} :focus"), "the focus is where it is paid").to_have_count(1)
        confirm_by_keyboard(page)
        return "purchase"
    return selector


def confirm_by_keyboard(page) -> None:
    """Resources are added until it is enough."""
    while page.locator(f"{PANEL} .primary[disabled]").count():
        stay_or_go(page, f"{PANEL} .add[aria-disabled=false]")
        page.keyboard.press("Enter")
    stay_or_go(page, f"{PANEL} .primary")
    page.keyboard.press("Enter")


def stay_or_go(page, selector: str) -> None:
    if not page.evaluate(MATCHES, selector):
        focus_on(page, selector)


def play(page, turns: int, seconds: float = 240, take_turn=take_turn) -> list[str]:
    """So many decisions, or up to the end of the game."""
    done: list[str] = []
    deadline = time.monotonic() + seconds
    while len(done) < turns and not page.locator(THE_END).count():
        assert time.monotonic() < deadline, f"the game does not go on after {done}"
        before = page.locator(".log").text_content()
        if turn := take_turn(page):
            done.append(turn)
            page.wait_for_function(CHANGED, arg=before)
        assert page.locator(".refusal").count() == 0, page.locator(".refusal").inner_text()
    return done


def test_rounds_by_clicks_on_the_board(visit, shots):
    page = start(visit, viewport=DESK)
    page.locator(".spot.open").first.wait_for(state="attached")
    done = play(page, 12)
    assert "spot" in done
    expect(page.locator(".log li", has_text=re.compile("Ana (uses|goes hunting)"))).not_to_have_count(0)
    assert violations_by_theme(page, shots / "stone_age_using-1440x900") == []


def test_on_a_phone_the_board_folds_and_scrolls_one_way(visit, shots):
    page = start(visit, theme="dark", viewport=PHONE, has_touch=True)
    page.locator(".spot.open").first.wait_for(state="attached")
    page.screenshot(path=shots / "stone_age_placing-390x844-dark.jpg", quality=85, type="jpeg")
    assert violations(page) == []
    play(page, 6)
    for area in (*AREAS, "Your village"):
        page.get_by_role("button", name=re.compile(f"^{area}")).click()
        assert is_within(page, PHONE["width"]), area
        assert violations(page) == [], area
    small = page.evaluate(
        """[...document.querySelectorAll('.board button')]
            .filter((one) => one.offsetHeight && one.offsetHeight < 44).length"""
    )
    assert small == 0


def test_a_shut_place_says_why(visit):
    page = start(visit)
    hut = page.locator("[data-place=hut]")
    page.locator(".spot.open").first.wait_for()
    if hut.get_attribute("aria-disabled") == "false":
        hut.click()
        page.locator(".log li").filter(has_text="Ana sends 2 people to the hut").wait_for()
        page.locator(".spot.open").first.wait_for()
    hut.click(force=True)  # shut, but it answers
    page.locator(".refusal").wait_for()
    assert "hut" in page.locator(".refusal").inner_text()


def many_ways(position: dict) -> str:
    """A card or building that can be paid for in so many ways that the table asks kind by kind."""
    begun = [one["action"]["at"] for one in position["options"] if one["action"]["do"] == "buy_with"]
    return begun[0] if begun else ""


def ways_at(position: dict, kind: str) -> dict[str, int]:
    """By place of this kind that is for sale: in how many ways."""
    at = [one["action"]["at"] for one in position["options"] if one["action"]["do"] == "buy"]
    return {place: at.count(place) for place in at if place.startswith(kind)}


def has_both(position: dict) -> bool:
    """A card that can be paid in several ways, a building, and no rolls before them."""
    ways = ways_at(position, "card").values()
    asks = {one["action"]["do"] for one in position["options"]}
    return max(ways, default=0) > 1 and bool(ways_at(position, "building")) and "done" in asks


def sale(server, until) -> Table:
    """The first table of the scene that comes to such a position before its game is over."""
    while True:
        table = open_table(server, "Ana", bots=1, game="stone-age", options={}).play(well=True, until=until)
        if table.position()["result"] is None:
            return table


def open_panel(page, place: str):
    page.locator(f"[data-place={place}]").click()
    expect(page.locator(PANEL)).to_be_in_viewport(ratio=1)
    return page.locator(PANEL)


def buy(page) -> None:
    """By clicks in the panel; the log tells it."""
    bought = page.locator(".log li").filter(has_text=re.compile("Ana (buys the card|builds)"))
    before = bought.count()
    decide(page.locator(PANEL))
    expect(bought).to_have_count(before + 1)
    assert page.locator(".refusal").count() == 0


@pytest.mark.parametrize(("size", "kind"), list(zip(SIZES, ("building", "card"), strict=True)))
def test_what_is_for_sale_is_paid_on_the_page_or_put_off(visit, server, shots, size, kind):
    table = sale(server, has_both)
    version = table.position()["version"]
    page = visit(name="Ana", at=table, viewport=SIZES[size], has_touch=size == "390x844")
    page.locator(".spot.open").first.wait_for(state="attached")
    place = page.locator(f".spot.open > [data-place^={kind}]").first.get_attribute("data-place")
    if size == "390x844":
        page.get_by_role("button", name=re.compile(f"^{AREAS[1]} [1-8]")).click()
    panel = open_panel(page, place)
    named = page.get_by_role("group", name=re.compile(f"^Pay for the .*{kind}"))
    expect(named.locator(":focus")).to_have_count(1)
    assert violations_by_theme(page, shots / f"stone_age_{kind}-{size}") == []
    assert is_within(page, SIZES[size]["width"])
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(f"[data-place={place}]")).to_be_focused()
    open_panel(page, place).get_by_role("button", name="Not now").click()
    expect(panel).to_have_count(0)
    assert table.position()["version"] == version, "nothing was sent"
    open_panel(page, place)
    buy(page)


def test_the_turn_ends_though_something_could_be_bought(visit, server):
    page = visit(name="Ana", at=sale(server, has_both))
    page.locator(".bar").get_by_role("button", name="end the turn and buy nothing more").click()
    page.locator(".log li").filter(has_text="Ana leaves").first.wait_for()


def test_one_panel_also_where_there_are_many_ways(visit, server):
    table = sale(server, lambda position: many_ways(position) != "")
    with seated(table, table.tokens["Ana"]) as ana:
        place = many_ways(ana.position)
    page = visit(name="Ana", at=table)
    open_panel(page, place)
    buy(page)


def is_late(position: dict) -> bool:
    return position["view"]["round"] >= LATE and position["view"]["phase"] == "placing"


def test_a_game_of_two_to_its_end_on_the_board_by_keyboard_alone(visit, server, shots):
    table = open_table(server, "Ana", bots=1, game="stone-age", options={}).play(well=True, until=is_late)
    page = visit(name="Ana", at=table)
    done = play(page, MOST_DECISIONS, take_turn=take_turn_by_keyboard)
    assert {".site.open > button", "purchase"} <= set(done)
    expect(page.locator(THE_END)).to_be_in_viewport()
    sheet = page.locator(".end table")
    lines = [said.split("\n")[0].lower() for said in sheet.locator("tbody th").all_inner_texts()]
    assert lines == [line for line in LINES if line in lines], "always in the same order"
    assert len(lines) > 2
    total = [int(one) for one in sheet.locator(".total").all_inner_texts()]
    points = [int(one) for one in page.locator(".seats-sa .points").evaluate_all(OWN_TEXT)]
    assert total == sorted(points, reverse=True), "the winner first"
    assert page.locator(".stores-own :is(.fed, .hungry)").count() == 0, "nobody will eat"
    page.screenshot(path=shots / "stone-age-end.png")
    assert violations(page) == []
    focus_on(page, ".end .primary")
    page.keyboard.press("Enter")
    expect(page.locator(".end")).to_have_count(0)
    page.locator("[data-place]").first.wait_for(state="attached")
