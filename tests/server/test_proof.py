"""The proof of the deals: the server deals a finished game anew, and refuses what was forged."""

import hashlib
import json
import sqlite3
import zlib

import httpx
import pytest

from lascaux.server.replays import proven
from lascaux.table.match import Match
from lascaux.table.record import read_record
from lascaux.table.tape import Step
from tests.server.client import open_table, post, running
from tests.server.test_looking_back import finished, look, server

__all__ = ["finished", "server"]  # fixtures


@pytest.fixture(scope="module")
def record(server, finished) -> list[dict]:
    text = httpx.get(f"{server.url}/api/tables/{finished['table']}/record").text
    return [json.loads(line) for line in text.splitlines()]


def bring(server, lines: list[dict]) -> httpx.Response:
    text = "".join(json.dumps(line) + "\n" for line in lines)
    return httpx.post(f"{server.url}/api/records", content=text, timeout=60)


def changed(lines: list[dict], at: int, **fields: object) -> list[dict]:
    return [line | fields if number == at % len(lines) else line for number, line in enumerate(lines)]


def test_a_finished_table_proves_its_deals(server, finished, record):
    proof = look(server, f"{finished['table']}/proof").json()
    assert hashlib.sha256(bytes.fromhex(proof["seed"])).hexdigest() == finished["commitment"]
    assert proof["commitment"] == finished["commitment"]
    assert proof["salt"] == record[0]["salt"]
    assert (proof["deals"], proof["bent"]) == (sum(line.get("by") == "chance" for line in record), None)
    assert proof["deals"] > 5


def test_a_record_that_was_brought_proves_the_same(server, finished, record):
    brought = bring(server, record).json()["id"]
    assert look(server, f"{brought}/proof").json() == look(server, f"{finished['table']}/proof").json()


def test_a_game_that_goes_on_keeps_its_seed(server):
    ticket = open_table(server, 2, ["random"])
    assert look(server, f"{ticket['table']}/proof", ticket["token"]).json()["code"] == "not-started"
    post(server, f"{ticket['table']}/start", ticket["token"])
    refused = look(server, f"{ticket['table']}/proof", ticket["token"])
    assert (refused.status_code, refused.json()["code"]) == (409, "not-over")
    assert "seed" not in refused.text
    assert look(server, "nothing/proof").status_code == 404


def test_forged_records_are_refused_with_their_line(server, record):
    deal = next(number for number, line in enumerate(record) if line.get("by") == "chance")
    other = next(line for line in record[deal + 1 :] if line.get("by") == "chance")
    seed = record[-1]["seed"]
    forged = {
        "a deal": (changed(record, deal, action=other["action"]), deal + 1),
        "the seed": (changed(record, -1, seed=seed[::-1]), len(record)),
        "the salt": (changed(record, 0, salt="mine"), deal + 1),
        "seed and commitment": (
            changed(changed(record, -1, seed="00" * 16), 0, commitment=hashlib.sha256(bytes(16)).hexdigest()),
            deal + 1,
        ),
    }
    for what, (lines, line) in forged.items():
        refused = bring(server, lines)
        assert refused.status_code == 422, what
        assert refused.json()["code"] == "record", what
        assert f"line {line}:" in refused.json()["text"], (what, refused.text)


def test_the_server_believes_no_step_of_a_match(record):
    """What a match claims to have dealt is dealt anew: the number of the bent deal is told."""
    held = read_record("".join(json.dumps(line) + "\n" for line in record))
    match = held.to_match()
    assert proven(match).bent is None
    bent = Match(match.game, match.setup, match.seed, match.salt + "x", list(match.names))
    bent.steps = [Step(step.actor, step.action, step.named, step.events, step.shut) for step in match.steps]
    first = next(number for number, step in enumerate(match.steps, 1) if step.actor < 0)
    assert proven(bent).bent == first


def test_a_record_that_was_changed_on_disk_is_refused(tmp_path, record):
    path = tmp_path / "tables.db"
    with running(path) as first:
        id_ = bring(first, record).json()["id"]
        assert look(first, f"{id_}/proof").json()["bent"] is None
    forged = "".join(json.dumps(line) + "\n" for line in changed(record, 0, salt="mine"))
    spoiled = (
        (zlib.compress(forged.encode()), "record", "does not follow from the seed"),
        (b"nothing packed", "not-read", "could not be read"),
    )
    for packed, code, said in spoiled:
        with sqlite3.connect(path) as disk:
            disk.execute("UPDATE brought SET packed = ? WHERE id = ?", (packed, id_))
        with running(path) as again:
            refused = look(again, f"{id_}/proof").json()
            assert refused["code"] == code
            assert said in refused["text"]
