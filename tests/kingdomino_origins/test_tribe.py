"""KO-TRI-01 to 07, KO-RUL-03, KO-RUL-04: taking people in."""

from collections import Counter

import pytest

from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import CHANCE
from tests.kingdomino_origins.scenes import GAME, a_round, a_turn, fresh

# The domino to place is 1, two deserts; there is room for it on d1 and e1.
TWO_KINDS = "G* L* H . ."
FOUR_KINDS = "G* L* H . . / J* Q* . . ."
ENCLOSED = "G* D L* / D H D / . D ."
CAVE = ("hunter", "shaman", "hunter", "bruiser")
STACK = {"amazon": 2, "painter": 1}


def tribe_turn(drawing, *others, domino=1, **more):
    settings = {"row": (2, 3, 4, 5), "cave": CAVE, "people": STACK, "mode": "tribe"} | more
    return a_turn(domino, drawing, *others, **settings)


def after_choosing(drawing=TWO_KINDS, **more):
    return tribe_turn(drawing, **more).do("place d1 e1", "choose 2")


def test_KO_TRI_01_four_people_lie_open_and_18_in_the_stack():
    scene = fresh(4, mode="tribe")
    assert scene.actor == CHANCE
    assert scene.view["cave"] == [None] * 4
    assert dict(GAME.outcomes(scene.s)) == {
        scene.action(f"person {person}"): count for person, count in scene.view["people"].items()
    }
    scene.do("person hunter", "person hunter", "person bruiser", "person amazon")
    assert scene.view["cave"] == ["hunter", "hunter", "bruiser", "amazon"]
    assert sum(scene.view["people"].values()) == 18
    assert "hunter" not in scene.view["people"]
    assert scene.view["people"]["amazon"] == 2


def test_KO_TRI_01_whoever_is_open_cannot_be_drawn_again():
    scene = fresh(4, mode="tribe").do("person bruiser")
    assert not GAME.may_happen(scene.s, scene.action("person bruiser"))
    drawn = {GAME.sample(scene.s, Pcg32(seed)) for seed in range(200)}
    assert drawn == {outcome for outcome, _ in GAME.outcomes(scene.s)}


def test_KO_TRI_01_every_tile_of_the_stack_is_equally_likely():
    """Four brawlers, three amazons, one bruiser and seven pairs: 22 tiles, about 100 times each."""
    scene = fresh(4, mode="tribe")
    rng = Pcg32(7)
    drawn = Counter(scene.say(GAME.sample(scene.s, rng)) for _ in range(2200))
    for person, copies in scene.view["people"].items():
        assert abs(drawn[f"person {person}"] - 100 * copies) < 60


def test_KO_TRI_01_no_totems():
    assert "totems" not in fresh(4, mode="tribe").view


def test_KO_TRI_02_recruiting_comes_after_placing_and_choosing():
    scene = tribe_turn(TWO_KINDS)
    assert scene.options()[0].startswith("place")
    assert scene.do("place d1 e1").options()[0].startswith("choose")
    scene.do("choose 2")
    assert scene.actor == 0
    assert scene.options() == ["decline", "invite hunter", "invite shaman", "invite bruiser"]


def test_KO_TRI_02_two_different_resources_for_an_open_person():
    scene = after_choosing().do("invite shaman")
    assert scene.options() == ["pay a1"]
    assert scene.do("pay a1").options() == ["pay b1"]
    scene.do("pay b1")
    assert scene.stock() == {"mammoth": 0, "fish": 0, "mushroom": 0, "flint": 0}
    assert scene.square("a1")["resource"] is None
    scene.do("settle d1")
    assert scene.square("d1")["person"] == "shaman"
    assert sorted(scene.view["cave"], key=str) == [None, "bruiser", "hunter", "hunter"]


def test_KO_TRI_02_the_two_must_differ():
    scene = tribe_turn("G* G* H . . / L* . . . .").do("place d1 e1", "choose 2", "invite shaman")
    assert scene.options() == ["pay a1", "pay b1"]
    assert scene.do("pay b1").options() == ["pay a2"]
    assert scene.why_not("pay a1").rule == "KO-TRI-02"


def test_KO_TRI_02_any_two_kinds_will_do_and_each_payment_is_offered_once():
    """With three kinds: every pair of kinds, entered in the order mammoth, fish, mushroom, flint."""
    scene = after_choosing("G* L* H . . / J* . . . .").do("invite shaman")
    assert scene.options() == ["pay a1", "pay b1"]  # not the mushroom: nothing could follow it
    assert scene.copy().do("pay a1").options() == ["pay b1", "pay a2"]
    assert scene.copy().do("pay b1").options() == ["pay a2"]


