"""What is asked and what an action means, as keys and facts for the message catalogs."""

from typing import Final

from lascaux.engine.protocol import Action, Frame, Text
from lascaux.games.endless_winter import names
from lascaux.games.endless_winter.component_words import (
    card_lines,
    setup_lines,
    side_text,
    slot_price,
    species_lines,
    stone_lines,
)
from lascaux.games.endless_winter.effect_words import (
    EFFECTS,
    Told,
    atom_text,
    labor_text,
    listed,
    price_text,
)
from lascaux.games.endless_winter.effects import ATOMS, ECLIPSE_GATE, MEGALITH
from lascaux.games.endless_winter.event_words import EVENTS, event_text, hex_text, is_secret, juncture_text
from lascaux.games.endless_winter.labels import position_label, position_level
from lascaux.games.endless_winter.names import (
    ACCEPT,
    ACTING,
    BENEFIT,
    BOTTOM,
    BRANCH,
    BRANCHING,
    BUILD,
    CLIMB,
    DONE,
    EXTENDING,
    GAIN,
    GAINING,
    GLACIER,
    HARVEST,
    HONOR,
    MIDDLE,
    MOVE_CAMP,
    MOVING,
    NOTHING,
    ORDERING,
    PAYING,
    PICK_CHIEF,
    PICK_SETUP,
    PLACES,
    PLAY,
    RESOLVE,
    REST_ACTION,
    SECTIONS,
    SETTLE,
    SIDE,
    SKIP,
    TAKE_ANIMAL,
    TAKE_CARD,
    TAKE_STONE,
    TAKING_STONE,
    TERM,
    TIP_ANIMAL,
    TOKEN,
    TOP,
    USE,
    USE_CHIEF,
    USE_TOKEN,
)
from lascaux.games.endless_winter.naming import FORMS
from lascaux.games.endless_winter.rules.eclipse import FIRST_STONE, benefit_node, eclipse_nodes
from lascaux.games.endless_winter.rules.effects import is_counted, units_left
from lascaux.games.endless_winter.rules.extra import may_extend
from lascaux.games.endless_winter.rules.gains import may_gain, rung_of
from lascaux.games.endless_winter.rules.megaliths import carried_points, tile_cell
from lascaux.games.endless_winter.state import EndlessWinter
from lascaux.games.endless_winter.tables import (
    ABILITY_NODES,
    CELL_REWARD,
    CELLS,
    CELLS_A_TILE,
    CHIEF_NAMES,
    COLUMN_BOTTOM,
    COLUMN_MIDDLE,
    COLUMN_TOP,
    COMPONENTS,
    GLACIER_NODE,
    HONOR_VP,
    LAND_REWARD,
    NODE_PARTS,
    NODE_PRICE,
    NODES,
    OVERFLOW,
    REST_EFFECTS,
    REST_NAMES,
    REST_NODES,
    SACRIFICE_REWARD,
    SACRIFICE_TOP,
    SLOT_REWARD,
    SLOTS,
    STONE_NAMES,
    TILE_NAMES,
    TIP_NODE,
    VILLAGES,
)

__all__ = ["EVENTS", "action_text", "event_text", "is_secret", "question"]

