"""The replay: its board in sight at every size, the proof of the deals, and turning points."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.fixed_server import WITH_LUCK
from tests.browser.server import Server, Table
from tests.browser.table import (
    COURSE_TIMEOUT,
    LYING_PHONE,
    PHONE,
    create_table,
    go,
    is_within,
    settle,
    sit_down,
    start_game,
)
from tests.browser.test_looking_back import GOLDEN, part

LOW_DESK = {"width": 1366, "height": 768}
# A record, a position in it, and the part of the board that must be in sight as a whole.
GAMES = {
    "kingdomino-origins/4-mode-tribe.jsonl": (90, "[role=grid]"),
    "stone-age/4-capped_places-shut.jsonl": (300, ".scene"),
    "endless-winter/2.jsonl": (200, ".columns article, .columns section, .columns li"),
}

HAS_THROWN = "id => JSON.parse(localStorage['lascaux.tables'])[id].seats.every((seat) => seat.isRevealed)"


def is_in_sight(part: Locator) -> bool:
    """All of it within the window, and nothing above it there."""
    return part.evaluate("""one => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const room = one.closest('section.board').getBoundingClientRect();
        return top >= room.top - 1 && left >= -1 && right <= innerWidth + 1
            && bottom <= Math.min(room.bottom, innerHeight) + 1 && bottom - top > 60;
    }""")


@pytest.mark.parametrize("size", [LOW_DESK, PHONE, LYING_PHONE], ids=["desk", "phone", "lying"])
def test_the_board_and_the_controls_are_in_sight_without_scrolling(visit, server: Server, size):
    for game, (n, board) in GAMES.items():
        page = visit(f"/r/{server.bring((GOLDEN / game).read_bytes())}/{n}", name="Ana", viewport=size)
        page.locator("[data-shown] .board").first.wait_for()
        settle(page)
        assert page.evaluate("document.documentElement.scrollHeight") <= size["height"], game
        assert is_within(page, size["width"]), game
        if "endless" not in game or size is LOW_DESK:  # on a phone its areas are behind tabs, and scroll
            assert is_in_sight(page.locator(f"section.board {board}").first), game
        room = page.locator("section.board").bounding_box()
        assert room is not None
        assert room["height"] >= 0.55 * size["height"], game
        slider = page.get_by_role("slider", name="Position").bounding_box()
        assert slider is not None
        assert slider["y"] + slider["height"] <= size["height"], game
        if size is not LYING_PHONE:
            assert slider["y"] >= room["y"] + room["height"] - 1, game
        expect(page.locator(".bar p")).not_to_be_empty()
        page.close()


def proof_of(page: Page) -> Locator:
    page.get_by_role("button", name="Check the deals").click()
    proof = page.get_by_role("region", name="Were the deals fair?")
    expect(proof).to_contain_text("The server says")
    return proof


def keep_bound(page: Page, table: Table, commitment: str) -> None:
    bound = {table.id: {"commitment": commitment, "at": 0, "isBefore": True}}
    page.evaluate("kept => localStorage['lascaux.bound'] = kept", json.dumps(bound))


@pytest.fixture
def lucky(server: Server) -> Server:
    """What the players throw in counts in this scene."""
    server.set_scene(f"a proof {WITH_LUCK}")
    return server


def test_the_deals_are_proven_to_whoever_was_there_before(visit, lucky: Server):
    """The browser kept what was bound and what it threw in; who comes later is told that it did not."""
    page = visit(name="Ana")
    article = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Kingdomino Origins"))
    article.get_by_role("button", name="Play", exact=False).first.click()
    page.wait_for_url("**/t/*")
    page.get_by_role("navigation", name="Table").wait_for()
    id_ = page.url.rsplit("/", 1)[-1]
    [[token, salt]] = page.evaluate(
        "id => JSON.parse(localStorage['lascaux.tables'])[id].seats.map(({ token, salt }) => [token, salt])",
        id_,
    )
    assert salt
    table = Table(lucky, id_, {"Ana": token})
    table.play()
    page.locator(".end").wait_for()
    proof = proof_of(page)
    expect(proof).to_contain_text("the seed is the one that was bound before the game (kept here since")
    expect(proof).to_contain_text("your own luck is part of the deals")
    expect(proof).to_contain_text(re.compile(r"all \d+ deals follow"))
    late = visit(f"/r/{id_}", name="Bo")
    part(late, "Share, proof")
    proof = proof_of(late)
    expect(proof).to_contain_text("has not seen the table before the end")
    expect(proof).not_to_contain_text("Your browser checked")
    keep_bound(late, table, "0" * 64)
    proof = proof_of(late)
    expect(proof).to_contain_text("Something is wrong with the deals of this game.")
    expect(proof).to_contain_text("the seed is not the one that was bound")


def test_the_pages_of_two_people_throw_in_luck_when_the_game_begins(visit, lucky: Server):
    ana, bo = visit(name="Ana"), visit(name="Bo")
    go(bo, create_table(ana, players=2, bots=0))
    with bo.expect_response("**/salt"):
        sit_down(bo)
    start_game(ana)
    bo.get_by_role("navigation", name="Table").wait_for()
    for page in (ana, bo):
        page.wait_for_function(HAS_THROWN, arg=ana.url.rsplit("/", 1)[-1])


def test_a_forged_record_is_refused_with_its_line(visit, finished: Table, tmp_path: Path):
    lines = finished.server.get_text(f"tables/{finished.id}/record").splitlines()
    page = visit()
    for at, forge in ((0, {"salt": "mine"}), (-1, {"seed": "00" * 16})):
        forged = list(lines)
        forged[at] = json.dumps(json.loads(lines[at]) | forge)
        (tmp_path / "forged.ndjson").write_text("\n".join(forged) + "\n")
        page.get_by_label("Record", exact=True).set_input_files(tmp_path / "forged.ndjson")
        expect(page.get_by_role("alert")).to_contain_text(
            f"line {2 if at == 0 else len(lines)} can't be right"
        )
        go(page, "/")


def test_a_turning_point_opens_with_the_land_of_its_seat_in_sight(visit, finished: Table):
    page = visit("about:blank", name="Ana", viewport=PHONE)
    log = finished.server.get(f"replays/{finished.id}")["log"]
    n = next(n for n, entry in enumerate(log, 1) if entry["by"] == 0 and n > 40)
    course = {
        "positions": [0, n, len(log)],
        "points": [[0] * 3] * 3,
        "chances": [[33] * 3] * 3,
        "turning_points": [{"n": n, "seat": 2, "change": -20, "by": 0}],
    }
    page.route("**/course", lambda route: route.fulfill(json=course))
    go(page, f"/r/{finished.id}")
    part(page, "Review")
    page.get_by_role("link", name=re.compile(rf"Move {n}")).click(timeout=COURSE_TIMEOUT)
    page.wait_for_url(f"**/{n}?as=watch&at=2")
    grid = page.get_by_role("grid")
    expect(grid).to_be_visible()
    third = grid.get_attribute("aria-label")
    page.get_by_role("button", name="One step on").click()
    page.wait_for_url(re.compile(rf"/{n + 1}$"))
    go(page, f"/r/{finished.id}/{n}?at=2")
    expect(page.get_by_role("grid")).to_have_attribute("aria-label", third or "")
    go(page, f"/r/{finished.id}/{n}")  # of whoever acted
    expect(page.get_by_role("grid")).not_to_have_attribute("aria-label", third or "")
