"""Another game for the same people: one offers it, all are told, and it begins with the last who comes."""

import asyncio
import sqlite3

import httpx
import pytest

from lascaux.server.rematch import seats_again
from lascaux.server.seats import SeatState
from tests.server.client import PATIENCE, Server, come, open_table, post, reveal, running, sit


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("rematch") / "tables.db") as server:
        yield server


def info(server: Server, table: str) -> dict:
    return httpx.get(f"{server.url}/api/tables/{table}", timeout=PATIENCE).json()


async def play(server: Server, table: str, tokens: list[str]) -> None:
    """Everybody takes their first option until it is over."""

    async def one(token: str) -> None:
        async with sit(server, table, token) as seat:
            while await seat.my_turn():
                action = seat.position["options"][0]["action"]
                seat.position["options"] = []
                await seat.act(action)

    await asyncio.gather(*map(one, tokens))


def finished(server: Server, *others: str, bots: int = 1) -> tuple[str, list[str]]:
    """A game of Ana and these others, played to its end, and the tokens in the order of their seats."""
    ticket = open_table(server, 1 + len(others) + bots, ["random"] * bots)
    tokens = [
        ticket["token"],
        *(post(server, f"{ticket['table']}/seats", name=name).json()["token"] for name in others),
    ]
    post(server, f"{ticket['table']}/start", tokens[0])
    asyncio.run(play(server, ticket["table"], tokens))
    assert info(server, ticket["table"])["status"] == "over"
    return ticket["table"], tokens


def test_against_bots_the_next_game_begins_with_one_click(server):
    table, [ana] = finished(server)
    again = post(server, f"{table}/rematch", ana).json()
    assert again["status"] == "open"
    asked = come(server, again["table"], ana, "Ana").json()["info"]
    assert [one["seat"] for one in asked["start"]["contributors"]] == [1]
    begun = reveal(server, again["table"], ana, "Ana").json()
    assert begun["status"] == "playing"
    assert [seat["kind"] for seat in begun["seats"]] == ["bot", "person"], "everybody moved on by one"


def test_all_are_told_and_it_begins_with_the_last_who_comes(server):
    table, [ana, bo, cleo] = finished(server, "Bo", "Cleo")

    async def offer_and_come() -> None:
        async with sit(server, table, bo) as looking:
            again = post(server, f"{table}/rematch", ana, order="same").json()
            come(server, again["table"], ana, "Ana")
            while (looking.position["info"]["rematch"] or {}).get("coming") != [0]:
                await looking.until("position")
            told = looking.position["info"]["rematch"]
            assert (told["table"], told["by"], told["order"]) == (again["table"], "Ana", "same")
            assert post(server, f"{table}/rematch", bo, order="result").json()["table"] == again["table"]
            assert come(server, again["table"], bo, "Bo").json()["info"]["start"] is None
            assert [seat["ready"] for seat in info(server, again["table"])["seats"]] == [
                True,
                True,
                False,
                True,
            ]
            assert come(server, again["table"], cleo, "Cleo").json()["info"]["start"]["is_on"]
            for token, name in ((cleo, "Cleo"), (ana, "Ana"), (bo, "Bo")):
                begun = reveal(server, again["table"], token, name).json()["status"]
            assert begun == "playing"
            while looking.position["info"]["rematch"]["status"] != "playing":
                await looking.until("position")
            assert looking.position["info"]["rematch"]["coming"] == [0, 1, 2]

    asyncio.run(offer_and_come())


def test_a_bot_stands_in_for_whoever_does_not_come_and_who_declines_is_told(server):
    table, [ana, bo, cleo] = finished(server, "Bo", "Cleo", bots=0)
    again = post(server, f"{table}/rematch", ana, order="same").json()["table"]
    post(server, f"{again}/come", ana)
    httpx.request(
        "DELETE", f"{server.url}/api/tables/{again}/seats", headers={"authorization": f"Bearer {cleo}"}
    )
    assert info(server, table)["rematch"]["declined"] == [2]
    seats = post(server, f"{again}/start", ana).json()["seats"]
    assert [(seat["kind"], seat["stands_in"]) for seat in seats] == [
        ("person", False),
        ("bot", True),
        ("bot", False),
    ]

    late_come = come(server, again, bo, "Bo")
    assert (late_come.status_code, late_come.json()["seat"], late_come.json()["is_salted"]) == (200, 1, False)

    async def come_late() -> None:
        async with sit(server, again, bo) as late:
            assert late.position["you"] == 1

    asyncio.run(come_late())
    assert [seat["kind"] for seat in info(server, again)["seats"]] == ["person", "person", "bot"]


def test_an_offer_outlives_the_server(tmp_path):
    with running(tmp_path / "tables.db") as server:
        table, [ana, bo] = finished(server, "Bo", bots=0)
        again = post(server, f"{table}/rematch", ana).json()["table"]
        come(server, again, ana, "Ana")
        server.kill()
        server.start()
        assert info(server, table)["rematch"]["coming"] == [0]
        assert info(server, again)["offer"] == {"before": table, "by": "Ana", "order": "rotate"}
        assert come(server, again, ana, "other").json()["is_salted"] is False, "luck counts once"
        assert post(server, f"{again}/come", bo).json()["info"]["status"] == "open"
        assert reveal(server, again, ana, "Ana").json()["status"] == "playing"


def test_a_game_that_followed_another_in_an_older_file_is_in_nobodys_way(tmp_path):
    """Files of before know that it follows, but not who offered it."""
    with running(tmp_path / "tables.db") as server:
        table, [ana] = finished(server)
        again = post(server, f"{table}/rematch", ana).json()["table"]
        server.kill()
        with sqlite3.connect(server.db) as file:
            file.execute("UPDATE tables SET offer = '' WHERE id = ?", (again,))
        file.close()
        server.start()
        assert info(server, again)["offer"] is None
        assert info(server, table)["rematch"] is None


def test_who_has_no_seat_offers_nothing_and_no_game_is_offered_before_the_end(server):
    table, _ = finished(server)
    assert post(server, f"{table}/rematch", "nobody").status_code == 403
    assert post(server, f"{table}/rematch", order="upside down").status_code == 422
    assert info(server, table)["rematch"] is None
    going_on = open_table(server, 2, ["random"])
    assert post(server, f"{going_on['table']}/rematch", going_on["token"]).json()["code"] == "not-over"


def test_orders_of_seats():
    seats = [SeatState("person", name, token=name.encode()) for name in "abc"]
    order = {
        wanted: [seat.name for seat in seats_again(seats, wanted, [1, 3, 2])]
        for wanted in ("same", "rotate", "result")
    }
    assert order == {"same": ["a", "b", "c"], "rotate": ["b", "c", "a"], "result": ["b", "c", "a"]}
    left = seats_again([SeatState("left", "a"), SeatState("bot", "b", bot="greedy")], "same", [1, 2])
    assert [seat.kind for seat in left] == ["open", "bot"]
