"""EW-ACT, EW-COL: a turn, labor, and the four columns."""

import pytest

from lascaux.games.endless_winter import lookups, names
from lascaux.games.endless_winter.generated import frames
from tests.endless_winter.scenes import a_turn, animals, begun, cards, gaining

PLACES = ["initiate", "develop", "migrate", "hunt", "rest"]


def chief_of(scene, name, side="a"):
    return scene.give(chief=lookups.CHIEF_NAMES.index(name), side="ab".index(side))


# Turns and culture cards.


def test_EW_ACT_01_EW_ACT_03_EW_RND_06_turns_in_order_three_each():
    scene, seen = begun(3), []
    first = scene.s.order
    while scene.s.phase == names.ACTION:
        if scene.asked == frames.PLACING:
            seen.append(scene.actor)
        short = [text for text in ("done", "skip", "gain food") if text in scene.options]
        scene.do(short[0] if short else scene.options[-1]).deal()
    assert seen == list(first) * 3


def test_EW_ACT_04_EW_ACT_05_the_first_culture_card_is_free_the_next_costs_a_card():
    scene = begun().give(hand="flint_core pit_trap brave", food=0, tools=0).do("play flint_core")
    assert scene.options == ["gain tool", "gain food"]
    scene.do("gain tool", "gain tool", "play pit_trap")
    assert scene.options == ["discard brave"]
    scene.do("discard brave").deal()
    assert (scene.tribe().hand, scene.tribe().discard) == ((), cards("brave"))


def test_EW_ACT_05_without_a_card_to_discard_it_stays_in_hand():
    """DV-09, DV-10."""
    scene = begun().give(hand="ember_pouch flint_core", food=0).do("play ember_pouch")
    assert "play flint_core" not in scene.options
    scene = begun().give(hand="ember_pouch bone_needle smoking_racks", food=0).do("play ember_pouch")
    scene.do("play bone_needle", "discard smoking_racks")
    assert [text for text in scene.options if text.startswith("play")] == []


