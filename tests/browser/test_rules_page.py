"""What there is to read of a game: a lesson with pictures, the rules, all that lies in the box."""

import re

import pytest
from playwright.sync_api import Page, expect

from lascaux.games.registry import own_ids
from lascaux.locales.texts import rules_of
from tests.browser.server import Server, is_placement, open_table
from tests.browser.table import PHONE, is_within, settle

PARTS = ("Learn", "Rules", "Components")
SHUT = ".grid [data-at]:not(.open):not(.filled)"
# What a picture or a face is made of but can't be found: it would be empty.
UNDRAWN = """() => [...document.querySelectorAll('.drawing use, .face use')]
    .map((one) => one.getAttribute('href'))
    .filter((href) => !document.getElementById(href.slice(1)))"""
# Neither drawn nor said; each needs a name in any case.
BARE = """() => [...document.querySelectorAll('.components li')]
    .filter((one) => {
        const isDrawn = one.querySelector('.face svg') !== null;
        return !one.querySelector('b').textContent.trim() || !(isDrawn || one.querySelector('p'));
    })
    .map((one) => one.textContent)"""
SPILT = """() => [...document.querySelectorAll('figure, .components li, .face')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent.trim().slice(0, 80))"""


def choose(page: Page, part: str) -> None:
    button = page.get_by_role("group", name="What to read").get_by_role("button", name=part)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", own_ids())
def test_each_part_can_be_read_on_a_phone(visit, server: Server, game: str):
    page = visit(f"/rules/{game}", viewport=PHONE)
    pictures = page.locator("figure").get_by_role("img")
    expect(pictures.first).to_have_accessible_name(re.compile(r"\w+ \w+ \w+"))
    assert pictures.count() > 5
    for part in PARTS:
        choose(page, part)
        settle(page)
        assert is_within(page, PHONE["width"]), part
        assert page.evaluate(SPILT) == [], part
        assert page.evaluate(UNDRAWN) == [], part


@pytest.mark.parametrize("game", own_ids())
def test_every_component_has_a_name_and_is_drawn_or_said(visit, server: Server, game: str):
    page = visit(f"/rules/{game}")
    choose(page, "Components")
    there = sum(len(kind["components"]) for kind in server.get(f"components/{game}"))
    expect(page.locator(".components li")).to_have_count(there)
    assert page.evaluate(BARE) == []
    assert "-components-" not in page.locator(".components").inner_text(), "a kind without a name"


def test_components_are_found_by_any_of_their_words(visit):
    page = visit("/rules/endless-winter")
    choose(page, "Components")
    pieces = page.locator(".components li")
    expect(pieces.first).to_be_visible()
    everything = pieces.count()
    find = page.get_by_role("searchbox", name="Find a component")
    find.fill("shaman")
    expect(pieces.first).to_contain_text("Shaman")
    assert 0 < pieces.count() < everything
    assert all("shaman" in text.lower() for text in pieces.all_inner_texts())
    find.fill("nothing like that")
    page.get_by_text("No component has all these words.").last.wait_for()
    find.fill("")
    expect(pieces).to_have_count(everything)


def test_a_lesson_leads_to_its_rules_and_a_rule_back_to_it(visit):
    page = visit("/rules/stone-age")
    page.locator("figure").first.wait_for()
    for _ in range(2):  # the address has led there before
        page.get_by_role("link", name="SA-TOOL-02").click()
        expect(page.locator("#sa-tool-02")).to_be_focused()
        expect(page.get_by_role("button", name="Rules", exact=True)).to_have_attribute("aria-pressed", "true")
        choose(page, "Learn")
    page.goto("/rules/stone-age#sa-fin-03")
    expect(page.locator("#sa-fin-03")).to_be_focused()


def test_the_lesson_is_in_the_language_of_the_reader_as_far_as_there_is_one(visit):
    page = visit("/rules/stone-age", prefs={"language": "cs"})
    page.locator("figure").first.wait_for()
    found = rules_of("stone-age", "cs")
    expect(page.locator(".text")).to_have_attribute("lang", found.lesson_language)
    page.get_by_role("button", name="Pravidla", exact=True).click()
    expect(page.locator("#sa-tool-01")).to_contain_text("nástroj")


def test_why_not_shows_the_rule_in_czech_without_leaving_the_board(visit, server: Server):
    table = open_table(server, "Ana", bots=1).play(moves=3, well=True).play(until=is_placement, well=True)
    page = visit(name="Ana", at=table, prefs={"language": "cs"})
    page.locator(".grid .open:not(.filled)").first.wait_for()
    address = page.url
    page.locator(SHUT).first.click()
    page.locator(".refusal .rule").click()
    rule = page.locator("dialog[open] li")
    number = re.search(r"KO-[A-Z]+-\d\d", rule.inner_text())
    assert number is not None
    [wanted] = re.findall(rf"\*\*{number[0]}\*\* (\S+ \S+ \S+)", rules_of("kingdomino-origins", "cs").text)
    expect(rule).to_contain_text(re.sub(r"[*`]", "", wanted))
    expect(page.locator("dialog[open] [lang]")).to_have_attribute("lang", "cs")
    assert page.url == address
    page.keyboard.press("Escape")
    expect(page.locator(".grid")).to_be_visible()
