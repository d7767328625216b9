"""One game of bots: deals, seats and each bot's luck follow from its number alone."""

import time
from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass, field

from lascaux.bots.arena.plan import Plan, seed_of
from lascaux.bots.arena.results import Played, Result
from lascaux.bots.arena.times import Times
from lascaux.bots.asking import known_position, think_known
from lascaux.bots.base import Bot
from lascaux.bots.registry import bot_maker
from lascaux.engine.chance import Dealer, Dealing, Pcg32
from lascaux.engine.errors import BotError
from lascaux.engine.options import Setup
from lascaux.engine.protocol import CHANCE, OVER, Action, Game, Standing, State

BEATS, SEAT, NUMBER = range(3)  # what a worker shows while it plays: signs of life, whose turn, which game
MOST_STEPS = 20_000  # of seats: bots who go round in circles don't get any further


@dataclass
class Course:
    """A game as it was played."""

    standings: tuple[Standing, ...] = ()
    steps: list[tuple[int, Action]] = field(default_factory=list)  # of seats
    seconds: list[list[float]] = field(default_factory=list)  # by seat, of CPU, where there was a choice


def play_game(
    game: Game, setup: Setup, bots: Sequence[Bot], number: int, pulse: MutableSequence[int] | None = None
) -> Course:
    """Bots are asked only where there is a choice. `pulse` is changed before each question."""
    s, pulse = game.new(setup), pulse or [0, 0, 0]
    dealing = Dealing(Dealer(seed_of(number)))
    luck = [Pcg32(number, seat + 1) for seat in range(setup.players)]
    course = Course(seconds=[[] for _ in bots])
    while (actor := game.actor(s)) != OVER:
        if actor == CHANCE:
            game.apply(s, dealt(game, s, dealing))
            continue
        options = game.legal(s)
        if len(options) == 1:
            action = options[0]
        else:
            pulse[BEATS], pulse[SEAT] = pulse[BEATS] + 1, actor
            action = decision(game, s, actor, bots[actor], luck[actor], course.seconds[actor])
        course.steps.append((actor, action))
        if len(course.steps) > MOST_STEPS:
            raise BotError(f"the game was not over after {MOST_STEPS:,} decisions")
        game.apply(s, action)
    course.standings = tuple(game.returns(s))
    return course


def dealt(game: Game, s: State, dealing: Dealing) -> Action:
    kind = s.stack[-1][0]
    action = game.sample(s, dealing.next_deal(kind))
    dealing.count(kind)
    return action


def decision(game: Game, s: State, seat: int, bot: Bot, luck: Pcg32, seconds: list[float]) -> Action:
    """Dealing anew what the seat can't see is not the bot's time."""
    known = known_position(game, s, seat, luck)
    began = time.process_time()
    thought = think_known(bot, game, known, seat, luck)
    seconds.append(time.process_time() - began)
    return thought.action


class Host:
    """Holds any game of a plan. A bot is made for a seat and lives for one game."""

    def __init__(self, plan: Plan, pulse: MutableSequence[int] | None = None) -> None:
        self.plan, self.pulse = plan, pulse or [0, 0, 0]
        self.game, self.setup = plan.game(), plan.setup()
        self.makers: list[Callable[[], Bot]] = [bot_maker(entry) for entry in plan.entries]
        self.course = Course()

    def play(self, number: int) -> Played:
        seating = self.plan.seating(number)
        self.pulse[NUMBER] = number
        self.course = play_game(self.game, self.setup, self.made(seating), number, self.pulse)
        decisions = tuple(len(seconds) for seconds in self.course.seconds)
        result = Result(number, seating, self.course.standings, decisions)
        return Played(result, self.times(seating))

    def made(self, seating: Sequence[int]) -> list[Bot]:
        bots = []
        for seat, entry in enumerate(seating):
            self.pulse[BEATS], self.pulse[SEAT] = self.pulse[BEATS] + 1, seat
            bots.append(self.makers[entry]())
        return bots

    def times(self, seating: Sequence[int]) -> dict[int, Times]:
        times: dict[int, Times] = {}
        for entry, seconds in zip(seating, self.course.seconds, strict=True):
            times.setdefault(entry, Times()).add(seconds)
        return times
