"""People at one table: whole games, guests, leaving, coming along to the next game."""

import re

from playwright.sync_api import expect

from tests.browser.server import open_table
from tests.browser.table import (
    PHONE,
    agree,
    create_table,
    go,
    lines_of,
    play_on,
    play_to_the_end,
    reload,
    sit_down,
    start_game,
)


def test_two_browsers_and_a_bot_play_a_whole_game(visit):
    ana = visit(name="Ana", reduced_motion="no-preference")
    bo = visit(name="Bo", reduced_motion="no-preference")
    link = create_table(ana, players=3, bots=1)
    go(bo, link)
    sit_down(bo)
    ana.get_by_text("Everybody is here.").wait_for()
    start_game(ana)
    bo.get_by_role("navigation", name="Table").wait_for()
    assert play_to_the_end(ana, bo) > 20
    for page in (ana, bo):
        assert re.search("You win|wins|share", page.locator(".end h2").first.inner_text())
    totals = [page.locator("tfoot tr").first.inner_text() for page in (ana, bo)]
    assert totals[0] == totals[1]
    assert all(seat in ana.locator("thead").inner_text() for seat in ("Ana", "Bo"))
    agree(ana, bo)


def test_the_same_scene_has_the_same_deals(server):
    """What makes the other tests repeatable."""

    def games_of(scene: str) -> list[list[dict]]:
        server.set_scene(scene)
        return [open_table(server, "Ana", bots=1).play(moves=2).position()["log"] for _ in range(2)]

    first, second = games_of("one")
    assert games_of("one") == [first, second]
    assert games_of("another")[0] != first != second


def test_a_spectator_sees_everything_and_decides_nothing(visit, server):
    table = open_table(server, "Ana", bots=1)
    ana = visit(name="Ana", at=table)
    guest = visit(table.path)
    guest.get_by_text("you are watching").wait_for()
    play_on(ana, moves=4)
    ana.locator("[data-option]").first.wait_for()
    agree(ana, guest)
    assert guest.locator("[data-option]").count() == 0
    for name in ("Leave", "Take back", "Hint"):
        assert guest.get_by_role("button", name=name).count() == 0, name
    assert guest.get_by_label("Say something").count() == 0
    before = lines_of(ana)
    guest.locator(".grid [data-at]").first.click()
    guest.locator(".rows li button").last.click(force=True)
    reload(guest)
    guest.get_by_text("you are watching").wait_for()
    agree(ana, guest)
    assert lines_of(ana) == before


def test_chat_reaches_the_others_as_text(visit, server):
    table = open_table(server, "Ana", "Bo", bots=0)
    ana, bo = visit(name="Ana", at=table), visit(name="Bo", at=table, viewport=PHONE)
    bo.get_by_role("button", name="Log, chat", exact=True).wait_for()
    for line in ("<b>hello</b>", *map(str, range(6))):
        ana.get_by_label("Say something").fill(line)
        ana.keyboard.press("Enter")
    bo.get_by_role("button", name="Log, chat 7").wait_for()
    bo.get_by_role("button", name="Log, chat 7").click()
    expect(bo.locator(".chat li").last).to_be_in_viewport()
    expect(bo.locator(".chat li").last).to_have_text("Ana 5")
    bo.get_by_role("button", name="Log, chat", exact=True).wait_for()
    assert bo.get_by_text("<b>hello</b>").count()


def test_the_seat_is_in_no_address(visit):
    ana = visit(name="Ana")
    link = create_table(ana, players=2, bots=1)
    token = ana.evaluate("Object.values(JSON.parse(localStorage.getItem('lascaux.tables')))[0].token")
    assert token not in link
    assert token not in ana.content()


def test_leaving_gives_the_seat_to_a_bot(visit, server):
    table = open_table(server, "Ana", "Bo", bots=0).play(moves=3)
    ana, bo = visit(name="Ana", at=table), visit(name="Bo", at=table)
    bo.get_by_role("button", name="Leave").click()
    bo.get_by_role("button", name="Give up my seat").click()
    bo.wait_for_url("**/")
    ana.get_by_role("button", name="Let a bot go on").click()
    ana.locator("dialog[open]").get_by_role("button", name="Wenna casual").click()
    ana.get_by_text("bot, casual").first.wait_for(state="attached")
    assert play_on(ana, moves=6) == 6, "the game goes on"


