"""The games by id. One is imported when it is asked for, so that broken data of one stops no other."""

from collections.abc import Callable
from typing import Final

from lascaux.engine.errors import UnknownGame, shown
from lascaux.engine.protocol import Game


def endless_winter() -> Game:
    from lascaux.games.endless_winter.game import EndlessWinterGame

    return EndlessWinterGame()


def kingdomino_origins() -> Game:
    from lascaux.games.kingdomino_origins.game import KingdominoOrigins

    return KingdominoOrigins()


def stone_age() -> Game:
    from lascaux.games.stone_age.game import StoneAgeGame

    return StoneAgeGame()


GAMES: Final[dict[str, Callable[[], Game]]] = {
    "kingdomino-origins": kingdomino_origins,
    "stone-age": stone_age,
    "endless-winter": endless_winter,
}
loaded: Final[dict[str, Game]] = {}


def game_ids() -> list[str]:
    return list(GAMES)


def load(game: str) -> Game:
    """The game with this id. Loaded once."""
    if game not in GAMES:
        raise UnknownGame(f"there is no game {shown(game)}: there are {', '.join(GAMES)}")
    if game not in loaded:
        loaded[game] = GAMES[game]()
    return loaded[game]
