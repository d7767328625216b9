"""The components as flat lists, by the numbers of names.py and by domino number (entry 0 unused)."""

from typing import Final

from lascaux.games.kingdomino_origins.load import components

COMPONENTS: Final = components()

DOMINOES: Final[int] = len(COMPONENTS.dominoes)
LEFT_TERRAIN: Final[list[int]] = [-1] + [pair[0].terrain for pair in COMPONENTS.dominoes]
LEFT_FIRES: Final[list[int]] = [0] + [pair[0].fires for pair in COMPONENTS.dominoes]
LEFT_CRATERS: Final[list[int]] = [0] + [pair[0].craters for pair in COMPONENTS.dominoes]
RIGHT_TERRAIN: Final[list[int]] = [-1] + [pair[1].terrain for pair in COMPONENTS.dominoes]
RIGHT_FIRES: Final[list[int]] = [0] + [pair[1].fires for pair in COMPONENTS.dominoes]
RIGHT_CRATERS: Final[list[int]] = [0] + [pair[1].craters for pair in COMPONENTS.dominoes]
RESOURCE_OF: Final[list[int]] = list(COMPONENTS.resource_of)
LAVA_TOKENS: Final[list[int]] = list(COMPONENTS.lava_tokens)
LAVA_FIRES: Final[list[int]] = list(COMPONENTS.lava_fires)
LAVA_RANGE: Final[list[int]] = list(COMPONENTS.lava_range)
TOTEM_POINTS: Final[list[int]] = list(COMPONENTS.totems)
COPIES: Final[list[int]] = list(COMPONENTS.copies)
PERSON_POINTS: Final[list[int]] = list(COMPONENTS.points)
PERSON_PER: Final[list[int]] = list(COMPONENTS.per)
STRENGTH: Final[list[int]] = list(COMPONENTS.strength)
OVERVIEW_POINTS: Final[int] = COMPONENTS.overview
HABILIS_POINTS: Final[int] = COMPONENTS.habilis
