"""Where friends find a server: told by the person who runs it, or found without a word to the network."""

import asyncio
import socket
from pathlib import Path

import msgspec
import pytest
from starlette.requests import Request

from lascaux.server import addresses
from lascaux.server.addresses import bases, is_of_a_network, public_base
from lascaux.server.api_server import server
from lascaux.server.app import make_app
from lascaux.server.settings import Settings


@pytest.mark.parametrize(
    ("url", "base"),
    [
        ("https://games.example.org", "https://games.example.org"),
        (" http://Games.example.org:8080/ ", "http://games.example.org:8080"),
        ("http://192.168.0.4:8000", "http://192.168.0.4:8000"),
        ("https://[2001:db8::5]:8443", "https://[2001:db8::5]:8443"),
    ],
)
def test_an_address_that_others_can_be_made_of(url, base):
    assert public_base(url) == base


@pytest.mark.parametrize(
    "url",
    [
        *("games.example.org", "ftp://games.example.org", "javascript:alert(1)", "https://", "//games", "x"),
        *(
            "https://games.example.org/lascaux",
            "https://games.example.org?x=1",
            "https://games.example.org/#t",
        ),
        *(
            "https://me:secret@games.example.org",
            "https://games example.org",
            "https://<b>",
            "https://a\x07b",
        ),
        *("https://games.example.org:0", "https://games.example.org:99999", "https://games:x", "https://[zz"),
        "https://" + "x" * 300,
    ],
)
def test_any_other_is_refused(url):
    with pytest.raises(ValueError, match=r"scheme|host|port|Port|path|IPv6"):
        public_base(url)


@pytest.fixture
def machine(monkeypatch):
    """Two networks, and some noise."""
    towards = {socket.AF_INET: "192.168.0.4", socket.AF_INET6: "2001:db8::4"}
    others = ["127.0.0.1", "10.1.2.3", "192.168.0.4", "169.254.3.3"]
    monkeypatch.setattr(addresses, "address_towards", lambda host, kind: towards[kind])
    monkeypatch.setattr(addresses, "interface_addresses", lambda: others)


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("127.0.0.1", []),
        ("localhost", []),
        ("::1", []),
        ("0.0.0.0", ["http://192.168.0.4:8000", "http://10.1.2.3:8000"]),
        ("::", ["http://[2001:db8::4]:8000"]),
        ("10.1.2.3", ["http://10.1.2.3:8000"]),
        ("hearth.local", ["http://hearth.local:8000"]),
    ],
)
def test_where_others_in_the_network_find_what_listens_here(machine, host, found):
    assert bases(host, 8000) == found


def test_this_very_machine_tells_nothing_that_is_no_address_of_a_network():
    assert all(map(is_of_a_network, addresses.own_addresses(socket.AF_INET)))


def asked(address: str = "127.0.0.1", **settings) -> dict:
    """By somebody at this address."""
    app = make_app(Settings(Path("unused.db"), is_unlimited=True, **settings))
    request = Request({"type": "http", "app": app, "client": (address, 5000)})
    return msgspec.to_builtins(asyncio.run(server(request)))


def test_the_page_is_told_how_friends_get_here(machine):
    alone = asked(command="lascaux serve --host 0.0.0.0")
    assert alone == {
        "public_url": "",
        "addresses": [],
        "is_alone": True,
        "command": "lascaux serve --host 0.0.0.0",
    }
    at_home = asked(host="0.0.0.0", port=8001)
    assert at_home["addresses"] == ["http://192.168.0.4:8001", "http://10.1.2.3:8001"]
    assert not at_home["is_alone"]
    public = asked(host="0.0.0.0", public_url="https://games.example.org")
    assert (public["public_url"], public["addresses"]) == ("https://games.example.org", [])
    assert not asked(public_url="https://games.example.org")["is_alone"]


def test_whoever_comes_from_elsewhere_hears_nothing_of_the_network_here(machine):
    guest = asked("203.0.113.9", host="0.0.0.0")
    assert (guest["addresses"], guest["command"]) == ([], "")
