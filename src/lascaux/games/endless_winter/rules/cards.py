"""EW-COL-INI, EW-COL-DEV: taking tribe and culture cards, discarding; sacred stones."""

from typing import Final

from lascaux.engine.flow import replaced, then
from lascaux.engine.protocol import Action, Frame
from lascaux.engine.trace import note
from lascaux.games.endless_winter.effects import DIFFERENT, SAME, TRIBE_DISCARD
from lascaux.games.endless_winter.generated import actions, events, frames
from lascaux.games.endless_winter.lookups import (
    ERA_OF_ROUND,
    INSTEAD,
    KINDS,
    SLOT_FOOD,
    SLOT_REWARD,
    SLOT_TOOLS,
    SLOTS,
    STARTING,
    STONE_ERA,
    STONE_NAMES,
    TYPES,
)
from lascaux.games.endless_winter.names import NOTHING
from lascaux.games.endless_winter.rules.terrain import SKIP_IT
from lascaux.games.endless_winter.state import BITS, EndlessWinter, Tribe, shifted, with_card, without_card

TAKES: Final[list[Action]] = [(actions.TAKE_CARD, card) for card in range(KINDS)]
DISCARDS: Final[list[Action]] = [(actions.DISCARD, card) for card in range(KINDS)]
PLAYS: Final[list[Action]] = [(actions.PLAY, card) for card in range(KINDS)]
STONE_TAKES: Final[list[Action]] = [(actions.TAKE_STONE, stone) for stone in range(len(STONE_NAMES))]


def may_take_tribe(s: EndlessWinter, frame: Frame) -> list[Action]:
    """EW-COL-INI-02: at the top, each type once. EW-ICON-36, 37: different or the same by icon.
    EW-COL-INI-04: an empty pile may be chosen."""
    _, _, _, _, how, types, must, at_top = frame
    options: list[Action] = []
    for kind in range(TYPES):
        taken = (s.types if at_top else types) >> kind & 1
        if (how == SAME and types and not taken) or (taken and (at_top or how == DIFFERENT)):
            continue
        options.append(TAKES[STARTING + kind])
    return options if must else [*options, SKIP_IT]


def take_tribe(s: EndlessWinter, frame: Frame, action: Action) -> None:
    _, seat, atom, left, how, types, _, at_top = frame
    if action[0] == actions.SKIP:
        return
    _, card = action
    kind = card - STARTING
    if at_top:
        s.types |= 1 << kind
    if left > 1:
        s.stack.append(
            frames.taking_tribe(
                seat, atom, left=left - 1, how=how, types=types | 1 << kind, must=0, at_top=at_top
            )
        )
    if s.piles[kind]:
        recruit(s, seat, card, atom, at_top)
    else:
        s.stack.append(frames.run(seat, node=INSTEAD, must=0))  # EW-COL-INI-04


def recruit(s: EndlessWinter, seat: int, card: int, atom: int, at_top: int) -> None:
    """EW-COL-INI-01, INI-06: into the hand or to the discard pile. EW-COL-INI-03, EW-RUL-08: only one of the
    top action can't be played."""
    tribe = s.tribes[seat]
    s.piles = shifted(s.piles, card - STARTING, -1)
    note(s, events.RECRUITED, seat, card, int(atom == TRIBE_DISCARD))
    if atom == TRIBE_DISCARD:
        tribe.discard = with_card(tribe.discard, card)
        return
    tribe.hand, tribe.known = with_card(tribe.hand, card), with_card(tribe.known, card)
    if at_top:
        s.locked = with_card(s.locked, card)


def may_take_culture(s: EndlessWinter, frame: Frame) -> list[Action]:
    """EW-COL-DEV-01: any card of the display."""
    _, _, must = frame
    options = [TAKES[card] for card in s.culture if card != NOTHING]
    return options if must else [*options, SKIP_IT]


def take_culture(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-COL-DEV-01: into the hand. EW-COL-DEV-02: its slot stays empty."""
    seat = frame[1]
    if action[0] == actions.SKIP:
        return
    _, card = action
    tribe = s.tribes[seat]
    s.culture = replaced(s.culture, s.culture.index(card), NOTHING)
    tribe.hand, tribe.known = with_card(tribe.hand, card), with_card(tribe.known, card)
    note(s, events.CULTURE_TAKEN, seat, card)


def leave_hand(s: EndlessWinter, tribe: Tribe, card: int) -> None:
    """EW-RUL-02: of equal cards, the one that can't be played goes first."""
    tribe.hand = without_card(tribe.hand, card)
    if card in s.locked:
        s.locked = without_card(s.locked, card)


def show_card(tribe: Tribe, card: int) -> None:
    """A card leaves the hand for all to see."""
    if card in tribe.known:
        tribe.known = without_card(tribe.known, card)


def may_discard(s: EndlessWinter, frame: Frame) -> list[Action]:
    """EW-ICON-17: any card in hand."""
    options: list[Action] = []
    last = NOTHING
    for card in s.tribes[frame[1]].hand:
        if card != last:
            last = card
            options.append(DISCARDS[card])
    return options


def discard(s: EndlessWinter, frame: Frame, action: Action) -> None:
    _, seat = frame
    _, card = action
    tribe = s.tribes[seat]
    leave_hand(s, tribe, card)
    show_card(tribe, card)
    tribe.discard = with_card(tribe.discard, card)
    note(s, events.CARD_DISCARDED, seat, card)


def may_take_stone(s: EndlessWinter, frame: Frame) -> list[Action]:
    """EW-COL-DEV-04: in era I only those of the left half. EW-COL-DEV-06: who can pay the slot.
    EW-COL-DEV-07: three at most."""
    _, seat, must = frame
    tribe = s.tribes[seat]
    slot = len(tribe.stones)
    options: list[Action] = []
    if slot < SLOTS and tribe.tools >= SLOT_TOOLS[slot] and tribe.food >= SLOT_FOOD[slot]:
        era = ERA_OF_ROUND[s.round]
        options = [STONE_TAKES[stone] for stone in s.stones if STONE_ERA[stone] <= era]
    return options if must else [*options, SKIP_IT]


def take_stone(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-COL-DEV-05: to the leftmost empty slot, for its price. EW-COL-DEV-08: which gives what it shows."""
    seat = frame[1]
    if action[0] == actions.SKIP:
        return
    _, stone = action
    tribe = s.tribes[seat]
    slot = len(tribe.stones)
    tribe.tools -= SLOT_TOOLS[slot]
    tribe.food -= SLOT_FOOD[slot]
    tribe.stones = (*tribe.stones, stone)
    s.stones = without_card(s.stones, stone)
    note(s, events.STONE_TAKEN, seat, stone)
    then(s.stack, frames.run(seat, node=SLOT_REWARD[slot], must=0))


def to_play(s: EndlessWinter, tribe: Tribe, seat: int, card: int) -> None:
    """EW-ACT-07, EW-ACT-20: face up to the played area."""
    tribe.hand = without_card(tribe.hand, card)
    show_card(tribe, card)
    tribe.played = with_card(tribe.played, BITS * card)
    note(s, events.CARD_PLAYED, seat, card)
