"""EW-MEG, EW-MOD, EW-STN: megaliths, modules and sacred stones."""

import pytest

from lascaux.games.endless_winter import lookups, names
from lascaux.games.endless_winter.generated import frames
from lascaux.games.endless_winter.hexes import JUNCTURES, NEIGHBOURS
from lascaux.games.endless_winter.rules.megaliths import build
from lascaux.games.endless_winter.rules.scoring import stone_points
from tests.endless_winter.scenes import GAME, a_turn, animals, begun, gaining, phase_of, said

CELLS = lookups.CELLS


def board(scene, **at):
    """Megaliths on the block: `me` on these cells, and so on, all given by column and row."""
    places = lookups.CELL_PLACES[scene.s.terms.layout]
    owners = {"me": scene.me, "other": 1 - scene.me, "neutral": names.NEUTRAL}
    built = [names.NOTHING] * len(scene.s.built)
    for who, squares in at.items():
        for square in squares:
            built[places.index(square)] = owners[who]
    return scene.put(built=tuple(built))


def block(**options):
    """A turn on the block of 8 x 4 cells, the tiles in their order."""
    return a_turn("initiate", layout="block", **options).put(tiles=(0, 1, 2, 3))


def cell_at(scene, x, y):
    return lookups.CELL_PLACES[scene.s.terms.layout].index((x, y))


def builds(scene):
    return {int(text.split()[1]) for text in scene.options if text.startswith("build")}


