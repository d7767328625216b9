"""Whole games in a real browser: together, after a lost connection, on a phone, by keyboard."""

import re

from tests.browser.table import PHONE, act, create_table, is_over, play_on, sit_down, start_game


def log_lines(page) -> list[str]:
    return page.get_by_role("region", name="Log").locator("li").all_inner_texts()


def test_two_browsers_and_a_bot_play_a_whole_game(visit):
    ana, bo = visit(name="Ana"), visit(name="Bo")
    link = create_table(ana)
    bo.goto(link)
    sit_down(bo)
    ana.get_by_text("Everybody is here.").wait_for()
    start_game(ana)
    bo.get_by_role("navigation", name="Table").wait_for()
    assert play_on([ana, bo]) > 20
    bo.locator(".end").wait_for()
    winner = ana.locator(".end h2").inner_text()
    assert winner == bo.locator(".end h2").inner_text()
    assert re.search("wins|share", winner)
    totals = [page.locator("tfoot tr").first.inner_text() for page in (ana, bo)]
    assert totals[0] == totals[1]
    assert all(seat in ana.locator("thead").inner_text() for seat in ("Ana", "Bo"))


def test_reload_and_a_lost_connection_in_the_middle(visit):
    ana, bo = visit(name="Ana"), visit(name="Bo")
    bo.goto(create_table(ana))
    sit_down(bo)
    start_game(ana)
    play_on([ana, bo], moves=8)
    ana.reload()
    ana.get_by_role("navigation", name="Table").wait_for()
    assert "Ana (you)" in ana.get_by_role("region", name="Players").inner_text().replace("\n", " ")

    bo.context.set_offline(True)
    bo.get_by_text("The connection is gone.").wait_for()
    play_on([ana], moves=1, seconds=5) if ana.locator("[data-option]").count() else None
    bo.context.set_offline(False)
    bo.get_by_text("The connection is gone.").wait_for(state="detached")
    play_on([ana, bo], moves=6)
    ana.wait_for_timeout(300)
    assert log_lines(ana) == log_lines(bo)
    play_on([ana, bo])
    bo.locator(".end").wait_for()


def test_nothing_can_be_chosen_without_a_connection(visit):
    ana = visit(name="Ana")
    create_table(ana, players=2, bots=1)
    start_game(ana)
    ana.locator("[data-option]").first.wait_for()
    before = len(log_lines(ana))
    ana.context.set_offline(True)
    ana.get_by_text("The connection is gone.").wait_for()
    assert ana.locator("[data-option]").count() == 0, "nothing can be chosen meanwhile"
    ana.context.set_offline(False)
    ana.locator("[data-option]").first.click()
    ana.wait_for_function("before => document.querySelectorAll('.log li').length > before", arg=before)


def test_undo_asks_the_others_who_agree_or_refuse(visit):
    ana, bo = visit(name="Ana"), visit(name="Bo")
    bo.goto(create_table(ana, players=2, bots=0))
    sit_down(bo)
    start_game(ana)
    bo.get_by_role("navigation", name="Table").wait_for()
    play_on([ana, bo], moves=5)
    ana.wait_for_timeout(200)
    asked = ana if ana.get_by_role("button", name="Ask to take back").count() else bo
    other = bo if asked is ana else ana
    asked.get_by_role("button", name="Ask to take back").click()
    asked.get_by_text("The others are asked").wait_for()
    other.get_by_role("button", name="Agree").click()
    asked.get_by_text("The others are asked").wait_for(state="detached")
    assert any("back" in line for line in log_lines(other))
    asked.locator("[data-option]").first.wait_for()

    play_on([ana, bo], moves=4)
    ana.wait_for_timeout(200)
    asked = ana if ana.get_by_role("button", name="Ask to take back").count() else bo
    other = bo if asked is ana else ana
    undone = sum("back" in line for line in log_lines(other))
    asked.get_by_role("button", name="Ask to take back").click()
    other.get_by_role("button", name="No", exact=True).click()
    asked.get_by_text("The others are asked").wait_for(state="detached")
    assert sum("back" in line for line in log_lines(other)) == undone


def test_a_spectator_sees_everything_and_decides_nothing(visit):
    ana = visit(name="Ana")
    link = create_table(ana, players=2, bots=1)
    start_game(ana)
    guest = visit(link)
    guest.get_by_text("you are watching").wait_for()
    play_on([ana], moves=4)
    ana.wait_for_timeout(300)
    assert log_lines(guest) == log_lines(ana)
    assert guest.locator("[data-option]").count() == 0
    assert guest.get_by_role("button", name="Leave").count() == 0
    assert guest.get_by_label("Say something").count() == 0


