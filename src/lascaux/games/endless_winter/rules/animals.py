"""EW-COL-HUN, EW-ICON-19 to 22: the hunting grounds, taking and tipping animals."""

from typing import Final

from lascaux.engine.flow import then
from lascaux.engine.protocol import NOBODY, Action, Frame
from lascaux.engine.trace import note
from lascaux.games.endless_winter.effects import ANIMAL_DECK
from lascaux.games.endless_winter.generated import actions, events, frames
from lascaux.games.endless_winter.lookups import GROUNDS_MOST, INSTEAD, SPECIES, TIP_NODE
from lascaux.games.endless_winter.names import NOTHING
from lascaux.games.endless_winter.rules.terrain import SKIP_IT
from lascaux.games.endless_winter.state import EndlessWinter, shifted

ANIMAL_TAKES: Final[list[Action]] = [(actions.TAKE_ANIMAL, species) for species in range(SPECIES)]
TIPS: Final[list[Action]] = [(actions.TIP_ANIMAL, species) for species in range(SPECIES)]
REVEALS: Final[list[Action]] = [(actions.REVEAL_ANIMAL,), SKIP_IT]
TAKE_LAST_OR_NOT: Final[list[Action]] = [(actions.GAIN, ANIMAL_DECK), SKIP_IT]


def can_reveal(s: EndlessWinter) -> bool:
    """EW-COL-HUN-02, HUN-03: six lie there at most, and the deck must not be empty."""
    return sum(s.grounds) < GROUNDS_MOST and sum(s.animals) > 0


def reveal(s: EndlessWinter, seat: int, must: int) -> None:
    """EW-ICON-21: one card, if there is room and one is left."""
    if can_reveal(s):
        s.stack.append(frames.drawing_animal(NOTHING) if must else frames.revealing(seat))


def reveal_or_not(s: EndlessWinter, frame: Frame, action: Action) -> None:
    if action[0] == actions.REVEAL_ANIMAL:
        s.stack.append(frames.drawing_animal(NOTHING))


def draw_animal(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-ICON-20, EW-ICON-21: the top card of the deck, into an area or to the hunting grounds."""
    _, _, seat = frame
    _, species = action
    s.animals = shifted(s.animals, species, -1)
    if seat == NOTHING:
        s.grounds = shifted(s.grounds, species, 1)
        note(s, events.ANIMAL_SHOWN, NOBODY, species)
    else:
        keep_animal(s, seat, species)


def keep_animal(s: EndlessWinter, seat: int, species: int) -> None:
    """EW-COL-HUN-04: untipped, into its area."""
    tribe = s.tribes[seat]
    tribe.untipped = shifted(tribe.untipped, species, 1)
    note(s, events.ANIMAL_TAKEN, seat, species)


def take_from_deck(s: EndlessWinter, seat: int, must: int) -> None:
    """EW-COL-HUN-09: the top card; from an empty deck there is a point instead. EW-RUL-22: the last one may
    be left there, as others can gain points once it is gone (EW-COL-HUN-05)."""
    left = sum(s.animals)
    if left == 1 and not must:
        s.stack.append(frames.taking_last(seat))
    elif left:
        s.stack.append(frames.drawing_animal(seat))
    else:
        s.stack.append(frames.run(seat, node=INSTEAD, must=0))


def take_last_or_not(s: EndlessWinter, frame: Frame, action: Action) -> None:
    _, seat = frame
    if action[0] != actions.SKIP:
        take_from_deck(s, seat, 1)


def take_from_grounds(s: EndlessWinter, seat: int, must: int) -> None:
    """EW-ICON-19: one of the open cards; a point if the deck is empty, too; else nothing."""
    if sum(s.grounds):
        s.stack.append(frames.taking_animal(seat, must))
    elif not sum(s.animals):
        s.stack.append(frames.run(seat, node=INSTEAD, must=0))


def may_take_animal(s: EndlessWinter, frame: Frame) -> list[Action]:
    """EW-COL-HUN-04: any of them; equal ones are one option."""
    _, _, must = frame
    options = [ANIMAL_TAKES[species] for species in range(SPECIES) if s.grounds[species]]
    return options if must else [*options, SKIP_IT]


def take_animal(s: EndlessWinter, frame: Frame, action: Action) -> None:
    seat = frame[1]
    if action[0] == actions.SKIP:
        return
    _, species = action
    s.grounds = shifted(s.grounds, species, -1)
    keep_animal(s, seat, species)


def may_tip(s: EndlessWinter, frame: Frame) -> list[Action]:
    """EW-COL-HUN-07: one that was not tipped yet."""
    _, seat, must = frame
    untipped = s.tribes[seat].untipped
    options = [TIPS[species] for species in range(SPECIES) if untipped[species]]
    return options if must else [*options, SKIP_IT]


def tip(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-COL-HUN-07, HUN-08: its benefit at once; it can never be tipped again."""
    seat = frame[1]
    if action[0] == actions.SKIP:
        return
    _, species = action
    tribe = s.tribes[seat]
    tribe.untipped = shifted(tribe.untipped, species, -1)
    tribe.tipped = shifted(tribe.tipped, species, 1)
    note(s, events.ANIMAL_TIPPED, seat, species)
    then(s.stack, frames.run(seat, node=TIP_NODE[species], must=0))
