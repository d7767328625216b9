"""EW-GLD, EW-TOT, EW-ICON: gaining one thing at a time, and the ladder of lesser benefits."""

from typing import Final

from lascaux.engine.flow import then
from lascaux.engine.protocol import Action, Frame
from lascaux.engine.trace import note
from lascaux.games.endless_winter.effects import DRAW, FOOD, IDOL, MEGALITH, TOOL
from lascaux.games.endless_winter.generated import actions, events, frames
from lascaux.games.endless_winter.lookups import (
    HONOR_TOP,
    HONOR_VP,
    OVERFLOW,
    SACRIFICE_REWARD,
    SACRIFICE_TOP,
    TOOLS_MOST,
)
from lascaux.games.endless_winter.names import ACTION, ECLIPSE, HONOR, PREPARATION, SACRIFICE
from lascaux.games.endless_winter.rules.amounts import gain_food, gain_tool, score
from lascaux.games.endless_winter.rules.megaliths import build, may_build
from lascaux.games.endless_winter.state import EndlessWinter, Tribe, food_limit, with_card, without_card

GAIN_DRAW: Final[Action] = (actions.GAIN, DRAW)
GAIN_TOOL: Final[Action] = (actions.GAIN, TOOL)
GAIN_FOOD: Final[Action] = (actions.GAIN, FOOD)
UP_SACRIFICE: Final[Action] = (actions.CLIMB, SACRIFICE)
UP_HONOR: Final[Action] = (actions.CLIMB, HONOR)


def has_ladder(s: EndlessWinter) -> bool:
    """EW-GLD-08: in which phases a lesser benefit may be taken. EW-RUL-01: also where the cards of the
    preparation are benefits."""
    if s.terms.ladder_any_phase or s.phase in (ACTION, ECLIPSE):
        return True
    return s.phase == PREPARATION and s.terms.prep_is_benefit


def rung_of(action: Action) -> int:
    """EW-GLD-04: where on the ladder stands what an action takes."""
    kind, what = action
    if kind == actions.BUILD:
        return MEGALITH
    return IDOL if kind == actions.CLIMB else what


def gain_unit(s: EndlessWinter, seat: int, rung: int) -> None:
    """EW-GLD-07: one megalith, draw, idol, tool or food, with a choice of its own."""
    if rung == FOOD:
        gain_food(s, seat, 1)
    elif rung == DRAW and not has_ladder(s):
        draw(s, seat)
    else:
        offer(s, frames.gaining(seat, rung, is_lesser=0))


def prepare_hand(s: EndlessWinter, frame: Frame) -> None:
    """EW-PRP-08: the cards of the preparation, one by one. EW-PRP-09: by option each is a benefit."""
    _, _, seat, left = frame
    if left > 1:
        s.stack.append(frames.prepare_hand(seat, left=left - 1))
    if s.terms.prep_is_benefit:
        gain_unit(s, seat, DRAW)
    else:
        draw(s, seat)


def offer(s: EndlessWinter, frame: Frame) -> None:
    """Asks, unless there is nothing to be gained or nothing to choose between."""
    options = may_gain(s, frame)
    if len(options) == 1 and options[0][0] == actions.GAIN:
        gain(s, frame, options[0])
    elif options:
        s.stack.append(frame)


def may_gain(s: EndlessWinter, frame: Frame) -> list[Action]:
    """EW-GLD-05: the benefit itself, or one that stands lower. EW-RUL-21: food or a tool that would be lost
    is no choice."""
    _, seat, rung, is_lesser = frame
    tribe = s.tribes[seat]
    options: list[Action] = []
    lower = has_ladder(s) or is_lesser > 0
    if rung == MEGALITH and not is_lesser:
        options += may_build(s, seat)
    if ((rung == DRAW and not is_lesser) or (rung < DRAW and lower)) and can_draw(s, tribe):
        options.append(GAIN_DRAW)
    if (rung == IDOL and not is_lesser) or (rung < IDOL and lower):
        options.append(UP_SACRIFICE)
        if tribe.honor < HONOR_TOP:
            options.append(UP_HONOR)  # EW-TOT-11
    if (rung == TOOL or (rung < TOOL and lower)) and tribe.tools < TOOLS_MOST:
        options.append(GAIN_TOOL)
    if lower and tribe.food < food_limit(tribe):
        options.append(GAIN_FOOD)
    return options


