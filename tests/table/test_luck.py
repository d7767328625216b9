"""What a record says of who threw in what: it holds, or the first line is refused."""

import json

import pytest

import lascaux
from lascaux.engine.errors import RecordError
from lascaux.games.registry import load
from lascaux.table.luck import Throw, binding_of, joined
from lascaux.table.match import Match
from lascaux.table.record import read_record, write_record

GAME = load("kingdomino-origins")
THROWN = [Throw(seat, binding_of(salt), salt) for seat, salt in ((0, "ochre"), (2, "chalk"))]


@pytest.fixture(scope="module")
def text() -> str:
    match = Match(GAME, GAME.setup(3, {}), bytes(16), joined(THROWN), thrown=THROWN)
    while not match.is_over:
        match.play(match.actor, match.legal()[0])
    return write_record(match)


def changed(text: str, **fields: object) -> str:
    header, rest = text.split("\n", 1)
    return json.dumps(json.loads(header) | fields) + "\n" + rest


def test_a_record_keeps_who_threw_in_what(text):
    record = read_record(text)
    assert (record.thrown, record.salt) == (THROWN, "ochrechalk")
    assert write_record(record.to_match()) == text


def test_a_game_without_luck_of_seats_has_no_word_of_it():
    match = lascaux.start("kingdomino-origins", 2, salt="ochre")
    assert "thrown" not in json.loads(write_record(match).split("\n")[0])


def entry(seat: object = 0, salt: object = "ochre", **more: object) -> dict:
    return {"seat": seat, "commitment": binding_of("ochre"), "salt": salt} | more


OCHRE, CHALK = entry(), {"seat": 2, "commitment": binding_of("chalk"), "salt": "chalk"}


@pytest.mark.parametrize(
    ("thrown", "why"),
    [
        ([entry(salt="chalk"), CHALK], "is not what its commitment bound"),
        ([entry(salt="\ud800"), CHALK], "is not what its commitment bound"),
        ([entry(commitment="0" * 64), CHALK], "is not what its commitment bound"),
        ([OCHRE], "one after the other"),
        ([CHALK, OCHRE], "each seat once"),
        ([OCHRE, OCHRE], "each seat once"),
        ([OCHRE, CHALK | {"seat": 3}], "no seat 3"),
        ([entry(seat=True), CHALK], "no seat True"),
        ([entry(salt=5), CHALK], "must be text"),
        ([entry(round=1), CHALK], "just the fields"),
        (["ochre"], "just the fields"),
        ([], "must be a list"),
        ({}, "must be a list"),
    ],
)
def test_what_does_not_hold_is_refused(text, thrown, why):
    with pytest.raises(RecordError, match=why) as refused:
        read_record(changed(text, thrown=thrown))
    assert refused.value.line == 1
