"""KO-SET, KO-2P: what is agreed and how a game begins."""

from typing import Final

from lascaux.engine.flow import then
from lascaux.engine.options import Option, Setup
from lascaux.engine.protocol import Frame
from lascaux.games.kingdomino_origins.generated import frames
from lascaux.games.kingdomino_origins.lookups import COPIES, LAVA_TOKENS
from lascaux.games.kingdomino_origins.names import FREE, MODES, NOTHING, PEOPLE, RESOURCES, TRIBE
from lascaux.games.kingdomino_origins.rules.rows import FULL_BOX
from lascaux.games.kingdomino_origins.state import FIRST_LANDS, Origins, Terms

PLAYERS: Final = (2, 3, 4)
NO_YES: Final = ("no", "yes")
OPTIONS: Final = (
    Option("mode", MODES, "discovery", "KO-MODE-01", group="edition"),
    Option("overview", NO_YES, "no", "KO-OPT-01", group="module"),
    Option("habilis", NO_YES, "no", "KO-OPT-02", group="module"),
    Option("lava_on_hut", NO_YES, "no", "KO-VOL-06"),
    Option("last_turn_recruiting", NO_YES, "no", "KO-TRI-07", ("mode", "tribe")),
)
CAVE_SPACES: Final = 4


def terms_of(setup: Setup) -> Terms:
    chosen = setup.options
    return Terms(
        players=setup.players,
        mode=MODES.index(chosen["mode"]),
        overview=chosen["overview"] == "yes",
        habilis=chosen["habilis"] == "yes",
        lava_on_hut=chosen["lava_on_hut"] == "yes",
        last_recruiting=chosen["last_turn_recruiting"] == "yes",
    )


def new_game(terms: Terms) -> Origins:
    """KO-SET-01: huts and chiefs. KO-SET-02 to 04: a row, the chiefs on it, the next row."""
    tribe = terms.mode == TRIBE
    s = Origins(
        terms=terms,
        stack=[],
        lands=[FIRST_LANDS[terms.size].copy()] * terms.players,  # one for all until it is changed
        box=FULL_BOX,
        row=(),
        chiefs=[],
        last_row=(),
        last_chiefs=[],
        lava=tuple(LAVA_TOKENS),
        totems=(FREE,) * len(RESOURCES),
        cave=(NOTHING,) * CAVE_SPACES if tribe else (),
        people=tuple(COPIES) if tribe else (0,) * len(PEOPLE),
    )
    then(s.stack, *opened_people(tribe), frames.drawing_row(), *chief_draws(terms), frames.prepare())
    return s


def opened_people(tribe: bool) -> list[Frame]:
    """KO-TRI-01: four lie face up."""
    return [frames.drawing_person()] * CAVE_SPACES if tribe else []


def chief_draws(terms: Terms) -> list[Frame]:
    """KO-SET-03: the chiefs one by one. KO-2P-02: only one is drawn."""
    return [frames.drawing_chief()] * (1 if terms.players == 2 else terms.players)
