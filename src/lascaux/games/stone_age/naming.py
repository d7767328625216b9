"""The actions of Stone Age in records and messages."""

from typing import Final

from lascaux.engine.naming import Field, Form, name_action, parse_named
from lascaux.engine.protocol import Action, Json
from lascaux.games.stone_age.names import PLACES, RESOURCES
from lascaux.games.stone_age.tables import BUILDING_NAMES, CARD_NAMES, ONE_USE_TOOLS, TOOL_PLACES

AT: Final = Field("at", PLACES)
RESOURCE: Final = Field("resource", RESOURCES)
AMOUNTS: Final = tuple([Field(resource) for resource in RESOURCES])
FORMS: Final = [  # by the numbers of names.py
    Form("place", (AT, Field("people"))),
    Form("use", (AT,)),
    Form("add", (Field("tools", few=TOOL_PLACES), Field("one_use", few=ONE_USE_TOOLS))),
    Form("done"),
    Form("buy", (AT, *AMOUNTS)),
    Form("buy_with", (AT, RESOURCE, Field("amount"))),
    Form("pay", (RESOURCE, Field("amount"))),
    Form("pay_all", AMOUNTS),
    Form("use_card"),
    Form("take", (RESOURCE,)),
    Form("die", (Field("value"),)),
    Form("refuse"),
    Form("start", (Field("seat"),)),
    Form("tile", (Field("building", BUILDING_NAMES),)),
    Form("card", (Field("card", CARD_NAMES),)),
    Form("secret_card", (Field("card", CARD_NAMES),)),
    Form("roll", (Field("dice", many=True),)),
]


def named_action(action: Action) -> Json:
    return name_action(FORMS, action, 0)


def parse_action(named: Json) -> Action:
    return parse_named(FORMS, named, 0)
