"""The form for a new table: short, and what is marked in it is what one gets."""

import pytest
from playwright.sync_api import expect

from tests.browser.table import DESK, PHONE, panel


def form_of(page):
    panel(page).get_by_role("button", name="Create a table").click()
    return page.get_by_role("dialog")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_way_on_is_always_in_view(visit, size):
    form = form_of(visit(name="Ana", viewport=size))
    create = form.get_by_role("button", name="Create a table")
    expect(create).to_be_in_viewport(ratio=1)
    expect(form.get_by_role("group", name="Homo habilis")).to_be_hidden()
    form.get_by_text("Variants of the rules: all as usual").click()
    form.get_by_role("group", name="Homo habilis").get_by_text("5 points").click()
    expect(create).to_be_in_viewport(ratio=1)
    expect(form.get_by_text("Variants of the rules: one differs")).to_be_visible()


def test_what_was_changed_is_agreed_and_the_rest_is_folded(visit):
    page = visit(name="Ana")
    form = form_of(page)
    form.get_by_text("Variants of the rules").click()
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
    form.get_by_label("Of them bots").select_option("2")
    form.get_by_role("button", name="Create a table").click()
    seats = page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats).to_have_count(4)
    signs = page.evaluate(
        "fetch('/api/tables/' + location.pathname.split('/').pop())"
        ".then((answer) => answer.json()).then(({ seats }) => seats.map((seat) => seat.sign))"
    )
    assert signs[:2] == ["bison", "lion"]
    assert set(signs[2:]) == {"wolf", "bear"}, "bots take what is free"
