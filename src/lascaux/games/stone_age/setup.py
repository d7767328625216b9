"""SA-SET, SA-ED: what is agreed and how a game begins."""

from typing import Final

from lascaux.engine.flow import then_all
from lascaux.engine.options import Option, Setup
from lascaux.engine.protocol import Frame
from lascaux.games.stone_age.generated import frames
from lascaux.games.stone_age.lookups import DECK, FOOD_START, PEOPLE_START, STACK, SUPPLY, TILES
from lascaux.games.stone_age.names import NOTHING, PLACES, RESOURCES, SETUP, SPACES
from lascaux.games.stone_age.state import StoneAge, Terms

PLAYERS: Final = (2, 3, 4)
EDITIONS: Final = ("hr", "original")
DUPLICATES: Final = ("point", "second-set")  # as each edition says
OPTIONS: Final = (
    Option("edition", EDITIONS, "hr", "SA-ED-01", group="edition"),
    Option(
        "duplicates",
        ("by-edition", *DUPLICATES),
        "by-edition",
        "SA-FIN-02",
        follows="edition",
        means=DUPLICATES,
    ),
    Option("supply", ("unlimited", "limited"), "unlimited", "SA-SET-07"),
    Option("capped_places", ("open", "shut"), "open", "SA-ACT-13"),
)


def terms_of(setup: Setup) -> Terms:
    """SA-RUL-08: the edition says what duplicates score, unless that was agreed apart."""
    chosen = setup.options
    duplicates = chosen["duplicates"]
    by_edition = DUPLICATES[EDITIONS.index(chosen["edition"])]
    return Terms(
        players=setup.players,
        second_set=(by_edition if duplicates == "by-edition" else duplicates) == "second-set",
        limited=chosen["supply"] == "limited",
        shut_capped=chosen["capped_places"] == "shut",
    )


def new_game(terms: Terms) -> StoneAge:
    """SA-SET-02: five people and twelve food each; SA-SET-03 to 05: tiles, cards, the start player."""
    players = terms.players
    s = StoneAge(
        terms=terms,
        stack=[],
        phase=SETUP,
        round_=0,
        start=NOTHING,
        on=[0] * len(PLACES),
        people=[PEOPLE_START] * players,
        placed=[0] * players,
        food=[FOOD_START] * players,
        production=[0] * players,
        tools=[0] * players,
        used=[0] * players,
        resources=[0] * (len(RESOURCES) * players),
        built=[0] * players,
        scored=[0] * players,
        starved=[0] * players,
        cards=[()] * players,
        kept=[()] * players,
        buildings=[()] * players,
        spaces=(NOTHING,) * SPACES,
        deck=DECK,
        tiles=(NOTHING,) * players,
        left=(STACK,) * players,
        box=TILES,
        supply=SUPPLY if terms.limited else (),
        secret=(NOTHING,) * players,
        roll=(),
    )
    then_all(s.stack, first_draws(players))
    return s


def first_draws(players: int) -> list[Frame]:
    tiles: list[Frame] = [frames.drawing_tile(stack) for stack in range(players)]
    cards: list[Frame] = [frames.drawing_card(space) for space in range(SPACES)]
    return [*tiles, *cards, frames.drawing_start(), frames.begin()]