def test_EW_ACT_07_EW_ACT_39_played_cards_lie_there_until_the_turn_ends():
    scene = begun().give(hand="ember_pouch brave", discard="", food=0)
    seat = scene.actor
    scene.do("play ember_pouch", "place tribe hunt", "play brave")
    assert [code // 8 for code in scene.tribe().played] == list(cards("brave ember_pouch"))
    scene.until(frames.PLACING)
    assert scene.tribe(seat).played == ()
    assert scene.tribe(seat).discard == cards("brave ember_pouch")


def test_EW_ACT_08_no_culture_card_once_the_figure_stands():
    scene = begun().give(hand="ember_pouch")
    assert "play ember_pouch" in scene.options
    assert "play ember_pouch" not in scene.do("place tribe hunt").options


def test_EW_ACT_09_a_figure_on_a_column_or_the_rest_space():
    scene = chief_of(begun().give(hand=""), "tusk_breaker")
    assert scene.options == [f"place {figure} {place}" for figure in ("tribe", "chief") for place in PLACES]
    assert chief_of(begun().give(hand="", figures=0), "tusk_breaker").options == [
        f"place chief {place}" for place in PLACES
    ]


def test_EW_ACT_10_and_EW_CARD_05_the_chiefs_ability_once_in_the_chiefs_turn():
    scene = chief_of(a_turn("hunt", figure="chief"), "thunder_paw")
    assert scene.do("use_chief").s.labor == 4
    assert "use_chief" not in scene.options
    assert "use_chief" not in chief_of(a_turn("hunt"), "thunder_paw").options


def test_EW_ACT_10_EW_SET_18_only_the_chosen_side_works():
    other = chief_of(a_turn("hunt", figure="chief"), "thunder_paw", "b")
    other.do("use_chief", "gain draw").deal()
    assert (other.s.labor, len(other.tribe().hand)) == (0, 1)
    assert "use_chief" in chief_of(a_turn("develop", figure="chief"), "stone_carver", "a").options
    assert "use_chief" not in chief_of(a_turn("develop", figure="chief"), "stone_carver", "b").options


def test_EW_ACT_10_used_before_the_chief_is_the_figure_of_the_turn():
    scene = chief_of(begun().give(hand=""), "thunder_paw").do("use_chief")
    assert scene.options == [f"place chief {place}" for place in PLACES]
    assert "use_chief" not in scene.do("place chief hunt").options
    assert scene.s.labor == 4


def test_EW_RUL_22_labor_is_of_no_use_after_the_top_section():
    scene = chief_of(a_turn("hunt", figure="chief"), "thunder_paw").give(untipped=animals(cat=1))
    assert "use_chief" in scene.options
    assert "use_chief" not in scene.do("done").options


def test_EW_CARD_06_a_chief_of_a_column_only_there():
    assert "use_chief" in chief_of(a_turn("develop", figure="chief"), "stone_carver").options
    assert "use_chief" not in chief_of(a_turn("hunt", figure="chief"), "stone_carver").options
    assert "use_chief" not in chief_of(begun(), "stone_carver").options


def test_EW_ACT_11_EW_ACT_15_EW_ACT_16_EW_ACT_17_the_bottom_is_for_the_first_figure_of_the_round():
    """DV-11: A, B and A again in one column; A leaves the bottom action out."""
    scene = begun(2).give(seat=1, hand="", tools=0, food=0).give(seat=0, hand="", tools=0, food=0)
    scene.do("place tribe develop", "done")
    assert scene.options == ["bottom", "done"]
    scene.do("done")
    for _ in range(2):
        before = scene.actor
        scene.do("place tribe develop", "done")
        assert (scene.asked, scene.actor) == (frames.PLACING, 1 - before)


def test_EW_ACT_12_EW_ACT_18_top_middle_and_bottom_each_may_be_left():
    scene = a_turn("hunt").give(untipped=animals(cat=1), food=6, camp_at=(0,))
    assert scene.s.section == names.TOP_SECTION
    assert scene.do("done").options == ["middle", "done"]
    assert scene.do("done").options == ["bottom", "done"]
    assert scene.do("done").asked == frames.PLACING


# Labor.


@pytest.mark.parametrize(("edition", "brave", "woman"), [("default", 3, 1), ("cs", 5, 3)])
def test_EW_ACT_23_EW_ACT_25_WE_16_WE_17_labor_of_starting_cards(edition, brave, woman):
    """WE-16, WE-17."""
    scene = a_turn("hunt", edition=edition).give(hand="brave tribeswoman")
    assert scene.do("play brave").s.labor == brave
    assert scene.do("play tribeswoman").s.labor == brave + woman


@pytest.mark.parametrize(
    ("card", "column"),
    [("crafter", "develop"), ("hunter", "hunt"), ("elder", "initiate"), ("pathfinder", "migrate")],
)
def test_EW_ACT_26_EW_ACT_27_EW_CARD_06_EW_CARD_07_one_labor_more_in_the_own_column(card, column):
    """WE-14, WE-26."""
    for place in names.COLUMNS:
        scene = a_turn(place).give(hand=card).do(f"play {card}")
        assert scene.s.labor == (4 if place == column else 2)


def test_EW_ACT_21_EW_ACT_29_halves_add_up_and_what_is_left_is_lost():
    """DV-07, DV-08."""
    scene = a_turn("hunt").give(hand="tribesman tribesman tribesman")
    scene.do("play tribesman")
    assert "top 0" not in scene.options
    scene.do("play tribesman", "play tribesman", "top 0").deal()
    assert scene.s.labor == 1
    assert scene.until(frames.PLACING).s.labor == 0


def test_EW_ACT_27_EW_ACT_28_EW_ACT_30_EW_ACT_31_the_printed_example_of_a_hunt():
    """WE-15: a hunter and three food give four labor."""
    scene = a_turn("hunt").give(hand="hunter", food=6, camp_at=(0,), tools=2).do("play hunter")
    scene.do("spend 1", "spend 2")
    assert (scene.s.labor, scene.tribe().food, scene.tribe().tools) == (8, 3, 2)


def test_EW_ACT_30_and_EW_RUL_23_food_down_to_the_next_icon_only():
    scene = a_turn("hunt").give(food=1)
    assert [text for text in scene.options if text.startswith("spend")] == []
    assert "spend 2" in scene.give(food=3).options


def test_EW_ACT_32_food_paid_as_a_price_gives_no_labor():
    scene = a_turn("initiate").give(food=4, discard="brave").do("done", "middle")
    assert (scene.tribe().food, scene.s.labor) == (3, 0)


# Resting and the eclipse pile.


def test_EW_ACT_33_EW_ACT_34_draw_then_tip():
    scene = begun().give(hand="", deck="elder", food=0, untipped=animals(rhino=1)).do("place tribe rest")
    assert scene.options == ["rest", "done"]
    scene.do("rest", "gain draw").deal()
    assert scene.tribe().hand == cards("elder")
    scene.do("rest", "tip rhino")
    assert scene.asked == frames.PLACING


def test_EW_ACT_35_EW_ACT_36_resting_figures_are_counted():
    scene = begun().give(hand="", food=0)
    seat = scene.actor
    scene.do("place tribe rest", "done").until(frames.PLACING)
    assert scene.tribe(seat).resting == 1
    scene.give(seat=scene.actor, hand="").do("place tribe hunt").until(frames.PLACING)
    assert scene.do("place tribe rest").tribe(seat).resting == 2


def test_EW_ACT_37_no_tribe_card_while_resting():
    """DV-53."""
    scene = begun().give(hand="ember_pouch brave", food=0).do("play ember_pouch", "place tribe rest")
    assert "play brave" not in scene.options


def test_EW_ACT_37_and_EW_RUL_03_by_edition_no_rest_after_a_culture_card():
    scene = begun(rest_blocks="any-card").give(hand="ember_pouch", food=0)
    assert "place tribe rest" in scene.options
    assert "place tribe rest" not in scene.do("play ember_pouch").options


@pytest.mark.parametrize("edition", ["default", "cs", "pl", "uk"])
def test_EW_RUL_03_in_every_edition_culture_cards_come_before_the_figure_rests(edition):
    scene = begun(edition=edition).give(hand="ember_pouch brave", food=0).do("play ember_pouch")
    assert "play brave" not in scene.do("place tribe rest").options


def test_EW_ACT_38_the_chief_works_at_rest_without_a_column():
    scene = chief_of(begun().give(hand="", food=0), "thunder_paw", "b").do("place chief rest")
    assert "use_chief" in scene.options
    scene = chief_of(begun().give(hand="", food=0), "fire_wolf").do("place chief rest")
    assert "use_chief" not in scene.options


def test_EW_ACT_40_EW_ACT_41_EW_ACT_42_cards_for_the_eclipse_after_the_last_turn():
    scene = begun().until(frames.PILING)
    assert len(scene.s.standing) == 5
    seat = scene.actor
    scene.give(hand="brave elder flint_core", pile="", known="brave")
    assert scene.options == ["pile brave", "pile elder", "pile flint_core", "done"]
    scene.do("pile elder")
    assert scene.options == ["pile flint_core", "done"]
    assert scene.tribe().known == ()
    scene.do("done")
    assert (scene.tribe(seat).pile, scene.tribe(seat).hand) == (cards("elder"), cards("brave flint_core"))


def test_EW_RUL_24_the_last_to_form_a_pile_has_nobody_to_bluff():
    scene = begun().until(frames.PILING)
    scene.give(hand="flint_core")
    assert scene.options == ["pile flint_core", "done"]
    scene.do("done").until(frames.PILING)
    scene.give(seat=scene.actor, hand="brave flint_core")
    assert scene.options == ["pile brave", "done"]


# Initiate.


def test_EW_COL_INI_01_EW_COL_INI_02_EW_COL_INI_03_recruits_of_different_types_can_t_be_played():
    """WE-33."""
    scene = a_turn("initiate").give(tools=2, hand="hunter").put(labor=4).do("top 0", "take_card hunter")
    assert (scene.tribe().tools, scene.s.labor) == (1, 2)
    assert scene.tribe().hand == cards("hunter hunter")
    assert "play hunter" in scene.options
    assert "play hunter" not in scene.do("play hunter").options
    assert "take_card hunter" not in scene.do("top 0").options


def test_EW_COL_INI_03_by_edition_only_in_the_top_section():
    scene = a_turn("initiate", recruit_lock="top").give(tools=1).put(labor=2).do("top 0", "take_card elder")
    assert "play elder" not in scene.options
    assert "play elder" in scene.do("done").options


def test_EW_COL_INI_03_all_turn_by_default():
    scene = a_turn("initiate").give(tools=1).put(labor=2).do("top 0", "take_card elder", "done")
    assert "play elder" not in scene.options


def test_EW_RUL_02_the_locked_one_of_two_equal_cards_goes_first():
    scene = a_turn("initiate").give(tools=1, hand="elder", food=1).put(labor=2).do("top 0", "take_card elder")
    scene.do("done", "middle", "term 1", "bury hand elder", "skip")
    assert "play elder" in scene.options


def test_EW_COL_INI_04_an_empty_pile_gives_a_point_and_uses_the_type_up():
    """DV-41."""
    scene = (
        a_turn("initiate").give(tools=2).put(labor=4, piles=(0, 5, 5, 5, 5)).do("top 0", "take_card hunter")
    )
    assert (scene.tribe().vp, scene.tribe().hand) == (1, ())
    assert "take_card hunter" not in scene.do("top 0").options


def test_EW_COL_INI_05_EW_COL_INI_06_EW_COL_INI_07_EW_RUL_04_recruit_and_bury_for_one_food():
    scene = a_turn("initiate").give(food=1, discard="brave").do("done", "middle")
    assert scene.options == ["term 0", "term 1"]
    scene.do("term 0", "take_card elder", "bury discard elder")
    assert (scene.tribe().discard, scene.tribe().buried) == (cards("brave"), cards("elder"))
    assert "middle" not in a_turn("initiate").do("done").options


def test_EW_COL_INI_08_and_EW_ENG_02_a_card_of_the_hand_is_buried_in_secret():
    scene = a_turn("initiate").give(food=1, hand="brave", known="brave").do("done", "middle", "term 1")
    scene.do("bury hand brave")
    assert (scene.tribe().buried, scene.tribe().shown, scene.tribe().known) == (cards("brave"), (), ())


def test_EW_COL_INI_09_bottom_an_idol_and_a_burial():
    scene = a_turn("initiate").give(discard="brave").do("done", "bottom", "term 1", "bury discard brave")
    assert scene.do("climb honor").tribe().honor == 1


# Develop.


def test_EW_COL_DEV_01_EW_COL_DEV_02_three_labor_for_a_culture_card():
    scene = a_turn("develop").put(labor=7)
    first, second = (lookups.CARD_NAMES[card] for card in scene.s.culture[:2])
    scene.do("top 0", f"take_card {first}")
    assert (scene.tribe().hand, scene.s.labor) == (cards(first), 1)
    assert scene.s.culture[0] == names.NOTHING
    assert scene.s.culture[1] == cards(second)[0]
    assert "top 0" not in scene.options


def test_EW_COL_DEV_03_an_empty_display_still_sells_a_point_by_edition():
    scene = a_turn("develop").put(labor=6, culture=(names.NOTHING,) * 8).do("top 0")
    assert (scene.tribe().vp, scene.s.labor) == (1, 0)
    scene = a_turn("develop", culture_empty_gives_vp="no").put(labor=6, culture=(names.NOTHING,) * 8)
    assert "top 0" not in scene.options


def test_EW_COL_DEV_04_era_1_takes_stones_of_the_left_half_only():
    """DV-46."""
    scene = a_turn("develop").give(tools=9, food=5)
    late = tuple(stone for stone in scene.s.stones if lookups.STONE_ERA[stone] == 2)
    assert len(scene.do("done", "middle").options) == 4
    scene = a_turn("develop").give(tools=9, food=5).put(stones=late)
    assert "middle" not in scene.do("done").options
    scene = a_turn("develop").give(tools=9, food=5).put(stones=late, round=3)
    assert len(scene.do("done", "middle").options) == len(late)


def test_EW_COL_DEV_05_EW_COL_DEV_06_EW_COL_DEV_07_EW_COL_DEV_08_a_slot_has_price_and_benefit():
    """DV-47."""
    for taken in range(3):
        tools, food, reward = lookups.COMPONENTS.board.slots[taken]
        scene = a_turn("develop")
        mine, last = tuple(range(10, 10 + taken)), lookups.STONE_NAMES[scene.s.stones[0]]
        scene.give(tools=tools - 1, food=food, stones=mine)
        assert "middle" not in scene.do("done").options
        scene = a_turn("develop").give(tools=tools, food=food, stones=mine)
        scene.do("done", "middle", f"take_stone {last}")
        assert (scene.tribe().tools, scene.tribe().food) == (0, 0)
        assert scene.tribe().stones[-1] not in scene.s.stones
        assert scene.tribe().vp > 0 or scene.asked == frames.GAINING
        assert lookups.NODE_KIND[reward] != lookups.NODE_KIND[0]
    full = a_turn("develop").give(tools=10, food=5, stones=(10, 11, 12))
    assert "middle" not in full.do("done").options


def test_EW_COL_DEV_11_bottom_a_tool_and_food():
    scene = a_turn("develop").do("done", "bottom", "gain tool")
    assert (scene.tribe().tools, scene.tribe().food) == (1, 1)


# Migrate.


def test_EW_COL_MIG_01_a_tool_brings_a_camp_to_the_base_tile():
    scene = a_turn("migrate").give(tools=1, camp_at=(5,)).do("top 0")
    assert (scene.tribe().camp_at, scene.tribe().camps, scene.tribe().tools) == ((0, 5), 3, 0)
    assert "top 0" not in a_turn("migrate").give(tools=1, camp_at=(0,) * 5).options


def test_EW_COL_MIG_02_EW_COL_MIG_03_a_labor_moves_a_camp_one_step():
    scene = a_turn("migrate").give(camp_at=(0,)).put(labor=4).do("top 1", "move 0 1")
    assert "move 1 7" in scene.do("top 1").options
    assert scene.do("move 1 7").tribe().camp_at == (7,)
    assert scene.s.labor == 0
    assert "top 1" not in scene.options


def test_EW_COL_MIG_04_any_number_of_camps_of_anybody_on_a_hex():
    scene = a_turn("migrate").give(camp_at=(0, 1, 1)).put(labor=2)
    scene.give(seat=1 - scene.me, food=0, camp_at=(1, 1, 1, 1, 1)).do("top 1", "move 0 1")
    assert (scene.tribe().camp_at, scene.tribe(1 - scene.me).camp_at) == ((1, 1, 1), (1, 1, 1, 1, 1))


def test_EW_COL_MIG_05_three_camps_and_three_food_make_a_village():
    """DV-05."""
    scene = a_turn("migrate").give(camp_at=(1, 2, 8), food=8).do("done", "middle", "settle 0")
    tribe = scene.tribe()
    assert (tribe.food, tribe.camps, tribe.camp_at, tribe.settled) == (5, 5, (), (0,))


def test_EW_COL_MIG_05_EW_COL_MIG_06_EW_COL_MIG_07_where_no_village_can_be():
    """DV-06."""
    assert "middle" not in a_turn("migrate").give(camp_at=(1, 2, 8), food=2).do("done").options
    assert "middle" not in a_turn("migrate").give(camp_at=(0, 1, 2), food=8).do("done").options
    taken = a_turn("migrate").give(camp_at=(1, 2, 8), food=8)
    taken.give(seat=1 - taken.actor, settled=(0,))
    assert "middle" not in taken.do("done").options


def test_EW_COL_MIG_09_bottom_a_camp_then_a_free_step():
    scene = a_turn("migrate").give(camp_at=()).do("done", "bottom", "move 0 3")
    assert (scene.tribe().camp_at, scene.tribe().tools) == ((3,), 0)


def test_EW_ICON_12_and_EW_RUL_12_two_steps_by_default_each_may_be_left_out():
    """WE-28."""
    scene = gaining("move 2", camp_at=(0, 0)).do("move 0 1")
    assert {"move 1 7", "move 0 2", "skip"} <= set(scene.options)
    both = gaining("move 2", a_turn("initiate", double_move_allows_single="no"), camp_at=(0,))
    assert "skip" in both.options
    assert "skip" not in both.do("move 0 1").options


# Hunt.


def test_EW_COL_HUN_01_EW_COL_HUN_02_EW_COL_HUN_03_two_animals_for_a_labor_six_at_most():
    """WE-31, WE-32."""
    scene = a_turn("hunt").put(labor=6, grounds=animals(cat=3)).do("top 0").deal()
    assert sum(scene.s.grounds) == 5
    assert sum(scene.do("top 0").deal().s.grounds) == 6
    assert (scene.s.labor, "top 0" in scene.options) == (2, False)
    last = a_turn("hunt").put(labor=4, grounds=animals(), animals=animals(cat=1)).do("top 0").deal()
    assert (last.s.grounds, "top 0" in last.options) == (animals(cat=1), False)


def test_EW_COL_HUN_04_EW_COL_HUN_06_an_animal_for_a_tool_and_a_labor():
    scene = a_turn("hunt").give(tools=1, untipped=animals()).put(labor=2, grounds=animals(cat=1, sloth=1))
    scene.do("top 1", "take_animal sloth")
    assert (scene.tribe().untipped, scene.s.grounds) == (animals(sloth=1), animals(cat=1))
    assert (scene.tribe().tools, scene.s.labor) == (0, 0)


def test_EW_COL_HUN_05_and_EW_RUL_09_empty_grounds():
    """DV-51."""
    scene = a_turn("hunt").give(tools=1).put(labor=2, grounds=animals(), animals=animals())
    assert scene.do("top 1").tribe().vp == 1
    scene = a_turn("hunt").give(tools=1).put(labor=2, grounds=animals(), animals=animals(cat=1))
    assert "top 1" not in scene.options


def test_EW_COL_HUN_07_middle_a_tip():
    scene = a_turn("hunt").give(untipped=animals(sloth=1)).do("done", "middle", "tip sloth")
    assert scene.tribe().food == 3


def test_EW_COL_HUN_09_bottom_the_top_of_the_deck():
    scene = (
        a_turn("hunt").give(untipped=animals()).put(animals=animals(glyptodon=2)).do("done", "bottom").deal()
    )
    assert (scene.tribe().untipped, scene.s.animals) == (animals(glyptodon=1), animals(glyptodon=1))
