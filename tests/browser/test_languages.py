"""In every language: what is said has room, everybody reads their own, and nothing stays English."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from lascaux.games.registry import game_ids
from lascaux.locales import FOLDER, catalog, languages, prefix
from tests.browser import pages
from tests.browser.boards import STATES, State, Tables
from tests.browser.opening import USUAL
from tests.browser.pages import Scene
from tests.browser.server import Server, Table, open_table
from tests.browser.table import PHONE, POLL, SMALL_DESK, act, deciding, ready, resize, settle
from tests.browser.test_boards import LOOKING, SCRIPTS, report

FITTING = (SCRIPTS / "fitting.js").read_text(encoding="utf-8")
SIZES = {"390x844": PHONE, "1024x768": SMALL_DESK}
OTHERS = [language for language in languages() if language != "en"]
ALIKE = Path(__file__).parents[1] / "locales" / "alike"
# Whoever has chosen no language has the browser's.
UNCHOSEN = USUAL | {"language": ""}
ASK_FOR = """language => {
    Object.defineProperty(navigator, 'languages', { get: () => [language], configurable: true });
    dispatchEvent(new Event('languagechange'));
}"""
SPOKEN = "language => document.documentElement.lang === language"
CYRILLIC = re.compile(r"[\u0400-\u04ff]")
MOST_LINES = 2
SAID = "Settings, your turn: rules"
WORD = re.compile(r"[^\W\d_]{3,}")
NOUN = re.compile(r"^([a-z]+-word-\S+) = (.+)$", re.MULTILINE)
# The number of a rule, an address, the code of a table.
NO_WORD = re.compile(r"\b[A-Z]{2}(-[A-Z\d]+)+-\d+|https?:\S+|^[a-z\d]{6}$")
# People, bots and what is typed.
NAMES = "Ana Bo Cleo Orin Tika Suna Enko Lascaux serve host"
SHOWN = (
    pages.home_with_tables,
    pages.new_table,
    pages.lobby,
    pages.levels,
    pages.table_of_a_spectator,
    pages.end,
    pages.replay,
    pages.rules,
)
# The fullest ones; `dev.py shots` has them all.
FULL = {
    "kingdomino-origins": ("tribe-choosing", "four"),
    "stone-age": ("using", "paying-for-a-building", "feeding"),
    "endless-winter": ("camps", "animals", "four"),
}
BOARDS = [
    pytest.param(state, id=f"{game}-{state.name}")
    for game, names in FULL.items()
    for state in STATES[game]
    if state.name in names
]


@pytest.fixture
def scene(
    visit, server: Server, middle: Table, finished: Table, stone_age: Table, endless_winter: Table
) -> Scene:
    def open_page(*where: str, **wanted: object) -> Page:
        return visit(*where, **wanted, prefs=UNCHOSEN)

    return Scene(open_page, server, middle, finished, stone_age, endless_winter)


@pytest.fixture(scope="session")
def tables(running_server: Server) -> Tables:
    return Tables(running_server)


def speak(page: Page, language: str) -> None:
    """As if the person had told their browser."""
    page.evaluate(ASK_FOR, language)
    heard(page, language)


def heard(page: Page, language: str) -> None:
    page.wait_for_function(SPOKEN, arg=language, polling=POLL)
    ready(page)


def look(page: Page) -> dict:
    page.evaluate(LOOKING)
    page.evaluate(FITTING)
    return page.evaluate("fitting.look()")


def faults(page: Page) -> list[str]:
    """What is wrong in any language, at any size: all in one page, which is never loaded again."""
    found = []
    for size, viewport in SIZES.items():
        resize(page, viewport)
        speak(page, "en")
        english = look(page)
        found += [f"{size} en: {line}" for line in english["wrong"]]
        for language in OTHERS:
            speak(page, language)
            seen = look(page)
            lines = [*seen["wrong"], *too_high(english, seen), *left_in_english(english, seen, language)]
            found += [f"{size} {language}: {line}" for line in lines]
    return found


def too_high(english: dict, seen: dict) -> list[str]:
    """What is a line in English takes two at most."""
    return [
        f"{label['lines']} lines: {label['words']}"
        for kind, label in seen["labels"].items()
        if label["lines"] > MOST_LINES and english["labels"].get(kind, label)["lines"] == 1
    ]


def left_in_english(english: dict, seen: dict, language: str) -> list[str]:
    """What is the same as before, but for names, numbers and what is rightly alike."""
    same = sorted({*english["texts"]} & {*seen["texts"]})
    return [f"still English: {text!r}" for text in same if words_of(NO_WORD.sub("", text)) - alike(language)]


def words_of(text: str) -> set[str]:
    return set(WORD.findall(text.casefold()))


@cache
def alike(language: str) -> set[str]:
    """Names, and the words that this language has in common with English."""
    english = catalog("en")
    said = [english.say(key) for key in (ALIKE / f"{language}.txt").read_text(encoding="utf-8").split()]
    titles = [english.say(f"{prefix(game)}-title") for game in game_ids()]
    return words_of(" ".join([NAMES, *said, *titles, *(nouns("en") & nouns(language))]))


@cache
def nouns(language: str) -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in (FOLDER / language).glob("*.ftl")]
    return {f"{key} {noun}" for text in texts for key, noun in NOUN.findall(text)}


@pytest.mark.parametrize("shown", SHOWN, ids=lambda shown: shown.__name__)
def test_every_language_has_room_on_this_page(scene: Scene, shown: Callable[[Scene], Page]):
    report(faults(shown(scene)))


@pytest.mark.parametrize("state", BOARDS)
def test_every_language_has_room_on_this_board(visit, tables: Tables, state: State):
    page = visit(tables.path(state), name="Ana", prefs=UNCHOSEN)
    assert state.show(page)
    report(faults(page))


def told(page: Page) -> list[str]:
    return page.locator(".log li").all_text_contents()


def choose(page: Page, old: str, new: str) -> None:
    """By the settings, as a person does it."""
    page.get_by_role("button", name=catalog(old).say("settings-title"), exact=True).click()
    page.locator("dialog[open] select").last.select_option(new)
    heard(page, new)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("game", FULL)
def test_a_switch_in_a_game_leaves_nothing_in_english(visit, server: Server, game: str):
    """Without a reload; what is done after it is told in the new language."""
    table = open_table(server, "Ana", bots=2, game=game, options={}).play(moves=6)
    page = visit(name="Ana", at=table, prefs={"forced": False})
    page.locator("[data-option]").first.wait_for()
    page.evaluate("window.isTheSamePage = true")
    english, spoken = look(page), "en"
    for language in OTHERS:
        choose(page, spoken, language)
        report([f"{language}: {line}" for line in left_in_english(english, look(page), language)])
        spoken = language
    assert spoken == "uk"  # of which one letter tells that it is spoken
    with deciding(page):
        act(page)
    settle(page)
    assert [line for line in told(page) if not CYRILLIC.search(line)] == [], (
        "all of it is told in one language"
    )
    assert page.evaluate("window.isTheSamePage") is True
    assert page.evaluate("JSON.parse(localStorage['lascaux.prefs']).language") == spoken
    page.reload()
    heard(page, spoken)


def test_two_people_at_a_table_read_their_own_language(visit, server: Server):
    """What they say and what they are called is nobody's to translate."""
    table = open_table(server, "Ana", "Bo", bots=0, game="stone-age", options={}).play(moves=6)
    languages_of = {"Ana": "uk", "Bo": "hr"}
    both = {
        name: visit(name=name, at=table, prefs={"language": language})
        for name, language in languages_of.items()
    }
    both["Ana"].locator(".chat input, .chat textarea").fill(SAID)
    both["Ana"].keyboard.press("Enter")
    log = {}
    for name, page in both.items():
        language, own = languages_of[name], catalog(languages_of[name])
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".chat li")).to_have_text(f"Ana {SAID}")
        expect(page.get_by_role("button", name=own.say("settings-title"), exact=True)).to_be_visible()
        for person in languages_of:
            expect(page.get_by_text(person, exact=True).first).to_be_visible()
        log[name] = told(page)
    assert len(log["Ana"]) == len(log["Bo"]) > 0
    assert not set(log["Ana"]) & set(log["Bo"])
