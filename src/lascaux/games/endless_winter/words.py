"""What is asked, what an action means and what happened, as keys and facts for the message catalogs."""

from typing import Final

from lascaux.engine.protocol import Action, Event, Text
from lascaux.games.endless_winter.effects import ALL, ATOM, ATOMS, CHOICE, IF, LABOR, PAY
from lascaux.games.endless_winter.names import (
    ACTING,
    BENEFIT,
    BOTTOM,
    BRANCH,
    BRANCHING,
    BUILD,
    CARD_BURIED,
    CARD_PILED,
    CARD_TAKEN_UP,
    DONE,
    FIGURES,
    GAINING,
    HAND,
    HARVEST,
    MIDDLE,
    MOVE_CAMP,
    MOVING,
    NOTHING,
    ORDERING,
    PAYING,
    PLACES,
    REST_ACTION,
    SECTIONS,
    TERM,
    TOP,
    TRACKS,
    USE,
    USE_CHIEF,
    USE_TOKEN,
    ZONES,
)
from lascaux.games.endless_winter.naming import FORMS
from lascaux.games.endless_winter.rules.eclipse import FIRST_STONE, benefit_node
from lascaux.games.endless_winter.rules.megaliths import tile_cell
from lascaux.games.endless_winter.state import EndlessWinter
from lascaux.games.endless_winter.tables import (
    ABILITY_NODES,
    CARD_NAMES,
    CELL_REWARD,
    CELLS,
    CHIEF_NAMES,
    CHIEF_NODE,
    COLUMN_TOP,
    GLACIER_NAMES,
    LAND_NAMES,
    LAND_REWARD,
    NODE_AMOUNT,
    NODE_ATOM,
    NODE_KIND,
    NODE_PARTS,
    NODE_PRICE,
    REST_EFFECTS,
    REST_NAMES,
    REST_NODES,
    SETUP_NAMES,
    SPECIES_NAMES,
    STONE_NAMES,
)

Told = dict[str, int | str]
Noun = tuple[str, tuple[str, ...]]  # a fact, and the words for its numbers; without words it is a number

QUESTIONS: Final = [  # key and rule, by the frames of names.py
    ("ew-ask-stone", "EW-SET-04"),
    ("ew-ask-culture-drawn", "EW-SET-10"),
    ("ew-ask-chief-dealt", "EW-SET-11"),
    ("ew-ask-setup-dealt", "EW-SET-20"),
    ("ew-ask-card-drawn", "EW-GLD-01"),
    ("ew-ask-animal-drawn", "EW-SET-32"),
    ("ew-ask-order", "EW-SET-33"),
    ("ew-ask-tile", "EW-SET-36"),
    ("ew-ask-land", "EW-SET-40"),
    ("ew-ask-hex", "EW-SET-42"),
    ("ew-ask-glacier", "EW-MOD-02"),
    ("ew-ask-rest-token", "EW-MOD-06"),
    ("ew-ask-side", "EW-SET-18"),
    ("ew-ask-chief", "EW-VAR-03"),
    ("ew-ask-setup", "EW-VAR-02"),
    ("ew-ask-place", "EW-ACT-09"),
    ("ew-ask-act", "EW-ACT-12"),
    ("ew-ask-gain", "EW-GLD-05"),
    ("ew-ask-move", "EW-ICON-11"),
    ("ew-ask-settle", "EW-COL-MIG-05"),
    ("ew-ask-take-stone", "EW-COL-DEV-04"),
    ("ew-ask-culture", "EW-ICON-18"),
    ("ew-ask-tribe", "EW-ICON-13"),
    ("ew-ask-animal", "EW-ICON-19"),
    ("ew-ask-reveal", "EW-ICON-21"),
    ("ew-ask-tip", "EW-COL-HUN-07"),
    ("ew-ask-bury", "EW-COL-INI-07"),
    ("ew-ask-discard", "EW-ICON-17"),
    ("ew-ask-pay", "EW-ICON-34"),
    ("ew-ask-branch", "EW-ICON-54"),
    ("ew-ask-term", "EW-ICON-50"),
    ("ew-ask-pile", "EW-ACT-41"),
    ("ew-ask-resolve", "EW-ECL-12"),
    ("ew-ask-harvest", "EW-ECL-13"),
    ("ew-ask-benefit", "EW-ECL-19"),
    ("ew-ask-token", "EW-MOD-07"),
    ("ew-ask-extend", "EW-ICON-33"),
]
SECTION_RULES: Final = ["", "EW-ACT-13", "EW-ACT-14", "EW-ACT-15", "EW-CARD-04", "EW-ACT-33"]
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


