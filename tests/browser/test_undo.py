"""Taking back: alone where nothing new was shown, else with the consent of the others."""

import pytest
from playwright.sync_api import expect

from tests.browser.server import open_table
from tests.browser.table import TURN, act, agree, deciding, lines_of, log_of, my_turn, play_on

FREE, ASKING = "Take back", "Ask to take back"
ASKED = "The others are asked"


@pytest.fixture
def people(visit, server):
    """Two people, no bot."""
    table = open_table(server, "Ana", "Bo", bots=0).play(moves=6)
    ana, bo = visit(name="Ana", at=table), visit(name="Bo", at=table)
    agree(ana, bo)
    return ana, bo


def undo_button(page, name: str):
    return page.get_by_role("navigation", name="Table").get_by_role("button", name=name, exact=True)


def test_what_showed_nothing_new_is_taken_back_alone(people):
    ana, bo = people
    for _ in range(20):
        acting = ana if ana.evaluate(TURN) == "yours" else bo
        assert my_turn(acting)
        question, options = acting.locator(".asked").text_content(), option_texts(acting)
        with deciding(acting):
            act(acting)
        acting.get_by_text("Being sent").wait_for(state="detached")
        if undo_button(acting, FREE).count():
            break
    undo_button(acting, FREE).click()
    expect(log_of(acting).last).to_contain_text("took back one step")
    assert my_turn(acting)
    assert acting.locator(".asked").text_content() == question
    assert option_texts(acting) == options
    agree(ana, bo)
    assert ana.get_by_text(ASKED).count() == bo.get_by_text(ASKED).count() == 0, "nobody was asked"


def option_texts(page) -> list[str]:
    return page.locator("[data-option] > span:first-child").all_text_contents()


def ask_to_take_back(ana, bo):
    """Somebody whose last action lies behind another one asks."""
    for _ in range(20):
        play_on(ana, bo, moves=1)
        agree(ana, bo)
        for asking, other in ((ana, bo), (bo, ana)):
            if undo_button(asking, ASKING).count():
                undo_button(asking, ASKING).click()
                asking.get_by_text(ASKED).wait_for()
                return asking, other
    raise AssertionError("nobody had to ask")


def test_the_others_agree(people):
    asking, other = ask_to_take_back(*people)
    before = len(lines_of(other))
    other.get_by_role("button", name="Agree").click()
    asking.get_by_text(ASKED).wait_for(state="detached")
    expect(log_of(other)).to_have_count(before + 1)
    expect(log_of(other).last).to_contain_text("back")
    assert my_turn(asking), "who took back decides again"
    agree(asking, other)


def test_the_others_refuse(people):
    asking, other = ask_to_take_back(*people)
    before = lines_of(other)
    other.get_by_role("button", name="No", exact=True).click()
    asking.get_by_text(ASKED).wait_for(state="detached")
    assert lines_of(other) == lines_of(asking) == before
    assert play_on(*people, moves=2) == 2, "the game goes on"
