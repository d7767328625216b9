"""docs/hosting.md can be followed: its commands are ours, its units good, a game goes through its proxy."""

import asyncio
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from lascaux.cli.main import make_app
from tests.hosting.page import (
    DEPLOY,
    PAGE,
    PROGRAM,
    TYPED,
    commands,
    container_lines,
    settings_file,
    tool,
)
from tests.hosting.proxy import NAME, hosted

SAFE = 2.0
NEW = {"game": "kingdomino-origins", "players": 2, "bots": ["random"], "person": {"name": "Ana"}}


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_every_command_is_one_that_there_is(words):
    if words != ["--version"]:
        make_app(words).parse_args(words, print_error=False, exit_on_error=False)


def test_the_page_shows_every_way_to_look_after_a_server():
    assert {words[0] for words in commands()} >= {"serve", "backup", "restore", "admin"}


def test_every_variable_is_one_that_serve_reads():
    """The backup reads the same file."""
    container = "\n".join(container_lines())
    named = set(re.findall(r"LASCAUX_[A-Z_]+", PAGE + container)) | settings_file().keys()
    environment = {**os.environ, "COLUMNS": "400"}
    command = [sys.executable, "-m", "lascaux.cli", "serve", "--help"]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert named - set(re.findall(r"LASCAUX_[A-Z_]+", told)) == set()


@pytest.mark.parametrize("text", TYPED, ids=lambda text: text.splitlines()[0])
def test_what_is_typed_is_good_shell(text):
    subprocess.run([tool("bash"), "-n"], input=text, text=True, check=True)


def test_the_page_uses_every_file_of_the_folder_and_no_other():
    files = {path.name for path in DEPLOY.iterdir()}
    installed = {word for text in TYPED for word in shlex.split(text) if "/" not in word and "." in word}
    assert files - set(re.findall(r"[\w.-]+", " ".join(TYPED))) == set()
    ours = {name for name in installed if name.endswith((".service", ".timer", ".env", ".conf"))}
    assert ours - files == set()


@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.service")), ids=lambda unit: unit.name)
def test_a_unit_gives_away_little(unit):
    command = [tool("systemd-analyze"), "security", "--offline=true", "--no-pager", str(unit)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    level = re.search(r"Overall exposure level for \S+: ([\d.]+)", told)
    assert level
    assert float(level[1]) < SAFE


def test_the_units_are_good(tmp_path):
    units = [path for path in DEPLOY.iterdir() if path.suffix in (".service", ".timer")]
    for unit in units:
        (tmp_path / unit.name).write_text(unit.read_text().replace(PROGRAM, sys.executable))
    paths = [str(tmp_path / unit.name) for unit in units]
    checked = subprocess.run(
        [tool("systemd-analyze"), "verify", *paths], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stderr) == (0, "")


def test_the_caddyfile_is_good(tmp_path):
    command = [tool("caddy"), "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    home = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(command, env=home, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_container_asks_for_its_health_where_it_listens():
    text = "\n".join(container_lines())
    assert "http://127.0.0.1:8000/api/health" in text
    assert "LASCAUX_PORT=8000" in text
    assert "EXPOSE 8000" in text


@pytest.fixture(scope="module")
def client(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("client")
    (folder / "index.html").write_text("<html><head><title>Lascaux</title></head></html>")
    return folder


@pytest.fixture(scope="module")
def site(tmp_path_factory, client):
    with hosted(tmp_path_factory.mktemp("host"), LASCAUX_CLIENT=str(client), LASCAUX_WORKERS="1") as site:
        yield site


def test_a_whole_game_goes_through_the_proxy_and_is_counted(site):
    with site.asking() as ana:
        ticket = ana.post("/api/tables", json=NEW).json()
        seat = {"authorization": f"Bearer {ticket['token']}"}
        assert ana.post(f"/api/tables/{ticket['table']}/start", headers=seat).status_code == 200
        end = asyncio.run(site.play(ticket))
        assert end["result"]["points"]
        record = ana.get(f"/api/tables/{ticket['table']}/record").text
    assert record.count("\n") > 20
    numbers = httpx.get(f"http://127.0.0.1:{site.metrics}/metrics").text
    moves = re.search(r'lascaux_moves_total\{by="person"\} (\S+)', numbers)
    assert moves
    assert float(moves[1]) > 20
    named = set(re.findall(r"`((?:lascaux|process)_\w+)`", PAGE))
    assert {name for name in named if name not in numbers} == set()


def test_who_asks_is_counted_by_their_own_address_whatever_they_say(site):
    with site.asking("127.0.0.2") as much, site.asking("127.0.0.3") as little:
        codes = [much.get("/api/games").status_code for _ in range(200)]
        assert (codes[0], codes[-1]) == (200, 429)
        assert much.get("/api/games", headers={"x-forwarded-for": "198.51.100.7"}).status_code == 429
        assert little.get("/api/games").status_code == 200


def test_links_begin_with_the_public_address(site):
    with site.asking() as ana:
        assert ana.get("/api/server").json()["public_url"] == f"https://{NAME}"
        assert f'"https://{NAME}/preview/' in ana.get("/").text


def test_without_a_public_address_links_begin_as_it_was_asked(tmp_path, client):
    with (
        hosted(tmp_path, LASCAUX_CLIENT=str(client), LASCAUX_PUBLIC_URL="") as site,
        site.asking() as ana,
    ):
        assert f'"https://{NAME}/preview/' in ana.get("/").text


def test_plain_http_leads_to_tls_and_numbers_are_not_public(site):
    answer = httpx.get(f"http://127.0.0.1:{site.plain}/t/abc", headers={"host": NAME})
    assert (answer.status_code, answer.headers["location"]) == (301, f"https://{NAME}/t/abc")
    with site.asking() as ana:
        assert "lascaux_moves" not in ana.get("/metrics").text
        assert ana.get("/api/ready").json() == {"ready": True}
