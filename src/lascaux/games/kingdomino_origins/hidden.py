"""What a seat can't see: nothing that is in a position.

The box and the stack of people are kept as what is left in them, without an order, and everybody can
work that out from what lies open. So nothing is dealt anew.
"""

from lascaux.engine.chance import Rng
from lascaux.games.kingdomino_origins.state import Origins


def resample(s: Origins, seat: int, rng: Rng) -> Origins:
    return s.copy()
