"""What is printed on the components, as plain data: the same in every game (`Game.printed`)."""

from lascaux.games.stone_age.lookups import DIVISOR, VALUE
from lascaux.games.stone_age.names import FIRST_CARD, GAINS, HUNT, PLACES, RESOURCES, SYMBOLS, WORKERS
from lascaux.games.stone_age.rules.placing import CAN_GIVE
from lascaux.games.stone_age.view_types import Printed
from lascaux.games.stone_age.words import what_at


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
