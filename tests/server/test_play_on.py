"""Playing on from a position of a finished game: the same position, other luck, and all that a table has."""

import asyncio
import json

import httpx
import pytest

from lascaux.server import limits
from lascaux.table.record import read_record
from tests.server.client import PATIENCE, Server, bind, luck_of, open_table, post, reveal, running, sit
from tests.server.test_looking_back import finished, look, server
from tests.server.test_play import play_to_the_end
from tests.server.test_proof import bring, changed

__all__ = ["finished", "server"]  # fixtures


def play_on(server: Server, game: str, n: object, **wanted: object) -> httpx.Response:
    wanted = {"seat": 0, "person": {"name": "Ana"}, "bots": ["random"], **wanted}
    return httpx.post(f"{server.url}/api/replays/{game}/{n}/play", json=wanted, timeout=PATIENCE)


def ticket_for(server: Server, game: str, n: int, **wanted: object) -> dict:
    answer = play_on(server, game, n, **wanted)
    assert answer.status_code == 200, answer.text
    return answer.json()


def info(server: Server, table: str) -> dict:
    return httpx.get(f"{server.url}/api/tables/{table}", timeout=PATIENCE).json()


def record_of(server: Server, table: str) -> list[dict]:
    text = httpx.get(f"{server.url}/api/tables/{table}/record", timeout=PATIENCE).text
    return [json.loads(line) for line in text.splitlines()]


def asked(server: Server, game: str, after: int = 20, seat: int | None = None) -> tuple[int, int]:
    """A position from there on at which a seat is asked, and which."""
    length = look(server, game).json()["length"]
    for n in range(after, length):
        actor = look(server, f"{game}/{n}").json()["actor"]
        if actor is not None and seat in (None, actor):
            return n, actor
    raise AssertionError("nobody is asked any more")


def gone_on_from(n: int) -> dict:
    return {"key": "table-log-begins", "facts": {"n": n}, "rule": ""}


def sitting(server: Server, ticket: dict, doing):
    async def play():
        async with sit(server, ticket["table"], ticket["token"]) as ana:
            return await doing(ana)

    return asyncio.run(play())


async def first_position(ana) -> dict:
    return ana.position


async def to_the_end(ana) -> dict:
    await play_to_the_end(ana)
    return ana.position


@pytest.fixture(scope="module")
def gone_on(server, finished) -> tuple[dict, int]:
    """A game that was played on from the middle of another one, to its end."""
    n, seat = asked(server, finished["table"])
    ticket = ticket_for(server, finished["table"], n, seat=seat)
    sitting(server, ticket, to_the_end)
    return ticket, n


def test_the_table_begins_where_the_replay_stood(server, finished):
    n, seat = asked(server, finished["table"])
    ticket = ticket_for(server, finished["table"], n, seat=seat, bots=["random", "casual"])
    there = sitting(server, ticket, first_position)
    seen = look(server, f"{finished['table']}/{n}", **{"as": str(seat)}).json()
    assert (there["you"], there["actor"], ticket["seat"]) == (seat, seat, seat)
    assert there["view"] == seen["view"]
    assert there["options"]
    told = info(server, ticket["table"])
    was = look(server, finished["table"]).json()
    assert (told["game"], told["options"], told["players"]) == (was["game"], was["options"], was["players"])
    assert (told["status"], told["public"]) == ("playing", False)
    assert told["seats"][seat]["name"] == "Ana"
    assert sorted(one["bot"] for one in told["seats"]) == ["", "casual", "random"]
    assert told["commitment"] == ticket["commitment"] != finished["commitment"]


def test_the_log_begins_with_where_the_game_comes_from(server, finished):
    n, seat = asked(server, finished["table"])
    there = sitting(server, ticket_for(server, finished["table"], n, seat=seat), first_position)
    assert [(entry["version"], entry["kind"]) for entry in there["log"]] == [(1, "goes-on")]
    assert there["log"][0]["words"] == [gone_on_from(n)]


