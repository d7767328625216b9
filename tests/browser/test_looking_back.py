"""Replay, records and rules."""

import math
import re
import statistics
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.server import Server, Table
from tests.browser.table import COURSE_TIMEOUT, DESK, PHONE, go

# Shows a position by the scrubber, when the last one was painted; answers with how many milliseconds it took
# until the board was in the page, and until the page had painted it.
SHOW = """async (n) => {
    const painted = () => new Promise((rest) => requestAnimationFrame(() => setTimeout(rest)));
    await painted();
    const bar = document.querySelector('.bar input[type=range]');
    const board = document.querySelector('[data-shown]');
    const start = performance.now();
    const shown = new Promise((rest) => {
        const eye = new MutationObserver(() => board.dataset.shown === String(n) && rest(eye.disconnect()));
        eye.observe(board, { attributeFilter: ['data-shown'] });
    });
    bar.value = n;
    bar.dispatchEvent(new Event('input', { bubbles: true }));
    await shown;
    const there = performance.now() - start;
    await painted();
    return [there, performance.now() - start];
}"""
# How many milliseconds a browser needs here and now to make and lay out three thousand words.
YARDSTICK = """() => {
    const start = performance.now();
    const box = document.createElement('div');
    for (let n = 0; n < 3000; n++) {
        const word = document.createElement('span');
        word.textContent = 'stone ' + n;
        box.append(word);
    }
    document.body.append(box);
    box.getBoundingClientRect();
    box.remove();
    return performance.now() - start;
}"""
# Jumps to one position after the other, before anybody is calm; answers with when that was.
JUMP_ABOUT = """async (positions) => {
    const bar = document.querySelector('.bar input[type=range]');
    const jumped = [];
    for (const n of positions) {
        bar.value = n;
        bar.dispatchEvent(new Event('input', { bubbles: true }));
        jumped.push(performance.now());
        await new Promise((rest) => setTimeout(rest, 500));
    }
    return jumped;
}"""
# Notes when the page asks for what.
NOTE = """const ask = window.fetch;
window.asked = [];
window.fetch = (...all) => {
    asked.push([String(all[0].url ?? all[0]).split('?')[0].split('/').pop(), performance.now()]);
    return ask(...all);
};"""
ASKED = "what => asked.filter(([asked]) => asked === what).map(([, when]) => when)"
USUAL = 30  # milliseconds by the yardstick, on two cores of 2026
GOLDEN = Path("tests/golden")
LONG_GAMES = (
    "stone-age/4-capped_places-shut.jsonl",
    "endless-winter/2.jsonl",
    "kingdomino-origins/4-mode-tribe.jsonl",
)
QUICKLY = 100  # milliseconds
PAINTED = 150  # milliseconds, without a graphics card
A_GLANCE = 250  # milliseconds: nobody jumps before they have seen the board
TRIES = 10
CALM = 1500  # milliseconds at least without a jump
AT_LAST = 11_000  # milliseconds after which nobody is waited for, as slow as their machine may be
JUMPS = (0.8, 0.02, 0.67, 0.35, 0.95, 0.1, 0.48)  # parts of the game


def part(page: Page, name: str) -> None:
    """What stands beside the board, or on a phone in its place."""
    tab = page.get_by_role("navigation", name="Beside the board").get_by_role("button", name=name)
    tab.click()
    expect(tab).to_have_attribute("aria-pressed", "true")


def at(page: Page, n: int) -> None:
    """The address, the scrubber and the words say the same."""
    page.wait_for_url(re.compile(rf"/{n}(\?.*)?$"))
    expect(page.get_by_role("slider", name="Position")).to_have_value(str(n))
    expect(page.locator("main output", has_text=" of ").first).to_contain_text(f"{n} of ")


