"""How a game goes on by itself. Made by `python3 dev.py generate` from kinds.py. Not to be edited."""

from lascaux.engine.protocol import NOBODY, Frame
from lascaux.games.kingdomino_origins.generated import frames
from lascaux.games.kingdomino_origins.rules import rounds
from lascaux.games.kingdomino_origins.rules import totems
from lascaux.games.kingdomino_origins.rules import tribe
from lascaux.games.kingdomino_origins.state import Origins


def go_on(s: Origins) -> None:
    """Lets frames act by themselves until one asks or none is left."""
    stack = s.stack
    while stack and stack[-1][1] == NOBODY:
        run(s, stack.pop())


def run(s: Origins, frame: Frame) -> None:
    """A frame that acts by itself."""
    kind = frame[0]
    if kind == frames.PREPARE:
        rounds.prepare_round(s, frame)
    elif kind == frames.COUNT:
        totems.count_resources(s, frame)
    else:
        assert kind == frames.OFFER
        tribe.offer_recruiting(s, frame)
