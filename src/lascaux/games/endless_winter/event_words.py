"""What happened, as keys and facts for the message catalogs."""

from lascaux.engine.naming import facts_of
from lascaux.engine.protocol import Event, Text
from lascaux.games.endless_winter.effect_words import EFFECTS, Told, labor_text, listed, price_text
from lascaux.games.endless_winter.generated import events
from lascaux.games.endless_winter.hexes import JUNCTURES
from lascaux.games.endless_winter.kinds import KINDS
from lascaux.games.endless_winter.labels import HEX_LABELS, position_label, position_level
from lascaux.games.endless_winter.lookups import (
    LAND_NAMES,
    LAND_REWARD,
    TIP_NODE,
)
from lascaux.games.endless_winter.state import EndlessWinter


def event_text(s: EndlessWinter, event: Event, viewer: int) -> Text:
    """What happened. `seat` is a seat: whoever says it puts the name in. Some cards only one may see."""
    kind, seat = event[0], event[1]
    key = KINDS.event_key(event, viewer)
    if not KINDS.is_heard(event, viewer):
        return Text(key, {"seat": seat})
    facts: Told = {**facts_of(KINDS.events[kind].fields, event[2:])}
    if seat >= 0:
        facts["seat"] = seat
    return Text(key, {**facts, **told_more(s, kind, list(event[2:]))})


def told_more(s: EndlessWinter, kind: int, values: list[int]) -> Told:
    """Places by their labels, amounts and effects in words."""
    if kind == events.PRICE_PAID:
        labor, food, tools = values
        return {"price": price_text((labor, food, tools, 0))}
    if kind == events.PILE_SHOWN:
        return {"labor": labor_text(values[0])}
    if kind == events.CAMP_MOVED:
        return {"origin": hex_text(s, values[0]), "goal": hex_text(s, values[1])}
    if kind == events.SETTLED:
        return {"place": juncture_text(s, values[0])}
    if kind == events.GLACIER_TURNED:
        return {"place": hex_text(s, values[0])}
    if kind == events.MEGALITH_BUILT:
        layout = s.terms.layout
        return {"label": position_label(layout, values[0]), "level": position_level(layout, values[0])}
    if kind == events.ANIMAL_TIPPED:
        return {"effect": EFFECTS[TIP_NODE[values[0]]]}
    return {"effect": EFFECTS[LAND_REWARD[values[0]]]} if kind == events.HARVESTED else {}


def hex_text(s: EndlessWinter, hexagon: int) -> Text:
    """A hex as a person finds it: its land and its label."""
    return Text("ew-hex", {"land": LAND_NAMES[s.terrain[hexagon]], "label": HEX_LABELS[hexagon]})


def juncture_text(s: EndlessWinter, juncture: int) -> Text:
    """Where three hexes meet."""
    return listed([hex_text(s, hexagon) for hexagon in JUNCTURES[juncture]])
