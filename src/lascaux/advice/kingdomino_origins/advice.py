"""Points with open choices made well; between equals, what the dominoes to come may add."""

from typing import final

from lascaux.advice.base import Advice
from lascaux.advice.kingdomino_origins import hope, worth
from lascaux.engine.protocol import State
from lascaux.games.kingdomino_origins.state import Origins


@final
class OriginsAdvice(Advice):
    def worth(self, s: State, seat: int) -> int:
        assert isinstance(s, Origins)
        return worth.worth(s, seat)

    def hope(self, s: State, seat: int) -> int:
        assert isinstance(s, Origins)
        return hope.hope(s, seat)
