"""Gains side by side: in any order, thing by thing, and nothing is lost that could still be had."""

import pytest

from lascaux.engine.protocol import Text
from lascaux.games.endless_winter import lookups, names
from lascaux.games.endless_winter.effects import TOOL
from lascaux.games.endless_winter.generated import actions, frames
from lascaux.games.endless_winter.hexes import JUNCTURES
from tests.endless_winter.scenes import GAME, a_turn, animals, begun, cards, gaining, node_of, phase_of


def test_EW_ICON_50_food_that_is_gained_may_pay_for_what_stands_before_it():
    tools, food, _ = lookups.COMPONENTS.board.slots[0]
    scene = gaining("stone, food 2", tools=tools, food=food - 1)
    assert scene.asked == frames.TAKING_STONE
    scene.do(scene.options[0])
    assert (len(scene.tribe().stones), scene.tribe().food) == (1, 1)


def test_EW_ICON_50_a_tool_that_is_gained_may_pay_for_what_stands_before_it():
    tools, food, _ = lookups.COMPONENTS.board.slots[0]
    scene = gaining("stone, tool", tools=tools - 1, food=food).do("gain tool")
    assert scene.asked == frames.TAKING_STONE


def test_EW_ICON_50_an_animal_may_be_taken_between_two_that_are_turned_up():
    """With five on the hunting grounds there is room for one; after a taking for the other."""
    scene = gaining("reveal 2, animal grounds 1", a_turn("hunt").put(grounds=animals(cat=5)))
    scene.do("term 0").deal()
    assert (sum(scene.s.grounds), scene.asked) == (6, frames.TAKING_ANIMAL)
    scene.do("take_animal cat", "reveal").deal()
    assert (sum(scene.s.grounds), scene.asked) == (6, frames.ACTING)


def test_EW_ICON_50_with_room_for_both_the_order_is_still_free():
    scene = gaining("reveal 2, animal grounds 1", a_turn("hunt").put(grounds=animals(cat=2)))
    assert scene.do("term 0").deal().options == ["term 0", "term 1", "skip"]
    effect = GAME.text(scene.s, (actions.TERM, 0)).facts["effect"]
    assert isinstance(effect, Text)
    assert effect.facts["amount"] == 1
    scene.do("term 1", "take_animal cat", "reveal").deal()
    assert (sum(scene.s.grounds), scene.asked) == (3, frames.ACTING)


def test_EW_ICON_50_what_is_left_can_be_left_out():
    scene = gaining("reveal 2, animal grounds 1", a_turn("hunt").put(grounds=animals(cat=2)))
    scene.do("term 0").deal().do("skip")
    assert (sum(scene.s.grounds), scene.asked) == (3, frames.ACTING)


def test_EW_GLD_07_two_idols_are_two_gains_among_others():
    scene = gaining("idol 2, tip", untipped=animals(rhino=1), camp_at=(0,), food=0)
    scene.do("term 0", "climb honor", "term 1", "tip rhino", "climb sacrifice")
    assert (scene.tribe().honor, scene.tribe().sacrifice, scene.asked) == (1, 1, frames.ACTING)


def test_EW_ICON_50_food_without_room_comes_piece_by_piece():
    """Room for two of three: one, then the stone, then the others."""
    tools, food, _ = lookups.COMPONENTS.board.slots[2]
    scene = a_turn("develop").put(round=3).give(camp_at=(), stones=(0, 1), tools=tools, food=food - 1)
    assert food == 4
    scene = gaining("stone, food 3", scene)
    assert (scene.tribe().food, scene.options) == (4, ["term 0", "term 1", "skip"])
    scene.do("term 0")
    scene.do(next(text for text in scene.options if text.startswith("take_stone")))
    assert scene.tribe().food == 2


def chief_used(name, side, **things):
    """A chief who has just used an ability, as somebody chose."""
    scene = begun().give(hand="", chief=lookups.CHIEF_NAMES.index(name), side=side, **things)
    return scene.do("place chief hunt", "use_chief")


@pytest.fixture
def herder():
    """Other components: the second side of a chief, whatever is printed on it."""
    chief = 2 * lookups.CHIEF_NAMES.index("tusk_breaker") + 1
    usual = lookups.CHIEF_NODE[chief]
    lookups.CHIEF_NODE[chief] = node_of("tip 1, tool 1, food 1")
    yield "tusk_breaker"
    lookups.CHIEF_NODE[chief] = usual


def test_EW_ICON_50_what_was_gained_without_a_question_forces_nothing_else(herder):
    """Move 2, food 1: the food alone is a use of the ability."""
    scene = chief_used("fire_wolf", 1, food=0, camp_at=(0,))
    assert scene.tribe().food == 1
    assert "skip" in scene.options
    full = {"camp_at": (0,), "food": 5, "tools": lookups.TOOLS_MOST}
    herd = chief_used(herder, 1, untipped=animals(cat=1), **full)
    assert herd.options == ["tip cat", "skip"]


