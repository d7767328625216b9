"""What is wrong with what was asked of a training, as a key of the message catalogs."""

from lascaux.engine.errors import LascauxError


class TrainingError(LascauxError):
    code = "training"

    def __init__(self, key: str, /, **facts: int | str) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


def check_installed() -> None:
    """What lascaux[bots] brings. How many threads matrices take must have been said before."""
    try:
        import librt.vecs  # noqa: F401
        import numpy  # noqa: F401
    except ImportError:
        raise TrainingError("cli-train-needs") from None
