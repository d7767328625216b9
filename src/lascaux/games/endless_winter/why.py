"""Why not? Which rule shuts an action that is not among the legal ones.

Nothing is allowed or forbidden here: `may_...` decides that, this only finds the words for a refusal.
"""

from typing import Final

from lascaux.engine.protocol import Action, Text
from lascaux.games.endless_winter.names import (
    ACTING,
    BENEFIT,
    BENEFITING,
    BOTTOM,
    BRANCH,
    BRANCHING,
    BUILD,
    BURY_CARD,
    BURYING,
    CLIMB,
    DISCARD,
    DISCARDING,
    EXTENDING,
    FIGURES,
    GAIN,
    GAINING,
    HARVEST,
    HARVESTING,
    MIDDLE,
    MOVE_CAMP,
    MOVING,
    ORDERING,
    PILE,
    PILING,
    PLACE,
    PLACING,
    PLAY,
    RESOLVE,
    RESOLVING,
    REST_ACTION,
    REST_SECTION,
    SETTLE,
    SETTLING,
    SKIP,
    SPEND,
    TAKE_ANIMAL,
    TAKE_CARD,
    TAKE_STONE,
    TAKING_ANIMAL,
    TAKING_CULTURE,
    TAKING_STONE,
    TAKING_TRIBE,
    TERM,
    TIP_ANIMAL,
    TIPPING,
    TOP,
    TRIBE_FIGURE,
    USE,
    USE_CHIEF,
    USE_TOKEN,
)
from lascaux.games.endless_winter.state import EndlessWinter
from lascaux.games.endless_winter.tables import FIRST_CULTURE
from lascaux.games.endless_winter.words import question

# The answer to an action that does not fit, by frame and action.
REFUSALS: Final = {
    (ACTING, TOP): ("ew-why-price", "EW-ACT-13"),
    (ACTING, MIDDLE): ("ew-why-section", "EW-ACT-14"),
    (ACTING, BOTTOM): ("ew-why-bottom", "EW-ACT-17"),
    (ACTING, SPEND): ("ew-why-spend", "EW-ACT-31"),
    (ACTING, USE): ("ew-why-ability", "EW-CARD-02"),
    (ACTING, USE_CHIEF): ("ew-why-chief", "EW-ACT-10"),
    (ACTING, REST_ACTION): ("ew-why-rest", "EW-ACT-33"),
    (ACTING, USE_TOKEN): ("ew-why-token", "EW-MOD-09"),
    (PLACING, USE_CHIEF): ("ew-why-chief", "EW-ACT-10"),
    (GAINING, GAIN): ("ew-why-ladder", "EW-GLD-05"),
    (GAINING, CLIMB): ("ew-why-ladder", "EW-GLD-05"),
    (GAINING, BUILD): ("ew-why-build", "EW-MEG-04"),
    (EXTENDING, BUILD): ("ew-why-extend", "EW-ICON-33"),
    (MOVING, MOVE_CAMP): ("ew-why-move", "EW-COL-MIG-02"),
    (SETTLING, SETTLE): ("ew-why-settle", "EW-COL-MIG-05"),
    (TAKING_STONE, TAKE_STONE): ("ew-why-stone", "EW-COL-DEV-04"),
    (TAKING_TRIBE, TAKE_CARD): ("ew-why-type", "EW-COL-INI-02"),
    (TAKING_CULTURE, TAKE_CARD): ("ew-why-display", "EW-COL-DEV-01"),
    (TAKING_ANIMAL, TAKE_ANIMAL): ("ew-why-grounds", "EW-COL-HUN-04"),
    (TIPPING, TIP_ANIMAL): ("ew-why-tip", "EW-COL-HUN-08"),
    (BURYING, BURY_CARD): ("ew-why-bury", "EW-COL-INI-07"),
    (DISCARDING, DISCARD): ("ew-why-hand", "EW-ICON-17"),
    (PILING, PILE): ("ew-why-pile", "EW-ACT-41"),
    (RESOLVING, RESOLVE): ("ew-why-resolve", "EW-ECL-12"),
    (HARVESTING, HARVEST): ("ew-why-harvest", "EW-ECL-13"),
    (BENEFITING, BENEFIT): ("ew-why-benefit", "EW-ECL-19"),
    (BRANCHING, BRANCH): ("ew-why-effect", "EW-ICON-54"),
    (ORDERING, TERM): ("ew-why-effect", "EW-ICON-50"),
}


def why_not(s: EndlessWinter, action: Action) -> Text:
    """The first rule in the way; the open question itself if the action answers another one."""
    frame = s.stack[-1] if s.stack else (-1, -1)
    asked, did = frame[0], action[0]
    if did == PLAY and asked in (PLACING, ACTING):
        return why_not_play(s, frame[1], asked, action[1])
    if did == PLACE and asked == PLACING:
        return why_not_place(s, frame[1], action[1], action[2])
    if did == SKIP:
        return Text("ew-why-skip", {}, question(s).rule)
    if (asked, did) in REFUSALS:
        key, rule = REFUSALS[(asked, did)]
        return Text(key, {}, rule)
    return question(s)


def why_not_play(s: EndlessWinter, seat: int, asked: int, card: int) -> Text:
    """Culture cards before the figure, tribe cards after it."""
    tribe = s.tribes[seat]
    if card not in tribe.hand:
        return Text("ew-why-hand", {}, "EW-ACT-20")
    if asked == PLACING:
        if card < FIRST_CULTURE:
            return Text("ew-why-tribe-later", {}, "EW-ACT-20")
        return Text("ew-why-second-culture", {}, "EW-ACT-05")
    if card >= FIRST_CULTURE:
        return Text("ew-why-culture-before", {}, "EW-ACT-08")
    if s.section == REST_SECTION:
        return Text("ew-why-at-rest", {}, "EW-ACT-37")
    return Text("ew-why-recruit", {}, "EW-COL-INI-03")


def why_not_place(s: EndlessWinter, seat: int, figure: int, place: int) -> Text:
    tribe = s.tribes[seat]
    if figure == TRIBE_FIGURE and s.chief_used:
        return Text("ew-why-chief-first", {}, "EW-ACT-10")
    if not (tribe.figures if figure == TRIBE_FIGURE else tribe.chief_ready):
        return Text("ew-why-figure", {"figure": FIGURES[figure]}, "EW-ACT-09")
    return Text("ew-why-rest-culture", {}, "EW-RUL-03")
