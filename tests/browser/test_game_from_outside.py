"""A game of another package in the browser: its words come from the server, its board lists its view."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations_by_theme
from tests.browser.server import Server, open_table
from tests.browser.table import DESK, PHONE, act, deciding, go, is_within, my_turn, play_on, resize
from tests.outside.packages import GAME, build_from_page

Visit = Callable[..., Page]
SIZES = {"1440x900": DESK, "390x844": PHONE}


@pytest.fixture(scope="module")
def running_server(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that has the package of docs/adding-a-game.md on its path."""
    site = build_from_page(tmp_path_factory.mktemp("night-fires"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site), prepend=":")
        server = Server(tmp_path_factory.mktemp("tables"), built_client)
        server.set_scene("before the first test")
        server.start()
        yield server
        server.kill()


def panel(page: Page) -> Locator:
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name="Night Fires"))


def look(page: Page, shots: Path, name: str, at: Locator | None = None) -> None:
    """At both sizes and in both themes: nothing that axe finds, nothing wider than the window."""
    for size, viewport in SIZES.items():
        resize(page, viewport)
        if at is not None:
            at.scroll_into_view_if_needed()
        assert violations_by_theme(page, shots / f"{name}-{size}") == []
        assert is_within(page, viewport["width"]), size
    resize(page, DESK)


def test_it_stands_on_the_home_page_and_is_agreed_on_in_its_own_words(visit: Visit, shots: Path):
    page = visit(name="Ana")
    expect(panel(page)).to_contain_text("Lay a stick on the common fire")
    expect(panel(page)).to_contain_text("10 minutes")
    look(page, shots, "outside-home", at=panel(page))
    panel(page).get_by_role("button", name="Create a table").click()
    page.locator("dialog[open]").get_by_role("button", name="Create a table").click()
    page.get_by_role("heading", name="Seats").wait_for()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Night Fires")
    expect(page.get_by_text("How long the game lasts.")).to_be_attached()


def test_its_rules_can_be_read(visit: Visit):
    page = visit(f"/rules/{GAME}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Night Fires: the rules")
    expect(page.locator("#nf-fire-02")).to_contain_text("turned up and burn")


def test_a_round_is_played_by_the_buttons_of_the_board(visit: Visit, server: Server, shots: Path):
    table = open_table(server, "Ana", bots=2, game=GAME, options={})
    page = visit(name="Ana", at=table)
    assert my_turn(page)
    board = page.get_by_role("group", name="Night Fires")
    expect(board.get_by_role("heading", name="Wolves")).to_be_visible()
    hands = board.get_by_text("Hand", exact=True)
    expect(hands).to_have_count(1)  # one's own
    expect(board.get_by_role("region", name="Ana")).to_contain_text("Hand")
    expect(board.get_by_text("Sticks in hand")).to_have_count(3)
    look(page, shots, "outside-table")
    with deciding(page):
        board.get_by_role("button", name="lay the stick of").first.click()
    assert my_turn(page)
    expect(page.get_by_role("region", name="Log")).to_contain_text("Ana lays a stick face down.")
    expect(board.get_by_role("region", name="Ana")).to_contain_text("Burnt last night")


def test_it_is_played_by_keyboard(visit: Visit, server: Server):
    page = visit(name="Ana", at=open_table(server, "Ana", bots=1, game=GAME, options={}))
    assert my_turn(page)
    buttons = page.get_by_role("group", name="Night Fires").get_by_role("button", name="lay the stick of")
    buttons.first.focus()
    with deciding(page):
        page.keyboard.press("Enter")
    assert my_turn(page)
    expect(page.get_by_role("heading", name="What you can do")).to_be_focused()


def test_a_click_on_a_rule_shows_it(visit: Visit, server: Server):
    page = visit(name="Ana", at=open_table(server, "Ana", bots=1, game=GAME, options={}))
    assert my_turn(page)
    page.locator(".question .rule").first.click()
    expect(page.locator("dialog[open]")).to_contain_text("In turn each clan lays one stick")


def test_its_end_and_its_replay(visit: Visit, server: Server, shots: Path):
    table = open_table(server, "Ana", bots=2, game=GAME, options={"nights": "four"}).play()
    page = visit(name="Ana", at=table)
    page.locator(".end").wait_for()
    expect(page.locator(".end")).to_contain_text("wood")
    look(page, shots, "outside-end")
    go(page, f"/r/{table.id}/40")
    board = page.get_by_role("group", name="Night Fires")
    expect(board.get_by_role("region", name="Ana")).to_contain_text("Sticks in hand")
    expect(board.get_by_role("button")).to_have_count(0)


def test_on_a_phone_the_board_tells_what_happened(visit: Visit, server: Server):
    page = visit(name="Ana", at=open_table(server, "Ana", bots=1, game=GAME, options={}), viewport=PHONE)
    assert my_turn(page)
    act(page)
    assert my_turn(page)
    expect(page.get_by_role("heading", name="What happened")).to_be_visible()
    play_on(page, moves=1)
