"""Advice by the id of its game. One is imported when it is asked for, as games are."""

from collections.abc import Callable
from typing import Final

from lascaux.advice.base import Advice
from lascaux.engine.protocol import Game

Adviser = Callable[[Game], Advice]


def endless_winter(game: Game) -> Advice:
    from lascaux.advice.endless_winter.advice import EndlessWinterAdvice

    return EndlessWinterAdvice(game)


def kingdomino_origins(game: Game) -> Advice:
    from lascaux.advice.kingdomino_origins.advice import OriginsAdvice

    return OriginsAdvice(game)


def stone_age(game: Game) -> Advice:
    from lascaux.advice.stone_age.advice import StoneAgeAdvice

    return StoneAgeAdvice(game)


ADVISERS: Final[dict[str, Adviser]] = {
    "kingdomino-origins": kingdomino_origins,
    "stone-age": stone_age,
    "endless-winter": endless_winter,
}


def register(game_id: str, adviser: Adviser) -> None:
    """A game from outside brings its own advice: a subclass of `Advice`, given where the game is imported."""
    ADVISERS[game_id] = adviser


def advice_for(game: Game) -> Advice:
    """The game's own advice, or that for any game."""
    return ADVISERS.get(game.id, Advice)(game)
