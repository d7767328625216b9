"""The measures that a review goes by: what is said of all games, and what of one."""

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from lascaux.advice import lines

FILE = Path(__file__).with_name("measures.toml")
GENERAL = "all"
LIGHTER, FEWER = 4, 3  # times


@dataclass(frozen=True)
class Measures:
    """Of one game. Points, unless it is said otherwise; `shares` and `points` are what an inaccuracy, a
    mistake and a blunder cost at least."""

    simulations: int  # lines in which the better choice is looked for
    rounds: int  # pairs of lines in which it is compared with the one that was played
    turns: int  # of the seat's own that these lines go on after this one
    doubt: float  # how far off a comparison of judgements at their ends usually is
    searched: int  # decisions that are looked at closely, at most
    suspicious: float  # what a decision costs at first sight, at least, to be one of them in any case
    shares: tuple[float, ...]
    points: tuple[float, ...]
    strictness: float  # by how much a point of mean regret lowers the accuracy
    stroke: float  # what an event of chance moves somebody at least, to be told


@cache
def written() -> dict[str, dict[str, Any]]:
    return tomllib.loads(FILE.read_text())


@cache
def measures_for(game_id: str) -> Measures:
    said: dict[str, Any] = {**written()[GENERAL], **written().get(game_id, {})}
    lists = {key: tuple(value) for key, value in said.items() if isinstance(value, list)}
    measures = Measures(**{**said, **lists})
    return lighter(measures) if str(lines.__file__).endswith(".py") else measures


def lighter(measures: Measures) -> Measures:
    """Where games run interpreted, ten times as slowly, a review must not take an hour: it is less sure there
    and marks less."""
    simulations, rounds = measures.simulations // LIGHTER, measures.rounds // LIGHTER
    return replace(measures, simulations=simulations, rounds=rounds, searched=measures.searched // FEWER)
