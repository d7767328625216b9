"""What happened, as keys and facts for the message catalogs."""

from typing import Final

from lascaux.engine.protocol import Event, Text
from lascaux.games.endless_winter.effect_words import EFFECTS, Told, labor_text, listed, price_text
from lascaux.games.endless_winter.effects import ATOMS
from lascaux.games.endless_winter.hexes import JUNCTURES
from lascaux.games.endless_winter.labels import HEX_LABELS, position_label, position_level
from lascaux.games.endless_winter.names import (
    ANIMAL_TIPPED,
    CAMP_MOVED,
    CARD_BURIED,
    CARD_PILED,
    CARD_TAKEN_UP,
    FIGURES,
    GLACIER_TURNED,
    HAND,
    HARVESTED,
    MEGALITH_BUILT,
    PILE_SHOWN,
    PLACES,
    PRICE_PAID,
    SETTLED,
    TRACKS,
    ZONES,
)
from lascaux.games.endless_winter.state import EndlessWinter
from lascaux.games.endless_winter.tables import (
    CARD_NAMES,
    CHIEF_NAMES,
    GLACIER_NAMES,
    LAND_NAMES,
    LAND_REWARD,
    REST_NAMES,
    SETUP_NAMES,
    SPECIES_NAMES,
    STONE_NAMES,
    TIP_NODE,
)

Noun = tuple[str, tuple[str, ...]]  # a fact, and the words for its numbers; without words it is a number

CARD: Final[Noun] = ("card", CARD_NAMES)
SPECIES_NOUN: Final[Noun] = ("species", SPECIES_NAMES)
STONE_NOUN: Final[Noun] = ("stone", STONE_NAMES)
EVENT_FACTS: Final[list[tuple[str, tuple[Noun, ...]]]] = [  # by the events of names.py
    ("stone-shown", (STONE_NOUN,)),
    ("culture-shown", (CARD,)),
    ("order-set", ()),
    ("boards-laid", ()),
    ("chief-taken", (("chief", CHIEF_NAMES),)),
    ("side-chosen", (("chief", CHIEF_NAMES), ("side", ("a", "b")))),
    ("setup-taken", (("setup", SETUP_NAMES),)),
    ("round-begun", (("round", ()),)),
    ("figure-placed", (("figure", FIGURES), ("at", PLACES))),
    ("card-played", (CARD,)),
    ("gained", (("what", ATOMS), ("amount", ()))),
    ("price-paid", (("labor", ()), ("food", ()), ("tools", ()))),
    ("food-spent", (("food", ()),)),
    ("climbed", (("track", TRACKS), ("level", ()))),
    ("megalith-built", (("position", ()), ("points", ()))),
    ("scored", (("points", ()),)),
    ("camp-placed", ()),
    ("camp-moved", (("from", ()), ("to", ()))),
    ("settled", (("juncture", ()),)),
    ("stone-taken", (STONE_NOUN,)),
    ("recruited", (CARD, ("to", ("hand", "discard")))),
    ("culture-taken", (CARD,)),
    ("animal-taken", (SPECIES_NOUN,)),
    ("animal-shown", (SPECIES_NOUN,)),
    ("animal-tipped", (SPECIES_NOUN,)),
    ("card-buried", (("from", ZONES), CARD)),
    ("card-discarded", (CARD,)),
    ("card-taken-up", (CARD,)),
    ("reshuffled", ()),
    ("card-piled", (CARD,)),
    ("pile-shown", (("labor", ()),)),
    ("harvested", (("land", LAND_NAMES),)),
    ("stone-scored", (STONE_NOUN, ("points", ()))),
    ("culture-gone", ()),
    ("glacier-turned", (("hex", ()), ("token", GLACIER_NAMES))),
    ("rest-turned", (("token", REST_NAMES),)),
    ("token-taken", (("token", REST_NAMES),)),
    ("eclipse-begun", (("round", ()),)),
]
EVENTS: Final = [
    *[key for key, _ in EVENT_FACTS],
    "card-buried-unseen",
    "card-taken-up-unseen",
    "card-piled-unseen",
]
SECRETS: Final = (CARD_BURIED, CARD_TAKEN_UP, CARD_PILED)


def event_text(s: EndlessWinter, event: Event, viewer: int) -> Text:
    """What happened. `seat` is a seat: who says it puts the name in. Some cards are for one pair of eyes."""
    kind, seat, *values = event
    key, nouns = EVENT_FACTS[kind]
    if is_secret(event) and viewer != seat:
        return Text(f"ew-log-{key}-unseen", {"seat": seat})
    facts: Told = {}
    for (name, words), value in zip(nouns, values, strict=False):
        facts[name] = words[value] if words else value
    if seat >= 0:
        facts["seat"] = seat
    return Text("ew-log-" + key, {**facts, **told_more(s, kind, values)})


def told_more(s: EndlessWinter, kind: int, values: list[int]) -> Told:
    """Places by their labels, amounts and effects in words."""
    if kind == PRICE_PAID:
        labor, food, tools = values
        return {"price": price_text((labor, food, tools, 0))}
    if kind == PILE_SHOWN:
        return {"labor": labor_text(values[0])}
    if kind == CAMP_MOVED:
        return {"origin": hex_text(s, values[0]), "goal": hex_text(s, values[1])}
    if kind == SETTLED:
        return {"place": juncture_text(s, values[0])}
    if kind == GLACIER_TURNED:
        return {"place": hex_text(s, values[0])}
    if kind == MEGALITH_BUILT:
        layout = s.terms.layout
        return {"label": position_label(layout, values[0]), "level": position_level(layout, values[0])}
    if kind == ANIMAL_TIPPED:
        return {"effect": EFFECTS[TIP_NODE[values[0]]]}
    return {"effect": EFFECTS[LAND_REWARD[values[0]]]} if kind == HARVESTED else {}


def hex_text(s: EndlessWinter, hexagon: int) -> Text:
    """A hex as a person finds it: its land and its label."""
    return Text("ew-hex", {"land": LAND_NAMES[s.terrain[hexagon]], "label": HEX_LABELS[hexagon]})


def juncture_text(s: EndlessWinter, juncture: int) -> Text:
    """Where three hexes meet."""
    return listed([hex_text(s, hexagon) for hexagon in JUNCTURES[juncture]])


def is_secret(event: Event) -> bool:
    """A card of the hand that nobody else sees."""
    return event[0] in SECRETS and (event[0] != CARD_BURIED or event[2] == HAND)
