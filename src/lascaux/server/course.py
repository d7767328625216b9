"""How a finished game went: points and chances to win along the way, and where they turned.

A chance is how often a seat wins if all go on from there as a casual player does. Of what is at hand and
affordable, that foretells the winner of games between sensible players best (bench/foretelling.py).
"""

import time

from lascaux.engine.protocol import CHANCE, Action, Game, State
from lascaux.games.registry import load
from lascaux.server.lines import Lines, Moment
from lascaux.server.resting import rest
from lascaux.server.turning import Turning
from lascaux.server.wire_review import Course

MOST_POSITIONS = 40
FEWEST_POSITIONS = 10
MOST_ROUNDS = 60  # lines from a position: they leave an error of about 6 percent
FEWEST_ROUNDS = 8
SECONDS = 15.0  # of a worker's own time
PICTURE = 0.5  # of it, for the chances; the rest is for a closer look where they turn


def compute_course(game_id: str, players: int, options: dict[str, str], actions: list[Action]) -> Course:
    """In a worker."""
    game, started = load(game_id), time.process_time()
    lines = Lines(game, rest())
    start = Moment(0, game.new(game.setup(players, options)), {})
    asked = moments_asked(game, start, actions)
    moments = evenly(asked, affordable(lines, asked[0]))
    rounds = play_rounds(lines, moments, started + PICTURE * SECONDS)
    turning = Turning(lines, actions, rounds, started + SECONDS)
    return Course(
        [moment.n for moment in moments],
        [points_of(game, moment.s) for moment in moments],
        [chances(lines, moment, rounds) for moment in moments],
        turning.points(moments),
    )


def moments_asked(game: Game, moment: Moment, actions: list[Action]) -> list[Moment]:
    """All in which somebody was asked, and the end."""
    asked: list[Moment] = []
    for action in actions:
        if game.actor(moment.s) != CHANCE:
            asked.append(moment.copy())
        moment.go_on(game, action)
    return [*asked, moment]


def evenly(moments: list[Moment], most: int) -> list[Moment]:
    """So many of them at most, the first and the last among them."""
    stride = max(1, -(-(len(moments) - 1) // most))
    return [*moments[:-1:stride], moments[-1]]


def affordable(lines: Lines, start: Moment) -> int:
    """How many positions can be looked at often enough. A line from the start is twice as long as others."""
    begun = time.process_time()
    lines.shares(start, 0)
    one = max(1e-6, (time.process_time() - begun) / 2)
    return max(FEWEST_POSITIONS, min(MOST_POSITIONS, int(PICTURE * SECONDS / (one * FEWEST_ROUNDS))))


def play_rounds(lines: Lines, moments: list[Moment], until: float) -> int:
    """All positions get equally many lines; whoever looks at positions meanwhile goes first."""
    rounds = 0
    while rounds < FEWEST_ROUNDS or (rounds < MOST_ROUNDS and time.process_time() < until):
        for moment in moments:
            lines.shares(moment, rounds)
        rounds += 1
    return rounds


def chances(lines: Lines, moment: Moment, rounds: int) -> list[int]:
    """By seat, in percent."""
    all_ = [lines.shares(moment, number) for number in range(rounds)]
    return [round(100 * sum(won) / rounds) for won in zip(*all_, strict=True)]


def points_of(game: Game, s: State) -> list[int]:
    return [standing[0] for standing in game.returns(s)]
