"""Nobody chooses the deals: not the operator, who knows the seed, and not whoever reveals last."""

import asyncio
import secrets
import sqlite3
import time

import httpx
import pytest

from lascaux.engine.errors import RecordError
from lascaux.server.throwing import AGAIN_SECONDS, MOST_ROUNDS, REVEAL_SECONDS, Luck
from lascaux.table.luck import Throw, binding_of, joined
from lascaux.table.record import read_record
from tests.server import client
from tests.server.client import PATIENCE, Server, bind, come, luck_of, open_table, post, reveal, sit
from tests.server.test_play import play_to_the_end
from tests.server.test_rematch import finished

HASTY = """
from lascaux.server import throwing
throwing.REVEAL_SECONDS, throwing.AGAIN_SECONDS = 1.0, 2.0
"""
PATIENT = """
from lascaux.server import throwing
throwing.REVEAL_SECONDS, throwing.AGAIN_SECONDS = 60.0, 60.0
"""


def serving(db, pace: str):
    """A real server whose starts wait for as long as it is said."""
    server = Server(db)
    server.program = pace + client.SERVER
    server.start()
    return server


@pytest.fixture(scope="module")
def hasty(tmp_path_factory):
    server = serving(tmp_path_factory.mktemp("hasty") / "tables.db", HASTY)
    yield server
    server.kill()


@pytest.fixture(scope="module")
def patient(tmp_path_factory):
    server = serving(tmp_path_factory.mktemp("patient") / "tables.db", PATIENT)
    yield server
    server.kill()


def info(server: Server, table: str) -> dict:
    return httpx.get(f"{server.url}/api/tables/{table}", timeout=PATIENCE).json()


def together(server: Server, *names: str) -> tuple[str, dict[str, str]]:
    """A table of these people, all of whom have bound their luck, by their tokens."""
    ticket = open_table(server, len(names), person={"name": names[0]})
    table, tokens = ticket["table"], {names[0]: ticket["token"]}
    for name in names[1:]:
        tokens[name] = post(server, f"{table}/seats", name=name).json()["token"]
    for name, token in tokens.items():
        assert bind(server, table, token, name).status_code == 200
    return table, tokens


def starting(server: Server, *names: str) -> tuple[str, dict[str, str], dict]:
    table, tokens = together(server, *names)
    return table, tokens, post(server, f"{table}/start", tokens[names[0]]).json()["start"]


def until(server: Server, table: str, wanted) -> dict:
    """What is told of the table as soon as this holds."""
    deadline = time.monotonic() + PATIENCE
    while not wanted(told := info(server, table)):
        assert time.monotonic() < deadline, told
        time.sleep(0.02)
    return told


def is_void(told: dict) -> bool:
    return told["start"] is not None and not told["start"]["contributors"]


def log_of(server: Server, table: str) -> list[dict]:
    async def look():
        async with sit(server, table) as watcher:
            return watcher.position["log"]

    return asyncio.run(look())


def without_luck(server: Server, table: str) -> list[int]:
    """The seats of whom the log says that their luck did not come."""
    words = log_of(server, table)[0]["words"]
    return [one["facts"]["seat"] for one in words if one["key"] == "table-log-without-luck"]


def thrown_at(server: Server, table: str, token: str) -> list[dict]:
    """What the proof says that seats threw in, when the game was played to its end."""

    async def play():
        async with sit(server, table, token) as ana:
            await play_to_the_end(ana)

    asyncio.run(play())
    return httpx.get(f"{server.url}/api/replays/{table}/proof", timeout=PATIENCE).json()["thrown"]


def leave(server: Server, table: str, token: str) -> None:
    url, headers = f"{server.url}/api/tables/{table}/seats", {"authorization": f"Bearer {token}"}
    assert httpx.request("DELETE", url, headers=headers, timeout=PATIENCE).status_code == 200


# What the last one can choose


def test_whoever_knows_the_seed_and_reveals_last_has_one_choice_of_luck():
    """The operator's attack: all others' luck is known, and 4,000 words of one's own are tried. One fits."""
    seat, own = 2, luck_of("operator")
    fixed = tuple(Throw(n, binding_of(salt)) for n, salt in enumerate((luck_of("Ana"), luck_of("Bo"), own)))
    luck = Luck(1, fixed).with_salt(0, luck_of("Ana")).with_salt(1, luck_of("Bo"))
    tried = [own, *(secrets.token_hex(16) for _ in range(4_000))]
    accepted = {salt for salt in tried if binding_of(salt) == luck.throws[seat].commitment}
    assert {luck.with_salt(seat, salt).salt for salt in accepted} == {luck_of("Ana") + luck_of("Bo") + own}


