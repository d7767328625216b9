"""What a board is told beside the rules: whose step it is, who leads where, and what is printed."""

from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import CHANCE, OVER
from lascaux.games.endless_winter.hexes import JUNCTURES
from lascaux.games.endless_winter.state import EndlessWinter
from tests.endless_winter.scenes import GAME, begun
from tests.views import View

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


def test_start_cells_say_where_their_arrows_point():
    cells = [cell for cell in seen(begun(players=4))["megaliths"] if not cell["below"]]
    for number, cell in enumerate(cells):
        assert bool(cell["arrows"]) == cell["start"]
        for goal in cell["arrows"]:
            assert goal != number
            assert cells[goal]["tile"] == cell["tile"]
            apart = [abs(a - b) for a, b in zip(cell["place"], cells[goal]["place"], strict=True)]
            assert sum(apart) == 1, "an arrow points at a cell beside its own"
    assert sum(cell["start"] for cell in cells) > 3


def test_what_is_printed_on_a_player_board_is_told():
    facts = seen(begun())["facts"]
    assert [space["pieces"] for space in facts["spaces"]] == [2, 2, 2, 2, 2]
    assert [space["reward"] for space in facts["spaces"]] == ["tool 1", "", "idol 1", "", "idol 1"]
    assert facts["villages"] == ["draw 1"] * 3
    assert facts["rest"] == ["draw 1", "tip 1"]
    assert facts["junctures"] == [list(hexes) for hexes in JUNCTURES]
    assert facts["burial"][0] == [[1, 6], [4, 10], [7, 15]]
