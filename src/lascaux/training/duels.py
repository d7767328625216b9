"""The gate: a net that fits better may play worse, so each one plays against casual, with fresh deals."""

from pathlib import Path

import msgspec
from msgspec import Struct

from lascaux.advice.valuing import Value
from lascaux.bots.arena.playing import play_game
from lascaux.bots.arena.statistics import wilson
from lascaux.bots.base import Bot
from lascaux.bots.registry import make_bot
from lascaux.bots.weights import Weights
from lascaux.engine.chance import Rng
from lascaux.engine.options import Setup
from lascaux.engine.protocol import Action, Game, State
from lascaux.training.checkpoints import Against
from lascaux.training.plan import Chosen, Plan
from lascaux.training.playing import value_by

OPPONENT = "casual"
FIRST = 1 << 48  # the number of the first game: deals that nobody else plays
SEED_STEP = 1 << 32


class NetBot(Bot):
    """Looks one action ahead."""

    name = "net"

    def __init__(self, value: Value) -> None:
        self.value = value

    def choose(self, game: Game, s: State, seat: int, rng: Rng) -> Action:
        return self.value.best(s, seat, game.legal(s), rng)


class Duel(Struct, frozen=True, array_like=True):
    """One game of a net against casual: its share of the win, and points ahead of the best of the others."""

    wins: float
    margin: int


def duel_numbers(plan: Plan, generation: int, place: int) -> range:
    """Of a setup, by its place in the plan."""
    first = FIRST + plan.seed * SEED_STEP + (generation * len(plan.setups) + place) * plan.gate
    return range(first, first + plan.gate)


def play_duel(game: Game, setup: Setup, weights: Weights, number: int) -> Duel:
    """The net sits one seat further each time."""
    own = number % setup.players
    bots = [make_bot(OPPONENT) for _ in range(setup.players)]
    bots[own] = NetBot(value_by(game, weights))
    standings = play_game(game, setup, bots, number).standings
    top, points = max(standings), [standing[0] for standing in standings]
    wins = 1 / standings.count(top) if standings[own] == top else 0.0
    return Duel(wins, points[own] - max(points[:own] + points[own + 1 :]))


def duels_as_file(duels: list[Duel]) -> bytes:
    return msgspec.json.encode(duels)


def summary(chosen: Chosen, paths: list[Path]) -> Against:
    duels = [duel for path in paths for duel in msgspec.json.decode(path.read_bytes(), type=list[Duel])]
    games, wins = len(duels), sum(duel.wins for duel in duels)
    low, high = wilson(wins, games)
    return Against(chosen, games, wins, low, high, sum(duel.margin for duel in duels) / games)
