"""SA-ACT-05, SA-ACT-06, SA-TOOL: rolling for food and resources, adding tools."""

from typing import Final

from lascaux.engine.chance import Rng
from lascaux.engine.flow import then_one
from lascaux.engine.native import i64
from lascaux.engine.protocol import Action, Frame
from lascaux.engine.trace import note, note_all
from lascaux.games.stone_age.names import (
    ADD_ONE_USE,
    ADDING,
    DONE,
    FOOD,
    FOREST,
    HUNT,
    ONE_USE,
    ONE_USE_ADDED,
    ROLL,
    ROLLED,
    TOOL,
    TOOL_ADDED,
    YIELDED,
)
from lascaux.games.stone_age.rules.cards import drop_kept
from lascaux.games.stone_age.rules.gains import gain_other, gain_resource
from lascaux.games.stone_age.state import StoneAge, tool_value
from lascaux.games.stone_age.tables import CARD_AMOUNT, CARD_EFFECT, DIVISOR, TOOL_PLACES

FACES: Final = 6
FEW_DICE: Final = 4  # rolls of so many dice are made once
ADD_TOOL: Final[list[Action]] = [(TOOL, value) for value in range(10)]
ADD_CARD: Final[list[Action]] = [(ADD_ONE_USE, value) for value in range(10)]
ENOUGH: Final[Action] = (DONE,)


def every_roll(dice: int) -> list[Action]:
    """All ordered rolls of so many dice, each with its dice in rising order: equally likely."""
    rolls: list[list[int]] = [[]]
    for _ in range(dice):
        rolls = [[*roll, face] for roll in rolls for face in range(1, FACES + 1)]
    made: dict[Action, Action] = {}
    for roll in rolls:
        action = (ROLL, *sorted(roll))
        made.setdefault(action, action)
    return [made[(ROLL, *sorted(roll))] for roll in rolls]


ROLLS: Final[list[list[Action]]] = [every_roll(dice) for dice in range(FEW_DICE + 1)]


def sample_roll(dice: int, rng: Rng) -> Action:
    """Dice in rising order, by the odds of the dice."""
    if dice <= FEW_DICE:
        rolls = ROLLS[dice]
        return rolls[rng.below(len(rolls))]
    counts = [0] * FACES
    for _ in range(dice):
        counts[rng.below(FACES)] += 1
    roll = [ROLL]
    for face in range(FACES):
        for _ in range(counts[face]):
            roll.append(face + 1)
    return tuple(roll)


def roll_outcomes(dice: int) -> list[tuple[Action, int]]:
    """Exact for few dice; there are too many for more."""
    if dice > FEW_DICE:
        return []
    odds: dict[Action, int] = {}
    for roll in ROLLS[dice]:
        odds[roll] = odds.get(roll, 0) + 1
    return list(odds.items())


def roll_may_happen(dice: int, action: Action) -> bool:
    rolled = list(action[1:])
    on_a_die = [die for die in rolled if 1 <= die <= FACES]
    return len(rolled) == dice and rolled == sorted(on_a_die)


def roll_dice(s: StoneAge, frame: Frame, action: Action) -> None:
    """SA-ACT-05, SA-ACT-06: the sum of the dice; then tools."""
    _, _, seat, place, _ = frame
    total: i64 = -ROLL
    for number in action:
        total += number
    s.roll = (seat, place, total, *action[1:])
    note_all(s, ROLLED, seat, s.roll)
    ask_for_tools(s, seat, place, total)


def ask_for_tools(s: StoneAge, seat: int, place: int, total: int) -> None:
    """SA-TOOL-02: asks only if the tools at hand can raise the yield; else it is taken."""
    if total % DIVISOR[place] + ready_tools(s, seat) >= DIVISOR[place]:
        then_one(s.stack, (ADDING, seat, place, total))
    else:
        take_yield(s, seat, place, total)


def ready_tools(s: StoneAge, seat: int) -> int:
    """What the tools that are ready, and one-use tools, can add in all."""
    ready = 0
    if s.tools[seat]:
        for slot in range(TOOL_PLACES):
            if not s.used[seat] >> slot & 1:
                ready += tool_value(s.tools[seat], slot)
    for card in s.kept[seat]:
        if CARD_EFFECT[card] == ONE_USE:
            ready += CARD_AMOUNT[card]
    return ready


def may_add(s: StoneAge, frame: Frame) -> list[Action]:
    """SA-TOOL-02, SA-TOOL-04: a tool or a one-use tool, or enough. Equal tools are one option."""
    _, seat, _, _ = frame
    options: list[Action] = [ENOUGH]
    last = 0
    for slot in range(TOOL_PLACES):
        value = tool_value(s.tools[seat], slot)
        if value and value != last and not s.used[seat] >> slot & 1:
            options.append(ADD_TOOL[value])
            last = value
    for card in s.kept[seat]:
        if CARD_EFFECT[card] == ONE_USE and ADD_CARD[CARD_AMOUNT[card]] not in options:
            options.append(ADD_CARD[CARD_AMOUNT[card]])
    return options


def add(s: StoneAge, frame: Frame, action: Action) -> None:
    """SA-TOOL-02: a whole tool, once a round. SA-TOOL-04: a one-use tool, once in the game."""
    _, seat, place, total = frame
    if action[0] == DONE:
        take_yield(s, seat, place, total)
        return
    value = action[1]
    if action[0] == TOOL:
        s.used[seat] |= 1 << ready_slot(s, seat, value)
        note(s, TOOL_ADDED, seat, value, total + value)
    else:
        assert action[0] == ADD_ONE_USE
        drop_kept(s, seat, one_use_card(s, seat, value))
        note(s, ONE_USE_ADDED, seat, value, total + value)
    s.roll = (seat, place, total + value, *s.roll[3:])
    ask_for_tools(s, seat, place, total + value)


def ready_slot(s: StoneAge, seat: int, value: int) -> int:
    """The rightmost ready tool of this value: the left one would be raised next, and stays ready."""
    slot = TOOL_PLACES - 1
    while s.used[seat] >> slot & 1 or tool_value(s.tools[seat], slot) != value:
        slot -= 1
    return slot


def one_use_card(s: StoneAge, seat: int, value: int) -> int:
    fitting = [c for c in s.kept[seat] if CARD_EFFECT[c] == ONE_USE and CARD_AMOUNT[c] == value]
    return min(fitting)


def take_yield(s: StoneAge, seat: int, place: int, total: int) -> None:
    """SA-ACT-05, SA-ACT-06: the sum by the divisor of the place, rounded down."""
    amount = total // DIVISOR[place]
    if place == HUNT:
        gained = gain_other(s, seat, FOOD, amount)
    else:
        gained = gain_resource(s, seat, place - FOREST, amount)
    note(s, YIELDED, seat, place, total, gained)