def can_draw(s: EndlessWinter, tribe: Tribe) -> bool:
    """EW-RUL-10: also from empty piles, unless an edition gives something instead."""
    return not s.terms.compensates or len(tribe.deck) + len(tribe.discard) > 0


def gain(s: EndlessWinter, frame: Frame, action: Action) -> None:
    seat = frame[1]
    kind, what = action
    if kind == actions.BUILD:
        build(s, seat, what)
    elif kind == actions.CLIMB:
        climb(s, seat, what)
    elif what == DRAW:
        draw(s, seat)
    elif what == TOOL:
        gain_tool(s, seat)
    else:
        gain_food(s, seat, 1)


def draw(s: EndlessWinter, seat: int) -> None:
    """EW-GLD-01: from an empty deck, the discard pile is shuffled first. EW-GLD-03: with both empty there is
    no card; by option something lesser instead."""
    tribe = s.tribes[seat]
    if not tribe.deck:
        reshuffle(s, seat)
    if tribe.deck:
        s.stack.append(frames.drawing_card(seat))
    elif s.terms.compensates:
        offer(s, frames.gaining(seat, rung=DRAW, is_lesser=1))


def reshuffle(s: EndlessWinter, seat: int) -> None:
    """EW-GLD-02: only the discard pile. As the deck was empty, everybody now knows what is in hand, unless
    cards were buried in secret."""
    tribe = s.tribes[seat]
    if tribe.discard:
        tribe.deck, tribe.discard = tribe.discard, ()
        if len(tribe.buried) == len(tribe.shown):
            tribe.known = tribe.hand
        note(s, events.RESHUFFLED, seat)


def draw_card(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-ICON-16: the top card of the deck into the hand."""
    _, _, seat = frame
    _, card = action
    tribe = s.tribes[seat]
    tribe.deck = without_card(tribe.deck, card)
    tribe.hand = with_card(tribe.hand, card)
    note(s, events.CARD_TAKEN_UP, seat, card)
    if not tribe.deck and s.terms.reshuffles_early:
        reshuffle(s, seat)


def climb(s: EndlessWinter, seat: int, track: int) -> None:
    """EW-TOT-01: one level up on one track."""
    if track == HONOR:
        climb_honor(s, seat)
    else:
        climb_sacrifice(s, seat)


def climb_sacrifice(s: EndlessWinter, seat: int) -> None:
    """EW-TOT-05: what the space shows, at once. EW-TOT-06: at the top, points instead."""
    tribe = s.tribes[seat]
    if tribe.sacrifice == SACRIFICE_TOP:
        then(s.stack, frames.run(seat, node=OVERFLOW, must=0))
        return
    tribe.sacrifice += 1
    note(s, events.CLIMBED, seat, SACRIFICE, tribe.sacrifice)
    if SACRIFICE_REWARD[tribe.sacrifice]:
        then(s.stack, frames.run(seat, node=SACRIFICE_REWARD[tribe.sacrifice], must=0))


def climb_honor(s: EndlessWinter, seat: int) -> None:
    """EW-TOT-08, EW-TOT-09: behind those who are there already. EW-TOT-10: points on some levels."""
    tribe = s.tribes[seat]
    tribe.honor += 1
    others = [other for other in s.honored if other != seat]
    at = 0
    while at < len(others) and s.tribes[others[at]].honor >= tribe.honor:
        at += 1
    s.honored = (*others[:at], seat, *others[at:])
    note(s, events.CLIMBED, seat, HONOR, tribe.honor)
    score(s, seat, HONOR_VP[tribe.honor])
