"""What advice is: a position's worth to a seat. Whoever plays or hints compares positions by it."""

from typing import Final

from lascaux.engine.native import mypyc_attr
from lascaux.engine.protocol import Game, State

POINT: Final = 100  # of the unit of `worth` and `hope`: they are in hundredths of a point


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """For any game: the points, as if it ended here. A game that knows better has a subclass.

    What `worth` and `hope` say must follow from what the seat may know: they are asked about positions in
    which all else was dealt anew.
    """

    def __init__(self, game: Game) -> None:
        self.game: Game = game

    def worth(self, s: State, seat: int) -> int:
        """What the position is worth to the seat once its own open choices are made well, in hundredths of a
        point. At the end of the game, 100 times the seat's points."""
        return POINT * self.game.returns(s)[seat][0]

    def hope(self, s: State, seat: int) -> int:
        """What may come beyond that, in hundredths of a point as well. It only decides between positions of
        equal worth, so that it may be dear: it is not asked about the others."""
        return 0

    def is_estimate(self) -> bool:
        """Whether `worth` guesses the points of the end before it comes, so that a change is counted from the
        guess before; otherwise it is counted from the points."""
        return False
