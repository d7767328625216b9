"""What a position is worth to a seat: points, and by rules of thumb what its village makes of the rest."""

from lascaux.advice.stone_age.outlook import (
    DICE_FOR_ALL,
    FIELD_A_ROUND,
    FOOD_NEEDED,
    FOOD_SPARE,
    FREE_PERSON,
    HIDDEN_CARD,
    HURRY,
    IN_HAND,
    MEANS,
    MORE_BY_THE_END,
    ONE_USE_PIP,
    PATIENCE,
    PERSON_A_ROUND,
    READY_PIP,
    TOOL_A_ROUND,
    building_worth,
    card_worth,
    gain_worth,
    kept_worth,
    price,
    resource_worth,
    rounds_left,
)
from lascaux.engine.protocol import Action, Frame
from lascaux.games.stone_age.generated import frames
from lascaux.games.stone_age.lookups import CARD_COST, DIVISOR, TOOL_PLACES, VALUE
from lascaux.games.stone_age.names import (
    FIRST_BUILDING,
    FIRST_CARD,
    FOREST,
    GOLD,
    HUNT,
    NOTHING,
    PLACING_PHASE,
    RESOURCES,
)
from lascaux.games.stone_age.rules.cards import due_at_end
from lascaux.games.stone_age.rules.feeding import HUNGER_POINTS
from lascaux.games.stone_age.rules.paying import worth_of
from lascaux.games.stone_age.rules.placing import CAN_GIVE
from lascaux.games.stone_age.rules.rolling import may_add, ready_values
from lascaux.games.stone_age.rules.scoring import cards_at_end, seat_points, worker_counts
from lascaux.games.stone_age.state import StoneAge, people_on


def worth(s: StoneAge, seat: int) -> int:
    """In hundredths of a point: points, with what was placed, rolled for or begun taken to go as it does on
    average. At the end of the game just the points."""
    points = 100 * seat_points(s, seat)
    if not s.stack:
        return points
    rounds = rounds_left(s)
    points -= impatience(s, seat)
    points += stock_worth(s, seat) + village_worth(s, seat, rounds)
    if s.phase == PLACING_PHASE and not s.placed[seat]:
        return points + FOOD_SPARE * s.food[seat]  # the last round is over: what is next is not compared
    expected = expected_yields(s, seat)
    free = s.people[seat] - s.placed[seat] if s.phase == PLACING_PHASE else 0
    return (
        points
        + food_worth(s, seat, expected[HUNT])
        + FREE_PERSON * free
        + READY_PIP * sum(ready_values(s, seat))
        + places_worth(s, seat, rounds, expected)
        + open_worth(s, seat, rounds)
    )


def impatience(s: StoneAge, seat: int) -> int:
    """Whoever has everything may gather for ever, as nothing ends the game but cards and buildings that are
    bought: after many rounds every card that is still there weighs on all, less if one is about to buy it."""
    if s.round <= PATIENCE:
        return 0
    cards = sum(s.deck) + len(s.spaces) - s.spaces.count(NOTHING)
    buyers = sum([people_on(s, place, seat) for place in range(FIRST_CARD, FIRST_BUILDING)])
    return HURRY * (2 * cards - buyers)


def expected_yields(s: StoneAge, seat: int) -> list[int]:
    """By place, in hundredths: what the seat's people on it, or an open roll, will bring on average."""
    expected = [0] * FIRST_CARD
    for place in range(HUNT, FIRST_CARD):
        expected[place] = MEANS[place][people_on(s, place, seat)]
    frame = s.stack[-1]
    if frame[0] == frames.ROLLING and frame[2] == seat:
        _, _, _, place, dice = frame
        expected[place] += MEANS[place][dice]
    return expected


def stock_worth(s: StoneAge, seat: int) -> int:
    """Resources and cards to be used once, beyond the points that they are worth anyway."""
    held = [s.resources[4 * seat + i] * (resource_worth(i) - 100) for i in range(len(RESOURCES))]
    kept = [kept_worth(card) for card in s.kept[seat]]
    return sum(held) + sum(kept) - 100 * due_at_end(s, seat)


def village_worth(s: StoneAge, seat: int, rounds: int) -> int:
    """What tools, fields and people will do in the rounds to come, and for the people on cards."""
    fields = min(s.production[seat], s.people[seat])
    workers = sum(worker_counts(cards_at_end(s, seat)))
    lasting = TOOL_A_ROUND * s.tools[seat] + FIELD_A_ROUND * fields + PERSON_A_ROUND * s.people[seat]
    return rounds * (lasting + MORE_BY_THE_END * workers)


