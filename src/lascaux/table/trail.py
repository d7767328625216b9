"""Positions on the way of a game, so that going back takes few actions, however long the game is."""

from collections.abc import Sequence

from lascaux.engine.chance import Dealing
from lascaux.engine.protocol import CHANCE, Action, Game, State

STRIDE = 25  # actions from one position that is always kept to the next
Place = tuple[State, Dealing]


class Trail:
    """The positions after the last actions, and one every so many before those. None of them is ever changed,
    so copies of a trail share them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.places: dict[int, Place] = {}  # by the number of actions before

    def copy(self) -> "Trail":
        copied = Trail(self.game)
        copied.places = dict(self.places)
        return copied

    def keep(self, n: int, state: State, dealing: Dealing) -> None:
        """What comes long before it goes, but for some."""
        self.places[n] = state, dealing.copy()
        past = n - STRIDE
        if past % STRIDE:
            self.places.pop(past, None)

    def back_to(self, n: int, actions: Sequence[Action]) -> Place:
        """The position after the first n of these actions. What came after it is forgotten."""
        self.forget_after(n)
        nearest = max(self.places)
        state, dealing = self.places[nearest]
        dealing = dealing.copy()
        if nearest < n:
            state = self.gone_on(state, dealing, actions[nearest:n])
            self.keep(n, state, dealing)
        return state, dealing

    def forget_after(self, n: int) -> None:
        self.places = {number: place for number, place in self.places.items() if number <= n}

    def gone_on(self, state: State, dealing: Dealing, actions: Sequence[Action]) -> State:
        """These actions were legal once; the deals among them are counted."""
        s = state.copy()
        for action in actions:
            if self.game.actor(s) == CHANCE:
                dealing.count(s.stack[-1][0])
            self.game.apply(s, action)
        return s
