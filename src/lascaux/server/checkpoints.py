"""Positions of a game on the way to its end, so that reaching any of them takes few actions."""

from lascaux.engine.options import Setup
from lascaux.engine.protocol import Action, Game, State

STRIDE = 25  # actions from one to the next


class Checkpoints:
    """A position every so many actions, as far as anybody has looked. It holds the truth: whoever shows a
    position asks `game.observe` for what a seat may see."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.states: list[State] = [game.new(setup)]
        self.path: list[Action] = []  # leads from the first state to the last one

    def position(self, actions: list[Action]) -> State:
        """After these actions, from the last checkpoint on their way. It is the asker's own to change."""
        self.drop_taken_back(actions)
        last = min(len(actions) // STRIDE, len(self.states) - 1)
        s = self.states[last].copy()
        for n, action in enumerate(actions[last * STRIDE :], last * STRIDE + 1):
            self.game.apply(s, action)
            if n == len(self.states) * STRIDE:
                self.states.append(s.copy())
                self.path = actions[:n]
        return s

    def drop_taken_back(self, actions: list[Action]) -> None:
        """Checkpoints that these actions don't lead to stood for moves that were taken back."""
        while not is_way_of(self.path, actions):
            self.states.pop()
            del self.path[-STRIDE:]


def is_way_of(path: list[Action], actions: list[Action]) -> bool:
    """Whether one of them is the beginning of the other."""
    common = min(len(path), len(actions))
    return path[:common] == actions[:common]
