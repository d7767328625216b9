"""A game too long for a record that could be read again: its download says so."""

import asyncio
import json
from types import SimpleNamespace

import pytest

import lascaux
from lascaux.server import api_tables
from lascaux.server.answering import answered
from lascaux.table import record as records


def test_a_record_that_nobody_could_read_is_not_given_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = lascaux.load("kingdomino-origins")
    match = lascaux.Match(game, game.setup(2, {}), seed=bytes(16))
    while not match.is_over:
        match.play(match.actor, match.legal()[0])
    table = SimpleNamespace(status="over", playing=lambda: match)

    async def this_table(request: object) -> SimpleNamespace:
        return table

    monkeypatch.setattr(api_tables, "table_of", this_table)
    state = SimpleNamespace(settings=SimpleNamespace(is_unlimited=True))
    request = SimpleNamespace(app=SimpleNamespace(state=state))
    given = asyncio.run(answered(api_tables.record)(request))  # type: ignore[arg-type]
    assert (given.status_code, given.body.decode()) == (200, records.write_record(match))
    monkeypatch.setattr(records, "MOST_CHARACTERS", 1000)
    refused = asyncio.run(answered(api_tables.record)(request))  # type: ignore[arg-type]
    said = json.loads(refused.body)
    assert (refused.status_code, said["code"]) == (409, "record-too-long")
    assert "at most 1000 characters" in said["text"]
