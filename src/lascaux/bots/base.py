"""What a bot is: a class with a name and one question to answer."""

from collections.abc import Callable
from dataclasses import dataclass, field

from lascaux.bots.budget import never
from lascaux.engine.chance import Rng
from lascaux.engine.protocol import Action, Game, State


@dataclass(frozen=True)
class Candidate:
    """An option that was looked at closely, and what is to be expected after it."""

    action: Action
    value: float  # points ahead of the best of the others, with a share of winning mixed in
    error: (
        float  # standard error of the difference to the best candidate, from the same lines; 0 for the best
    )
    share: float  # of winning, 0 to 1
    points: tuple[float, ...]  # the seat's points at the end, by the categories of its value
    lines: int  # how many were played on


@dataclass(frozen=True)
class Thought:
    """An answer with what led to it; a bot that does not search has no candidates."""

    action: Action
    candidates: tuple[Candidate, ...] = field(default=())  # the best first
    simulations: int = 0


class Bot:
    """Sees a position in which all that its seat can't see was dealt anew; answers with a legal action.

    One is made for each seat of a table and lives as long as it, so it may keep what it has worked out; but a
    position may come again after an undo, or another one than it expects. Subclass it in a file of your own
    and seat it with `lascaux play GAME --bot path.py:Name`, with parameters as `path.py:Name(depth=3)`.
    """

    name = "bot"

    def choose(self, game: Game, s: State, seat: int, rng: Rng) -> Action:
        """One of `game.legal(s)`. `s` is the bot's own copy; all its luck must come from `rng`."""
        raise NotImplementedError

    def think(
        self, game: Game, s: State, seat: int, rng: Rng, is_stopped: Callable[[], bool] = never
    ) -> Thought:
        """The same with its reasons. `is_stopped` is asked often, and soon after it says yes there is an
        answer, the best so far."""
        return Thought(self.choose(game, s, seat, rng))
