"""EW-ECL, EW-PRP, EW-RND: the eclipse, the preparation and the rounds."""

import pytest

from lascaux.engine.protocol import NOBODY, OVER
from lascaux.games.endless_winter import lookups, names
from lascaux.games.endless_winter.generated import actions, frames
from lascaux.games.endless_winter.hexes import HEXES, JUNCTURES
from lascaux.games.endless_winter.rules.eclipse import new_order, show_pile
from lascaux.games.endless_winter.rules.terrain import influence, led_hexes
from tests.endless_winter.scenes import GAME, a_turn, animals, begun, cards, gaining, phase_of


def order_after(order, *labors):
    scene = begun(len(order)).put(order=order, labors=labors)
    return new_order(scene.s)


def test_EW_ECL_03_EW_ECL_07_EW_ECL_08_the_printed_example():
    """WE-18: wolf, bison and lion; bison was later than lion."""
    scene = begun(3).put(order=(0, 2, 1))
    scene.give(seat=0, resting=1, pile="brave").give(seat=1, pile="shaman").give(seat=2, resting=1)
    labors = tuple(show_pile(scene.s, seat) for seat in range(3))
    assert labors == (6, 3, 3)
    assert new_order(scene.put(labors=labors).s) == [0, 1, 2]


def test_EW_ECL_03_two_resting_figures():
    """DV-13."""
    assert show_pile(begun().give(seat=0, resting=2, pile="").s, 0) == 6


def test_EW_ECL_03_by_edition_only_the_corners_count():
    scene = begun(eclipse_ability_labor_counts="no").give(seat=0, pile="brave shaman")
    assert show_pile(scene.s, 0) == 2


def test_EW_ECL_04_labor_of_the_action_phase_does_not_count():
    scene = begun().give(seat=0, pile="hunter crafter elder pathfinder").put(place=names.MIGRATE)
    assert show_pile(scene.s, 0) == 8  # just the corners


def test_EW_ECL_01_the_eclipse_of_a_round_is_shown():
    scene = begun()
    while scene.s.phase == names.ACTION:
        scene.until(frames.PILING).do("done").deal()
    seen = GAME.observe(scene.s, 0)
    assert (seen["round"], seen["phase"]) == (1, "eclipse")


def test_EW_ECL_25_in_the_czech_edition_a_brave_still_counts_one_and_a_half():
    assert show_pile(begun(edition="cs").give(seat=0, pile="brave").s, 0) == 3


def test_EW_ECL_05_culture_cards_were_a_bluff_and_return():
    """DV-14."""
    scene = begun().give(seat=0, hand="brave", pile="flint_core pit_trap", known="")
    assert show_pile(scene.s, 0) == 0
    assert scene.tribe(0).hand == cards("brave flint_core pit_trap")
    assert (scene.tribe(0).known, scene.tribe(0).pile) == (cards("flint_core pit_trap"), ())


def test_EW_ECL_07_EW_ECL_08_more_labor_first_of_equals_whoever_was_later():
    assert order_after((0, 1, 2, 3), 0, 0, 0, 0) == [3, 2, 1, 0]  # DV-15
    assert order_after((0, 1, 2, 3), 4, 2, 4, 2) == [2, 0, 3, 1]  # DV-16


def test_EW_ECL_06_no_food_for_labor_in_the_eclipse():
    scene = begun()
    while scene.s.phase == names.ACTION:
        scene.until(frames.PILING).do("done").deal() if scene.asked == frames.PILING else scene.until(
            frames.PILING
        )
    assert all(not text.startswith("spend") for text in scene.options)


def test_EW_ECL_09_everybody_does_all_four_steps_before_the_next():
    scene = begun(2)
    scene.s.stack[:] = [(frames.REVEAL_PILES, -3)]
    phase_of(scene, (frames.REVEAL_PILES,), seat=0)
    waiting = [frame[2] for frame in scene.s.stack if frame[1] == -3 and len(frame) == 3]
    first, second = scene.s.order
    assert waiting[::-1][-4:] == [second] * 4
    assert scene.actor == first


@pytest.mark.parametrize(
    ("place", "options"), [(0, "build"), (1, "gain draw"), (2, "climb"), (3, "gain tool")]
)
def test_EW_ECL_11_what_the_turn_order_track_gives(place, options):
    scene = begun(4).put(phase=names.ECLIPSE)
    seat = scene.s.order[place]
    scene.give(seat=seat, food=0)
    phase_of(scene, (frames.TRACK_BENEFIT,), seat=seat)
    assert scene.options[0].startswith(options)


