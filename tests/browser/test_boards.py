"""What must hold on every board: letters can be read, what can be clicked is not covered, nothing shifts."""

from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.boards import STATES, State, Tables
from tests.browser.opening import USUAL, device_of, viewport_of
from tests.browser.server import Server, open_table
from tests.browser.table import my_turn, ready, resize, settle

SCRIPTS = Path(__file__).with_name("scripts")
LOOKING = (SCRIPTS / "looking.js").read_text(encoding="utf-8")
SHIFTING = (SCRIPTS / "shifting.js").read_text(encoding="utf-8")
# On each device, and the smallest letters there, in pixels of the screen.
DEVICES = {"a desk": (("1440x900", "1024x768"), 14), "a phone": (("390x844", "844x390"), 12)}
# One of each kind; the pictures of `dev.py shots` have them all.
CHECKED = {
    "kingdomino-origins": ("tribe-choosing", "in-hand", "recruiting", "hint", "end"),
    "stone-age": ("placing", "wheel", "paying", "tools", "feeding", "four", "hint"),
    "endless-winter": ("chiefs", "column", "top", "camps", "tribe-cards", "hand", "eclipse", "four", "hint"),
}
BOARDS = [
    pytest.param(state, id=f"{game}-{state.name}")
    for game, names in CHECKED.items()
    for state in STATES[game]
    if state.name in names
]
MOVES = 15
MANY = 12  # lines of a kind, for a report that can be read


@pytest.fixture(scope="session")
def tables(running_server: Server) -> Tables:
    return Tables(running_server)


@pytest.fixture
def show(visit, tables: Tables):
    """Opens a state on a device, as a person has it who set nothing."""

    def open_state(state: State, size: str) -> Page:
        path = tables.path(state)
        page = visit(path, name="Ana", guide=False, prefs=USUAL, **device_of(size))
        page.evaluate(LOOKING)
        assert state.show(page), f"{size}: there is no {state.name}"
        return page

    return open_state


def at_most_many(found: list[str]) -> list[str]:
    return found if len(found) <= MANY else [*found[:MANY], f"... and {len(found) - MANY} more"]


def told_once(shifts: list[dict[str, str]]) -> list[str]:
    """What shifted most often first, each with the first time that it did."""
    often = Counter(shift["what"] for shift in shifts)
    first = {shift["what"]: shift["line"] for shift in reversed(shifts)}
    return [f"{count} x, first {first[what]}" for what, count in often.most_common()]


def report(found: list[str]) -> None:
    """Without the code that found it, which says nothing about the board."""
    if found:
        pytest.fail("\n".join(found), pytrace=False)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("state", BOARDS)
def test_letters_and_targets(show, state: State, device: str):
    """No letters that are too small, as they are drawn; at the centre of a target there is that target."""
    sizes, least = DEVICES[device]
    page = show(state, sizes[0])
    found = []
    for size in sizes:
        resize(page, viewport_of(size))
        small = page.evaluate("least => looking.smallLetters(least)", least)
        covered = page.evaluate("() => looking.coveredTargets()")
        found += [f"{size}, under {least} px: {line}" for line in at_most_many(small)]
        found += [f"{size}, out of reach: {line}" for line in at_most_many(covered)]
    report(found)


@pytest.mark.parametrize("game", CHECKED)
def test_nothing_shifts_while_it_is_played(visit, server: Server, game: str):
    """With everything in motion, also right after a click."""
    table = open_table(server, "Ana", bots=2, game=game, options={})
    prefs = {"list": True, "guesses": False, "speed": "fast"}
    page = visit("about:blank", name="Ana", guide=False, prefs=prefs, reduced_motion="no-preference")
    page.add_init_script(LOOKING)
    page.add_init_script(SHIFTING)
    page.goto(table.link("Ana"))
    ready(page)
    page.evaluate("window.isPlaying = true")
    for _ in range(MOVES):
        if not my_turn(page):
            break
        options = page.locator("[data-option]")
        options.nth(options.count() // 2).click()
    settle(page)
    page.wait_for_timeout(300)  # an observer hears of it a moment later
    report(at_most_many(told_once(page.evaluate("window.shifts"))))
