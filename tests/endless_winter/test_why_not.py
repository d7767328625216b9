"""Whatever is refused is refused with its rule, in a sentence that says what is missing."""

import re
from pathlib import Path

import pytest

from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import CHANCE, OVER
from lascaux.games.endless_winter.game import EndlessWinterGame
from lascaux.games.endless_winter.hexes import JUNCTURES
from lascaux.games.endless_winter.lookups import CELL_START, CELLS, MEGALITHS, NEUTRALS
from lascaux.games.endless_winter.names import NOTHING
from lascaux.games.endless_winter.rules.megaliths import tile_cell
from lascaux.locales import Catalog
from tests.endless_winter.scenes import Scene, a_turn, animals, begun, heard

GAME = EndlessWinterGame()
ROOT = next(folder for folder in Path(__file__).parents if (folder / "pyproject.toml").is_file())
KNOWN = set(re.findall(r"\bEW-[A-Z]+(?:-[A-Z]+)?-\d+", (ROOT / "docs/rules/endless-winter.md").read_text()))
KNOWN |= set(re.findall(r"\bEW-RUL-\d+", (ROOT / "docs/rulings.md").read_text()))
NAMES = ["Ana", "Bo", "Cy", "Di"]
EVERYTHING = GAME.actions(GAME.setup(4, {})).actions


def refused(scene, text):
    """The refusal of an action that is not open, as its rule and its words."""
    scene.deal()
    action = heard(text)
    assert action not in GAME.legal(scene.s), text
    why = GAME.why_not(scene.s, action)
    catalog = Catalog("en")
    said = catalog.tell(why, NAMES)
    assert catalog.problems == []
    return why.rule, said


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"glacier_tokens": "on", "rest_tokens": "on"}),
        (3, {"edition": "cs", "draft": "chiefs-and-setup", "rest_tokens": "on"}),
        (4, {"edition": "uk", "extra_megalith_downgrade": "on", "village_icon_free": "on"}),
        (2, {"edition": "pl", "draft": "setup", "double_move_allows_single": "no"}),
    ],
)
def test_every_action_that_is_shut_is_refused_with_a_rule_and_a_sentence(players, options):
    s, rng, catalog = GAME.new(GAME.setup(players, options)), Pcg32(players), Catalog("en")
    asked = {}
    while GAME.actor(s) != OVER:
        legal = GAME.legal(s)
        if GAME.actor(s) == CHANCE:
            GAME.apply(s, GAME.sample(s, rng))
            continue
        if asked.setdefault(s.stack[-1][0], 0) < 8 or rng.below(40) == 0:
            asked[s.stack[-1][0]] += 1
            shut = set(EVERYTHING) - set(legal)
            for action in sorted(shut)[rng.below(3) :: 3]:
                why = GAME.why_not(s, action)
                assert why.rule in KNOWN, (action, why)
                said = catalog.tell(why, NAMES)
                assert said[-1] in ".?!", said
                assert "{" not in said, said
        GAME.apply(s, legal[rng.below(len(legal))])
    assert catalog.problems == []
    assert len(asked) > 12


