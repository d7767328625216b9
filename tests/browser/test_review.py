"""The review of a finished game: begun, stopped, made; its lessons, marks and better moves in the replay.

The server's part is made up (reviews.py): what it finds has its own tests.
"""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import violations_by_theme
from tests.browser.reviews import state_of
from tests.browser.server import Server, Table
from tests.browser.table import DESK, LYING_PHONE, PHONE, SMALL_DESK, go, is_within, settle
from tests.browser.test_looking_back import GOLDEN, at, part

SIZES = {"1440x900": DESK, "1024x768": SMALL_DESK, "390x844": PHONE, "844x390": LYING_PHONE}
NOTHING: dict[str, Any] = {"status": "none", "progress": 0, "review": None}
# A record, and the kinds of its actions that have a place on the board.
GAMES = {
    "kingdomino-origins/4-mode-tribe.jsonl": ("place", "choose", "invite"),
    "stone-age/4-capped_places-shut.jsonl": ("place", "use"),
    "endless-winter/2.jsonl": ("move", "take_card"),
}


class Reviewer:
    """The server's part: goes on by a step whenever it is asked, once it was begun."""

    def __init__(self, done: dict[str, Any], steps: int = 3) -> None:
        self.done = done
        self.steps = steps
        self.state = NOTHING
        self.wishes: list[str] = []

    def answer(self, route: Route) -> None:
        method = route.request.method
        if method != "GET":
            self.wishes.append(method)
            self.state = {**NOTHING, "status": "working"} if method == "POST" else NOTHING
        elif self.state["status"] == "working":
            progress = self.state["progress"] + 100 // self.steps
            self.state = self.done if progress >= 99 else {**self.state, "progress": progress}
        route.fulfill(json=self.state)


@pytest.fixture(scope="session")
def reviewed(finished: Table) -> dict[str, Any]:
    return state_of(finished.server.get_text(f"tables/{finished.id}/record"), ("place", "choose"))


