"""EW-SET, EW-VAR-01 to 07, EW-MOD-01: how a game begins."""

import pytest

from lascaux.engine.errors import SetupError
from lascaux.games.endless_winter import lookups, names
from lascaux.games.endless_winter.generated import events, frames
from lascaux.games.endless_winter.state import food_limit
from tests.endless_winter.scenes import GAME, Scene, begun, cards, said
from tests.views import View, printed_by

every_count = pytest.mark.parametrize("players", [2, 3, 4])


def fresh(players=2, **options):
    return Scene(GAME.new(GAME.setup(players, options)))


def test_EW_CMP_01_for_two_to_four_players():
    with pytest.raises(SetupError, match="2, 3 and 4"):
        GAME.setup(5, {})


@pytest.mark.parametrize(("players", "shown"), [(2, 8), (3, 12), (4, 14)])
def test_EW_SET_03_EW_SET_04_EW_SET_05_EW_SET_06_WE_01_stones_on_display(players, shown):
    stones = begun(players).s.stones
    eras = [lookups.STONE_ERA[stone] for stone in stones]
    assert eras == [1] * (shown // 2) + [2] * (shown // 2)  # the left half first
    assert len(set(stones)) == shown
    assert len({begun(players, seed).s.stones for seed in range(4)}) == 4


@every_count
def test_EW_SET_08_five_piles_less_the_cards_of_setup(players):
    s = begun(players).s
    assert len(s.piles) == 5
    assert sum(s.piles) == 75 - players


@every_count
def test_EW_SET_09_EW_SET_10_eight_culture_cards_of_era_1(players):
    s = begun(players).s
    assert len(set(s.culture)) == 8
    assert {lookups.CARD_ERA[card] for card in s.culture} == {1}
    assert sorted((*s.culture, *s.culture_deck)) == list(range(lookups.FIRST_CULTURE, lookups.KINDS))


@every_count
def test_EW_SET_11_EW_SET_18_everybody_has_another_chief_and_chose_a_side(players):
    scene = fresh(players).deal()
    assert scene.options == ["side a", "side b"]
    scene.do("side b")
    assert [tribe.side for tribe in scene.s.tribes].count(1) == 1
    assert len({tribe.chief for tribe in scene.s.tribes}) == players


@every_count
def test_EW_SET_01_EW_SET_02_EW_CMP_03_the_common_boards_lie_before_everybody_in_round_1(players):
    scene = begun(players)
    for viewer in range(players):
        seen: View = GAME.observe(scene.s, viewer)
        assert (seen["round"], seen["phase"], len(seen["order"])) == (1, "action", players)
        assert list(printed_by(GAME, seen["printing"])["columns"]) == list(names.COLUMNS)
        assert (len(seen["culture"]), len(seen["piles"]), seen["figures"]) == (8, 5, [])
        assert (len(seen["stones"]), len(seen["honored"])) == (2 * lookups.STONES_SHOWN[players], players)
        assert sum(seen["grounds"].values()) == players + 1


@every_count
def test_EW_SET_13_EW_SET_14_EW_SET_15_EW_SET_16_what_stands_on_the_boards(players):
    scene = begun(players)
    for seat, tribe in enumerate(scene.s.tribes):
        assert tribe.camps + len(tribe.camp_at) == 5
        view: View = GAME.observe(scene.s, seat)
        shown = view["tribes"][seat]
        assert (shown["villages"], shown["megaliths"]) == (3, 2 + 8)
        assert food_limit(scene.give(seat=seat, food=0, camp_at=()).tribe(seat)) == 5  # under all five camps
    assert lookups.SPACE_EMPTY_AT == [2, 4, 6, 8, 10]  # five spaces, two on each


@every_count
def test_EW_SET_17_EW_SET_19_figures_stand_ready_and_nobody_is_buried(players):
    for tribe in begun(players).s.tribes:
        assert (tribe.figures, tribe.chief_ready, tribe.buried, tribe.resting) == (2, 1, (), 0)


@every_count
def test_EW_SET_29_EW_SET_30_markers_begin_at_nothing(players):
    s = begun(players).s
    assert [(tribe.vp, tribe.sacrifice, tribe.honor) for tribe in s.tribes] == [(0, 0, 0)] * players
    assert sorted(s.honored) == list(range(players))


def test_EW_VAR_09_there_is_no_game_alone():
    with pytest.raises(SetupError, match="2, 3 and 4"):
        GAME.setup(1, {})
    assert not any("solo" in option.key for option in GAME.options)


@pytest.mark.parametrize("seed", range(8))
def test_EW_SET_12_EW_SET_20_EW_SET_21_EW_SET_22_EW_SET_23_EW_SET_25_WE_07_setup_cards(seed):
    scene = fresh(2)
    scene.luck.stir(seed)
    scene.s.trace = []
    while scene.s.phase == names.SETUP:
        GAME.apply(scene.s, (GAME.legal(scene.s) or [GAME.sample(scene.s, scene.luck)])[0])
    taken = {event[1]: event[2] for event in scene.s.trace if event[0] == events.SETUP_TAKEN}
    for place, seat in enumerate(scene.s.order):
        tribe, card = scene.s.tribes[seat], lookups.COMPONENTS.setups[taken[seat]]
        bonus = 1 if place == 1 else 0  # EW-SET-35: the second has 1 food more
        assert (tribe.food, tribe.tools) == (card.food + bonus, card.tools)
        assert card.tribe in tribe.hand
        assert [i for i, number in enumerate(tribe.untipped) for _ in range(number)] == sorted(card.animals)
        assert len(tribe.camp_at) == 1 + card.has_camp
        assert tribe.setup == names.NOTHING
    assert len(set(taken.values())) == 2
    shown = lookups.SETUP_NAMES.index("flint_ridge")  # the one that is pictured
    assert (lookups.SETUP_FOOD[shown], lookups.SETUP_TOOLS[shown]) == (2, 2)


def test_EW_SET_26_EW_SET_27_WE_08_the_first_hand_has_five_cards_three_of_them_known():
    tribe = begun().tribe()
    assert (len(tribe.hand), len(tribe.deck)) == (5, 5)
    assert set(cards("brave tribeswoman")) <= set(tribe.known)
    assert len(tribe.known) == 3
    own = [card for card in (*tribe.hand, *tribe.deck) if card < lookups.STARTING]
    assert sorted(own) == list(cards("brave brave brave " + "tribeswoman " * 3 + "tribesman " * 3))


@pytest.mark.parametrize(("players", "shown"), [(2, 3), (3, 4), (4, 5)])
def test_EW_SET_31_EW_SET_32_WE_02_hunting_grounds(players, shown):
    s = begun(players).s
    assert sum(s.grounds) == shown
    held = [sum(column) for column in zip(*[tribe.untipped for tribe in s.tribes], strict=True)]
    assert tuple(sum(c) for c in zip(s.grounds, s.animals, held, strict=True)) == lookups.SPECIES_COPIES


@every_count
def test_EW_SET_33_EW_SET_34_WE_03_a_drawn_turn_order(players):
    orders = {begun(players, seed).s.order for seed in range(12)}
    assert len(orders) > 1
    assert all(sorted(order) == list(range(players)) for order in orders)
    scene = begun(players)
    assert scene.actor == scene.s.order[0]


def test_EW_SET_35_WE_04_start_bonus_by_place():
    scene = fresh(4)
    before = {}
    while scene.s.phase == names.SETUP:
        if scene.s.stack[-1][0] == frames.DRAWING_ANIMAL:
            before = {seat: (t.food, t.tools) for seat, t in enumerate(scene.s.tribes)}
        GAME.apply(scene.s, (GAME.legal(scene.s) or [GAME.sample(scene.s, scene.luck)])[0])
    gained = []
    for seat in scene.s.order:
        tribe = scene.s.tribes[seat]
        gained.append((tribe.food - before[seat][0], tribe.tools - before[seat][1]))
    assert gained == [(0, 0), (1, 0), (0, 1), (1, 1)]


@every_count
def test_EW_SET_36_every_megalith_tile_once_in_the_layout_for_the_players(players):
    s = begun(players).s
    assert sorted(s.tiles) == [0, 1, 2, 3]
    assert lookups.LAYOUT_NAMES[s.terms.layout] == {2: "ring", 3: "stair", 4: "block"}[players]
    assert begun(players, layout="wall").s.terms.layout == lookups.LAYOUT_NAMES.index("wall")


@pytest.mark.parametrize(("players", "glaciers"), [(2, 6), (3, 6), (4, 3)])
def test_EW_SET_37_EW_SET_38_EW_SET_39_EW_SET_40_EW_SET_41_EW_SET_42_WE_05_WE_06_the_terrain(
    players, glaciers
):
    boards = {begun(players, seed).s.terrain for seed in range(5)}
    assert len(boards) == 5
    for terrain in boards:
        assert len(terrain) == 19
        assert terrain[0] == lookups.BASE_LAND
        assert terrain.count(lookups.GLACIER) == glaciers
        assert all(1 <= terrain.count(land) <= 3 for land in range(lookups.LANDS))
        assert sum(terrain.count(land) for land in range(lookups.LANDS)) == 18 - glaciers


def test_EW_SET_24_EW_SET_44_EW_SET_45_DV_01_DV_02_one_camp_on_the_base_tile_or_two():
    seen = set()
    for seed in range(10):
        for tribe in begun(2, seed).s.tribes:
            seen.add((tribe.camp_at, tribe.camps, food_limit(tribe)))
    assert seen == {((0,), 4, 6), ((0, 0), 3, 7)}  # DV-01, DV-02


def test_EW_VAR_02_setup_cards_are_picked_in_reverse_order():
    scene = fresh(3, draft="setup")
    picked = []
    while scene.s.phase == names.SETUP:
        scene.deal()
        if scene.asked == frames.PICKING_SETUP:
            picked.append((scene.actor, len(scene.options)))
        GAME.apply(scene.s, (GAME.legal(scene.s) or [GAME.sample(scene.s, scene.luck)])[0])
    assert picked == [(seat, 4 - i) for i, seat in enumerate(scene.s.order[::-1])]
    assert scene.s.setups == ()


def test_EW_VAR_01_EW_VAR_03_EW_VAR_04_WE_30_chiefs_are_picked_in_turn_order_before():
    scene = fresh(4, draft="chiefs-and-setup")
    asked = []
    while scene.s.phase == names.SETUP:
        scene.deal()
        assert (len(scene.s.terrain), len(scene.s.order)) == (19, 4)  # EW-VAR-01
        if scene.s.phase == names.SETUP and scene.asked != frames.CHOOSING_SIDE:
            asked.append((scene.asked, scene.actor))
        GAME.apply(scene.s, (GAME.legal(scene.s) or [GAME.sample(scene.s, scene.luck)])[0])
    first = [(frames.PICKING_CHIEF, seat) for seat in scene.s.order]
    assert asked[:8] == first + [(frames.PICKING_SETUP, seat) for seat in scene.s.order[::-1]]
    assert len({tribe.chief for tribe in scene.s.tribes}) == 4


def test_EW_VAR_06_one_figure_less_in_era_1():
    assert begun(reduced_figures_era1="yes").tribe().figures == 1


def test_EW_MOD_01_a_token_face_down_on_every_glacier():
    s = begun(glacier_tokens="on").s
    down = [hexagon for hexagon in range(19) if s.glacier[hexagon] == names.FACE_DOWN]
    assert down == [hexagon for hexagon in range(19) if s.terrain[hexagon] == lookups.GLACIER]
    assert set(begun().s.glacier) == {names.NO_TOKEN}


def test_EW_MOD_06_one_rest_token_lies_open():
    s = begun(rest_tokens="on").s
    assert sorted((s.rest_up, *s.rest_hidden)) == [0, 1, 2, 3, 4]


def test_EW_GLD_08_in_setup_nothing_is_exchanged_but_where_the_edition_allows_it():
    def questions(edition):
        scene, found = fresh(3, edition=edition), []
        while scene.s.phase == names.SETUP:
            found += [said(action) for action in GAME.legal(scene.s)]
            GAME.apply(scene.s, (GAME.legal(scene.s) or [GAME.sample(scene.s, scene.luck)])[0])
        return found

    assert "gain food" not in questions("default")
    assert "gain food" in questions("uk")


def up_to(scene, asked):
    """With the first of all options, until this is asked."""
    while scene.asked != asked:
        GAME.apply(scene.s, (GAME.legal(scene.s) or [GAME.sample(scene.s, scene.luck)])[0])
    scene.me = scene.actor
    return scene


def test_EW_GLD_08_by_option_the_tools_of_a_setup_card_may_be_food():
    scene = up_to(fresh(2, lesser_benefit_phases="any", draft="setup"), frames.PICKING_SETUP)
    laid_out = ("long_shore", "moon_cave", "tusk_valley")
    scene.put(setups=tuple(sorted(lookups.SETUP_NAMES.index(name) for name in laid_out)))
    scene.do("pick_setup tusk_valley")
    assert scene.options == ["gain tool", "gain food"]
    scene.do("gain food", "gain tool")
    assert (scene.tribe().food, scene.tribe().tools, scene.asked) == (4, 1, frames.PICKING_SETUP)


@pytest.mark.parametrize(
    ("draft", "is_known"), [("none", False), ("setup", False), ("chiefs-and-setup", True)]
)
def test_EW_SET_18_the_side_is_chosen_before_turn_order_and_land_are_known(draft, is_known):
    s = up_to(fresh(3, draft=draft), frames.CHOOSING_SIDE).s
    assert names.NOTHING not in (*s.culture, len(s.stones) - 1)
    assert [bool(s.order), bool(s.terrain), bool(s.tiles)] == [is_known] * 3


def test_the_editions_set_what_was_not_agreed_apart():
    cs = begun(2, edition="cs").s.terms
    assert (cs.starting_labor, cs.prep_is_benefit, cs.locks_turn, cs.single_move) == (3, True, False, False)
    mixed = begun(2, edition="cs", recruit_lock="turn").s.terms
    assert (mixed.starting_labor, mixed.locks_turn) == (3, True)
