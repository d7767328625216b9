"""SA-ACT-05, SA-ACT-06, SA-TOOL: rolling for food and resources, adding tools."""

from typing import Final

from lascaux.engine.chance import Rng
from lascaux.engine.flow import then_one
from lascaux.engine.native import i64
from lascaux.engine.protocol import Action, Frame
from lascaux.engine.trace import note, note_all
from lascaux.games.stone_age.generated import actions, events, frames
from lascaux.games.stone_age.lookups import CARD_AMOUNT, CARD_EFFECT, DIVISOR, ONE_USE_TOOLS, TOOL_PLACES
from lascaux.games.stone_age.names import FOOD, FOREST, HUNT, NOTHING, ONE_USE
from lascaux.games.stone_age.rules.cards import drop_kept, kept_card
from lascaux.games.stone_age.rules.gains import gain_other, gain_resource
from lascaux.games.stone_age.rules.waiting import groups_of, rolls_to_come
from lascaux.games.stone_age.state import Numbers, StoneAge, tool_value

FACES: Final = 6
FEW_DICE: Final = 4  # rolls of so many dice are made once
LARGEST_TOOL: Final = 9  # no tool is larger
ENOUGH: Final[Action] = (actions.DONE,)
NO_TOOLS: Final[list[int]] = [actions.ADD] + [0] * (TOOL_PLACES + ONE_USE_TOOLS)


def every_roll(dice: int) -> list[Action]:
    """All ordered rolls of so many dice, each with its dice in rising order: equally likely."""
    rolls: list[list[int]] = [[]]
    for _ in range(dice):
        rolls = [[*roll, face] for roll in rolls for face in range(1, FACES + 1)]
    made: dict[Action, Action] = {}
    for roll in rolls:
        action = (actions.ROLL, *sorted(roll))
        made.setdefault(action, action)
    return [made[(actions.ROLL, *sorted(roll))] for roll in rolls]


ROLLS: Final[list[list[Action]]] = [every_roll(dice) for dice in range(FEW_DICE + 1)]


def sample_roll(s: StoneAge, frame: Frame, rng: Rng) -> Action:
    """SA-ACT-05, SA-ACT-06: as many dice as people."""
    return rolled(frame[4], rng)


def sample_for_all(s: StoneAge, frame: Frame, rng: Rng) -> Action:
    """SA-CARD-01: as many dice as players."""
    return rolled(s.terms.players, rng)


def rolled(dice: int, rng: Rng) -> Action:
    """Dice in rising order, by the odds of the dice."""
    if dice <= FEW_DICE:
        rolls = ROLLS[dice]
        return rolls[rng.below(len(rolls))]
    counts = [0] * FACES
    for _ in range(dice):
        face = rng.below(FACES)
        counts[face] = counts[face] + 1
    roll = [actions.ROLL]
    for face in range(FACES):
        for _ in range(counts[face]):
            roll.append(face + 1)
    return tuple(roll)


def roll_outcomes(s: StoneAge, frame: Frame) -> list[tuple[Action, int]]:
    return odds_of(frame[4])


def outcomes_for_all(s: StoneAge, frame: Frame) -> list[tuple[Action, int]]:
    return odds_of(s.terms.players)


def odds_of(dice: int) -> list[tuple[Action, int]]:
    """Exact for few dice; there are too many for more."""
    if dice > FEW_DICE:
        return []
    odds: dict[Action, int] = {}
    for roll in ROLLS[dice]:
        odds[roll] = odds.get(roll, 0) + 1
    return list(odds.items())


def roll_may_happen(s: StoneAge, frame: Frame, action: Action) -> bool:
    dice = list(action[1:])
    on_a_die = [die for die in dice if 1 <= die <= FACES]
    return action[0] == actions.ROLL and len(dice) == frame[4] and dice == sorted(on_a_die)


def roll_dice(s: StoneAge, frame: Frame, action: Action) -> None:
    """SA-ACT-05, SA-ACT-06: the sum of the dice; then tools."""
    _, _, seat, place, _ = frame
    total: i64 = -actions.ROLL
    for number in action:
        total += number
    s.roll = roll_of(seat, place, total, action[1:])
    note_all(s, events.ROLLED, seat, s.roll[1:])
    ask_for_tools(s, seat, place, total)


def roll_of(seat: int, place: int, total: int, dice: Numbers) -> Numbers:
    """Joined: compiled, a tuple with a star is a list first."""
    told: Numbers = (seat, place, total)
    return told + dice


def ask_for_tools(s: StoneAge, seat: int, place: int, total: int) -> None:
    """SA-TOOL-02: asks only if the tools at hand can raise the yield; else it is taken."""
    with_all = total + ready_sum(s, seat)
    if with_all == total or yield_of(s, place, with_all) == yield_of(s, place, total):
        take_yield(s, seat, place, total)
        return
    frame = frames.adding(seat, place, total)
    if is_last_use(s, seat, place):
        add(s, frame, best_addition(s, seat, place, total, with_all))
    else:
        then_one(s.stack, frame)


def is_last_use(s: StoneAge, seat: int, place: int) -> bool:
    """SA-RUL-13: whether nothing else can be done with the tools. A one-use tool can be kept; and with a
    limited supply, what one does not take others may."""
    if (s.terms.limited and place != HUNT) or kept_card(s, seat, ONE_USE) != NOTHING:
        return False
    return rolls_to_come(s, groups_of(s, seat)) == 0


