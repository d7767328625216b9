"""The other tribes, and what lies on the table for all: made once a decision. Only what everybody can see."""

from typing import Final

from lascaux.advice.base import POINT
from lascaux.advice.endless_winter.outlook import (
    FOOD_WORTH,
    RECRUIT_A_ROUND,
    TOOL_WORTH,
    culture_worth,
    eclipses_left,
    set_gain,
)
from lascaux.games.endless_winter.generated import frames
from lascaux.games.endless_winter.hexes import HEXES
from lascaux.games.endless_winter.lookups import (
    CARD_ERA,
    ERA_OF_ROUND,
    FIRST_CULTURE,
    ROUNDS,
    SPECIES,
    STARTING,
    STONE_ERA,
    STONE_FAMILY,
    TYPES,
)
from lascaux.games.endless_winter.names import ACTION, ECLIPSE, FAMILIES, NOTHING
from lascaux.games.endless_winter.rules.scoring import final_points, stone_points
from lascaux.games.endless_winter.state import BITS, EndlessWinter, Tribe
from lascaux.learned.endless_winter.survey import Ground
from lascaux.learned.features import Groups, Row

NEIGHBOUR: Final = 20
FINE: Final = 12  # means are in twelfths
TERMS: Final = 22
OTHERS: Final[Groups] = (
    ("best", NEIGHBOUR),
    ("next", NEIGHBOUR),
    ("mean", NEIGHBOUR),
    ("table", 6),
    ("display", 4),
    ("stones_shown", len(FAMILIES)),
    ("stones_best", 3),
    ("grounds", SPECIES),
    ("game", 3),
    ("piles", TYPES),
    ("terms", TERMS),
)


def put_neighbours(s: EndlessWinter, seat: int, row: Row) -> None:
    """The best one, the one that moves next, all on average."""
    players = s.terms.players
    order = s.order if s.order else tuple(range(players))
    at = order.index(seat)
    described = [neighbour(s, order[(at + i) % players]) for i in range(1, players)]
    best = described[0]
    for one in described:
        if one[1] > best[1]:
            best = one
    for number in best:
        row.put(number)
    for number in described[0]:
        row.put(number)
    for i in range(NEIGHBOUR):
        row.put(FINE * sum([one[i] for one in described]) // (players - 1))


def neighbour(s: EndlessWinter, seat: int) -> list[int]:
    tribe, ground = s.tribes[seat], Ground(s, seat)
    points = POINT * final_points(s, seat)
    recruits, cultures = better_cards(tribe)
    rewards = sum([stone_points(s, seat, stone) for stone in tribe.stones])
    eclipses, rounds = eclipses_left(s, seat, frames.OWN_BOARD), ROUNDS - s.round
    led = sum(ground.led)
    hope = TOOL_WORTH * tribe.tools + FOOD_WORTH * tribe.food + RECRUIT_A_ROUND * rounds * recruits
    return [
        points,
        points + hope + eclipses * (POINT * rewards + ground.worth),
        tribe.tools,
        tribe.food,
        recruits,
        cultures,
        len(tribe.settled),
        led,
        led * eclipses,
        tribe.sacrifice,
        tribe.honor,
        len(tribe.stones),
        rewards * eclipses,
        sum(tribe.untipped),
        tribe.megaliths,
        tribe.figures + tribe.chief_ready if s.phase == ACTION else 0,
        len(tribe.hand),
        tribe.resting,
        len(tribe.buried),
        len(tribe.pile),
    ]


def better_cards(tribe: Tribe) -> tuple[int, int]:
    """Tribe cards that no tribe begins with, and culture cards, wherever they are."""
    recruits = cultures = 0
    for zone in (tribe.hand, tribe.deck, tribe.discard, tribe.pile, tribe.buried):
        for card in zone:
            recruits += int(STARTING <= card < FIRST_CULTURE)
            cultures += int(card >= FIRST_CULTURE)
    for code in tribe.played:
        recruits += int(STARTING <= code // BITS < FIRST_CULTURE)
        cultures += int(code // BITS >= FIRST_CULTURE)
    return recruits, cultures


def put_table(s: EndlessWinter, seat: int, row: Row) -> None:
    """How far the game is, and what can still be had."""
    players = s.terms.players
    row.put(players)
    row.put(s.round)
    row.put(int(s.phase == ACTION))
    row.put(int(s.phase == ECLIPSE))
    row.put(len(s.standing))
    row.put(s.order.index(seat) if s.order else 0)
    put_display(s, seat, row)
    put_shown_stones(s, seat, row)
    put_grounds(s, seat, row)
    for number in s.piles:
        row.put(number)
    put_terms(s, row)


def put_display(s: EndlessWinter, seat: int, row: Row) -> None:
    """Culture cards: how many, of the later era, the best two."""
    shown = later = best = second = 0
    for card in s.culture:
        if card == NOTHING:
            continue
        shown += 1
        later += int(CARD_ERA[card] > 1)
        value = culture_worth(s, seat, card)
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    for number in (shown, later, best, second):
        row.put(number)


def put_shown_stones(s: EndlessWinter, seat: int, row: Row) -> None:
    """By what they count; and what the best would score for the seat now, and once all eras are open."""
    families = [0] * len(FAMILIES)
    era = ERA_OF_ROUND[s.round]
    best = later = shown = 0
    for stone in s.stones:
        families[STONE_FAMILY[stone]] = families[STONE_FAMILY[stone]] + 1
        points = stone_points(s, seat, stone) if len(s.terrain) == HEXES else 0
        later = max(later, points)
        if STONE_ERA[stone] <= era:
            shown += 1
            best = max(best, points)
    for number in families:
        row.put(number)
    for number in (shown, best, later):
        row.put(number)


def put_grounds(s: EndlessWinter, seat: int, row: Row) -> None:
    """Animals in sight, and what those of the deck would bring."""
    tribe = s.tribes[seat]
    deck = total = mean = 0
    for species in range(SPECIES):
        total += s.grounds[species]
        row.put(s.grounds[species])
        if s.animals[species]:
            deck += s.animals[species]
            mean += s.animals[species] * set_gain(tribe, species)
    row.put(total)
    row.put(deck)
    row.put(mean // deck if deck else 0)


def put_terms(s: EndlessWinter, row: Row) -> None:
    """What was agreed, but for the number of players and the edition, which the rest tells."""
    numbers = s.terms.numbers
    for i in range(TERMS):
        row.put(numbers[i + 2])
