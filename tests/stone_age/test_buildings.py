"""SA-ACT-08 to 12: buildings."""

import itertools

import pytest

from lascaux.games.stone_age.lookups import BUILDING_COST, BUILDING_KIND, BUILDING_NAMES, TILES
from lascaux.games.stone_age.names import FIXED, NUMBER, OPEN
from tests.stone_age.scenes import BUSY, FOUR_TILES, using, village

KINDS = ("wood", "brick", "stone", "gold")
VALUES = (3, 4, 5, 6)


def building(tile, **stock):
    tiles = (tile, *[other for other in FOUR_TILES if other != tile][:3])
    return using([{"building_1": 1}, BUSY], village(**stock), tiles=tiles)


def payments(scene):
    """All ways to finish a payment, as what was paid, by playing every option."""
    found = []
    for option in scene.options():
        if option == "done" and scene.view["offer"] is None:
            continue
        after = scene.copy().do(option)
        if after.view["offer"]:
            found += payments(after)
        else:
            found.append(tuple(after.stock()))
    return found


def test_SA_ACT_08_pay_take_score_turn_up():
    scene = building("wood-wood-brick", wood=3, brick=1).do("buy building_1 wood wood brick")
    assert scene.tiles()[0] is None
    scene.do("tile 4-of-4")
    assert scene.tiles()[0] == "4-of-4"
    assert scene.view["buildings"][0]["left"] == 6
    assert scene.stock() == [1, 0, 0, 0]
    assert scene.track() == 10
    assert [tile["building"] for tile in scene.village()["buildings"]] == ["wood-wood-brick"]
    assert [fact["points"] for fact in scene.told("built")] == [10]
    assert scene.place("building_1")["people"] == [0, 0, 0, 0]


def test_SA_ACT_08_declining_leaves_the_tile():
    scene = building("wood-wood-brick", wood=2, brick=1).do("done")
    assert (scene.tiles()[0], scene.stock(), scene.track()) == ("wood-wood-brick", [2, 1, 0, 0], 0)
    scene = building("4-of-1", gold=4).do("done")
    assert (scene.tiles()[0], scene.stock(), scene.track()) == ("4-of-1", [0, 0, 0, 4], 0)
    assert scene.told("declined") == [{"place": "building_1", "seat": 0}]
    assert (scene.actor, scene.village()["at_hand"]) == (1, 5)


def test_SA_ACT_08_whoever_cannot_pay_is_not_asked():
    scene = building("wood-wood-brick", wood=9, gold=9).do("use building_1")
    assert scene.actor == 1
    assert scene.told("too-poor") == [{"place": "building_1", "seat": 0}]


def test_SA_ACT_09_seventeen_fixed_buildings():
    fixed = [i for i, kind in enumerate(BUILDING_KIND) if kind == FIXED]
    assert sum(TILES[i] for i in fixed) == 17
    for i in fixed:
        cost = BUILDING_COST[i]
        scene = building(BUILDING_NAMES[i], wood=3, brick=3, stone=3, gold=3)
        buy, out = scene.options()
        assert (buy.split()[:2], out) == (["buy", "building_1"], "done")
        scene.do(buy)
        assert scene.stock() == [3 - amount for amount in cost]
        assert scene.track() == sum(a * v for a, v in zip(cost, VALUES, strict=True))
        assert len(set(BUILDING_NAMES)) == len(BUILDING_NAMES)


def test_SA_ACT_10_eight_buildings_with_a_number_and_kinds():
    number = [BUILDING_NAMES[i] for i, kind in enumerate(BUILDING_KIND) if kind == NUMBER]
    assert number == ["4-of-1", "4-of-2", "4-of-3", "4-of-4", "5-of-1", "5-of-2", "5-of-3", "5-of-4"]


@pytest.mark.parametrize(
    "stock", [(4, 4, 4, 4), (2, 3, 0, 1), (1, 1, 1, 2), (5, 0, 0, 1), (0, 2, 2, 0), (1, 0, 4, 0)]
)
@pytest.mark.parametrize(("count", "kinds"), list(itertools.product((4, 5), (1, 2, 3, 4))))
def test_SA_ACT_10_every_payment_of_so_many_of_so_many_kinds_and_each_once(stock, count, kinds):
    wanted = [
        paid
        for paid in itertools.product(*[range(held + 1) for held in stock])
        if sum(paid) == count and sum(amount > 0 for amount in paid) == kinds
    ]
    scene = building(f"{count}-of-{kinds}", **dict(zip(KINDS, stock, strict=True)))
    if not wanted:
        assert scene.actor == 1
        assert scene.told("too-poor") == [{"place": "building_1", "seat": 0}]
        return
    left = payments(scene)
    found = [tuple(held - kept for held, kept in zip(stock, rest, strict=True)) for rest in left]
    assert sorted(found) == sorted(wanted)


def test_SA_ACT_10_scores_the_values():
    scene = building("4-of-3", wood=1, brick=2, gold=1)
    scene.do("buy building_1 wood brick brick gold")
    assert scene.track() == 3 + 4 + 4 + 6


def test_SA_ACT_11_three_open_buildings_for_1_to_7():
    assert [TILES[i] for i, kind in enumerate(BUILDING_KIND) if kind == OPEN] == [3]
    stock = (3, 2, 1, 3)
    wanted = [paid for paid in itertools.product(*[range(n + 1) for n in stock]) if 1 <= sum(paid) <= 7]
    scene = building("1-to-7", **dict(zip(KINDS, stock, strict=True)))
    found = [tuple(h - k for h, k in zip(stock, rest, strict=True)) for rest in payments(scene)]
    assert sorted(found) == sorted(wanted)


def test_SA_ACT_11_enough_is_enough():
    scene = building("1-to-7", wood=2, gold=2).do("buy building_1 gold")
    assert (scene.track(), scene.stock()) == (6, [2, 0, 0, 1])
    scene = building("1-to-7", wood=3, brick=2, gold=2).do("buy_with building_1 wood 2")
    assert scene.options()[-1] == "done"
    assert scene.do("done").track() == 6
    scene = building("1-to-7", wood=3, brick=2, gold=2).do("buy_with building_1 wood 0")
    assert "done" not in scene.options()
    scene = building("1-to-7", wood=9)
    assert scene.options() == [*["buy building_1" + count * " wood" for count in range(7, 0, -1)], "done"]
    scene.do("buy building_1" + 7 * " wood")
    assert (scene.track(), scene.stock()) == (21, [2, 0, 0, 0])
    scene = building("1-to-7", wood=9, gold=1).do("buy_with building_1 wood 7")
    assert (scene.track(), scene.stock()) == (21, [2, 0, 0, 1])


@pytest.mark.parametrize(("kind", "value"), list(zip(KINDS, VALUES, strict=True)))
def test_SA_ACT_12_values(kind, value):
    scene = building("4-of-1", **{kind: 4}).do("buy building_1" + 4 * f" {kind}")
    assert scene.track() == 4 * value


@pytest.mark.parametrize(
    ("tile", "points"),
    [("wood-brick-gold", [13, 13]), ("4-of-2", [13, 23]), ("5-of-4", [21, 24]), ("1-to-7", [3, 42])],
)
def test_SA_ACT_12_a_view_tells_what_a_building_can_score(tile, points):
    assert building(tile).view["buildings"][0]["building"]["points"] == points
