"""Worth and hope in scenes small enough to work out by hand: they are whole points here."""

from lascaux.advice.kingdomino_origins.worth import MOST_TRIED
from lascaux.advice.registry import advice_for
from lascaux.advice.weighing import gains
from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import CHANCE, OVER
from lascaux.games.kingdomino_origins.generated import frames
from lascaux.games.kingdomino_origins.rules.scoring import seat_points
from tests.kingdomino_origins.scenes import GAME, a_round, a_turn, finished, fresh

ADVICE = advice_for(GAME)
CAVE = ("hunter", "bruiser")


def worth(scene, seat=0):
    return in_points(ADVICE.worth(scene.s, seat))


def hope(scene, seat=0):
    return in_points(ADVICE.hope(scene.s, seat))


def in_points(value):
    assert value % 100 == 0
    return value // 100


def test_KO_END_02_without_an_open_choice_it_is_the_points():
    scene = finished("G1 G H", "H L2", mode="totem", totems={"flint": 1})
    assert [worth(scene, seat) for seat in range(3)] == [2, 2 + 6, 0]


def test_KO_VOL_04_lava_is_taken_to_land_where_it_does_most():
    """Four lakes with a fire, two lone deserts: a second fire on the lakes makes 8 of 4."""
    scene = a_turn(28, "L1 L H . . / L L D . .").do("place d1 e1")
    assert scene.options()[-1] == "land c2"
    assert scene.points() == 4
    assert worth(scene) == 8


def test_KO_VOL_04_where_lava_lands_is_a_gain_though_the_best_is_expected():
    scene = a_turn(28, "L1 L H . . / L L D . .").do("place d1 e1")
    options = GAME.legal(scene.s)
    told = dict(zip(scene.options(), gains(GAME, scene.s, 0, options), strict=True))
    assert max(told.values()) == 8 - 4
    assert told["land c2"] == 0 + 1  # a fire on a lone desert


def test_KO_VOL_04_only_as_far_as_it_flies():
    scene = a_turn(48, "L1 L H . . / L L . . .").do("place d1 e1")
    assert worth(scene) == 4 + 3  # three fires on its own other half, a lone quarry


def test_KO_TOT_02_a_burnt_resource_is_counted_as_lost():
    """The lava lands on the desert beside the resource: 2 points for two, and 1 for the fire."""
    scene = a_turn(38, "H . .", mode="totem").do("place b1 c1")
    assert scene.options() == ["land b1"]
    assert worth(scene) == 1


def test_KO_VOL_04_others_are_judged_by_their_points():
    scene = a_turn(28, "L1 L H . .", "G1 G H").do("place d1 e1")
    assert worth(scene, 1) == 2


def recruiting(drawing, **more):
    settings = {
        "row": (2, 3, 4, 5),
        "cave": CAVE,
        "people": {"amazon": 1, "painter": 1},
        "mode": "tribe",
    } | more
    return a_turn(1, drawing, **settings).do("place d1 e1", "choose 2")


def test_KO_TRI_04_a_newcomer_is_taken_to_settle_where_they_do_most():
    scene = recruiting("G* L* H . . / G* G* . . .").do("invite hunter")
    scene.do("pay a1", "pay b1")
    assert scene.points() == 0
    assert worth(scene) == 6  # on a1 or b1, beside the two mammoths that are left


def test_KO_TRI_02_a_payment_is_taken_to_hurt_least():
    """The hunter counts mammoths, so the lonely mammoth far away and the fish are paid."""
    scene = recruiting("G* L* H . . / D:hunter . . . . / . . . . . / . G* . . .", cave=("brawler",))
    scene.do("invite brawler")
    assert scene.points() == 3
    assert worth(scene) == 3 + 1
    assert worth(scene.copy().do("pay a1")) == 0 + 1
    assert worth(scene.copy().do("pay b4")) == 3 + 1


def test_KO_TRI_02_the_kinds_that_hurt_least_are_paid():
    """Without the mammoth the hunter would starve; fish and mushroom are spared by nobody."""
    scene = recruiting("D:hunter G* H . . / L* J* . . .", cave=("brawler",)).do("invite brawler")
    assert worth(scene) == 3 + 1


def test_KO_TRI_04_a_payment_may_make_room_for_the_newcomer():
    """Two amazons apart are 2 + 2; a brawler on the mammoth between them makes a band of three: 5 times 3.
    The other mammoth would hurt as little, but nobody could live between the two."""
    scene = recruiting(". . H . . / D:amazon G* D:amazon . . / . L* . . . / . G* . . .", cave=("brawler",))
    scene.do("invite brawler")
    assert scene.points() == 4
    assert worth(scene) == 15
    assert worth(scene.copy().do("pay b4")) == 4 + 1