def test_EW_ECL_12_cards_of_the_pile_in_any_order():
    scene = (
        begun().put(phase=names.ECLIPSE).give(pile="hunter crafter elder brave", food=0, discard="", hand="")
    )
    phase_of(scene, (frames.PILE_CARDS,))
    assert scene.tribe().food == 2  # EW-RUL-22: food that fits needs no choice
    assert scene.options == ["resolve crafter", "resolve elder"]  # a brave has labor only
    scene.do("resolve crafter", "gain tool")
    assert scene.options == [
        *[f"bury pile {card}" for card in ("brave", "hunter", "crafter", "elder")],
        "skip",
    ]


def test_EW_RUL_22_food_that_does_not_fit_comes_last():
    scene = begun().put(phase=names.ECLIPSE).give(pile="hunter crafter", camp_at=(), food=4, tools=0)
    phase_of(scene, (frames.PILE_CARDS,))
    assert scene.options == ["gain tool", "gain food"]
    assert scene.do("gain tool").tribe().food == 5


def test_EW_RUL_25_equal_cards_in_two_places_are_two_choices():
    scene = begun().put(phase=names.ECLIPSE).give(pile="brave brave elder", food=0, discard="brave", hand="")
    phase_of(scene, (frames.PILE_CARDS,))
    assert scene.options == ["bury discard brave", "bury pile brave", "bury pile elder", "skip"]
    scene.do("bury pile brave")
    assert (scene.tribe().discard, scene.tribe().pile) == (cards("brave"), cards("brave elder"))


def test_EW_RUL_25_it_matters_which_one_stays_if_the_discard_pile_is_shuffled():
    scene = gaining("bury, draw", a_turn("hunt").give(hand="brave", known="brave").do("play brave"), deck="")
    scene.give(discard="brave").do("term 0", "bury played brave", "gain draw").deal()
    assert (scene.tribe().hand, scene.tribe().played) == (cards("brave"), ())


def test_EW_RUL_25_where_both_come_together_at_once_it_is_that_of_the_discard_pile():
    scene = a_turn("hunt").give(hand="brave", known="brave", untipped=animals()).do("play brave")
    scene.put(section=names.AFTER).s.stack[-1] = (frames.ACT, NOBODY, scene.me)  # the last act of the turn
    gaining("bury", scene, discard="brave")
    assert scene.options == ["bury discard brave", "skip"]
    played = (actions.BURY_CARD, names.PLAYED, cards("brave")[0])
    assert GAME.why_not(scene.s, played).rule == "EW-RUL-25"


def test_EW_COL_INI_07_a_card_buried_before_its_turn_loses_its_ability():
    scene = begun().put(phase=names.ECLIPSE).give(pile="crafter elder", tools=0, food=0, discard="", hand="")
    phase_of(scene, (frames.PILE_CARDS,)).do("resolve elder", "bury pile crafter")
    assert scene.tribe().tools == 0
    assert scene.actor == -2


def influenced(**options):
    """DV-17: a village of 0, two camps of 1, one camp of 2 on the same hex."""
    scene = begun(3, **options)
    hexagon = JUNCTURES[0][0]
    lands = [0] * HEXES
    scene.put(terrain=(lookups.BASE_LAND, *lands[1:]))
    scene.give(seat=0, settled=(0,), camp_at=()).give(seat=1, camp_at=(hexagon, hexagon))
    return scene.give(seat=2, camp_at=(hexagon,)), hexagon


def test_EW_ECL_13_EW_ECL_18_whoever_leads_or_is_tied_gains():
    scene, hexagon = influenced()
    assert [influence(tribe, hexagon) for tribe in scene.s.tribes] == [2, 2, 1]
    assert [led_hexes(scene.s, seat) >> hexagon & 1 for seat in range(3)] == [1, 1, 0]


def test_EW_VAR_08_ties_gain_nothing_by_option():
    """DV-18."""
    scene, hexagon = influenced(sole_majority_terrain="yes")
    assert [led_hexes(scene.s, seat) >> hexagon & 1 for seat in range(3)] == [0, 0, 0]


