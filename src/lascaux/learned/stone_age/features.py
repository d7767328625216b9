"""A village, what its people are there for, and the neighbours, as numbers for a net.

Much of it is what advice counts by rules of thumb; the net finds out what that is really worth, and when.
"""

from typing import Final, final

from lascaux.advice.stone_age import outlook, worth
from lascaux.engine.protocol import State
from lascaux.games.stone_age.generated import frames
from lascaux.games.stone_age.hidden import known_to
from lascaux.games.stone_age.lookups import CARD_AMOUNT, CARD_COST, CARD_EFFECT, CARD_SYMBOL, CARD_WORKER
from lascaux.games.stone_age.names import (
    FIELD,
    FIRST_BUILDING,
    FIRST_CARD,
    HUNT,
    HUT,
    NOTHING,
    ONE_USE,
    PLACING_PHASE,
    RESOURCES,
    SPACES,
    TOOL_MAKER,
    USING_PHASE,
    WORKERS,
)
from lascaux.games.stone_age.rules.placing import people_in
from lascaux.games.stone_age.rules.rolling import ready_values
from lascaux.games.stone_age.rules.scoring import (
    LINES,
    cards_at_end,
    seat_points,
    symbol_counts,
    worker_counts,
    worker_factors,
)
from lascaux.games.stone_age.state import StoneAge, people_on
from lascaux.learned.features import Features, Groups, Row

STACKS: Final = 4  # of buildings, at most
OPEN_FRAMES: Final = (frames.ROLLING, frames.ADDING, frames.PAYING, frames.TAKING_DIE, frames.FEEDING)

OWN: Final[Groups] = (
    ("points", 1),
    ("worth", 6),
    ("resources", 4),
    ("stock", 1),
    ("food", 4),
    ("village", 4),
    ("village_by_rounds", 3),
    ("buildings", 1),
    ("symbols", 4),
    ("workers", 4),
    ("workers_score", 4),
    ("starved", 1),
    ("kept", 2),
    ("tools_ready", 1),
    ("free", 2),
    ("yields", 5),
    ("village_places", 3),
    ("cards_taken", 4),
    ("buildings_taken", 2),
    ("asked", 7),
    ("phase", 2),
    ("start", 2),
    ("ends", 4),
    ("village_open", 3),
    ("rings_open", 2),
    ("cards_open", 4),
    ("buildings_open", 2),
)
NEIGHBOUR: Final = 13
OTHERS: Final[Groups] = (("next", NEIGHBOUR), ("best", NEIGHBOUR), ("mean", NEIGHBOUR), ("table", 4))


@final
class StoneAgeFeatures(Features):
    def __init__(self) -> None:
        super().__init__(OWN, OTHERS, LINES)

    def variant(self, s: State) -> str:
        assert isinstance(s, StoneAge)
        return "2" if s.terms.players == 2 else "4"

    def stage(self, s: State) -> int:
        assert isinstance(s, StoneAge)
        return s.round

    def own(self, s: State, seat: int, row: Row) -> None:
        assert isinstance(s, StoneAge)
        rounds = outlook.rounds_left(s)
        expected = worth.expected_yields(s, seat)
        put_worth(s, seat, row, rounds, expected)
        put_village(s, seat, row, rounds)
        put_cards(s, seat, row)
        put_people(s, seat, row, rounds, expected)
        put_question(s, seat, row)
        put_table(s, seat, row, rounds, expected)

    def others(self, s: State, seat: int, row: Row) -> None:
        assert isinstance(s, StoneAge)
        put_neighbours(known_to(s, seat), seat, row)


def put_worth(s: StoneAge, seat: int, row: Row, rounds: int, expected: list[int]) -> None:
    """Points now, and the parts of what advice makes of the rest."""
    stock, village = worth.stock_worth(s, seat), worth.village_worth(s, seat, rounds)
    food = worth.food_worth(s, seat, expected[HUNT])
    places = worth.places_worth(s, seat, rounds, expected)
    opened = worth.open_worth(s, seat, rounds) if s.stack else 0
    row.put(seat_points(s, seat))
    row.put(stock)
    row.put(village)
    row.put(food)
    row.put(places)
    row.put(opened)
    row.put(stock + village + food + places + opened)


def put_village(s: StoneAge, seat: int, row: Row, rounds: int) -> None:
    stock = 0
    for resource in range(len(RESOURCES)):
        held = s.resources[4 * seat + resource]
        stock += held
        row.put(held)
    row.put(stock)
    people, fields, tools = s.people[seat], s.production[seat], s.tools[seat]
    hunger = people - fields
    row.put(s.food[seat])
    row.put(min(s.food[seat], 20))
    row.put(hunger)
    row.put(max(0, hunger * rounds - s.food[seat]))
    row.put(people)
    row.put(fields)
    row.put(tools)
    row.put(min(fields, people))
    row.put(people * rounds)
    row.put(fields * rounds)
    row.put(tools * rounds)
    row.put(len(s.buildings[seat]))


def put_cards(s: StoneAge, seat: int, row: Row) -> None:
    """Green symbols by sets, people on cards and what they score now, one-use tools."""
    cards = cards_at_end(s, seat)
    symbols, workers, factors = symbol_counts(cards), worker_counts(cards), worker_factors(s, seat)
    once = sum([1 for count in symbols if count])
    twice = sum([1 for count in symbols if count > 1])
    row.put(once)
    row.put(once * once)
    row.put(twice)
    row.put(twice * twice)
    for worker in range(len(WORKERS)):
        row.put(workers[worker])
    for worker in range(len(WORKERS)):
        row.put(workers[worker] * factors[worker])
    row.put(s.starved[seat])
    pips = 0
    for card in s.kept[seat]:
        if CARD_EFFECT[card] == ONE_USE:
            pips += CARD_AMOUNT[card]
    row.put(pips)
    row.put(len(s.kept[seat]))
    row.put(sum(ready_values(s, seat)))