def best_end(s, seat: int) -> int:
    """Every way to go on until nobody is being taken in any more."""
    if not s.stack or s.stack[-1][0] not in (frames.PAYING, frames.SETTLING):
        return seat_points(s, seat)
    ends = []
    for action in GAME.legal(s):
        other = s.copy()
        GAME.apply(other, action)
        ends.append(best_end(other, seat))
    return max(ends)


def test_KO_TRI_02_KO_TRI_04_a_bargain_is_the_best_of_all_that_can_be_made():
    compared = 0
    for seed in range(12):
        s, rng = fresh(2, mode="tribe").s, Pcg32(seed)
        while (actor := GAME.actor(s)) != OVER and compared < 10 * (seed + 1):
            options = [GAME.sample(s, rng)] if actor == CHANCE else GAME.legal(s)
            if actor >= 0 and s.stack[-1][0] == frames.RECRUITING and max(s.lands[actor].stock) <= MOST_TRIED:
                for action in options:
                    other = s.copy()
                    GAME.apply(other, action)
                    if (
                        other.stack
                        and other.stack[-1][0] == frames.PAYING
                        and other.stack[-2][0] == frames.SETTLING
                    ):
                        compared += 1
                        assert in_points(ADVICE.worth(other, actor)) == best_end(other, actor)
            action = options[rng.below(len(options))]
            GAME.apply(s, action)
    assert compared > 50


def test_KO_TRI_02_from_the_stack_the_best_is_taken():
    """A mammoth of two is left for the painter: 2 points; so is the amazon's strength. With both fish: 4."""
    scene = recruiting("G* L* H . . / J* Q* . . . / G* L* . . .")
    scene.do("search")
    assert worth(scene) == 4
    scene.do("pay a1", "pay b1", "pay a2", "pay b2")
    assert worth(scene) == 4
    assert worth(scene.copy().do("take amazon")) == 2
    assert worth(scene.copy().do("take painter")) == 4


def choosing(drawing, row, *done, **more):
    """Seat 0 has placed domino 1 and is to choose; seat 1 comes after."""
    return a_round({1: 0, 2: 1}, drawing, row=row, box=(7, 8, 9, 10), **more).do(*done)


def test_KO_TURN_02_hope_is_what_the_best_free_domino_adds():
    """Of 30 (desert with fire) and 46 (lake 1, jungle 2) beside two lakes: 46 adds 3 + 2."""
    scene = choosing("L L H . .", (3, 12, 30, 46), "place d1 e1")
    assert scene.points() == 0
    assert hope(scene) == 5


def test_KO_TURN_02_hope_of_the_domino_the_chief_stands_on():
    scene = choosing("L L H . .", (3, 12, 30, 46), "place d1 e1")
    assert hope(scene.copy().do("choose 46")) == 5
    assert hope(scene.copy().do("choose 30")) == 3  # a fire for three deserts
    assert hope(scene.copy().do("choose 12")) == 0
    assert hope(scene.copy().do("choose 46"), 1) == 1  # for the lone fire of 30, which is still free


def test_KO_CON_03_hope_of_a_domino_that_cannot_be_placed_is_worse_than_nothing():
    scene = choosing(". . . / D H D / . D .", (15, 16, 17, 18), "place b1 c1")
    assert hope(scene.do("choose 15")) == -1


def test_KO_TRI_02_hope_counts_resources_in_tribe_mode():
    scene = choosing("H . . . .", (3, 12, 13, 41), "place b1 c1", mode="tribe")
    assert hope(scene.copy().do("choose 3")) == 0
    assert hope(scene.copy().do("choose 12")) == 2
    assert hope(scene.copy().do("choose 41")) == 2 + 1


def test_KO_VOL_01_hope_of_a_volcano_sees_its_lava():
    """Domino 42 (lake, volcano with two craters) beside two lakes: three lakes with two fires."""
    scene = choosing("L L H . . / . . . . .", (3, 4, 5, 42), "place d1 e1")
    assert hope(scene.do("choose 42")) == 6


def test_KO_2P_03_hope_adds_both_chiefs():
    """A fire for two lakes and its own: 3; the lakes and the jungle: 3 + 2."""
    scene = a_round({1: 0, 2: 0, 6: 1}, "L L H . . . .", players=2, row=(3, 25, 30, 46), box=(7, 8, 9, 10))
    scene.do("place d1 e1", "choose 25", "place f1 g1")
    assert hope(scene.copy().do("choose 3")) == 3
    assert hope(scene.copy().do("choose 46")) == 3 + 5


def test_KO_TURN_03_hope_after_the_last_choice_of_a_round():
    """With the last chief on the row the next round begins; what the chief stands on is still to come."""
    scene = a_turn(1, "L L H . .", row=(3, 12, 30, 46), box=(7, 8, 9, 10)).do("place d1 e1")
    assert hope(scene.copy().do("choose 46")) == 5
    assert hope(scene.copy().do("choose 12")) == 0
