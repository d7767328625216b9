"""All levels as a pool: who is to meet whom, so that each has its place among them."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from lascaux.bots.arena.plan import Pairing
from lascaux.bots.arena.seating import mixed_tables
from lascaux.bots.asking import known_position, think_known
from lascaux.bots.levels import OPPONENTS
from lascaux.bots.random_bot import RandomBot
from lascaux.bots.registry import make_bot
from lascaux.engine.chance import Pcg32
from lascaux.engine.errors import BotError
from lascaux.engine.options import Setup
from lascaux.engine.protocol import CHANCE, Game

RUNGS = (RandomBot.name, *OPPONENTS)  # the weakest first
MIDDLE = "casual"  # whom all meet


def ladder_pairings(pool: Sequence[str], players: int) -> tuple[Pairing, ...]:
    """Neighbours meet, and each meets the one in the middle, if it is there. The better is named first."""
    pairs = {(upper, lower) for lower, upper in pairwise(range(len(pool)))}
    if MIDDLE in pool:
        middle = pool.index(MIDDLE)
        pairs |= {(max(rung, middle), min(rung, middle)) for rung in range(len(pool)) if rung != middle}
    return tuple(mixed_tables(*pair, players) for pair in sorted(pairs))


def playable(game: Game, setup: Setup, rungs: Sequence[str] = RUNGS) -> tuple[list[str], Mapping[str, str]]:
    """The levels that play this game here, and why the others don't: each is asked for its first move, and
    told to be quick."""
    found, refused = [], {}
    for rung in rungs:
        try:
            first_move(game, setup, rung)
            found.append(rung)
        except BotError as problem:
            refused[rung] = str(problem)
    return found, refused


def first_move(game: Game, setup: Setup, bot: str) -> None:
    s, luck = game.new(setup), Pcg32(0)
    while game.actor(s) == CHANCE:
        game.apply(s, game.sample(s, luck))
    known = known_position(game, s, game.actor(s), luck)
    think_known(make_bot(bot), game, known, game.actor(s), luck, is_stopped=lambda: True)
