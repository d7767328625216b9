"""What is asked and what an action means, as keys and facts for the message catalogs."""

from typing import Final

from lascaux.engine.naming import facts_of
from lascaux.engine.protocol import Action, Frame, Text
from lascaux.games.endless_winter import lookups
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
from lascaux.games.endless_winter.event_words import event_text, hex_text, juncture_text
from lascaux.games.endless_winter.generated import actions, frames
from lascaux.games.endless_winter.kinds import KINDS
from lascaux.games.endless_winter.labels import position_label, position_level
from lascaux.games.endless_winter.names import HONOR, NOTHING, PLACES, SECTIONS
from lascaux.games.endless_winter.rules.eclipse import FIRST_STONE, benefit_node, eclipse_nodes
from lascaux.games.endless_winter.rules.effects import is_counted, units_left
from lascaux.games.endless_winter.rules.extra import may_extend
from lascaux.games.endless_winter.rules.gains import may_gain, rung_of
from lascaux.games.endless_winter.rules.megaliths import carried_points, tile_cell
from lascaux.games.endless_winter.state import EndlessWinter

__all__ = ["action_text", "event_text", "question"]

SECTION_RULES: Final = ["", "EW-ACT-13", "EW-ACT-14", "EW-ACT-15", "EW-CARD-04", "EW-ACT-33"]


def question(s: EndlessWinter) -> Text:
    """What the top frame asks. It says nothing that not everybody may know."""
    if not s.stack:
        return Text("ew-ask-over", {}, "EW-END-01")
    frame = s.stack[-1]
    kind = frame[0]
    key, rule = KINDS.question_key(frame), question_rule(s)
    if kind == frames.ACTING:
        facts: Told = {"section": SECTIONS[s.section], "at": PLACES[s.place], "labor": labor_text(s.labor)}
        return Text(key, facts, rule)
    if kind in (frames.GAINING, frames.EXTENDING):
        return Text(key, {"what": ATOMS[gained_rung(frame)], "full": int(can_gain_fully(s, frame))}, rule)
    if kind == frames.PAYING:
        return Text(key, paying_facts(frame[2]), rule)
    if kind == frames.TAKING_STONE and len(s.tribes[frame[1]].stones) < lookups.SLOTS:
        slot = len(s.tribes[frame[1]].stones)
        return Text(key, {"price": slot_price(slot), "effect": EFFECTS[lookups.SLOT_REWARD[slot]]}, rule)
    return Text(key, {"steps": frame[2]} if kind == frames.MOVING else {}, rule)


def question_rule(s: EndlessWinter) -> str:
    frame = s.stack[-1]
    return SECTION_RULES[s.section] if frame[0] == frames.ACTING else KINDS.rule_of(frame)


def gained_rung(frame: Frame) -> int:
    """EW-GLD-07: the one thing that is being gained."""
    return frame[2] if frame[0] == frames.GAINING else MEGALITH


def can_gain_fully(s: EndlessWinter, frame: Frame) -> bool:
    """Whether it can be had at all, and not only something lower."""
    options = may_gain(s, frame) if frame[0] == frames.GAINING else may_extend(s, frame)
    return any(action[0] != actions.SKIP and rung_of(action) == gained_rung(frame) for action in options)


def paying_facts(node: int) -> Told:
    return {"price": price_text(lookups.NODE_PRICE[node]), "effect": EFFECTS[lookups.NODE_PARTS[node][0]]}


def action_text(s: EndlessWinter, action: Action) -> Text:
    """What it means to do this now."""
    kind = KINDS.actions[action[0]]
    facts: Told = {**facts_of(kind.fields, action[1:])}
    return Text(KINDS.action_keys[kind.number], {**facts, **more_facts(s, action)}, question_rule(s))


