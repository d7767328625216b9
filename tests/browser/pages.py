"""Every page, and every state of one that looks different: how to get there."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from tests.browser.server import Server, Table, open_table
from tests.browser.table import COURSE_TIMEOUT, PHONE, agree, create_table, go, panel, resize, whole_hint


@dataclass
class Scene:
    """What the pages of a test are made of: a browser, and games to look at."""

    visit: Callable[..., Page]
    server: Server
    middle: Table
    finished: Table
    stone_age: Table
    endless_winter: Table

    def table(self) -> Page:
        """Ana is to place a domino."""
        page = self.visit(name="Ana", at=self.middle)
        page.locator(".grid .open:not(.filled)").first.wait_for()
        page.locator("[data-option]").first.wait_for()
        return page


def home(scene: Scene) -> Page:
    page = scene.visit(name="Ana")
    panel(page).wait_for()
    return page


def home_with_tables(scene: Scene) -> Page:
    table = open_table(scene.server, "Ana", "Bo", bots=1).play(moves=4)
    page = scene.visit(name="Ana", at=table)
    page.get_by_role("navigation", name="Table").wait_for()
    go(page, "/")
    page.locator("#home-waiting, #home-running").first.wait_for()
    return page


def rematch(scene: Scene) -> Page:
    """Bo asks Ana for another game."""
    finished = open_table(scene.server, "Ana", "Bo", bots=1).play()
    page = scene.visit(name="Ana", at=finished)
    page.locator(".end").wait_for()
    scene.server.post(f"tables/{finished.id}/rematch", finished.tokens["Bo"], order="rotate")
    page.locator(".banner").wait_for()
    return page


def lobby_of_a_rematch(scene: Scene) -> Page:
    page = rematch(scene)
    page.get_by_role("button", name="Play on").first.click()
    page.get_by_text("The game begins as soon as").wait_for()
    return page


def another_device(scene: Scene) -> Page:
    page = home_with_tables(scene)
    page.get_by_role("button", name="Take your seats to another device").click()
    page.get_by_role("button", name="Make a link").click()
    page.get_by_role("textbox", name="Your link").wait_for()
    return page


def seats_from_another_device(scene: Scene) -> Page:
    page = scene.visit("/seats#not-a-real-link-at-all")
    page.get_by_role("button", name="Take my seats").click()
    page.get_by_role("alert").wait_for()
    return page


def new_table(scene: Scene) -> Page:
    page = home(scene)
    panel(page).get_by_role("button", name="Create a table").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    return page


def lobby(scene: Scene) -> Page:
    page = home(scene)
    create_table(page, players=4, bots=1, mode="tribe")
    page.get_by_role("region", name="What is agreed").wait_for()
    return page


def levels(scene: Scene) -> Page:
    """Who could take the seat of the bot in the lobby."""
    page = lobby(scene)
    page.get_by_role("button", name="Change").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    return page


def lobby_of_a_guest(scene: Scene) -> Page:
    table = open_table(scene.server, "Ana", "Bo", bots=1, free=1)
    page = scene.visit(table.path, name="Cleo")
    page.get_by_role("button", name="Take a free seat").wait_for()
    return page


def table(scene: Scene) -> Page:
    return scene.table()


def table_with_a_domino_in_the_hand(scene: Scene) -> Page:
    page = scene.table()
    page.locator(".grid .open:not(.filled)").first.hover()
    page.locator(".grid .held").first.wait_for()
    return page


def table_options(scene: Scene) -> Page:
    return tab(scene, "Options")


def table_log(scene: Scene) -> Page:
    return tab(scene, "Log, chat")


def table_players(scene: Scene) -> Page:
    return tab(scene, "Players")


def tab(scene: Scene, name: str) -> Page:
    """On a desk all areas are there at once."""
    page = scene.table()
    resize(page, PHONE)
    page.get_by_role("navigation", name="Areas").get_by_role("button", name=name).click()
    return page


def table_of_a_spectator(scene: Scene) -> Page:
    table = open_table(scene.server, "Ana", "Bo", bots=0, options={"mode": "totem"}).play(moves=8, well=True)
    page = scene.visit(table.path)
    page.get_by_text("you are watching").wait_for()
    page.get_by_role("grid").wait_for()
    return page


def refusal(scene: Scene) -> Page:
    page = scene.table()
    page.locator(".grid [data-at]:not(.open):not(.filled)").first.click()
    page.locator(".refusal").wait_for()
    return page


def hint(scene: Scene) -> Page:
    page = scene.table()
    whole_hint(page)
    return page


def rule_of_a_question(scene: Scene) -> Page:
    page = scene.table()
    page.locator(".question .rule").first.click()
    page.locator("dialog[open] li, dialog[open] p").first.wait_for()
    return page


def settings(scene: Scene) -> Page:
    return dialog(scene, "Settings")


def invitation(scene: Scene) -> Page:
    return dialog(scene, "Invite")


def leaving(scene: Scene) -> Page:
    return dialog(scene, "Leave")


def dialog(scene: Scene, name: str) -> Page:
    page = scene.table()
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    return page


def menu(scene: Scene) -> Page:
    page = scene.table()
    resize(page, PHONE)
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    return page


def wish_to_take_back(scene: Scene) -> Page:
    table = open_table(scene.server, "Ana", "Bo", bots=0).play(moves=7)
    ana, bo = scene.visit(name="Ana", at=table), scene.visit(name="Bo", at=table)
    agree(ana, bo)
    for asking, other in ((ana, bo), (bo, ana)):
        if asking.get_by_role("button", name="Ask to take back").count():
            asking.get_by_role("button", name="Ask to take back").click()
            asking.get_by_role("button", name="Ask", exact=True).click()
            other.get_by_role("button", name="Agree").wait_for()
            return other
    raise AssertionError("nobody has to ask")


def question_before_a_wish(scene: Scene) -> Page:
    table = open_table(scene.server, "Ana", "Bo", bots=0).play(moves=7)
    pages = [scene.visit(name=name, at=table) for name in ("Ana", "Bo")]
    agree(*pages)
    asking = next(page for page in pages if page.get_by_role("button", name="Ask to take back").count())
    asking.get_by_role("button", name="Ask to take back").click()
    expect(asking.locator("dialog[open] li")).not_to_have_count(0)
    return asking


def curtain(scene: Scene) -> Page:
    """The device goes from one person to the other."""
    table = open_table(scene.server, "Ana", "Bo", bots=0).play(moves=4)
    acting = list(table.tokens)[table.position()["actor"]]
    page = scene.visit(name=acting, at=table)
    page.get_by_role("grid").wait_for()
    go(page, "/")
    go(page, table.link("Bo" if acting == "Ana" else "Ana"))
    page.get_by_role("heading", name=f"Pass to {acting}").wait_for()
    return page


def no_connection(scene: Scene) -> Page:
    page = scene.table()
    page.context.set_offline(True)
    page.get_by_text("The connection is gone.").wait_for()
    return page


def end(scene: Scene) -> Page:
    page = scene.visit(name="Ana", at=scene.finished)
    page.locator(".end").wait_for()
    return page


def replay(scene: Scene) -> Page:
    page = scene.visit(f"/r/{scene.finished.id}/60", name="Ana")
    page.get_by_role("slider", name="Position").wait_for()
    page.get_by_role("grid").wait_for()
    return page


def play_on(scene: Scene) -> Page:
    page = replay(scene)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).wait_for()
    return page


def replay_course(scene: Scene) -> Page:
    page = replay(scene)
    page.locator("[data-part-of=course]").click()
    page.locator("[data-name=course] [role=img]").wait_for(timeout=COURSE_TIMEOUT)  # when it is computed
    return page


def replay_proof(scene: Scene) -> Page:
    page = replay(scene)
    page.locator("[data-part-of=more]").click()
    page.get_by_role("button", name="Check the deals").click()
    page.get_by_text("The server says: all").wait_for()
    return page


def stone_age(scene: Scene) -> Page:
    page = scene.visit(name="Ana", at=scene.stone_age)
    page.locator("[data-place]").first.wait_for(state="attached")
    return page


def endless_winter(scene: Scene) -> Page:
    page = scene.visit(name="Ana", at=scene.endless_winter)
    page.locator(".layout .piece").first.wait_for(state="attached")
    return page


def lesson(scene: Scene) -> Page:
    page = scene.visit("/rules/kingdomino-origins")
    page.locator("figure").first.wait_for()
    return page


def components(scene: Scene) -> Page:
    page = scene.visit("/rules/endless-winter#box-card")
    page.locator("#box-card").wait_for()
    return page


def rules(scene: Scene) -> Page:
    page = scene.visit("/rules/kingdomino-origins#components")
    page.get_by_role("searchbox").wait_for()
    return page


def rules_without_a_match(scene: Scene) -> Page:
    page = rules(scene)
    page.get_by_role("searchbox").fill("xyz")
    page.get_by_text("No rule has these words.").last.wait_for()
    return page


def nothing_here(scene: Scene) -> Page:
    page = scene.visit("/nothing/here")
    page.get_by_role("heading", name="There is nothing on this wall").wait_for()
    return page


def no_such_table(scene: Scene) -> Page:
    page = scene.visit("/t/zzzzzz")
    page.get_by_role("heading", name="There is no such table").wait_for()
    return page


PHONE_ONLY = (table_options, table_log, table_players, menu)
# What is played on, and so also on a phone that lies on its side.
BOARDS = (table, table_with_a_domino_in_the_hand, hint, end, replay, stone_age, endless_winter)
# As they are on every desk.
DIALOGS = (
    new_table,
    levels,
    another_device,
    question_before_a_wish,
    rule_of_a_question,
    settings,
    invitation,
    leaving,
)
PAGES = (
    home,
    home_with_tables,
    another_device,
    seats_from_another_device,
    rematch,
    lobby_of_a_rematch,
    new_table,
    lobby,
    levels,
    lobby_of_a_guest,
    table,
    table_with_a_domino_in_the_hand,
    table_of_a_spectator,
    refusal,
    hint,
    rule_of_a_question,
    settings,
    invitation,
    leaving,
    question_before_a_wish,
    wish_to_take_back,
    curtain,
    no_connection,
    end,
    replay,
    play_on,
    replay_course,
    replay_proof,
    stone_age,
    endless_winter,
    lesson,
    components,
    rules,
    rules_without_a_match,
    nothing_here,
    no_such_table,
    *PHONE_ONLY,
)
