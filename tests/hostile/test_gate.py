"""A page of elsewhere can't make somebody's browser do anything here, nor by a name that leads here."""

import asyncio
from typing import Any

import httpx
import pytest
import websockets

from lascaux.server.gate import Gate
from lascaux.server.settings import Settings
from tests.server.client import open_table, running

FORM = '{"game": "stone-age", "players": 2, "public": true, "person": {"name": "Ana"}, "x": "="}'
ELSEWHERE = (
    {"origin": "https://elsewhere.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1:1"},
    {"origin": "http://[nonsense"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    public = "public_url=https://games.example.org"
    with running(tmp_path_factory.mktemp("gate") / "tables.db", "unlimited", public) as started:
        yield started


@pytest.mark.parametrize("headers", ELSEWHERE)
def test_a_form_of_elsewhere_opens_no_table(server, headers):
    content = FORM.replace(', "x": "="', "")
    answer = httpx.post(
        f"{server.url}/api/tables", content=content, headers={"content-type": "text/plain", **headers}
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "elsewhere")
    assert httpx.get(f"{server.url}/api/tables", headers=headers).json() == []


def test_our_own_pages_open_tables(server):
    for origin in (server.url, server.url.upper(), "https://games.example.org"):
        open_as = httpx.post(
            f"{server.url}/api/tables",
            content=FORM.replace(', "x": "="', "").replace("true", "false"),
            headers={"origin": origin},
        )
        assert open_as.status_code == 200


def test_a_page_of_elsewhere_gets_no_socket(server):
    table = open_table(server)["table"]
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"

    async def connect(origin):
        async with websockets.connect(address, origin=origin):
            return True

    assert asyncio.run(connect(server.url))
    with pytest.raises(websockets.InvalidStatus) as refused:
        asyncio.run(connect("https://elsewhere.example"))
    assert refused.value.response.status_code == 403


def test_a_name_that_is_somebody_elses_leads_nowhere(server):
    rebound = {"host": f"elsewhere.example:{server.port}"}
    answer = httpx.get(f"{server.url}/api/server", headers=rebound)
    assert (answer.status_code, answer.json()["code"]) == (421, "not-our-name")
    assert httpx.get(f"{server.url}/api/health", headers=rebound).status_code == 200
    for host in (
        "games.example.org",
        "localhost:8000",
        "hearth.local",
        "hearth",
        "192.168.0.4:8000",
        "[::1]:80",
    ):
        assert httpx.get(f"{server.url}/api/server", headers={"host": host}).status_code == 200


def test_behind_a_proxy_it_is_the_proxy_that_knows_the_names(tmp_path):
    scope: dict[str, Any] = {"type": "http", "method": "POST", "path": "/api/tables"}
    scope["headers"] = [(b"host", b"hearth.example:8443"), (b"origin", b"https://hearth.example:8443")]
    assert Gate(Settings(tmp_path)).why_shut(scope) is not None
    assert Gate(Settings(tmp_path, proxies="127.0.0.1")).why_shut(scope) is None
    scope["headers"] = [
        (b"host", b"127.0.0.1:8000"),
        (b"x-forwarded-host", b"hearth.example"),
        (b"origin", b"https://hearth.example"),
    ]
    assert Gate(Settings(tmp_path, proxies="127.0.0.1")).why_shut(scope) is None
    assert Gate(Settings(tmp_path)).why_shut(scope) is not None