def test_the_order_of_reveals_changes_nothing():
    throws = [Throw(seat, binding_of(name), luck_of(name)) for seat, name in enumerate("abc")]
    assert joined(throws) == joined(reversed(throws)) == "".join(map(luck_of, "abc"))


def test_the_operator_is_refused_what_they_did_not_bind(patient):
    """Also on their own machine: their page can only send what everybody would see to be another hash."""
    table, tokens, start = starting(patient, "Ana", "Bo")
    assert start["contributors"] == [
        {"seat": seat, "commitment": binding_of(luck_of(name))} for seat, name in enumerate(tokens)
    ]
    reveal(patient, table, tokens["Bo"], "Bo")
    for tried in range(50):
        refused = reveal(patient, table, tokens["Ana"], f"better luck {tried}")
        assert (refused.status_code, refused.json()["code"]) == (422, "other-salt")
    later = bind(patient, table, tokens["Ana"], "better luck")
    assert (later.status_code, later.json()["code"]) == (409, "starting")
    assert info(patient, table)["start"]["contributors"] == start["contributors"]
    assert reveal(patient, table, tokens["Ana"], "Ana").json()["status"] == "playing"


def test_what_is_revealed_is_told_to_nobody_before_all_have(patient):
    table, tokens, _ = starting(patient, "Ana", "Bo")

    async def watch():
        async with sit(patient, table, tokens["Bo"]) as bo:
            reveal(patient, table, tokens["Ana"], "Ana")
            while bo.position["info"]["start"]["revealed"] != [0]:
                await bo.until("position")
            return bo.messages

    assert luck_of("Ana") not in str(asyncio.run(watch()))
    assert luck_of("Ana") not in str(info(patient, table))


def test_while_it_begins_nobody_sits_down_and_no_seat_changes(patient):
    ticket = open_table(patient, 3)
    table, token = ticket["table"], ticket["token"]
    bind(patient, table, token, "Ana")
    assert post(patient, f"{table}/start", token).json()["start"]["is_on"]
    assert post(patient, f"{table}/seats", name="Bo").json()["code"] == "starting"
    assert post(patient, f"{table}/bots", token, seat=2).json()["code"] == "starting"
    assert post(patient, f"{table}/start", token).json()["start"]["round"] == 1, "asked for twice, it is one"
    assert reveal(patient, table, token, "Ana").json()["status"] == "playing"
    assert reveal(patient, table, token, "Ana").json()["code"] == "started"


def test_bots_add_nothing_and_without_luck_it_begins_at_once(patient):
    ticket = open_table(patient, 3, ["random", "random"])
    begun = post(patient, f"{ticket['table']}/start", ticket["token"]).json()
    assert (begun["status"], begun["start"]) == ("playing", None)
    assert thrown_at(patient, ticket["table"], ticket["token"]) == []


def test_luck_that_comes_unbound_is_refused_in_words(patient):
    """As pages did before: the sentence says what to send instead."""
    ticket = open_table(patient, 2, ["random"])
    for path in ("salt", "come"):
        refused = post(patient, f"{ticket['table']}/{path}", ticket["token"], salt=luck_of("Ana"))
        assert (refused.status_code, refused.json()["code"]) == (422, "too-early")
        assert "SHA-256" in refused.json()["text"]
    for wrong in ("", "ab", "G" * 64, luck_of("Ana") * 2 + "\n"):
        assert post(patient, f"{ticket['table']}/salt", ticket["token"], commitment=wrong).status_code == 422


def test_a_word_that_could_be_guessed_is_no_luck(patient):
    ticket = open_table(patient, 2, ["random"])
    post(patient, f"{ticket['table']}/salt", ticket["token"], commitment=binding_of("ochre"))
    post(patient, f"{ticket['table']}/start", ticket["token"])
    refused = post(patient, f"{ticket['table']}/reveal", ticket["token"], salt="ochre")
    assert (refused.status_code, refused.json()["code"]) == (422, "malformed")


# What does not come


