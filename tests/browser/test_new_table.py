"""The form for a new table: short, and what is marked in it is what one gets."""

import pytest
from playwright.sync_api import expect

from tests.browser.table import DESK, PHONE, panel

# An edition, a module, a ruling.
FIRST = ("Whose rulebook", "hidden tokens on the glaciers", "When the discard pile is shuffled")


def form_of(page, game: str = ""):
    article = (
        page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))
        if game
        else panel(page)
    )
    article.get_by_role("button", name="Create a table").click()
    return page.get_by_role("dialog")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_way_on_is_always_in_view(visit, size):
    form = form_of(visit(name="Ana", viewport=size))
    create = form.get_by_role("button", name="Create a table")
    expect(create).to_be_in_viewport(ratio=1)
    ruling = form.get_by_role("group", name="Whether lava may land on the hut")
    expect(ruling).to_be_hidden()
    form.get_by_text("Expert rules: all as usual").click()
    ruling.get_by_text("lava may land there").click()
    expect(create).to_be_in_viewport(ratio=1)
    expect(form.get_by_text("Expert rules: one differs")).to_be_visible()


def test_what_is_played_comes_before_single_rulings_and_every_default_is_said(visit):
    form = form_of(visit(name="Ana"), "Endless Winter")
    expect(form.get_by_text("our own design")).to_be_visible()
    form.get_by_text("Expert rules").click()
    groups = [group.inner_text() for group in form.locator("legend").all()]
    first = [groups.index(next(group for group in groups if one in group)) for one in FIRST]
    assert first == sorted(first)
    labor = form.get_by_role("group", name="The labor of Brave and Tribeswoman")
    expect(labor.get_by_text("as the edition says")).to_have_text("as the edition says: ½.")
    form.get_by_text("the Czech rulebook").click()
    expect(labor.get_by_text("as the edition says")).to_have_text("as the edition says: 1½.")


def test_what_was_changed_is_agreed_and_the_rest_is_folded(visit):
    page = visit(name="Ana")
    form = form_of(page)
    form.get_by_role("group", name="Homo habilis").get_by_text("5 points").click()
    form.get_by_role("button", name="Create a table").click()
    agreed = page.get_by_role("region", name="What is agreed")
    expect(agreed.get_by_text("5 points for a complete territory.")).to_be_visible()
    expect(agreed.get_by_text("the hut is safe.")).to_be_hidden()
    agreed.get_by_text("more options, as usual").click()
    expect(agreed.get_by_text("the hut is safe.")).to_be_visible()


def test_the_marked_sign_is_the_one_at_the_table(visit):
    page = visit(name="Ana")
    form = form_of(page)
    form.get_by_text("Bison").click()
    form.get_by_role("button", name="Add a person at this device").click()
    form.get_by_role("group", name="Sign of person 2").get_by_text("Lion").click()
    form.get_by_label("Seats").select_option("4")
    form.get_by_label("Bots among them").select_option("2")
    form.get_by_role("button", name="Create a table").click()
    seats = page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats).to_have_count(4)
    signs = page.evaluate(
        "fetch('/api/tables/' + location.pathname.split('/').pop())"
        ".then((answer) => answer.json()).then(({ seats }) => seats.map((seat) => seat.sign))"
    )
    assert signs[:2] == ["bison", "lion"]
    assert set(signs[2:]) == {"wolf", "bear"}, "bots take what is free"