QUESTIONS: Final = {  # key and rule, by the frames of names.py
    names.DRAWING_STONE: ("ew-ask-stone", "EW-SET-04"),
    names.DRAWING_CULTURE: ("ew-ask-culture-drawn", "EW-SET-10"),
    names.DEALING_CHIEF: ("ew-ask-chief-dealt", "EW-SET-11"),
    names.DEALING_SETUP: ("ew-ask-setup-dealt", "EW-SET-20"),
    names.DRAWING_CARD: ("ew-ask-card-drawn", "EW-GLD-01"),
    names.DRAWING_ANIMAL: ("ew-ask-animal-drawn", "EW-SET-32"),
    names.DRAWING_ORDER: ("ew-ask-order", "EW-SET-33"),
    names.DRAWING_TILE: ("ew-ask-tile", "EW-SET-36"),
    names.DRAWING_LAND: ("ew-ask-land", "EW-SET-40"),
    names.DRAWING_HEX: ("ew-ask-hex", "EW-SET-42"),
    names.DRAWING_GLACIER: ("ew-ask-glacier", "EW-MOD-02"),
    names.DRAWING_REST: ("ew-ask-rest-token", "EW-MOD-06"),
    names.CHOOSING_SIDE: ("ew-ask-side", "EW-SET-18"),
    names.PICKING_CHIEF: ("ew-ask-chief", "EW-VAR-03"),
    names.PICKING_SETUP: ("ew-ask-setup", "EW-VAR-02"),
    names.PLACING: ("ew-ask-place", "EW-ACT-09"),
    names.ACTING: ("ew-ask-act", "EW-ACT-12"),
    names.GAINING: ("ew-ask-gain", "EW-GLD-05"),
    names.MOVING: ("ew-ask-move", "EW-ICON-11"),
    names.SETTLING: ("ew-ask-settle", "EW-COL-MIG-05"),
    names.TAKING_STONE: ("ew-ask-take-stone", "EW-COL-DEV-04"),
    names.TAKING_CULTURE: ("ew-ask-culture", "EW-ICON-18"),
    names.TAKING_TRIBE: ("ew-ask-tribe", "EW-ICON-13"),
    names.TAKING_ANIMAL: ("ew-ask-animal", "EW-ICON-19"),
    names.REVEALING: ("ew-ask-reveal", "EW-ICON-21"),
    names.TIPPING: ("ew-ask-tip", "EW-COL-HUN-07"),
    names.BURYING: ("ew-ask-bury", "EW-COL-INI-07"),
    names.DISCARDING: ("ew-ask-discard", "EW-ICON-17"),
    names.PAYING: ("ew-ask-pay", "EW-ICON-34"),
    names.BRANCHING: ("ew-ask-branch", "EW-ICON-54"),
    names.ORDERING: ("ew-ask-term", "EW-ICON-50"),
    names.PILING: ("ew-ask-pile", "EW-ACT-41"),
    names.RESOLVING: ("ew-ask-resolve", "EW-ECL-12"),
    names.HARVESTING: ("ew-ask-harvest", "EW-ECL-13"),
    names.BENEFITING: ("ew-ask-benefit", "EW-ECL-19"),
    names.CHOOSING_TOKEN: ("ew-ask-token", "EW-MOD-07"),
    names.EXTENDING: ("ew-ask-extend", "EW-ICON-33"),
    names.CHOOSING_GLACIER: ("ew-ask-glacier-next", "EW-MOD-03"),
    names.TAKING_LAST: ("ew-ask-last-animal", "EW-RUL-22"),
}
SECTION_RULES: Final = ["", "EW-ACT-13", "EW-ACT-14", "EW-ACT-15", "EW-CARD-04", "EW-ACT-33"]


def question(s: EndlessWinter) -> Text:
    """What the top frame asks. It says nothing that not everybody may know."""
    if not s.stack:
        return Text("ew-ask-over", {}, "EW-END-01")
    frame = s.stack[-1]
    kind = frame[0]
    key, rule = QUESTIONS[kind][0], question_rule(s)
    if kind == ACTING:
        facts: Told = {"section": SECTIONS[s.section], "at": PLACES[s.place], "labor": labor_text(s.labor)}
        return Text(key, facts, rule)
    if kind in (GAINING, EXTENDING):
        return Text(key, {"what": ATOMS[gained_rung(frame)], "full": int(can_gain_fully(s, frame))}, rule)
    if kind == PAYING:
        return Text(key, paying_facts(frame[2]), rule)
    if kind == TAKING_STONE and len(s.tribes[frame[1]].stones) < SLOTS:
        slot = len(s.tribes[frame[1]].stones)
        return Text(key, {"price": slot_price(slot), "effect": EFFECTS[SLOT_REWARD[slot]]}, rule)
    return Text(key, {"steps": frame[2]} if kind == MOVING else {}, rule)


def question_rule(s: EndlessWinter) -> str:
    kind = s.stack[-1][0]
    return SECTION_RULES[s.section] if kind == ACTING else QUESTIONS[kind][1]


def gained_rung(frame: Frame) -> int:
    """EW-GLD-07: the one thing that is being gained."""
    return frame[2] if frame[0] == GAINING else MEGALITH


