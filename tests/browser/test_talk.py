"""Talk before the game and at the table, an invitation that friends can open, and what a bot did."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.server import Table, open_table, seated
from tests.browser.table import PHONE, SMALL_DESK, go, reload, resize
from tests.browser.test_pacing import stand_still

ALONE = {"public_url": "", "addresses": [], "is_alone": True, "command": "lascaux serve --host 0.0.0.0"}
PUBLIC = {"public_url": "https://games.example.org", "addresses": [], "is_alone": False, "command": ""}
AT_HOME = {
    "public_url": "",
    "addresses": ["http://192.168.0.4:8000", "http://10.0.0.4:8000"],
    "is_alone": False,
    "command": "",
}
SIGN_STAYS = 4_500  # milliseconds, at most


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")


def test_two_people_talk_before_the_game_and_the_lobby_says_who_is_missing(visit, server):
    table = open_table(server, "Ana", "Bo", bots=1, free=1)
    ana = visit(name="Ana", at=table)
    expect(ana.get_by_text("Bo is not here yet.")).to_be_visible()
    bo = visit(name="Bo", at=table)
    expect(ana.get_by_text("Bo is not here yet.")).to_be_hidden()
    say(ana, "Are you ready?")
    expect(bo.locator(".chat li")).to_have_text("Ana Are you ready?")
    say(bo, "x" * 301)
    expect(bo.get_by_text("One character too many.")).to_be_visible()
    assert bo.get_by_label("Say something").input_value() == "x" * 301, "nothing is cut, nothing is sent"
    expect(ana.locator(".chat li")).to_have_count(1)
    guest = visit(table.path, name="Cleo")
    expect(ana.get_by_text("1 watching")).to_be_visible()
    expect(guest.get_by_text("Only those with a seat can speak here.")).to_be_visible()
    bo.context.close()
    expect(ana.get_by_text("Bo is not here yet.")).to_be_visible()


def test_a_sign_is_seen_at_the_seat_and_not_by_whoever_muted_it(visit, server):
    table = open_table(server, "Ana", "Bo", "Cleo", bots=0)
    ana = visit(name="Ana", at=table, clock=True)
    bo, cleo = (visit(name=name, at=table) for name in ("Bo", "Cleo"))
    say(bo, "hello")
    cleo.get_by_role("button", name="Whom to hear").click()
    cleo.get_by_role("dialog").get_by_label("Bo").press("Space")
    cleo.keyboard.press("Escape")
    expect(cleo.get_by_text("A line of Bo is hidden.")).to_be_visible()
    stand_still(ana)  # or the sign may be gone before anybody has looked
    bo.locator("#main").focus()  # whoever writes a line only writes
    bo.keyboard.press("e")
    expect(bo.get_by_role("button", name="Hello").first).to_be_focused()
    bo.keyboard.press("ArrowRight")
    bo.keyboard.press("Enter")
    expect(ana.locator('[data-sign="fire"][data-of="1"]')).to_be_in_viewport(ratio=1)
    expect(ana.get_by_text("Bo: Well played")).to_have_count(1)  # for a reader
    ana.clock.run_for(SIGN_STAYS)
    ana.locator("[data-sign]").wait_for(state="detached")
    expect(cleo.locator("[data-sign]")).to_have_count(0)
    assert cleo.get_by_text("Bo: Well played").count() == 0
    reload(cleo)
    cleo.get_by_role("button", name="Hear Bo again").click()
    expect(cleo.locator(".chat li")).to_have_text("Bo hello")


def test_whoever_watches_speaks_as_such_where_that_is_agreed(visit, server):
    asked = {"game": "kingdomino-origins", "players": 2, "bots": ["greedy"], "watchers_talk": True}
    ticket = server.post("tables", person={"name": "Ana", "sign": "wolf"}, **asked)
    server.post(f"tables/{ticket['table']}/start", ticket["token"])
    ana = visit(name="Ana", at=Table(server, ticket["table"], {"Ana": ticket["token"]}))
    guest = visit(f"/t/{ticket['table']}", name="Ana")
    say(guest, "it is me")
    expect(guest.get_by_text("Somebody at this table has this name already")).to_be_visible()
    guest.get_by_label("You speak as").fill("A" * 26)
    expect(guest.get_by_text("2 characters too many")).to_be_visible()
    guest.get_by_label("You speak as").fill("Cleo")
    say(guest, "nice fire")
    expect(ana.locator(".chat li").last).to_contain_text("watching nice fire")
    expect(ana.get_by_text("1 watching").first).to_be_visible()


@pytest.mark.parametrize(
    ("told", "link"),
    [(ALONE, ""), (PUBLIC, "https://games.example.org"), (AT_HOME, "http://192.168.0.4:8000")],
    ids=["alone", "public", "at home"],
)
def test_an_invitation_is_an_address_that_friends_can_open(visit, server, told, link):
    table = open_table(server, "Ana", bots=1, free=1)
    page = visit(name="Ana")
    page.route("**/api/server", lambda route: route.fulfill(body=json.dumps(told)))
    go(page, table.link("Ana"))
    code = page.get_by_role("img", name="QR code of the link to the table")
    if not link:
        expect(page.get_by_text("Friends can't come yet")).to_be_visible()
        expect(page.get_by_text("lascaux serve --host 0.0.0.0")).to_be_visible()
        expect(code).to_have_count(0)
        return
    expect(page.get_by_label("Link to the table", exact=True)).to_have_value(link + table.path)
    expect(code).to_have_attribute("data-link", link + table.path)
    if told["addresses"]:
        drawn = code.locator("path").get_attribute("d")
        page.get_by_label("Address of this computer").select_option("http://10.0.0.4:8000")
        expect(page.get_by_label("Link to the table", exact=True)).to_have_value(
            "http://10.0.0.4:8000" + table.path
        )
        expect(code).to_have_attribute("data-link", "http://10.0.0.4:8000" + table.path)
        expect(code.locator("path")).not_to_have_attribute("d", drawn or "")


def test_whoever_comes_back_reads_what_the_bot_did_once(visit, server):
    table = open_table(server, "Ana", "Bo", bots=0).play(until=lambda position: position["actor"] == 1)
    server.post(f"tables/{table.id}/bots", table.tokens["Ana"], seat=1)
    with seated(table, table.tokens["Ana"]) as ana:
        for _ in range(4):
            while not ana.position["options"]:
                ana.until("position")
            ana.act(well=False)
    bo = visit(name="Bo", at=table)
    report = bo.get_by_role("status").filter(has_text="While you were away, a bot played for you")
    expect(report.get_by_role("listitem").first).to_contain_text("Bo")
    for size in (SMALL_DESK, PHONE):
        resize(bo, size)
        expect(report).to_be_in_viewport(ratio=1)
    at = (report.get_by_role("link", name="Look back from there").get_attribute("href") or "").split("/")[-1]
    log = table.position()["log"]
    assert log[int(at)]["by"] == 1, "from the position before its first step"
    bo.get_by_role("button", name="Close").first.click()
    expect(report).to_have_count(0)
    reload(bo)
    bo.get_by_text("(you)").first.wait_for(state="attached")
    expect(report).to_have_count(0)