def test_a_reveal_that_does_not_come_voids_the_round_for_all_and_it_goes_on_without(hasty):
    table, tokens, start = starting(hasty, "Ana", "Bo", "Cleo")
    for name in ("Ana", "Cleo"):
        reveal(hasty, table, tokens[name], name)
    void = until(hasty, table, is_void)["start"]
    assert (void["round"], void["is_on"], void["missing"], void["bound"]) == (2, True, [1], [])
    assert reveal(hasty, table, tokens["Bo"], "Bo").json()["code"] == "nothing-to-reveal", "too late"
    assert bind(hasty, table, tokens["Bo"], "anew").json()["code"] == "starting", "not waited for twice"
    for name in ("Ana", "Cleo"):
        bind(hasty, table, tokens[name], f"{name} anew")
    again = info(hasty, table)["start"]
    assert [one["seat"] for one in again["contributors"]] == [0, 2]
    assert not {one["commitment"] for one in again["contributors"]} & {
        one["commitment"] for one in start["contributors"]
    }
    assert reveal(hasty, table, tokens["Ana"], "Ana").json()["code"] == "other-salt", "it is known by now"
    for name in ("Ana", "Cleo"):
        begun = reveal(hasty, table, tokens[name], f"{name} anew").json()
    assert begun["status"] == "playing"
    assert without_luck(hasty, table) == [1]


def test_two_who_are_missing_one_after_the_other_keep_nobody_for_long(hasty):
    began = time.monotonic()
    table, tokens, _ = starting(hasty, "Ana", "Bo", "Cleo")
    for name in ("Ana", "Cleo"):
        reveal(hasty, table, tokens[name], name)
    until(hasty, table, is_void)
    for name in ("Ana", "Cleo"):
        bind(hasty, table, tokens[name], "second")
    reveal(hasty, table, tokens["Ana"], "second")
    void = until(hasty, table, lambda told: is_void(told) and told["start"]["round"] == 3)["start"]
    assert (void["missing"], void["is_on"]) == ([1, 2], True)
    bind(hasty, table, tokens["Ana"], "third")
    assert reveal(hasty, table, tokens["Ana"], "third").json()["status"] == "playing"
    assert without_luck(hasty, table) == [1, 2]
    assert time.monotonic() - began < PATIENCE / 2


def test_whoever_binds_nothing_new_is_not_waited_for_either(hasty):
    table, tokens, _ = starting(hasty, "Ana", "Bo", "Cleo")
    for name in ("Ana", "Cleo"):
        reveal(hasty, table, tokens[name], name)
    until(hasty, table, is_void)
    bind(hasty, table, tokens["Ana"], "again")
    start = until(hasty, table, lambda told: not is_void(told))["start"]
    assert ([one["seat"] for one in start["contributors"]], start["missing"]) == ([0], [1, 2])
    assert reveal(hasty, table, tokens["Ana"], "again").json()["status"] == "playing"


def test_where_nobody_is_left_the_start_is_off_and_can_be_asked_for_again(hasty):
    """It never begins by itself with the operator's seed alone."""
    table, tokens, _ = starting(hasty, "Ana", "Bo")
    off = until(hasty, table, is_void)
    assert (off["status"], off["start"]["is_on"], off["start"]["missing"]) == ("open", False, [0, 1])
    for name, token in tokens.items():
        assert bind(hasty, table, token, f"{name} is awake").status_code == 200
    start = post(hasty, f"{table}/start", tokens["Bo"]).json()["start"]
    assert (start["missing"], len(start["contributors"])) == ([], 2)
    for name, token in tokens.items():
        begun = reveal(hasty, table, token, f"{name} is awake").json()
    assert begun["status"] == "playing"
    assert without_luck(hasty, table) == []


def test_whoever_leaves_in_between_voids_the_round_and_is_not_blamed(patient):
    table, tokens, _ = starting(patient, "Ana", "Bo", "Cleo")
    reveal(patient, table, tokens["Ana"], "Ana")
    leave(patient, table, tokens["Bo"])
    void = info(patient, table)["start"]
    assert (void["round"], void["is_on"], void["contributors"], void["missing"]) == (2, True, [], [])
    for name in ("Ana", "Cleo"):
        bind(patient, table, tokens[name], "anew")
    for name in ("Ana", "Cleo"):
        begun = reveal(patient, table, tokens[name], "anew").json()
    assert [seat["kind"] for seat in begun["seats"]] == ["person", "bot", "person"]