def can_gain_fully(s: EndlessWinter, frame: Frame) -> bool:
    """Whether it can be had at all, and not only something lower."""
    options = may_gain(s, frame) if frame[0] == GAINING else may_extend(s, frame)
    return any(action[0] != SKIP and rung_of(action) == gained_rung(frame) for action in options)


def paying_facts(node: int) -> Told:
    return {"price": price_text(NODE_PRICE[node]), "effect": EFFECTS[NODE_PARTS[node][0]]}


def action_text(s: EndlessWinter, action: Action) -> Text:
    """What it means to do this now."""
    form = FORMS[action[0]]
    key = "ew-do-" + form.name.replace("_", "-")
    facts: Told = {}
    for i, field in enumerate(form.fields):
        if field.many:
            facts["first"] = action[i + 1] + 1
        else:
            facts[field.name] = field.words[action[i + 1]] if field.words else action[i + 1]
    return Text(key, {**facts, **more_facts(s, action)}, question_rule(s))


def more_facts(s: EndlessWinter, action: Action) -> Told:
    """What an action would bring, where its name alone does not say it."""
    kind = action[0]
    if kind in (TOP, MIDDLE, BOTTOM):
        return {"at": PLACES[s.place], "effect": EFFECTS[section_node(s, kind, action)]}
    if kind in (GAIN, CLIMB, BUILD):
        return gain_facts(s, action)
    if kind == DONE:
        return {"section": SECTIONS[s.section] if s.stack[-1][0] == ACTING else "pile"}
    if kind == ACCEPT:
        return paying_facts(s.stack[-1][2])
    if kind in (BRANCH, TERM) and s.stack[-1][0] in (BRANCHING, ORDERING):
        return {"effect": part_text(s.stack[-1], action[1])}
    if kind in (PLAY, USE, USE_CHIEF, USE_TOKEN, REST_ACTION, RESOLVE, TOKEN):
        return ability_facts(s, action)
    if kind in (SIDE, PICK_CHIEF, PICK_SETUP, TAKE_CARD, TAKE_STONE, TAKE_ANIMAL, TIP_ANIMAL):
        return component_facts(s, action)
    return board_facts(s, action)


def part_text(frame: Frame, which: int) -> Text:
    """What a part does; of several gains, what is left of it."""
    part = NODE_PARTS[frame[2]][which]
    if frame[0] == ORDERING and is_counted(part):
        return atom_text(NODES[part]._replace(amount=units_left(frame[3], which)))
    return EFFECTS[part]


def section_node(s: EndlessWinter, kind: int, action: Action) -> int:
    if kind == TOP:
        return COLUMN_TOP[s.place][action[1]]
    return COLUMN_MIDDLE[s.place] if kind == MIDDLE else COLUMN_BOTTOM[s.place]


def ability_facts(s: EndlessWinter, action: Action) -> Told:
    """What a card, the chief, a token or a rest does."""
    kind, tribe = action[0], s.tribes[s.stack[-1][1]]
    if kind == PLAY:
        return {"effect": card_text(s, action[1])}
    if kind == USE:
        return {"effect": EFFECTS[ABILITY_NODES[s.terms.faces][action[1]][action[2]]]}
    if kind == USE_CHIEF:
        return {"chief": CHIEF_NAMES[tribe.chief], "effect": side_text(tribe.chief, tribe.side)}
    if kind == RESOLVE:
        return {"effect": listed([EFFECTS[node] for node in eclipse_nodes(s, action[1])])}
    if kind == TOKEN:
        effects = [EFFECTS[node] for node in REST_NODES[s.rest_up]]
        return {"token": REST_NAMES[s.rest_up], "effect": listed(effects)}
    if kind == USE_TOKEN:
        return {"effect": EFFECTS[REST_NODES[s.token][action[1]] if s.token != NOTHING else 0]}
    return {"effect": EFFECTS[REST_EFFECTS[s.rested] if s.rested < len(REST_EFFECTS) else 0]}


def card_text(s: EndlessWinter, card: int) -> Text:
    """What a card says, but for the points at the end and what works in the eclipse only."""
    gates = COMPONENTS.editions.abilities[s.terms.faces][card]
    lines = card_lines(
        COMPONENTS.cards[card], COMPONENTS.editions.texts[s.terms.faces][card], s.terms.starting_labor
    )
    abilities = [line for (gate, _), line in zip(gates, lines[1:], strict=False) if gate != ECLIPSE_GATE]
    shown = abilities if COMPONENTS.cards[card].era else [lines[0], *abilities]
    return listed(shown, "ew-list-parts", "ew-list-parts")


