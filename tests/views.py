"""What tests pick at: a view, or a named action, without the types of its parts."""

from typing import Any

from lascaux.engine.protocol import Game

View = dict[str, Any]


def printed_by(game: Game, printing: str = "") -> View:
    """What is printed, by a game that has such a printing."""
    found = game.printed(printing)
    assert found is not None
    return found
