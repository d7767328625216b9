"""What is printed on the components, as plain data: the same in every game (`Game.printed`)."""

from typing import cast

from lascaux.engine.protocol import Component, Json, Text
from lascaux.games.kingdomino_origins.lookups import (
    DOMINOES,
    PERSON_PER,
    PERSON_POINTS,
    STRENGTH,
    TOTEM_POINTS,
)
from lascaux.games.kingdomino_origins.names import COUNTED, PEOPLE, RESOURCES, TRIBE
from lascaux.games.kingdomino_origins.rules.tribe import INVITING_COSTS, SEARCHING_COSTS
from lascaux.games.kingdomino_origins.view import halves
from lascaux.games.kingdomino_origins.view_types import Printed, PrintedPerson
from lascaux.games.kingdomino_origins.words import domino_facts


def printed() -> Printed:
    return {
        "resources": list(RESOURCES),
        "totem_points": {name: TOTEM_POINTS[resource] for resource, name in enumerate(RESOURCES)},
        "people": {name: printed_person(person) for person, name in enumerate(PEOPLE)},
        "price": {"invite": INVITING_COSTS, "search": SEARCHING_COSTS},
    }


def printed_person(person: int) -> PrintedPerson:
    if STRENGTH[person]:
        return {"points": STRENGTH[person], "per": "strength"}
    return {"points": PERSON_POINTS[person], "per": COUNTED[PERSON_PER[person]]}


def components() -> dict[str, list[Component]]:
    """KO-CMP-01 to 04: what all modes take of the box."""
    return {
        "domino": [domino(number) for number in range(1, DOMINOES + 1)],
        "totem": [totem(resource) for resource in range(len(RESOURCES))],
        "person": [person_tile(person) for person in range(len(PEOPLE))],
    }


def domino(number: int) -> Component:
    view = cast(Json, {"halves": halves(number, TRIBE)})
    return Component(Text("ko-domino", domino_facts(number)), [], view)


def totem(resource: int) -> Component:
    name = RESOURCES[resource]
    line = Text("ko-component-totem", {"points": TOTEM_POINTS[resource], "resource": name})
    return Component(Text("ko-noun", {"noun": name}), [line], {"resource": name})


def person_tile(person: int) -> Component:
    printed = printed_person(person)
    scores = Text("ko-scores", {"points": printed["points"], "per": printed["per"]})
    how = Text("ko-component-band" if STRENGTH[person] else "ko-component-near", {})
    return Component(Text("ko-noun", {"noun": PEOPLE[person]}), [scores, how], {"person": PEOPLE[person]})
