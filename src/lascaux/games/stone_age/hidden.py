"""What a seat can't see: somebody else's hidden card (SA-CARD-08).

The deck and the unseen tiles are kept as what is left of them, without an order. But who counts the cards
knows only deck and hidden card together, so that card is dealt anew from both.
"""

from lascaux.engine.chance import Rng
from lascaux.engine.flow import replaced
from lascaux.games.stone_age.names import NOTHING
from lascaux.games.stone_age.rules.cards import SECRET_DRAWS, drawn
from lascaux.games.stone_age.state import StoneAge


def resample(s: StoneAge, seat: int, rng: Rng) -> StoneAge:
    other = s.copy()
    if not s.stack:
        return other  # the game is over: nothing is hidden any more
    for owner in range(s.terms.players):
        card = s.secret[owner]
        if owner != seat and card != NOTHING:
            other.deck = replaced(other.deck, card, other.deck[card] + 1)
            _, anew = drawn(other.deck, rng, SECRET_DRAWS)
            other.deck = replaced(other.deck, anew, other.deck[anew] - 1)
            other.secret = replaced(other.secret, owner, anew)
    return other


def known_to(s: StoneAge, seat: int) -> StoneAge:
    """SA-CARD-08: without the hidden cards of others, until the game is over."""
    other = s.copy()
    if s.stack:
        own = s.secret[seat] if seat >= 0 else NOTHING
        others = (NOTHING,) * s.terms.players
        other.secret = others if own == NOTHING else replaced(others, seat, own)
    return other
