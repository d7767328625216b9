"""What a board is told beside the rules: whose step it is, who leads where, and what is printed."""

import json

import pytest

from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import CHANCE, OVER
from lascaux.games.endless_winter.hexes import JUNCTURES
from lascaux.games.endless_winter.labels import HEX_LABELS
from lascaux.games.endless_winter.lookups import CELLS_A_TILE, COMPONENTS, LAYOUT_NAMES
from lascaux.games.endless_winter.printing import PRINTINGS
from lascaux.games.endless_winter.rules.megaliths import tile_cell
from lascaux.games.endless_winter.state import EndlessWinter
from tests.conformance.test_laws import misfits
from tests.endless_winter.scenes import GAME, begun
from tests.views import View, printed_by

ORDER = ("track", "cards", "lands", "board")


def seen(scene, viewer=0) -> View:
    return GAME.observe(scene.s, viewer)


def test_in_the_eclipse_the_view_names_the_seat_that_decides_and_its_steps_in_order():
    s, luck = GAME.new(GAME.setup(3, {})), Pcg32(5)
    assert isinstance(s, EndlessWinter)
    steps: dict[int, list[tuple[int, str]]] = {}
    while GAME.actor(s) != OVER:
        if GAME.actor(s) == CHANCE:
            GAME.apply(s, GAME.sample(s, luck))
            continue
        view: View = GAME.observe(s, 0)
        eclipse = view["eclipse"]
        assert (eclipse is not None) == (view["phase"] == "eclipse")
        if eclipse:
            assert eclipse["seat"] == GAME.actor(s)
            steps.setdefault(s.round, []).append((s.order.index(eclipse["seat"]), eclipse["step"]))
        options = GAME.legal(s)
        GAME.apply(s, options[luck.below(len(options))])
    assert len(steps) > 1
    for told in steps.values():
        places = [(place, ORDER.index(step)) for place, step in told]
        assert places == sorted(places)


def test_a_hex_says_influence_and_who_it_would_pay():
    scene = begun()
    me, other = scene.me, 1 - scene.me
    scene.give(seat=me, camp_at=(0, 1, 1), settled=()).give(seat=other, camp_at=(0, 1, 2), settled=())
    base, shared, theirs = seen(scene)["hexes"][:3]
    assert (base["influence"], base["leads"]) == ([1, 1], [])  # the base pays nobody
    assert (shared["influence"][me], shared["influence"][other], shared["leads"]) == (2, 1, [me])
    assert theirs["leads"] == [other]
    juncture = next(number for number, hexes in enumerate(JUNCTURES) if 1 in hexes)
    scene.give(seat=other, settled=(juncture,))
    assert seen(scene)["hexes"][1]["influence"][other] == 3
    assert seen(scene)["hexes"][1]["leads"] == [other]


def printed(scene):
    return printed_by(GAME, seen(scene)["printing"])


def test_start_cells_say_where_their_arrows_point():
    for cells in printed(begun(players=4))["tiles"].values():
        for number, cell in enumerate(cells):
            assert bool(cell["arrows"]) == cell["start"]
            assert all(cells[goal] and goal != number for goal in cell["arrows"])
        assert sum(cell["start"] for cell in cells) > 0


@pytest.mark.parametrize("layout", LAYOUT_NAMES)
def test_tiles_and_layout_say_what_lies_at_each_place_for_a_megalith(layout):
    scene = begun(players=4, layout=layout)
    told, on_paper = seen(scene), printed(scene)
    places = on_paper["layouts"][told["layout"]]
    assert (told["layout"], len(told["megaliths"])) == (layout, len(places))
    laid = [(tile, cell) for tile in told["tiles"] for cell in on_paper["tiles"][tile]]
    for at, (place, (_, cell)) in enumerate(zip(places, laid, strict=False)):
        assert (place["below"], place["level"]) == ([], 1)
        assert cell["reward"] == cell_at(scene, at).text
        first = at - at % len(on_paper["tiles"][told["tiles"][0]])
        for goal in cell["arrows"]:
            apart = [abs(a - b) for a, b in zip(place["place"], places[first + goal]["place"], strict=True)]
            assert sum(apart) == 1, "an arrow points at a cell beside its own"
    assert all(len(place["below"]) == 4 and place["level"] > 1 for place in places[len(laid) :])
    assert len({place["label"] for place in places[: len(laid)]}) == len(laid)


def cell_at(scene, position):
    cell = tile_cell(scene.s, position)
    return COMPONENTS.megaliths.tiles[cell // CELLS_A_TILE][cell % CELLS_A_TILE]


def test_every_hex_of_a_view_has_its_place_and_label_on_paper():
    scene = begun()
    assert [place["label"] for place in printed(scene)["hexes"]] == HEX_LABELS
    assert len(seen(scene)["hexes"]) == len(printed(scene)["hexes"])
    assert printed(scene)["hexes"][0] == {"label": "C3", "place": [0, 0]}


def test_a_view_says_nothing_that_is_the_same_in_every_game():
    """What is printed comes once, by `printed`; a view names it."""
    scene = begun(players=4)
    names = {*printed(scene), "printing"} & {*seen(scene)}
    assert names == {"stones", "chiefs", "setups", "villages", "hexes", "tiles", "printing"}
    assert not any(key in place for place in seen(scene)["hexes"] for key in ("label", "place"))


@pytest.mark.parametrize("printing", PRINTINGS)
def test_what_is_printed_is_of_its_type_and_every_effect_that_it_names_is_there(printing):
    found = printed_by(GAME, printing)
    assert misfits(found, GAME.printed_type, "printed") == []
    assert json.loads(json.dumps(found)) == found
    named = {text for card in found["cards"].values() for text in card["abilities"]}
    named |= {cell["reward"] for tile in found["tiles"].values() for cell in tile}
    named |= {text for texts in (*found["chiefs"].values(), *found["rest_tokens"].values()) for text in texts}
    assert named - {*found["effects"]} == set()


def test_what_is_printed_on_a_player_board_is_told():
    board = printed(begun())
    assert [space["pieces"] for space in board["spaces"]] == [2, 2, 2, 2, 2]
    assert [space["reward"] for space in board["spaces"]] == ["tool 1", "", "idol 1", "", "idol 1"]
    assert board["villages"] == ["draw 1"] * 3
    assert board["rest"] == ["draw 1", "tip 1"]
    assert board["junctures"] == [list(hexes) for hexes in JUNCTURES]
    assert board["burial"][0] == [[1, 6], [4, 10], [7, 15]]
