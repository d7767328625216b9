"""Whom one plays against: the levels by face, name and words, wherever a bot takes a seat."""

from playwright.sync_api import Page, expect

from tests.browser.server import open_table
from tests.browser.table import create_table, panel

LEVELS = ["Pim", "Wenna", "Brukk", "Ilka", "Old Maro"]


def seats(page: Page) -> list[str]:
    listed = page.get_by_role("region", name="Seats").get_by_role("listitem")
    return [text.partition("\n")[2] for text in listed.all_inner_texts()]


def offered(page: Page) -> list[str]:
    return page.locator("dialog[open] li strong").all_inner_texts()


def test_a_bot_is_seated_and_changed_by_keyboard(visit, server):
    page = visit(name="Ana", at=open_table(server, "Ana", bots=0, free=2))
    page.get_by_role("button", name="Seat a bot Seat 2").press("Enter")
    dialog = page.get_by_role("dialog", name="Who takes seat 2?")
    expect(dialog.get_by_role("button", name="Old Maro expert")).to_be_visible()
    assert offered(page) == LEVELS
    dialog.get_by_role("button", name="Old Maro expert").press("Enter")
    expect(dialog).to_have_count(0)
    page.get_by_text("bot, expert").wait_for()
    page.get_by_role("button", name="Change Orin").press("Enter")
    chosen = page.locator("dialog[open] [aria-pressed=true]")
    expect(chosen).to_contain_text("Old Maro")
    page.locator("dialog[open]").get_by_role("button", name="Pim easy").press("Enter")
    page.get_by_text("bot, easy").wait_for()
    page.get_by_text("free seat").wait_for()


def test_whom_one_chose_is_played_against_the_next_time(visit):
    page = visit(name="Ana")
    panel(page).get_by_role("button", name="Against Brukk, fair").click()
    page.locator("dialog[open]").get_by_role("button", name="Wenna casual").click()
    expect(panel(page).get_by_role("button", name="Play now")).to_contain_text("you and 2 bots, casual")
    page.reload()
    expect(panel(page).get_by_role("button", name="Play now")).to_contain_text("you and 2 bots, casual")
    create_table(page, players=3, bots=1)
    page.get_by_text("bot, casual").wait_for()


def test_strength_is_told_where_it_was_measured_and_nowhere_else(visit, server):
    table = open_table(server, "Ana", bots=1, free=1)
    measured = {"level": "strong", "low": 47, "high": 55, "games": 400}
    strengths = [
        {**measured, "options": {"mode": mode}, "players": 3, "share": share}
        for mode, share in (("discovery", 60.2), ("tribe", 51.4))
    ]
    page = visit(name="Ana")
    told = [{**game, "strengths": strengths} for game in server.get("games")]
    page.route("**/api/games", lambda route: route.fulfill(json=told))
    page.goto(f"{server.url}{table.link('Ana')}")
    page.get_by_role("button", name="Change").click()
    said = page.locator("dialog[open] li").filter(has_text="Wins")
    expect(said).to_have_count(1)
    expect(said).to_contain_text("Ilka")
    expect(said).to_contain_text("Wins 51 % of its games against two casual bots (a third would be equal).")
