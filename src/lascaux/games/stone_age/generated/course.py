"""How a game goes on by itself. Made by `python3 dev.py generate` from kinds.py. Not to be edited."""

from lascaux.engine.protocol import NOBODY, Frame
from lascaux.games.stone_age.generated import frames
from lascaux.games.stone_age.rules import feeding
from lascaux.games.stone_age.rules import rounds
from lascaux.games.stone_age.rules import using
from lascaux.games.stone_age.state import StoneAge


def go_on(s: StoneAge) -> None:
    """Lets frames act by themselves until one asks or none is left."""
    stack = s.stack
    while stack and stack[-1][1] == NOBODY:
        run(s, stack.pop())


def run(s: StoneAge, frame: Frame) -> None:
    """A frame that acts by itself."""
    kind = frame[0]
    if kind < frames.FEED:
        if kind == frames.BEGIN:
            rounds.begin_round(s, frame)
        else:
            assert kind == frames.TURN
            using.take_turn(s, frame)
    else:
        if kind == frames.FEED:
            feeding.feed(s, frame)
        elif kind == frames.ROUND_END:
            rounds.end_round(s, frame)
        else:
            assert kind == frames.MEAL
            feeding.have_meal(s, frame)
