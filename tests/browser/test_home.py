"""The home page: what waits for this browser, what goes on, what is over; and the same on a second device."""

from playwright.sync_api import expect

from tests.browser.server import open_table
from tests.browser.table import PHONE, go, is_within, reload

PARTS = ("waiting", "running", "finished")


def home_with_three_tables(visit, server, **how):
    """Ana's tables: her turn, over, and not started yet; then the home page."""
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
    go(page, "/")
    return page, tables


def shown(page, part: str) -> list[str]:
    heading = "finished" if part == "finished" else f"home-{part}"
    links = page.locator(f"section[aria-labelledby={heading}] a[href^='/t/']")
    return [link.get_attribute("href") for link in links.all()]


def test_three_tables_have_their_places_by_one_request(visit, server):
    page, [turn, over, waiting] = home_with_three_tables(visit, server)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(server.url)))
    reload(page)
    page.locator("#home-waiting").wait_for()
    assert asked.count("/api/home") == 1  # it is asked for again every 15 seconds
    assert [shown(page, part) for part in PARTS] == [[turn.path], [waiting.path], [over.path]]
    assert not [path for path in asked if path.startswith("/api/tables/")]
    expect(page.locator(f"a[href='{turn.path}']")).to_contain_text("Your turn")
    expect(page.locator(f"a[href='{waiting.path}']")).to_contain_text("Not started yet")
    games = page.get_by_role("heading", name="Games", exact=True).bounding_box()
    first = page.locator("#home-waiting").bounding_box()
    last = page.locator("#finished").bounding_box()
    assert first["y"] < games["y"] < last["y"]
    row = page.locator("section[aria-labelledby=finished] li")
    expect(row).to_contain_text("Bo")
    page.get_by_role("link", name="Look back").click()
    page.wait_for_url(f"**/r/{over.id}**")


def test_home_says_so_when_the_tables_can_not_be_asked_for(visit, server):
    page, [turn, *_] = home_with_three_tables(visit, server, viewport=PHONE)
    page.route("**/api/health", lambda route: route.abort())  # or the page comes back by itself, unasked
    page.route("**/api/home", lambda route: route.abort())
    page.reload()
    alert = page.get_by_role("alert").filter(has_text="can't be reached")
    alert.wait_for()
    page.unroute("**/api/home")
    page.get_by_role("button", name="Try again").click()
    page.locator(f"a[href='{turn.path}']").wait_for()
    assert is_within(page, PHONE["width"])


def test_a_second_device_has_all_seats_by_a_link_until_it_is_taken_back(visit, server):
    page, [turn, over, waiting] = home_with_three_tables(visit, server)
    page.get_by_role("button", name="Take your seats to another device").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("textbox", name="Your link").input_value()
    other = visit(link)
    assert "#" not in other.url, "the secret stays in no address"
    other.get_by_role("button", name="Take my seats").click()
    other.get_by_text("Your seats at 3 tables are here now.").wait_for()
    go(other, "/")
    assert [shown(other, part) for part in PARTS] == [[turn.path], [waiting.path], [over.path]]
    other.locator(f"a[href='{turn.path}']").click()
    other.get_by_text("(you)").first.wait_for()
    late = visit(link)
    late.get_by_role("button", name="Take my seats").click()
    late.get_by_text("This link was opened before.").wait_for()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    other.get_by_text("you are watching").wait_for()
    reload(other)
    other.get_by_text("This seat is no longer yours. You can watch.").wait_for()
    go(other, "/")
    expect(other.locator("#home-waiting")).to_have_count(0)
    reload(page)
    page.locator(f"a[href='{turn.path}']").wait_for()