def best_addition(s: StoneAge, seat: int, place: int, total: i64, with_all: i64) -> Action:
    """SA-RUL-13: of the sets of tools that give the most, the one with the smallest sum."""
    tools = ready_values(s, seat)
    most = yield_of(s, place, with_all)
    sets: i64 = 1 << len(tools)
    best: i64 = 0
    least = with_all + 1
    for chosen in range(1, sets):
        made = total + sum_of(tools, chosen)
        if made < least and yield_of(s, place, made) == most:
            best = chosen
            least = made
    return addition(tools, len(tools), best)


def ready_sum(s: StoneAge, seat: int) -> i64:
    """What the tools that are ready, and one-use tools, can add in all."""
    ready: i64 = 0
    if s.tools[seat]:
        used: i64 = s.used[seat]
        places: i64 = TOOL_PLACES
        for slot in range(places):
            if not used >> slot & 1:
                ready += tool_value(s.tools[seat], slot)
    for card in s.kept[seat]:
        if CARD_EFFECT[card] == ONE_USE:
            ready += CARD_AMOUNT[card]
    return ready


def yield_of(s: StoneAge, place: i64, total: i64) -> i64:
    """SA-ACT-05, SA-ACT-06: the sum by the divisor, rounded down; SA-RUL-07: no more than there is."""
    divisor: i64 = DIVISOR[place]
    amount = total // divisor
    if s.terms.limited and place != HUNT:
        there: i64 = s.supply[place - FOREST]
        return amount if amount < there else there
    return amount


def may_add(s: StoneAge, frame: Frame) -> list[Action]:
    """SA-TOOL-02, SA-TOOL-04: nothing, or any tools and one-use tools. SA-RUL-12: each of which is needed."""
    _, seat, place, total = frame
    tools = ready_values(s, seat)
    count: i64 = len(tools)
    tools += one_use_values(s, seat)
    options: list[Action] = [ENOUGH]
    sums: list[int] = []  # SA-RUL-12: with the same sum and one-use tools, only the first is offered
    sets: i64 = 1 << len(tools)
    one_use: i64 = ONE_USE_TOOLS
    for chosen in range(1, sets):
        if is_needed(s, place, total, tools, chosen):
            same = (sum_of(tools, chosen) << one_use) + (chosen >> count)
            if same not in sums:
                sums.append(same)
                options.append(addition(tools, count, chosen))
    return options


def sum_of(tools: list[int], chosen: i64) -> i64:
    added: i64 = 0
    for i in range(len(tools)):
        if chosen >> i & 1:
            value: i64 = tools[i]
            added += value
    return added


def ready_values(s: StoneAge, seat: int) -> list[int]:
    """The tools that were not used in this round, the greatest first."""
    found: list[int] = []
    used: i64 = s.used[seat]
    places: i64 = TOOL_PLACES
    for slot in range(places):
        value = tool_value(s.tools[seat], slot)
        if value and not used >> slot & 1:
            found.append(value)
    return found


def one_use_values(s: StoneAge, seat: int) -> list[int]:
    """SA-TOOL-04: the one-use tools that are kept, the greatest first."""
    if not s.kept[seat]:
        return []
    return sorted([CARD_AMOUNT[card] for card in s.kept[seat] if CARD_EFFECT[card] == ONE_USE], reverse=True)


def is_needed(s: StoneAge, place: i64, total: i64, tools: list[int], chosen: i64) -> bool:
    """SA-RUL-12: whether the yield would be less without any one of the chosen tools."""
    least: i64 = LARGEST_TOOL
    for i in range(len(tools)):
        if chosen >> i & 1:
            value: i64 = tools[i]
            total += value
            if value < least:
                least = value
    return yield_of(s, place, total) > yield_of(s, place, total - least)


def addition(tools: list[int], count: i64, chosen: i64) -> Action:
    """The chosen ones, of which the first `count` are tools and the others one-use tools."""
    added = NO_TOOLS[:]
    tool: i64 = 1
    once: i64 = 1 + TOOL_PLACES
    for i in range(len(tools)):
        if not chosen >> i & 1:
            continue
        if i < count:
            added[tool] = tools[i]
            tool += 1
        else:
            added[once] = tools[i]
            once += 1
    return tuple(added)


def add(s: StoneAge, frame: Frame, action: Action) -> None:
    """SA-TOOL-02: whole tools, once a round. SA-TOOL-04: one-use tools, once in the game."""
    _, seat, place, total = frame
    if action[0] == actions.ADD:
        for value in action[1 : 1 + TOOL_PLACES]:
            if value:
                total += value
                s.used[seat] |= 1 << ready_slot(s, seat, value)
                note(s, events.TOOL_ADDED, seat, value, total)
        for value in action[1 + TOOL_PLACES :]:
            if value:
                total += value
                drop_kept(s, seat, one_use_card(s, seat, value))
                note(s, events.ONE_USE_ADDED, seat, value, total)
        s.roll = roll_of(seat, place, total, s.roll[3:])
    take_yield(s, seat, place, total)


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
    note(s, events.YIELDED, seat, place, total, gained)
