"""EW-END-01: what was scored during the game, by source."""

from collections import Counter
from pathlib import Path

import pytest

import lascaux
from lascaux.games.endless_winter.generated import actions, events
from lascaux.games.endless_winter.names import HONOR, SACRIFICE
from lascaux.games.endless_winter.rules.tallying import SOURCES, tally
from lascaux.games.endless_winter.state import EndlessWinter
from lascaux.table.record import read_record

GOLDEN = sorted((Path(__file__).parents[1] / "golden/endless-winter").glob("*.jsonl"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_EW_END_01_every_point_of_a_game_has_a_source(file: Path):
    record = read_record(file.read_text(encoding="utf-8"))
    lines = record.game.tally(record.state, record.course(len(record.steps)))
    assert isinstance(record.state, EndlessWinter)
    for seat, tribe in enumerate(record.state.tribes):
        assert tribe.vp == sum(line.points for line in lines if line.seat == seat and line.key in SOURCES)
    assert "other" not in {line.key for line in lines}


def sources(*happened: tuple[int, ...], action: tuple[int, ...] = (actions.ACCEPT,)) -> Counter[str]:
    """What the first seat scored in one step, by source."""
    game = lascaux.load("endless-winter")
    s = game.new(game.setup(2, {}))
    assert isinstance(s, EndlessWinter)
    s.honored, s.order, s.tiles = (0, 1), (0, 1), (0, 1, 2, 3, 4, 5)
    s.tribes[0].vp = sum(event[-1] for event in happened if event[:2] in (SCORED, (events.STONE_SCORED, 0)))
    lines = tally(s, [(0, action, happened)])
    return Counter({line.key: line.points for line in lines if line.seat == 0 and line.key in SOURCES})


SCORED = (events.SCORED, 0)


def test_EW_TOT_10_levels_of_the_honor_track_are_idols():
    assert sources((events.CLIMBED, 0, HONOR, 3), (*SCORED, 2)) == {"idols": 2}


def test_EW_TOT_06_who_is_at_the_top_of_the_sacrifice_track_scores_by_idols():
    assert sources((*SCORED, 1), action=(actions.CLIMB, SACRIFICE)) == {"idols": 1}


def test_EW_MEG_11_what_others_build_upon_is_told_apart_from_what_one_builds():
    assert sources((*SCORED, 1), (events.MEGALITH_BUILT, 1, 50, 6), (events.SCORED, 1, 6)) == {"carried": 1}
    assert sources((events.MEGALITH_BUILT, 0, 50, 6), (*SCORED, 6)) == {"megaliths": 6}


def test_EW_ECL_24_stones_are_told_by_their_own_event():
    assert sources((events.STONE_SCORED, 0, 1, 7), (events.STONE_SCORED, 0, 2, 4)) == {"stones": 11}


def test_EW_COL_INI_04_a_point_for_what_is_gone():
    assert sources((*SCORED, 1)) == {"supply": 1}


def test_what_no_component_gives_is_still_counted():
    assert sources((*SCORED, 9)) == {"other": 9}
