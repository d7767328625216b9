"""Why not? Which rule shuts an action that is not among the legal ones.

Nothing is allowed or forbidden here: `may_...` decides that, this only finds the words for a refusal.
"""

from typing import Final

from lascaux.engine.protocol import Action, Frame, Text
from lascaux.games.endless_winter.effect_words import Told
from lascaux.games.endless_winter.generated import actions, frames
from lascaux.games.endless_winter.lookups import (
    CARD_NAMES,
    CHIEF_NAMES,
    FIRST_CULTURE,
    GLACIER_NAMES,
    GLACIER_NODE,
    LAND_NAMES,
    LAND_REWARD,
    NODE_PARTS,
    SETUP_NAMES,
)
from lascaux.games.endless_winter.rules.effects import has_effect, units_left
from lascaux.games.endless_winter.rules.glaciers import tokens_on
from lascaux.games.endless_winter.rules.terrain import led_hexes
from lascaux.games.endless_winter.state import EndlessWinter
from lascaux.games.endless_winter.why_acting import (
    is_of_turn,
    why_not_act,
    why_not_place,
    why_not_play_culture,
    why_not_yet,
)
from lascaux.games.endless_winter.why_effects import why_nothing
from lascaux.games.endless_winter.why_gaining import (
    why_not_animal,
    why_not_bury,
    why_not_culture,
    why_not_extend,
    why_not_gain,
    why_not_move,
    why_not_settle,
    why_not_stone,
    why_not_tip,
    why_not_tribe,
)
from lascaux.games.endless_winter.words import question

# What belongs to a turn, so that a refusal speaks of it rather than of the open question.
TURN: Final = (
    actions.TOP,
    actions.MIDDLE,
    actions.BOTTOM,
    actions.REST_ACTION,
    actions.SPEND,
    actions.USE,
    actions.USE_CHIEF,
    actions.USE_TOKEN,
)


def why_not(s: EndlessWinter, action: Action) -> Text:
    """The first rule in the way; the open question itself if the action answers another one."""
    if not s.stack:
        return question(s)
    frame = s.stack[-1]
    asked, seat, kind = frame[0], frame[1], action[0]
    if kind == actions.SKIP:
        return Text("ew-why-skip", {}, question(s).rule)
    if asked == frames.PLACING and kind == actions.PLAY:
        return why_not_play_culture(s, seat, action[1])
    if asked == frames.PLACING and kind == actions.PLACE:
        return why_not_place(s, seat, action[1])
    if is_of_turn(asked, kind):
        return why_not_yet(s, seat, action)
    if asked == frames.ACTING and (kind in (actions.PLAY, actions.PLACE) or kind in TURN):
        return why_not_act(s, seat, action)
    found = why_not_there(s, frame, action)
    return found if found is not None else question(s)


def why_not_there(s: EndlessWinter, frame: Frame, action: Action) -> Text | None:
    """In the middle of a gain."""
    asked, seat, kind = frame[0], frame[1], action[0]
    if asked == frames.GAINING and kind in (actions.GAIN, actions.CLIMB, actions.BUILD):
        return why_not_gain(s, frame, action)
    if asked == frames.EXTENDING and kind == actions.BUILD:
        return why_not_extend(s, frame, action[1])
    if asked == frames.MOVING and kind == actions.MOVE_CAMP:
        return why_not_move(s, seat, action[1], action[2])
    if asked == frames.SETTLING and kind == actions.SETTLE:
        return why_not_settle(s, seat, action[1])
    if asked == frames.TAKING_STONE and kind == actions.TAKE_STONE:
        return why_not_stone(s, seat, action[1])
    if asked == frames.TAKING_TRIBE and kind == actions.TAKE_CARD:
        return why_not_tribe(s, frame, action[1])
    if asked == frames.TAKING_CULTURE and kind == actions.TAKE_CARD:
        return why_not_culture(s, action[1])
    if asked == frames.TAKING_ANIMAL and kind == actions.TAKE_ANIMAL:
        return why_not_animal(s, action[1])
    if asked == frames.TIPPING and kind == actions.TIP_ANIMAL:
        return why_not_tip(s, seat, action[1])
    if asked == frames.BURYING and kind == actions.BURY_CARD:
        return why_not_bury(s, seat, action[1], action[2])
    return why_not_choose(s, frame, action)


