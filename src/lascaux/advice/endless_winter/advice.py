"""Points now, and by rules of thumb what the tribe will make of the rest."""

from typing import final

from lascaux.advice.base import Advice
from lascaux.advice.endless_winter import worth
from lascaux.engine.protocol import State
from lascaux.games.endless_winter.state import EndlessWinter


@final
class EndlessWinterAdvice(Advice):
    def worth(self, s: State, seat: int) -> int:
        assert isinstance(s, EndlessWinter)
        return worth.worth(s, seat)

    def is_estimate(self) -> bool:
        return True
