"""What a hint is made of: the expert's search by a fixed number of lines, and why its choice is better."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

from lascaux.bots.asking import KnownPosition
from lascaux.bots.base import Thought
from lascaux.bots.budget import Timer
from lascaux.bots.judging import Judges
from lascaux.bots.levels import level_for
from lascaux.bots.search import Search, Tried
from lascaux.engine.chance import Rng
from lascaux.engine.protocol import Action, Game

FILE = Path(__file__).with_name("hints.toml")
EXPERT = "expert"
RIVAL = "rival"  # the points of the best of the others: on no score sheet
MOST = 3  # reasons
LEAST = 0.5  # points that are worth a word
judges = Judges()


@dataclass(frozen=True)
class Effort:
    simulations: int
    rounds: int


@cache
def effort_for(game_id: str) -> Effort:
    said = tomllib.loads(FILE.read_text(encoding="utf-8"))
    general = {key: value for key, value in said.items() if not isinstance(value, dict)}
    return Effort(**{**general, **said.get(game_id, {})})


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
    """The categories in which one action is to be expected to bring more than another, and RIVAL, if it
    leaves less to the best of the others; most first. By lines in pairs, with the same deals and luck."""
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
    """Only what is beyond its standard error."""
    found = [
        (key, mean(gains))
        for key, gains in ahead.items()
        if len(gains) > 1 and mean(gains) >= max(LEAST, stdev(gains) / sqrt(len(gains)))
    ]
    return sorted(found, key=lambda one: -one[1])[:MOST]
