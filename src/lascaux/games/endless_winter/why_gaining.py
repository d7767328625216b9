"""Why not? In the middle of a gain: the ladder, megaliths, camps and villages, taking, tipping, burying."""

from lascaux.engine.protocol import Action, Frame, Text
from lascaux.games.endless_winter.effect_words import Told, listed
from lascaux.games.endless_winter.effects import ATOMS, DIFFERENT, DRAW, FOOD, IDOL, MEGALITH, TOOL
from lascaux.games.endless_winter.event_words import hex_text
from lascaux.games.endless_winter.generated import actions
from lascaux.games.endless_winter.hexes import JUNCTURES, NEIGHBOURS
from lascaux.games.endless_winter.labels import position_label
from lascaux.games.endless_winter.lookups import (
    CARD_NAMES,
    CARRIED_BY,
    CELL_BESIDE,
    CELL_START,
    CELLS,
    ERA_OF_ROUND,
    FIRST_CULTURE,
    HONOR_TOP,
    MEGALITHS,
    NEUTRALS,
    POSITIONS,
    SPECIES_NAMES,
    STARTING,
    STONE_ERA,
    STONE_NAMES,
    TOOLS_MOST,
)
from lascaux.games.endless_winter.names import ECLIPSE_PILE, HONOR, NOTHING, PLAYED, ZONES
from lascaux.games.endless_winter.rules.gains import has_ladder, rung_of
from lascaux.games.endless_winter.rules.megaliths import tile_cell, touches
from lascaux.games.endless_winter.state import BITS, EndlessWinter, food_limit
from lascaux.games.endless_winter.why_effects import why_no_stone


def why_not_gain(s: EndlessWinter, frame: Frame, action: Action) -> Text:
    """EW-GLD-05: what is offered, or something lower; each has its own limits."""
    _, seat, rung, is_lesser = frame
    kind, what = action
    wanted = rung_of(action)
    if wanted < rung or wanted > FOOD:
        return Text("ew-why-ladder", {"what": ATOMS[rung]}, "EW-GLD-05")
    if wanted > rung and not has_ladder(s) and not is_lesser:
        return Text("ew-why-no-ladder", {}, "EW-GLD-08")
    if kind == actions.GAIN and wanted in (MEGALITH, IDOL):
        return Text(
            "ew-why-where", {"what": ATOMS[wanted]}, "EW-MEG-01" if wanted == MEGALITH else "EW-TOT-01"
        )
    if wanted == MEGALITH:
        return why_not_build(s, seat, what)
    if wanted == IDOL and what == HONOR:
        return Text("ew-why-honor-top", {"level": HONOR_TOP}, "EW-TOT-11")
    if wanted == TOOL:
        return Text("ew-why-tools-full", {"most": TOOLS_MOST}, "EW-RUL-21")
    if wanted == DRAW:
        return Text("ew-why-no-draw", {}, "EW-GLD-03")
    return Text("ew-why-food-full", {"limit": food_limit(s.tribes[seat])}, "EW-GLD-11")


def why_not_build(s: EndlessWinter, seat: int, position: int) -> Text:
    """EW-MEG-03 to 15."""
    out = s.tribes[seat].megaliths
    if out == MEGALITHS:
        return Text("ew-why-no-megaliths", {}, "EW-MEG-15")
    if position >= POSITIONS[s.terms.layout]:
        return Text("ew-why-no-cell", {}, "EW-SET-36")
    facts: Told = {"label": position_label(s.terms.layout, position)}
    if s.built[position] != NOTHING:
        return Text("ew-why-cell-taken", facts, "EW-MEG-14" if position >= CELLS else "EW-MEG-04")
    if position >= CELLS:
        return why_not_above(s, out, position, facts)
    if CELL_START[tile_cell(s, position)]:
        return Text("ew-why-start-cell", facts, "EW-MEG-05")
    assert not touches(s, CELL_BESIDE[s.terms.layout][position])
    return Text("ew-why-not-beside", facts, "EW-MEG-04")


def why_not_above(s: EndlessWinter, out: int, position: int, facts: Told) -> Text:
    if out < NEUTRALS:
        return Text("ew-why-neutral-above", facts, "EW-MEG-07")
    below = CARRIED_BY[s.terms.layout][position - CELLS]
    missing = len([each for each in below if s.built[each] == NOTHING])
    return Text("ew-why-square", {**facts, "missing": missing}, "EW-MEG-06")


