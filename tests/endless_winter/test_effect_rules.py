"""EW-ICON, EW-CARD: carrying out effects."""

import pytest

from lascaux.games.endless_winter import lookups, names
from lascaux.games.endless_winter.generated import frames
from tests.endless_winter.scenes import GAME, a_turn, animals, begun, cards, gaining


def test_EW_ICON_01_EW_ICON_02_labor_is_counted_in_halves():
    assert gaining("labor 1 1/2").s.labor == 3


def test_EW_ICON_50_gains_in_any_order_each_may_be_left_out():
    scene = gaining("tribe discard 1, bury 1", discard="brave")
    assert scene.options == ["term 0", "term 1", "skip"]
    scene.do("term 1", "bury discard brave")
    assert "skip" in scene.options
    assert gaining("tribe discard 1, bury 1", discard="brave").do("skip").asked == frames.ACTING


def test_EW_ICON_50_what_has_no_effect_yet_comes_later():
    scene = gaining("tribe discard 1, bury 1", deck="").do("take_card elder")
    assert scene.options == ["bury discard elder", "skip"]


def test_EW_RUL_22_what_can_only_help_is_done_without_a_question():
    scene = gaining("idol 1, vp 2, labor 1, food 1")
    assert (scene.tribe().vp, scene.s.labor, scene.tribe().food) == (2, 2, 1)
    assert "climb honor" in scene.options


def test_EW_ICON_50_food_that_does_not_fit_waits_for_the_camp():
    scene = gaining("camp 1, food 2", food=5, camp_at=())
    assert scene.tribe().food == 6  # the camp first: there is nothing to choose
    assert scene.tribe().camp_at == (0,)


def test_EW_ICON_34_EW_ICON_51_EW_CARD_11_a_price_is_paid_in_full_or_not_at_all():
    scene = gaining("pay tool 1 -> megalith 1", tools=1)
    assert scene.options == ["accept", "skip"]
    assert scene.do("accept").tribe().tools == 0
    assert gaining("pay tool 1 -> megalith 1", tools=0).asked == frames.ACTING


def test_EW_ICON_52_what_an_arrow_or_a_condition_gives_has_its_limits_and_may_be_replaced():
    assert gaining("pay tool 1 -> idol 1", tools=1).do("accept").options == [
        *("climb sacrifice", "climb honor", "gain tool", "gain food")
    ]
    assert gaining("if camps >= 1: food 9", food=1, camp_at=(0,)).tribe().food == 6
    scene = a_turn("initiate").put(animals=animals(), grounds=animals())
    assert gaining("pay tool 1 -> animal grounds 1", scene, tools=1).do("accept").tribe().vp == 1


@pytest.mark.parametrize(
    ("effect", "answers", "changed"),
    [
        pytest.param("food 2", [], {"food": 2}, id="EW-ICON-05"),
        pytest.param("tool 1", ["gain tool"], {"tools": 1}, id="EW-ICON-06"),
        pytest.param("camp 1", [], {"camps": 3, "camp_at": (0, 5)}, id="EW-ICON-10"),
        pytest.param("move 1", ["move 5 6"], {"camp_at": (6,)}, id="EW-ICON-11"),
        pytest.param("draw 1", ["gain draw", "card brave"], {"hand": cards("brave")}, id="EW-ICON-16"),
        pytest.param("idol 1", ["climb honor"], {"honor": 1, "sacrifice": 0}, id="EW-ICON-23"),
        pytest.param("vp 4", [], {"vp": 4}, id="EW-ICON-24"),
        pytest.param("megalith 1", ["build 1", "skip"], {"megaliths": 1}, id="EW-ICON-31"),
    ],
)
def test_what_an_icon_gives(effect, answers, changed):
    scene = gaining(effect, a_turn("initiate").put(tiles=(0, 1, 2, 3)), camp_at=(5,)).do(*answers)
    assert {name: getattr(scene.tribe(), name) for name in changed} == changed
    assert scene.asked == frames.ACTING


def test_EW_ICON_17_a_card_as_a_price():
    scene = gaining("pay discard 1 -> tool 2, food 1", hand="brave elder").do("accept", "discard elder")
    assert (scene.tribe().hand, scene.tribe().discard) == (cards("brave"), cards("elder"))
    assert scene.do("gain tool", "gain tool").tribe().tools == 2
    assert gaining("pay discard 1 -> tool 2, food 1", hand="").asked == frames.ACTING


