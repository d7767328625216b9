"""The board of Kingdomino Origins under fingers and pointers: what is touched stays, what is paid waits."""

import re
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.server import open_table
from tests.browser.table import DESK, PHONE, deciding, lines_of, my_turn, settle

FINGERS = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
THEMES = ("light", "dark")
# Where everything is that can be touched, when a finger comes down and when that becomes a click.
WATCH = """() => {
    window.moved = [];
    const all = () => [...document.querySelectorAll(':is(.board, .decision) :is(button, [role=gridcell])')];
    const topOf = (one) => one.getBoundingClientRect().top;
    let down = new Map();
    addEventListener('pointerdown', () => { down = new Map(all().map((one) => [one, topOf(one)])); }, true);
    addEventListener('click', () => {
        // A pressed button sinks a little.
        const moved = all().filter((one) => Math.abs(topOf(one) - down.get(one)) > 2);
        window.moved.push(...moved.map((one) => one.textContent));
    }, true);
}"""
# Squares whose ground does not fill them.
CROPPED = """() => [...document.querySelectorAll('.tile')].flatMap((tile) => {
    const [square, ground] = [tile, tile.querySelector('.ground')].map((one) => one.getBoundingClientRect());
    const sides = ['left', 'top', 'right', 'bottom'].map((side) => Math.abs(square[side] - ground[side]));
    return Math.max(...sides) > 2 ? [`${tile.className}: ${sides}`] : [];
})"""


# How well what is written on a piece can be read, its ground laid over the cave.
CONTRAST = """piece => {
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const light = (...colours) => {
        for (const colour of colours) {
            brush.fillStyle = colour;
            brush.fillRect(0, 0, 1, 1);
        }
        const [red, green, blue] = [...brush.getImageData(0, 0, 1, 1).data].map((part) => part / 255)
            .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const cave = getComputedStyle(piece.parentElement).backgroundColor;
    const ground = light(cave, getComputedStyle(piece).backgroundColor);
    return Math.min(...[...piece.querySelectorAll('.name, .scores')].map((words) => {
        const ink = light(getComputedStyle(words).color);
        return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
    }));
}"""
READABLE = 4.5
UNDER_THE_CAVE = [60, 720]
POINTED = 300  # milliseconds after which a pointer that rests has been noticed by what came under it


def held_by(position: dict) -> list[int]:
    """How many of each resource that the person to act has any of."""
    stock = position["view"]["lands"][position["actor"]]["stock"].values()
    return [count for count in stock if count]


def kinds_of(position: dict) -> int:
    return len(held_by(position))


def is_choice(position: dict) -> bool:
    return position["options"][0]["action"]["do"] == "choose"


def is_recruiting(position: dict) -> bool:
    return any(one["action"]["do"] == "invite" for one in position["options"])


def is_one_way(position: dict) -> bool:
    return is_recruiting(position) and held_by(position) == [1, 1]


def is_many_ways(position: dict) -> bool:
    """Without anybody of the stack being offered, which would cost all four kinds."""
    return is_recruiting(position) and kinds_of(position) == 3


def seat_to_act(table) -> str:
    position = table.position()
    return list(table.tokens)[position["actor"]]


@pytest.fixture
def at_the_cave(server):
    """A table at which somebody may take people in, and the name of that person."""

    def play(until):
        table = open_table(server, "Ana", "Bo", bots=0).play(until=until, well=True)
        return table, seat_to_act(table)

    return play


def people(page):
    return page.locator(".person.offered")


def test_nothing_moves_from_a_touch_to_its_click(visit, at_the_cave):
    table, name = at_the_cave(is_many_ways)
    page = visit(name=name, at=table, **FINGERS)
    people(page).first.wait_for()
    page.evaluate(WATCH)
    line = page.locator("output.note")
    expect(line).to_have_text("")
    page.locator(".grid .filled").first.tap()
    expect(line).to_have_text(re.compile(r"^[A-Z]\d+: "))
    with deciding(page):
        page.get_by_role("button", name="Take nobody in").tap()
    assert page.evaluate("moved") == []


def test_nothing_is_said_of_what_was_never_touched(visit, at_the_cave):
    """The next question lays people under the place where a pointer rests that nobody moves."""
    table, name = at_the_cave(lambda position: is_choice(position) and kinds_of(position) > 1)
    page = visit(name=name, at=table, **FINGERS)
    dominoes = page.locator(".rows .offered button")
    dominoes.first.wait_for()
    page.evaluate(WATCH)
    page.mouse.move(*UNDER_THE_CAVE)
    touch(page, dominoes.last)
    people(page).first.wait_for()
    settle(page)
    page.wait_for_timeout(POINTED)
    assert page.evaluate("([x, y]) => !!document.elementFromPoint(x, y).closest('.person')", UNDER_THE_CAVE)
    assert page.locator("output.note").text_content() == ""
    with deciding(page):
        touch(page, page.get_by_role("button", name="Take nobody in"))
    assert page.evaluate("moved") == []


