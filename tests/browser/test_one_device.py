"""Several people at one device, and what helps people at a table: why not, the guide, the log, large text."""

import re

import pytest

from tests.browser.table import DESK, PHONE, act, create_table, is_over, play_on, start_game

CURTAIN = "() => document.querySelector('main h1')?.textContent.startsWith('Pass to')"
READY = """() => document.querySelector('[data-option], .end')
    || document.querySelector('main h1')?.textContent.startsWith('Pass to')"""


def sit_together(page) -> None:
    """Ana opens a table with Bo beside her, and starts it."""
    page.get_by_role("button", name="Create a table").first.click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("combobox").nth(0).select_option("2")
    dialog.get_by_role("button", name="Add a person at this device").click()
    dialog.get_by_label("Name of person 2").fill("Bo")
    dialog.get_by_role("button", name="Create a table").click()
    page.get_by_text("Everybody is here.").wait_for()
    page.get_by_role("button", name="Start the game").click()


def pass_on(page) -> str:
    """Whoever is to have the device takes it; answers with who has it now."""
    page.wait_for_function(READY)
    if page.evaluate(CURTAIN):
        assert page.locator("[data-option], [role=grid]").count() == 0, "nothing of the table is seen"
        page.keyboard.press("Enter")
        page.locator("[data-option]").first.wait_for(state="attached")
    return page.locator(".players strong + span").locator("xpath=..").locator("strong").inner_text()


def test_two_people_play_a_whole_game_at_one_device(visit):
    page = visit(name="Ana")
    sit_together(page)
    held: list[str] = []
    for _ in range(400):
        page.wait_for_function(READY)
        if is_over(page):
            break
        held.append(pass_on(page))
        if len(held) == 6:
            page.reload()
            held.append(pass_on(page))
        version = page.locator(".log li").count()
        assert act(page)
        page.wait_for_function(
            "before => !document.querySelector('.log li') || document.querySelector('.end')"
            " || document.querySelectorAll('.log li').length !== before",
            arg=version,
        )
    assert is_over(page)
    assert set(held) == {"Ana", "Bo"}
    page.get_by_role("button", name="Play again").click()
    page.get_by_text("at this device").wait_for()


def test_whoever_sits_at_the_same_device_is_asked_before_an_undo(visit):
    page = visit(name="Ana")
    sit_together(page)
    wish = page.get_by_role("button", name="Ask to take back")
    asker, played = pass_on(page), 0
    while played < 4 or not wish.count():
        act(page)
        page.wait_for_timeout(120)
        asker, played = pass_on(page), played + 1
    other = {"Ana": "Bo", "Bo": "Ana"}[asker]
    wish.click()
    page.get_by_role("heading", name=f"Pass to {other}").wait_for()
    page.get_by_text(f"{asker} would like to take something back").wait_for()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Agree").click()
    page.wait_for_function(READY)
    pass_on(page)
    page.locator(".log li", has_text="took back").wait_for()


def test_one_more_person_in_the_lobby_and_away_again(visit):
    page = visit(name="Ana")
    create_table(page, players=3, bots=1)
    page.get_by_role("button", name="Add a person at this device").click()
    page.get_by_label("Their name").fill("Ana")
    page.get_by_role("button", name="Sit down at this device").click()
    page.get_by_role("alert").get_by_text("has this name already").wait_for()
    page.get_by_role("button", name="Add a person at this device").click()
    page.get_by_label("Their name").fill("Cy")
    page.get_by_role("button", name="Sit down at this device").click()
    page.get_by_text("Everybody is here.").wait_for()
    page.get_by_role("button", name="Cy does not play").click()
    page.get_by_text("One seat is still free.").wait_for()


def refusal(page) -> str:
    alert = page.locator(".refusal")
    alert.wait_for()
    assert alert.get_by_role("button", name=re.compile("Show rule KO-")).count() == 1
    return alert.inner_text()


def test_what_is_shut_says_why(visit):
    page = visit(name="Ana")
    create_table(page, players=2, bots=1, mode="tribe")
    start_game(page)
    page.locator("[data-option]").first.wait_for()
    page.locator(".wall .person").first.click(force=True)
    assert "to be decided first" in refusal(page)
    while not page.locator("[data-at].open").count():
        act(page)
        page.locator("[data-option]").first.wait_for()
        page.wait_for_timeout(50)
    shut = page.locator("[role=gridcell].filled").first
    shut.focus()
    page.keyboard.press("Enter")
    assert "already" in refusal(page)
    page.locator(".rows li:not(.offered) button").last.click(force=True)
    assert "to be decided first" in refusal(page)
    page.locator(".refusal").get_by_role("button").click()
    page.locator("dialog[open]").get_by_role("link", name="All rules").wait_for()


def test_the_guide_can_be_switched_off_for_good(visit):
    page = visit(name="Ana")
    page.get_by_role("button", name="Play now against bots").first.click()
    page.locator(".guide").wait_for()
    page.get_by_role("button", name="Don't explain any more").click()
    page.reload()
    page.locator("[data-option]").first.wait_for()
    assert page.locator(".guide").count() == 0


def test_a_line_of_the_log_shows_its_piece(visit):
    page = visit(name="Ana")
    create_table(page, players=2, bots=1)
    start_game(page)
    play_on([page], moves=6)
    page.locator("[data-option]").first.wait_for()
    line = page.locator(".log li", has_text="places domino").last
    line.hover()
    page.locator(".fresh").first.wait_for()
    page.mouse.move(5, 5)
    page.locator(".log ol").focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.tagName") == "LI"


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_text_at_200_percent_loses_nothing(visit, viewport: dict):
    page = visit(name="Ana", viewport=viewport)
    page.context.add_init_script(
        "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '32px' })"
    )

    def fits(what: str) -> None:
        page.wait_for_timeout(350)
        assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"], what

    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.wait_for()
    fits("home")
    create_table(page, players=2, bots=1, mode="tribe")
    fits("lobby")
    start_game(page)
    play_on([page], moves=14)
    page.locator("[data-option]").first.wait_for(state="attached")
    fits("table")
    domino = page.locator(".rows .domino").last.bounding_box()
    assert domino["width"] > 40, "the dominoes of the row can be seen"
    play_on([page])
    page.locator(".end").wait_for()
    fits("end")
    page.goto(page.url.replace("/t/", "/r/"))
    page.locator("main > .bar output").wait_for()
    fits("replay")
    page.goto("/rules/kingdomino-origins")
    page.locator("#ko-vol-01").wait_for()
    fits("rules")
