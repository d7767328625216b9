"""The home page: the tables where this browser has a seat."""

from playwright.sync_api import expect

from tests.browser.server import open_table
from tests.browser.table import PHONE, POLL, is_within

TABLES = "section[aria-labelledby=your-tables]"


def home_with_three_tables(visit, server, **how):
    """Ana's tables, the oldest first: her turn, over, and not started yet; then the home page, unanswered."""
    tables = [
        open_table(server, "Ana", bots=1).play(moves=3),
        open_table(server, "Ana", "Bo", bots=0).play(),
        open_table(server, "Ana", bots=1, free=1),
    ]
    page = visit(name="Ana", at=tables[0], **how)
    for table in tables:
        page.goto(table.link("Ana"))
        page.wait_for_function(
            "table => table in JSON.parse(localStorage['lascaux.tables'] ?? '{}')", arg=table.id
        )
        page.get_by_text("(you)").first.wait_for(state="attached")
    return page, tables


def hold_answers(page, tables) -> dict:
    """Questions for these tables stay open until the test answers them."""
    held: dict = {}
    for table in tables:
        page.route(f"**/api/tables/{table.id}", lambda route, _, table=table: held.update({table.id: route}))
    page.goto("/")
    while len(held) < len(tables):
        page.wait_for_timeout(POLL)
    return held


def shown(page) -> list[str]:
    return [link.get_attribute("href") for link in page.locator(f"{TABLES} a").all()]


def test_all_tables_are_there_however_the_answers_come(visit, server):
    page, tables = home_with_three_tables(visit, server)
    newest = [table.path for table in reversed(tables)]
    for answered in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        held = hold_answers(page, tables)
        below = page.get_by_role("heading", name="Games", exact=True).bounding_box()
        for number in answered:
            held[tables[number].id].continue_()
            page.locator(f"{TABLES} a[href='{tables[number].path}']").wait_for()
        assert shown(page) == newest, "the newest first"
        assert page.get_by_role("heading", name="Games", exact=True).bounding_box() == below, "nothing moves"
    mine = page.locator(f"{TABLES} a[href='{tables[0].path}']")
    expect(mine).to_contain_text("your turn")
    expect(page.locator(TABLES).get_by_text("your turn")).to_have_count(1)
    expect(page.locator(f"{TABLES} a").nth(1)).to_contain_text("the game is over")
    expect(page.locator(f"{TABLES} a").nth(0)).to_contain_text("not started yet")


def test_a_table_that_fails_hides_no_other_one(visit, server):
    page, tables = home_with_three_tables(visit, server, viewport=PHONE)
    held = hold_answers(page, tables)
    held[tables[0].id].continue_()
    held[tables[2].id].continue_()
    page.locator(f"{TABLES} a").nth(1).wait_for()
    held[tables[1].id].abort()
    expect(page.locator(f"{TABLES} li")).to_have_count(2)
    assert shown(page) == [tables[2].path, tables[0].path]
    assert is_within(page, PHONE["width"])
