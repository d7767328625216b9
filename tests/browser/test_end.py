"""The end: counted on the board, told to each person as theirs, and a picture of it."""

import re
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.server import is_last_round, open_table
from tests.browser.table import LONGEST_GAME, POLL

MOVING: dict[str, Any] = {"reduced_motion": "no-preference", "prefs": {"speed": "fast"}}
# A count that goes on while it is looked at.
SLOWLY: dict[str, Any] = {"reduced_motion": "no-preference", "prefs": {"speed": "slow"}}
IS_COUNTED = "() => document.querySelector('.count [data-sum]') && !document.querySelector('.end')"
# Plays the last option until the game is over, and keeps the sums of the count as they are seen.
PLAY = """() => {
    window.sums = [];
    const timer = setInterval(() => {
        const all = document.querySelectorAll('[data-option]');
        const told = [...document.querySelectorAll('.count [data-sum]')];
        const shown = told.map((one) => Number(one.textContent));
        if (document.querySelector('.end')) clearInterval(timer);
        else if (shown.length) { if (String(window.sums.at(-1)) !== String(shown)) window.sums.push(shown) }
        else if (all.length) all[all.length - 1].click();
    }, 10);
}"""
SIZE = """async image => {
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
}"""
COLOURS = """async () => {
    const image = document.querySelector('dialog[open] img');
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, canvas.height / 3, canvas.width, canvas.height / 3);
    return new Set(new Uint32Array(data.buffer)).size;
}"""
PNG = b"\x89PNG\r\n\x1a\n"


def said(page: Page) -> str:
    return page.locator(".end h2").first.inner_text()


def test_the_end_is_counted_before_everybody_who_may_skip_it_and_told_to_each(visit, server):
    table = open_table(server, "Ana", "Bo", bots=0).play(until=is_last_round, well=True)
    ana, bo = visit(name="Ana", at=table, **MOVING), visit(name="Bo", at=table, **MOVING)
    for page in (ana, bo):
        page.evaluate(PLAY)
    ana.wait_for_function(IS_COUNTED, polling=POLL)
    ana.keyboard.press("Escape")
    ana.locator(".end").wait_for()
    bo.locator(".end").wait_for(timeout=LONGEST_GAME)  # a count may take 40 seconds
    points = table.position()["result"]["points"]
    sums = bo.evaluate("window.sums")
    assert len(sums) > 8, "line by line"
    assert sums[-1] == points
    assert all(now[seat] >= before[seat] for before, now in pairwise(sums) for seat in (0, 1))
    winner, other = (ana, bo) if points[0] > points[1] else (bo, ana)
    assert said(winner) == "You win!"
    assert re.fullmatch("(Ana|Bo) wins", said(other))
    expect(other.locator(".end")).to_contain_text("You are second.")


def test_who_comes_back_sees_the_result_and_may_count_again(visit, finished):
    page = visit(name="Ana", at=finished, **SLOWLY)
    page.locator(".end").wait_for()
    page.get_by_role("button", name="Count again").click()
    page.locator(".count .now .blot").wait_for()
    page.locator(".motions .glowing").first.wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Skip").click()
    page.locator(".end").wait_for()
    still = visit(name="Bo", at=finished)
    still.locator(".end").wait_for()
    expect(still.get_by_role("button", name="Count again")).to_have_count(0)


def test_a_picture_of_the_end_is_seen_saved_and_full_of_colour(visit, finished):
    page = visit(name="Ana", at=finished)
    page.get_by_role("button", name="Picture to share").click()
    picture = page.locator("dialog[open] img")
    wide, high = picture.evaluate(SIZE)
    assert wide == 1200
    assert 500 < high < 1600
    assert page.evaluate(COLOURS) > 500, "there is a board in it"
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the picture").click()
    content = download.value.path().read_bytes()
    assert content.startswith(PNG)
    assert len(content) > 30_000
    expect(page.locator("dialog[open] input")).to_have_value(re.compile(f"/r/{finished.id}$"))
    assert violations(page) == []
