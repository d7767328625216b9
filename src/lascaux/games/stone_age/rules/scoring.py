"""SA-FIN: final scoring. It can be asked at any time: what if the game ended here?"""

from typing import Final

from lascaux.engine.protocol import ScoreLine, Standing
from lascaux.games.stone_age.lookups import CARD_SYMBOL, CARD_TIMES, CARD_WORKER
from lascaux.games.stone_age.names import BUILDER, FARMER, NOTHING, SHAMAN, SYMBOLS, TOOLMAKER, WORKERS
from lascaux.games.stone_age.rules.cards import due_at_end
from lascaux.games.stone_age.rules.feeding import HUNGER_POINTS
from lascaux.games.stone_age.rules.gains import stock_of
from lascaux.games.stone_age.state import Numbers, StoneAge

# The lines of a score sheet.
LINES: Final = (
    "buildings",
    "cards",
    "hunger",
    "green",
    "duplicates",
    "farmers",
    "toolmakers",
    "builders",
    "shamans",
    "resources",
    "choice",
)


def track_points(s: StoneAge, seat: int) -> int:
    """What was scored so far. SA-FEED-03: it may be below zero."""
    return s.built[seat] + s.scored[seat] - HUNGER_POINTS * s.starved[seat]


def cards_at_end(s: StoneAge, seat: int) -> Numbers:
    """SA-CARD-08, SA-CARD-09: all cards, the hidden one and used ones too."""
    secret = s.secret[seat]
    return s.cards[seat] if secret == NOTHING else (*s.cards[seat], secret)


def symbol_counts(cards: Numbers) -> list[int]:
    """How many green cards of each symbol."""
    counts = [0] * len(SYMBOLS)
    for card in cards:
        if CARD_SYMBOL[card] != NOTHING:
            counts[CARD_SYMBOL[card]] += 1
    return counts


def worker_counts(cards: Numbers) -> list[int]:
    """How many farmers, tool makers, hut builders and shamans."""
    counts = [0] * len(WORKERS)
    for card in cards:
        if CARD_WORKER[card] != NOTHING:
            counts[CARD_WORKER[card]] += CARD_TIMES[card]
    return counts


def green_points(counts: list[int]) -> int:
    """SA-FIN-01: different symbols, squared."""
    different = sum([1 for count in counts if count])
    return different * different


def duplicate_points(counts: list[int], second_set: bool) -> int:
    """SA-FIN-02: 1 point each; as a second set they are squared, and so on for third ones."""
    if not second_set:
        return sum([count - 1 for count in counts if count])
    points = 0
    rest = [count - 1 for count in counts if count > 1]
    while rest:
        points += len(rest) * len(rest)
        rest = [count - 1 for count in rest if count > 1]
    return points


def worker_factors(s: StoneAge, seat: int) -> list[int]:
    """SA-FIN-03 to 06: what the people on cards are multiplied by. SA-RUL-09: one-use tools don't count."""
    factors = [0] * len(WORKERS)
    factors[FARMER] = s.production[seat]
    factors[TOOLMAKER] = s.tools[seat]
    factors[BUILDER] = len(s.buildings[seat])
    factors[SHAMAN] = s.people[seat]
    return factors


def final_points(s: StoneAge, seat: int, cards: Numbers) -> list[int]:
    """SA-FIN-01 to 07, by the last eight of LINES. SA-RUL-02: the card of choice would be turned in."""
    symbols, workers, factors = symbol_counts(cards), worker_counts(cards), worker_factors(s, seat)
    people = [workers[worker] * factors[worker] for worker in range(len(WORKERS))]
    green = green_points(symbols)
    duplicates = duplicate_points(symbols, s.terms.second_set)
    return [green, duplicates, *people, stock_of(s, seat), due_at_end(s, seat)]


def seat_points(s: StoneAge, seat: int) -> int:
    return track_points(s, seat) + sum(final_points(s, seat, cards_at_end(s, seat)))


def standing(s: StoneAge, seat: int) -> Standing:
    """SA-FIN-08, SA-ED-03: points; then food production, tools and people together."""
    return (seat_points(s, seat), s.production[seat] + s.tools[seat] + s.people[seat])


def score_sheet(s: StoneAge) -> list[ScoreLine]:
    """How the points came about: line by line, each for all seats, so that a sheet keeps their order."""
    seats = [seat_lines(s, seat) for seat in range(s.terms.players)]
    return [line for key in LINES for lines in seats for line in lines if line.key == key]


def seat_lines(s: StoneAge, seat: int) -> list[ScoreLine]:
    """Lines without points are left out."""
    cards = cards_at_end(s, seat)
    scored = [s.built[seat], s.scored[seat], -HUNGER_POINTS * s.starved[seat]]
    points = [*scored, *final_points(s, seat, cards)]
    facts = line_facts(s, seat, cards)
    return [ScoreLine(seat, LINES[i], points[i], facts[i]) for i in range(len(LINES)) if points[i]]


def line_facts(s: StoneAge, seat: int, cards: Numbers) -> list[dict[str, int | str]]:
    """What the words for each line need."""
    symbols, workers, factors = symbol_counts(cards), worker_counts(cards), worker_factors(s, seat)
    different = sum([1 for count in symbols if count])
    facts: list[dict[str, int | str]] = [
        {"count": len(s.buildings[seat])},
        {},
        {"times": s.starved[seat]},
        {"different": different},
        {"count": sum(symbols) - different},
    ]
    for worker in range(len(WORKERS)):
        facts.append({"people": workers[worker], "factor": factors[worker]})
    return [*facts, {"count": stock_of(s, seat)}, {"count": due_at_end(s, seat)}]