def test_EW_ECL_14_EW_ECL_15_EW_ECL_16_influence_adds_up():
    """WE-35, DV-19."""
    a, b, c = JUNCTURES[0]
    two = [number for number, meeting in enumerate(JUNCTURES) if a in meeting][:2]
    assert influence(begun().give(food=0, settled=tuple(two), camp_at=(a,)).tribe(), a) == 5
    tribe = begun().give(food=0, settled=(0,), camp_at=()).tribe()
    assert [influence(tribe, hexagon) for hexagon in (a, b, c)] == [2, 2, 2]


def test_EW_ECL_17_nobody_leads_an_empty_hex_and_the_base_gives_nothing():
    scene = begun().give(seat=0, food=0, camp_at=(0, 0)).give(seat=1, food=0, camp_at=())
    assert led_hexes(scene.s, 0) == 0


def test_EW_ECL_10_EW_ECL_13_hexes_one_at_a_time_in_any_order():
    steppe, hills = (lookups.LAND_NAMES.index(name) for name in ("steppe", "hills"))
    scene = begun().put(phase=names.ECLIPSE, terrain=(lookups.BASE_LAND, steppe, hills, *[steppe] * 16))
    scene.give(camp_at=(1, 2), food=0).give(seat=1 - scene.me, food=0, camp_at=())
    phase_of(scene, (frames.LED_HEXES,))
    assert scene.options == ["harvest steppe", "harvest hills"]
    scene.do("harvest hills", "climb honor")
    assert (scene.tribe().food, scene.tribe().honor) == (3, 1)


@pytest.mark.parametrize(
    ("out", "gains"), [(1, ()), (2, ("tool",)), (6, ("tool", "idol")), (10, ("tool", "idol", "idol"))]
)
def test_EW_ECL_23_empty_spaces_of_the_megalith_supply(out, gains):
    """WE-34."""
    scene = begun().put(phase=names.ECLIPSE).give(megaliths=out, food=0, tools=0)
    phase_of(scene, (frames.OWN_BOARD,))
    seen = []
    while scene.actor >= 0:
        if scene.asked == frames.BENEFITING:
            scene.do(scene.options[0])
        else:
            seen.append("tool" if scene.options[0] == "gain tool" else "idol")
            scene.do("gain tool" if seen[-1] == "tool" else "climb honor")
    assert sorted(seen) == sorted(gains)


def test_EW_ECL_22_a_card_for_every_village():
    scene = begun().put(phase=names.ECLIPSE).give(settled=(0, 5), deck="brave brave brave", hand="", food=0)
    phase_of(scene, (frames.OWN_BOARD,)).do("gain draw").deal().do("gain draw").deal()
    assert scene.tribe().hand == cards("brave brave")
    assert scene.actor == -2


def test_EW_ECL_19_EW_ECL_24_EW_COL_DEV_09_EW_RUL_05_stones_are_valued_when_they_score():
    stone = lookups.STONE_NAMES.index("idol_levels")
    scene = begun().put(phase=names.ECLIPSE).give(stones=(stone,), megaliths=6, sacrifice=1, food=0, tools=0)
    phase_of(scene, (frames.OWN_BOARD,)).do("benefit 5", "climb honor", "benefit 8")
    assert scene.tribe().vp == 1
    scene.do("gain tool")
    assert scene.actor == -2


def test_EW_ECL_20_EW_ECL_21_piles_are_discarded():
    scene = begun().give(pile="hunter", discard="brave")
    scene.s.stack[:] = [(frames.END_ECLIPSE, -3)]
    phase_of(scene, (frames.END_ECLIPSE,))
    assert scene.tribe().discard == cards("brave hunter")
    assert scene.s.phase == names.PREPARATION


def prepared(players=2, round_=1, **table):
    scene = begun(players).put(round=round_, **table)
    for seat in range(players):
        scene.give(seat=seat, deck="brave " * 6, hand="elder", discard="")
    phase_of(scene, (frames.END_ECLIPSE,))
    return scene.deal()


@pytest.mark.parametrize(("before", "after"), [(0, 3), (2, 3), (5, 5)])
def test_EW_PRP_04_the_hunting_grounds_are_filled_up(before, after):
    """DV-42."""
    assert sum(prepared(grounds=animals(cat=before)).s.grounds) == after


def test_EW_PRP_03_figures_return():
    scene = begun().do("place tribe hunt")
    scene = prepared(columns=15, standing=(1, 2))
    assert (scene.s.columns, scene.s.standing, scene.s.round) == (0, (), 2)
    assert all((tribe.figures, tribe.chief_ready, tribe.resting) == (2, 1, 0) for tribe in scene.s.tribes)


