"""Whoever can't see the picture, or not its colours, or uses no mouse, sits at the same table."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from devkit.environments import ROOT
from tests.browser.axe import violations
from tests.browser.boards import STATES, TITLES, State, Tables
from tests.browser.colours import Colour, Lab, colours_at, difference, lab_of
from tests.browser.server import Server, Table, open_table
from tests.browser.shots import THEMES
from tests.browser.table import (
    DESK,
    LYING_PHONE,
    PHONE,
    act,
    deciding,
    go,
    is_within,
    my_turn,
    play_to_the_end,
    resize,
    settle,
)
from tests.browser.test_pages import CUT_OFF, LARGE_TEXT
from tests.browser.test_speaking import LISTEN

LOCALES = ROOT / "src" / "lascaux" / "locales"


@pytest.fixture(scope="session")
def tables(running_server: Server) -> Tables:
    return Tables(running_server)


# The list of options

# Neither the board nor what it puts into the dock can be clicked.
WITHOUT_THE_BOARD = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('section.board > .board, [data-part=decision] { visibility: hidden !important }');
    document.adoptedStyleSheets.push(sheet);
}"""


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_the_list_of_options_alone(visit, server, game: str):
    page = visit(name="Ana", at=open_table(server, "Ana", bots=1, game=game, options={}))
    page.evaluate(WITHOUT_THE_BOARD)
    assert my_turn(page)
    expect(page.locator("section.board button").first).to_be_hidden()
    assert play_to_the_end(page) > 20


# The board in words

KEY_OF_A_MESSAGE = re.compile(r"\b(ko|sa|ew|board|listing)-[a-z]+-")
LEAST_AREAS = 6


def words_of(page: Page):
    return page.get_by_role("region", name="Board in words")


def state_of(game: str, name: str) -> State:
    return next(state for state in STATES[game] if state.name == name)


@pytest.mark.parametrize("game", TITLES)
def test_a_board_is_read_in_words(visit, tables: Tables, game: str):
    """Closed it is a region with a button; opened it has a heading for each area, and for everybody's own."""
    page = visit(tables.path(state_of(game, "four")), name="Ana")
    expect(words_of(page)).to_have_count(1)
    expect(words_of(page).get_by_role("listitem")).to_have_count(0)
    page.keyboard.press("w")
    expect(words_of(page).get_by_role("heading", level=2)).to_be_focused()
    areas = words_of(page).get_by_role("heading", level=3)
    areas.first.wait_for()
    titles = areas.all_inner_texts()
    assert len(titles) > LEAST_AREAS
    seats = page.locator(".players .name strong").all_inner_texts()
    assert len(set(seats)) == 4
    for name in seats:
        assert any(name in title for title in titles), (name, titles)
    assert not KEY_OF_A_MESSAGE.search(words_of(page).inner_text())
    assert all(line.strip() for line in words_of(page).get_by_role("listitem").all_inner_texts())


def test_the_board_in_words_gives_way_and_stays(visit, server):
    """It follows the game. Whoever goes to the board sees the board, and it is still there to be read."""
    page = visit(name="Ana", at=open_table(server, "Ana", bots=1))
    assert my_turn(page)
    page.get_by_role("button", name="Board in words").first.press("Enter")
    words = words_of(page)
    expect(words.get_by_role("heading", level=2)).to_be_focused()
    expect(words.locator(".read")).to_be_visible()
    before = words.locator(".read").text_content()
    with deciding(page):
        act(page)
    assert my_turn(page)
    expect(words.locator(".read")).not_to_have_text(before or "")
    page.locator("section.board button, section.board [role=gridcell]").first.focus()
    expect(words).not_to_have_class(re.compile("isShown"))
    expect(words.get_by_role("heading", name="Territory of Ana")).to_have_count(1)
    page.keyboard.press("w")
    page.keyboard.press("Escape")
    expect(words.get_by_role("listitem")).to_have_count(0)
    expect(page.locator("section.board :focus")).to_have_count(1)


def test_a_replay_is_read_in_words(visit, finished: Table):
    page = visit(f"/r/{finished.id}/30", name="Ana")
    page.keyboard.press("w")
    territory = words_of(page).get_by_role("heading", name="Territory of Ana")
    territory.wait_for()
    before = words_of(page).inner_text()
    page.keyboard.press("Escape")
    go(page, f"/r/{finished.id}/60")
    page.keyboard.press("w")
    territory.wait_for()
    assert words_of(page).inner_text() != before


@pytest.mark.parametrize("theme", THEMES)
def test_words_are_read_in_any_size(visit, tables: Tables, theme):
    """On a desk, on a phone, and with letters twice as large: nothing is cut off, and axe finds nothing."""
    page = visit(tables.path(state_of("stone-age", "four")), name="Ana", theme=theme)
    page.keyboard.press("w")
    page.locator(".in-words h3").first.wait_for()
    for size in (DESK, PHONE, LYING_PHONE):
        resize(page, size)
        assert page.evaluate(CUT_OFF) == [], size
        assert is_within(page, size["width"])
        assert violations(page) == [], size
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": LARGE_TEXT})
    expect(page.locator("html")).to_have_css("font-size", "32px")
    resize(page, DESK)
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate("document.querySelector('.in-words .read').clientHeight") > 100


# Languages