def test_replay_by_scrubber_keys_and_link(visit, finished: Table):
    page = visit(name="Ana", at=finished)
    page.locator(".end").get_by_role("link", name="Look back").click()
    slider = page.get_by_role("slider", name="Position")
    slider.wait_for()
    length = int(slider.get_attribute("max"))
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    page.keyboard.press("End")
    at(page, length)
    part(page, "Score")
    page.get_by_role("region", name="Score sheet").wait_for()
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("PageDown")
    expect(slider).not_to_have_value("0")
    slider.fill("20")
    at(page, 20)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.querySelector('.bar input[type=range]').value >= 22")
    page.get_by_role("button", name="Pause").click()
    at(page, int(slider.input_value()))
    part(page, "Share, proof")
    link = page.get_by_label("Link to this position").input_value()
    other = visit(link)
    position = re.findall(r"/(\d+)[^/]*$", link)
    expect(other.get_by_role("slider", name="Position")).to_have_value(position[0])
    expect(other.get_by_role("grid").locator(".filled").first).to_be_visible()


def jumps_of(page: Page) -> list[tuple[float, float]]:
    """To and fro in a game: until the board was there, and until it was painted. Where other programs run,
    and on a machine that draws more slowly, all takes longer: as much as the yardstick says meanwhile."""
    length = int(page.locator(".bar input[type=range]").get_attribute("max") or 0)
    took, yards = [], []
    for part in JUMPS:
        yards.append(page.evaluate(YARDSTICK))
        took.append(page.evaluate(SHOW, round(part * length)))
    slow = max(1.0, statistics.median(yards) / USUAL)
    print(f"{slow:.1f} times as slow as usual; ms until it was there, and painted:", took)
    return [(there / slow, painted / slow) for there, painted in took]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", LONG_GAMES)
def test_any_position_of_a_long_game_appears_quickly_from_the_start(visit, server: Server, game: str, size):
    """Every jump, also in the first seconds and from the bare board: how the game went is computed later.
    Other programs run, too, so a replay may be opened several times: each jump is quick in one of them."""
    best = [(math.inf, math.inf)] * len(JUMPS)
    for _ in range(TRIES):
        page = visit(f"/r/{server.bring((GOLDEN / game).read_bytes())}", name="Ana", viewport=size)
        page.locator("[data-shown] .board").first.wait_for()
        page.wait_for_timeout(A_GLANCE)
        best = [
            (min(there, before), min(painted, then))
            for (there, painted), (before, then) in zip(jumps_of(page), best, strict=True)
        ]
        page.close()
        if all(there < QUICKLY and painted < PAINTED for there, painted in best):
            return
    raise AssertionError(best)


def test_the_course_is_computed_when_nobody_jumps(visit, server: Server):
    page = visit("about:blank", name="Ana")
    page.add_init_script(NOTE)
    go(page, f"/r/{server.bring((GOLDEN / LONG_GAMES[0]).read_bytes())}")
    jumped = [*page.evaluate(ASKED, "0"), *page.evaluate(JUMP_ABOUT, [40, 80, 20, 60, 10])]
    assert len(jumped) == 6
    page.wait_for_function(f"() => ({ASKED})('course').length")
    [asked] = page.evaluate(ASKED, "course")
    assert asked - max(when for when in jumped if when < asked) >= CALM or asked - jumped[0] >= AT_LAST


def test_a_course_that_takes_too_long_is_left_out(visit, finished: Table):
    page = visit("about:blank", name="Ana")
    slow = {"code": "too-slow", "text": "", "rule": "", "key": "", "facts": {}}
    page.route("**/course", lambda route: route.fulfill(status=409, json=slow))
    go(page, f"/r/{finished.id}")
    part(page, "Review")
    expect(page.get_by_role("region", name="The course of the game")).to_contain_text("can't be shown")
    expect(page.get_by_role("heading", name="Turning points")).to_have_count(0)