@pytest.mark.parametrize(
    ("rule", "said", "text", "scene"),
    [
        ("EW-ACT-02", "Place a figure first: all that comes after.", "middle", lambda: begun()),
        (
            "EW-ACT-20",
            "Tribe cards such as Hunter are played once the figure stands.",
            "play hunter",
            lambda: begun().give(hand="hunter"),
        ),
        ("EW-ACT-04", "You have no Pit Trap in hand.", "play pit_trap", lambda: begun()),
        (
            "EW-ACT-05",
            "A second culture card costs another card from your hand, and there is none.",
            "play dog_sled",
            lambda: begun().give(hand="dog_sled").put(cultures=1),
        ),
        (
            "EW-ACT-09",
            "You have no tribe figure left.",
            "place tribe hunt",
            lambda: begun().give(figures=0),
        ),
        (
            "EW-ACT-10",
            "Your chief's ability was used, so the chief must be placed.",
            "place tribe hunt",
            lambda: begun().put(chief_used=1),
        ),
        (
            "EW-RUL-03",
            "After a culture card no figure may rest.",
            "place tribe rest",
            lambda: begun(rest_blocks="any-card").put(cultures=1),
        ),
        (
            "EW-ACT-13",
            "That costs 1 labor and 1 tool: you are short of 1 labor and 1 tool.",
            "top 0",
            lambda: a_turn("initiate"),
        ),
        (
            "EW-ACT-13",
            "That costs 3 labor: you are short of 1½ labor.",
            "top 0",
            lambda: a_turn("develop").put(labor=3),
        ),
        (
            "EW-COL-INI-02",
            "You have taken a card of every type in this turn.",
            "top 0",
            lambda: a_turn("initiate").give(tools=9).put(labor=9, types=31),
        ),
        ("EW-COL-MIG-02", "You have no camp on the land that could move.", "top 1", lambda: no_camps()),
        (
            "EW-COL-HUN-02",
            "The hunting grounds hold 6 cards and no more.",
            "top 0",
            lambda: a_turn("hunt").put(labor=2, grounds=animals(rhino=6)),
        ),
        (
            "EW-COL-HUN-03",
            "The animal deck is empty.",
            "top 0",
            lambda: a_turn("hunt").put(labor=2, animals=animals()),
        ),
        (
            "EW-RUL-09",
            "The hunting grounds are empty while the deck is not: there is nothing to take.",
            "top 1",
            lambda: a_turn("hunt").give(tools=1).put(labor=2, grounds=animals()),
        ),
        ("EW-ACT-12", "Your figure is not there yet: go on first.", "middle", lambda: a_turn("hunt")),
        (
            "EW-ACT-12",
            "Your figure has left the top of the column.",
            "top 0",
            lambda: a_turn("develop").give(hand="brave").do("done"),
        ),
        (
            "EW-ICON-51",
            "That costs 1 food: you are short of 1 food.",
            "middle",
            lambda: a_turn("initiate").give(hand="brave").do("done"),
        ),
        (
            "EW-COL-DEV-06",
            "The next slot costs 2 tools and 2 food: you are short of 2 food and 1 tool.",
            "middle",
            lambda: a_turn("develop").give(hand="brave", tools=1).do("done"),
        ),
        (
            "EW-COL-DEV-07",
            "All 3 slots for stones are full.",
            "middle",
            lambda: a_turn("develop").give(hand="brave", tools=9, stones=(0, 1, 2)).do("done"),
        ),
        (
            "EW-COL-HUN-07",
            "You have no animal that is not tipped yet.",
            "middle",
            lambda: a_turn("hunt").give(hand="brave", untipped=animals()).do("done"),
        ),
        (
            "EW-COL-MIG-05",
            "There is no free juncture off the base tile with a camp of yours on each of its three hexes.",
            "middle",
            lambda: a_turn("migrate").give(hand="brave", food=5).do("done"),
        ),
        (
            "EW-ACT-16",
            "Another figure came to Hunt first in this round: the bottom action is theirs.",
            "bottom",
            lambda: a_turn("hunt").put(is_first=0),
        ),
        (
            "EW-ACT-31",
            "No labor icon stands below 1 on the food track.",
            "spend 1",
            lambda: a_turn("hunt").give(food=1),
        ),
        (
            "EW-RUL-23",
            "Food is spent down past the next labor icon of the track: 2 now.",
            "spend 1",
            lambda: a_turn("hunt").give(food=5),
        ),
        (
            "EW-ACT-08",
            "Culture cards such as Dog Sled are played before the figure is placed.",
            "play dog_sled",
            lambda: a_turn("hunt").give(hand="dog_sled"),
        ),
        (
            "EW-ACT-37",
            "No tribe cards are played in a turn of rest, so not Hunter either.",
            "play hunter",
            lambda: a_turn("rest").give(hand="hunter"),
        ),
        (
            "EW-COL-INI-03",
            "Hunter was recruited in this turn and can't be played yet.",
            "play hunter",
            lambda: a_turn("initiate").give(tools=1).put(labor=2).do("top 0", "take_card hunter"),
        ),
        (
            "EW-CARD-04",
            "Tribeswoman does not lie among your played tribe cards.",
            "use tribeswoman 0",
            lambda: a_turn("hunt").give(hand="tribeswoman"),
        ),
        (
            "EW-CARD-06",
            "That ability of Crafter works only if your figure stands in Develop.",
            "use crafter 0",
            lambda: a_turn("hunt").give(hand="crafter").do("play crafter"),
        ),
        (
            "EW-CARD-10",
            "That ability of Crafter works in the eclipse only, from the eclipse pile.",
            "use crafter 1",
            lambda: a_turn("develop").give(hand="crafter").do("play crafter"),
        ),
        (
            "EW-RUL-22",
            "The labor of Crafter was gained when the card was played.",
            "use crafter 0",
            lambda: a_turn("develop").give(hand="crafter").do("play crafter"),
        ),
        (
            "EW-CARD-02",
            "That ability of Tribeswoman was used in this turn.",
            "use tribeswoman 0",
            lambda: (
                a_turn("hunt")
                .give(hand="tribeswoman", food=3)
                .do("play tribeswoman", "use tribeswoman 0", "gain tool")
            ),
        ),
        (
            "EW-ACT-10",
            "Your chief's ability works in the turn in which the chief is placed.",
            "use_chief",
            lambda: a_turn("hunt"),
        ),
        (
            "EW-CARD-06",
            "Your chief's ability works only while the chief stands in Hunt.",
            "use_chief",
            lambda: begun().give(chief=0, side=0),
        ),
        (
            "EW-ACT-38",
            "Your chief's ability works only while the chief stands in Hunt.",
            "use_chief",
            lambda: a_turn("rest", figure="chief").give(chief=0, side=0),
        ),
        ("EW-ACT-33", "Your figure does not rest.", "rest", lambda: a_turn("hunt")),
        (
            "EW-MOD-08",
            "You have no rest token: only the first to rest in a round gets one.",
            "use_token 0",
            lambda: a_turn("rest"),
        ),
        (
            "EW-ACT-09",
            "One figure is placed in a turn, and yours stands.",
            "place chief hunt",
            lambda: a_turn("hunt"),
        ),
    ],
)
def test_EW_ACT_refusals_in_a_turn(rule, said, text, scene):
    assert refused(scene(), text) == (rule, said)