def put_people(s: StoneAge, seat: int, row: Row, rounds: int, expected: list[int]) -> None:
    """Who is still at hand, and what the others are on the board for."""
    free = s.people[seat] - s.placed[seat]
    row.put(free if s.phase == PLACING_PHASE else 0)
    row.put(int(s.phase == PLACING_PHASE and s.placed[seat] == 0))
    for place in range(HUNT, FIRST_CARD):
        row.put(expected[place])
    for place in (TOOL_MAKER, HUT, FIELD):
        row.put(int(people_on(s, place, seat) > 0))
    hoped = expected[HUNT + 1 : FIRST_CARD]
    taken = gained = cost = green = 0
    for space in range(SPACES):
        if people_on(s, FIRST_CARD + space, seat) and s.spaces[space] != NOTHING:
            taken += 1
            gained += outlook.card_worth(s, seat, s.spaces[space], rounds)
            cost += CARD_COST[space]
            green += int(CARD_SYMBOL[s.spaces[space]] != NOTHING)
    row.put(taken)
    row.put(gained)
    row.put(cost)
    row.put(green)
    built = value = 0
    for stack in range(s.terms.players):
        if people_on(s, FIRST_BUILDING + stack, seat) and s.tiles[stack] != NOTHING:
            built += 1
            value += outlook.building_worth(s, seat, s.tiles[stack], hoped)
    row.put(built)
    row.put(value)


def put_question(s: StoneAge, seat: int, row: Row) -> None:
    """What is open, if it is the seat's, and where in the round and in the order it is."""
    frame = s.stack[-1] if s.stack else (NOTHING, NOTHING)
    own = frame[1] == seat or (len(frame) > 2 and frame[1] < 0 and frame[2] == seat)
    for kind in OPEN_FRAMES:
        row.put(int(own and frame[0] == kind))
    row.put(frame[3] if own and frame[0] == frames.ADDING else 0)
    row.put(frame[4] if own and frame[0] == frames.PAYING else 0)
    row.put(int(s.phase == PLACING_PHASE))
    row.put(int(s.phase == USING_PHASE))
    players = s.terms.players
    later = (seat - s.start) % players if s.start >= 0 else 0
    row.put(later)
    row.put(int(later == players - 1))


def put_table(s: StoneAge, seat: int, row: Row, rounds: int, expected: list[int]) -> None:
    """How near the end is, and what can still be had in this round."""
    stacks = sorted(s.left)
    row.put(rounds)
    row.put(stacks[0])
    row.put(stacks[1])
    row.put(sum(s.deck))
    for place in (TOOL_MAKER, HUT, FIELD):
        row.put(int(s.on[place] == 0))
    crowded = full = 0
    for place in range(HUNT + 1, FIRST_CARD):
        there = s.on[place]
        crowded += people_in(there)
        full += int(there != 0)
    row.put(crowded)
    row.put(full)
    put_offers(s, seat, row, rounds, expected[HUNT + 1 : FIRST_CARD])


def put_offers(s: StoneAge, seat: int, row: Row, rounds: int, hoped: list[int]) -> None:
    """Of cards and buildings that nobody stands on: how many, the best, and the best that can be paid."""
    cards = best = paid = people = 0
    for space in range(SPACES):
        card = s.spaces[space]
        if card == NOTHING or s.on[FIRST_CARD + space]:
            continue
        cards += 1
        gained = outlook.card_worth(s, seat, card, rounds)
        best = max(best, gained)
        cost = outlook.price(s, seat, CARD_COST[space], 0, hoped)
        if cost != NOTHING:
            paid = max(paid, gained - cost)
        people += int(CARD_WORKER[card] != NOTHING)
    row.put(cards)
    row.put(best)
    row.put(paid)
    row.put(people)
    buildings = value = 0
    for stack in range(s.terms.players):
        if s.tiles[stack] != NOTHING and not s.on[FIRST_BUILDING + stack]:
            buildings += 1
            value = max(value, outlook.building_worth(s, seat, s.tiles[stack], hoped))
    row.put(buildings)
    row.put(value)


def put_neighbours(s: StoneAge, seat: int, row: Row) -> None:
    """The next one, the best one, all on average; without their hidden cards."""
    players = s.terms.players
    described = [neighbour(s, (seat + i) % players) for i in range(1, players)]
    best = described[0]
    for one in described:
        if one[1] > best[1]:
            best = one
    for number in described[0]:
        row.put(number)
    for number in best:
        row.put(number)
    for i in range(NEIGHBOUR):
        row.put(sum([one[i] for one in described]) // (players - 1))
    row.put(players)
    row.put(s.round)
    row.put(int(s.terms.second_set))
    row.put(max([len(s.buildings[i]) for i in range(players)]))


def neighbour(s: StoneAge, seat: int) -> list[int]:
    points = 100 * seat_points(s, seat)
    rounds = outlook.rounds_left(s)
    cards = cards_at_end(s, seat)
    symbols, workers = symbol_counts(cards), worker_counts(cards)
    stock = sum([s.resources[4 * seat + i] for i in range(len(RESOURCES))])
    return [
        points,
        points + worth.stock_worth(s, seat) + worth.village_worth(s, seat, rounds),
        stock,
        s.food[seat],
        s.people[seat],
        s.production[seat],
        s.tools[seat],
        len(s.buildings[seat]),
        sum([1 for count in symbols if count]),
        sum(workers),
        s.people[seat] - s.placed[seat],
        s.starved[seat],
        s.people[seat] - s.production[seat],
    ]