def starts(scene):
    return {cell for cell in range(CELLS) if lookups.CELL_START[scene.s.tiles[cell // 8] * 8 + cell % 8]}


def test_EW_MEG_01_EW_MEG_03_the_first_ones_go_to_start_cells():
    """DV-26."""
    scene = gaining("megalith 1", block())
    assert builds(scene) == starts(scene)
    assert len(starts(scene)) == 6


def test_EW_MEG_04_EW_MEG_08_neutral_ones_also_beside_any_megalith():
    scene = gaining("megalith 1", board(block(), other=[(0, 1)]))
    beside = {cell_at(scene, 0, 0), cell_at(scene, 1, 1), cell_at(scene, 0, 2)}
    assert builds(scene) == starts(scene) | beside


def test_EW_MEG_05_coloured_ones_never_on_start_cells():
    """DV-25."""
    scene = gaining("megalith 1", board(block(), neutral=[(0, 0)]), megaliths=2)
    assert builds(scene) == {cell_at(scene, 0, 1)}  # (1, 0) is a start cell


def test_EW_MEG_02_the_two_neutral_ones_leave_first():
    scene = block()
    for cell in (0, 4, 5):
        build(scene.s, scene.me, cell)
    assert [scene.s.built[cell] for cell in (0, 4, 5)] == [names.NEUTRAL, names.NEUTRAL, scene.me]


def test_EW_MEG_06_EW_MEG_07_on_a_square_of_four_but_no_neutral_one():
    """DV-24."""
    square = [(2, 0), (3, 0), (2, 1), (3, 1)]
    scene = board(block(), neutral=square[:3], other=square[3:])
    assert [p for p in builds(gaining("megalith 1", scene, megaliths=2)) if p >= CELLS] == [CELLS + 6]
    assert set(lookups.CARRIED_BY[scene.s.terms.layout][6]) == {cell_at(scene, *place) for place in square}
    scene = board(block(), neutral=square[:3], other=square[3:])
    assert [p for p in builds(gaining("megalith 1", scene, megaliths=1)) if p >= CELLS] == []
    scene = board(block(), neutral=square[:3])
    assert [p for p in builds(gaining("megalith 1", scene, megaliths=2)) if p >= CELLS] == []


@pytest.mark.parametrize("who", ["me", "other", "neutral"])
def test_EW_MEG_06_EW_MEG_13_whoever_owns_the_square(who):
    for seed in (1, 5):  # either seat begins
        scene = board(block(seed=seed), **{who: [(2, 0), (3, 0), (2, 1), (3, 1)]})
        assert CELLS + 6 in builds(gaining("megalith 1", scene, megaliths=2))


def test_EW_MEG_09_a_cell_gives_what_it_shows():
    scene = board(block(), neutral=[(0, 1)])
    vp = cell_at(scene, 0, 0)
    assert gaining("megalith 1", scene, megaliths=2).do(f"build {vp}").tribe().vp == 2


@pytest.mark.parametrize(
    ("below", "mine", "theirs"),
    [
        ({"me": 4}, 8, 0),  # DV-20
        ({"me": 2, "other": 1, "neutral": 1}, 6, 1),  # DV-21
        ({"neutral": 4}, 4, 0),  # DV-22
        ({"me": 1, "other": 1, "neutral": 2}, 5, 1),  # WE-19
    ],
)
def test_EW_MEG_10_EW_MEG_11_EW_MEG_13_points_for_what_lies_right_below(below, mine, theirs):
    square, at, used = [(2, 0), (3, 0), (2, 1), (3, 1)], {}, 0
    for who, number in below.items():
        at[who] = square[used : used + number]
        used += number
    scene = board(block(), **at).give(megaliths=5)
    build(scene.s, scene.me, CELLS + 6)
    assert (scene.tribe().vp, scene.tribe(1 - scene.me).vp) == (mine, theirs)


def test_EW_MEG_12_EW_MEG_14_higher_up_only_the_four_below_count():
    """DV-23."""
    layout = lookups.LAYOUT_NAMES.index("block")
    second = CELLS + 21  # the first position of the second level
    scene = block().give(megaliths=5)
    built = list(scene.s.built)
    for below in lookups.CARRIED_BY[layout][21]:
        built[below] = 1 - scene.me
        for cell in lookups.CARRIED_BY[layout][below - CELLS]:
            built[cell] = scene.me
    build(scene.put(built=tuple(built)).s, scene.me, second)
    assert (scene.tribe().vp, scene.tribe(1 - scene.me).vp) == (4, 4)


def test_EW_MEG_15_an_empty_supply_leaves_the_lesser_benefits():
    assert builds(gaining("megalith 1", block(), megaliths=10)) == set()


def test_EW_ICON_33_a_start_cell_gives_another_megalith_where_its_arrows_point():
    scene = gaining("megalith 1", block()).do("build 1")  # the start cell of the first tile
    assert scene.options == ["build 2", "build 5", "skip"]
    scene.do("build 2", "gain tool")
    assert (scene.tribe().tools, scene.tribe().megaliths) == (1, 2)
    assert gaining("megalith 1", block()).do("build 1", "skip").tribe().megaliths == 1


def test_EW_ICON_33_the_extra_one_may_be_coloured():
    scene = gaining("megalith 1", block(), megaliths=1).do("build 1", "build 5")
    assert (scene.s.built[1], scene.s.built[5]) == (names.NEUTRAL, scene.me)


def test_EW_ICON_33_nothing_if_both_cells_are_taken_or_the_supply_is_empty():
    scene = gaining("megalith 1", board(block(), other=[(2, 0), (1, 1)])).do("build 1")
    assert scene.asked == frames.ACTING


def test_EW_ICON_33_by_option_something_lesser():
    scene = gaining("megalith 1", block(extra_megalith_downgrade="on")).do("build 1")
    assert "climb honor" in scene.options
    assert "skip" not in scene.options
    told = {said(action): GAME.text(scene.s, action).facts["lesser"] for action in GAME.legal(scene.s)}
    assert {text for text, is_lesser in told.items() if not is_lesser} == {"build 2", "build 5"}
    assert GAME.question(scene.s).facts["full"] == 1
    taken = gaining("megalith 1", board(block(extra_megalith_downgrade="on"), other=[(2, 0), (1, 1)]))
    assert GAME.question(taken.do("build 1").s).facts["full"] == 0


# Modules.


def glacier_scene():
    scene = a_turn("migrate", glacier_tokens="on")
    hexagon = scene.s.glacier.index(names.FACE_DOWN)
    return scene, hexagon


def test_EW_MOD_02_a_camp_turns_the_token_up():
    """WE-29."""
    scene, hexagon = glacier_scene()
    start = NEIGHBOURS[hexagon][0]
    scene.give(camp_at=(start,)).put(labor=2).do("top 1", f"move {start} {hexagon}", "glacier_token ice_cave")
    assert scene.s.glacier[hexagon] == lookups.GLACIER_NAMES.index("ice_cave")
    assert len(scene.s.glacier_box) == 9


def test_EW_MOD_03_EW_MOD_04_a_village_gains_open_tokens_and_leaves_them():
    scene = a_turn("migrate", glacier_tokens="on")
    a, b, c = JUNCTURES[0]
    tokens = [names.NO_TOKEN] * 19
    tokens[a], tokens[b] = lookups.GLACIER_NAMES.index("bright_peak"), names.FACE_DOWN
    scene.give(camp_at=(a, b, c), food=3).put(glacier=tuple(tokens)).do("done", "middle", "settle 0")
    assert scene.tribe().vp == 3  # the face-down one gives nothing
    assert scene.s.glacier == tuple(tokens)


def test_EW_MOD_05_in_the_eclipse_only_the_hex_itself_pays():
    scene = begun(glacier_tokens="on").put(phase=names.ECLIPSE)
    hexagon = scene.s.glacier.index(names.FACE_DOWN)
    tokens = list(scene.s.glacier)
    tokens[hexagon] = lookups.GLACIER_NAMES.index("bright_peak")
    scene.give(camp_at=(hexagon,), food=1).give(seat=1 - scene.me, camp_at=(), food=0)
    phase_of(scene.put(glacier=tuple(tokens)), (frames.LED_HEXES,))
    assert scene.options == ["accept", "skip"]  # what a glacier shows
    scene.do("skip")
    assert (scene.actor, scene.tribe().vp) == (-2, 0)


def rest_scene():
    return begun(rest_tokens="on").give(hand="", food=0, untipped=animals())


def test_EW_MOD_07_EW_MOD_08_EW_MOD_10_the_first_to_rest_takes_a_token():
    """DV-48."""
    scene = rest_scene()
    up = scene.s.rest_up
    scene.do("place tribe rest")
    assert scene.options == ["token open", "token next"]
    scene.do("token next")
    token = scene.s.rest_hidden[0]
    scene.do(f"rest_token {lookups.REST_NAMES[token]}")
    assert (scene.s.token, scene.s.rest_under, scene.s.rest_up) == (token, (up,), names.NOTHING)
    assert "use_token 0" in scene.options
    scene.do("done")
    assert (scene.s.token, scene.s.rest_under) == (names.NOTHING, (up, token))
    scene.give(seat=scene.actor, hand="").do("place tribe rest")
    assert scene.asked == frames.ACTING  # EW-MOD-08


def test_EW_MOD_09_each_effect_of_the_token_once_at_any_moment():
    scene = (
        rest_scene().put(rest_up=lookups.REST_NAMES.index("whittling")).do("place tribe rest", "token open")
    )
    scene.do("use_token 1")
    assert scene.tribe().food == 1
    scene.do("rest", "gain tool", "use_token 0", "gain tool")
    assert scene.tribe().tools >= 2
    assert scene.asked == frames.PLACING


def test_EW_MOD_11_after_the_preparation_another_token_lies_open():
    """DV-49."""
    scene = begun(rest_tokens="on")
    up = scene.s.rest_up
    while scene.s.round == 1:
        scene.deal()
        short = ["done", "skip", "gain food", "place chief hunt", "place tribe hunt"]
        options = scene.options
        scene.do(next(text for text in [*short, *options] if text in options)).deal()
    assert scene.s.rest_under == (up,)
    assert scene.s.rest_up not in (up, names.NOTHING)


# Stones.


def worth(name, scene):
    return stone_points(scene.s, scene.me, lookups.STONE_NAMES.index(name))


def steppe_at(scene, *hexes):
    steppe, other = lookups.LAND_NAMES.index("steppe"), lookups.LAND_NAMES.index("marsh")
    lands = [steppe if hexagon in hexes else other for hexagon in range(19)]
    return scene.put(terrain=(lookups.BASE_LAND, *lands[1:]))


def test_EW_STN_01_EW_STN_02_villages_not_hexes():
    """WE-24."""
    a, b, _c = JUNCTURES[0]
    both = [number for number, meeting in enumerate(JUNCTURES) if a in meeting][:2]
    assert worth("village_steppe", steppe_at(begun(), a).give(settled=tuple(both))) == 4
    assert worth("village_steppe", steppe_at(begun(), a, b).give(settled=(0,))) == 2
    assert worth("village_steppe", steppe_at(begun()).give(settled=(0,))) == 0


def test_EW_STN_03_different_lands_with_a_camp_without_the_base():
    """DV-36."""
    scene = begun().give(food=0, camp_at=(0, 1, 2, 3))
    lands = (lookups.BASE_LAND, 0, 0, lookups.GLACIER, *[1] * 15)
    assert worth("camp_variety", scene.put(terrain=lands)) == 2


def test_EW_STN_04_EW_STN_05_EW_STN_06_EW_STN_08_EW_STN_13_megaliths():
    scene = board(block(), me=[(0, 0), (1, 1), (5, 0)], neutral=[(0, 1), (1, 0)], other=[(2, 2)])
    built = list(scene.s.built)
    built[CELLS] = scene.me
    scene.put(built=tuple(built))
    assert worth("megalith_ground", scene) == 3  # a covered one counts
    assert worth("megalith_tiles", scene) == 2
    assert worth("megalith_upper", scene) == 2


def test_EW_STN_05_by_edition_a_point_a_tile():
    scene = board(block(megalith_tile_stone="each"), me=[(0, 0), (5, 0), (0, 2)])
    assert worth("megalith_tiles", scene) == 3


def test_EW_STN_07_buried_cards():
    assert [worth("buried_cards", begun().give(buried="brave " * n)) for n in (1, 2, 5, 8)] == [0, 2, 4, 10]


def test_EW_STN_09_half_of_the_idol_levels():
    """DV-35."""
    assert worth("idol_levels", begun().give(sacrifice=4, honor=3)) == 3


def test_EW_STN_10_EW_STN_11_EW_STN_12_tipped_animals():
    """DV-37."""
    scene = begun().give(tipped=animals(mammoth=2, argentavis=1, rhino=3))
    assert worth("tipped_variety", scene) == 3
    assert worth("tipped_rhino", scene) == 7
    assert worth("tipped_mammoth_argentavis", scene) == 7
    pairs = begun(two_species_stone="pairs").give(tipped=animals(mammoth=2, argentavis=1))
    assert worth("tipped_mammoth_argentavis", pairs) == 2