def test_other_eyes_the_course_and_its_turning_points(visit, finished: Table):
    page = visit(name="Ana", at=finished)
    page.get_by_role("heading", name="Turning points").wait_for(timeout=COURSE_TIMEOUT)
    page.locator(".end").get_by_role("link", name="Look back").click()
    part(page, "Review")
    picture = page.get_by_role("img", name=re.compile("chance to win along the game"))
    picture.wait_for(timeout=COURSE_TIMEOUT)
    box = picture.bounding_box()
    picture.click(position={"x": box["width"] / 2, "y": 20})
    page.wait_for_function("() => !location.pathname.endsWith('/0')")
    part(page, "Share, proof")
    page.get_by_label("Seen by").select_option(label="somebody who watches")
    page.wait_for_url("**?as=watch")
    page.get_by_label("Seen by").select_option("1")
    page.wait_for_url("**?as=1")
    page.get_by_label("Go to").fill("7")
    page.keyboard.press("Enter")
    page.wait_for_url("**/7?as=1")
    other = visit(page.get_by_label("Link to this position").input_value())
    part(other, "Share, proof")
    expect(other.get_by_label("Seen by")).to_have_value("1")
    part(page, "Review")
    page.get_by_text("The same as a table").click()
    expect(page.get_by_role("region", name="The same as a table").get_by_role("row").nth(10)).to_be_visible()


def saved_record(page: Page, folder: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    saved = folder / "game.ndjson"
    download.value.save_as(saved)
    return saved


def test_whoever_looks_back_in_the_middle_of_a_game_finds_the_way_to_it(visit, middle: Table):
    page = visit(name="Ana", at=middle)
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("link", name="Back to the game").click()
    page.get_by_text("Your decision").wait_for()


def test_a_record_is_saved_and_brought_back(visit, finished: Table, tmp_path):
    page = visit(name="Ana", at=finished)
    totals = page.locator("tfoot tr").first.inner_text()
    saved = saved_record(page, tmp_path)
    other = visit()
    other.get_by_label("Record", exact=True).set_input_files(saved)
    other.wait_for_url("**/r/**")
    other.get_by_role("slider", name="Position").wait_for()
    part(other, "Score")
    other.get_by_role("region", name="Score sheet").wait_for()
    assert other.locator("tfoot tr").first.inner_text() == totals


def test_a_saved_record_proves_every_deal(visit, finished: Table, tmp_path):
    saved = saved_record(visit(name="Ana", at=finished), tmp_path)
    command = [sys.executable, "-m", "lascaux", "replay", str(saved)]
    replayed = subprocess.run(command, capture_output=True, text=True)
    assert replayed.returncode == 0, replayed.stderr


def test_a_broken_record_is_refused_in_words(visit, finished: Table, tmp_path):
    saved = saved_record(visit(name="Ana", at=finished), tmp_path)
    broken = tmp_path / "broken.ndjson"
    broken.write_text(saved.read_text().replace('"do"', '"did"', 1))
    page = visit()
    page.get_by_label("Record", exact=True).set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"\w+ \w+"))
    assert page.url.endswith("/")


def test_rules_are_searched_and_linked(visit):
    page = visit("/rules/kingdomino-origins#ko-con-02")
    page.locator("#ko-con-02").wait_for()
    expect(page.locator("#ko-con-02")).to_be_focused()
    page.get_by_role("searchbox").fill("chess king")
    page.locator("#ko-con-02").wait_for(state="detached")
    expect(page.locator("li[id]")).to_have_count(1)
    page.get_by_role("searchbox").fill("nothing like that")
    page.get_by_text("No rule has these words.").last.wait_for()


def test_arrows_on_the_board_stay_there_and_what_happened_is_spoken(visit, finished: Table):
    page = visit(f"/r/{finished.id}/40")
    page.get_by_role("grid").wait_for()
    page.keyboard.press("ArrowRight")
    line = page.locator("[data-name=log] [data-at='41']")
    expect(line).to_have_attribute("aria-current", "step")
    expect(page.locator(".bar p[aria-live]")).to_have_text(line.text_content() or "")
    page.locator(".grid [tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".bar output")).to_have_text(re.compile("^41 of"))
    part(page, "Share, proof")
    page.get_by_label("Go to").fill("99999")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Go to")).not_to_have_value("99999")
    page.get_by_label("Go to").fill("99998")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Go to")).not_to_have_value("99998")