def food_worth(s: StoneAge, seat: int, expected: int) -> int:
    """Food that will be missing counts more than food to spare."""
    food = 100 * s.food[seat] + expected
    if frames.feed(seat) in s.stack:
        food += 100 * (s.production[seat] - s.people[seat])
    elif frames.meal(seat) in s.stack:
        food -= 100 * s.people[seat]
    elif s.stack[-1][0] == frames.FEEDING and s.stack[-1][1] == seat:
        food = max(0, food - 100 * s.people[seat])  # what is missing is asked for
    return food * (FOOD_SPARE if food > 0 else FOOD_NEEDED) // 100


def places_worth(s: StoneAge, seat: int, rounds: int, expected: list[int]) -> int:
    """What the seat's people on the board are there for."""
    total = 0
    hoped = expected[FOREST:FIRST_CARD]
    for place in range(HUNT):
        if people_on(s, place, seat):
            total += gain_worth(s, seat, CAN_GIVE[place], rounds)
    for resource in range(len(RESOURCES)):
        total += hoped[resource] * resource_worth(resource) // 100
    for place in range(FIRST_CARD, FIRST_BUILDING + s.terms.players):
        if people_on(s, place, seat):
            total += purchase_worth(s, seat, place, rounds, hoped)
    return total


def purchase_worth(s: StoneAge, seat: int, place: int, rounds: int, expected: list[int]) -> int:
    """A card or building less its price, if it can be paid by then."""
    if place >= FIRST_BUILDING:
        return building_worth(s, seat, s.tiles[place - FIRST_BUILDING], expected)
    space = place - FIRST_CARD
    cost = price(s, seat, CARD_COST[space], 0, expected)
    gained = card_worth(s, seat, s.spaces[space], rounds)
    return max(0, gained - cost) if cost != NOTHING else 0


def open_worth(s: StoneAge, seat: int, rounds: int) -> int:
    """What the open question, if it is the seat's own, will bring."""
    frame = s.stack[-1]
    kind = frame[0]
    if kind in (frames.ROLLING_FOR_ALL, frames.DRAWING_SECRET) and frame[2] == seat:
        return DICE_FOR_ALL if kind == frames.ROLLING_FOR_ALL else HIDDEN_CARD
    if frame[1] != seat:
        return 0
    if kind == frames.ADDING:
        return best_roll(s, frame)
    if kind == frames.PAYING:
        return payment_worth(s, frame, rounds)
    if kind == frames.FEEDING:
        return -meal_price(s, frame)
    return frame[3] * resource_worth(GOLD) if kind == frames.TAKING else 0


def meal_price(s: StoneAge, frame: Frame) -> int:
    """What is missing in resources; in points if there are not enough of them."""
    _, seat, first, due, _ = frame
    cost = price(s, seat, due, first, [0, 0, 0, 0])
    return cost if cost != NOTHING else 100 * HUNGER_POINTS


def best_roll(s: StoneAge, frame: Frame) -> int:
    """The yield with the best of the sets of tools, which are worth something later as well."""
    return max([roll_worth(s, frame, action) for action in may_add(s, frame)])


def roll_worth(s: StoneAge, frame: Frame, action: Action) -> int:
    """What a roll brings with these tools, less what they are worth."""
    _, seat, place, total = frame
    amount = (total + sum(action[1:])) // DIVISOR[place]
    used = READY_PIP * sum(action[1 : 1 + TOOL_PLACES]) + ONE_USE_PIP * sum(action[1 + TOOL_PLACES :])
    if place == HUNT:
        return food_worth(s, seat, 100 * amount) - food_worth(s, seat, 0) - used
    return amount * resource_worth(place - FOREST) - used


def payment_worth(s: StoneAge, frame: Frame, rounds: int) -> int:
    """What is being paid for, less what is still to be paid."""
    _, seat, place, first, least, most, _, paid = frame
    if place >= FIRST_BUILDING:
        return 100 * worth_of(paid) + work_done(s, seat, first, most)
    gained = card_worth(s, seat, s.spaces[place - FIRST_CARD], rounds)
    return gained - price(s, seat, least, first, [0, 0, 0, 0])


def work_done(s: StoneAge, seat: int, first: int, most: int) -> int:
    """What building with the dearest resources from a kind on adds to their worth."""
    added = 0
    for resource in range(GOLD, first - 1, -1):
        paid = min(most, s.resources[4 * seat + resource])
        added += paid * VALUE[resource] * (100 - IN_HAND)
        most -= paid
    return added
