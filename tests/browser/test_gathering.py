"""Endless Winter: what the page gathers is done with the clicks that bench/clicks.py counts for it."""

import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.server import Table, open_table
from tests.browser.table import PATIENCE, settle

PLAN = ".deciding [data-plan={}]"
# The buttons of the dock stay while an answer is on its way; the list is there only when one is awaited.
ANSWER = ".deciding .first button, [data-option]"
AWAITED = "[data-option]"
REST_OF_A_TURN = ("middle", "bottom", "after", "rest")


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it does not come"
        time.sleep(0.05)


def wait_for_more(table: Table, version: int) -> None:
    wait_for(lambda: table.position()["version"] > version)


def asked(position: dict) -> str:
    return str((position["view"]["asks"] or {}).get("asks"))


def at(visit, server, until: Callable[[dict], bool]) -> tuple[Page, Table]:
    """A page and its table, where a person who plays well comes to such a question."""
    table = open_table(server, "Ana", bots=2, game="endless-winter", options={}).play(until=until, well=True)
    page = visit(name="Ana", at=table, guide=False)
    page.locator(".deciding").wait_for()
    settle(page)
    return page, table


def is_labor(position: dict) -> bool:
    """Two cards or more can be played for labor, each of another kind."""
    kinds = [option["action"]["do"] for option in position["options"]]
    return position["view"]["turn"]["section"] == "top" and kinds.count("play") > 1


def is_harvest(position: dict) -> bool:
    return asked(position) == "harvesting" and len(position["options"]) > 2


def is_middle(position: dict) -> bool:
    return asked(position) == "acting" and position["options"][0]["action"]["do"] == "middle"


def is_tool(position: dict) -> bool:
    return asked(position) == "gaining" and position["view"]["asks"]["rung"] == "tool"


def answer_until(page, table: Table, is_over: Callable[[dict], bool], own: str) -> None:
    """Answers what is asked in between by the first button; `own` is never asked of the person again."""
    deadline = time.monotonic() + PATIENCE
    while not is_over(table.position()):
        assert time.monotonic() < deadline, "it does not end"
        settle(page)
        before = table.position()
        if asked(before) != own and page.locator(AWAITED).count():
            page.locator(ANSWER).first.click()
            wait_for_more(table, before["version"])
        else:
            time.sleep(0.05)  # the page does it


def test_all_cards_are_played_by_one_click(visit, server):
    page, table = at(visit, server, is_labor)
    before = table.position()["view"]["tribes"][0]
    page.locator(PLAN.format("cards")).click()

    def are_played() -> bool:
        """The last card may still be on its way when the button has gone."""
        now = table.position()
        return asked(now) == "acting" and len(now["view"]["tribes"][0]["played"]) - len(before["played"]) > 1

    wait_for(are_played)
    expect(page.locator(PLAN.format("cards"))).to_have_count(0)
    page.locator(AWAITED).first.wait_for()
    expect(page.locator(AWAITED).filter(has_text="Play ")).to_have_count(0)
    assert table.position()["view"]["turn"]["labor"] > 0


def test_all_lands_give_by_one_click(visit, server):
    page, table = at(visit, server, is_harvest)
    page.locator(".deciding .first [data-plan]").click()
    answer_until(page, table, lambda now: (now["view"]["eclipse"] or {}).get("step") != "lands", "harvesting")


def test_the_rest_of_a_turn_is_done_by_one_click(visit, server):
    page, table = at(visit, server, is_middle)
    place = table.position()["view"]["turn"]["place"]

    def is_over(now: dict) -> bool:
        """Meanwhile the others may have played, and the page may have placed the only figure left."""
        turn = now["view"]["turn"]
        return now["actor"] != 0 or turn["place"] != place or turn["section"] not in REST_OF_A_TURN

    page.locator(PLAN.format("finish")).click()
    answer_until(page, table, is_over, "acting")


def test_tools_are_taken_without_asking_once_that_was_said(visit, server):
    page, table = at(visit, server, is_tool)
    before = table.position()["version"]
    page.locator(".deciding .habit").click()
    page.get_by_text("Tools are taken at once.").wait_for()
    wait_for_more(table, before)  # it is taken; what is asked now may be asked of others
    page.get_by_role("button", name="Ask again").click()
    wait_for(lambda: not page.locator(".deciding .kept").count())


def test_what_is_pointed_at_in_the_dock_is_said_below_it(visit, server):
    page, _ = at(visit, server, is_labor)
    page.locator(".deciding .labor button[data-act]").first.hover()
    page.locator("output.note").filter(has_text="labor in its corner").wait_for()
