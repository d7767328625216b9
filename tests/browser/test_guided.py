"""The guided first games, as somebody plays them who is new: page by page, by the option that is marked."""

import os

import pytest
from playwright.sync_api import expect

from lascaux.guided.script import script_of
from lascaux.locales import catalog, prefix
from tests.browser.table import DESK, LYING_PHONE, PHONE, POLL, settle

GAMES = ("kingdomino-origins", "stone-age", "endless-winter")
LANGUAGES = ("en", "cs", "sk", "pl", "uk", "hr")
ALL = os.environ.get("LASCAUX_ALL_GUIDED") == "1"  # all eighteen; else one language a game
PLAYED = [(game, language) for game in GAMES for language in (LANGUAGES if ALL else LANGUAGES[:1])]
# What comes next: another page, the marked option, or what may come after the last step.
NEXT = """() => {
    const teacher = document.querySelector('.teacher');
    if (!teacher) return '';
    if (teacher.querySelector('[data-turn]')) return 'page';
    if (teacher.querySelector('[data-offer]')) return 'end';
    return document.querySelector('[data-option].isHinted') ? 'option' : '';
}"""
STEP = """() => {
    const turn = document.querySelector('.teacher [data-turn]');
    (turn ?? document.querySelector('[data-option].isHinted'))?.click();
}"""
TURNED = """before => {
    const page = document.querySelector('.teacher p');
    return page && page.innerText !== before;
}"""


def begin(page, game: str, language: str = "en") -> None:
    title = catalog(language).say(f"{prefix(game)}-title")
    page.locator(".new").get_by_role("button", name=title).click()
    page.wait_for_selector(".teacher")


def come(page) -> str:
    return page.wait_for_function(NEXT, polling=POLL).json_value()


def step(page) -> str:
    """One page or one choice; the page that comes is another one."""
    what = come(page)
    before = page.locator(".teacher p").first.inner_text() if what != "end" else ""
    if what != "end":
        page.evaluate(STEP)
        page.wait_for_function(
            TURNED,
            arg=before,
            polling=POLL,
        )
    return what


@pytest.mark.parametrize(("game", "language"), PLAYED, ids=lambda value: value)
def test_it_is_played_to_its_end(visit, game, language):
    page = visit(
        viewport=PHONE if language == "en" else DESK,
        prefs={"list": True, "language": language, "speed": "once"},
    )
    begin(page, game, language)
    script = script_of(game)
    assert script is not None
    own = sum(one.by == script.you for one in script.steps)
    taken = 0
    while (what := step(page)) != "end":
        taken += what == "option"
    assert 0 < taken <= own
    expect(page.locator(".teacher [data-offer]").first).to_be_visible()


def test_another_choice_is_answered_and_a_real_game_comes_after_the_lesson(visit):
    page = visit(name="Ana", viewport=DESK, prefs={"list": True, "speed": "once"})
    begin(page, "kingdomino-origins")
    while come(page) == "page":
        page.evaluate(STEP)
        settle(page)
    page.locator("[data-option]:not(.isHinted)").first.click()
    expect(page.get_by_role("alert")).to_contain_text("take the marked domino")
    while step(page) != "end":
        pass
    page.get_by_role("button", name="Try totem").click()
    expect(page.get_by_role("button", name="Try totem")).to_have_count(0)
    expect(page.locator(".play")).to_be_visible()


def test_it_can_be_left_and_gone_on_with(visit):
    page = visit(name="Ana", viewport=DESK)
    begin(page, "kingdomino-origins")
    assert step(page) == "page"
    page.get_by_role("link", name="Home").first.click()
    page.locator("#main a.card").first.click()
    expect(page.locator(".teacher")).to_contain_text("Welcome")


@pytest.mark.parametrize("size", [PHONE, LYING_PHONE], ids=["phone", "lying phone"])
def test_pages_of_the_lesson_fit_on_a_phone(visit, size):
    page = visit(viewport=size, prefs={"speed": "once"})
    begin(page, "kingdomino-origins")
    while come(page) == "page":
        expect(page.locator(".teacher [data-turn]")).to_be_in_viewport()
        page.evaluate(STEP)
        settle(page)


def test_it_is_offered_to_whoever_is_new_and_quietly_to_the_others(visit, finished):
    page = visit()
    expect(page.locator(".new").get_by_role("button")).to_have_count(len(GAMES))
    known = visit("/", at=None, name="Ana", prefs={})
    expect(known.get_by_role("button", name="Guided first game").first).to_be_visible()
