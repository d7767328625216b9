"""What a net is told about a position: numbers, relative to a seat, and nothing that it may not know."""

from typing import final

from librt.vecs import vec

from lascaux.engine.native import i64, mypyc_attr
from lascaux.engine.protocol import ScoreLine, State

Groups = tuple[tuple[str, int], ...]  # names of features that belong together, and how many


def spread(groups: Groups) -> list[str]:
    """A name for each feature, in order."""
    return [f"{group}.{number}" if count > 1 else group for group, count in groups for number in range(count)]


@final
class Row:
    """The features of one position, written one after the other."""

    def __init__(self, count: int) -> None:
        self.numbers: vec[float] = vec[float]([0.0] * count)
        self.at: i64 = 0

    def put(self, number: int) -> None:
        self.numbers[self.at] = float(number)
        self.at += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """Of one game. The part about the others comes last, because it is made once a decision only: what a seat
    does changes little about them before they act.

    Weights that were made with features of other names are refused. `categories` are the keys of the score
    sheet that a net foretells one by one.
    """

    def __init__(self, own: Groups, others: Groups, categories: tuple[str, ...]) -> None:
        self.own_groups: Groups = own
        self.other_groups: Groups = others
        self.categories: tuple[str, ...] = categories
        self.own_count: int = sum([count for _, count in own])
        self.count: int = self.own_count + sum([count for _, count in others])

    def names(self) -> list[str]:
        return spread(self.own_groups) + spread(self.other_groups)

    def variant(self, s: State) -> str:
        """Which net judges this position: games that differ much have one each."""
        return ""

    def own(self, s: State, seat: int, row: Row) -> None:
        """Writes the first `own_count` numbers: the seat itself and the table."""
        raise NotImplementedError

    def others(self, s: State, seat: int, row: Row) -> None:
        """Writes the rest: those whom the seat plays against."""
        raise NotImplementedError

    def stage(self, s: State) -> int:
        """How far the game is: grows, at least by one a round."""
        return 0

    def category_of(self, line: ScoreLine) -> int:
        """Where a line of the score sheet belongs."""
        return self.categories.index(line.key)
