"""What a bot is: a class with a name and one question to answer."""

from lascaux.engine.chance import Rng
from lascaux.engine.protocol import Action, Game, State


class Bot:
    """Sees a position in which all that its seat can't see was dealt anew; answers with a legal action.

    Subclass it in a file of your own and seat it with `lascaux play GAME --bot path.py:Name`.
    """

    name = "bot"

    def choose(self, game: Game, s: State, seat: int, rng: Rng) -> Action:
        """One of `game.legal(s)`. `s` is the bot's own copy; all its luck must come from `rng`."""
        raise NotImplementedError
