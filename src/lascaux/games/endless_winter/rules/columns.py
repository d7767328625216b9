"""EW-ACT-12 to 32: the sections of a column; labor by cards and food; abilities."""

from typing import Final

from lascaux.engine.flow import then
from lascaux.engine.protocol import Action, Frame
from lascaux.engine.trace import note
from lascaux.games.endless_winter.effects import NO_GATE
from lascaux.games.endless_winter.generated import actions, events, frames
from lascaux.games.endless_winter.lookups import (
    ABILITY_GATES,
    ABILITY_NODES,
    CARD_LABOR,
    COLUMN_BOTTOM,
    COLUMN_MIDDLE,
    COLUMN_TOP,
    COSTS_LABOR,
    FIRST_CULTURE,
    IS_LABOR,
    IS_ORDERED,
    KINDS,
    LABOR_BY_EDITION,
    NODE_AMOUNT,
    NODE_ATOM,
    NODE_HOW,
    NODE_PARTS,
    NODE_PRICE,
    TO_NEXT_ICON,
    TYPES,
    TYPES_DIFFER,
)
from lascaux.games.endless_winter.names import (
    AFTER,
    BOTTOM_SECTION,
    CHIEF_FIGURE,
    MIDDLE_SECTION,
    NOTHING,
    REST_SECTION,
    TOP_SECTION,
)
from lascaux.games.endless_winter.rules.cards import PLAYS, to_play
from lascaux.games.endless_winter.rules.chiefs import DO_CHIEF, FINISH, can_use_chief, use_chief
from lascaux.games.endless_winter.rules.effects import has_effect, pay
from lascaux.games.endless_winter.rules.resting import do_at_rest, may_rest
from lascaux.games.endless_winter.state import BITS, EndlessWinter, Tribe, with_card, without_card

USES: Final[list[list[Action]]] = [
    [(actions.USE, card, which) for which in range(3)] for card in range(KINDS)
]
TOPS: Final[list[Action]] = [(actions.TOP, which) for which in range(4)]
SPENDS: Final[list[Action]] = [(actions.SPEND, food) for food in range(len(TO_NEXT_ICON))]
DO_MIDDLE: Final[Action] = (actions.MIDDLE,)
DO_BOTTOM: Final[Action] = (actions.BOTTOM,)
LABOR_ICON: Final = 2  # halves


def act(s: EndlessWinter, frame: Frame) -> None:
    """Asks what is done in a section, or goes on if, for all to see, there is nothing to do."""
    _, _, seat = frame
    if s.section == TOP_SECTION or may_be_busy(s, seat):
        s.stack.append(frames.acting(seat))
    elif s.section in (MIDDLE_SECTION, BOTTOM_SECTION):
        next_section(s)
        s.stack.append(frame)


def may_be_busy(s: EndlessWinter, seat: int) -> bool:
    """What is in a hand is a secret, so a card there is reason enough to ask."""
    tribe = s.tribes[seat]
    if s.section == REST_SECTION:
        return len(may_rest(s, seat)) > 1
    return len(tribe.hand) > 0 or len(may_do_section(s, seat)) + len(may_use(s, seat)) > 0


def next_section(s: EndlessWinter) -> None:
    """EW-ACT-12, EW-ACT-16: top, middle, bottom for the first figure, and that is all."""
    if s.section == TOP_SECTION:
        s.section = MIDDLE_SECTION
        if not s.terms.locks_turn:
            s.locked = ()  # EW-COL-INI-03, by edition
    else:
        s.section = BOTTOM_SECTION if s.section == MIDDLE_SECTION and s.is_first else AFTER


def may_act(s: EndlessWinter, frame: Frame) -> list[Action]:
    """EW-ACT-13 to 20: actions of the section, cards, food for labor and abilities, in any order."""
    _, seat = frame
    if s.section == REST_SECTION:
        return may_rest(s, seat)
    options = may_do_section(s, seat)
    options += may_play_tribe(s, s.tribes[seat])
    spent = TO_NEXT_ICON[s.tribes[seat].food]
    if spent and (s.section == TOP_SECTION or needs_labor(s, seat)):
        options.append(SPENDS[spent])  # EW-ACT-30
    options += may_use(s, seat)
    options.append(FINISH)
    return options


def may_do_section(s: EndlessWinter, seat: int) -> list[Action]:
    """EW-ACT-13: the top as often as it is paid for. EW-ACT-14, EW-ACT-15: middle and bottom once."""
    if s.section == TOP_SECTION:
        nodes = COLUMN_TOP[s.place]
        return [TOPS[which] for which in range(len(nodes)) if can_do_top(s, seat, nodes[which])]
    if s.section == MIDDLE_SECTION:
        return [DO_MIDDLE] if has_effect(s, seat, COLUMN_MIDDLE[s.place]) else []
    if s.section == BOTTOM_SECTION:
        return [DO_BOTTOM] if has_effect(s, seat, COLUMN_BOTTOM[s.place]) else []
    return []


def can_do_top(s: EndlessWinter, seat: int, node: int) -> bool:
    """EW-COL-INI-02: not once all types were taken."""
    if TYPES_DIFFER[s.place] and s.types == (1 << TYPES) - 1:
        return False
    return has_effect(s, seat, node)


def may_play_tribe(s: EndlessWinter, tribe: Tribe) -> list[Action]:
    """EW-ACT-20: tribe cards of the hand; EW-COL-INI-03: but for those just recruited."""
    options: list[Action] = []
    last = NOTHING
    for card in tribe.hand:
        if card != last and card < FIRST_CULTURE:
            last = card
            if not s.locked or tribe.hand.count(card) > s.locked.count(card):
                options.append(PLAYS[card])
    return options


