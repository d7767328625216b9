"""Three friends close their laptops, are called back, finish on their phones, and play the next game."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.server import Server, Table, is_last_round, open_table
from tests.browser.table import LONGEST_GAME, PHONE, POLL, SOMEBODY, TAKE_LAST, act, deciding
from tests.server.outside import Browser, Outside, outside

ON_A_PHONE = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
MOVING = {"reduced_motion": "no-preference", "prefs": {"speed": "fast"}}
# Decides as long as there is something to decide; what is counted then is left to run.
PLAY = """() => {
    const takeLast = %s;
    const timer = setInterval(() => {
        window.counted ||= !!document.querySelector('.count [data-sum]');
        if (document.querySelector('.end')) clearInterval(timer);
        else if (document.querySelector('[data-option]')) takeLast();
    }, 10);
}""".replace("%s", TAKE_LAST)
FRIENDS = ("Ana", "Bo", "Cleo")


@pytest.fixture
def push_service():
    with outside() as place:
        yield place


def called(server: Server, table: Table, place: Outside) -> dict[str, Browser]:
    """Everybody wants to be called, each in a browser of their own."""
    browsers = {name: Browser() for name in FRIENDS}
    for name, browser in browsers.items():
        subscription = browser.subscription(f"{place.url}/{name}")
        server.post("calls", tokens=[table.tokens[name]], push=subscription)
    return browsers


def sent_to(name: str, place: Outside) -> bytes:
    """The first call that came for them. Whoever needs long to open the laptop is called to it, too."""
    count = 1
    while place.next(count)[0] != f"/{name}":
        count += 1
    return place.next(count)[2]


def acting(table: Table) -> str:
    return FRIENDS[table.position()["actor"]]


def play_out_a_turn(page: Page) -> None:
    """Until the page says that it is somebody else's."""
    while page.wait_for_function(SOMEBODY, arg=list(FRIENDS), polling=POLL).json_value() == "yours":
        with deciding(page):
            act(page)


def test_an_evening(visit, server: Server, push_service: Outside):
    table = open_table(server, *FRIENDS, bots=0).play(until=is_last_round, well=True)
    browsers = called(server, table, push_service)
    first = acting(table)
    laptop = visit(name=first, at=table)
    play_out_a_turn(laptop)
    laptop.context.close()
    second = acting(table)
    message = browsers[second].read(sent_to(second, push_service))
    assert (message["kind"], message["path"]) == ("turn", table.path)

    phones = {name: visit(name=name, at=table, **ON_A_PHONE, **MOVING) for name in FRIENDS}
    for phone in phones.values():
        phone.evaluate(PLAY)
    for phone in phones.values():
        phone.locator(".end").wait_for(timeout=LONGEST_GAME)  # a count may take 40 seconds
        assert phone.evaluate("window.counted")
    told = sorted(phone.locator(".end h2").first.inner_text() for phone in phones.values())
    assert told.count("You win!") == 1

    phones["Bo"].get_by_role("button", name="Offer another game").click()
    for name in ("Ana", "Cleo"):
        phones[name].locator(".banner").get_by_role("button", name="Play on").click()
    for phone in phones.values():
        phone.get_by_role("navigation", name="Table").wait_for()
        expect(phone.locator(".end")).to_have_count(0)
    assert len({phone.url for phone in phones.values()}) == 1
    assert table.id not in phones["Ana"].url
    next_up = phones[FRIENDS[0]].locator(".question")
    expect(next_up).not_to_be_empty()
