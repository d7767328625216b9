"""Taking back: alone where nothing new was shown; else the others are asked, and only if that is meant."""

import asyncio

import pytest

from tests.server.client import Server, open_table, post, running, sit


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("server") / "tables.db") as started:
        yield started


def with_two(server: Server, doing):
    """Ana and Bo at a table of their own."""
    ticket = open_table(server, 2)
    other = post(server, f"{ticket['table']}/seats", name="Bo").json()
    post(server, f"{ticket['table']}/start", ticket["token"])

    async def play():
        async with (
            sit(server, ticket["table"], ticket["token"]) as ana,
            sit(server, ticket["table"], other["token"]) as bo,
        ):
            await doing([ana, bo])

    asyncio.run(play())


async def who_acts(seats):
    await settle(seats)
    return next(sitting for sitting in seats if sitting.position["options"])


async def settle(seats):
    """Takes all that the table has said up to now: what it answers comes after that."""
    for sitting in seats:
        await sitting.connection.send("rubbish")
        while (await sitting.until("refused"))["problem"]["code"] != "malformed":
            pass


async def act_first(seats):
    """Whoever is to act takes the first option; answers with that seat."""
    acting = await who_acts(seats)
    await acting.act(acting.position["options"][0]["action"])
    await settle(seats)
    return acting


def is_next(position: dict) -> bool:
    return position["actor"] == position["you"]


def must_ask(position: dict) -> bool:
    return not position["undo"]["free"]


async def somebody_who_must_ask(seats, is_good):
    """Plays until the other one has acted since somebody's last decision, and this is good for the other one:
    asker and other."""
    while True:
        yours = await act_first(seats)
        mine = next(sitting for sitting in seats if sitting is not yours)
        if mine.position["undo"]["back"] and is_good(yours.position):
            return mine, yours


async def undo(sitting, id_: str, **more) -> dict:
    await sitting.send(type="undo", id=id_, seen=sitting.position["version"], **more)
    return await sitting.until("done", "refused")


async def asking(seats, is_good=is_next):
    mine, yours = await somebody_who_must_ask(seats, is_good)
    assert (await undo(mine, "u1", ask=True))["type"] == "done"
    await settle(seats)
    return mine, yours


async def answer(sitting, id_: str, yes: bool) -> dict:
    wish, seen = sitting.position["undo"]["asked_by"], sitting.position["version"]
    await sitting.send(type="consent", id=id_, seen=seen, to=wish or 0, yes=yes)
    return await sitting.until("done", "refused")


def answers(sitting) -> list[tuple[int, str]]:
    return [(told["seat"], told["answer"]) for told in sitting.messages if told["type"] == "answer"]


def test_what_showed_nothing_new_is_taken_back_alone(server: Server):
    async def doing(seats):
        while True:  # until somebody has placed and is still to choose: that much is free
            before = (await who_acts(seats)).position
            acting = await act_first(seats)
            if acting.position["undo"]["free"] and acting.position["actor"] == before["you"]:
                break
        assert acting.position["undo"]["back"] == [acting.position["version"]]
        assert (await undo(acting, "u1"))["type"] == "done"
        await settle(seats)
        assert acting.position["view"] == before["view"]
        assert acting.position["log"][-1]["kind"] == "undo"
        assert [sitting.position["undo"]["asked_by"] for sitting in seats] == [None, None]

    with_two(server, doing)


def test_nobody_is_asked_unless_that_is_meant(server: Server):
    async def doing(seats):
        mine, yours = await somebody_who_must_ask(seats, is_next)
        refused = await undo(mine, "u1")
        assert refused["problem"]["code"] == "must-ask"
        await settle(seats)
        assert yours.position["undo"]["asked_by"] is None

    with_two(server, doing)