def test_a_bot_stands_in_for_somebody_who_is_away_until_they_are_back(visit, server):
    table = open_table(server, "Ana", "Bo", bots=0).play(until=lambda position: position["actor"] == 1)
    ana = visit(name="Ana", at=table, clock=True)
    ana.get_by_text("Bo decides, and is not connected just now").wait_for()
    stand_in = ana.get_by_role("button", name="Let a bot play until Bo is back")
    ana.clock.fast_forward(35_000)  # to which the time is added that the page took until now
    expect(stand_in).not_to_be_visible()
    ana.clock.fast_forward(27_000)
    stand_in.click()
    levels = ana.get_by_role("dialog", name="Let a bot play until Bo is back")
    expect(levels.get_by_role("button", name="Pim easy")).to_have_count(0)
    levels.get_by_role("button", name="Brukk fair").click()
    ana.get_by_text("a bot plays until Bo is back").wait_for()
    assert play_on(ana, moves=3) == 3, "the game goes on"
    bo = visit(name="Bo", at=table)
    bo.get_by_text("(you)").wait_for()
    expect(ana.get_by_text("a bot plays until Bo is back")).not_to_be_visible()
    expect(bo.get_by_text("bot, fair")).to_have_count(0)


def test_a_rematch_of_two_people_and_a_bot_begins_when_both_have_come(visit, server):
    finished = open_table(server, "Ana", "Bo", bots=1).play()
    ana, bo = visit(name="Ana", at=finished), visit(name="Bo", at=finished)
    bo.locator(".end").wait_for()
    ana.get_by_role("button", name="Offer another game").click()
    ana.get_by_text("The game begins as soon as Bo is here.").wait_for()
    assert finished.id not in ana.url
    banner = bo.locator(".banner")
    banner.get_by_text("Ana would like to play again.").wait_for()
    expect(banner).to_be_in_viewport()
    expect(bo).to_have_title("Ana would like to play again")
    banner.get_by_role("button", name="Play on").click()
    ana.get_by_role("navigation", name="Table").wait_for()
    expect(bo).to_have_url(ana.url)  # the table that he comes from has the same navigation
    names = ana.locator(".players li strong").all_text_contents()
    assert (names[0], names[2]) == ("Bo", "Ana"), "everybody moved on one seat"
    assert play_on(ana, bo, moves=2) == 2


def test_a_rematch_against_bots_begins_at_once(visit, server):
    finished = open_table(server, "Ana", bots=1).play()
    ana = visit(name="Ana", at=finished)
    ana.get_by_role("button", name="Play again").click()
    expect(ana).not_to_have_url(f"{server.url}{finished.path}")
    ana.get_by_role("navigation", name="Table").wait_for()
    assert play_on(ana, moves=1) == 1


def test_joining_by_code(visit):
    ana, bo = visit(name="Ana"), visit(name="Bo")
    create_table(ana, players=2, bots=0)
    code = ana.locator(".code").inner_text()
    bo.get_by_label("Code or link of the table").fill(code.upper())
    bo.get_by_role("button", name="Join").click()
    sit_down(bo)
    assert bo.url == ana.url


def test_at_the_end_the_sheet_comes_into_view_and_the_page_stays(visit, finished):
    page = visit(name="Ana", at=finished)
    expect(page.locator(".end")).to_be_in_viewport()
    page.evaluate("document.querySelector('.end').scrollIntoView({ block: 'start' })")
    assert page.evaluate("scrollY") == 0
    expect(page.locator("header").first).to_be_in_viewport(ratio=1)


def test_whoever_comes_too_late_is_told(visit, server):
    ticket = server.post(
        "tables", person={"name": "Ana", "sign": "wolf"}, game="stone-age", players=2, bots=["greedy"]
    )
    guest = visit(f"/t/{ticket['table']}", name="Cleo")
    expect(guest.get_by_text("All seats are taken. You can watch the game from here.")).to_be_visible()
    expect(guest.get_by_text("the Croatian rulebook")).to_be_visible()
    server.post(f"tables/{ticket['table']}/start", ticket["token"])
    expect(guest.get_by_text("you are watching")).to_be_visible()
    guest.goto(f"/t/{ticket['table']}#seat={'no-such-seat' * 3}")
    reload(guest)
    expect(guest.get_by_text("This seat is no longer yours. You can watch.")).to_be_visible()
