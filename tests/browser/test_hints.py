"""A hint in two steps: where to look, then the move on the board with its reasons; and tables without."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fixed_server import BY_EXPERT
from tests.browser.server import Table, open_table
from tests.browser.table import PHONE, create_table, my_turn

REASON = re.compile(r"^[+-]\d+(\.\d)?[a-z ]+$")
LED = "one => one.dataset.region"
# Where everything that can be chosen lies when each game begins for somebody.
WHERE = {
    "kingdomino-origins": "To choose",
    "stone-age": "Places|Cards|Buildings",
    "endless-winter": "Columns",
}


def begun(server, game: str, scene: str = "") -> Table:
    """Ana is to choose what matters: a domino, a place, a column."""
    server.set_scene(f"{game} {scene}")
    table = open_table(server, "Ana", bots=3, game=game, options={})
    return table.play(until=lambda now: now["options"][0]["action"]["do"] in ("place", "choose"))


def ask(page: Page) -> None:
    assert my_turn(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="Show me").wait_for()


@pytest.mark.parametrize("game", WHERE)
def test_a_hint_tells_where_to_look_then_shows_the_move_and_says_why(visit, server, game):
    page = visit(name="Ana", at=begun(server, game, BY_EXPERT), prefs={"list": True})
    ask(page)
    region = page.locator("[data-led]").evaluate(LED)
    assert re.fullmatch(WHERE[game], region)
    expect(page.locator(".hint")).to_contain_text(f"Look here first: “{region}”.")
    assert page.locator("[data-hinted], .isHinted").count() == 0, "nothing of the move is told"
    page.get_by_role("button", name="Show me").dblclick()
    expect(page.locator(".hint")).to_contain_text("A strong player would:")
    expect(page.get_by_role("button", name="Do it")).to_be_visible()  # not done by the second click
    expect(page.locator(".options .isHinted")).to_have_count(1)
    expect(page.locator("section.board [data-hinted]").first).to_be_in_viewport()
    expect(page.locator("[data-led]")).to_have_count(0)
    reasons = page.locator(".hint li").all_inner_texts()
    expect(page.locator(".hint")).to_contain_text("compared with" if reasons else "is about as good")
    assert all(REASON.match(reason.replace("\n", "")) for reason in reasons), reasons


def test_on_a_phone_the_region_comes_into_sight(visit, server):
    page = visit(name="Ana", at=begun(server, "endless-winter"), viewport=PHONE)
    page.locator(".areas [data-area=own]").click()
    ask(page)
    expect(page.locator("[data-led]")).to_be_in_viewport()


def test_where_it_was_agreed_nobody_can_ask_for_a_hint(visit, server):
    page = visit(name="Ana")
    create_table(page, players=2, bots=1, hints=False)
    page.get_by_text("Nobody gets hints").wait_for()
    page.get_by_role("button", name="Start").click()
    assert my_turn(page)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".options .gain")).to_have_count(0)
    assert page.locator(".hint").count() == 0
