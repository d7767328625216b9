"""What a seat can't see (EW-ENG-02): the hands of others, what they buried from them, their face-down piles.

Which cards somebody has in all these places and in the deck together is no secret: everybody saw them come.
So those cards are dealt anew to the same places. Cards that everybody saw go to a hand stay there.
"""

from lascaux.engine.chance import Rng
from lascaux.games.endless_winter.generated import frames
from lascaux.games.endless_winter.names import ECLIPSE
from lascaux.games.endless_winter.state import EndlessWinter, Numbers, Tribe


def resample(s: EndlessWinter, seat: int, rng: Rng) -> EndlessWinter:
    other = s.copy()
    for owner, tribe in enumerate(other.tribes):
        if owner != seat:
            deal_anew(tribe, s.phase != ECLIPSE, rng)
    if s.stack and s.stack[-1][0] == frames.PILING and s.stack[-1][1] != seat:
        other.stack[-1] = frames.piling(
            s.stack[-1][1], last=0
        )  # it would tell which card lies on top of the pile
    return other


def deal_anew(tribe: Tribe, pile_is_hidden: bool, rng: Rng) -> None:
    hand = less(tribe.hand, tribe.known)
    buried = less(tribe.buried, tribe.shown)
    pile = tribe.pile if pile_is_hidden else ()
    cards = sorted([*hand, *buried, *pile, *tribe.deck])  # whichever of them were where
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    tribe.hand = tuple(sorted([*tribe.known, *cards[: len(hand)]]))
    cards = cards[len(hand) :]
    tribe.buried = tuple(sorted([*tribe.shown, *cards[: len(buried)]]))
    cards = cards[len(buried) :]
    if pile_is_hidden:
        tribe.pile = tuple(sorted(cards[: len(pile)]))
    tribe.deck = tuple(sorted(cards[len(pile) :]))


def less(cards: Numbers, taken: Numbers) -> list[int]:
    """The cards without some of them."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left
