"""Positions of a game on the way to its end, so that reaching any of them takes few actions."""

from lascaux.engine.agreeing import Setup
from lascaux.engine.protocol import Action, Game, State

RUNG = 25  # actions from one to the next


class Ladder:
    """A position every so many actions, as far as anybody has looked. It holds the truth: whoever shows a
    position asks `game.observe` for what a seat may see."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.rungs: list[State] = [game.new(setup)]
        self.path: list[Action] = []  # leads from the first rung to the last one

    def position(self, actions: list[Action]) -> State:
        """After these actions, from the highest rung on their way. It is the asker's own to change."""
        self.take_down(actions)
        highest = min(len(actions) // RUNG, len(self.rungs) - 1)
        s = self.rungs[highest].copy()
        for n, action in enumerate(actions[highest * RUNG :], highest * RUNG + 1):
            self.game.apply(s, action)
            if n == len(self.rungs) * RUNG:
                self.rungs.append(s.copy())
                self.path = actions[:n]
        return s

    def take_down(self, actions: list[Action]) -> None:
        """Rungs that these actions don't lead to stood for moves that were taken back."""
        while not is_way_of(self.path, actions):
            self.rungs.pop()
            del self.path[-RUNG:]


def is_way_of(path: list[Action], actions: list[Action]) -> bool:
    """Whether one of them is the beginning of the other."""
    common = min(len(path), len(actions))
    return path[:common] == actions[:common]