def test_EW_PRP_03_DV_12_every_bottom_action_is_open_again():
    scene = prepared(columns=15)
    scene.do("place tribe hunt", "done", "done")
    assert "bottom" in scene.options


def test_EW_PRP_05_after_round_1_gaps_are_filled_with_era_1():
    kept = tuple(range(lookups.FIRST_CULTURE, lookups.FIRST_CULTURE + 3))
    deck = tuple(range(lookups.FIRST_CULTURE + 8, lookups.KINDS))
    scene = prepared(culture=(*kept, *[names.NOTHING] * 5), culture_deck=deck)
    assert scene.s.culture[:3] == kept
    assert {lookups.CARD_ERA[card] for card in scene.s.culture} == {1}


def test_EW_PRP_06_after_round_2_eight_new_cards_of_era_2():
    """DV-43."""
    kept = tuple(range(lookups.FIRST_CULTURE, lookups.FIRST_CULTURE + 3))
    scene = prepared(round_=2, culture=(*kept, *[names.NOTHING] * 5))
    assert len(set(scene.s.culture)) == 8
    assert {lookups.CARD_ERA[card] for card in scene.s.culture} == {2}


def test_EW_PRP_08_everybody_draws_five():
    scene = prepared()
    assert all(tribe.hand == cards("elder" + " brave" * 5) for tribe in scene.s.tribes)


def test_EW_PRP_09_not_a_benefit_unless_the_edition_says_so():
    """DV-44."""
    scene = begun()
    for seat in range(2):
        scene.give(seat=seat, deck="brave", hand="", discard="elder elder")
    phase_of(scene, (frames.END_ECLIPSE,)).deal()
    assert scene.tribe().hand == cards("brave elder elder")
    benefit = begun(prep_draw_is_benefit="yes").give(food=0)
    phase_of(benefit, (frames.END_ECLIPSE,)).deal()
    assert "gain food" in benefit.options


def test_EW_PRP_09_a_missing_card_is_made_good_by_option():
    scene = begun(double_empty_draw_compensation="yes")
    for seat in range(2):
        scene.give(seat=seat, deck="brave brave brave brave", hand="", discard="", food=0)
    phase_of(scene, (frames.END_ECLIPSE,)).deal()
    assert scene.options == ["climb sacrifice", "climb honor", "gain tool", "gain food"]


def test_EW_RND_01_EW_RND_02_EW_RND_04_four_rounds_of_three_phases_the_last_without_preparation():
    scene, phases = begun(3), []
    while scene.actor != OVER:
        now = (scene.s.round, names.PHASES[scene.s.phase])
        if now not in phases[-1:]:
            phases.append(now)
        taken = GAME.legal(scene.s) or [GAME.sample(scene.s, scene.luck)]
        GAME.apply(scene.s, taken[scene.luck.below(len(taken))])
    rounds = [[(n, "action"), (n, "eclipse"), (n, "preparation")] for n in (1, 2, 3, 4)]
    assert phases == [now for each in rounds for now in each][:-1]
    assert names.PHASES[scene.s.phase] == "end"


@pytest.mark.parametrize(("number", "era"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_EW_RND_03_two_rounds_an_era_and_the_second_eclipse_is_still_of_the_first(number, era):
    scene = begun().put(round=number, phase=names.ECLIPSE).give(tools=9, food=5)
    gaining("stone", scene)
    taken = {
        lookups.STONE_ERA[action[1]] for action in GAME.legal(scene.s) if action[0] == actions.TAKE_STONE
    }
    assert max(taken) == era


def test_EW_RND_05_most_points_win():
    scene = begun(3)
    for seat in range(3):
        scene.give(seat=seat, hand="", deck="", discard="", untipped=animals(), vp=(7, 9, 8)[seat])
    returns = GAME.returns(scene.s)
    assert sorted(range(3), key=lambda seat: returns[seat]) == [0, 2, 1]


def test_EW_VAR_06_EW_VAR_07_two_turns_a_round_in_era_1():
    """DV-45."""
    scene = begun(3, reduced_figures_era1="yes")
    turns = {1: 0, 2: 0, 3: 0, 4: 0}
    while scene.until(frames.PLACING).actor != -2:
        turns[scene.s.round] += 1
        scene.do(next(text for text in scene.options if text.startswith("place"))).deal()
    assert turns == {1: 6, 2: 6, 3: 9, 4: 9}