def test_after_three_rounds_the_start_is_off_although_somebody_is_left(patient):
    table, tokens, _ = starting(patient, "Ana", "Bo", "Cleo", "Dan")
    for gone, left in (("Bo", ("Ana", "Cleo", "Dan")), ("Cleo", ("Ana", "Dan")), ("Dan", ("Ana",))):
        assert info(patient, table)["start"]["is_on"]
        leave(patient, table, tokens[gone])
        for name in left:
            bind(patient, table, tokens[name], f"without {gone}")
    told = info(patient, table)["start"]
    assert (told["round"], told["is_on"], told["bound"]) == (4, False, [0])


def test_nobody_makes_others_wait_for_more_than_twenty_seconds():
    steps = [REVEAL_SECONDS, *[AGAIN_SECONDS] * 2 * (MOST_ROUNDS - 1)]
    assert sum(steps) <= 20


def test_another_game_begins_without_the_luck_of_whoever_came_along_and_went_away(hasty):
    table, [ana, bo] = finished(hasty, "Bo", bots=0)
    again = post(hasty, f"{table}/rematch", ana, order="same").json()["table"]
    come(hasty, again, bo, "Bo")
    assert come(hasty, again, ana, "Ana").json()["info"]["start"]["is_on"]
    reveal(hasty, again, ana, "Ana")
    until(hasty, again, is_void)
    assert come(hasty, again, ana, "anew").json()["is_salted"], "as good as the other way to bind"
    assert reveal(hasty, again, ana, "anew").json()["status"] == "playing"
    assert without_luck(hasty, again) == [1]


def test_the_devices_of_a_seat_throw_in_what_one_of_them_bound_last(patient):
    table, tokens = together(patient, "Ana", "Bo")
    bind(patient, table, tokens["Ana"], "on the phone")
    post(patient, f"{table}/start", tokens["Bo"])
    assert reveal(patient, table, tokens["Ana"], "Ana").json()["code"] == "other-salt"
    reveal(patient, table, tokens["Bo"], "Bo")
    assert reveal(patient, table, tokens["Ana"], "on the phone").json()["status"] == "playing"


def test_the_record_and_the_proof_tell_who_threw_in_what(patient):
    ticket = open_table(patient, 2, ["random"])
    table, token = ticket["table"], ticket["token"]
    bind(patient, table, token, "Ana")
    post(patient, f"{table}/start", token)
    reveal(patient, table, token, "Ana")
    thrown = {"seat": 0, "commitment": binding_of(luck_of("Ana")), "salt": luck_of("Ana")}
    assert thrown_at(patient, table, token) == [thrown]
    text = httpx.get(f"{patient.url}/api/tables/{table}/record").text
    assert read_record(text).thrown == [tuple(thrown.values())]
    assert text.count(luck_of("Ana")) == 2
    with pytest.raises(RecordError, match="line 1"):
        read_record(text.replace(luck_of("Ana"), luck_of("operator")))


def test_a_restart_in_the_middle_ends_the_start_and_what_was_bound(tmp_path):
    server = serving(tmp_path / "tables.db", PATIENT)
    try:
        table, tokens, _ = starting(server, "Ana", "Bo")
        reveal(server, table, tokens["Ana"], "Ana")
        server.kill()
        server.start()
        told = info(server, table)
        assert (told["status"], told["start"]["round"], told["start"]["is_on"]) == ("open", 2, False)
        assert (told["start"]["contributors"], told["start"]["bound"]) == ([], [])
        assert reveal(server, table, tokens["Bo"], "Bo").json()["code"] == "nothing-to-reveal"
        for name, token in tokens.items():
            bind(server, table, token, f"{name} anew")
        post(server, f"{table}/start", tokens["Ana"])
        for name, token in tokens.items():
            begun = reveal(server, table, token, f"{name} anew").json()
        assert begun["status"] == "playing"
        server.kill()
        server.start()
        assert info(server, table)["status"] == "playing", "its deals follow from all that was thrown in"
    finally:
        server.kill()


def test_luck_of_an_older_file_counts_for_nothing(tmp_path):
    """Before, seats kept the salt itself: it was known to whoever came last."""
    server = serving(tmp_path / "tables.db", PATIENT)
    try:
        ticket = open_table(server, 2, ["random"])
        server.kill()
        with sqlite3.connect(server.db) as file:
            file.execute("UPDATE seats SET salt = 'ochre' WHERE seat = 0")
        file.close()
        server.start()
        assert post(server, f"{ticket['table']}/start", ticket["token"]).json()["status"] == "playing"
    finally:
        server.kill()
