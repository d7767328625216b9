"""The actions of Kingdomino Origins in records and messages. Squares are named as on the drawn grid."""

from typing import Final

from lascaux.engine.naming import Field, Form, name_action, parse_named
from lascaux.engine.protocol import Action, Json
from lascaux.games.kingdomino_origins.names import PAIRS, PEOPLE, RESOURCES
from lascaux.games.kingdomino_origins.state import Origins

AT: Final = Field("at", on_grid=True)
PERSON: Final = Field("person", PEOPLE)
FORMS: Final = [  # by the numbers of names.py
    Form("choose", (Field("domino"),)),
    Form("take_pair", (Field("pair", PAIRS),)),
    Form("place", (Field("left", on_grid=True), Field("right", on_grid=True))),
    Form("discard"),
    Form("land", (AT,)),
    Form("hand_on", (Field("totem", RESOURCES), Field("seat"))),
    Form("invite", (PERSON,)),
    Form("search"),
    Form("decline"),
    Form("pay", (AT,)),
    Form("take", (PERSON,)),
    Form("settle", (AT,)),
    Form("row", (Field("dominoes", many=True),)),
    Form("chief", (Field("seat"),)),
    Form("person", (PERSON,)),
]


def named_action(s: Origins, action: Action) -> Json:
    return name_action(FORMS, action, 2 * s.terms.size)


def parse_action(s: Origins, named: Json) -> Action:
    return parse_named(FORMS, named, 2 * s.terms.size)
