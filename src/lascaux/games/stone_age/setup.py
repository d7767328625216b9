"""SA-SET, SA-ED: what is agreed and how a game begins."""

from typing import Final

from lascaux.engine.flow import then_all
from lascaux.engine.options import Option, Setup
from lascaux.engine.protocol import Frame
from lascaux.games.stone_age.generated import frames
from lascaux.games.stone_age.names import NOTHING, PLACES, RESOURCES, SETUP, SPACES
from lascaux.games.stone_age.state import StoneAge, Terms
from lascaux.games.stone_age.tables import DECK, FOOD_START, PEOPLE_START, STACK, SUPPLY, TILES

PLAYERS: Final = (2, 3, 4)
OPTIONS: Final = (
    Option("edition", ("hr", "original"), "hr", "SA-ED-01"),
    Option("duplicates", ("by-edition", "point", "second-set"), "by-edition", "SA-FIN-02"),
    Option("supply", ("unlimited", "limited"), "unlimited", "SA-SET-07"),
    Option("capped_places", ("open", "shut"), "open", "SA-ACT-13"),
)


def terms_of(setup: Setup) -> Terms:
    """SA-RUL-08: the edition says what duplicates score, unless that was agreed apart."""
    chosen = setup.options
    duplicates = chosen["duplicates"]
    by_edition = "second-set" if chosen["edition"] == "original" else "point"
    return Terms(
        setup.players,
        (by_edition if duplicates == "by-edition" else duplicates) == "second-set",
        chosen["supply"] == "limited",
        chosen["capped_places"] == "shut",
    )


def new_game(terms: Terms) -> StoneAge:
    """SA-SET-02: five people and twelve food each; SA-SET-03 to 05: tiles, cards, the start player."""
    players = terms.players
    s = StoneAge(
        terms,
        [],
        SETUP,
        0,
        NOTHING,
        [0] * len(PLACES),
        [PEOPLE_START] * players,
        [0] * players,
        [FOOD_START] * players,
        [0] * players,
        [0] * players,
        [0] * players,
        [0] * (len(RESOURCES) * players),
        [0] * players,
        [0] * players,
        [0] * players,
        [()] * players,
        [()] * players,
        [()] * players,
        (NOTHING,) * SPACES,
        DECK,
        (NOTHING,) * players,
        (STACK,) * players,
        TILES,
        SUPPLY if terms.limited else (),
        (NOTHING,) * players,
        (),
    )
    then_all(s.stack, first_draws(players))
    return s


def first_draws(players: int) -> list[Frame]:
    tiles: list[Frame] = [frames.drawing_tile(stack) for stack in range(players)]
    cards: list[Frame] = [frames.drawing_card(space) for space in range(SPACES)]
    return [*tiles, *cards, frames.drawing_start(), frames.begin()]
