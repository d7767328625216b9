"""Stone Age on its board: people, dice and payments by clicks; fit for all, on a desk and a phone."""

import re
import time

import pytest

from tests.browser.axe import violations
from tests.browser.table import DESK, PHONE, POLL, is_within

SOMETHING_TO_DO = "() => document.querySelector('section.yours, .spot.open > button, .bar button')"
AREAS = ("Places", "Cards, buildings")


def start(visit, **how):
    page = visit(name="Ana", **how)
    panel = (
        page.locator("article, li, section").filter(has=page.get_by_role("heading", name="Stone Age")).last
    )
    panel.get_by_role("button", name="Play now against bots").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-place]").first.wait_for(state="attached")
    return page


def take_turn(page) -> str:
    """One decision by a click on the board; what it was, or nothing while the others act."""
    decision = page.locator("section.yours")
    if decision.count():
        decide(decision)
        return "decision"
    spots = page.locator(".spot.open > button")
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
    """To the last place that is open, with as many people as may go."""
    if not spots.last.is_visible():
        for area in AREAS:
            page.get_by_role("button", name=re.compile(f"^{area}")).click()
            if spots.last.is_visible():
                break
    spots.last.click()
    numbers = page.locator(".how-many .number")
    if numbers.count():
        numbers.last.click()


def decide(decision) -> None:
    """Clicks resources together until it is enough, and confirms."""
    enough = decision.locator(".primary:not([disabled])")
    while not enough.count() and decision.locator(".add[aria-disabled=false]").count():
        decision.locator(".add[aria-disabled=false]").last.click()
    (enough if enough.count() else decision.locator("button")).first.click()


def play(page, turns: int, seconds: float = 240) -> list[str]:
    done: list[str] = []
    deadline = time.monotonic() + seconds
    while len(done) < turns:
        assert time.monotonic() < deadline, f"the game does not go on after {done}"
        before = page.locator(".log li").count()
        if turn := take_turn(page):
            done.append(turn)
            page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=before)
        assert page.locator(".refusal").count() == 0, page.locator(".refusal").inner_text()
    return done


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_rounds_by_clicks_on_the_board(visit, shots, theme):
    page = start(visit, theme=theme, viewport=DESK)
    page.locator(".spot.open").first.wait_for(state="attached")
    assert violations(page) == []
    page.screenshot(path=shots / f"stone_age_placing-1440x900-{theme}.png")
    done = play(page, 12)
    assert "spot" in done
    assert page.locator(".log li").filter(has_text=re.compile("Ana (uses|goes hunting)")).count() > 0
    page.screenshot(path=shots / f"stone_age_using-1440x900-{theme}.png")
    assert violations(page) == []


def test_on_a_phone_the_board_folds_and_scrolls_one_way(visit, shots):
    page = start(visit, theme="dark", viewport=PHONE, has_touch=True)
    page.locator(".spot.open").first.wait_for(state="attached")
    page.screenshot(path=shots / "stone_age_placing-390x844-dark.png")
    assert violations(page) == []
    play(page, 6)
    for area in (*AREAS, "Villages"):
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
        page.locator(".log li").filter(has_text="Ana puts 2 people on the hut").wait_for()
        page.locator(".spot.open").first.wait_for()
    hut.click(force=True)  # shut, but it answers
    page.locator(".refusal").wait_for()
    assert "hut" in page.locator(".refusal").inner_text()
