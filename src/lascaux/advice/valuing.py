"""What a search asks about positions: what each option leads to, and what a position is worth to every seat.

In points, as floats: by advice here, by what was learned in `learned/`.
"""

from lascaux.advice.base import POINT, Advice
from lascaux.engine.chance import Rng
from lascaux.engine.native import mypyc_attr
from lascaux.engine.protocol import Action, Game, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Judges positions of one game, as each seat may know them."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game

    def of_options(self, s: State, seat: int, options: list[Action]) -> list[float]:
        """What the position after each option is worth to the seat."""
        raise NotImplementedError

    def categories(self) -> tuple[str, ...]:
        """What the points of an outlook are for: keys of the score sheet."""
        raise NotImplementedError

    def outlook(self, s: State, seat: int) -> list[float]:
        """What is to be expected at the end: the seat's points by category, those of the best of the others,
        and the share of winning."""
        raise NotImplementedError

    def sum_up(self, s: State, seat: int, outlook: list[float]) -> float:
        """How far ahead of the best of the others the seat is with this outlook, with what winning is
        worth."""
        raise NotImplementedError

    def best(self, s: State, seat: int, options: list[Action], rng: Rng) -> Action:
        """The option that leads to most; of several, one by lot."""
        values = self.of_options(s, seat, options)
        most = max(values)
        found = [i for i in range(len(options)) if values[i] == most]
        return options[found[0] if len(found) == 1 else found[rng.below(len(found))]]


class HandValue(Value):
    """By rules of thumb."""

    def __init__(self, game: Game, advice: Advice) -> None:
        super().__init__(game)
        self.advice: Advice = advice

    def of_options(self, s: State, seat: int, options: list[Action]) -> list[float]:
        """With hope, which is dear: for the few questions at which a search begins."""
        values: list[float] = []
        for action in options:
            after = s.copy()
            self.game.apply(after, action)
            values.append((self.advice.worth(after, seat) + self.advice.hope(after, seat)) / POINT)
        return values

    def categories(self) -> tuple[str, ...]:
        return ("points",)

    def outlook(self, s: State, seat: int) -> list[float]:
        """Rules of thumb know nothing of winning: whoever is ahead by their measure is taken to win."""
        worths = [self.advice.worth(s, other) / POINT for other in range(len(self.game.returns(s)))]
        rival = rival_of(worths, seat)
        share = 0.5 if worths[seat] == rival else 1.0 if worths[seat] > rival else 0.0
        return [worths[seat], rival, share]

    def sum_up(self, s: State, seat: int, outlook: list[float]) -> float:
        return outlook[0] - outlook[1]

    def best(self, s: State, seat: int, options: list[Action], rng: Rng) -> Action:
        """Hope decides between equals only."""
        found = self.greatest(s, seat, options, False)
        if len(found) > 1:
            found = self.greatest(s, seat, found, True)
        return found[0] if len(found) == 1 else found[rng.below(len(found))]

    def greatest(self, s: State, seat: int, options: list[Action], by_hope: bool) -> list[Action]:
        most = 0
        found: list[Action] = []
        for action in options:
            after = s.copy()
            self.game.apply(after, action)
            value = self.advice.hope(after, seat) if by_hope else self.advice.worth(after, seat)
            if not found or value > most:
                most = value
                found = [action]
            elif value == most:
                found.append(action)
        return found


def rival_of(worths: list[float], seat: int) -> float:
    """The best of the others; nothing to be ahead of where there are none."""
    others = [worths[other] for other in range(len(worths)) if other != seat]
    return max(others) if others else 0.0