def component_facts(s: EndlessWinter, action: Action) -> Told:
    """What is printed on what one takes or chooses."""
    kind, which = action[0], action[1]
    if kind == SIDE:
        return {"effect": side_text(s.tribes[s.stack[-1][1]].chief, which)}
    if kind == PICK_CHIEF:
        return {"one": side_text(which, 0), "two": side_text(which, 1)}
    if kind == PICK_SETUP:
        return {"effect": setup_lines(COMPONENTS.setups[which])[0]}
    if kind == TAKE_CARD:
        return {"effect": card_text(s, which)}
    if kind == TAKE_STONE:
        terms = s.terms
        return {"effect": stone_lines(COMPONENTS.stones[which], terms.tile_table, terms.sums_species)[0]}
    if kind == TAKE_ANIMAL:
        tip, sets = species_lines(which, COMPONENTS.species[which])
        return {"tip": tip, "sets": sets}
    return {"effect": EFFECTS[TIP_NODE[which]]}


def gain_facts(s: EndlessWinter, action: Action) -> Told:
    """EW-GLD-05: also whether it is something lower, instead of what is gained."""
    frame = s.stack[-1]
    is_lower = frame[0] in (GAINING, EXTENDING) and rung_of(action) > gained_rung(frame)
    lesser: Told = {"lesser": int(is_lower)}
    if action[0] == BUILD:
        return {**lesser, **building_facts(s, action[1])}
    return {**lesser, **climbing_facts(s, action[1])} if action[0] == CLIMB else lesser


def board_facts(s: EndlessWinter, action: Action) -> Told:
    """Where something lies, and what it shows."""
    kind = action[0]
    if kind == MOVE_CAMP:
        return {"origin": hex_text(s, action[1]), "goal": hex_text(s, action[2])}
    if kind == SETTLE:
        return {"place": juncture_text(s, action[1])}
    if kind == BENEFIT:
        return benefit_facts(s, action[1])
    if kind == GLACIER:
        return {"effect": EFFECTS[GLACIER_NODE[action[1]]]}
    return {"effect": EFFECTS[LAND_REWARD[action[1]]]} if kind == HARVEST else {}


def building_facts(s: EndlessWinter, position: int) -> Told:
    layout, seat = s.terms.layout, s.stack[-1][1]
    facts: Told = {"label": position_label(layout, position), "level": position_level(layout, position)}
    if position >= CELLS:
        return {**facts, "points": carried_points(s, seat, position)}
    tile = TILE_NAMES[s.tiles[position // CELLS_A_TILE]]
    return {**facts, "tile": tile, "effect": EFFECTS[CELL_REWARD[tile_cell(s, position)]]}


def climbing_facts(s: EndlessWinter, track: int) -> Told:
    """EW-TOT-05, 06, 10: the level, and what it gives."""
    tribe = s.tribes[s.stack[-1][1]]
    if track == HONOR:
        level = min(tribe.honor + 1, len(HONOR_VP) - 1)
        return {
            "level": level,
            "points": HONOR_VP[level],
            "effect": EFFECTS[0],
            "brings": int(HONOR_VP[level] > 0),
        }
    level = min(tribe.sacrifice + 1, SACRIFICE_TOP)
    node = SACRIFICE_REWARD[level] if tribe.sacrifice < SACRIFICE_TOP else OVERFLOW
    return {"level": level, "points": 0, "effect": EFFECTS[node], "brings": int(node > 0)}


def benefit_facts(s: EndlessWinter, which: int) -> Told:
    """EW-ECL-22 to 24."""
    if which < FIRST_STONE:
        return {"from": "village" if which < VILLAGES else "space", "effect": EFFECTS[benefit_node(which)]}
    stone = s.tribes[s.stack[-1][1]].stones[which - FIRST_STONE]
    terms = s.terms
    said = stone_lines(COMPONENTS.stones[stone], terms.tile_table, terms.sums_species)[0]
    return {"from": "stone", "stone": STONE_NAMES[stone], "effect": said}
