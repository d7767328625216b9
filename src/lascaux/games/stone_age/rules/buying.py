"""SA-ACT-07, SA-ACT-08: what was paid for is taken."""

from lascaux.engine.protocol import Action, Frame
from lascaux.games.stone_age.names import FIRST_BUILDING, NOTHING
from lascaux.games.stone_age.rules.buildings import build
from lascaux.games.stone_age.rules.cards import buy_card
from lascaux.games.stone_age.rules.paying import pay
from lascaux.games.stone_age.state import StoneAge


def pay_for(s: StoneAge, frame: Frame, action: Action) -> None:
    """A payment goes on, or the card or building is bought."""
    seat, place = frame[1], frame[2]
    paid = pay(s, frame, action)
    if paid == NOTHING:
        return
    if place < FIRST_BUILDING:
        buy_card(s, seat, place)
    else:
        build(s, seat, place, paid)