@pytest.mark.parametrize(
    ("test", "yes", "no"),
    [
        pytest.param("villages >= 1", {"settled": (3,)}, {"settled": ()}, id="EW-ICON-07"),
        pytest.param("camps >= 2", {"camp_at": (0, 4)}, {"camp_at": (0,)}, id="EW-ICON-08"),
        pytest.param("buried >= 2", {"buried": "brave brave"}, {"buried": "brave"}, id="EW-ICON-03"),
        ("tipped >= 2", {"tipped": animals(cat=1, rhino=1)}, {"tipped": animals(cat=1)}),
        pytest.param(
            "animals >= 3",
            {"untipped": animals(cat=1, rhino=2)},
            {"untipped": animals(cat=2)},
            id="EW-ICON-38",
        ),
        ("animals same >= 2", {"untipped": animals(cat=2)}, {"untipped": animals(cat=1, rhino=1)}),
        ("animals different >= 2", {"untipped": animals(cat=1, rhino=1)}, {"untipped": animals(cat=3)}),
    ],
)
def test_EW_ICON_35_a_condition_must_hold_and_costs_nothing(test, yes, no):
    assert gaining(f"if {test}: vp 3", **yes).tribe().vp == 3
    assert gaining(f"if {test}: vp 3", **no).tribe().vp == 0


def test_EW_ICON_30_first_and_last_in_turn_order():
    scene = a_turn("initiate")
    assert gaining("if first: vp 3", scene).tribe().vp == 3
    assert gaining("if last: vp 3", scene).tribe().vp == 3
    assert gaining("if last: vp 3", scene.put(order=scene.s.order[::-1])).tribe().vp == 6


def test_EW_ICON_54_one_of_several_that_does_something():
    scene = gaining("food 2 / tool 1 / labor 1", food=6, camp_at=(0,))
    assert scene.options == ["branch 1", "branch 2"]
    assert scene.do("branch 2").s.labor == 2


def test_EW_ICON_13_and_EW_RUL_08_a_card_by_an_icon_is_not_locked():
    scene = gaining("tribe hand 1").do("take_card hunter")
    assert scene.tribe().hand == cards("hunter")
    assert "play hunter" in scene.options


def test_EW_ICON_13_an_empty_pile_gives_a_point():
    scene = a_turn("initiate").put(piles=(0, 1, 1, 1, 1))
    assert gaining("tribe hand 1", scene).do("take_card hunter").tribe().vp == 1


def test_EW_ICON_14_EW_ICON_15_to_the_discard_pile():
    assert gaining("tribe discard 1").do("take_card elder").tribe().discard == cards("elder")


def test_EW_ICON_36_different_types():
    scene = gaining("tribe hand 2 different").do("take_card hunter")
    assert scene.options == [
        "take_card crafter",
        "take_card elder",
        "take_card pathfinder",
        "take_card shaman",
        "skip",
    ]


def test_EW_ICON_37_the_same_type():
    assert gaining("tribe hand 2 same").do("take_card elder").options == ["take_card elder", "skip"]


def test_EW_ICON_18_a_culture_card_or_a_point_by_edition():
    scene = a_turn("initiate")
    taken = lookups.CARD_NAMES[scene.s.culture[0]]
    assert gaining("culture", scene).do(f"take_card {taken}").tribe().hand == cards(taken)
    empty = (names.NOTHING,) * 8
    assert gaining("culture", a_turn("initiate").put(culture=empty)).tribe().vp == 1
    other = a_turn("initiate", culture_empty_gives_vp="no").put(culture=empty)
    assert gaining("culture", other).tribe().vp == 0


def test_EW_ICON_19_an_animal_of_the_grounds():
    scene = a_turn("initiate").put(grounds=animals(cat=2, rhino=1))
    scene = gaining("animal grounds 1", scene, untipped=animals())
    assert scene.options == ["take_animal rhino", "take_animal cat", "skip"]
    assert scene.do("take_animal cat").tribe().untipped == animals(cat=1)
    assert scene.s.grounds == animals(cat=1, rhino=1)


def test_EW_ICON_19_nothing_or_a_point_from_empty_grounds():
    """DV-52."""
    scene = a_turn("initiate").put(grounds=animals(), animals=animals(cat=10))
    assert gaining("animal grounds 1", scene).tribe().vp == 0
    scene = a_turn("initiate").put(grounds=animals(), animals=animals())
    assert gaining("animal grounds 1", scene).tribe().vp == 1


