"""Rules of thumb, in hundredths of a point: what things are worth before the game is over.

Nothing here is a rule of the game. A player who makes one step needs to know that wood becomes a building,
that people must eat and that a tool lasts; the numbers were found by playing.
"""

from typing import Final

from lascaux.advice.load import thumbs_of
from lascaux.games.stone_age.lookups import (
    BUILDING_COST,
    BUILDING_KIND,
    BUILDING_LEAST,
    BUILDING_MIX,
    CARD_AMOUNT,
    CARD_DICE,
    CARD_EFFECT,
    CARD_SYMBOL,
    CARD_TIMES,
    CARD_WHAT,
    CARD_WORKER,
    DIVISOR,
    PEOPLE_MOST,
    VALUE,
)
from lascaux.games.stone_age.names import (
    CHOICE,
    DICE,
    DRAW,
    FOOD,
    FOREST,
    GAIN,
    GOLD,
    HUNT,
    NOTHING,
    NUMBER,
    ONE_USE,
    OPEN,
    PERSON,
    POINTS,
    PRODUCTION,
    RESOURCES,
    ROLL_FOR,
    TOOL_GAIN,
)
from lascaux.games.stone_age.rules.gains import room_for
from lascaux.games.stone_age.rules.paying import can_be_of
from lascaux.games.stone_age.rules.rolling import FACES
from lascaux.games.stone_age.rules.scoring import symbol_counts, worker_factors
from lascaux.games.stone_age.state import Numbers, StoneAge

THUMBS: Final[dict[str, int]] = thumbs_of("stone_age")
IN_HAND: Final[int] = THUMBS["in_hand"]
FOOD_NEEDED: Final[int] = THUMBS["food_needed"]
FOOD_SPARE: Final[int] = THUMBS["food_spare"]
TOOL_A_ROUND: Final[int] = THUMBS["tool_a_round"]
FIELD_A_ROUND: Final[int] = THUMBS["field_a_round"]
PERSON_A_ROUND: Final[int] = THUMBS["person_a_round"]
FREE_PERSON: Final[int] = THUMBS["free_person"]
DICE_FOR_ALL: Final[int] = THUMBS["dice_for_all"]
HIDDEN_CARD: Final[int] = THUMBS["hidden_card"]
ONE_USE_PIP: Final[int] = THUMBS["one_use_pip"]
READY_PIP: Final[int] = THUMBS["ready_pip"]
MORE_BY_THE_END: Final[int] = THUMBS["more_by_the_end"]
SYMBOL_HOPE: Final[int] = THUMBS["symbol_hope"]
MOST_ROUNDS: Final[int] = THUMBS["most_rounds"]
PATIENCE: Final[int] = THUMBS["patience"]
HURRY: Final[int] = THUMBS["hurry"]


