"""`lascaux serve` takes its settings from the environment, too, and says in a line what is wrong."""

import random
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing

import pytest

from lascaux.cli import serve
from lascaux.server import serving
from lascaux.server.store import Store
from tests.server.test_migrations import FIRST


@pytest.fixture
def served(monkeypatch):
    """What the server would be run with."""
    runs: list = []
    monkeypatch.setattr(serving, "run_server", lambda *settings: runs.append(settings))
    return runs


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_every_setting_comes_from_the_environment_too(served, tmp_path, monkeypatch, lascaux):
    (tmp_path / "index.html").write_text("page")
    opened: list = []
    monkeypatch.setattr(serve, "open_browser", lambda *where: opened.append(where))
    port = free_port()
    for name, value in {
        "HOST": "127.0.0.1",
        "PORT": str(port),
        "DB": str(tmp_path / "own.db"),
        "WORKERS": "3",
        "CLIENT": str(tmp_path),
        "PROXIES": "10.0.0.1,10.0.0.2",
        "PUBLIC_URL": "https://games.example.org/",
        "PUSH": "yes",
        "PUSH_CONTACT": "mailto:ana@example.com",
        "HOOKS": "yes",
        "PRIVATE_HOOKS": "yes",
        "OPEN": "yes",
        "LANG": "en",
    }.items():
        monkeypatch.setenv(f"LASCAUX_{name}", value)
    done = lascaux("serve")
    assert done.code == 0
    (settings, host, used), *_ = served
    assert (host, used, settings.workers) == ("127.0.0.1", port, 3)
    assert (settings.db, settings.client) == (tmp_path / "own.db", tmp_path)
    assert settings.proxies == "10.0.0.1,10.0.0.2"
    assert settings.public_url == "https://games.example.org"
    assert (settings.push, settings.hooks, settings.private_hooks) == (True, True, True)
    assert settings.push_contact == "mailto:ana@example.com"
    assert opened == [("127.0.0.1", port)]
    assert f"http://127.0.0.1:{port}" in done.out


def test_where_friends_find_it_is_said_at_the_start(served, tmp_path, monkeypatch, lascaux):
    monkeypatch.setenv("LASCAUX_CALLED", "python3 dev.py run")
    usual = ["serve", "--db", str(tmp_path / "tables.db")]
    assert "python3 dev.py run serve --host 0.0.0.0" in lascaux(*usual).out
    assert served[0][0].command == "python3 dev.py run serve --host 0.0.0.0"
    public = lascaux(*usual, "--public-url", "https://games.example.org").out
    assert "Friends can open https://games.example.org" in public
    monkeypatch.setattr("lascaux.server.addresses.own_addresses", lambda kind: ["192.168.0.4"])
    assert "Friends can open http://192.168.0.4:" in lascaux(*usual, "--host", "0.0.0.0").out
    monkeypatch.setattr("lascaux.server.addresses.own_addresses", lambda kind: [])
    assert "in no network" in lascaux(*usual, "--host", "0.0.0.0").out


def test_push_without_its_package_says_what_to_install(served, tmp_path, monkeypatch, lascaux):
    monkeypatch.setattr(serve, "find_spec", lambda name: None)
    done = lascaux("serve", "--push", "--db", str(tmp_path / "own.db"))
    assert done.code != 0
    assert 'pip install "lascaux[push]"' in done.err
    assert served == []


def test_the_help_names_the_variable_of_every_option(lascaux):
    said = lascaux("serve", "--help").out
    options = [word for word in said.split() if word.startswith("--")]
    assert {"--host", "--port", "--db", "--open"} <= set(options)
    assert said.count("LASCAUX_") == len(set(options))


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (["--db", "{folder}"], "can't keep tables: unable to open database file"),
        (["--db", "{folder}/text"], "can't keep tables: file is not a database"),
        (["--db", "{folder}/none/tables.db"], "the folder of this file does not exist"),
        (["--client", "{folder}/none"], "holds no built client"),
        (["--workers", "0"], "--workers must be from 1 to 256"),
        (["--port", "0"], "--port must be from 1 to 65535"),
        (["--host", "192.0.2.1"], "Nothing can listen at"),
        (["--public-url", "games.example.org"], "--public-url must be an address such as"),
        (["--public-url", "https://example.org/games"], "without a path"),
    ],
)
def test_a_setting_that_does_not_work_is_said_in_a_line(served, tmp_path, lascaux, wanted, said):
    (tmp_path / "text").write_text("no database " * 100)
    usual = ["--db", str(tmp_path / "tables.db")] if "--db" not in wanted else []
    done = lascaux("serve", *usual, *[word.format(folder=tmp_path) for word in wanted])
    assert done.code == 2
    assert said in done.err
    assert len(done.err.splitlines()) == 1
    assert served == []


