"""Replay, records and rules."""

import re

from tests.browser.table import create_table, play_on, start_game


def finished(visit):
    page = visit(name="Ana")
    create_table(page, players=2, bots=1)
    start_game(page)
    play_on([page])
    page.locator(".end").wait_for()
    return page


def test_replay_by_scrubber_keys_and_link(visit):
    page = finished(visit)
    page.locator(".end").get_by_role("link", name="Look back").click()
    output = page.locator("main > .bar output")
    output.wait_for()
    length = int(re.search(r"of (\d+)", output.inner_text()).group(1))
    assert output.inner_text().startswith("0 of")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/2")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**/1")
    page.keyboard.press("End")
    page.wait_for_url(f"**/{length}")
    page.get_by_role("region", name="Score sheet").wait_for()
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    assert not page.url.endswith("/0")
    page.get_by_role("button", name="Play", exact=True).click()
    at = page.url
    page.wait_for_function("at => location.href !== at", arg=at)
    page.get_by_role("button", name="Pause").click()
    link = page.get_by_label("Link to this position").input_value()
    other = visit(link)
    other.locator("main > .bar output").wait_for()
    assert other.url == link
    assert other.locator(".log, aside li").count() > 10


def test_any_position_appears_quickly(visit):
    page = finished(visit)
    page.goto(page.url.replace("/t/", "/r/"))
    page.locator("main > .bar output").wait_for()
    table = page.url.split("/")[4]
    times = page.evaluate(
        """async (table) => {
            const times = [];
            for (const n of [40, 10, 60, 25, 70, 5]) {
                const start = performance.now();
                await (await fetch(`/api/replays/${table}/${n}`)).json();
                times.push(performance.now() - start);
            }
            return times.sort((a, b) => a - b);
        }""",
        table,
    )
    assert times[len(times) // 2] < 100, times


def test_a_record_is_saved_and_brought_back(visit, tmp_path):
    page = finished(visit)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    saved = tmp_path / "game.ndjson"
    download.value.save_as(saved)
    assert saved.stat().st_size > 1000
    other = visit()
    other.get_by_label("Record", exact=True).set_input_files(saved)
    other.wait_for_url("**/r/**")
    other.locator("main > .bar output").wait_for()
    other.keyboard.press("End")
    other.get_by_role("region", name="Score sheet").wait_for()

    broken = tmp_path / "broken.ndjson"
    broken.write_text(saved.read_text().replace('"do"', '"did"', 1))
    other.goto("/")
    other.get_by_label("Record", exact=True).set_input_files(broken)
    other.get_by_role("alert").wait_for()


def test_rules_are_searched_and_linked(visit):
    page = visit("/rules/kingdomino-origins#ko-con-02")
    page.locator("#ko-con-02").wait_for()
    assert page.evaluate("document.activeElement.id") == "ko-con-02"
    page.get_by_role("searchbox").fill("chess king")
    page.locator("#ko-con-02").wait_for(state="detached")
    assert page.locator("li[id]").count() == 1
    page.get_by_role("searchbox").fill("nothing like that")
    page.get_by_text("No rule has these words.").last.wait_for()
