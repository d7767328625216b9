"""Recorded games: every action, digest and result of them must come out the same for ever, also compiled.

A change of rules or of packing that is meant raises the game's `revision`; `python -m tests.golden.make` then
records them anew.
"""

from pathlib import Path

import pytest

from lascaux.table.record import read_record
from tests.golden.make import AGREEMENTS, file_of

RECORDS = sorted(Path(__file__).parent.glob("*/*.jsonl"))


def test_there_is_a_record_of_every_agreement():
    assert sorted(file_of(*agreement) for agreement in AGREEMENTS) == RECORDS


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_same_end(path: Path):
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.is_finished
    assert len(record.steps) > 50
