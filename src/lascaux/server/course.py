"""How a finished game went: points and chances to win along the way, and where they turned."""

import time

from lascaux.engine.chance import Pcg32
from lascaux.engine.playing import play_out
from lascaux.engine.protocol import CHANCE, Action, Game, State
from lascaux.games.registry import load
from lascaux.server.resting import rest
from lascaux.server.wire import Course, TurningPoint
from lascaux.table.match import places_of

MOST_POSITIONS = 60
MOST_ROUNDS = 400  # playouts a position; 400 leave an error of about 2.5 percent
FEWEST_ROUNDS = 8
SECONDS = 6.0  # of a worker's own time
MOST_TURNING_POINTS = 3
LEAST_CHANGE = 10  # percent: less may be luck of the playouts


def compute_course(game_id: str, players: int, options: dict[str, str], actions: list[Action]) -> Course:
    """In a worker: plays every position to its end at random, again and again, and counts who wins."""
    game = load(game_id)
    positions, states = passed(game, game.new(game.setup(players, options)), actions)
    chances = chances_of(game, states, players)
    points = [[standing[0] for standing in game.returns(s)] for s in states]
    return Course(positions, points, chances, turning_points(positions, chances))


def passed(game: Game, s: State, actions: list[Action]) -> tuple[list[int], list[State]]:
    """The start, the end, and evenly chosen positions between in which somebody was asked."""
    asked: list[tuple[int, State]] = []
    for n, action in enumerate(actions):
        if game.actor(s) != CHANCE:
            asked.append((n, s.copy()))
        game.apply(s, action)
    stride = -(-len(asked) // MOST_POSITIONS)
    chosen = [*asked[:: max(stride, 1)], (len(actions), s)]
    return [n for n, _ in chosen], [state for _, state in chosen]


def chances_of(game: Game, states: list[State], players: int) -> list[list[int]]:
    """By position and seat, in percent. All positions get equally many playouts; whoever looks at positions
    meanwhile goes first."""
    wins = [[0.0] * players for _ in states]
    rounds, until, resting = 0, time.process_time() + SECONDS, rest()
    while rounds < FEWEST_ROUNDS or (rounds < MOST_ROUNDS and time.process_time() < until):
        for won, s in zip(wins, states, strict=True):
            resting.take()
            add_winners(won, game, s, Pcg32(rounds))
        rounds += 1
    return [[round(100 * won / rounds) for won in by_seat] for by_seat in wins]


def add_winners(won: list[float], game: Game, s: State, rng: Pcg32) -> None:
    """One playout; winners who are level share it."""
    end = s.copy()
    play_out(game, end, rng)
    places = places_of(game.returns(end))
    for seat, place in enumerate(places):
        if place == 1:
            won[seat] += 1 / places.count(1)


def turning_points(positions: list[int], chances: list[list[int]]) -> list[TurningPoint]:
    """The greatest changes of a seat's chance from one position to the next, in the order of the game."""
    changes: list[TurningPoint] = []
    for i in range(1, len(positions)):
        change, seat = max(
            (
                (after - before, seat)
                for seat, (before, after) in enumerate(zip(*chances[i - 1 : i + 1], strict=True))
            ),
            key=lambda found: abs(found[0]),
        )
        if abs(change) >= LEAST_CHANGE:
            changes.append(TurningPoint(positions[i], seat, change))
    greatest = sorted(changes, key=lambda point: -abs(point.change))[:MOST_TURNING_POINTS]
    return sorted(greatest, key=lambda point: point.n)
