"""Why not? A question of its own: it is answered by what is in the way, and nobody else notices it."""

import asyncio

import pytest

from tests.server.client import Socket, open_table, post, running, sit

NOWHERE = {"do": "place", "left": "A1", "right": "B1"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("why") / "tables.db") as started:
        yield started


@pytest.fixture
def table(server):
    ticket = open_table(server, 2)
    other = post(server, f"{ticket['table']}/seats", name="Bo").json()
    post(server, f"{ticket['table']}/start", ticket["token"])
    return ticket["table"], ticket["token"], other["token"]


async def answer_to(asker: Socket, action: object, id_: str = "w") -> dict:
    await asker.send(type="why", id=id_, action=action)
    return await asker.until("because", "refused", "done")


def at_the_table(server, table, doing):
    """`doing` gets the seat that is to act and the other one."""
    id_, *tokens = table

    async def play():
        async with sit(server, id_, tokens[0]) as ana, sit(server, id_, tokens[1]) as bo:
            return await doing(*((ana, bo) if ana.position["options"] else (bo, ana)))

    return asyncio.run(play())


def test_the_answer_names_the_rule(server, table):
    async def doing(acting, other):
        because = await answer_to(acting, NOWHERE)
        assert (because["type"], because["id"]) == ("because", "w")
        problem = because["problem"]
        assert problem["code"] == "illegal-action"
        assert problem["rule"].startswith("KO-")
        assert problem["key"].startswith("ko-")
        assert set(problem) == {"code", "text", "rule", "key", "facts"}
        refused = await acting.act(NOWHERE)
        assert refused["problem"] == problem, "the same that playing it would give"

    at_the_table(server, table, doing)


def test_asking_is_answered_once_and_disturbs_nobody(server, table):
    async def doing(acting, other):
        for sitting in (acting, other):
            while not all(seat["here"] for seat in sitting.position["info"]["seats"]):
                await sitting.until("position")
            sitting.messages.clear()
        before = acting.position
        await answer_to(acting, NOWHERE)
        await acting.send(type="say", id="s", text="what comes next")
        await acting.until("done")
        await other.until("said")
        # what each option gains may come at any time
        assert [each["type"] for each in acting.messages if each["type"] != "gains"] == [
            "because",
            "said",
            "done",
        ]
        assert [each["type"] for each in other.messages] == ["said"]
        done = await acting.act(before["options"][0]["action"], seen=before["version"])
        assert done["type"] == "done", "what was seen before is still fresh"

    at_the_table(server, table, doing)


def test_what_may_be_done_has_nothing_in_its_way_and_is_not_done(server, table):
    async def doing(acting, other):
        version = acting.position["version"]
        action = acting.position["options"][0]["action"]
        assert await answer_to(acting, action, "same") == {"type": "because", "id": "same", "problem": None}
        assert await answer_to(acting, action, "same") == {"type": "because", "id": "same", "problem": None}
        done = await acting.act(action, seen=version, id_="same")
        assert done["version"] > version, "no answer keeps its id from a message that acts"

    at_the_table(server, table, doing)


def test_whoever_is_not_to_act_hears_that(server, table):
    async def doing(acting, other):
        action = acting.position["options"][0]["action"]
        for asked in (action, NOWHERE, {"do": "fly"}):
            because = await answer_to(other, asked)
            assert because["problem"]["code"] == "not-your-turn"

    at_the_table(server, table, doing)


def test_the_answer_is_about_the_table_as_it_is(server, table):
    """However long ago the asker looked: what was just chosen is shut by now."""

    async def doing(acting, other):
        while await acting.my_turn():
            chosen = acting.position["options"][0]["action"]
            await acting.act(chosen)
            if acting.position["actor"] == other.position["you"]:
                break
        assert (await answer_to(other, chosen))["problem"]["code"] == "illegal-action"

    at_the_table(server, table, doing)


@pytest.mark.parametrize(
    "action", [{}, {"do": "fly"}, {"do": 5}, {"do": "place", "left": "Z99", "right": []}]
)
def test_what_is_no_action_is_told_so(server, table, action):
    async def doing(acting, other):
        assert (await answer_to(acting, action))["problem"]["code"] == "malformed-action"

    at_the_table(server, table, doing)


@pytest.mark.parametrize("action", [None, "fly", [], 5])
def test_what_is_no_question_is_refused(server, table, action):
    async def doing(acting, other):
        refused = await answer_to(acting, action)
        assert (refused["type"], refused["problem"]["code"]) == ("refused", "malformed")

    at_the_table(server, table, doing)


def test_only_a_seat_of_a_game_that_has_begun_may_ask(server, table):
    ticket = open_table(server, 2)

    async def asked(id_, token):
        async with sit(server, id_, token) as sitting:
            return (await answer_to(sitting, NOWHERE))["problem"]["code"]

    assert asyncio.run(asked(table[0], "")) == "no-seat"
    assert asyncio.run(asked(table[0], "not-a-token")) == "no-hello"
    assert asyncio.run(asked(ticket["table"], ticket["token"])) == "not-started"