HOLD = """
import sys
from pathlib import Path
from lascaux.cli.serve import hold
held = hold(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_two_servers_do_not_share_a_file_and_one_that_was_killed_lets_it_go(served, tmp_path, lascaux):
    db = tmp_path / "tables.db"
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(db)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        assert other.stdout
        assert other.stdout.readline() == "held\n"
        done = lascaux("serve", "--db", str(db))
        assert (done.code, served) == (2, [])
        assert "Another server keeps its tables in" in done.err
        assert lascaux("serve", "--db", str(tmp_path / "other.db")).code == 0
    finally:
        other.kill()
        other.communicate()
    assert lascaux("serve", "--db", str(db)).code == 0


def test_a_link_to_a_file_is_the_same_file(served, tmp_path, lascaux):
    db, link = tmp_path / "tables.db", tmp_path / "link.db"
    db.touch()
    link.symlink_to(db)
    command = [sys.executable, "-c", HOLD, str(db)]
    other = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert other.stdout
        assert other.stdout.readline() == "held\n"
        done = lascaux("serve", "--db", str(link))
        assert (done.code, done.out, served) == (2, "", [])
        assert "Another server keeps its tables in" in done.err
    finally:
        other.kill()
        other.communicate()


LIMITED = """
import resource
import sys
from lascaux.cli.main import run
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), int(sys.argv[1])))
sys.exit(run(["serve", "--db", sys.argv[2], "--port", sys.argv[3]]))
"""


@pytest.mark.parametrize("is_new", [True, False])
def test_a_disk_that_takes_nothing_is_said_before_anything_listens(tmp_path, is_new):
    """Files that may not grow are as good as a full disk."""
    pytest.importorskip("resource")
    db = tmp_path / "tables.db"
    if not is_new:
        Store(db).close()
    for most in (0, 4096):
        command = [sys.executable, "-c", LIMITED, str(most), str(db), str(free_port())]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert (done.returncode, done.stdout) == (2, "")
        assert "can't keep tables: " in done.stderr
        assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("seed", range(6))
def test_a_file_that_is_damaged_all_over_is_refused_in_a_line(served, tmp_path, lascaux, seed):
    db, luck = tmp_path / "tables.db", random.Random(seed)
    Store(db).close()
    content = bytearray(db.read_bytes())
    for _ in range(300):
        content[luck.randrange(100, len(content))] ^= 1 << luck.randrange(8)
    db.write_bytes(content)
    done = lascaux("serve", "--db", str(db))
    assert (done.code, served) == (2, [])
    assert f"{db} can't keep tables: " in done.err
    assert len([line for line in done.err.splitlines() if line.startswith("lascaux: ")]) == 1


def test_a_file_of_a_newer_program_is_refused_in_a_line(served, tmp_path, lascaux):
    db = tmp_path / "tables.db"
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("PRAGMA user_version = 999")
    done = lascaux("serve", "--db", str(db))
    assert (done.code, done.out, served) == (2, "", [])
    assert "was written by a newer Lascaux" in done.err


def test_damaged_tables_are_told_at_the_start_and_taken_from_a_backup(served, tmp_path, lascaux):
    db, backup = tmp_path / "tables.db", tmp_path / "backup.db"
    with closing(sqlite3.connect(db)) as connection:
        connection.executescript(FIRST.read_text())
    Store(db).close()
    assert lascaux("backup", str(backup), "--db", str(db)).code == 0
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute("DELETE FROM moves WHERE version > 7")
        connection.execute("INSERT INTO asides VALUES ('playing00000', 'damaged', 'its end is gone', 0)")
    assert "set aside, all others go on" in lascaux("serve", "--db", str(db)).out
    done = lascaux("serve", "--db", str(db), "--heal", str(backup))
    assert f"Tables taken from {backup}: 1." in done.out
    assert "set aside" not in lascaux("serve", "--db", str(db)).out


@pytest.mark.parametrize("wanted", [["--keep-open", "-1"], ["--records-mb", "-5"], ["--records-a-day", "0"]])
def test_what_is_kept_has_bounds(served, tmp_path, lascaux, wanted):
    done = lascaux("serve", "--db", str(tmp_path / "tables.db"), *wanted)
    assert (done.code, served) == (2, [])
    assert "must be from 0 to" in done.err


def test_the_browser_opens_when_somebody_answers(monkeypatch):
    opened: list = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    port = free_port()
    opening = threading.Thread(target=serve.open_browser, args=("127.0.0.1", port))
    opening.start()
    time.sleep(0.3)
    assert opened == []
    with socket.create_server(("127.0.0.1", port)):
        opening.join(60)
    assert opened == [f"http://127.0.0.1:{port}/"]


def test_an_address_with_colons_stands_in_brackets():
    assert serve.address("::1", 8000) == "http://[::1]:8000"
    assert serve.address("localhost", 8000) == "http://localhost:8000"