def own(review: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    return [judged for judged in review["review"]["judged"] if judged["seat"] == seat]


def test_a_review_is_begun_at_the_end_stopped_and_made(visit, finished: Table, reviewed: dict[str, Any]):
    page = visit("about:blank", name="Ana")
    reviewer = Reviewer(reviewed, steps=100)
    page.route("**/review", reviewer.answer)
    go(page, finished.link("Ana"))
    end = page.locator(".end")
    expect(end).to_contain_text("It takes about a minute")
    end.get_by_role("button", name="Review this game").click()
    bar = end.get_by_role("progressbar", name="The review")
    expect(bar).to_have_attribute("aria-valuenow", re.compile(r"[1-9]\d?"))
    end.get_by_role("button", name="Stop").click()
    reviewer.steps = 2
    end.get_by_role("button", name="Review this game").click()
    expect(end.get_by_role("heading", name="What this game can teach you")).to_be_visible()
    assert reviewer.wishes == ["POST", "DELETE", "POST"]
    expect(end.get_by_role("status").filter(has_text="The review is ready.")).to_be_attached()
    dearest = max(own(reviewed, 0), key=lambda judged: judged["regret"])
    end.get_by_role("link", name=f"Move {dearest['n']}", exact=True).click()
    at(page, dearest["n"])
    expect(page.get_by_role("region", name="A decision to look at again")).to_contain_text("Blunder")


@pytest.mark.parametrize(
    ("state", "words"),
    [("missing", "nothing to judge this game by"), ("failed", "broke off before it was done")],
)
def test_what_can_t_be_reviewed_says_so(visit, finished: Table, state: str, words: str):
    page = visit("about:blank", name="Ana")
    reviewer = Reviewer(NOTHING)
    reviewer.state = {**NOTHING, "status": state}
    page.route("**/review", reviewer.answer)
    go(page, f"/r/{finished.id}")
    part(page, "Review")
    expect(page.get_by_text(words)).to_be_visible()
    again = page.get_by_role("button", name="Try again")
    expect(again).to_have_count(int(state == "failed"))
    if state == "failed":
        again.click()
        expect(page.get_by_role("progressbar")).to_be_visible()


def open_review(page: Page, id_: str, state: dict[str, Any], where: str = "") -> None:
    page.route("**/review", lambda route: route.fulfill(json=state))
    go(page, f"/r/{id_}{where}")


def test_marks_lead_from_one_decision_to_the_next_by_keys_and_by_clicks(visit, finished: Table, reviewed):
    page = visit("about:blank", name="Ana")
    open_review(page, finished.id, reviewed, "?as=0")
    mine = own(reviewed, 0)
    panel = page.get_by_role("region", name="A decision to look at again")
    expect(panel).to_have_count(0)
    expect(page.locator(".scrub .mark")).to_have_count(len(mine))
    page.keyboard.press("n")
    at(page, mine[0]["n"])
    expect(panel).to_contain_text(f"1 of {len(mine)}")
    page.keyboard.press("n")
    at(page, mine[1]["n"])
    expect(panel).to_contain_text("It was worth about 4.2 points more (give or take 0.8)")
    expect(panel.get_by_role("listitem")).to_have_text(
        [re.compile(r"\+3.1\s*areas"), re.compile("rival"), re.compile(r"-0.6\s*resources")]
    )
    panel.get_by_role("button", name="Previous one").click()
    at(page, mine[0]["n"])
    part(page, "Review")
    marks = page.get_by_role("group", name="Decisions that cost points").get_by_role("button")
    expect(marks).to_have_count(len(mine))
    marks.nth(2).focus()
    page.keyboard.press("Enter")
    at(page, mine[2]["n"])
    page.get_by_role("group", name="Whose game").get_by_role("button", name="Bo").click()
    expect(page.get_by_role("heading", name="What this game can teach Bo")).to_be_visible()
    expect(page.locator(".scrub .mark")).to_have_count(len(own(reviewed, 1)))
    part(page, "Log")
    page.get_by_role("button", name=re.compile("See the better move")).first.click()
    at(page, reviewed["review"]["judged"][0]["n"])


# Whether what is in the middle of an element is it, or around it: nothing lies above it.
IS_OPEN = """element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !!top && (element.contains(top) || top.contains(element));
}"""


@pytest.mark.parametrize("size", ["1024x768", "390x844"])
def test_the_better_move_is_drawn_on_every_board(visit, server: Server, size: str):
    for game, kinds in GAMES.items():
        record = (GOLDEN / game).read_text()
        id_ = server.bring(record.encode())
        page = visit("about:blank", name="Ana", viewport=SIZES[size])
        for kind in kinds:
            state = state_of(record, (kind,))
            judged = state["review"]["judged"][-1]
            page.unroute("**/review")
            open_review(page, id_, state, f"/{judged['n']}?as={judged['seat']}")
            hinted = page.locator("section.board [data-hinted]").first
            expect(hinted, f"{game} {kind}").to_be_in_viewport()
            page.wait_for_function(IS_OPEN, arg=hinted.element_handle())
            expect(page.locator(".judged")).to_be_visible()
            assert is_within(page, SIZES[size]["width"]), f"{game} {kind}"
        page.close()


@pytest.mark.parametrize("size", list(SIZES))
def test_a_review_at_every_size(visit, finished: Table, reviewed, size: str, shots: Path):
    """In both themes: nothing that axe finds, nothing wider than the window."""
    page = visit("about:blank", name="Ana", viewport=SIZES[size])
    open_review(page, finished.id, reviewed, f"/{own(reviewed, 0)[2]['n']}?as=0")
    page.locator(".judged").wait_for()
    settle(page)
    found = violations_by_theme(page, shots / f"review-move-{size}")
    part(page, "Review")
    found += violations_by_theme(page, shots / f"review-{size}")
    assert found == []
    assert is_within(page, SIZES[size]["width"])
