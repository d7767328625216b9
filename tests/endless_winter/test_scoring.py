"""EW-END: the final scoring."""

import pytest

from lascaux.games.endless_winter import lookups, names
from lascaux.games.endless_winter.rules.gains import climb
from lascaux.games.endless_winter.rules.scoring import (
    animal_points,
    burial_points,
    card_points,
    final_points,
    sacrifice_points,
)
from tests.endless_winter.scenes import GAME, animals, begun


def test_EW_END_03_EW_END_04_EW_TOT_04_leftovers_by_the_rate_of_the_section():
    """WE-21."""
    level = lookups.SACRIFICE_RATE.index(2)
    assert sacrifice_points(begun().give(food=3, tools=2, sacrifice=level).tribe()) == 2
    assert sacrifice_points(begun().give(food=3, tools=2, sacrifice=0).tribe()) == 0
    twothirds = next(
        i for i, rate in enumerate(lookups.SACRIFICE_RATE) if (rate, lookups.SACRIFICE_VP[i]) == (3, 2)
    )
    assert sacrifice_points(begun().give(food=4, tools=3, sacrifice=twothirds).tribe()) == 4


def buried(players, rank, number):
    """Points of the seat that stands at this place of the honor track."""
    scene = begun(players)
    for place in range(players):
        for _ in range(players - place):
            climb(scene.s, place, names.HONOR)
    return burial_points(scene.give(seat=rank, buried="tribesman " * number).s, rank)


@pytest.mark.parametrize(
    ("rank", "points"),
    [
        (0, {0: 0, 1: 6, 3: 6, 4: 10, 6: 10, 7: 15, 12: 15}),
        (1, {1: 3, 5: 6, 9: 10}),
        (2, {1: 1, 4: 3, 7: 6}),
        (3, {4: 3}),
    ],
)
def test_EW_END_06_EW_END_07_EW_END_09_EW_END_10_EW_TOT_07_buried_cards_by_rank(rank, points):
    """WE-22, WE-36, DV-30, DV-31, DV-32."""
    assert {number: buried(4, rank, number) for number in points} == points


def test_EW_END_08_with_two_players_the_lower_uses_the_middle_table():
    """DV-34."""
    assert buried(2, 1, 7) == 10


def test_EW_END_05_whoever_never_climbed_has_only_the_printed_points():
    """DV-33."""
    scene = begun().give(
        seat=0, buried="hunter elder " + "tribesman " * 5, hand="", deck="", discard="", honor=0
    )
    assert (burial_points(scene.s, 0), card_points(scene.tribe(0))) == (0, 2)


def test_EW_END_11_EW_GLD_14_EW_ICON_25_cards_in_every_zone():
    """WE-23."""
    tribe = (
        begun()
        .give(hand="hunter", deck="elder", discard="shaman", buried="crafter", pile="pathfinder")
        .tribe()
    )
    tribe.played = (8 * lookups.CARD_NAMES.index("flint_core") + 1,)
    assert card_points(tribe) == 6


def set_points(**held):
    return animal_points(begun().give(untipped=animals(**held), tipped=animals()).tribe())


def test_EW_END_12_EW_RUL_13_the_printed_example():
    """WE-25, EW-RUL-13."""
    scene = begun().give(untipped=animals(rhino=2, mammoth=1, sloth=2, argentavis=1), tipped=animals(rhino=1))
    assert animal_points(scene.tribe()) == 15


@pytest.mark.parametrize(
    ("held", "points"),
    [
        ({"mammoth": 3}, 6),  # DV-38
        ({"argentavis": 2}, 0),  # DV-39
        ({"sloth": 6}, 15),  # EW-END-14: one set of four, no second
        ({"sloth": 4, "argentavis": 1}, 15),  # EW-END-16
        ({"sloth": 3, "cat": 3, "argentavis": 1}, 10 + 14),  # +5 both ways
        ({"sloth": 2, "argentavis": 2}, 15),  # EW-END-15: both in one set
        ({"rhino": 1, "sloth": 2, "argentavis": 2}, 16),
    ],
)
def test_EW_END_13_EW_END_14_EW_END_15_EW_END_16_EW_END_17_sets_and_wild_animals(held, points):
    assert set_points(**held) == points


def test_EW_END_01_the_sheet_adds_up():
    scene = begun().give(vp=7)
    for seat, (points, _) in enumerate(GAME.returns(scene.s)):
        lines = [line for line in GAME.score(scene.s) if line.seat == seat]
        assert sum(line.points for line in lines) == points == final_points(scene.s, seat)


def test_EW_END_02_a_tie_goes_to_whoever_is_earlier_on_the_track():
    """DV-40."""
    scene = begun().put(order=(1, 0))
    for seat in range(2):
        scene.give(seat=seat, hand="", deck="", discard="", untipped=animals(), vp=9)
    assert max(range(2), key=lambda seat: GAME.returns(scene.s)[seat]) == 1