def mean_yields(place: int) -> list[int]:
    """By dice: the exact mean of the yield without tools, in hundredths, rounded down."""
    means: list[int] = []
    ways = [1]  # by sum
    for dice in range(PEOPLE_MOST + 1):
        worth = sum([ways[total] * (total // DIVISOR[place]) for total in range(len(ways))])
        means.append(100 * worth // FACES**dice)
        rolled = [0] * (len(ways) + FACES)
        for total in range(len(ways)):
            for face in range(1, FACES + 1):
                rolled[total + face] += ways[total]
        ways = rolled
    return means


MEANS: Final[list[list[int]]] = [[]] * HUNT + [mean_yields(HUNT + i) for i in range(1 + len(RESOURCES))]


def rounds_left(s: StoneAge) -> int:
    """A guess: cards go at about three a round, tiles of a stack at one in two rounds."""
    return min(MOST_ROUNDS, sum(s.deck) // 3, 2 * min(s.left))


def resource_worth(resource: int) -> int:
    return IN_HAND * VALUE[resource]


def gain_worth(s: StoneAge, seat: int, what: int, rounds: int) -> int:
    """What one more of something is worth to a village, by how long it will be of use."""
    if what <= GOLD:
        return resource_worth(what)
    if what == FOOD:
        return FOOD_SPARE
    if not room_for(s, seat, what):
        return 0
    if what == TOOL_GAIN:
        return TOOL_A_ROUND * rounds
    if what == PRODUCTION:
        return FIELD_A_ROUND * (rounds + 1) if s.production[seat] < s.people[seat] else FIELD_A_ROUND
    assert what == PERSON
    return PERSON_A_ROUND * rounds


def card_worth(s: StoneAge, seat: int, card: int, rounds: int) -> int:
    """What buying a card brings, at once and at the end, without its price."""
    return effect_worth(s, seat, card, rounds) + scoring_worth(s, seat, card, rounds)


def effect_worth(s: StoneAge, seat: int, card: int, rounds: int) -> int:
    effect, what, amount = CARD_EFFECT[card], CARD_WHAT[card], CARD_AMOUNT[card]
    if effect == GAIN:
        return amount * gain_worth(s, seat, what, rounds)
    if effect == POINTS:
        return 100 * amount
    if effect == ROLL_FOR:
        return MEANS[FOREST + what][CARD_DICE] * resource_worth(what) // 100
    if effect == DICE:
        return DICE_FOR_ALL
    if effect == DRAW:
        return HIDDEN_CARD
    return ONE_USE_PIP * amount if effect == ONE_USE else kept_worth(card)


def kept_worth(card: int) -> int:
    """What a card that was not used yet is good for: a little less than using it."""
    if CARD_EFFECT[card] == ONE_USE:
        return ONE_USE_PIP * CARD_AMOUNT[card]
    assert CARD_EFFECT[card] == CHOICE
    return CARD_AMOUNT[card] * resource_worth(GOLD) - 50


def scoring_worth(s: StoneAge, seat: int, card: int, rounds: int) -> int:
    """SA-FIN-01 to 06, as it stands, and what it may grow to."""
    if CARD_SYMBOL[card] != NOTHING:
        counts = symbol_counts(s.cards[seat])
        different = sum([1 for count in counts if count])
        return 100 if counts[CARD_SYMBOL[card]] else 100 * (2 * different + 1) + SYMBOL_HOPE
    factor = worker_factors(s, seat)[CARD_WORKER[card]]
    return CARD_TIMES[card] * (100 * factor + MORE_BY_THE_END * rounds)


def price(s: StoneAge, seat: int, due: int, first: int, expected: list[int]) -> int:
    """The worth of the cheapest resources to pay with, from a kind on; NOTHING if they will not do."""
    cost = 0
    for resource in range(first, len(RESOURCES)):
        paid = min(due, s.resources[4 * seat + resource] + expected[resource] // 100)
        cost += paid * resource_worth(resource)
        due -= paid
    return cost if due <= 0 else NOTHING


def building_worth(s: StoneAge, seat: int, building: int, expected: list[int]) -> int:
    """What building adds to the worth of what is paid for it; nothing if that can't be hoped for."""
    held = [s.resources[4 * seat + i] + expected[i] // 100 for i in range(len(RESOURCES))]
    cost = BUILDING_COST[building]
    if BUILDING_KIND[building] == OPEN:
        return (100 - IN_HAND) * 4 * min(sum(held), 4)
    if BUILDING_KIND[building] == NUMBER:
        due = BUILDING_LEAST[building]
        return (100 - IN_HAND) * 4 * due if can_be_of(held, due, BUILDING_MIX[building]) else 0
    if any_missing(held, cost):
        return 0
    return (100 - IN_HAND) * sum([VALUE[i] * cost[i] for i in range(len(RESOURCES))])


def any_missing(held: list[int], cost: Numbers) -> bool:
    return sum([1 for i in range(len(RESOURCES)) if held[i] < cost[i]]) > 0
