"""A game too long for a record that could be read again: its download says so."""

import asyncio
import json
import threading
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.responses import Response

import lascaux
from lascaux.server import api_tables
from lascaux.server.answering import answered
from lascaux.table import record as records


@pytest.fixture
def request_of_a_record(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Of a game that is over."""
    game = lascaux.load("kingdomino-origins")
    match = lascaux.Match(game, game.setup(2, {}), seed=bytes(16))
    while not match.is_over:
        match.play(match.actor, match.legal()[0])
    table = SimpleNamespace(status="over", playing=lambda: match, lock=asyncio.Lock())

    async def this_table(request: object) -> SimpleNamespace:
        return table

    monkeypatch.setattr(api_tables, "table_of", this_table)
    state = SimpleNamespace(settings=SimpleNamespace(is_unlimited=True))
    return SimpleNamespace(app=SimpleNamespace(state=state), match=match)


def answer_to(request: Any) -> Response:
    async def asked() -> Response:
        return await answered(api_tables.record)(request)

    return asyncio.run(asked())


def test_a_record_that_nobody_could_read_is_not_given_out(
    request_of_a_record: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = answer_to(request_of_a_record)
    assert (given.status_code, bytes(given.body).decode()) == (
        200,
        records.write_record(request_of_a_record.match),
    )
    monkeypatch.setattr(records, "MOST_CHARACTERS", 1000)
    refused = answer_to(request_of_a_record)
    said = json.loads(bytes(refused.body))
    assert (refused.status_code, said["code"]) == (409, "record-too-long")
    assert "at most 1000 characters" in said["text"]


def test_nobody_waits_while_a_record_is_written(
    request_of_a_record: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def write(match: object) -> str:
        threads.append(threading.current_thread())
        return "record"

    monkeypatch.setattr(api_tables, "write_record", write)
    assert answer_to(request_of_a_record).body == b"record"
    assert threads != [threading.main_thread()]
