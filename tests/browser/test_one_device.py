"""Several people at one device: it is passed on, and nobody sees what is not theirs."""

from tests.browser.table import act, create_table, deciding, panel, reload

TURNS = 16
CURTAIN = "() => document.querySelector('main h1')?.textContent.startsWith('Pass to')"
READY = """() => document.querySelector('[data-option], .end')
    || document.querySelector('main h1')?.textContent.startsWith('Pass to')"""


def sit_together(page) -> None:
    """Ana opens a table with Bo beside her, and starts it."""
    panel(page).get_by_role("button", name="Create a table").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("combobox").nth(0).select_option("2")
    dialog.get_by_role("button", name="Add a person at this device").click()
    dialog.get_by_label("Name of person 2").fill("Bo")
    dialog.get_by_role("button", name="Create a table").click()
    page.get_by_text("Everybody is here.").wait_for()
    page.get_by_role("button", name="Start the game").click()


def pass_on(page) -> str:
    """Whoever is to have the device takes it; answers with who has it now."""
    page.wait_for_function(READY)
    if page.evaluate(CURTAIN):
        assert page.locator("[data-option], [role=grid]").count() == 0, "nothing of the table is seen"
        page.locator("main .primary:focus").wait_for()  # it waits until the last move is on disk
        page.keyboard.press("Enter")
        page.locator("[data-option]").first.wait_for(state="attached")
    return page.locator(".players strong + span").locator("xpath=..").locator("strong").inner_text()


def test_two_people_play_at_one_device(visit):
    page = visit(name="Ana")
    sit_together(page)
    held: list[str] = []
    while page.wait_for_function(READY) and len(held) < TURNS:
        held.append(pass_on(page))
        if len(held) == 6:
            reload(page)
            assert pass_on(page) == held[-1], "the device is still with the same person"
        with deciding(page):
            act(page)
    assert set(held) == {"Ana", "Bo"}


def test_whoever_sits_at_the_same_device_is_asked_before_an_undo(visit):
    page = visit(name="Ana")
    sit_together(page)
    wish = page.get_by_role("button", name="Ask to take back")
    asker, played = pass_on(page), 0
    while played < 4 or not wish.count():
        with deciding(page):
            act(page)
        asker, played = pass_on(page), played + 1
    other = {"Ana": "Bo", "Bo": "Ana"}[asker]
    wish.click()
    page.get_by_role("button", name="Ask", exact=True).click()
    page.get_by_role("heading", name=f"Pass to {other}").wait_for()
    page.get_by_text(f"{asker} would like to take something back").wait_for()
    page.locator("main .primary:focus").wait_for()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Agree").click()
    page.get_by_role("button", name="Agree").wait_for(state="detached")
    pass_on(page)
    page.locator(".log li", has_text="took back").wait_for()


def test_one_more_person_in_the_lobby_and_away_again(visit):
    page = visit(name="Ana")
    create_table(page, players=3, bots=1)
    page.get_by_role("button", name="Add a person at this device").click()
    page.get_by_label("Their name").fill("Ana")
    page.get_by_role("button", name="Sit down at this device").click()
    page.get_by_role("alert").get_by_text("has this name already").wait_for()
    page.get_by_role("button", name="Add a person at this device").click()
    page.get_by_label("Their name").fill("Cy")
    page.get_by_role("button", name="Sit down at this device").click()
    page.get_by_text("Everybody is here.").wait_for()
    page.get_by_role("button", name="Cy does not play").click()
    page.get_by_text("One seat is still free.").wait_for()