def more_facts(s: EndlessWinter, action: Action) -> Told:
    """What an action would bring, where its name alone does not say it."""
    kind = action[0]
    if kind in (actions.TOP, actions.MIDDLE, actions.BOTTOM):
        return {"at": PLACES[s.place], "effect": EFFECTS[section_node(s, kind, action)]}
    if kind in (actions.GAIN, actions.CLIMB, actions.BUILD):
        return gain_facts(s, action)
    if kind == actions.DONE:
        return {"section": SECTIONS[s.section] if s.stack[-1][0] == frames.ACTING else "pile"}
    if kind == actions.ACCEPT:
        return paying_facts(s.stack[-1][2])
    if kind in (actions.BRANCH, actions.TERM) and s.stack[-1][0] in (frames.BRANCHING, frames.ORDERING):
        return {"effect": part_text(s.stack[-1], action[1])}
    if kind in (
        actions.PLAY,
        actions.USE,
        actions.USE_CHIEF,
        actions.USE_TOKEN,
        actions.REST_ACTION,
        actions.RESOLVE,
        actions.TOKEN,
    ):
        return ability_facts(s, action)
    if kind in (
        actions.SIDE,
        actions.PICK_CHIEF,
        actions.PICK_SETUP,
        actions.TAKE_CARD,
        actions.TAKE_STONE,
        actions.TAKE_ANIMAL,
        actions.TIP_ANIMAL,
    ):
        return component_facts(s, action)
    return board_facts(s, action)


def part_text(frame: Frame, which: int) -> Text:
    """What a part does; of several gains, what is left of it."""
    part = lookups.NODE_PARTS[frame[2]][which]
    if frame[0] == frames.ORDERING and is_counted(part):
        return atom_text(lookups.NODES[part]._replace(amount=units_left(frame[3], which)))
    return EFFECTS[part]


def section_node(s: EndlessWinter, kind: int, action: Action) -> int:
    if kind == actions.TOP:
        return lookups.COLUMN_TOP[s.place][action[1]]
    return lookups.COLUMN_MIDDLE[s.place] if kind == actions.MIDDLE else lookups.COLUMN_BOTTOM[s.place]


def ability_facts(s: EndlessWinter, action: Action) -> Told:
    """What a card, the chief, a token or a rest does."""
    kind, tribe = action[0], s.tribes[s.stack[-1][1]]
    if kind == actions.PLAY:
        return {"effect": card_text(s, action[1])}
    if kind == actions.USE:
        return {"effect": EFFECTS[lookups.ABILITY_NODES[s.terms.faces][action[1]][action[2]]]}
    if kind == actions.USE_CHIEF:
        return {"chief": lookups.CHIEF_NAMES[tribe.chief], "effect": side_text(tribe.chief, tribe.side)}
    if kind == actions.RESOLVE:
        return {"effect": listed([EFFECTS[node] for node in eclipse_nodes(s, action[1])])}
    if kind == actions.TOKEN:
        effects = [EFFECTS[node] for node in lookups.REST_NODES[s.rest_up]]
        return {"token": lookups.REST_NAMES[s.rest_up], "effect": listed(effects)}
    if kind == actions.USE_TOKEN:
        return {"effect": EFFECTS[lookups.REST_NODES[s.token][action[1]] if s.token != NOTHING else 0]}
    return {"effect": EFFECTS[lookups.REST_EFFECTS[s.rested] if s.rested < len(lookups.REST_EFFECTS) else 0]}


def card_text(s: EndlessWinter, card: int) -> Text:
    """What a card says, but for the points at the end and what works in the eclipse only."""
    gates = lookups.COMPONENTS.editions.abilities[s.terms.faces][card]
    lines = card_lines(
        lookups.COMPONENTS.cards[card],
        lookups.COMPONENTS.editions.texts[s.terms.faces][card],
        s.terms.starting_labor,
    )
    abilities = [line for (gate, _), line in zip(gates, lines[1:], strict=False) if gate != ECLIPSE_GATE]
    shown = abilities if lookups.COMPONENTS.cards[card].era else [lines[0], *abilities]
    return listed(shown, "ew-list-parts", "ew-list-parts")


