"""Playing on from a position of a finished game, by its replay."""

from playwright.sync_api import Page, expect

from tests.browser.server import Table
from tests.browser.table import PHONE
from tests.browser.test_looking_back import at

AT = 60


def looking_back(visit, finished: Table, **more: object) -> Page:
    page = visit(f"/r/{finished.id}/{AT}", name="Ana", **more)
    page.locator(f"[data-shown='{AT}'] [role=grid]").first.wait_for()
    return page


def test_a_position_of_a_finished_game_is_played_on(visit, finished: Table):
    page = looking_back(visit, finished)
    button = page.get_by_role("button", name="Play on from here")
    button.click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    expect(dialog).to_contain_text(f"from move {AT} of this one")
    dialog.get_by_label("You sit in for").select_option("1")
    dialog.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".log li").first).to_have_text(f"This game goes on from move {AT} of another one.")
    kept = page.evaluate("JSON.parse(localStorage['lascaux.tables'])")[page.url.rsplit("/", 1)[1]]
    assert [(seat["seat"], bool(seat["salt"])) for seat in kept["seats"]] == [(1, True)]
    page.get_by_role("link", name="Look back").first.click()
    at(page, int(page.get_by_role("slider", name="Position").get_attribute("max") or 0))
    page.get_by_role("slider", name="Position").fill(str(AT))
    expect(page.locator(".bar p")).to_contain_text("This game goes on from move")
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)  # this one is not over


def test_where_it_was_over_nobody_plays_on_and_a_phone_has_room_for_it(visit, finished: Table):
    page = looking_back(visit, finished, viewport=PHONE)
    button = page.get_by_role("button", name="Play on from here")
    box = button.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    page.keyboard.press("End")
    expect(button).to_be_disabled()
    page.keyboard.press("Home")
    expect(button).to_be_enabled()