def why_not_extend(s: EndlessWinter, frame: Frame, position: int) -> Text:
    """EW-ICON-33: only where an arrow points."""
    if position not in frame[2:]:
        labels = [Text("ew-cell", {"label": position_label(s.terms.layout, cell)}) for cell in frame[2:]]
        return Text("ew-why-extend", {"cells": listed(labels)}, "EW-ICON-33")
    return why_not_build(s, frame[1], position)


def why_not_move(s: EndlessWinter, seat: int, start: int, end: int) -> Text:
    """EW-COL-MIG-02: an own camp, one step."""
    if max(start, end) >= len(s.terrain):
        return Text("ew-why-no-hex", {}, "EW-SET-42")
    facts: Told = {"origin": hex_text(s, start), "goal": hex_text(s, end)}
    if start not in s.tribes[seat].camp_at:
        return Text("ew-why-no-camp-there", facts, "EW-COL-MIG-02")
    assert end not in NEIGHBOURS[start]
    return Text("ew-why-far", facts, "EW-SET-43")


def why_not_settle(s: EndlessWinter, seat: int, juncture: int) -> Text:
    """EW-COL-MIG-05 to 08."""
    if juncture >= len(JUNCTURES):
        return Text("ew-why-no-hex", {}, "EW-COL-MIG-06")
    if any(juncture in tribe.settled for tribe in s.tribes):
        return Text("ew-why-settled", {}, "EW-COL-MIG-07")
    camps = s.tribes[seat].camp_at
    missing = [hexagon for hexagon in JUNCTURES[juncture] if hexagon not in camps]
    assert missing, juncture
    where = listed([hex_text(s, hexagon) for hexagon in missing])
    return Text("ew-why-camps-missing", {"place": where}, "EW-COL-MIG-05")


def why_not_stone(s: EndlessWinter, seat: int, stone: int) -> Text:
    facts: Told = {"stone": STONE_NAMES[stone]}
    if stone not in s.stones:
        return Text("ew-why-stone-gone", facts, "EW-COL-DEV-10")
    if STONE_ERA[stone] > ERA_OF_ROUND[s.round]:
        return Text("ew-why-stone-era", facts, "EW-COL-DEV-04")
    return why_no_stone(s, seat)


def why_not_tribe(s: EndlessWinter, frame: Frame, card: int) -> Text:
    """EW-COL-INI-02, EW-ICON-36, EW-ICON-37: which types may still be taken."""
    _, _, _, _, how, _, _, at_top = frame
    facts: Told = {"card": CARD_NAMES[card]}
    if not STARTING <= card < FIRST_CULTURE:
        return Text("ew-why-no-pile", facts, "EW-ICON-13")
    if at_top:
        return Text("ew-why-type", facts, "EW-COL-INI-02")
    return (
        Text("ew-why-type", facts, "EW-ICON-36")
        if how == DIFFERENT
        else Text("ew-why-same", facts, "EW-ICON-37")
    )


def why_not_culture(s: EndlessWinter, card: int) -> Text:
    return Text("ew-why-display", {"card": CARD_NAMES[card]}, "EW-COL-DEV-01")


def why_not_animal(s: EndlessWinter, species: int) -> Text:
    return Text("ew-why-grounds", {"species": SPECIES_NAMES[species]}, "EW-COL-HUN-04")


def why_not_tip(s: EndlessWinter, seat: int, species: int) -> Text:
    facts: Told = {"species": SPECIES_NAMES[species]}
    if s.tribes[seat].tipped[species]:
        return Text("ew-why-tipped", facts, "EW-COL-HUN-08")
    return Text("ew-why-tip", facts, "EW-COL-HUN-07")


def why_not_bury(s: EndlessWinter, seat: int, zone: int, card: int) -> Text:
    """EW-COL-INI-07: only what is there. EW-RUL-25: not the second of two that will lie together at once."""
    tribe = s.tribes[seat]
    facts: Told = {"card": CARD_NAMES[card], "from": ZONES[zone]}
    there = {PLAYED: tuple([code // BITS for code in tribe.played]), ECLIPSE_PILE: tribe.pile}.get(zone, ())
    if card in there and card in tribe.discard:
        return Text("ew-why-bury-other", facts, "EW-RUL-25")
    return Text("ew-why-bury", facts, "EW-COL-INI-07")
