"""Taking back: alone where nothing new was shown, else with the consent of the others."""

import pytest
from playwright.sync_api import expect

from tests.browser.server import open_table
from tests.browser.table import (
    PHONE,
    act,
    agree,
    deciding,
    lines_of,
    log_of,
    my_turn,
    name_at,
    next_to_act,
    play_on,
    resize,
    settle,
)

FREE, ASKING = "Take back", "Ask to take back"
ASKED = "You asked to take this back."


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
    named = {name_at(page): page for page in people}
    for _ in range(20):
        found = next_to_act(named)  # whom both pages name: one may not have heard yet of what the other did
        assert found is not None
        acting = found
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
    """Somebody whose last action lies behind another one asks, after they were shown what it means."""
    for _ in range(20):
        play_on(ana, bo, moves=1)
        agree(ana, bo)
        for asking, other in ((ana, bo), (bo, ana)):
            if undo_button(asking, ASKING).count():
                undo_button(asking, ASKING).click()
                expect(asking.get_by_role("dialog").get_by_role("listitem")).not_to_have_count(0)
                assert (
                    asking.get_by_text(ASKED).count()
                    == other.get_by_role("button", name="Agree").count()
                    == 0
                )
                asking.get_by_role("button", name="Ask", exact=True).click()
                asking.get_by_text(ASKED).wait_for()
                other.get_by_role("button", name="Agree").wait_for()
                return asking, other
    raise AssertionError("nobody had to ask")


def test_the_others_agree(people):
    asking, other = ask_to_take_back(*people)
    before = len(lines_of(other))
    told = other.get_by_role("alert").get_by_role("listitem").all_text_contents()
    assert any(line.strip().endswith("(your step)") for line in told), told
    own = [line.strip().removesuffix(" (your step)") for line in told if "(your step)" in line]
    assert set(own) <= {line.strip() for line in lines_of(other)}, "in the words of the log"
    other.get_by_role("button", name="Agree").click()
    asking.get_by_text(ASKED).wait_for(state="detached")
    expect(asking.get_by_role("status").filter(has_text="agrees.")).to_be_visible()
    expect(log_of(other)).to_have_count(before + 1)
    expect(log_of(other).last).to_contain_text("back")
    assert my_turn(asking), "who took back decides again"
    agree(asking, other)


def test_the_others_refuse(people):
    asking, other = ask_to_take_back(*people)
    before = lines_of(other)
    other.get_by_role("button", name="No", exact=True).click()
    asking.get_by_text(ASKED).wait_for(state="detached")
    expect(asking.get_by_role("status").filter(has_text="would rather not")).to_be_visible()
    assert lines_of(other) == lines_of(asking) == before
    assert play_on(*people, moves=2) == 2, "the game goes on"


def test_a_wish_is_withdrawn(people):
    asking, other = ask_to_take_back(*people)
    before = lines_of(other)
    asking.get_by_role("button", name="Don't ask any more").click()
    other.get_by_role("button", name="Agree").wait_for(state="detached")
    expect(asking.get_by_text(ASKED)).to_have_count(0)
    assert lines_of(other) == lines_of(asking) == before


def test_on_a_phone_a_wish_is_in_view_and_moves_nothing(people):
    """Whoever is about to touch something touches just that."""
    _, other = ask_to_take_back(*people)
    resize(other, PHONE)
    agree_button = other.get_by_role("button", name="Agree")
    box, tabs = agree_button.bounding_box(), other.get_by_role("navigation", name="Areas").bounding_box()
    assert 0 < box["y"] < box["y"] + box["height"] <= tabs["y"]
    top = "document.querySelector('.question .card').getBoundingClientRect().top"
    during = other.evaluate(top)
    other.get_by_role("button", name="No", exact=True).click()
    agree_button.wait_for(state="detached")
    settle(other)
    assert other.evaluate(top) == during