def why_not_choose(s: EndlessWinter, frame: Frame, action: Action) -> Text | None:
    """Among several cards, parts or benefits."""
    asked, seat, kind = frame[0], frame[1], action[0]
    if asked == frames.DISCARDING and kind == actions.DISCARD:
        return Text("ew-why-hand", {"card": CARD_NAMES[action[1]]}, "EW-ICON-17")
    if asked == frames.PILING and kind == actions.PILE:
        return why_not_pile(s, seat, action[1])
    if asked == frames.RESOLVING and kind == actions.RESOLVE:
        return Text("ew-why-resolve", {"card": CARD_NAMES[action[1]]}, "EW-ECL-12")
    if asked == frames.HARVESTING and kind == actions.HARVEST:
        return why_not_harvest(s, seat, frame[2], action[1])
    if asked == frames.CHOOSING_GLACIER and kind == actions.GLACIER:
        return why_not_glacier(s, frame, action[1])
    if asked == frames.BENEFITING and kind == actions.BENEFIT:
        return Text("ew-why-benefit", {}, "EW-ECL-19")
    if (asked == frames.BRANCHING and kind == actions.BRANCH) or (
        asked == frames.ORDERING and kind == actions.TERM
    ):
        return why_not_part(s, frame, action[1])
    if asked == frames.PICKING_CHIEF and kind == actions.PICK_CHIEF:
        return Text("ew-why-not-laid-out", {"what": CHIEF_NAMES[action[1]]}, "EW-VAR-03")
    if asked == frames.PICKING_SETUP and kind == actions.PICK_SETUP:
        return Text("ew-why-not-laid-out", {"what": SETUP_NAMES[action[1]]}, "EW-VAR-02")
    return None


def why_not_pile(s: EndlessWinter, seat: int, card: int) -> Text:
    facts: Told = {"card": CARD_NAMES[card]}
    if card not in s.tribes[seat].hand:
        return Text("ew-why-hand", facts, "EW-ACT-41")
    if card >= FIRST_CULTURE:
        return Text("ew-why-bluff", facts, "EW-RUL-24")
    return Text("ew-why-pile", facts, "EW-ACT-41")


def why_not_harvest(s: EndlessWinter, seat: int, left: int, land: int) -> Text:
    """EW-ECL-13: not led; else it was gained already, or would bring nothing."""
    facts: Told = {"land": LAND_NAMES[land]}
    led = [hexagon for hexagon in range(len(s.terrain)) if led_hexes(s, seat) >> hexagon & 1]
    if land not in [s.terrain[hexagon] for hexagon in led]:
        return Text("ew-why-harvest", facts, "EW-ECL-13")
    if land not in [s.terrain[hexagon] for hexagon in led if left >> hexagon & 1]:
        return Text("ew-why-harvested", facts, "EW-ECL-13")
    assert not has_effect(s, seat, LAND_REWARD[land])
    return why_nothing(s, seat, LAND_REWARD[land], "EW-ICON-51")


def why_not_glacier(s: EndlessWinter, frame: Frame, token: int) -> Text:
    """EW-MOD-03: not beside the village or gained already; else it would bring nothing."""
    _, seat, left = frame
    if token not in tokens_on(s, left):
        return Text("ew-why-glacier", {"token": GLACIER_NAMES[token]}, "EW-MOD-03")
    return why_nothing(s, seat, GLACIER_NODE[token], "EW-ICON-51")


def why_not_part(s: EndlessWinter, frame: Frame, which: int) -> Text:
    """EW-ICON-50, EW-ICON-54: no such part, done already, or it would bring nothing."""
    parts = NODE_PARTS[frame[2]]
    if which >= len(parts) or (frame[0] == frames.ORDERING and not units_left(frame[3], which)):
        return Text("ew-why-part", {}, "EW-ICON-50" if frame[0] == frames.ORDERING else "EW-ICON-54")
    return why_nothing(s, frame[1], parts[which], "EW-ICON-51")