def may_use(s: EndlessWinter, seat: int) -> list[Action]:
    """EW-CARD-04: abilities of played tribe cards, each once. EW-ACT-10: the chief's in the chief's turn."""
    tribe = s.tribes[seat]
    options: list[Action] = []
    last = found = NOTHING
    for code in tribe.played:
        card = code // BITS
        if code != last and card < FIRST_CULTURE:
            found = found if card == last // BITS else 0  # abilities of this kind of card, as bits
            for which in range(len(ABILITY_NODES[s.terms.faces][card])):
                if not found >> which & 1 and is_usable(s, seat, code, which):
                    options.append(USES[card][which])
                    found |= 1 << which
        last = code
    if s.standing[-1] % 2 == CHIEF_FIGURE and can_use_chief(s, tribe, seat):
        options.append(DO_CHIEF)
    return options


def is_usable(s: EndlessWinter, seat: int, code: int, which: int) -> bool:
    """EW-CARD-02: once. EW-CARD-06: in its column. EW-RUL-22: labor was gained when the card was played."""
    card = code // BITS
    node = ABILITY_NODES[s.terms.faces][card][which]
    gate = ABILITY_GATES[s.terms.faces][card][which]
    if code >> which & 1 or IS_LABOR[node] or not (gate == NO_GATE or gate == s.place):
        return False
    return has_effect(s, seat, node)


def needs_labor(s: EndlessWinter, seat: int) -> bool:
    """Whether an ability that is not used yet has labor in its price."""
    for code in s.tribes[seat].played:
        nodes = ABILITY_NODES[s.terms.faces][code // BITS]
        for which in range(len(nodes)):
            if COSTS_LABOR[nodes[which]] and not code >> which & 1:
                return True
    return False


def do(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """One step of step 2; then the section is asked again."""
    _, seat = frame
    kind = action[0]
    if kind == actions.DONE:
        end_section(s, seat)
        return
    s.stack.append(frames.act(seat))
    if kind == actions.PLAY:
        play_tribe(s, seat, action[1])
    elif kind == actions.SPEND:
        spend_food(s, seat, action[1])
    elif kind == actions.USE:
        use_ability(s, seat, action[1], action[2])
    elif kind == actions.USE_CHIEF:
        use_chief(s, seat)
    elif kind == actions.TOP:
        do_top(s, seat, action[1])
    elif kind == actions.MIDDLE:
        next_section(s)
        s.stack.append(frames.run(seat, node=COLUMN_MIDDLE[s.place], must=1))
    elif kind == actions.BOTTOM:
        s.section = AFTER
        do_bottom(s, seat, COLUMN_BOTTOM[s.place])
    else:
        do_at_rest(s, seat, action)


def end_section(s: EndlessWinter, seat: int) -> None:
    """EW-ACT-18: every section may be left. After the last one the turn ends."""
    if s.section == TOP_SECTION or (s.section == MIDDLE_SECTION and s.is_first):
        next_section(s)
        s.stack.append(frames.act(seat))


def play_tribe(s: EndlessWinter, seat: int, card: int) -> None:
    """EW-ACT-20: the labor in its corner. EW-CARD-06: and by its abilities, where the figure stands."""
    tribe = s.tribes[seat]
    to_play(s, tribe, seat, card)
    s.labor += corner_labor(s, card)
    nodes, gates = ABILITY_NODES[s.terms.faces][card], ABILITY_GATES[s.terms.faces][card]
    for which in range(len(nodes)):
        if IS_LABOR[nodes[which]] and (gates[which] == NO_GATE or gates[which] == s.place):
            s.labor += NODE_AMOUNT[nodes[which]]


def corner_labor(s: EndlessWinter, card: int) -> int:
    """EW-ACT-23: some starting cards have it by edition."""
    return s.terms.starting_labor if LABOR_BY_EDITION[card] else CARD_LABOR[card]


def spend_food(s: EndlessWinter, seat: int, food: int) -> None:
    """EW-ACT-30, EW-ACT-31: down past the next icon, for one labor. EW-RUL-23: never without passing one."""
    s.tribes[seat].food -= food
    s.labor += LABOR_ICON
    note(s, events.FOOD_SPENT, seat, food)


def use_ability(s: EndlessWinter, seat: int, card: int, which: int) -> None:
    """EW-CARD-02: used once."""
    tribe = s.tribes[seat]
    unused = [code for code in tribe.played if code // BITS == card and not code >> which & 1]
    tribe.played = with_card(without_card(tribe.played, unused[0]), unused[0] | 1 << which)
    s.stack.append(frames.run(seat, node=ABILITY_NODES[s.terms.faces][card][which], must=1))


def do_top(s: EndlessWinter, seat: int, which: int) -> None:
    """EW-ACT-13: its price is paid each time. EW-COL-INI-02: recruits of different types."""
    node = COLUMN_TOP[s.place][which]
    part = NODE_PARTS[node][0]
    if TYPES_DIFFER[s.place]:
        s.stack.append(
            frames.taking_tribe(
                seat,
                atom=NODE_ATOM[part],
                left=NODE_AMOUNT[part],
                how=NODE_HOW[part],
                types=0,
                must=1,
                at_top=1,
            )
        )
        pay(s, seat, NODE_PRICE[node])
    else:
        s.stack.append(frames.run(seat, node, must=1))


def do_bottom(s: EndlessWinter, seat: int, node: int) -> None:
    """EW-COL-MIG-09: where it says so, in the order that is written."""
    if IS_ORDERED[s.place]:
        then(s.stack, *[frames.run(seat, node=part, must=0) for part in NODE_PARTS[node]])
    else:
        s.stack.append(frames.run(seat, node, must=1))
