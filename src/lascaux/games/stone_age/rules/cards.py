"""SA-CARD: buying cards and what they do at once; the dice for all; the cards that are kept."""

from typing import Final

from lascaux.engine.chance import Rng
from lascaux.engine.flow import replaced, then_one
from lascaux.engine.native import i64
from lascaux.engine.protocol import NOBODY, Action, Frame
from lascaux.engine.trace import note, note_all
from lascaux.games.stone_age.generated import actions, events, frames
from lascaux.games.stone_age.lookups import (
    CARD_AMOUNT,
    CARD_DICE,
    CARD_EFFECT,
    CARD_WHAT,
    CARDS,
    DIE_GAIN,
)
from lascaux.games.stone_age.names import (
    CHOICE,
    DICE,
    DRAW,
    FIRST_CARD,
    FOREST,
    GAIN,
    GOLD,
    NOTHING,
    ONE_USE,
    POINTS,
    RESOURCES,
    ROLL_FOR,
)
from lascaux.games.stone_age.rules.gains import gain
from lascaux.games.stone_age.state import Numbers, StoneAge

CARD_DRAWS: Final[list[Action]] = [(actions.CARD, card) for card in range(CARDS)]
SECRET_DRAWS: Final[list[Action]] = [(actions.SECRET, card) for card in range(CARDS)]
DICE_TO_TAKE: Final[list[Action]] = [(actions.TAKE_DIE, face) for face in range(7)]
THE_CARD: Final[Action] = (actions.USE_CARD,)
TAKES: Final[list[Action]] = [(actions.TAKE, resource) for resource in range(len(RESOURCES))]


def buy_card(s: StoneAge, seat: int, place: int) -> None:
    """SA-ACT-07: takes the card and its immediate effect. SA-CARD-00: it counts at the end."""
    space = place - FIRST_CARD
    card = s.spaces[space]
    s.spaces = replaced(s.spaces, space, NOTHING)
    s.cards[seat] = (*s.cards[seat], card)
    note(s, events.CARD_BOUGHT, seat, card)
    have_effect(s, seat, card)


def have_effect(s: StoneAge, seat: int, card: int) -> None:
    """The upper part of a card."""
    effect = CARD_EFFECT[card]
    if effect == GAIN:
        gain(s, seat, CARD_WHAT[card], CARD_AMOUNT[card])  # SA-CARD-02, 03, 06, 07
    elif effect == DICE:
        then_one(s.stack, frames.rolling_for_all(seat))  # SA-CARD-01
    elif effect == POINTS:
        s.scored[seat] += CARD_AMOUNT[card]  # SA-CARD-05
        note(s, events.SCORED, seat, CARD_AMOUNT[card])
    elif effect == ROLL_FOR:
        then_one(s.stack, frames.rolling(seat, place=FOREST + CARD_WHAT[card], dice=CARD_DICE))  # SA-CARD-04
    elif effect == DRAW:
        draw_secret_if_any(s, seat)
    else:
        assert effect in (ONE_USE, CHOICE)
        s.kept[seat] = (*s.kept[seat], card)  # SA-CARD-09, SA-CARD-10


def draw_secret_if_any(s: StoneAge, seat: int) -> None:
    """SA-CARD-08; SA-RUL-03: an empty deck gives nothing."""
    if total_of(s.deck):
        then_one(s.stack, frames.drawing_secret(seat))
    else:
        note(s, events.NO_SECRET, seat)


def total_of(deck: Numbers) -> i64:
    total: i64 = 0
    for copies in deck:
        total += copies
    return total


def sample_card(s: StoneAge, frame: Frame, rng: Rng) -> Action:
    """The top of a shuffled deck: by how many of each are left."""
    return drawn(s.deck, rng, CARD_DRAWS)


def drawn(left: Numbers, rng: Rng, draws: list[Action]) -> Action:
    """One of the draws, by how many of each are left."""
    ticket: i64 = rng.below(total_of(left))
    which: i64 = 0
    copies: i64 = left[0]
    while ticket >= copies:
        ticket -= copies
        which += 1
        copies = left[which]
    return draws[which]


def card_outcomes(s: StoneAge, frame: Frame) -> list[tuple[Action, int]]:
    return [(CARD_DRAWS[card], count) for card, count in enumerate(s.deck) if count]


def secret_outcomes(s: StoneAge, frame: Frame) -> list[tuple[Action, int]]:
    """SA-CARD-08: the same, for one pair of eyes."""
    return [(SECRET_DRAWS[card], count) for card, count in enumerate(s.deck) if count]


def draw_card(s: StoneAge, frame: Frame, action: Action) -> None:
    """SA-SET-04, SA-NEXT-01: onto its space."""
    _, _, space = frame
    _, card = action
    s.deck = replaced(s.deck, card, s.deck[card] - 1)
    s.spaces = replaced(s.spaces, space, card)
    note(s, events.CARD_DRAWN, NOBODY, space, card)


def draw_secret(s: StoneAge, frame: Frame, action: Action) -> None:
    """SA-CARD-08: face down to its owner; the upper part is not used."""
    _, _, seat = frame
    _, card = action
    s.deck = replaced(s.deck, card, s.deck[card] - 1)
    s.secret = replaced(s.secret, seat, card)
    note(s, events.SECRET_DRAWN, seat, card)


