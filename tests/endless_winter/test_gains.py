"""EW-GLD, EW-TOT: the golden rules and the idol board."""

import pytest

from lascaux.games.endless_winter import lookups, names
from lascaux.games.endless_winter.generated import frames
from lascaux.games.endless_winter.rules.amounts import gain_food
from lascaux.games.endless_winter.rules.gains import climb, reshuffle
from lascaux.games.endless_winter.state import food_limit
from lascaux.locales import Catalog
from tests.endless_winter.scenes import GAME, a_turn, begun, cards, gaining, said

DOWN = ["gain draw", "climb sacrifice", "climb honor", "gain tool", "gain food"]


def test_EW_GLD_01_an_empty_deck_is_made_of_the_discard_pile():
    """WE-09: five draws from two cards and three discarded ones."""
    scene = gaining("draw 5", deck="hunter elder", discard="brave brave tribesman")
    for _ in range(5):
        scene.do("gain draw").deal()
    assert scene.tribe().hand == cards("hunter elder brave brave tribesman")
    assert (scene.tribe().deck, scene.tribe().discard) == ((), ())


def test_EW_RUL_26_the_tool_track_has_an_end():
    scene = gaining("tool", tools=lookups.TOOLS_MOST, food=0)
    assert (scene.tribe().tools, scene.tribe().food) == (lookups.TOOLS_MOST, 1)  # EW-RUL-21: all that is left
    assert lookups.TOOLS_MOST == 10


def test_EW_RUL_21_food_is_not_paid_for_tools_without_room():
    scene = (
        a_turn("hunt").give(hand="tribeswoman", food=3, tools=lookups.TOOLS_MOST - 1).do("play tribeswoman")
    )
    assert "use tribeswoman 0" in scene.options
    assert "use tribeswoman 0" not in scene.give(tools=lookups.TOOLS_MOST).options


def test_EW_GLD_01_not_before_a_card_is_drawn_unless_the_edition_says_so():
    assert gaining("draw 1", deck="hunter", discard="brave").do("gain draw").deal().tribe().discard
    early = a_turn("initiate", reshuffle_trigger="on-empty")
    tribe = gaining("draw 1", early, deck="hunter", discard="brave").do("gain draw").deal().tribe()
    assert (tribe.deck, tribe.discard) == (cards("brave"), ())


def test_EW_GLD_02_only_the_discard_pile_is_shuffled():
    scene = a_turn("initiate")
    scene.give(deck="", discard="brave", hand="elder", buried="hunter", pile="shaman")
    scene.tribe().played = (8 * cards("crafter")[0],)
    reshuffle(scene.s, scene.actor)
    assert scene.tribe().deck == cards("brave")


def test_EW_GLD_03_and_EW_RUL_10_with_both_empty_nothing_is_drawn():
    scene = gaining("draw 1", deck="", discard="")
    assert "gain draw" in scene.options
    assert scene.do("gain draw").tribe().hand == ()


def test_EW_GLD_03_by_option_something_lesser_instead():
    scene = gaining("draw 1", a_turn("initiate", double_empty_draw_compensation="yes"), deck="", discard="")
    assert scene.options == ["climb sacrifice", "climb honor", "gain tool", "gain food"]


def test_EW_GLD_05_a_megalith_may_become_anything_lower():
    """WE-12, EW-GLD-04."""
    options = gaining("megalith 1").options
    assert [text for text in options if not text.startswith("build")] == DOWN
    assert any(text.startswith("build") for text in options)


@pytest.mark.parametrize(("effect", "first"), [("draw 1", 0), ("idol 1", 1), ("tool 1", 3)])
def test_EW_GLD_05_every_rung_may_become_a_lower_one(effect, first):
    """WE-10, WE-11."""
    assert gaining(effect).options == DOWN[first:]


def lesser(scene):
    """The options that are told to be instead of what is gained."""
    return [said(action) for action in GAME.legal(scene.s) if GAME.text(scene.s, action).facts.get("lesser")]


def asked(scene):
    return Catalog("en").tell(GAME.question(scene.s), [])


@pytest.mark.parametrize(
    ("effect", "first"), [("megalith 1", 0), ("draw 1", 1), ("idol 1", 3), ("tool 1", 4)]
)
def test_EW_GLD_05_every_option_tells_whether_it_is_a_lower_one(effect, first):
    """Both tracks are what an idol is."""
    scene = gaining(effect)
    assert lesser(scene) == DOWN[first:]
    words = [Catalog("en").tell(GAME.text(scene.s, action), []) for action in GAME.legal(scene.s)]
    assert [("instead" in line) for line in words] == [said(a) in DOWN[first:] for a in GAME.legal(scene.s)]


