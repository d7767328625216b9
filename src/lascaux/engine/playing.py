"""Playing at random: the yardstick of speed, and the simplest rollout."""

from lascaux.engine.chance import Rng
from lascaux.engine.protocol import CHANCE, OVER, Game, State


def play_out(game: Game, s: State, rng: Rng) -> int:
    """Plays to the end at random and counts the decisions of the seats."""
    decisions = 0
    while True:
        actor = game.actor(s)
        if actor == OVER:
            return decisions
        if actor == CHANCE:
            game.apply(s, game.sample(s, rng))
        else:
            options = game.legal(s)
            game.apply(s, options[rng.below(len(options))])
            decisions += 1


def copy_many(s: State, times: int) -> None:
    """Copies a position again and again, for the bench."""
    for _ in range(times):
        s.copy()