def test_EW_RUL_04_without_anything_gained_at_least_one_part_is_done():
    scene = gaining("tip, bury", a_turn("hunt").give(hand="brave", untipped=animals(cat=1)))
    assert "skip" in scene.options
    scene.s.stack[-1] = (*scene.s.stack[-1][:-1], 1)  # as after a price
    assert scene.options == ["term 0", "term 1"]


@pytest.fixture
def first_village_buries():
    """Other components: the first village gives a burial instead of a card."""
    usual = lookups.VILLAGE_REWARD[0]
    lookups.VILLAGE_REWARD[0] = node_of("bury 1")
    yield
    lookups.VILLAGE_REWARD[0] = usual


@pytest.mark.usefixtures("first_village_buries")
def test_EW_ECL_10_a_benefit_of_the_own_board_that_can_give_nothing_yet_waits():
    """A burial without a card, before a card is drawn for the second village."""
    scene = begun().put(phase=names.ECLIPSE).give(hand="", discard="", deck="brave", settled=(0, 1))
    phase_of(scene, (frames.OWN_BOARD,)).do("gain draw").deal()
    assert scene.options == ["bury hand brave", "skip"]


def beside_a_village(*tokens):
    """A village that has just been founded beside these open tokens, in the order of its hexes."""
    scene = a_turn("migrate", glacier_tokens="on").put(grounds=animals())
    glacier = [names.NO_TOKEN] * len(scene.s.glacier)
    for hexagon, token in zip(JUNCTURES[0], tokens, strict=True):
        glacier[hexagon] = lookups.GLACIER_NAMES.index(token)
    scene.give(camp_at=JUNCTURES[0], food=3).put(glacier=tuple(glacier))
    return scene.do("done", "middle", "settle 0")


def test_EW_MOD_03_several_tokens_come_in_the_order_of_their_player():
    scene = beside_a_village("ice_cave", "bright_peak", "warm_spring")
    assert scene.tribe().vp == 3  # EW-RUL-22: points can only help
    assert scene.options == ["glacier ice_cave", "glacier warm_spring"]
    scene.do("glacier warm_spring")
    assert GAME.question(scene.s).facts["what"] == "draw"
    scene.do("gain food", "gain food", "climb honor", "climb sacrifice")
    assert (scene.tribe().honor, scene.tribe().sacrifice, scene.tribe().food) == (1, 1, 2)


def test_EW_MOD_03_a_token_gives_once():
    scene = beside_a_village("ice_cave", "warm_spring", "lost_carvings")
    scene.do("glacier warm_spring", "gain food", "gain food")
    assert scene.options == ["glacier ice_cave", "glacier lost_carvings"]
    gone = (actions.GLACIER, lookups.GLACIER_NAMES.index("warm_spring"))
    assert GAME.why_not(scene.s, gone).rule == "EW-MOD-03"


def test_EW_MOD_03_nothing_is_lost_to_the_order_of_the_hexes():
    """A grave, and no card to bury before some are drawn."""
    scene = beside_a_village("ice_grave", "warm_spring", "bright_peak")
    scene.do("glacier warm_spring", "gain draw", "gain draw").deal()
    assert scene.options == ["term 0", "term 1", "skip"]  # both parts of the grave
    scene.do("term 0", "bury hand brave")
    assert scene.tribe().buried == cards("brave")


@pytest.mark.parametrize("phases", ["any", "action-eclipse"])
def test_EW_GLD_08_by_option_also_what_comes_in_the_preparation_can_be_exchanged(phases):
    """A card that can't be drawn is compensated by an idol, whose level gives a tool."""
    rewards = lookups.SACRIFICE_REWARD
    level = next(i for i, node in enumerate(rewards) if node and lookups.NODE_ATOM[node] == TOOL)
    scene = begun(double_empty_draw_compensation="yes", lesser_benefit_phases=phases)
    scene.give(hand="", deck="", discard="", sacrifice=level - 1, food=0, tools=0)
    phase_of(scene.put(phase=names.PREPARATION), (frames.PREPARE_HAND, 1))
    assert "gain draw" not in scene.options
    scene.do("climb sacrifice")
    if phases == "any":
        assert scene.options == ["gain tool", "gain food"]
    else:
        assert (scene.tribe().tools, scene.options) == (1, [])


def test_EW_PRP_09_the_five_cards_are_no_benefit_though_every_phase_has_the_ladder():
    scene = begun(lesser_benefit_phases="any").give(hand="", deck="brave brave", discard="")
    phase_of(scene.put(phase=names.PREPARATION), (frames.PREPARE_HAND, 2)).deal()
    assert (scene.tribe().hand, scene.actor) == (cards("brave brave"), -2)
