"""What is printed on the components, as plain data: the same in every game (`Game.printed`)."""

from lascaux.games.kingdomino_origins.lookups import PERSON_PER, PERSON_POINTS, STRENGTH, TOTEM_POINTS
from lascaux.games.kingdomino_origins.names import COUNTED, PEOPLE, RESOURCES
from lascaux.games.kingdomino_origins.rules.tribe import INVITING_COSTS, SEARCHING_COSTS
from lascaux.games.kingdomino_origins.view_types import Printed, PrintedPerson


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
