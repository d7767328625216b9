"""What a hint is made of: the expert's search by a fixed number of lines, and why its choice is better.

Where nothing was learned about a position, a simpler bot is asked, and no reasons are told.
"""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

from lascaux.advice import lines
from lascaux.bots.asking import KnownPosition, imagined_known, known_position, luck_of, think_known
from lascaux.bots.base import Thought
from lascaux.bots.budget import Timer, never
from lascaux.bots.judging import Judges
from lascaux.bots.levels import can_play, level_for
from lascaux.bots.registry import make_bot
from lascaux.bots.search import Search, Tried
from lascaux.engine.chance import Pcg32, Rng
from lascaux.engine.protocol import Action, Game, State

FILE = Path(__file__).with_name("hints.toml")
EXPERT, SIMPLER = "expert", "casual"
RIVAL = "rival"  # the points of the best of the others: on no score sheet
MOST = 3  # reasons
LEAST = 0.5  # points that are worth a word
SLOWER = 10  # times, where games run interpreted
judges = Judges()


@dataclass(frozen=True)
class Effort:
    simulations: int
    rounds: int


@dataclass(frozen=True)
class Hint:
    """What to do, and by what it will bring more than something else that one could do."""

    action: Action
    other: Action | None = None
    why: tuple[tuple[str, float], ...] = ()
    is_by_expert: bool = False


@cache
def effort_for(game_id: str) -> Effort:
    """Where games run interpreted, nobody waits ten times as long: less is thought about a hint there."""
    said = tomllib.loads(FILE.read_text(encoding="utf-8"))
    general = {key: value for key, value in said.items() if not isinstance(value, dict)}
    least = SLOWER if str(lines.__file__).endswith(".py") else 1
    return Effort(**{key: value // least for key, value in {**general, **said.get(game_id, {})}.items()})


def hint_for(game: Game, s: State, seat: int) -> Hint:
    """At once, in this process. The same position has the same hint, also when it comes again: the luck is
    made of what the seat sees."""
    seed, has_learned = luck_of(game, s, seat), can_play(EXPERT, game, s)
    luck = Pcg32(seed)
    known = known_position(game, s, seat, luck)
    thought = think_known(make_bot(adviser(game.id) if has_learned else SIMPLER), game, known, seat, luck)
    other = alternative(thought)
    if other is None:
        return Hint(thought.action, is_by_expert=has_learned)
    known = imagined_known(game, s, seat)
    why = reasons(game, known, seat, thought.action, other, Pcg32(seed), never)
    return Hint(thought.action, other, tuple(why), has_learned)


def adviser(game_id: str) -> str:
    """Whom to ask: by lines, not by time, so that the answer is the same when it is asked again."""
    return f"{EXPERT}(simulations={effort_for(game_id).simulations})"


def alternative(thought: Thought) -> Action | None:
    """What a hint is compared with: the next-best candidate of another kind; where all are of one kind, the
    next-best."""
    others = [one.action for one in thought.candidates if one.action != thought.action]
    of_another_kind = [action for action in others if action[0] != thought.action[0]]
    return next(iter(of_another_kind or others), None)


def reasons(
    game: Game,
    known: KnownPosition,
    seat: int,
    better: Action,
    other: Action,
    rng: Rng,
    is_stopped: Callable[[], bool],
) -> list[tuple[str, float]]:
    """By how much one action is to be expected to bring more than another, by category, and RIVAL, how much
    less it leaves to the best of the others. By lines in pairs, with the same deals and luck."""
    s, level = game.unpack(known), level_for(EXPERT, game.id)
    value = judges.value(game, s, level.value)
    search = Search(value, level, s, seat, rng, Timer(is_stopped=is_stopped))
    pair = Tried(better, 0.0), Tried(other, 0.0)
    while pair[0].rounds < effort_for(game.id).rounds and search.play_round(list(pair)):
        pass
    return largest(categories_of(pair, value.categories()))


def categories_of(pair: tuple[Tried, Tried], categories: tuple[str, ...]) -> dict[str, list[float]]:
    """By how much the first was ahead, by category and round."""
    rows = [
        [a - b for a, b in zip(one, other, strict=True)]
        for one, other in zip(pair[0].outlooks, pair[1].outlooks, strict=True)
    ]
    ahead = {key: [row[at] for row in rows] for at, key in enumerate(categories)}
    return {**ahead, RIVAL: [-row[len(categories)] for row in rows]}


def largest(ahead: dict[str, list[float]]) -> list[tuple[str, float]]:
    """Only what is beyond its standard error, also what it costs; nothing, if that does not explain it."""
    found = [
        (key, mean(gains))
        for key, gains in ahead.items()
        if len(gains) > 1 and abs(mean(gains)) >= max(LEAST, stdev(gains) / sqrt(len(gains)))
    ]
    told = sorted(found, key=lambda one: -abs(one[1]))[:MOST]
    return told if sum(points for _, points in told) > 0 else []