def test_KO_TRI_02_nobody_can_be_had_for_one_kind():
    """Nothing is asked: the next round begins."""
    assert after_choosing("G* G* H . .", box=(20, 21, 22, 23)).actor == CHANCE


def test_KO_TRI_02_four_different_resources_for_anybody_of_the_stack():
    scene = after_choosing(FOUR_KINDS)
    assert scene.options()[-1] == "search"
    scene.do("search", "pay a1", "pay b1", "pay a2", "pay b2")
    assert scene.stock() == {"mammoth": 0, "fish": 0, "mushroom": 0, "flint": 0}
    assert scene.options() == ["take painter", "take amazon"]
    scene.do("take amazon", "settle e1")
    assert scene.square("e1")["person"] == "amazon"
    assert scene.view["people"] == {"amazon": 1, "painter": 1}
    assert scene.view["cave"] == list(CAVE)


def test_KO_TRI_02_three_kinds_do_not_open_the_stack():
    assert "search" not in after_choosing("G* L* H . . / J* J* . . .").options()


def test_KO_TRI_02_spent_resources_leave_the_game():
    scene = after_choosing().do("invite shaman", "pay a1", "pay b1", "settle a1")
    assert all(square["resource"] is None for square in scene.squares().values())


def test_KO_TRI_02_it_may_be_declined():
    scene = after_choosing(box=(20, 21, 22, 23)).do("decline")
    assert scene.actor == CHANCE
    assert scene.stock()["mammoth"] == 1
    assert scene.view["cave"] == list(CAVE)


def test_KO_TRI_02_once_a_turn_only():
    """Enough for two people, but after one the turn is over."""
    scene = a_round(
        {1: 0, 6: 1}, "G* G* H . . / L* L* . . .", row=(2, 3, 4, 5), cave=CAVE, people=STACK, mode="tribe"
    )
    scene.do("place d1 e1", "choose 2", "invite shaman", "pay a1", "pay a2", "settle a1")
    assert scene.actor == 1
    assert scene.options()[0].startswith("place")


def test_KO_TRI_02_open_people_equal_in_kind_are_offered_once_and_one_of_them_goes():
    scene = after_choosing()
    assert scene.options().count("invite hunter") == 1
    assert scene.do("invite hunter").view["cave"].count("hunter") == 1


def test_KO_TRI_03_the_open_people_are_refilled_only_when_a_new_row_comes():
    """Seat 0 invites; seat 1 finds three; then the row is drawn, and a fourth."""
    scene = a_round(
        {1: 0, 2: 1},
        TWO_KINDS,
        TWO_KINDS,
        row=(3, 4, 5, 6),
        box=(20, 21, 22, 23),
        cave=CAVE,
        people=STACK,
        mode="tribe",
    )
    scene.do("place d1 e1", "choose 3", "invite shaman", "pay a1", "pay b1", "settle a1")
    scene.do("place d1 e1", "choose 4")
    assert scene.actor == 1
    assert scene.options() == ["decline", "invite hunter", "invite bruiser"]
    scene.do("invite bruiser", "pay a1", "pay b1", "settle a1")
    assert scene.actor == CHANCE
    scene.do("row 20 21 22 23")
    assert scene.actor == CHANCE
    assert dict(GAME.outcomes(scene.s)) == {
        scene.action("person amazon"): 2,
        scene.action("person painter"): 1,
    }
    scene.do("person amazon", "person painter")
    assert sorted(scene.view["cave"]) == ["amazon", "hunter", "hunter", "painter"]
    assert scene.view["people"] == {"amazon": 1}
    assert scene.actor == 0


def test_KO_TRI_03_a_short_stack_fills_what_it_can():
    scene = tribe_turn(TWO_KINDS, box=(20, 21, 22, 23), cave=("hunter",), people={"painter": 1})
    scene.do("place d1 e1", "choose 2", "decline", "row 20 21 22 23", "person painter")
    assert scene.view["cave"].count(None) == 2
    assert scene.actor == 0


def test_KO_TRI_04_on_an_empty_square_only():
    """No volcano, printed fire, lava, resource, people or hut."""
    scene = tribe_turn("""
        G* L* H     . .
        D  L1 D^1   V1 J*
        D  J  D:amazon Q* Q
    """).do("place d1 e1", "choose 2", "invite shaman", "pay a1", "pay b1")
    assert scene.options() == [
        "settle a1",
        "settle b1",
        "settle d1",
        "settle e1",
        "settle a2",
        "settle a3",
        "settle b3",
        "settle e3",
    ]
    for spot in ("c1", "b2", "c2", "d2", "e2", "c3", "d3"):
        assert scene.why_not(f"settle {spot}").rule == "KO-TRI-04"


