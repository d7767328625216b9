"""First games that teach, at a real server: bots follow the script, other choices are answered."""

import asyncio

import httpx
import pytest

from lascaux.guided.script import script_of
from tests.server.client import PATIENCE, Server, running, sit

GAME = "kingdomino-origins"
SCRIPT = script_of(GAME)
assert SCRIPT is not None
OWN_STEPS = sum(step.by == SCRIPT.you for step in SCRIPT.steps)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("guided") / "lascaux.db") as started:
        yield started


def begin(server: Server, game: str = GAME, name: str = "Ana") -> httpx.Response:
    return httpx.post(f"{server.url}/api/guided/{game}", json={"name": name}, timeout=PATIENCE)


async def my_step(ana) -> dict:
    """What the lesson wants of whoever learns, as soon as it is their turn."""
    assert await ana.my_turn()
    return ana.position["guided"]


async def follow(ana, most: int = 1000) -> int:
    """So many own steps, or all of them."""
    done = 0
    while done < most and (told := await my_step(ana))["action"]:
        assert (await ana.act(told["action"]))["type"] == "done"
        done += 1
    return done


async def another_is_answered(ana) -> None:
    """It is allowed by the rules, but changes nothing here."""
    told = await my_step(ana)
    version = ana.position["version"]
    other = next(each["action"] for each in ana.position["options"] if each["action"] != told["action"])
    refused = await ana.act(other)
    assert refused["problem"]["code"] == "not-in-script"
    assert refused["problem"]["key"] == "ko-guided-not-that-domino"
    assert ana.position["version"] == version


def test_it_is_offered_and_follows_its_script_to_the_end_and_beyond(server):
    async def play():
        ticket = begin(server).json()
        async with sit(server, ticket["table"], ticket["token"]) as ana:
            told = await my_step(ana)
            assert told["pages"][0]["words"]["key"] == "ko-guided-welcome"
            await another_is_answered(ana)
            assert await follow(ana) == OWN_STEPS
            assert ana.position["view"]["points"] == [19, 17, 12]
            assert [offer["options"] for offer in ana.position["guided"]["offers"]] == [
                {},
                {"mode": "totem"},
                {"mode": "tribe"},
            ]
            await ana.act(ana.position["options"][0]["action"])
            assert await ana.my_turn()
            assert ana.position["guided"] is None

    games = httpx.get(f"{server.url}/api/games", timeout=PATIENCE).json()
    assert next(game for game in games if game["game"] == GAME)["guided"]
    asyncio.run(play())


def test_it_goes_on_after_a_kill_and_after_an_undo(tmp_path):
    async def some_steps(server, ticket):
        async with sit(server, ticket["table"], ticket["token"]) as ana:
            await follow(ana, 2)
            return (await my_step(ana))["step"]

    async def the_rest(server, ticket, step):
        async with sit(server, ticket["table"], ticket["token"]) as ana:
            assert (await my_step(ana))["step"] == step
            await ana.send(type="undo", id="back", seen=ana.position["version"], ask=False)
            await ana.until("done")
            assert (await my_step(ana))["step"] < step
            await follow(ana)
            assert ana.position["guided"]["offers"]

    with running(tmp_path / "lascaux.db") as server:
        ticket = begin(server).json()
        step = asyncio.run(some_steps(server, ticket))
        server.kill()
        server.start()
        asyncio.run(the_rest(server, ticket, step))


def test_nobody_else_reads_the_lesson(server):
    async def watch(ticket):
        async with sit(server, ticket["table"]) as bob:
            assert bob.position["guided"] is None

    asyncio.run(watch(begin(server).json()))


@pytest.mark.parametrize(
    ("game", "name", "status"), [("chess", "Ana", 404), (GAME, "", 422), (GAME, "a" * 99, 422)]
)
def test_what_can_not_be_taught_is_refused(server, game, name, status):
    answer = begin(server, game, name)
    assert answer.status_code == status
    assert answer.json()["code"]
