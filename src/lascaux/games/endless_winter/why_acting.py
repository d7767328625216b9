"""Why not? In a turn: sections of a column, resting, cards, abilities, food for labor, figures."""

from typing import Final

from lascaux.engine.protocol import Action, Text
from lascaux.games.endless_winter.effect_words import Told, labor_text
from lascaux.games.endless_winter.effects import ECLIPSE_GATE, NO_GATE
from lascaux.games.endless_winter.generated import actions, frames
from lascaux.games.endless_winter.lookups import (
    ABILITY_GATES,
    ABILITY_NODES,
    CARD_NAMES,
    CHIEF_GATE,
    CHIEF_NODE,
    COLUMN_BOTTOM,
    COLUMN_MIDDLE,
    COLUMN_TOP,
    FIRST_CULTURE,
    IS_LABOR,
    REST_EFFECTS,
    REST_NODES,
    TO_NEXT_ICON,
    TYPES,
    TYPES_DIFFER,
)
from lascaux.games.endless_winter.names import (
    BOTTOM_SECTION,
    CHIEF_FIGURE,
    COLUMNS,
    FIGURES,
    MIDDLE_SECTION,
    NOTHING,
    REST,
    REST_SECTION,
    TOP_SECTION,
    TRIBE_FIGURE,
)
from lascaux.games.endless_winter.state import BITS, EndlessWinter
from lascaux.games.endless_winter.why_effects import why_nothing

PRICE_RULE: Final = "EW-ICON-51"
IN_COLUMN: Final = (actions.TOP, actions.MIDDLE, actions.BOTTOM)
AFTER_PLACING: Final = (
    actions.TOP,
    actions.MIDDLE,
    actions.BOTTOM,
    actions.SPEND,
    actions.USE,
    actions.USE_CHIEF,
    actions.USE_TOKEN,
    actions.REST_ACTION,
)


def why_not_act(s: EndlessWinter, seat: int, action: Action) -> Text:
    """What can't be done once the figure stands."""
    kind = action[0]
    if kind in IN_COLUMN:
        return why_not_section(s, seat, action)
    if kind == actions.PLAY:
        return why_not_play_tribe(s, seat, action[1])
    if kind == actions.SPEND:
        return why_not_spend(s, seat)
    if kind == actions.USE:
        return why_not_use(s, seat, action[1], action[2])
    if kind == actions.USE_CHIEF:
        return why_not_chief(s, seat)
    if kind == actions.REST_ACTION:
        return why_not_rest(s, seat)
    if kind == actions.USE_TOKEN:
        return why_not_token(s, seat, action[1])
    return Text("ew-why-one-figure", {}, "EW-ACT-09")


def why_not_section(s: EndlessWinter, seat: int, action: Action) -> Text:
    """EW-ACT-12 to 18: another section, or its action can't be done."""
    kind = action[0]
    if s.section == REST_SECTION:
        return Text("ew-why-resting", {}, "EW-ACT-09")
    wanted = {actions.TOP: TOP_SECTION, actions.MIDDLE: MIDDLE_SECTION, actions.BOTTOM: BOTTOM_SECTION}[kind]
    if s.section > wanted or (kind == actions.BOTTOM and not s.is_first):
        return why_over(s, kind)
    if s.section < wanted:
        return Text("ew-why-section-later", {}, "EW-ACT-12")
    if kind == actions.TOP:
        return why_not_top(s, seat, action[1])
    node = COLUMN_MIDDLE[s.place] if kind == actions.MIDDLE else COLUMN_BOTTOM[s.place]
    return why_nothing(s, seat, node, PRICE_RULE)


def why_over(s: EndlessWinter, kind: int) -> Text:
    if kind == actions.BOTTOM and not s.is_first:
        return Text("ew-why-bottom", {"column": COLUMNS[s.place]}, "EW-ACT-16")
    if kind == actions.TOP:
        return Text("ew-why-top-over", {}, "EW-ACT-12")
    return Text("ew-why-once", {}, "EW-ACT-14" if kind == actions.MIDDLE else "EW-ACT-15")


def why_not_top(s: EndlessWinter, seat: int, which: int) -> Text:
    """EW-COL-INI-02: each type once; else a price, or nothing to gain."""
    nodes = COLUMN_TOP[s.place]
    if which >= len(nodes):
        return Text("ew-why-no-action", {"column": COLUMNS[s.place]}, "EW-ACT-13")
    if TYPES_DIFFER[s.place] and s.types == (1 << TYPES) - 1:
        return Text("ew-why-all-types", {}, "EW-COL-INI-02")
    return why_nothing(s, seat, nodes[which], "EW-ACT-13")


def why_not_play_tribe(s: EndlessWinter, seat: int, card: int) -> Text:
    facts: Told = {"card": CARD_NAMES[card]}
    if card not in s.tribes[seat].hand:
        return Text("ew-why-hand", facts, "EW-ACT-20")
    if card >= FIRST_CULTURE:
        return Text("ew-why-culture-before", facts, "EW-ACT-08")
    if s.section == REST_SECTION:
        return Text("ew-why-at-rest", facts, "EW-ACT-37")
    return Text("ew-why-recruit", facts, "EW-COL-INI-03")


