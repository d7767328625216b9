"""A toy game that can be learned: fast enough to train in a test."""

import pytest

from lascaux.engine.protocol import State
from lascaux.games import registry
from lascaux.learned import registry as describers
from lascaux.learned.features import Features, Row
from lascaux.training.plan import Plan, plans_for
from tests.conformance.cairn import Cairn, Table


class CairnFeatures(Features):
    """The own stones, and what lies open of others."""

    def __init__(self) -> None:
        super().__init__((("hand", 2), ("down", 1), ("up", 1)), (("best", 1), ("players", 1)), ("stones",))

    def variant(self, s: State) -> str:
        assert isinstance(s, Table)
        return "two" if len(s.hands) == 2 else "more"

    def own(self, s: State, seat: int, row: Row) -> None:
        assert isinstance(s, Table)
        for stone in [*s.hands[seat], 0, 0][:2]:
            row.put(stone)
        row.put(s.down[seat])
        row.put(s.up[seat])

    def others(self, s: State, seat: int, row: Row) -> None:
        assert isinstance(s, Table)
        row.put(max(up for owner, up in enumerate(s.up) if owner != seat))
        row.put(len(s.hands))


@pytest.fixture
def cairn(monkeypatch: pytest.MonkeyPatch) -> Cairn:
    """Known by its id in this process."""
    game = Cairn()
    monkeypatch.setitem(registry.GAMES, game.id, Cairn)
    monkeypatch.setitem(registry.loaded, game.id, game)
    monkeypatch.setitem(describers.DESCRIBERS, game.id, CairnFeatures)
    return game


SMALL = {
    "games": 12,
    "generations": 3,
    "window": 2,
    "lam": 0.7,
    "gate": 5,
    "piece": 4,
    "recipe": {"hidden": [5, 4], "epochs": 2, "batch": 16},
}


def small_plan(game: Cairn, **changed: object) -> Plan:
    return plans_for(game, "two", None, {**SMALL, **changed})[0]
