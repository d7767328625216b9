"""A domino of Kingdomino Origins that is dragged to its place, by a mouse and by a finger."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.server import is_placement, open_table
from tests.browser.table import PHONE, deciding, my_turn

FREE = ".grid .open:not(.filled)"
STEPS = 8


@pytest.fixture
def placing(visit, server):
    """Ana's page at a table where she is to lay a domino."""
    table = open_table(server, "Ana", bots=1).play(until=is_placement)

    def open_page(**more) -> Page:
        page = visit(name="Ana", at=table, **more)
        assert my_turn(page)
        return page

    return open_page


def middle_of(piece) -> tuple[float, float]:
    box = piece.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take(page: Page) -> None:
    page.mouse.move(*middle_of(page.locator(".rows .held .domino")))
    page.mouse.down()


@pytest.mark.parametrize("is_standing", [False, True])
def test_a_mouse_lays_it_where_it_lets_it_go_but_asks_if_it_had_to_turn(placing, is_standing):
    page = placing()
    take(page)
    for square in page.locator(FREE).all():
        page.mouse.move(*middle_of(square), steps=STEPS)
        expect(page.locator(".grid .held")).to_have_count(2)
        (left, top), (right, low) = map(middle_of, page.locator(".grid .held").all())
        if (abs(low - top) > abs(right - left)) == is_standing:
            break
    if is_standing:
        page.mouse.up()
        page.get_by_role("button", name="Place here").wait_for()
        assert my_turn(page), "nothing was sent"
    with deciding(page):
        if is_standing:
            page.get_by_role("button", name="Place here").click()
        else:
            page.mouse.up()


def test_beside_the_territory_it_goes_back_and_where_it_may_not_lie_the_rule_is_told(placing):
    page = placing()
    take(page)
    page.mouse.move(*middle_of(page.locator(FREE).first), steps=STEPS)
    page.mouse.move(*middle_of(page.locator(".rows h3").first), steps=STEPS)
    page.mouse.up()
    expect(page.locator(".grid .held")).to_have_count(0)
    expect(page.locator(".refusal")).to_have_count(0)
    take(page)
    page.mouse.move(*middle_of(page.locator(".grid .filled").first), steps=STEPS)
    page.mouse.up()
    expect(page.locator(".refusal")).to_contain_text("KO-CON-04")


def test_a_finger_brings_it_to_a_square_and_confirms(placing):
    page = placing(viewport=PHONE, has_touch=True, is_mobile=True)
    fingers = page.context.new_cdp_session(page)
    (left, top), (right, down) = (
        middle_of(page.locator(".rows .held .domino")),
        middle_of(page.locator(FREE).first),
    )
    for step in range(STEPS + 1):
        at = {"x": left + (right - left) * step / STEPS, "y": top + (down - top) * step / STEPS}
        kind = "touchMove" if step else "touchStart"
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".grid .held")).to_have_count(2)
    with deciding(page):
        # A tap at once would belong to the same gesture.
        page.get_by_role("button", name="Place here").dispatch_event("click")
