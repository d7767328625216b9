"""People whose pages are closed are called: by push messages that only their browser reads, or by hooks."""

import asyncio
import json
import threading
import time
from ipaddress import ip_address
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils

from lascaux.server import destinations, posting
from lascaux.server.calls import UNSEEN, Calls, Turn
from lascaux.server.destinations import Place, is_public, place_of
from lascaux.server.errors import TableError
from lascaux.server.posting import trusted
from lascaux.server.seats import SeatState
from lascaux.server.table import Table
from lascaux.server.webpush import Keys, new_private
from tests.server.client import PATIENCE, Server, open_table, post, running, sit
from tests.server.outside import Browser, outside, raw, written

A_WHILE = 1.0  # in which something would have come


@pytest.fixture
def place():
    with outside() as started:
        yield started


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):
    with running(
        tmp_path_factory.mktemp("calls") / "tables.db", "unlimited", "push", "hooks", "private_hooks"
    ) as started:
        yield started


@pytest.fixture(scope="module")
def public_server(tmp_path_factory: pytest.TempPathFactory):
    """As it is on the internet."""
    with running(tmp_path_factory.mktemp("public") / "tables.db", "unlimited", "push", "hooks") as started:
        yield started


def call_me(server: Server, seats: list[dict], **wanted) -> httpx.Response:
    tokens = [seat["token"] for seat in seats]
    return httpx.post(f"{server.url}/api/calls", json={"tokens": tokens, **wanted}, timeout=PATIENCE)


def two_people(server: Server) -> tuple[dict, dict]:
    ana = open_table(server, 2)
    return ana, post(server, f"{ana['table']}/seats", name="Bo").json()


async def play_until(server: Server, actor: dict, other: dict) -> None:
    """`actor`, who alone is connected, acts until it is the other's turn."""
    async with sit(server, actor["table"], actor["token"]) as socket:
        while socket.position["options"]:
            answer = await socket.act(socket.position["options"][0]["action"])
            assert answer["type"] == "done"
        assert socket.position["actor"] == other["seat"]


def first_and_second(server: Server, *people: dict) -> list[dict]:
    actor = httpx.get(f"{server.url}/api/tables/{people[0]['table']}").json()["actor"]
    return sorted(people, key=lambda person: person["seat"] != actor)


def test_a_push_is_for_one_browser_only_and_holds_no_secret(server, place):
    ana, bo = two_people(server)
    browser, public = Browser(), httpx.get(f"{server.url}/api/calls").json()["push"]
    for person in (ana, bo):
        answer = call_me(server, [person], push=browser.subscription(f"{place.url}/{person['seat']}"))
        assert answer.json() == {"seats": 1}, answer.text
    post(server, f"{ana['table']}/start", ana["token"])
    first, second = first_and_second(server, ana, bo)
    path, headers, sealed = place.next()
    assert path == f"/{first['seat']}", "the one who begins is called"
    name = "Bo" if first is ana else "Ana"
    assert browser.read(sealed) == {
        "kind": "turn",
        "table": ana["table"],
        "path": f"/t/{ana['table']}",
        "title": "It's your turn",
        "body": f"Kingdomino Origins with {name}",
    }
    assert (headers["content-encoding"], headers["topic"], headers["ttl"]) == (
        "aes128gcm",
        ana["table"],
        "86400",
    )
    check_pass(headers["authorization"], place.url, public)
    asyncio.run(play_until(server, first, second))
    assert place.next(2)[0] == f"/{second['seat']}"
    time.sleep(A_WHILE)
    assert len(place.taken) == 2, "once a turn, and nobody who is there"
    everything = repr([(path, headers, browser.read(sealed)) for path, headers, sealed in place.taken])
    assert ana["token"] not in everything
    assert bo["token"] not in everything


