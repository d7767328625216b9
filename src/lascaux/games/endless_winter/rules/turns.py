"""EW-ACT: a turn begins with culture cards and a figure and ends with the played cards; the eclipse pile."""

from typing import Final

from lascaux.engine.flow import then
from lascaux.engine.protocol import Action, Frame
from lascaux.engine.trace import note
from lascaux.games.endless_winter.generated import actions, events, frames
from lascaux.games.endless_winter.lookups import ABILITY_NODES, FIRST_CULTURE, KINDS
from lascaux.games.endless_winter.names import (
    CHIEF_FIGURE,
    CULTURE_STEP,
    NOTHING,
    PLACES,
    REST,
    TOP_SECTION,
    TRIBE_FIGURE,
)
from lascaux.games.endless_winter.rules.cards import PLAYS, to_play
from lascaux.games.endless_winter.rules.chiefs import DO_CHIEF, FINISH, can_use_chief, use_chief
from lascaux.games.endless_winter.rules.resting import begin_rest
from lascaux.games.endless_winter.state import BITS, EndlessWinter, with_card, without_card

PLACEMENTS: Final[list[list[Action]]] = [
    [(actions.PLACE, figure, place) for place in range(len(PLACES))] for figure in range(2)
]
PILES: Final[list[Action]] = [(actions.PILE, card) for card in range(KINDS)]


def begin_turn(s: EndlessWinter, frame: Frame) -> None:
    """EW-ACT-02: culture cards and a figure, then the played cards are discarded."""
    _, _, seat, is_last = frame
    s.section, s.place = CULTURE_STEP, NOTHING
    s.labor = s.cultures = s.chief_used = s.types = s.is_first = s.rested = 0
    then(s.stack, frames.placing(seat), frames.end_turn(seat, is_last))


def may_place(s: EndlessWinter, frame: Frame) -> list[Action]:
    """EW-ACT-04: culture cards first, as many as wanted. EW-ACT-09: then one figure somewhere."""
    _, seat = frame
    tribe = s.tribes[seat]
    options: list[Action] = []
    if s.cultures == 0 or len(tribe.hand) > 1:  # EW-ACT-05
        last = NOTHING
        for card in tribe.hand:
            if card >= FIRST_CULTURE and card != last:
                last = card
                options.append(PLAYS[card])
    if tribe.chief_ready and can_use_chief(s, tribe, seat):
        options.append(DO_CHIEF)
    places = REST if s.terms.rest_blocks_culture and s.cultures else REST + 1  # EW-RUL-03
    if tribe.figures and not s.chief_used:
        options += PLACEMENTS[TRIBE_FIGURE][:places]
    if tribe.chief_ready:
        options += PLACEMENTS[CHIEF_FIGURE][:places]
    return options


def place_or_play(s: EndlessWinter, frame: Frame, action: Action) -> None:
    _, seat = frame
    kind = action[0]
    if kind == actions.PLAY:
        play_culture(s, seat, action[1])
    elif kind == actions.USE_CHIEF:
        s.stack.append(frames.placing(seat))
        use_chief(s, seat)
    else:
        _, figure, place = action
        place_figure(s, seat, figure, place)


def play_culture(s: EndlessWinter, seat: int, card: int) -> None:
    """EW-ACT-05: the first is free, every other costs a card of the hand. EW-ACT-06: resolved at once."""
    tribe = s.tribes[seat]
    to_play(s, tribe, seat, card)
    ahead: list[Frame] = [frames.discarding(seat)] if s.cultures else []
    s.cultures += 1
    node = ABILITY_NODES[s.terms.faces][card][0]
    then(s.stack, *ahead, frames.run(seat, node, must=0), frames.placing(seat))


def place_figure(s: EndlessWinter, seat: int, figure: int, place: int) -> None:
    """EW-ACT-09, EW-ACT-11: on a column or on its rest space, whoever stands there."""
    tribe = s.tribes[seat]
    if figure == CHIEF_FIGURE:
        tribe.chief_ready = 0
    else:
        tribe.figures -= 1
    s.place = place
    s.standing = (*s.standing, 8 * place + 2 * seat + figure)
    note(s, events.FIGURE_PLACED, seat, figure, place)
    s.stack.append(frames.act(seat))
    if place == REST:
        begin_rest(s, tribe, seat)
    else:
        s.section = TOP_SECTION
        s.is_first = 1 - (s.columns >> place & 1)  # EW-ACT-15, EW-ACT-17
        s.columns |= 1 << place


def end_turn(s: EndlessWinter, frame: Frame) -> None:
    """EW-ACT-29, EW-ACT-39: played cards are discarded, labor is lost. EW-ACT-40: after the last turn of the
    round comes the eclipse pile. EW-MOD-10: a token goes under the stack."""
    _, _, seat, is_last = frame
    tribe = s.tribes[seat]
    for code in tribe.played:
        tribe.discard = with_card(tribe.discard, code // BITS)
    tribe.played = s.locked = ()
    s.labor = 0
    s.section, s.place = CULTURE_STEP, NOTHING
    if s.token != NOTHING:
        s.rest_under = (*s.rest_under, s.token)
        s.token = NOTHING
    if is_last and tribe.hand:
        s.stack.append(frames.piling(seat, last=0))


def may_pile(s: EndlessWinter, frame: Frame) -> list[Action]:
    """EW-ACT-41: any cards of the hand, in rising order, so that each pile can be made in one way. EW-RUL-24:
    for the last one culture cards are no bluff, as they would return at once."""
    _, seat, last = frame
    options: list[Action] = []
    kinds = KINDS if any(later[0] == frames.TURN for later in s.stack) else FIRST_CULTURE
    for card in s.tribes[seat].hand:
        if last <= card < kinds and (not options or options[-1] != PILES[card]):
            options.append(PILES[card])
    options.append(FINISH)
    return options


def pile(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-ACT-41: face down, so that nobody knows any more what is left in hand."""
    _, seat, _ = frame
    if action[0] == actions.DONE:
        return
    _, card = action
    tribe = s.tribes[seat]
    tribe.hand = without_card(tribe.hand, card)
    tribe.known = ()
    tribe.pile = with_card(tribe.pile, card)
    note(s, events.CARD_PILED, seat, card)
    if tribe.hand:
        s.stack.append(frames.piling(seat, last=card))
