"""Limits mean people, not numbers: of IPv6 the network that somebody has; and only a proxy that is named can
say who asks."""

import asyncio

import httpx
import msgspec
import pytest

from lascaux.server.auth import MANY_TABLES, code_length
from lascaux.server.limits import CODES, TABLES, Buckets, Crowds, Rate
from lascaux.server.networks import Proxies, networks_of
from lascaux.server.rooms import Rooms
from lascaux.server.store import Store
from lascaux.server.thinking import Thinker
from lascaux.server.wire import NewTable
from tests.server.client import open_table, running

WANTED = {"game": "stone-age", "players": 2, "person": {"name": "Ana"}}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("hosts") / "tables.db", "limited", "proxies=127.0.0.1") as started:
        yield started


def opened(server, addresses: list[str]) -> list[int]:
    """Tables that these addresses could open, as a proxy tells of them."""
    url, codes = f"{server.url}/api/tables", []
    with httpx.Client() as client:
        for one in addresses:
            codes.append(client.post(url, json=WANTED, headers={"x-forwarded-for": one}).status_code)
    return codes


def test_a_network_of_ipv6_is_one_address(server):
    codes = opened(server, [f"2001:db8:1:1::{n:x}" for n in range(30)])
    assert codes.count(200) == TABLES.burst
    assert opened(server, ["2001:db8:1:ff00::1"]) == [200]


def test_many_networks_of_one_household_have_four_times_as_much(server):
    codes = opened(server, [f"2001:db8:2:{n % 10:x}::1" for n in range(100)])
    assert codes.count(200) == 4 * TABLES.burst
    assert opened(server, ["2001:db8:2:100::1"]) == [200]


@pytest.mark.parametrize(
    ("address", "networks"),
    [
        ("192.0.2.7", ("192.0.2.7",)),
        ("::ffff:192.0.2.7", ("192.0.2.7",)),
        ("2002:c000:207:5::1", ("192.0.2.7",)),
        ("2001:db8:1:abcd::1", ("2001:db8:1:abcd::/64", "2001:db8:1:ab00::/56")),
        ("", ("",)),
        ("x" * 999, ("x" * 64,)),
    ],
)
def test_whom_a_limit_means(address, networks):
    assert networks_of(address) == networks


def test_the_wider_network_is_counted_with_each_of_its_own():
    crowds, buckets = Crowds(1), Buckets(Rate(1, 0))
    addresses = [f"2001:db8::{n}:0:0:0:1" for n in range(6)]
    assert [crowds.come(one) for one in addresses] == [True] * 4 + [False] * 2
    assert [buckets.take(one) for one in addresses] == [True] * 4 + [False] * 2
    assert not crowds.come(addresses[0])
    for one in addresses[:4]:
        crowds.go(one)
    assert not crowds.here


def test_nobody_is_believed_who_is_not_named(tmp_path):
    with running(tmp_path / "tables.db", "limited") as server:
        codes = opened(server, [f"192.0.2.{n}" for n in range(24)])
    assert codes == [200] * 20 + [429] * 4
    named = Proxies("10.0.0.0/8, 192.0.2.1,nonsense")
    assert [one in named for one in ("10.1.2.3", "192.0.2.1", "127.0.0.1", "", "nonsense")] == [
        True,
        True,
        False,
        False,
        False,
    ]


def test_who_guesses_codes_has_to_stop_and_is_not_told_of_a_right_one(server):
    table = open_table(server)
    with httpx.Client(base_url=f"{server.url}/api", headers={"x-forwarded-for": "2001:db8:3::1"}) as client:
        paths = ("tables/{}", "replays/{}", "tables/{}/record")
        codes = [client.get(paths[n % 3].format(f"aaaa{n:02}")).status_code for n in range(30)]
        assert codes == [404] * int(CODES.burst) + [429] * (30 - int(CODES.burst))
        assert client.get(f"tables/{table['code']}").json()["code"] == "too-fast"
        assert client.get(f"tables/{table['table']}").status_code == 200
        other = {"x-forwarded-for": "2001:db8:3:1::1"}
        assert client.get(f"tables/{table['code']}", headers=other).status_code == 200


def test_codes_are_longer_when_many_tables_are_open_and_old_ones_stay_good(tmp_path, monkeypatch):
    assert [code_length(n) for n in (0, MANY_TABLES, MANY_TABLES + 1)] == [6, 6, 8]
    monkeypatch.setattr("lascaux.server.auth.MANY_TABLES", 2)

    async def open_four():
        rooms = Rooms(Store(tmp_path / "tables.db"), Thinker(1))
        wanted = msgspec.convert(WANTED, NewTable)
        tables = [(await rooms.open(wanted))[0] for _ in range(4)]
        again = Rooms(rooms.store, rooms.thinker)
        assert [(await again.find(table.code)).id for table in tables] == [table.id for table in tables]
        rooms.store.close()
        return [len(table.code) for table in tables]

    assert asyncio.run(open_four()) == [6, 6, 6, 8]