def said_in(language: str, key: str, file: str = "client") -> str:
    """A message without facts, as the catalog has it."""
    text = (LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{key} = (.+)$", text, re.MULTILINE)
    assert found is not None, (language, key)
    return found[1]


def change_language(page: Page, before: str, language: str) -> None:
    page.get_by_role("button", name=said_in(before, "settings-title"), exact=True).click()
    dialog = page.locator("dialog[open]")
    dialog.locator(f"select:has(option[value={language}])").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_language_changes_in_the_middle_of_a_game(visit, server):
    """Without loading the page anew: the next question is heard in it, and the board is read in it."""
    page = visit(name="Ana", at=open_table(server, "Ana", bots=1).play(moves=2))
    assert my_turn(page)
    page.evaluate(LISTEN)
    page.keyboard.press("w")
    state = page.locator(".in-words h3").first
    expect(state).to_have_text(said_in("en", "board-words-state", "board"))
    before = "en"
    for language in ("cs", "uk", "en"):
        change_language(page, before, language)
        expect(state).to_have_text(said_in(language, "board-words-state", "board"))
        with deciding(page):
            act(page)
        assert my_turn(page)
        asked = page.locator(".asked").text_content()
        page.wait_for_function("asked => window.heard.at(-1)?.endsWith(asked)", arg=asked)
        assert said_in(language, "question-yours") in page.evaluate("window.heard.at(-1)")
        before = language


def test_what_is_written_in_another_language_says_so(visit, server):
    """Rules that are not translated are English; nobody knows the language of what people write."""
    table = open_table(server, "Ana", bots=1)
    page = visit(name="Ana", at=table, prefs={"language": "cs"})
    page.locator(".chat input").fill("Good luck!")
    page.keyboard.press("Enter")
    expect(page.locator(".chat [lang='']", has_text="Good luck!")).to_have_count(1)
    assert violations(page, ["valid-lang"]) == []
    answer = server.get("rules/kingdomino-origins?language=cs")
    page.route("**/api/rules/**", lambda route: route.fulfill(json={**answer, "language": "en"}))
    page.locator(".question .rule").first.click()
    expect(page.locator("dialog[open] [lang=en]")).to_have_count(1)


# Colours

DEFICIENCIES = ("none", "protanopia", "deuteranopia", "tritanopia")
APART = 12.0  # by CIEDE2000, where 10 is seen at a glance
ALIKE = 4.0  # the same colour in two places, when nothing is drawn over it
# What stands on a board in the colour of a seat.
PIECES = {
    "kingdomino-origins": ".chief",
    "stone-age": ".figure",
    "endless-winter": ".mark, .tribe:not(.ghost), .village, .block",
}
# Of each sign that is in sight: whose it is, its animal, and a point of it that only has its colour.
SIGNS = r"""() => [...document.querySelectorAll('.blot')].flatMap((blot) => {
    const box = blot.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + Math.max(1.5, box.height * 0.07)];
    const seat = /--seat-(\d)/.exec(blot.style.background)?.[1];
    const isSeen = box.width >= 16 && blot.contains(document.elementFromPoint(x, y));
    return isSeen && seat ? [{ seat, animal: blot.querySelector('path').getAttribute('d'), x, y }] : [];
})"""
WITHOUT_A_SIGN = """pieces => [...document.querySelectorAll(pieces)]
    .filter((piece) => piece.checkVisibility() && piece.outerHTML.includes('var(--seat-'))
    .filter((piece) => !piece.querySelector('.blot path'))
    .map((piece) => piece.outerHTML.slice(0, 160))"""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", TITLES)
def test_seats_are_told_apart_without_their_hues(visit, tables: Tables, shots: Path, game: str, theme):
    """On pictures as three kinds of colour blindness see them; and by an animal on every piece."""
    page = visit(tables.path(state_of(game, "four")), name="Ana", theme=theme)
    settle(page)
    assert page.locator(PIECES[game]).count() > 4
    assert page.evaluate(WITHOUT_A_SIGN, PIECES[game]) == []
    signs = page.evaluate(SIGNS)
    animals = {sign["seat"]: sign["animal"] for sign in signs}
    assert len(animals) == 4
    assert {(sign["seat"], sign["animal"]) for sign in signs} == set(animals.items())
    assert len(set(animals.values())) == 4
    devtools = page.context.new_cdp_session(page)
    for deficiency in DEFICIENCIES:
        devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
        picture = page.screenshot(path=shots / f"{game}-{theme}-{deficiency}.png")
        found = colours_at(page, picture, [(sign["x"], sign["y"]) for sign in signs])
        seats = colours_of_seats([sign["seat"] for sign in signs], found)
        for (one, colour), (other, another) in combinations(seats.items(), 2):
            apart = difference(colour, another)
            assert apart >= APART, f"{deficiency}: seats {one} and {other} are {apart:.1f} apart"


def colours_of_seats(seats: list[str], colours: list[Colour]) -> dict[str, Lab]:
    """The colour that most of a seat's signs have; a shadow or a piece may lie over some."""
    found: dict[str, Lab] = {}
    for seat in sorted(set(seats)):
        own = [lab_of(colour) for of, colour in zip(seats, colours, strict=True) if of == seat]
        found[seat] = max(own, key=lambda one: sum(difference(one, other) < ALIKE for other in own))
    return found


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_differences_are_those_of_the_published_examples(one: Lab, other: Lab, apart: float):
    assert difference(one, other) == pytest.approx(apart, abs=1e-4)


# Motion

MOVING = """() => document.getAnimations().filter((one) => one.playState === 'running')
    .map((one) => one.animationName ?? one.transitionProperty ?? 'by script')"""


@pytest.mark.parametrize("game", TITLES)
def test_nothing_moves_for_whoever_wants_that(visit, server, game: str):
    """With reduced motion, also right after a decision, when the others have played."""
    page = visit(name="Ana", at=open_table(server, "Ana", bots=2, game=game, options={}))
    for _ in range(4):
        assert my_turn(page)
        with deciding(page):
            act(page)
        assert page.evaluate(MOVING) == []
        expect(page.locator(".motions > *")).to_have_count(0)
