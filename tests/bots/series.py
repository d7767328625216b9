"""Short series in this process, with classes of a test as bots."""

from collections.abc import Callable, Sequence

import lascaux
from lascaux.bots.arena.playing import play_game
from lascaux.bots.arena.results import Result
from lascaux.bots.arena.seating import arrangements

Field = Sequence[Callable[[], lascaux.Bot]]


def play_series(
    game: lascaux.Game, setup: lascaux.Setup, field: Field, games: int, first: int = 0
) -> list[Result]:
    """Each of the field is an entry of its own; everybody one seat further each time."""
    results = []
    for number in range(first, first + games):
        orders = arrangements(tuple(range(setup.players)))
        seating = orders[number % len(orders)]
        course = play_game(game, setup, [field[entry]() for entry in seating], number)
        decisions = tuple(len(seconds) for seconds in course.seconds)
        results.append(Result(number, seating, course.standings, decisions))
    return results


def wins_of(results: list[Result], entry: int) -> float:
    return sum(result.wins_of(entry) for result in results)


def mean_points(results: list[Result], entry: int) -> float:
    return sum(result.mean_points(entry) for result in results) / len(results)
