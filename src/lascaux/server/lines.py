"""How a game may go on from a position: lines that are played to the end as the best bot plays, in rounds.

In a round, luck is the same for all positions: the next roll of the dice, or the fifth row of dominoes,
brings the same wherever the line began. So two positions are compared by lines that differ in nothing but
what lies between.
"""

from dataclasses import dataclass
from math import sqrt

from lascaux.advice.weighing import best
from lascaux.engine.chance import Dealer, Dealing, Pcg32
from lascaux.engine.protocol import CHANCE, OVER, Action, Game, State
from lascaux.server.resting import Rest
from lascaux.table.match import places_of

DOUBT = 1.0  # so much more than was seen may differ, in squares: few rounds that agree prove little
Shares = list[float]  # by seat, who won a line: 1 in all, shared by whoever is level


@dataclass
class Moment:
    """A position after `n` actions, and how many deals of each kind came before it."""

    n: int
    s: State
    came: dict[int, int]

    def copy(self) -> "Moment":
        return Moment(self.n, self.s.copy(), dict(self.came))

    def go_on(self, game: Game, action: Action) -> None:
        if game.actor(self.s) == CHANCE:
            kind = self.s.stack[-1][0]
            self.came[kind] = self.came.get(kind, 0) + 1
        game.apply(self.s, action)
        self.n += 1


class Lines:
    """Of one game. What was played once is remembered, by position and round."""

    def __init__(self, game: Game, resting: Rest) -> None:
        self.game = game
        self.resting = resting
        self.played: dict[tuple[int, int], Shares] = {}

    def shares(self, moment: Moment, number: int) -> Shares:
        """Who wins from there in this round."""
        key = moment.n, number
        if key not in self.played:
            self.resting.take()
            self.played[key] = winners(self.game, self.last(moment, number))
        return self.played[key]

    def last(self, moment: Moment, number: int) -> State:
        """Where the line ends that begins there in this round."""
        game, line = self.game, moment.copy()
        dealing = Dealing(Dealer(number.to_bytes(16, "big")))
        while (actor := game.actor(line.s)) != OVER:
            if actor == CHANCE:
                dealing.came = line.came
                action = game.sample(line.s, dealing.next_deal(line.s.stack[-1][0]))
            else:
                action = chosen(game, line.s, actor, Pcg32(number, line.n))
            line.go_on(game, action)
        return line.s


def chosen(game: Game, s: State, seat: int, lot: Pcg32) -> Action:
    """As a casual player does."""
    options = game.legal(s)
    found = best(game, s, seat, options) if len(options) > 1 else options
    return found[lot.below(len(found))]


def winners(game: Game, s: State) -> Shares:
    places = places_of(game.returns(s))
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]


@dataclass(frozen=True)
class Change:
    """Of a seat's chance from one position to another, and how far off it may be (its standard error)."""

    mean: float
    error: float

    def is_sure(self, least: float, errors: float) -> bool:
        """Great enough, and greater than so many of its errors."""
        return abs(self.mean) >= max(least, errors * self.error)


def change_between(before: list[Shares], after: list[Shares], seat: int) -> Change:
    """By the same rounds in both positions."""
    each = [then[seat] - now[seat] for now, then in zip(before, after, strict=True)]
    count = len(each)
    mean = sum(each) / count
    scatter = sum((one - mean) ** 2 for one in each) + DOUBT
    return Change(mean, sqrt(scatter / (count * max(count - 1, 1))))