def test_KO_TRI_04_a_square_just_emptied_by_paying_will_do():
    scene = after_choosing().do("invite shaman", "pay a1", "pay b1", "settle a1")
    assert scene.square("a1")["person"] == "shaman"


def test_KO_TRI_04_the_tile_is_placed_at_once():
    scene = after_choosing().do("invite shaman", "pay a1", "pay b1")
    assert scene.actor == 0
    assert all(option.startswith("settle") for option in scene.options())


def test_KO_TRI_05_lava_drives_people_out_and_stays():
    scene = tribe_turn("D:hunter H . .", domino=28).do("place c1 d1")
    assert "land a1" in scene.options()
    scene.do("land a1")
    assert scene.square("a1")["person"] is None
    assert scene.square("a1")["lava"] == 1
    assert [facts["person"] for facts in scene.told("fled")] == ["hunter"]
    assert "hunter" not in scene.view["people"]
    assert scene.view["cave"] == list(CAVE)


def test_KO_TRI_06_whoever_has_paid_finds_an_empty_square():
    """Every square is full but those of the resources: the payment itself makes room."""
    scene = tribe_turn("""
        D1 D1 D1 D1 D1
        D1 G* H L* D1
        D1 D1 D1 D1 D1
        D1 D1 D1 D1 D1
        D1 D1 D1 D1 V1
    """).do("discard", "choose 2", "invite shaman", "pay b2", "pay d2")
    assert scene.options() == ["settle b2", "settle d2"]


def test_KO_TRI_07_nobody_is_taken_in_in_the_last_turn():
    scene = tribe_turn(TWO_KINDS, row=()).do("place d1 e1")
    assert scene.is_over


def test_KO_TRI_07_option_last_turn_recruiting():
    scene = tribe_turn(TWO_KINDS, row=(), last_turn_recruiting="yes").do("place d1 e1")
    assert scene.options() == ["decline", "invite hunter", "invite shaman", "invite bruiser"]
    assert scene.do("invite hunter", "pay a1", "pay b1", "settle a1").is_over


def test_KO_RUL_03_twice_a_round_with_two_players():
    land = "G* G* H . . / L* L* . . . / . . . . ."
    scene = a_round(
        {1: 0, 2: 0, 6: 1, 7: 1}, land, players=2, row=(3, 4, 5, 8), cave=CAVE, people=STACK, mode="tribe"
    )
    for payment in ("1", "2"):
        column = "a" if payment == "1" else "b"
        scene.do(scene.options()[0], scene.copy().do(scene.options()[0]).options()[0])
        assert scene.actor == 0
        scene.do("invite hunter", f"pay {column}1", f"pay {column}2", f"settle {column}1")
    assert scene.actor == 1


def test_KO_RUL_03_also_after_a_discard():
    scene = tribe_turn(ENCLOSED, domino=17).do("discard", "choose 2")
    assert scene.options()[0] == "decline"
    assert "invite shaman" in scene.options()


def test_KO_RUL_03_two_buy_an_open_person_only():
    scene = after_choosing()
    assert "invite amazon" not in scene.options()
    assert "invite painter" not in scene.options()
    assert scene.why_not("invite amazon").rule == "KO-TRI-02"


def test_KO_RUL_03_four_buy_one_of_the_stack_only():
    scene = after_choosing(FOUR_KINDS).do("search", "pay a1", "pay b1", "pay a2", "pay b2")
    assert "take hunter" not in scene.options()
    assert "take bruiser" not in scene.options()


def test_KO_RUL_03_an_empty_stack_cannot_be_searched():
    scene = after_choosing(FOUR_KINDS, people={})
    assert "search" not in scene.options()
    assert scene.why_not("search").rule == "KO-RUL-03"


def test_KO_RUL_03_an_empty_cave_leaves_only_the_search():
    scene = after_choosing(FOUR_KINDS, cave=())
    assert scene.options() == ["decline", "search"]


def test_KO_RUL_04_no_refill_before_the_last_turn():
    scene = tribe_turn(TWO_KINDS, last_turn_recruiting="yes").do("place d1 e1", "choose 2")
    scene.do("invite shaman", "pay a1", "pay b1", "settle a1")
    assert scene.actor == 0
    assert scene.options()[0].startswith(("place", "discard"))
    assert scene.view["cave"].count(None) == 1


@pytest.mark.parametrize("mode", ["discovery", "totem"])
def test_KO_TRI_02_nobody_recruits_in_the_other_modes(mode):
    scene = a_turn(1, FOUR_KINDS, mode=mode, row=(2, 3, 4, 5)).do("place d1 e1", "choose 2")
    assert not [option for option in scene.options() if option.split()[0] in {"invite", "search", "decline"}]