def test_bots_act_and_chance_deals_anew(server, finished):
    """From the very start, before anything was dealt, and where another seat is asked."""
    table, length = finished["table"], look(server, finished["table"]).json()["length"]
    deals = [n for n in range(1, length) if look(server, f"{table}/{n}").json()["actor"] is None]
    n, actor = asked(server, table)
    for at, seat in [(0, 0), (deals[len(deals) // 2], 1), (n, (actor + 1) % 3)]:
        ticket = ticket_for(server, table, at, seat=seat)

        async def wait(ana):
            assert await ana.my_turn()
            return ana.position

        there = sitting(server, ticket, wait)
        assert there["actor"] == there["you"] == seat
        replay = look(server, ticket["table"], ticket["token"]).json()
        assert (replay["begins"], replay["length"] > at) == (at, True)
        before = look(server, f"{ticket['table']}/{at}", ticket["token"]).json()
        assert before["view"] == look(server, f"{table}/{at}", **{"as": str(seat)}).json()["view"]


def test_a_finished_one_is_looked_back_at_as_any_other(server, finished, gone_on):
    ticket, n = gone_on
    replay = look(server, ticket["table"]).json()
    assert (replay["status"], replay["begins"]) == ("over", n)
    before = look(server, finished["table"]).json()
    assert replay["log"][n - 1]["words"].pop() == gone_on_from(n)
    assert replay["log"][:n] == before["log"][:n]
    course = look(server, f"{ticket['table']}/course").json()
    assert course["positions"][-1] == replay["length"]
    assert before["begins"] == 0


def test_its_record_says_where_it_begins_and_holds(server, gone_on):
    ticket, n = gone_on
    record = record_of(server, ticket["table"])
    assert record[0]["begins"] == n
    held = read_record("".join(json.dumps(line) + "\n" for line in record))
    assert (held.begins, held.commitment) == (n, ticket["commitment"])
    proof = look(server, f"{ticket['table']}/proof").json()
    dealt = [line for line in record if line.get("by") == "chance" and line["n"] > n]
    assert (proof["begins"], proof["deals"], proof["bent"]) == (n, len(dealt), None)
    brought = bring(server, record).json()
    assert brought["begins"] == n
    assert look(server, f"{brought['id']}/proof").json() == proof


def test_a_deal_that_was_bent_after_the_beginning_is_found(server, gone_on):
    ticket, n = gone_on
    record = record_of(server, ticket["table"])
    first = next(at for at, line in enumerate(record) if line.get("by") == "chance" and at > n)
    for forged in (changed(record, 0, salt="mine"), changed(record, 0, begins=1)):
        refused = bring(server, forged)
        assert refused.json()["code"] == "record"
        assert "does not follow from the seed" in refused.json()["text"]
    assert f"line {first + 1}:" in bring(server, changed(record, 0, salt="mine")).json()["text"]


def test_one_may_play_on_from_a_game_that_went_on_and_from_a_record(server, gone_on):
    ticket, n = gone_on
    brought = bring(server, record_of(server, ticket["table"])).json()
    for game in (ticket["table"], brought["id"]):
        at, seat = asked(server, game, n + 3)
        there = sitting(server, ticket_for(server, game, at, seat=seat), first_position)
        assert there["view"] == look(server, f"{game}/{at}", **{"as": str(seat)}).json()["view"]


def test_undo_stops_at_the_beginning(server, finished):
    n, seat = asked(server, finished["table"])
    ticket = ticket_for(server, finished["table"], n, seat=seat)

    async def take_back(ana):
        start = ana.position
        assert (start["undo"]["free"], start["undo"]["back"]) == (0, [])
        await ana.send(type="undo", id="first", seen=start["version"], ask=True)
        assert (await ana.until("refused"))["problem"]["code"] == "nothing-to-undo"
        await ana.act(start["options"][0]["action"])
        assert await ana.my_turn()
        while ana.position["undo"]["back"]:
            await ana.send(type="undo", id=f"u{ana.position['version']}", seen=ana.position["version"])
            await ana.until("done")
            assert min([2, *ana.position["undo"]["back"]]) == 2
        return start, ana.position

    start, back = sitting(server, ticket, take_back)
    assert (back["view"], back["options"]) == (start["view"], start["options"])
    assert look(server, ticket["table"], ticket["token"]).json()["length"] == n


def test_a_rematch_is_an_ordinary_game(server, gone_on):
    ticket, _ = gone_on
    next_ = post(server, f"{ticket['table']}/rematch", ticket["token"], order="same").json()["table"]
    assert post(server, f"{next_}/come", ticket["token"]).status_code == 200
    replay = look(server, next_, ticket["token"]).json()
    assert replay["begins"] == 0
    assert info(server, next_)["status"] == "playing"


def test_a_table_that_waits_takes_luck_before_it_begins(server, finished):
    n, seat = asked(server, finished["table"])
    ticket = ticket_for(server, finished["table"], n, seat=seat, waits=True)
    table, token = ticket["table"], ticket["token"]
    assert info(server, table)["status"] == "open"
    assert bind(server, table, token, "Ana").status_code == 200
    assert post(server, f"{table}/start", token).json()["status"] == "open"
    assert reveal(server, table, token, "Ana").json()["status"] == "playing"
    there = sitting(server, ticket, first_position)
    assert there["view"] == look(server, f"{finished['table']}/{n}", **{"as": str(seat)}).json()["view"]
    sitting(server, ticket, to_the_end)
    assert record_of(server, table)[0]["salt"] == luck_of("Ana")


def test_it_waits_at_home_and_gives_hints(server, finished):
    n, seat = asked(server, finished["table"])
    ticket = ticket_for(server, finished["table"], n, seat=seat)
    own = httpx.post(f"{server.url}/api/home", json={"tokens": [ticket["token"]]}, timeout=PATIENCE).json()
    assert [(one["info"]["table"], one["info"]["actor"]) for one in own] == [(ticket["table"], seat)]

    async def ask(ana):
        await ana.send(type="hint", id="h")
        return await ana.until("hinted", "refused")

    assert sitting(server, ticket, ask)["type"] == "hinted"


def test_what_can_not_be_played_on_is_refused(server, finished):
    table, length = finished["table"], look(server, finished["table"]).json()["length"]
    running_game = open_table(server, 2, ["random"])
    assert play_on(server, running_game["table"], 0).json()["code"] == "not-started"
    post(server, f"{running_game['table']}/start", running_game["token"])
    refusals = [
        (play_on(server, running_game["table"], 1), 409, "not-over"),
        (play_on(server, table, length), 409, "over-here"),
        (play_on(server, table, length + 1), 404, "no-position"),
        (play_on(server, table, "-1"), 404, "no-position"),
        (play_on(server, table, "9" * 5000), 404, "no-position"),
        (play_on(server, "nothing", 3), 404, "no-table"),
        (play_on(server, table, 3, seat=3), 422, "no-such-seat"),
        (play_on(server, table, 3, seat=10), 422, "malformed"),
        (play_on(server, table, 3, bots=[]), 422, "malformed"),
        (play_on(server, table, 3, bots=["random"] * 3), 422, "bots-unlike-seats"),
        (play_on(server, table, 3, bots=["oracle"]), 422, "malformed"),
        (play_on(server, table, 3, person={"name": "a" * 25}), 422, "name-too-long"),
        (play_on(server, table, 3, begins=3), 422, "malformed"),
    ]
    for answer, status, code in refusals:
        assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_person_may_have_a_name_and_a_sign_of_any_bot(server, finished):
    wanted = {"name": "Orin", "sign": "bear"}
    seats = info(server, ticket_for(server, finished["table"], 5, seat=2, person=wanted)["table"])["seats"]
    assert (seats[2]["name"], seats[2]["sign"]) == ("Orin", "bear")
    assert len({seat["name"] for seat in seats}) == len({seat["sign"] for seat in seats}) == 3


def test_it_survives_kill_9_before_and_after_it_begins(tmp_path):
    with running(tmp_path / "tables.db") as server:
        old = open_table(server, 3, ["random", "random"])
        post(server, f"{old['table']}/start", old["token"])
        sitting(server, old, to_the_end)
        n, seat = asked(server, old["table"])
        begun = ticket_for(server, old["table"], n, seat=seat)
        waiting = ticket_for(server, old["table"], n, seat=seat, waits=True)

        async def act(ana):
            assert (await ana.act(ana.position["options"][-1]["action"]))["type"] == "done"
            assert await ana.my_turn()

        sitting(server, begun, act)
        before = sitting(server, begun, first_position)
        server.kill()
        server.start()
        again = sitting(server, begun, first_position)
        for same in ("view", "options", "version", "log", "undo"):
            assert again[same] == before[same], same
        assert info(server, waiting["table"])["status"] == "open"
        assert post(server, f"{waiting['table']}/start", waiting["token"]).status_code == 200
        for ticket in (begun, waiting):
            sitting(server, ticket, to_the_end)
            record = record_of(server, ticket["table"])
            assert record[0]["begins"] == n
            assert [line["action"] for line in record[1 : n + 1]] == [
                line["action"] for line in record_of(server, old["table"])[1 : n + 1]
            ]


def test_it_counts_as_a_new_table(tmp_path):
    with running(tmp_path / "tables.db") as free:
        old = open_table(free, 2, ["random"])
        post(free, f"{old['table']}/start", old["token"])
        sitting(free, old, to_the_end)
    with running(tmp_path / "tables.db", "limited") as limited:
        for _ in range(int(limits.TABLES.burst)):
            assert play_on(limited, old["table"], 5).status_code == 200
        refused = play_on(limited, old["table"], 5)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")
