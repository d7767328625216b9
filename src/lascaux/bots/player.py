"""The levels at work: one way to play, by the parameters of a level."""

import math
from collections.abc import Callable

from lascaux.bots.base import Bot, Thought
from lascaux.bots.budget import Timer, never
from lascaux.bots.judging import Judges
from lascaux.bots.levels import Level, level_for
from lascaux.bots.search import Search
from lascaux.engine.chance import Rng
from lascaux.engine.options import Setup
from lascaux.engine.protocol import Action, Game, State

FINE = 1 << 20  # steps of a lot between 0 and 1
SHORTEST = 0.004  # seconds that are worth a search
OF_WHAT_IS_LEFT = 0.5  # that the next decision of a turn may take


class Player(Bot):
    """`name` is a level's; `parameters` replace what it says."""

    def __init__(self, name: str, **parameters: object) -> None:
        self.name = name
        self.parameters = parameters
        self.judges = Judges()
        self.turn = Turn()

    def level(self, game: Game) -> Level:
        return level_for(self.name, game.id).with_parameters(self.parameters)

    def check(self, game: Game, setup: Setup) -> None:
        """BotError now rather than at its first decision, if it can't play such a game here."""
        self.judges.value(game, game.new(setup), self.level(game).value)

    def choose(self, game: Game, s: State, seat: int, rng: Rng) -> Action:
        return self.think(game, s, seat, rng).action

    def think(
        self, game: Game, s: State, seat: int, rng: Rng, is_stopped: Callable[[], bool] = never
    ) -> Thought:
        options = game.legal(s)
        if len(options) == 1:
            return Thought(options[0])
        level = self.level(game)
        value = self.judges.value(game, s, level.value)
        if level.temperature:
            return Thought(one_of(value.of_options(s, seat, options), options, level, rng))
        seconds = self.turn.seconds(level, self.judges.stage(game, s, level.value), seat)
        if level.simulations:
            seconds = math.inf
        elif seconds < SHORTEST:
            return Thought(value.best(s, seat, options, rng))
        timer = Timer(seconds, is_stopped)
        thought = Search(value, level, s, seat, rng, timer).think(options)
        self.turn.spent += timer.used()
        return thought


class Turn:
    """What was spent of the budget of a turn: the first decisions get most of it."""

    def __init__(self) -> None:
        self.of: tuple[int, int] | None = None
        self.spent = 0.0

    def seconds(self, level: Level, stage: int | None, seat: int) -> float:
        """For the next decision. Where nobody knows turns apart, each decision has the budget of a turn."""
        if not level.by_turn or stage is None:
            return level.seconds
        if self.of != (stage, seat):
            self.of, self.spent = (stage, seat), 0.0
        return (level.seconds - self.spent) * OF_WHAT_IS_LEFT


def one_of(values: list[float], options: list[Action], level: Level, rng: Rng) -> Action:
    """By lot, the better ones more often; what is worse by more than the level's reach never."""
    most = max(values)
    odds = [
        math.exp((value - most) / level.temperature) if most - value <= level.reach else 0.0
        for value in values
    ]
    ticket = rng.below(FINE) / FINE * sum(odds)
    for action, chance in zip(options, odds, strict=True):
        ticket -= chance
        if ticket < 0:
            return action
    return options[odds.index(max(odds))]