def test_EW_ICON_20_the_top_of_the_deck_or_a_point():
    scene = a_turn("initiate").put(animals=animals(beaver=2))
    scene = gaining("animal deck 3", scene, untipped=animals()).deal()
    assert scene.tribe().untipped == animals(beaver=1)
    scene.do("gain animal-deck").deal()
    assert (scene.tribe().untipped, scene.tribe().vp) == (animals(beaver=2), 1)


def test_EW_RUL_22_the_last_animal_of_the_deck_may_stay_there():
    scene = gaining("animal deck", a_turn("initiate").put(animals=animals(beaver=1)), untipped=animals())
    assert scene.options == ["gain animal-deck", "skip"]
    assert GAME.question(scene.s).rule == "EW-RUL-22"
    assert GAME.text(scene.s, GAME.legal(scene.s)[0]).facts["lesser"] == 0
    scene.do("skip")
    assert (scene.asked, scene.tribe().untipped, sum(scene.s.animals)) == (frames.ACTING, animals(), 1)
    bottom = a_turn("hunt").put(animals=animals(beaver=1)).give(untipped=animals()).do("done", "bottom")
    assert bottom.deal().tribe().untipped == animals(beaver=1)  # it was chosen already


def test_EW_ICON_21_cards_to_the_grounds_while_there_is_room():
    scene = gaining("reveal 2", a_turn("initiate").put(grounds=animals(cat=5)))
    assert scene.options == ["reveal", "skip"]
    assert scene.do("reveal").deal().asked == frames.ACTING
    assert sum(scene.s.grounds) == 6


def test_EW_ICON_22_and_EW_COL_HUN_08_tipped_once_for_its_benefit():
    scene = gaining("tip 1", untipped=animals(rhino=1), tipped=animals())
    assert scene.do("tip rhino").tribe().food == 4
    assert (scene.tribe().untipped, scene.tribe().tipped) == (animals(), animals(rhino=1))
    assert gaining("tip 1", untipped=animals(), tipped=animals(rhino=1)).asked == frames.ACTING


def test_EW_ICON_04_bury_from_hand_discard_pile_and_played_area():
    scene = a_turn("initiate").give(hand="brave elder", discard="hunter")
    scene.do("play elder")
    scene = gaining("bury 1", scene)
    assert scene.options == ["bury hand brave", "bury discard hunter", "bury played elder", "skip"]
    assert scene.do("bury played elder").tribe().buried == cards("elder")
    assert scene.tribe().shown == cards("elder")


def test_EW_RUL_07_a_culture_card_may_bury_itself():
    scene = begun().give(hand="red_ochre", deck="", discard="", food=0).do("play red_ochre")
    scene.do("bury played red_ochre")
    assert (scene.tribe().buried, scene.tribe().played) == (cards("red_ochre"), ())
    assert scene.tribe().food == 1


def test_EW_CARD_02_EW_ACT_24_each_ability_once_a_turn():
    scene = a_turn("hunt").give(hand="tribeswoman tribeswoman", food=3).do("play tribeswoman")
    scene.do("use tribeswoman 0", "gain tool")
    assert (scene.tribe().food, scene.tribe().tools) == (2, 1)
    assert "use tribeswoman 0" not in scene.options
    assert "use tribeswoman 0" in scene.do("play tribeswoman").options


def test_EW_CARD_02_only_the_card_that_was_used_is_used():
    scene = a_turn("hunt").give(hand="brave shaman tribeswoman", food=3)
    scene.do("play brave", "play shaman", "play tribeswoman", "use tribeswoman 0", "gain tool")
    used = {lookups.CARD_NAMES[code // 8]: code % 8 for code in scene.tribe().played}
    assert used == {"brave": 0, "shaman": 0, "tribeswoman": 1}
    assert "use shaman 0" in scene.options


def test_EW_CARD_08_free_abilities_in_any_column():
    """WE-27."""
    for place in names.COLUMNS:
        assert (
            "use tribeswoman 0"
            in a_turn(place).give(hand="tribeswoman", food=1).do("play tribeswoman").options
        )


def test_EW_CARD_09_EW_CARD_10_eclipse_abilities_do_not_work_in_a_turn():
    """DV-54."""
    scene = a_turn("hunt").give(hand="tribesman pathfinder", camp_at=(0,))
    scene.do("play tribesman", "play pathfinder")
    assert [text for text in scene.options if text.startswith("use")] == []
    assert scene.s.labor == 1 + 2