def check_pass(header: str, audience: str, public: str) -> None:
    """The pass is for this push service and signed by the key that the browser subscribed with."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public)
    head, claims, signature = parts["t"].split(".")
    assert json.loads(raw(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(raw(claims))
    assert told["aud"] == audience
    assert 0 < told["exp"] - time.time() <= 86_400
    r, s = raw(signature)[:32], raw(signature)[32:]
    signed = utils.encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(public))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def test_whoever_is_at_the_table_is_not_called_and_a_rematch_calls_again(server, place):
    ana, bo = two_people(server)
    for person in (ana, bo):
        call_me(server, [person], hook=f"{place.url}/{person['seat']}")

    async def play():
        async with (
            sit(server, ana["table"], ana["token"]) as one,
            sit(server, bo["table"], bo["token"]) as two,
        ):
            post(server, f"{ana['table']}/start", ana["token"])
            people = {ana["seat"]: one, bo["seat"]: two}
            while one.position["actor"] is None:
                await one.until("position")
            while (newest := max(one.position, two.position, key=lambda seen: seen["version"]))[
                "result"
            ] is None:
                actor = people[newest["actor"]]
                while actor.position["version"] < newest["version"]:
                    await actor.until("position")
                await actor.act(actor.position["options"][0]["action"])

    asyncio.run(play())
    time.sleep(A_WHILE)
    assert place.taken == []
    again = post(server, f"{ana['table']}/rematch", ana["token"]).json()["table"]
    path, headers, content = place.next()
    told = json.loads(content)
    assert (told["kind"], told["table"], headers["content-type"]) == ("rematch", again, "application/json")
    assert path == "/1", "whoever offers it is not called"
    for person in (ana, bo):
        post(server, f"{again}/come", person["token"])
    told = json.loads(place.next(2)[2])
    assert (told["kind"], told["table"]) == ("turn", again)
    names = ["Bo", "Ana"]  # everybody moved on by one
    name, other = names[told["seat"]], names[1 - told["seat"]]
    assert told["text"] == f"{name}: It's your turn. Kingdomino Origins with {other}"


def test_everybody_is_called_once_a_turn_and_when_it_is_over(server, place):
    """They never meet: whoever was called comes, plays and goes."""
    ana, bo = two_people(server)
    call_me(server, [ana, bo], hook=place.url)
    post(server, f"{ana['table']}/start", ana["token"])
    actors = first_and_second(server, ana, bo)
    turns = [actors[0]["seat"]]
    place.next()
    while asyncio.run(is_played_by(server, actors[0])):
        actors.reverse()
        turns.append(actors[0]["seat"])
        place.next(len(turns))
    place.next(len(turns) + 1)
    told = [json.loads(content) for *_, content in place.taken]
    assert [one["seat"] for one in told if one["kind"] == "turn"] == turns
    assert [one["seat"] for one in told if one["kind"] == "over"] == [actors[1]["seat"]]


async def is_played_by(server: Server, actor: dict) -> bool:
    """Whether the game goes on when this person has done all that they can."""
    async with sit(server, actor["table"], actor["token"]) as socket:
        while socket.position["options"]:
            await socket.act(socket.position["options"][0]["action"])
        return socket.position["result"] is None


def test_others_who_go_to_and_fro_call_nobody_again():
    """Called once, and not again before they have acted, however often it becomes their turn."""
    calls = Calls(is_on=True)
    presence = SimpleNamespace(is_here=lambda seat: False)
    match = SimpleNamespace(is_over=False, actor=0)
    seats = [SeatState("person", name, token=name.encode()) for name in ("Ana", "Bo")]
    log: list = []
    table = cast(
        Table,
        SimpleNamespace(match=match, seats=seats, presence=presence, turn=Turn(), log=log, called={1: 0}),
    )
    for actor in (0, 1, 0, 1, 0):
        match.actor = actor
        calls.follow(table)
    assert calls.waiting.qsize() == 1
    log.append(SimpleNamespace(by=0))
    for actor in (1, 0):
        match.actor = actor
        calls.follow(table)
    assert calls.waiting.qsize() == 2


@pytest.mark.parametrize(("seconds", "count"), [(1.0, 1), (2 * UNSEEN, 0)])
def test_whoever_falls_asleep_as_their_turn_begins_is_called_a_moment_later(monkeypatch, seconds, count):
    """Their socket ends after it has begun; whoever goes much later has seen it."""
    monkeypatch.setattr("lascaux.server.calls.GRACE", 0.0)

    async def fall_asleep() -> int:
        calls, here = Calls(is_on=True), {0}
        presence = SimpleNamespace(is_here=lambda seat: seat in here)
        match = SimpleNamespace(is_over=False, actor=0)
        seats = [SeatState("person", "Ana", token=b"hers")]
        table = cast(
            Table,
            SimpleNamespace(match=match, seats=seats, presence=presence, turn=Turn(), log=[], called={}),
        )
        calls.follow(table)
        assert calls.waiting.empty()
        table.turn.began -= seconds
        here.clear()
        for _ in range(2):  # two devices, one call
            calls.note_gone(table, 0)
            await asyncio.sleep(0.01)
        return calls.waiting.qsize()

    assert asyncio.run(fall_asleep()) == count


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(server, place, status):
    ana, bo = two_people(server)
    browser, place.status = Browser(), status
    for person in (ana, bo):
        call_me(server, [person], push=browser.subscription(f"{place.url}/gone"))
    post(server, f"{ana['table']}/start", ana["token"])
    place.next()
    time.sleep(A_WHILE)
    asyncio.run(play_until(server, *first_and_second(server, ana, bo)))
    time.sleep(A_WHILE)
    assert len(place.taken) == 1


def test_a_hook_that_hangs_holds_up_nobody_and_is_led_nowhere(server, place):
    ana, bo = two_people(server)
    place.wait, place.status = threading.Event(), 302
    for person in (ana, bo):
        call_me(server, [person], hook=f"{place.url}/hook")
    started = time.monotonic()
    post(server, f"{ana['table']}/start", ana["token"])
    place.next()
    first, second = first_and_second(server, ana, bo)
    asyncio.run(play_until(server, first, second))
    asyncio.run(play_until(server, second, first))
    assert time.monotonic() - started < 8, "nobody has waited for the ten seconds of a hook"
    place.wait.set()
    place.next(2)
    time.sleep(A_WHILE)
    assert {path for path, *_ in place.taken} == {"/hook"}


def test_whoever_calls_it_off_is_not_called(server, place):
    ana, bo = two_people(server)
    own = [ana["token"], bo["token"]]
    call_me(server, [ana, bo], hook=f"{place.url}/hook")
    gone = httpx.request(
        "DELETE", f"{server.url}/api/calls", json={"tokens": own, "address": f"{place.url}/hook"}
    )
    assert gone.json() == {"seats": 2}
    post(server, f"{ana['table']}/start", ana["token"])
    time.sleep(A_WHILE)
    assert place.taken == []


def test_nobody_registers_for_another_and_no_seat_has_countless_places(server, place):
    ana, bo = two_people(server)
    stranger = call_me(server, [{"table": ana["table"], "token": "nobody's"}], hook=place.url)
    assert (stranger.status_code, stranger.json()["code"]) == (403, "no-seat")
    mixed = call_me(server, [ana, {"table": "nowhere", "token": "x"}], hook=f"{place.url}/0")
    assert mixed.json() == {"seats": 1}
    for number in range(9):
        call_me(server, [ana, bo], hook=f"{place.url}/{number}")
    post(server, f"{ana['table']}/start", ana["token"])
    place.next(5)
    time.sleep(A_WHILE)
    assert sorted(path for path, *_ in place.taken) == [f"/{number}" for number in range(4, 9)]


GOOD = Browser().subscription("https://192.0.2.1/push")
OFF_THE_CURVE = written(b"\x04" + b"\x01" * 64)


def wrong(endpoint: str = "https://8.8.8.8/push", **keys: str) -> dict:
    return {"endpoint": endpoint, "keys": GOOD["keys"] | keys}


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"push": wrong(p256dh="not base64 !")}, "bad-subscription"),
        ({"push": wrong(p256dh="AAAA")}, "bad-subscription"),
        ({"push": wrong(p256dh=OFF_THE_CURVE)}, "bad-subscription"),
        ({"push": wrong(auth="AAAA")}, "bad-subscription"),
        ({"push": {"endpoint": "https://8.8.8.8/push"}}, "malformed"),
        ({"push": wrong("http://8.8.8.8/push")}, "bad-address"),
        ({"push": wrong("ftp://8.8.8.8/push")}, "bad-address"),
        ({"push": wrong("https://user:word@8.8.8.8/push")}, "bad-address"),
        ({"push": wrong("https://8.8.8.8:99999/push")}, "bad-address"),
        ({"push": wrong("https:///push")}, "bad-address"),
        ({"push": wrong("https://8.8.8.8/a\r\nX: y")}, "bad-address"),
        ({"push": wrong("https://127.0.0.1/push")}, "private-address"),
        ({"push": wrong("https://2130706433/push")}, "private-address"),
        ({"hook": "https://localhost/hook"}, "private-address"),
        ({"hook": "https://[::1]/hook"}, "private-address"),
        ({"hook": "https://[::ffff:10.0.0.1]/hook"}, "private-address"),
        ({"hook": "https://169.254.169.254/latest"}, "private-address"),
        ({"hook": "https://no-such-host.invalid/hook"}, "unknown-host"),
        ({"hook": "x" * 1001}, "malformed"),
        ({}, "malformed"),
        ({"push": GOOD, "hook": "https://8.8.8.8/"}, "malformed"),
    ],
)
def test_what_is_broken_foreign_or_points_inside_is_refused(public_server, wanted, code):
    answer = call_me(public_server, [table_of(public_server)], **wanted)
    assert answer.status_code >= 400
    assert answer.json()["code"] == code, answer.text


def table_of(server: Server, known: dict[str, dict] = {}) -> dict:  # noqa: B006
    """One for all refusals."""
    if server.url not in known:
        known[server.url] = open_table(server, 2)
    return known[server.url]


def test_a_server_that_calls_nobody_says_so(tmp_path: Path):
    with running(tmp_path / "tables.db") as server:
        assert httpx.get(f"{server.url}/api/calls").json() == {"push": "", "hooks": False}
        seat = open_table(server, 2)
        assert call_me(server, [seat], push=GOOD).json()["code"] == "no-push"
        assert call_me(server, [seat], hook="https://8.8.8.8/").json()["code"] == "no-hooks"


def test_the_keys_outlive_the_server(tmp_path: Path):
    found = []
    for _ in range(2):
        with running(tmp_path / "tables.db", "unlimited", "push") as server:
            found.append(httpx.get(f"{server.url}/api/calls").json()["push"])
            assert server.stop() == 0
    assert found[0] == found[1]
    assert len(raw(found[0])) == 65


INSIDE = (
    "127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.1.1 100.64.0.1 0.0.0.0 224.0.0.1 240.0.0.1 "
    "255.255.255.255 ::1 :: fe80::1 fec0::1 fc00::1 ff02::1 ::ffff:127.0.0.1 2002:7f00:1:: "
    "64:ff9b::7f00:1 fc01::"
)


@pytest.mark.parametrize("address", INSIDE.split())
def test_addresses_of_ones_own_network(address):
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_addresses_of_others(address):
    assert is_public(ip_address(address))


def test_what_is_connected_to_is_what_was_looked_at(place, monkeypatch):
    """A name that is public at first and private a moment later leads nowhere."""
    port = int(place.url.rsplit(":", 1)[1])
    named = Place("http", "somewhere.example", port, "/here")
    trust = trusted()

    def send(found: str, may_be_private: bool) -> int:
        monkeypatch.setattr(destinations, "addresses_of", lambda host, port: [found])
        return asyncio.run(posting.post(named, {}, b"", trust, may_be_private))

    assert send("127.0.0.1", may_be_private=True) == place.status
    assert [(path, headers["host"]) for path, headers, _ in place.taken] == [
        ("/here", f"somewhere.example:{port}")
    ]
    with pytest.raises(TableError, match="network of the server"):
        send("127.0.0.1", may_be_private=False)


def test_plain_http_is_for_ones_own_network():
    assert place_of("http://10.0.0.1:8080/a?b=c", may_be_private=True).target == "/a?b=c"
    with pytest.raises(TableError):
        place_of("http://10.0.0.1/", may_be_private=False)


def test_a_pass_is_made_anew_when_the_date_was_set_back(monkeypatch):
    keys = Keys(new_private(), "mailto:ana@example.com")
    first = keys.authorization("https://push.example.com")
    assert keys.authorization("https://push.example.com") == first
    years_ago = time.time() - 10 * 365 * 86_400
    monkeypatch.setattr(time, "time", lambda: years_ago)
    assert keys.authorization("https://push.example.com") != first
