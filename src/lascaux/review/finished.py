"""A finished game, gone through again."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from lascaux.engine.options import Setup
from lascaux.engine.protocol import CHANCE, Action, Game, State
from lascaux.games.registry import load


class Moment(NamedTuple):
    """A position, and what was done in it. It is the reader's own to change."""

    n: int  # actions that came before
    s: State
    actor: int
    action: Action


@dataclass(frozen=True)
class Finished:
    """`begins`: where a game went on that had begun as another one; what came before is not its own."""

    game: Game
    setup: Setup
    actions: list[Action]
    begins: int = 0

    def moments(self) -> Iterator[Moment]:
        """With those of chance; the end is none."""
        s = self.game.new(self.setup)
        for n, action in enumerate(self.actions):
            yield Moment(n, s.copy(), self.game.actor(s), action)
            self.game.apply(s, action)

    def decisions(self) -> Iterator[Moment]:
        return (moment for moment in self.moments() if moment.n >= self.begins and moment.actor != CHANCE)

    def deals(self) -> Iterator[Moment]:
        return (moment for moment in self.moments() if moment.n >= self.begins and moment.actor == CHANCE)

    def end(self) -> State:
        s = self.game.new(self.setup)
        for action in self.actions:
            self.game.apply(s, action)
        return s


def finished_game(
    game_id: str, players: int, options: dict[str, str], actions: list[Action], begins: int = 0
) -> Finished:
    game = load(game_id)
    return Finished(game, game.setup(players, options), actions, begins)