def test_chat_reaches_the_others_as_text(visit):
    ana, bo = visit(name="Ana"), visit(name="Bo")
    bo.goto(create_table(ana, players=2, bots=0))
    sit_down(bo)
    start_game(ana)
    ana.get_by_label("Say something").fill("<b>hello</b>")
    ana.keyboard.press("Enter")
    bo.get_by_text("<b>hello</b>").first.wait_for()


def test_a_phone_plays_a_whole_game(visit):
    page = visit(name="Ana", viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Play now against bots").first.tap()
    page.get_by_role("navigation", name="Areas").wait_for()
    page.locator("[data-option]").first.wait_for(state="attached")
    for tab in ("Options", "Log, chat", "Players", "Board"):
        page.get_by_role("navigation", name="Areas").get_by_role("button", name=tab).tap()
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"], f"{tab} is {width} wide"
    small = page.evaluate(
        """() => [...document.querySelectorAll('nav button, nav a, .options button')]
            .filter((one) => one.offsetParent && one.getBoundingClientRect().height < 44)
            .map((one) => one.textContent)"""
    )
    assert small == []
    play_on([page])
    page.locator(".end").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def focus_on(page, selector: str) -> None:
    """Goes on with the tabulator until the focus is there."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"no way to {selector} by keyboard")


def test_keyboard_only(visit):
    page = visit(name="Ana")
    page.get_by_role("button", name="Play now against bots").first.wait_for()
    focus_on(page, "button.primary")
    page.keyboard.press("Enter")
    for _ in range(6):
        page.locator("[data-option]").first.wait_for()
        focus_on(page, "[data-option]")
        outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert outline == "solid", "the focus is visible"
        before = page.locator(".log li").count()
        page.keyboard.press("Enter")
        page.wait_for_function("before => document.querySelectorAll('.log li').length > before", arg=before)
    assert not is_over(page)


def test_the_live_region_speaks(visit):
    page = visit(name="Ana")
    page.get_by_role("button", name="Play now against bots").first.click()
    page.locator("[data-option]").first.wait_for()
    assert act(page)
    page.wait_for_function(
        "() => [...document.querySelectorAll('[aria-live]')].some((e) => e.textContent.length > 10)"
    )


def test_the_seat_is_in_no_address_and_a_second_device_gets_it_on_request(visit):
    ana = visit(name="Ana")
    link = create_table(ana, players=2, bots=1)
    token = ana.evaluate("Object.values(JSON.parse(localStorage.getItem('lascaux.tables')))[0].token")
    assert token not in link
    assert token not in ana.content()
    ana.get_by_role("button", name="Play on a second device").click()
    personal = ana.get_by_label("Your personal link").input_value()
    other = visit(personal)
    other.get_by_text("(you)").wait_for()
    assert token not in other.url


def test_leaving_gives_the_seat_to_a_bot(visit):
    ana, bo = visit(name="Ana"), visit(name="Bo")
    bo.goto(create_table(ana, players=2, bots=0))
    sit_down(bo)
    start_game(ana)
    play_on([ana, bo], moves=3)
    bo.get_by_role("button", name="Leave").click()
    bo.get_by_role("button", name="Give up my seat").click()
    bo.wait_for_url("**/")
    ana.get_by_role("button", name="Let a bot go on").click()
    ana.get_by_text("bot, solid").wait_for()
    play_on([ana])
    ana.locator(".end").wait_for()


def test_a_rematch_takes_everybody_along(visit):
    ana, bo = visit(name="Ana"), visit(name="Bo")
    link = create_table(ana, players=2, bots=0)
    bo.goto(link)
    sit_down(bo)
    start_game(ana)
    play_on([ana, bo])
    ana.get_by_role("button", name="Play again").click()
    ana.get_by_role("heading", name="Seats").wait_for()
    bo.get_by_role("button", name="To the next game").click()
    bo.get_by_role("heading", name="Seats").wait_for()
    assert ana.url == bo.url != link
    bo.get_by_text("(you)").wait_for()


def test_joining_by_code(visit):
    ana, bo = visit(name="Ana"), visit(name="Bo")
    create_table(ana, players=2, bots=0)
    code = ana.locator(".code").inner_text()
    bo.get_by_label("Code or link of the table").fill(code.upper())
    bo.get_by_role("button", name="Join").click()
    sit_down(bo)
    assert bo.url == ana.url


def test_the_rule_of_a_question_is_one_click_away(visit):
    page = visit(name="Ana")
    page.get_by_role("button", name="Play now against bots").first.click()
    page.locator("[data-option]").first.wait_for()
    rule = page.get_by_role("button", name=re.compile("Show rule KO-")).first
    name = rule.inner_text()
    rule.click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_text(name).nth(1).wait_for()
    page.keyboard.press("Escape")
    assert page.locator("dialog[open]").count() == 0