def no_camps() -> Scene:
    return a_turn("migrate").give(camp_at=()).put(labor=2)


def gaining_megalith(out: int) -> Scene:
    """The slot of a first stone gives a megalith."""
    scene = a_turn("develop").give(tools=2, food=2, hand="brave", megaliths=out).do("done", "middle")
    return scene.do(next(text for text in scene.options if text.startswith("take_stone")))


def cell_of(scene: Scene, is_start: bool) -> int:
    return next(cell for cell in range(CELLS) if CELL_START[tile_cell(scene.s, cell)] == is_start)


def test_EW_MEG_refusals_of_places() -> None:
    scene = gaining_megalith(0)
    assert refused(scene, f"build {cell_of(scene, is_start=False)}")[0] == "EW-MEG-04"
    assert refused(scene, f"build {CELLS}") == (
        "EW-MEG-07",
        "Your next megalith is neutral, and neutral ones lie on the board itself.",
    )
    start = cell_of(scene, is_start=True)
    scene.put(built=tuple(4 if at == start else NOTHING for at in range(len(scene.s.built))))
    assert "already" in refused(scene, f"build {start}")[1]
    scene = gaining_megalith(NEUTRALS)
    assert refused(scene, f"build {cell_of(scene, is_start=True)}")[0] == "EW-MEG-05"
    assert refused(scene, f"build {CELLS}") == (
        "EW-MEG-06",
        "At 1-1, 4 of the four megaliths below are missing.",
    )
    assert refused(gaining_megalith(MEGALITHS), "build 0") == ("EW-MEG-15", "You have no megalith left.")


def test_EW_GLD_refusals_of_gains() -> None:
    scene = gaining_megalith(0).give(honor=10)
    assert refused(scene, "climb honor") == (
        "EW-TOT-11",
        "Your marker stands at the top of the honor track, on level 10.",
    )
    scene.give(camp_at=(0,), food=6)
    assert refused(scene, "gain food") == ("EW-GLD-11", "You have as much food as you can keep: 6.")
    assert refused(scene, "gain idol") == ("EW-TOT-01", "Say on which track the idol counts.")
    assert refused(scene, "gain megalith")[0] == "EW-MEG-01"
    drawing = a_turn("rest").do("rest")
    assert refused(drawing, "build 0") == (
        "EW-GLD-05",
        "You gain a card: only an idol, a tool or food stand lower.",
    )


def test_EW_COL_MIG_refusals_name_the_hexes() -> None:
    scene = a_turn("migrate").put(labor=2).do("top 1")
    rule, said = refused(scene, "move 7 8")
    assert rule == "EW-COL-MIG-02"
    assert re.fullmatch(r"You have no camp on [a-z ]+ [A-E][1-5]\.", said)
    rule, said = refused(scene, "move 0 7")
    assert rule == "EW-SET-43"
    assert said.endswith("is not beside base tile C3.")
    a, b, c = JUNCTURES[0]
    settling = a_turn("migrate").give(food=5, hand="brave", camp_at=(a, b, c)).do("done", "middle")
    rule, said = refused(settling, f"settle {len(JUNCTURES) - 1}")
    assert rule == "EW-COL-MIG-05"
    assert len(re.findall(r"[A-E][1-5]", said)) == 3


def test_EW_COL_refusals_of_taking() -> None:
    scene = a_turn("develop").give(tools=2, food=2, hand="brave").put(stones=(0, 12)).do("done", "middle")
    assert refused(scene, "take_stone tipped_rhino")[0] == "EW-COL-DEV-10"
    scene.put(stones=(0, heard("take_stone megalith_upper")[1]))
    assert refused(scene, "take_stone megalith_upper") == (
        "EW-COL-DEV-04",
        "Crown Stone lies in the right half: it can be taken from round 3 on.",
    )
    taking = a_turn("initiate").give(tools=2).put(labor=4).do("top 0", "take_card hunter", "top 0")
    assert refused(taking, "take_card hunter") == (
        "EW-COL-INI-02",
        "You have taken Hunter already, and the types must differ.",
    )
    assert refused(taking, "take_card brave") == ("EW-ICON-13", "There is no pile of Brave cards.")
    tipping = a_turn("hunt").give(untipped=animals(rhino=1), tipped=animals(cat=1)).do("done", "middle")
    assert refused(tipping, "tip cat") == (
        "EW-COL-HUN-08",
        "Your Saber-toothed Cat is tipped already, and that happens once.",
    )
    assert refused(tipping, "tip sloth") == ("EW-COL-HUN-07", "You have no Ground Sloth.")
