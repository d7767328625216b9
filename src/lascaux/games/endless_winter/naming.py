"""The actions of Endless Winter in records and messages."""

from typing import Final

from lascaux.engine.naming import Field, Form, name_action, parse_named
from lascaux.engine.protocol import Action, Json
from lascaux.games.endless_winter.effects import ATOMS
from lascaux.games.endless_winter.names import FIGURES, PLACES, TRACKS, ZONES
from lascaux.games.endless_winter.tables import (
    CARD_NAMES,
    CHIEF_NAMES,
    GLACIER_NAMES,
    LAND_NAMES,
    REST_NAMES,
    SETUP_NAMES,
    SPECIES_NAMES,
    STONE_NAMES,
    TILE_NAMES,
)

CARD: Final = Field("card", CARD_NAMES)
CHIEF: Final = Field("chief", CHIEF_NAMES)
SETUP_CARD: Final = Field("setup", SETUP_NAMES)
ANIMAL: Final = Field("species", SPECIES_NAMES)
STONE: Final = Field("stone", STONE_NAMES)
LAND: Final = Field("land", LAND_NAMES)
WHICH: Final = Field("which")
FORMS: Final = [  # by the numbers of names.py
    Form("side", (Field("side", ("a", "b")),)),
    Form("pick_chief", (CHIEF,)),
    Form("pick_setup", (SETUP_CARD,)),
    Form("play", (CARD,)),
    Form("place", (Field("figure", FIGURES), Field("at", PLACES))),
    Form("top", (WHICH,)),
    Form("middle"),
    Form("bottom"),
    Form("rest"),
    Form("spend", (Field("food"),)),
    Form("use", (CARD, WHICH)),
    Form("use_chief"),
    Form("use_token", (WHICH,)),
    Form("done"),
    Form("skip"),
    Form("gain", (Field("what", ATOMS),)),
    Form("climb", (Field("track", TRACKS),)),
    Form("build", (Field("position"),)),
    Form("move", (Field("from"), Field("to"))),
    Form("settle", (Field("juncture"),)),
    Form("take_stone", (STONE,)),
    Form("take_card", (CARD,)),
    Form("take_animal", (ANIMAL,)),
    Form("reveal"),
    Form("tip", (ANIMAL,)),
    Form("bury", (Field("from", ZONES), CARD)),
    Form("discard", (CARD,)),
    Form("accept"),
    Form("branch", (WHICH,)),
    Form("term", (WHICH,)),
    Form("pile", (CARD,)),
    Form("resolve", (CARD,)),
    Form("harvest", (LAND,)),
    Form("benefit", (WHICH,)),
    Form("token", (Field("from", ("open", "next")),)),
    Form("stone", (STONE,)),
    Form("culture", (CARD,)),
    Form("chief", (CHIEF,)),
    Form("setup", (SETUP_CARD,)),
    Form("card", (CARD,)),
    Form("animal", (ANIMAL,)),
    Form("order", (Field("seats", many=True),)),
    Form("tile", (Field("tile", TILE_NAMES),)),
    Form("land", (LAND,)),
    Form("hex", (LAND,)),
    Form("glacier_token", (Field("token", GLACIER_NAMES),)),
    Form("rest_token", (Field("token", REST_NAMES),)),
    Form("glacier", (Field("token", GLACIER_NAMES),)),
]


def named_action(action: Action) -> Json:
    return name_action(FORMS, action, 0)


def parse_action(named: Json) -> Action:
    return parse_named(FORMS, named, 0)