def roll_for_all(s: StoneAge, frame: Frame, action: Action) -> None:
    """SA-CARD-01: a die a player; the buyer takes one first."""
    _, _, seat = frame
    note_all(s, events.DICE_ROLLED, seat, action[1:])
    ask_for_die(s, seat, list(action[1:]))


def ask_for_die(s: StoneAge, seat: int, dice: list[int]) -> None:
    """SA-CARD-01: nobody is asked where the dice left are equal."""
    while dice:
        frame = frames.taking_die(seat, tuple(dice))
        options = may_take_die(s, frame)
        if len(options) > 1:
            then_one(s.stack, frame)
            return
        face = options[0][1]
        dice.remove(face)
        have_die(s, seat, face)
        seat = (seat + 1) % s.terms.players


def may_take_die(s: StoneAge, frame: Frame) -> list[Action]:
    """SA-CARD-01: any of the dice left; equal ones are one option, by SA-RUL-07 also those for nothing."""
    options: list[Action] = []
    seen = 0
    for i in range(2, len(frame)):
        bit = 1 << (0 if is_lost(s, frame[i]) else frame[i])
        if not seen & bit:
            seen |= bit
            options.append(DICE_TO_TAKE[frame[i]])
    return options


def is_lost(s: StoneAge, face: int) -> bool:
    """SA-RUL-07: whether a die brings nothing to anybody."""
    return s.terms.limited and DIE_GAIN[face] <= GOLD and s.supply[DIE_GAIN[face]] == 0


def take_die(s: StoneAge, frame: Frame, action: Action) -> None:
    """SA-CARD-01: the die and what it brings; then the next player clockwise takes one."""
    seat = frame[1]
    _, face = action
    have_die(s, seat, face)
    dice = list(frame[2:])
    dice.remove(face)
    ask_for_die(s, (seat + 1) % s.terms.players, dice)


def have_die(s: StoneAge, seat: int, face: int) -> None:
    note(s, events.DIE_TAKEN, seat, face)
    gain(s, seat, DIE_GAIN[face], 1)


def use_choice(s: StoneAge, seat: int) -> None:
    """SA-CARD-10: resources of choice, once."""
    card = kept_card(s, seat, CHOICE)
    drop_kept(s, seat, card)
    note(s, events.CARD_USED, seat, card)
    ask_to_take(s, frames.taking(seat, last=0, due=CARD_AMOUNT[card]))


def ask_to_take(s: StoneAge, frame: Frame) -> None:
    """SA-CARD-10: nobody is asked where there is but one kind to take."""
    options = may_take(s, frame)
    if len(options) > 1:
        then_one(s.stack, frame)
    else:
        take(s, frame, options[0])


def may_take(s: StoneAge, frame: Frame) -> list[Action]:
    """SA-CARD-10: any resource, same or different; in the order of the kinds, so that each pair is open once.
    SA-RUL-07: also one that the supply does not have; if it has several of them not, one stands for all."""
    _, _, last, _ = frame
    if not s.terms.limited:
        return TAKES[last:]
    there = [TAKES[resource] for resource in range(last, len(RESOURCES)) if s.supply[resource]]
    gone = [TAKES[resource] for resource in range(last, len(RESOURCES)) if not s.supply[resource]]
    return there + gone[:1]


def take(s: StoneAge, frame: Frame, action: Action) -> None:
    _, seat, _, due = frame
    _, resource = action
    gain(s, seat, resource, 1)
    if due > 1:
        ask_to_take(s, frames.taking(seat, last=resource, due=due - 1))


def turn_in_choices(s: StoneAge) -> None:
    """SA-RUL-02: the game is over; who still holds the card of choice takes resources. Each is a point,
    whatever its kind (SA-FIN-07), so nobody is asked: it is the first kind that there is."""
    for seat in range(s.terms.players):
        card = kept_card(s, seat, CHOICE)
        if card == NOTHING:
            continue
        due = due_at_end(s, seat)
        drop_kept(s, seat, card)
        note(s, events.TURNED_IN, seat, card, due)
        for resource in range(len(RESOURCES)):
            there = min(due, s.supply[resource]) if s.terms.limited else due
            if there:
                gain(s, seat, resource, there)
                due -= there


def due_at_end(s: StoneAge, seat: int) -> int:
    """SA-RUL-02: how many resources the card of choice would bring if the game ended now, 0 without it.
    SA-RUL-07: no more than there are."""
    card = kept_card(s, seat, CHOICE)
    if card == NOTHING:
        return 0
    return min(CARD_AMOUNT[card], sum(s.supply)) if s.terms.limited else CARD_AMOUNT[card]


def kept_card(s: StoneAge, seat: int, effect: int) -> int:
    """A card with this effect that the seat can still use, or NOTHING."""
    for card in s.kept[seat]:
        if CARD_EFFECT[card] == effect:
            return card
    return NOTHING


def drop_kept(s: StoneAge, seat: int, card: int) -> None:
    """SA-CARD-09, SA-CARD-10: used once; it still counts as a card."""
    kept = list(s.kept[seat])
    kept.remove(card)
    s.kept[seat] = tuple(kept)
