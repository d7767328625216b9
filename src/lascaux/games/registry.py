"""The games by id. One is imported when it is asked for, so that broken data of one stops no other.

Ours come first, then those that other installed packages bring (`load_outside.py`), sorted by id.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from lascaux.engine.errors import UnknownGame, shown
from lascaux.engine.protocol import Game

if TYPE_CHECKING:
    from lascaux.games.load_outside import Outside


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


def prefix(game: str) -> str:
    """What the keys of a game's messages begin with: the initials of its id."""
    return "".join([word[0] for word in game.split("-")])


def own_ids() -> list[str]:
    return list(GAMES)


def game_ids() -> list[str]:
    return [*GAMES, *outside().guests]


def outside() -> "Outside":
    """What other packages bring, and what of it can't be used. Looked for once, when it is needed."""
    from lascaux.games.load_outside import find_games

    return find_games(tuple(GAMES))


def load(game: str) -> Game:
    """The game with this id. Loaded once."""
    if game in GAMES:
        if game not in loaded:
            loaded[game] = GAMES[game]()
        return loaded[game]
    guest = outside().guests.get(game)
    if guest is None:
        games = ", ".join(game_ids())
        raise UnknownGame(
            f"there is no game {shown(game)}: there are {games}", "cli-no-game", game=shown(game), games=games
        )
    return guest.game