def labor_text(halves: int) -> str:
    whole = str(halves // 2) if halves > 1 or halves == 0 else ""
    return whole + "½" * (halves % 2)


def question(s: EndlessWinter) -> Text:
    """What the top frame asks. It says nothing that not everybody may know."""
    if not s.stack:
        return Text("ew-ask-over", {}, "EW-END-01")
    frame = s.stack[-1]
    kind = frame[0]
    key, rule = QUESTIONS[kind]
    if kind == ACTING:
        facts: Told = {"section": SECTIONS[s.section], "at": PLACES[s.place], "labor": labor_text(s.labor)}
        return Text(key, facts, SECTION_RULES[s.section])
    if kind == GAINING:
        return Text(key, {"what": ATOMS[frame[2]]}, rule)
    if kind == PAYING:
        return Text(key, {**price_facts(frame[2]), **node_facts(NODE_PARTS[frame[2]][0])}, rule)
    return Text(key, {"steps": frame[2]} if kind == MOVING else {}, rule)


def node_facts(node: int) -> Told:
    """An effect in a few words: what and how many, or of which kind it is."""
    kind = NODE_KIND[node]
    if kind == ATOM:
        atom, amount = NODE_ATOM[node], NODE_AMOUNT[node]
        what = ATOMS[atom].replace(" ", "_")
        return {"what": what, "amount": labor_text(amount) if atom == LABOR else amount}
    if kind == PAY:
        return {**price_facts(node), "what": "exchange", "amount": 1}
    return {"what": {ALL: "several", CHOICE: "choice", IF: "condition"}.get(kind, "nothing"), "amount": 1}


def price_facts(node: int) -> Told:
    labor, food, tools, cards = NODE_PRICE[node]
    return {"labor": labor_text(labor), "food": food, "tools": tools, "cards": cards}


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
    return Text(key, {**facts, **more_facts(s, action)}, question(s).rule)


def more_facts(s: EndlessWinter, action: Action) -> Told:
    """What an action would bring, where its name alone does not say it."""
    kind = action[0]
    frame = s.stack[-1]
    if kind in (TOP, MIDDLE, BOTTOM):
        return section_facts(s, kind, action)
    if kind == USE:
        return node_facts(ABILITY_NODES[s.terms.edition][action[1]][action[2]])
    if kind == USE_CHIEF:
        tribe = s.tribes[frame[1]]
        return {"chief": CHIEF_NAMES[tribe.chief], **node_facts(CHIEF_NODE[2 * tribe.chief + tribe.side])}
    if kind == USE_TOKEN and s.token != NOTHING:
        return node_facts(REST_NODES[s.token][action[1]])
    if kind == REST_ACTION:
        return node_facts(REST_EFFECTS[s.rested]) if s.rested < len(REST_EFFECTS) else node_facts(0)
    if kind in (BRANCH, TERM) and frame[0] in (BRANCHING, ORDERING):
        return node_facts(NODE_PARTS[frame[2]][action[1]])
    if kind == DONE:
        return {"section": SECTIONS[s.section] if frame[0] == ACTING else "pile"}
    return board_facts(s, action)


def section_facts(s: EndlessWinter, kind: int, action: Action) -> Told:
    if kind == TOP:
        node = COLUMN_TOP[s.place][action[1]]
        return {**price_facts(node), **node_facts(NODE_PARTS[node][0])}
    return {"at": PLACES[s.place]}


def board_facts(s: EndlessWinter, action: Action) -> Told:
    """Where something lies, and what it shows."""
    kind = action[0]
    if kind == BUILD:
        above = action[1] >= CELLS
        return {"above": int(above), **node_facts(0 if above else CELL_REWARD[tile_cell(s, action[1])])}
    if kind == MOVE_CAMP:
        return {"land": LAND_NAMES[s.terrain[action[2]]]}
    if kind == BENEFIT:
        return benefit_facts(s, action[1])
    return node_facts(LAND_REWARD[action[1]]) if kind == HARVEST else {}


def benefit_facts(s: EndlessWinter, which: int) -> Told:
    if which >= FIRST_STONE:
        stones = s.tribes[s.stack[-1][1]].stones
        return {"what": "stone", "amount": 1, "stone": STONE_NAMES[stones[which - FIRST_STONE]]}
    return node_facts(benefit_node(which))


def event_text(s: EndlessWinter, event: Event, viewer: int) -> Text:
    """What happened. `seat` is a seat: who says it puts the name in. Some cards are for one pair of eyes."""
    kind, seat, *values = event
    key, nouns = EVENT_FACTS[kind]
    facts: Told = {}
    for (name, words), value in zip(nouns, values, strict=False):
        facts[name] = words[value] if words else value
    if seat >= 0:
        facts["seat"] = seat
    if "labor" in facts:
        facts["labor"] = labor_text(values[0])
    if is_secret(event) and viewer != seat:
        return Text(f"ew-log-{key}-unseen", {"seat": seat})
    return Text("ew-log-" + key, facts)


def is_secret(event: Event) -> bool:
    """A card of the hand that nobody else sees."""
    return event[0] in SECRETS and (event[0] != CARD_BURIED or event[2] == HAND)
