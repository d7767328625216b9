"""EW-COL-INI-07: burying a card."""

from typing import Final

from lascaux.engine.protocol import Action, Frame
from lascaux.engine.trace import note
from lascaux.games.endless_winter.generated import actions, events
from lascaux.games.endless_winter.generated.course import go_on
from lascaux.games.endless_winter.lookups import KINDS
from lascaux.games.endless_winter.names import (
    DISCARD_PILE,
    ECLIPSE,
    ECLIPSE_PILE,
    HAND,
    NOTHING,
    PLAYED,
    ZONES,
)
from lascaux.games.endless_winter.rules.cards import leave_hand
from lascaux.games.endless_winter.rules.terrain import SKIP_IT
from lascaux.games.endless_winter.state import BITS, EndlessWinter, Tribe, with_card, without_card

BURIALS: Final[list[list[Action]]] = [
    [(actions.BURY_CARD, zone, card) for card in range(KINDS)] for zone in range(len(ZONES))
]


def may_bury(s: EndlessWinter, frame: Frame) -> list[Action]:
    """A card in hand, in the discard pile or played; in the eclipse also of the pile. Equal ones in one place
    are one option."""
    _, seat, must = frame
    tribe = s.tribes[seat]
    played = tuple([code // BITS for code in tribe.played])
    zones = [tribe.hand, tribe.discard, played, tribe.pile if s.phase == ECLIPSE else ()]
    options: list[Action] = []
    for zone in range(len(ZONES)):
        last = NOTHING
        for card in zones[zone]:
            if card != last and (
                zone <= DISCARD_PILE or card not in tribe.discard or is_another(s, frame, zone, card)
            ):
                options.append(BURIALS[zone][card])
            last = card
    return options if must else [*options, SKIP_IT]


def is_another(s: EndlessWinter, frame: Frame, zone: int, card: int) -> bool:
    """EW-RUL-25: whether it matters that this one is buried, and not its equal of the discard pile. It does
    not if the one that stays is discarded before anything else happens."""
    found = [s.copy(), s.copy()]
    for after, origin in zip(found, (zone, DISCARD_PILE), strict=True):
        after.stack.pop()
        bury(after, frame, BURIALS[origin][card])
        go_on(after)
    return found[0].pack() != found[1].pack()


def bury(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-COL-INI-07: under the burial card. What was in hand stays a secret of its owner."""
    seat = frame[1]
    if action[0] == actions.SKIP:
        return
    _, zone, card = action
    tribe = s.tribes[seat]
    tribe.buried = with_card(tribe.buried, card)
    if zone == HAND:
        note(s, events.HAND_BURIED, seat, card)
        leave_hand(s, tribe, card)
        tribe.known = ()
        return
    note(s, events.CARD_BURIED, seat, zone, card)
    tribe.shown = with_card(tribe.shown, card)
    if zone == DISCARD_PILE:
        tribe.discard = without_card(tribe.discard, card)
    elif zone == PLAYED:
        tribe.played = without_card(tribe.played, played_code(tribe, card))
    else:
        assert zone == ECLIPSE_PILE
        tribe.pile = without_card(tribe.pile, card)
        if s.unresolved.count(card) > tribe.pile.count(card):
            s.unresolved = without_card(s.unresolved, card)


def played_code(tribe: Tribe, card: int) -> int:
    """A played card as it stands there; of several equal ones that with the most abilities used."""
    return max([code for code in tribe.played if code // BITS == card])
