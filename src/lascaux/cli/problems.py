"""What the terminal refuses, as a key of the message catalogs: main.py says it in a line."""

from lascaux.engine.errors import LascauxError


class Problem(LascauxError):
    code = "cli"

    def __init__(self, key: str, /, **facts: int | str) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


class Leave(Exception):
    """Somebody wants to leave the game."""