def component_facts(s: EndlessWinter, action: Action) -> Told:
    """What is printed on what one takes or chooses."""
    kind, which = action[0], action[1]
    if kind == actions.SIDE:
        return {"effect": side_text(s.tribes[s.stack[-1][1]].chief, which)}
    if kind == actions.PICK_CHIEF:
        return {"one": side_text(which, 0), "two": side_text(which, 1)}
    if kind == actions.PICK_SETUP:
        return {"effect": setup_lines(lookups.COMPONENTS.setups[which])[0]}
    if kind == actions.TAKE_CARD:
        return {"effect": card_text(s, which)}
    if kind == actions.TAKE_STONE:
        terms = s.terms
        return {
            "effect": stone_lines(lookups.COMPONENTS.stones[which], terms.tile_table, terms.sums_species)[0]
        }
    if kind == actions.TAKE_ANIMAL:
        tip, sets = species_lines(which, lookups.COMPONENTS.species[which])
        return {"tip": tip, "sets": sets}
    return {"effect": EFFECTS[lookups.TIP_NODE[which]]}


def gain_facts(s: EndlessWinter, action: Action) -> Told:
    """EW-GLD-05: also whether it is something lower, instead of what is gained."""
    frame = s.stack[-1]
    is_lower = frame[0] in (frames.GAINING, frames.EXTENDING) and rung_of(action) > gained_rung(frame)
    lesser: Told = {"lesser": int(is_lower)}
    if action[0] == actions.BUILD:
        return {**lesser, **building_facts(s, action[1])}
    return {**lesser, **climbing_facts(s, action[1])} if action[0] == actions.CLIMB else lesser


def board_facts(s: EndlessWinter, action: Action) -> Told:
    """Where something lies, and what it shows."""
    kind = action[0]
    if kind == actions.MOVE_CAMP:
        return {"origin": hex_text(s, action[1]), "goal": hex_text(s, action[2])}
    if kind == actions.SETTLE:
        return {"place": juncture_text(s, action[1])}
    if kind == actions.BENEFIT:
        return benefit_facts(s, action[1])
    if kind == actions.GLACIER:
        return {"effect": EFFECTS[lookups.GLACIER_NODE[action[1]]]}
    if kind == actions.ORDER_DRAWN:
        return {"first": action[1] + 1}
    return {"effect": EFFECTS[lookups.LAND_REWARD[action[1]]]} if kind == actions.HARVEST else {}


def building_facts(s: EndlessWinter, position: int) -> Told:
    layout, seat = s.terms.layout, s.stack[-1][1]
    facts: Told = {"label": position_label(layout, position), "level": position_level(layout, position)}
    if position >= lookups.CELLS:
        return {**facts, "points": carried_points(s, seat, position)}
    tile = lookups.TILE_NAMES[s.tiles[position // lookups.CELLS_A_TILE]]
    return {**facts, "tile": tile, "effect": EFFECTS[lookups.CELL_REWARD[tile_cell(s, position)]]}


def climbing_facts(s: EndlessWinter, track: int) -> Told:
    """EW-TOT-05, 06, 10: the level, and what it gives."""
    tribe = s.tribes[s.stack[-1][1]]
    if track == HONOR:
        level = min(tribe.honor + 1, len(lookups.HONOR_VP) - 1)
        return {
            "level": level,
            "points": lookups.HONOR_VP[level],
            "effect": EFFECTS[0],
            "brings": int(lookups.HONOR_VP[level] > 0),
        }
    level = min(tribe.sacrifice + 1, lookups.SACRIFICE_TOP)
    node = lookups.SACRIFICE_REWARD[level] if tribe.sacrifice < lookups.SACRIFICE_TOP else lookups.OVERFLOW
    return {"level": level, "points": 0, "effect": EFFECTS[node], "brings": int(node > 0)}


def benefit_facts(s: EndlessWinter, which: int) -> Told:
    """EW-ECL-22 to 24."""
    if which < FIRST_STONE:
        return {
            "from": "village" if which < lookups.VILLAGES else "space",
            "effect": EFFECTS[benefit_node(which)],
        }
    stone = s.tribes[s.stack[-1][1]].stones[which - FIRST_STONE]
    terms = s.terms
    said = stone_lines(lookups.COMPONENTS.stones[stone], terms.tile_table, terms.sums_species)[0]
    return {"from": "stone", "stone": lookups.STONE_NAMES[stone], "effect": said}
