"""Features by the id of their game, imported when they are asked for."""

from collections.abc import Callable
from typing import Final

from lascaux.learned.features import Features


def endless_winter() -> Features:
    from lascaux.learned.endless_winter.features import EndlessWinterFeatures

    return EndlessWinterFeatures()


def kingdomino_origins() -> Features:
    from lascaux.learned.kingdomino_origins.features import OriginsFeatures

    return OriginsFeatures()


def stone_age() -> Features:
    from lascaux.learned.stone_age.features import StoneAgeFeatures

    return StoneAgeFeatures()


DESCRIBERS: Final[dict[str, Callable[[], Features]]] = {
    "endless-winter": endless_winter,
    "kingdomino-origins": kingdomino_origins,
    "stone-age": stone_age,
}


def register(game_id: str, describer: Callable[[], Features]) -> None:
    """A game from outside brings features of its own, given where the game is imported."""
    DESCRIBERS[game_id] = describer


def features_for(game_id: str) -> Features | None:
    return DESCRIBERS[game_id]() if game_id in DESCRIBERS else None
