"""What nets are told about Endless Winter: what a seat may know, and the same as advice and rules say."""

from collections.abc import Iterator

import pytest

import lascaux
from lascaux.advice.endless_winter.worth import worth
from lascaux.engine.chance import Pcg32
from lascaux.games.endless_winter.names import END, SETUP
from lascaux.games.endless_winter.rules.terrain import led_hexes
from lascaux.games.endless_winter.state import EndlessWinter
from lascaux.learned.endless_winter.survey import Ground
from lascaux.learned.features import Row
from lascaux.learned.registry import features_for

GAME = lascaux.load("endless-winter")
FEATURES = features_for(GAME.id)
ALL_IN = {
    "draft": "chiefs-and-setup",
    "glacier_tokens": "on",
    "rest_tokens": "on",
    "village_icon_free": "on",
    "edition": "cs",
}
ALONE = {"sole_majority_terrain": "yes", "reduced_figures_era1": "yes"}
SETUPS = [(2, ALONE), (3, ALL_IN), (4, {})]
EVERY = 9  # so many positions go by unseen


def positions(players: int, options: dict[str, str]) -> Iterator[EndlessWinter]:
    """Of a game at random, now and then one."""
    s, luck, count = GAME.new(GAME.setup(players, options)), Pcg32(players), 0
    while (seat := GAME.actor(s)) != lascaux.OVER:
        if seat == lascaux.CHANCE:
            GAME.apply(s, GAME.sample(s, luck))
            continue
        count += 1
        if count % EVERY == 0:
            assert isinstance(s, EndlessWinter)
            yield s
        options_ = GAME.legal(s)
        GAME.apply(s, options_[luck.below(len(options_))])


def described(s: lascaux.State, seat: int) -> list[float]:
    assert FEATURES is not None
    row = Row(FEATURES.count)
    FEATURES.own(s, seat, row)
    assert row.at == FEATURES.own_count
    FEATURES.others(s, seat, row)
    assert row.at == FEATURES.count == len(FEATURES.names())
    return list(row.numbers)


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_they_hold_what_a_seat_may_know_and_nothing_else(players, options):
    luck, seen = Pcg32(5), 0
    for s in positions(players, options):
        for seat in range(players):
            numbers = described(s, seat)
            assert described(GAME.unpack(s.pack()), seat) == numbers
            assert described(GAME.resample(s, seat, luck), seat) == numbers
            seen += 1
    assert seen > 40


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_the_survey_agrees_with_advice_and_rules(players, options):
    """Their sum is advice's own but for what is rounded, and for junctures that somebody else has taken."""
    assert FEATURES is not None
    place = FEATURES.names().index("worth.15")
    for s in positions(players, options):
        for seat in range(players):
            assert sum(Ground(s, seat).led) == led_hexes(s, seat).bit_count()
            if s.phase not in (SETUP, END) and not any(tribe.settled for tribe in s.tribes):
                assert abs(described(s, seat)[place] - worth(s, seat)) <= 3


def test_how_far_a_game_is_only_grows():
    assert FEATURES is not None
    stages = [FEATURES.stage(s) for s in positions(4, {})]
    assert stages == sorted(stages)
    assert len(set(stages)) > 12
