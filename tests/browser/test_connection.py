"""Reloading, losing the connection, and messages that are on their way when it breaks."""

import pytest
from playwright.sync_api import expect

from tests.browser.server import Server, Table, open_table
from tests.browser.table import TURN, act, agree, go, lines_of, my_turn, play_on, reload, settle

GONE = "The connection is gone."


@pytest.fixture
def table(server) -> Table:
    return open_table(server, "Ana", "Bo", bots=1).play(moves=6)


def test_a_reload_brings_back_seat_and_position(visit, table):
    ana, bo = visit(name="Ana", at=table), visit(name="Bo", at=table)
    play_on(ana, bo, moves=2)
    reload(ana)
    expect(ana.locator(".players li", has_text="(you)")).to_contain_text("Ana")
    play_on(ana, bo, moves=4)
    agree(ana, bo)


def test_a_lost_connection_comes_back_to_the_same_position(visit, table):
    ana, bo = visit(name="Ana", at=table), visit(name="Bo", at=table)
    while bo.evaluate(TURN) != "yours":
        play_on(ana, bo, moves=1)
    bo.context.set_offline(True)
    bo.get_by_text(GONE).wait_for()
    assert bo.locator("[data-option]").count() == 0, "nothing can be chosen meanwhile"
    bo.context.set_offline(False)
    bo.get_by_text(GONE).wait_for(state="detached")
    assert my_turn(bo)
    play_on(ana, bo, moves=6)
    agree(ana, bo)


def test_what_happened_meanwhile_is_there_when_the_connection_comes_back(visit, table):
    ana, bo = visit(name="Ana", at=table), visit(name="Bo", at=table)
    while ana.evaluate(TURN) != "yours":
        play_on(ana, bo, moves=1)
    agree(ana, bo)
    bo.context.set_offline(True)
    bo.get_by_text(GONE).wait_for()
    before = len(lines_of(ana))
    act(ana)
    ana.wait_for_function("before => document.querySelectorAll('.log li').length > before", arg=before)
    bo.context.set_offline(False)
    bo.get_by_text(GONE).wait_for(state="detached")
    agree(ana, bo)


def test_who_is_waited_for_and_not_connected(visit, table):
    ana, bo = visit(name="Ana", at=table), visit(name="Bo", at=table)
    while bo.evaluate(TURN) != "yours":
        play_on(ana, bo, moves=1)
    waited = ana.get_by_role("banner").get_by_text("Bo is to play and is not connected just now")
    expect(ana.get_by_role("banner")).to_contain_text("Bo is to play")
    expect(waited).to_have_count(0)
    go(bo, "/")
    expect(waited).to_be_visible()
    go(bo, table.path)
    expect(waited).to_have_count(0)


def test_what_is_said_without_a_connection_waits_for_it(visit, table):
    ana, bo = visit(name="Ana", at=table), visit(name="Bo", at=table)
    bo.get_by_label("Say something").wait_for()
    bo.context.set_offline(True)
    bo.get_by_text(GONE).wait_for()
    bo.get_by_label("Say something").fill("are you there?")
    bo.keyboard.press("Enter")
    waiting = bo.get_by_role("region", name="Chat").get_by_role("listitem")
    expect(waiting).to_have_text("Bo are you there? (waiting to be sent)")
    bo.context.set_offline(False)
    ana.get_by_role("region", name="Chat").get_by_text("are you there?").wait_for()
    expect(waiting).to_have_text("Bo are you there?")


class Wire:
    """Stands between a page and the server, and can cut the line around the next action."""

    def __init__(self, page) -> None:
        self.cut = ""
        self.acts: list[str] = []
        page.route_web_socket("**/socket", self.join)

    def join(self, near) -> None:
        far = near.connect_to_server()

        def send(message: str) -> None:
            is_act = '"type":"act"' in message
            if is_act:
                self.acts.append(message)
            if not (is_act and self.breaks("before")):
                far.send(message)
            else:
                near.close(code=4000)
                far.close()

        def receive(message: str) -> None:
            if '"type":"done"' in message and self.acts and self.breaks("after"):
                near.close(code=4000)
                far.close()
            elif self.cut != "after" or not self.acts:
                near.send(message)

        near.on_message(send)
        far.on_message(receive)

    def breaks(self, when: str) -> bool:
        """Once only."""
        is_now = self.cut == when
        self.cut = "" if is_now else self.cut
        return is_now


@pytest.mark.parametrize("when", ["before", "after"])
def test_an_action_in_flight_is_done_exactly_once(visit, server, when):
    """The line breaks before the table hears of it, or after it was done and before the page knows."""
    table = open_table(server, "Ana", bots=1).play(moves=6)
    ana = visit("/rules/kingdomino-origins", name="Ana")
    guest = visit(table.path)
    wire = Wire(ana)
    go(ana, table.link("Ana"))
    assert my_turn(ana)
    agree(ana, guest)
    before = len(table.position()["log"])
    wire.cut = when
    act(ana)
    ana.wait_for_function("() => !document.querySelector('.options p.soft')")
    assert my_turn(ana)
    agree(guest, ana)
    assert len(wire.acts) == 2, "it was sent again"
    assert wire.acts[0] == wire.acts[1], "with the same number"
    own = [entry for entry in table.position()["log"][before:] if entry["by"] == 0]
    assert len(own) == 1, own


def test_a_server_that_was_killed_goes_on_where_it_was(visit, running_server, tmp_path):
    server = Server(tmp_path, running_server.client)
    server.set_scene("killed")
    server.start()
    try:
        table = open_table(server, "Ana", bots=1).play(moves=5)
        ana = visit(server.url + table.link("Ana"), name="Ana")
        assert my_turn(ana)
        before = lines_of(ana)
        server.kill()
        ana.get_by_text(GONE).wait_for()
        server.start()
        ana.get_by_text(GONE).wait_for(state="detached")
        assert lines_of(ana)[: len(before)] == before
        assert play_on(ana, moves=3) == 3
    finally:
        server.kill()


def test_whoever_comes_and_goes_takes_nothing_out_of_the_hands_of_others(visit, server):
    """The options are the same ones: the focus stays on one of them, and what was looked for stays found."""
    table = open_table(server, "Ana", "Bo", bots=0).play(
        until=lambda position: position["you"] == 0 and len(position["options"]) > 10
    )
    ana = visit(name="Ana", at=table)
    seek, option = ana.get_by_label("Find an option"), ana.locator("[data-option]").last
    seek.fill("e")
    option.focus()
    other = ana.locator(".players li", has_text="Bo")
    expect(other).to_contain_text("away")
    bo = visit(name="Bo", at=table)
    expect(other).to_contain_text("at the table")
    bo.close()
    expect(other).to_contain_text("away")
    settle(ana)
    expect(option).to_be_focused()
    expect(seek).to_have_value("e")
