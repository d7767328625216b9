"""The laws as plain calls, for a game that is not in the tree: `keep_the_laws(game)` tries all of them."""

import inspect
from collections.abc import Callable

import lascaux
from tests.conformance import test_laws
from tests.conformance.walks import Agreement, agreements_of

Law = Callable[[Agreement], None]


def laws() -> list[Law]:
    """All tests of a single agreement."""
    found = [law for name, law in vars(test_laws).items() if name.startswith("test_")]
    return [law for law in found if list(inspect.signature(law).parameters) == ["agreement"]]


def keep_the_laws(game: lascaux.Game, rounds: int = 3) -> None:
    """Every law, for every agreement and with several seeds. The game is loaded by its id; what fails is the
    law itself, with the agreement in its arguments."""
    for number in range(rounds):
        for agreement in agreements_of(game, first_seed=1 + 1000 * number):
            for law in laws():
                law(agreement)