def test_whoever_is_asked_knows_which_steps_would_go_and_the_answer_is_told(server: Server):
    async def doing(seats):
        heard = {}
        mine, yours = await asking(seats)
        wish, me, you = yours.position["undo"], mine.position["you"], yours.position["you"]
        assert wish["asked_by"] == me
        for told in yours.messages:
            heard |= {entry["version"]: entry for entry in told.get("log", [])}
        assert wish["wished"] == mine.position["undo"]["back"]
        assert heard[wish["wished"][0]]["by"] == me, "the asker's own decision is the first of them"
        assert you in [heard[version]["by"] for version in wish["wished"]]
        assert (await answer(yours, "c1", True))["type"] == "done"
        await settle(seats)
        assert mine.position["log"][-1]["kind"] == "undo"
        assert mine.position["actor"] == me
        assert (answers(mine), answers(yours)) == ([(you, "agreed")], [])
        assert wish["wished"][0] not in yours.position["undo"]["back"], "what is gone can't go again"

    with_two(server, doing)


def test_a_no_is_told(server: Server):
    async def doing(seats):
        mine, yours = await asking(seats)
        await answer(yours, "c1", False)
        await settle(seats)
        assert mine.position["undo"]["asked_by"] is None
        assert answers(mine) == [(yours.position["you"], "refused")]

    with_two(server, doing)


def test_a_wish_can_be_withdrawn_by_whoever_asked_only(server: Server):
    async def doing(seats):
        mine, yours = await asking(seats, must_ask)
        version = mine.position["version"]
        await yours.send(type="withdraw", id="w0")
        await yours.until("done")
        assert (await undo(yours, "u2", ask=True))["problem"]["code"] == "asked-already"
        assert mine.position["undo"]["asked_by"] == mine.position["you"]
        for id_ in ("w1", "w2"):  # twice is as good as once
            await mine.send(type="withdraw", id=id_)
            assert (await mine.until("done", "refused"))["type"] == "done"
        await settle(seats)
        assert yours.position["undo"]["asked_by"] is None
        assert yours.position["version"] == version
        assert (await answer(yours, "c1", True))["problem"]["code"] == "nothing-asked"

    with_two(server, doing)


def test_an_answer_goes_to_the_wish_that_was_seen_and_to_no_other(server: Server):
    async def doing(seats):
        mine, yours = await asking(seats)
        version, me, you = mine.position["version"], mine.position["you"], yours.position["you"]
        for seen, to in ((version - 1, me), (version, you), (version + 1, me)):
            await yours.send(type="consent", id="c0", seen=seen, to=to, yes=True)
            assert (await yours.until("refused"))["problem"]["code"] == "stale"
        await settle(seats)
        assert mine.position["version"] == version
        assert mine.position["undo"]["asked_by"] == me
        assert answers(mine) == []

    with_two(server, doing)


def test_what_is_sent_again_neither_asks_nor_answers_again(server: Server):
    async def doing(seats):
        mine, yours = await asking(seats)
        await answer(yours, "c1", False)
        await settle(seats)
        assert (await undo(mine, "u1", ask=True))["type"] == "done"
        await settle(seats)
        assert yours.position["undo"]["asked_by"] is None, "the wish was answered already"
        assert (await undo(mine, "u2", ask=True))["type"] == "done"
        await settle(seats)
        assert (await answer(yours, "c1", False))["type"] == "done"
        await settle(seats)
        assert mine.position["undo"]["asked_by"] == mine.position["you"], "it was the answer to the other"
        for stands in (False, True):
            await mine.send(type="withdraw", id="w1")
            await mine.until("done")
            await settle(seats)
            assert (mine.position["undo"]["asked_by"] is not None) == stands
            await undo(mine, "u3", ask=True)

    with_two(server, doing)


def test_whoever_plays_on_ends_the_wish(server: Server):
    async def doing(seats):
        mine, yours = await asking(seats)
        assert await act_first(seats) is yours
        assert mine.position["undo"]["asked_by"] is None
        assert answers(mine) == [(yours.position["you"], "played-on")]

    with_two(server, doing)
