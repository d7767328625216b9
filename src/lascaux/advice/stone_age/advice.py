"""Points now, and by rules of thumb what the village will make of the rest."""

from typing import final

from lascaux.advice.base import Advice
from lascaux.advice.stone_age import worth
from lascaux.engine.protocol import State
from lascaux.games.stone_age.state import StoneAge


@final
class StoneAgeAdvice(Advice):
    def worth(self, s: State, seat: int) -> int:
        assert isinstance(s, StoneAge)
        return worth.worth(s, seat)

    def is_estimate(self) -> bool:
        return True
