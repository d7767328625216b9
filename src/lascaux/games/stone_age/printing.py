"""What is printed on the components, as plain data: the same in every game (`Game.printed`)."""

from typing import cast

from lascaux.engine.protocol import Component, Json, Text
from lascaux.games.stone_age.lookups import BUILDING_NAMES, CARD_NAMES, DIVISOR, VALUE
from lascaux.games.stone_age.names import FIRST_CARD, GAINS, HUNT, PLACES, RESOURCES, SYMBOLS, WORKERS
from lascaux.games.stone_age.rules.placing import CAN_GIVE
from lascaux.games.stone_age.view import shown_building, shown_card
from lascaux.games.stone_age.view_types import Printed
from lascaux.games.stone_age.words import card_facts, what_at


def printed() -> Printed:
    return {
        "resources": list(RESOURCES),
        "value": {name: VALUE[resource] for resource, name in enumerate(RESOURCES)},
        "brings": {PLACES[place]: brought_by(place) for place in range(FIRST_CARD)},
        "divisor": {PLACES[place]: DIVISOR[place] for place in range(HUNT, FIRST_CARD)},
        "symbols": list(SYMBOLS),
        "workers": list(WORKERS),
    }


def brought_by(place: int) -> str:
    return GAINS[CAN_GIVE[place]] if place < HUNT else what_at(place)


def components() -> dict[str, list[Component]]:
    return {
        "card": [card(number) for number in range(len(CARD_NAMES))],
        "building": [building(number) for number in range(len(BUILDING_NAMES))],
        "place": [place(number) for number in range(FIRST_CARD)],
    }


def card(number: int) -> Component:
    """SA-CARD-01: above what it does at once, below what it scores at the end."""
    facts, seen = card_facts(number), shown_card(number)
    lines = [Text("sa-board-at-end-long", facts), Text("sa-component-copies", {"copies": seen["copies"]})]
    return Component(Text("sa-board-at-once", facts), lines, cast(Json, seen))


def building(number: int) -> Component:
    seen = shown_building(number)
    low, high = seen["points"]
    facts: dict[str, int | str] = {name: seen["cost"].get(name, 0) for name in RESOURCES}
    facts |= {"kind": seen["kind"], "least": seen["least"], "most": seen["most"], "kinds": seen["kinds"]}
    facts |= {"points": low, "low": low, "high": high, "spread": high - low}
    return Component(Text("sa-board-building", facts), [], cast(Json, seen))


def place(number: int) -> Component:
    name = PLACES[number]
    lines = [Text("sa-board-brings-long", {"place": name})]
    return Component(Text("sa-noun", {"noun": name}), lines, {"place": name})
