"""Sound begins with the first touch, unless the person said no; one switch in the head of the page."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import panel, reload

# Counts the machines for sound that the page makes, and keeps how loud each sound is that it plays.
LISTEN = """
    window.machines = 0;
    window.heard = [];
    window.AudioContext = class extends AudioContext {
        constructor(...how) { super(...how); window.machines += 1; }
    };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
        window.heard.push(Math.max(...this.buffer.getChannelData(0).map(Math.abs)));
        return start.apply(this, when);
    };
"""


@pytest.fixture
def page(visit) -> Page:
    page = visit("about:blank", name="Ana", prefs={"sound": True})
    page.add_init_script(LISTEN)
    page.goto("/")
    panel(page).wait_for()
    return page


def test_a_page_is_silent_until_it_is_touched(page: Page):
    assert page.evaluate("window.machines") == 0
    page.get_by_role("heading").first.click()
    assert page.evaluate("window.machines") == 1


def test_one_switch_and_it_is_remembered(page: Page):
    switch = page.locator("header [aria-pressed]")
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(switch).to_have_accessible_name("Sound is on")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    expect(switch).to_have_accessible_name("Sound is off")
    assert page.evaluate("window.heard") == []
    reload(page)
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.get_by_role("heading").first.click()
    assert page.evaluate("window.machines") == 0
    switch.click()
    [peak] = page.evaluate("window.heard")
    assert 0.2 < peak < 0.9