def why_not_play_culture(s: EndlessWinter, seat: int, card: int) -> Text:
    facts: Told = {"card": CARD_NAMES[card]}
    if card not in s.tribes[seat].hand:
        return Text("ew-why-hand", facts, "EW-ACT-04")
    if card < FIRST_CULTURE:
        return Text("ew-why-tribe-later", facts, "EW-ACT-20")
    return Text("ew-why-second-culture", facts, "EW-ACT-05")


def why_not_spend(s: EndlessWinter, seat: int) -> Text:
    """EW-ACT-31, EW-RUL-23: just so much that an icon is passed."""
    food = TO_NEXT_ICON[s.tribes[seat].food]
    if s.section == REST_SECTION:
        return Text("ew-why-spend-rest", {}, "EW-ACT-29")
    if not food:
        return Text("ew-why-spend-none", {"food": s.tribes[seat].food}, "EW-ACT-31")
    if s.section != TOP_SECTION:
        return Text("ew-why-spend-late", {}, "EW-ACT-29")
    return Text("ew-why-spend", {"food": food}, "EW-RUL-23")


def why_not_use(s: EndlessWinter, seat: int, card: int, which: int) -> Text:
    """EW-CARD-02 to 10: abilities of played tribe cards."""
    facts: Told = {"card": CARD_NAMES[card]}
    played = [code for code in s.tribes[seat].played if code // BITS == card]
    nodes, gates = ABILITY_NODES[s.terms.faces][card], ABILITY_GATES[s.terms.faces][card]
    if not played or card >= FIRST_CULTURE:
        return Text("ew-why-not-played", facts, "EW-CARD-04")
    if which >= len(nodes):
        return Text("ew-why-no-ability", facts, "EW-CARD-01")
    if gates[which] == ECLIPSE_GATE:
        return Text("ew-why-eclipse-ability", facts, "EW-CARD-10")
    if gates[which] not in (NO_GATE, s.place):
        return Text("ew-why-column", {**facts, "column": COLUMNS[gates[which]]}, "EW-CARD-06")
    if IS_LABOR[nodes[which]]:
        return Text("ew-why-labor-given", facts, "EW-RUL-22")
    if all(code >> which & 1 for code in played):
        return Text("ew-why-used", facts, "EW-CARD-02")
    return why_nothing(s, seat, nodes[which], PRICE_RULE)


def why_not_chief(s: EndlessWinter, seat: int) -> Text:
    """EW-ACT-10, EW-CARD-05: once, in the chief's turn, in its column."""
    tribe = s.tribes[seat]
    is_here = s.standing[-1] % 2 == CHIEF_FIGURE if s.place != NOTHING else tribe.chief_ready
    if s.chief_used:
        return Text("ew-why-chief-used", {}, "EW-ACT-10")
    if not is_here:
        return Text("ew-why-chief-elsewhere", {}, "EW-ACT-10")
    gate = CHIEF_GATE[2 * tribe.chief + tribe.side]
    if gate not in (NO_GATE, s.place):
        rule = "EW-ACT-38" if s.place == REST else "EW-CARD-06"
        return Text("ew-why-chief-column", {"column": COLUMNS[gate]}, rule)
    return why_nothing(s, seat, CHIEF_NODE[2 * tribe.chief + tribe.side], PRICE_RULE)


def why_not_rest(s: EndlessWinter, seat: int) -> Text:
    if s.section != REST_SECTION:
        return Text("ew-why-not-resting", {}, "EW-ACT-33")
    if s.rested >= len(REST_EFFECTS):
        return Text("ew-why-rested", {}, "EW-ACT-34")
    return why_nothing(s, seat, REST_EFFECTS[s.rested], PRICE_RULE)


def why_not_token(s: EndlessWinter, seat: int, which: int) -> Text:
    if s.token == NOTHING:
        return Text("ew-why-no-token", {}, "EW-MOD-08")
    if which >= len(REST_NODES[s.token]) or s.token_used >> which & 1:
        return Text("ew-why-token", {}, "EW-MOD-09")
    return why_nothing(s, seat, REST_NODES[s.token][which], PRICE_RULE)


def why_not_place(s: EndlessWinter, seat: int, figure: int) -> Text:
    """EW-ACT-09: one of its figures; what the chief did binds."""
    tribe = s.tribes[seat]
    if not (tribe.figures if figure == TRIBE_FIGURE else tribe.chief_ready):
        return Text("ew-why-figure", {"figure": FIGURES[figure]}, "EW-ACT-09")
    if figure == TRIBE_FIGURE and s.chief_used:
        return Text("ew-why-chief-first", {}, "EW-ACT-10")
    return Text("ew-why-rest-culture", {}, "EW-RUL-03")


def why_not_yet(s: EndlessWinter, seat: int, action: Action) -> Text:
    """Before a figure is placed: what belongs to the time after."""
    if action[0] == actions.USE_CHIEF:
        return why_not_chief(s, seat)
    return Text("ew-why-figure-first", {"labor": labor_text(s.labor)}, "EW-ACT-02")


def is_of_turn(asked: int, kind: int) -> bool:
    """Whether an action belongs to step 2 of a turn, though a figure is not placed yet."""
    return asked == frames.PLACING and kind in AFTER_PLACING
