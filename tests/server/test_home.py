"""What waits at home, in one request; seats on a second device, and how they are taken back."""

import asyncio

import httpx
import pytest

from tests.server.client import PATIENCE, Server, open_table, post, running, sit
from tests.server.test_rematch import finished


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("home") / "tables.db") as server:
        yield server


def ask(server: Server, path: str, method: str = "POST", token: str = "", **content) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return httpx.request(
        method, f"{server.url}/api/{path}", json=content or None, headers=headers, timeout=PATIENCE
    )


def home(server: Server, *tokens: str) -> list[dict]:
    return ask(server, "home", tokens=list(tokens)).json()


def test_all_tables_of_a_browser_come_by_one_request_also_after_a_restart(tmp_path):
    with running(tmp_path / "tables.db") as server:
        over, [ana, bo] = finished(server, "Bo", bots=0)
        again = post(server, f"{over}/rematch", bo).json()["table"]
        going_on = open_table(server, 2, ["random"])
        post(server, f"{going_on['table']}/start", going_on["token"])
        waiting = open_table(server, 2)
        for is_restarted in (False, True):
            if is_restarted:
                server.kill()
                server.start()
            found = {
                one["info"]["table"]: one
                for one in home(server, ana, going_on["token"], waiting["token"], "x")
            }
            assert set(found) == {over, again, going_on["table"], waiting["table"]}
            assert sorted(found[over]["result"]["places"]) in ([1, 2], [1, 1])
            assert found[again]["info"]["offer"]["before"] == over, "found by the token of the game before"
            assert found[again]["info"]["seats"][found[again]["yours"][0]["seat"]]["ready"] is False
            assert found[waiting["table"]]["yours"] == [{"seat": 0, "token": 2}]
            assert found[going_on["table"]]["info"]["actor"] is not None
            assert found[waiting["table"]]["info"]["status"] == "open"
    assert "seed" not in str(found)


def test_whoever_has_no_token_is_told_of_nothing(server):
    open_table(server, 2)
    assert home(server) == []
    assert home(server, "nobody's") == []
    assert ask(server, "home", tokens=[""]).status_code == 422
    assert ask(server, "home", tokens=["x"] * 201).status_code == 422


def test_a_link_carries_all_seats_to_a_second_device_once(server):
    one, other = open_table(server, 2, ["random"]), open_table(server, 2)
    link = ask(server, "devices", tokens=[one["token"], other["token"], "nobody's"]).json()
    assert link["seats"] == 2
    state = ask(server, f"devices/{link['id']}", "GET", link["owner"]).json()
    assert state["opened"] is None
    carried = {
        seat["table"]: seat["token"] for seat in ask(server, "devices/open", secret=link["secret"]).json()
    }
    assert set(carried) == {one["table"], other["table"]}
    assert not {one["token"], other["token"]} & set(carried.values()), "keys of their own"
    assert ask(server, "devices/open", secret=link["secret"]).json()["code"] == "link-used"
    assert post(server, f"{one['table']}/start", carried[one["table"]]).status_code == 200
    assert {table["info"]["table"] for table in home(server, *carried.values())} == set(carried)

    async def sit_and_lose_the_seat() -> None:
        async with sit(server, one["table"], carried[one["table"]]) as second:
            assert second.position["you"] == 0
            further = ask(server, "devices", tokens=[carried[one["table"]]])
            assert further.json()["code"] == "no-seats", "what was carried goes no further"
            await second.send(type="hello", token="somebody else's")
            assert (await second.until("refused"))["problem"]["code"] == "unknown-token"
            assert ask(server, f"devices/{link['id']}", "DELETE", link["secret"]).status_code == 404
            assert ask(server, f"devices/{link['id']}", "DELETE", link["owner"]).status_code == 200
            while second.position["you"] is not None:
                await second.until("position")
        async with sit(server, one["table"], carried[one["table"]]) as again:
            assert again.messages[-1]["problem"]["code"] == "unknown-token"
        async with sit(server, one["table"], one["token"]) as first:
            assert first.position["you"] == 0, "the first device keeps its own"

    asyncio.run(sit_and_lose_the_seat())
    assert home(server, *carried.values()) == []


def test_a_link_that_was_taken_back_or_never_was_opens_nothing(server):
    ticket = open_table(server, 2)
    link = ask(server, "devices", tokens=[ticket["token"]]).json()
    assert ask(server, f"devices/{link['id']}", "DELETE", link["owner"]).status_code == 200
    for secret in (link["secret"], link["id"], "nonsense"):
        assert ask(server, "devices/open", secret=secret).json()["code"] == "no-link"
    assert ask(server, "devices", tokens=["nobody's"]).json()["code"] == "no-seats"


def test_seats_of_a_second_device_go_along_to_the_next_game(server):
    table, [ana] = finished(server)
    link = ask(server, "devices", tokens=[ana]).json()
    [carried] = ask(server, "devices/open", secret=link["secret"]).json()
    again = post(server, f"{table}/rematch", carried["token"]).json()["table"]
    assert post(server, f"{again}/come", carried["token"]).json()["info"]["status"] == "playing"
