"""Lines: a position played on by a value, all seats alike, so far or to the end."""

from lascaux.advice.valuing import Value
from lascaux.advice.watching import Watch
from lascaux.engine.chance import Rng
from lascaux.engine.protocol import CHANCE, OVER, State


def play_on(value: Value, s: State, seat: int, turns: int, rng: Rng, watch: Watch) -> State | None:
    """Until the seat has ended this turn of its own and so many more, or the game is over. The position right
    after its last action, before chance and the others go on from there: such ones a value knows best.
    Nothing, if the watch was over first.

    A turn is what a seat decides in a row."""
    game = value.game
    left = s
    last = seat
    while True:
        actor = game.actor(s)
        if actor == OVER:
            return s
        if actor == CHANCE:
            game.apply(s, game.sample(s, rng))
            continue
        if actor != seat and last == seat:
            if turns == 0:
                return left
            turns -= 1
        last = actor
        options = game.legal(s)
        if len(options) == 1:
            game.apply(s, options[0])
        else:
            if watch.is_over():
                return None
            game.apply(s, value.best(s, actor, options, rng))
        if actor == seat and turns == 0:
            left = s.copy()


def play_on_at_random(value: Value, s: State, rng: Rng) -> None:
    """To the end of the game, every option equally likely."""
    game = value.game
    while True:
        actor = game.actor(s)
        if actor == OVER:
            return
        if actor == CHANCE:
            game.apply(s, game.sample(s, rng))
        else:
            options = game.legal(s)
            game.apply(s, options[rng.below(len(options))])