def test_EW_GLD_05_where_only_lower_ones_are_left_the_question_says_so():
    assert asked(gaining("megalith 1")) == "You gain a megalith: place it, or take something lesser."
    without = gaining("megalith 1", megaliths=lookups.MEGALITHS)
    assert lesser(without) == without.options == DOWN
    assert "there is no place for it" in asked(without)
    empty = gaining("draw 1", a_turn("initiate", double_empty_draw_compensation="yes"), deck="", discard="")
    assert lesser(empty) == empty.options
    assert "there is none to draw" in asked(empty)


def test_EW_GLD_06_what_was_gained_is_never_exchanged():
    scene = gaining("tool 1", tools=3, sacrifice=1).do("gain tool")
    assert scene.asked == frames.ACTING
    assert [text for text in scene.options if text.startswith(("gain", "climb", "build"))] == []
    assert (scene.tribe().tools, scene.tribe().food) == (4, 0)


def test_EW_GLD_07_every_unit_has_its_own_choice():
    """DV-50: two idols, one of them exchanged."""
    scene = gaining("idol 2").do("climb honor", "gain tool")
    assert (scene.tribe().honor, scene.tribe().tools, scene.tribe().food) == (1, 1, 0)


def test_EW_GLD_08_EW_GLD_09_also_in_the_eclipse_and_where_it_could_be_used():
    scene = a_turn("initiate").put(phase=names.ECLIPSE)
    assert gaining("idol 1", scene).options == DOWN[1:]


def test_EW_RUL_21_what_would_be_lost_is_no_choice():
    full = {"food": 6, "camp_at": (0,)}
    assert gaining("idol 1", **full).options == ["climb sacrifice", "climb honor", "gain tool"]
    assert gaining("tool 1", **full).tribe().tools == 1
    assert gaining("tool 1", tools=10).tribe().food == 1
    assert gaining("tool 1", tools=10, **full).asked == frames.ACTING


@pytest.mark.parametrize(("out", "limit"), [(0, 5), (1, 6), (2, 7), (5, 10)])
def test_EW_GLD_10_the_food_limit(out, limit):
    """WE-13, DV-04."""
    assert food_limit(begun().give(food=0, camp_at=(0,) * out).tribe()) == limit


def test_EW_GLD_11_food_above_the_limit_is_lost():
    """DV-03."""
    scene = begun().give(food=5, camp_at=(0,))
    gain_food(scene.s, scene.actor, 3)
    assert scene.tribe().food == 6


def test_EW_GLD_13_EW_GLD_15_points_are_scored_at_once_without_an_end():
    scene = a_turn("initiate").give(vp=99)
    assert gaining("vp 3", scene).tribe().vp == 102


def test_EW_ICON_29_food_up_to_the_limit():
    assert gaining("food max", food=1, camp_at=(0, 0)).tribe().food == 7


def test_EW_TOT_01_EW_TOT_02_each_idol_on_the_track_of_choice():
    tribe = gaining("idol 2").do("climb honor", "climb sacrifice").tribe()
    assert (tribe.honor, tribe.sacrifice) == (1, 1)


def test_EW_TOT_05_a_space_of_the_sacrifice_track_gives_what_it_shows_at_once():
    level = lookups.SACRIFICE_REWARD.index(lookups.COMPONENTS.nodes.effect("tool 1"))
    scene = gaining("idol 2", sacrifice=level - 1).do("climb sacrifice")
    assert scene.options == ["gain tool", "gain food"]  # EW-ICON-53: before the second idol
    assert scene.do("gain tool").options == DOWN[1:]


def test_EW_TOT_06_at_the_top_there_are_points():
    """DV-27."""
    scene = gaining("idol 2", sacrifice=lookups.SACRIFICE_TOP).do("climb sacrifice", "climb sacrifice")
    assert (scene.tribe().vp, scene.tribe().sacrifice) == (2, lookups.SACRIFICE_TOP)


def honored(players, *climbs):
    s = begun(players).s
    for seat in climbs:
        climb(s, seat, names.HONOR)
    return s


def test_EW_TOT_03_EW_TOT_08_EW_TOT_09_whoever_comes_first_stands_left():
    """DV-28, DV-29."""
    s = honored(3, 0, 1)
    assert s.honored == (0, 1, 2)
    s = honored(3, 0, 1, 0)
    assert s.honored == (0, 1, 2)
    s = honored(3, 0, 1, 0, 2, 1)
    assert s.honored == (0, 1, 2)
    assert honored(3, 0, 1, 1, 0).honored == (1, 0, 2)


def test_EW_TOT_10_two_three_and_five_points_on_the_way_up():
    """WE-20."""
    s = honored(2, *[0] * lookups.HONOR_TOP, *[1] * lookups.HONOR_TOP)
    assert [tribe.vp for tribe in s.tribes] == [10, 10]
    assert [points for points in lookups.HONOR_VP if points] == [2, 3, 5]
    assert lookups.HONOR_VP[-1] == 5


def test_EW_TOT_11_at_the_top_of_honor_no_idol_can_be_spent():
    assert gaining("idol 1", honor=lookups.HONOR_TOP).options == ["climb sacrifice", "gain tool", "gain food"]
