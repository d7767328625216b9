"""What a screen reader has: a live region, names for all that can be used, and places to go to."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.server import Table, is_last_round, open_table
from tests.browser.table import act, agree, create_table, deciding, go, lines_of, my_turn, play_to_the_end

# A script may put the focus on these; what they are called is what stands in them.
READ_BY_CONTENT = ("RootWebArea", "main", "dialog", "heading", "listitem")
# Keeps everything that a live region said.
LISTEN = """() => {
    window.heard = [];
    const regions = document.querySelectorAll('[aria-live]');
    for (const region of regions)
        new MutationObserver(() => window.heard.push(region.textContent))
            .observe(region, { childList: true, characterData: true, subtree: true });
    return regions.length;
}"""


def test_the_live_region_says_every_event_and_every_question(visit, server):
    page = visit(name="Ana", at=open_table(server, "Ana", bots=1).play(moves=2))
    assert my_turn(page)
    assert page.evaluate(LISTEN) >= 1
    before = len(lines_of(page))
    for _ in range(4):
        with deciding(page):
            act(page)
        assert my_turn(page)
        question = page.locator(".asked").text_content()
        page.wait_for_function("question => window.heard.at(-1)?.endsWith(question)", arg=question)
        assert "Your decision" in page.evaluate("window.heard.at(-1)")
    heard = " ".join(page.evaluate("window.heard"))
    for line in lines_of(page)[before:]:
        assert " ".join(line.split()) in heard, line


def test_the_first_question_is_heard_and_what_others_decide(visit, server):
    table = open_table(server, "Ana", "Bo", bots=0)
    pages = [visit(name=name, at=table) for name in ("Ana", "Bo")]
    question = pages[0].locator(".asked").text_content()
    yours, theirs = sorted((page.locator(".play > [aria-live]") for page in pages), key=is_theirs)
    expect(yours).to_have_text(f"Your decision {question}")
    expect(theirs).to_have_text(re.compile(rf"^(Ana|Bo) decides {question}"))


def is_theirs(region) -> bool:
    expect(region).not_to_be_empty()
    return "decides" in region.text_content()


def test_chat_and_the_end_are_heard(visit, server):
    table = open_table(server, "Ana", "Bo", bots=0).play(until=is_last_round)
    ana, bo = visit(name="Ana", at=table), visit(name="Bo", at=table)
    agree(ana, bo)
    ana.evaluate(LISTEN)
    bo.get_by_label("Say something").fill("Well done!")
    bo.keyboard.press("Enter")
    ana.wait_for_function("() => window.heard.some((said) => /Bo.*Well done!/.test(said))")
    bo.get_by_label("Say something").fill("Well done!")
    bo.keyboard.press("Enter")
    ana.wait_for_function("() => window.heard.filter((said) => /Bo.*Well done!/.test(said)).length > 1")
    play_to_the_end(ana, bo)
    winner = ana.locator(".end h2").first.text_content()
    ana.wait_for_function("winner => window.heard.at(-1).includes(winner)", arg=winner)


@pytest.fixture
def nameless(visit):
    """What can have the focus but has no name, as the browser itself computes it."""

    def find(page) -> list[str]:
        tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
        return [node["role"]["value"] for node in tree if is_focusable(node) and not name_of(node)]

    return find


def is_focusable(node: dict) -> bool:
    is_place = node.get("role", {}).get("value") in READ_BY_CONTENT
    properties = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    return not node["ignored"] and not is_place and bool(properties.get("focusable"))


def name_of(node: dict) -> str:
    return str(node.get("name", {}).get("value", "")).strip()


def test_every_control_has_a_name(visit, server, finished: Table, nameless):
    page = visit(name="Ana", at=open_table(server, "Ana", bots=2).play(moves=8, well=True))
    assert my_turn(page)
    assert nameless(page) == []
    for button in ("Settings", "Invite", "Leave"):
        page.get_by_role("button", name=button, exact=True).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        assert nameless(page) == [], button
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    for path in ("/", f"/r/{finished.id}/30", finished.path, "/rules/kingdomino-origins"):
        go(page, path)
        assert nameless(page) == [], path
    go(page, "/")
    create_table(page)
    assert nameless(page) == []


def test_every_area_of_a_table_can_be_jumped_to(visit, server):
    page = visit(name="Ana", at=open_table(server, "Ana", bots=1))
    assert my_turn(page)
    for area in ("Players", "Board", "Question", "Options", "Log", "Chat"):
        expect(page.get_by_role("region", name=area, exact=True)).to_have_count(1)
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.get_by_role("grid")).to_have_accessible_name(re.compile("Ana"))
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