def touch(page, piece) -> None:
    """Where it is: nothing is scrolled for it."""
    settle(page)
    box = piece.bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 20)


def test_what_is_asked_about_is_in_sight_on_a_phone(visit, at_the_cave, middle):
    table, name = at_the_cave(is_many_ways)
    page = visit(name=name, at=table, **FINGERS)
    people(page).first.wait_for()
    settle(page)
    floor = page.get_by_role("navigation", name="Areas").bounding_box()["y"]
    for button in (people(page).first, page.get_by_role("button", name="Take nobody in")):
        box = button.bounding_box()
        assert box["y"] + box["height"] <= floor
    page = visit(name="Ana", at=middle, guide=False, **FINGERS)
    page.locator(".grid .open").first.tap()
    page.get_by_role("button", name="Place here").wait_for()
    settle(page)
    grid, hand = page.locator(".grid").bounding_box(), page.locator(".decision .hand").bounding_box()
    question = page.locator(".question").bounding_box()
    assert grid["y"] + grid["height"] <= question["y"] + 2
    assert hand["y"] + hand["height"] <= floor


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_squares_are_whole_wherever_dominoes_are_drawn(visit, middle, finished, size):
    page = visit(name="Ana", at=middle, viewport=size)
    page.locator(".grid .open").first.wait_for()
    assert page.locator(".rows .tile").count() >= 8
    assert page.evaluate(CROPPED) == []
    page = visit(f"/r/{finished.id}", viewport=size)
    page.locator(".tile").first.wait_for()
    assert page.evaluate(CROPPED) == []


def test_resources_are_paid_in_any_order(visit, at_the_cave):
    table, name = at_the_cave(is_many_ways)
    page = visit(name=name, at=table)
    people(page).first.click()
    tokens = page.locator(".grid .open.filled")
    expect(tokens).not_to_have_count(0)
    kinds = [words.split(",")[1].split(".")[0].strip() for words in words_of(tokens)]
    order = ["mammoth", "fish", "mushroom", "flint"]
    late, early = kinds.index(max(kinds, key=order.index)), kinds.index(min(kinds, key=order.index))
    page.keyboard.press("Escape")
    expect(tokens).to_have_count(0)
    people(page).first.click()
    tokens.nth(late).click()
    expect(page.locator(".grid [aria-selected=true]")).to_have_count(1)
    tokens.nth(early).click()
    page.wait_for_function("() => document.querySelector('.question').textContent.includes('live?')")
    paid = [line for line in lines_of(page) if "pays the" in line][-2:]
    assert [kinds[early] in paid[0], kinds[late] in paid[1]] == [True, True]


def words_of(cells) -> list[str]:
    return [cell.get_attribute("data-words") for cell in cells.all()]


def test_where_there_is_one_way_to_pay_one_click_is_enough(visit, at_the_cave):
    table, name = at_the_cave(is_one_way)
    page = visit(name=name, at=table)
    people(page).first.hover()
    expect(page.locator("output.note")).to_have_text(re.compile("There is one way to pay: .* on .*, .* on"))
    people(page).first.click()
    page.wait_for_function("() => document.querySelector('.question').textContent.includes('live?')")


def test_by_keyboard_a_payment_goes_from_the_cave_to_the_territory_and_back(visit, at_the_cave):
    table, name = at_the_cave(is_many_ways)
    page = visit(name=name, at=table)
    people(page).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".grid .open:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".grid [aria-selected=true]:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".person.offered:focus")).to_have_count(1)
    assert violations(page) == []


def test_people_in_the_cave_can_be_read_whatever_points_at_them(visit, at_the_cave):
    table, name = at_the_cave(is_many_ways)
    for who, theme in product(table.tokens, THEMES):
        page = visit(name=who, at=table, theme=theme)
        person = page.locator("button.person").first
        for state in (lambda: None, person.hover, person.focus):
            state()
            settle(page)
            assert person.evaluate(CONTRAST) >= READABLE, who
    page = visit(name=name, at=table, theme="dark")
    people(page).first.click()
    page.locator(".grid .open").first.click()
    settle(page)
    assert people(page).first.evaluate(CONTRAST) >= READABLE
    assert violations(page) == []


def test_a_key_after_a_click_draws_no_frame(visit, server):
    """The domino that was chosen lies in the row still when the next one is to be placed."""
    table = open_table(server, "Ana", bots=1, options={"mode": "discovery"}).play(until=is_own_domino_next)
    page = visit(name="Ana", at=table)
    assert my_turn(page)
    with deciding(page):
        page.locator(".rows .offered button").first.click()
    page.locator(".grid .open:not(.filled)").first.hover()
    page.keyboard.press("r")
    settle(page)
    assert page.locator(":focus-visible").count() == 0


def is_own_domino_next(position: dict) -> bool:
    """A domino is to be chosen, and then the same person places the next one."""
    waiting = [entry["chief"] for entry in position["view"]["last_row"] if entry["chief"] is not None]
    return is_choice(position) and waiting[:1] == [position["actor"]]
