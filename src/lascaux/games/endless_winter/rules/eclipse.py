"""EW-ECL, EW-PRP, EW-RND: the eclipse, the preparation and the course of the rounds."""

from typing import Final

from lascaux.engine.flow import then
from lascaux.engine.protocol import NOBODY, Action, Frame
from lascaux.engine.trace import note, note_all
from lascaux.games.endless_winter import lookups
from lascaux.games.endless_winter.effects import ATOM, ECLIPSE_GATE, FOOD, TOOL
from lascaux.games.endless_winter.generated import actions, events, frames
from lascaux.games.endless_winter.hexes import HEXES
from lascaux.games.endless_winter.names import ACTION, ECLIPSE, END, NOTHING, PREPARATION
from lascaux.games.endless_winter.rules.columns import corner_labor
from lascaux.games.endless_winter.rules.effects import has_effect, is_plain
from lascaux.games.endless_winter.rules.gains import may_gain
from lascaux.games.endless_winter.rules.scoring import stone_points
from lascaux.games.endless_winter.rules.terrain import led_hexes
from lascaux.games.endless_winter.state import EndlessWinter, with_card, without_card

RESOLVES: Final[list[Action]] = [(actions.RESOLVE, card) for card in range(lookups.KINDS)]
HARVESTS: Final[list[Action]] = [(actions.HARVEST, land) for land in range(len(lookups.LAND_NAMES))]
BENEFITS: Final[list[Action]] = [
    (actions.BENEFIT, which) for which in range(lookups.VILLAGES + len(lookups.SPACE_REWARD) + lookups.SLOTS)
]
FIRST_STONE: Final[int] = lookups.VILLAGES + len(lookups.SPACE_REWARD)


def begin_round(s: EndlessWinter, frame: Frame) -> None:
    """EW-RND-02, EW-RND-06: turns in order until each has placed all figures; then the eclipse."""
    s.round += 1
    s.phase = ACTION
    note(s, events.ROUND_BEGUN, NOBODY, s.round)
    turns = lookups.TURNS - int(s.terms.reduced and lookups.ERA_OF_ROUND[s.round] == 1)  # EW-VAR-06
    ahead: list[Frame] = []
    for turn in range(1, turns + 1):
        ahead += [frames.turn(seat, is_last=int(turn == turns)) for seat in s.order]
    then(s.stack, *ahead, frames.reveal_piles())


def reveal_piles(s: EndlessWinter, frame: Frame) -> None:
    """EW-ECL-02 to 09: labor is compared and the turn order set; then everybody in turn does four steps."""
    s.phase = ECLIPSE
    note(s, events.ECLIPSE_BEGUN, NOBODY, s.round)
    s.labors = tuple([show_pile(s, seat) for seat in range(s.terms.players)])
    s.order = tuple(new_order(s))
    note_all(s, events.ORDER_SET, NOBODY, s.order)
    ahead: list[Frame] = []
    for seat in s.order:
        ahead += [
            (kind, NOBODY, seat)
            for kind in (frames.TRACK_BENEFIT, frames.PILE_CARDS, frames.LED_HEXES, frames.OWN_BOARD)
        ]
    then(s.stack, *ahead, frames.end_eclipse())


def show_pile(s: EndlessWinter, seat: int) -> int:
    """EW-ECL-03: the labor of cards and of resting figures. EW-ECL-05: culture cards go back to the hand."""
    tribe = s.tribes[seat]
    labor = lookups.REST_LABOR * tribe.resting
    for card in tribe.pile:
        if card >= lookups.FIRST_CULTURE:
            tribe.hand, tribe.known = with_card(tribe.hand, card), with_card(tribe.known, card)
        else:
            labor += corner_labor(s, card) + eclipse_labor(s, card)
    note_all(s, events.PILE_SHOWN, seat, (labor, *tribe.pile))
    tribe.pile = tuple([card for card in tribe.pile if card < lookups.FIRST_CULTURE])
    return labor


def eclipse_labor(s: EndlessWinter, card: int) -> int:
    """EW-ECL-03, EW-ECL-04: labor of abilities with the eclipse icon, and of no others."""
    total = 0
    gates, nodes = lookups.ABILITY_GATES[s.terms.faces][card], lookups.ABILITY_NODES[s.terms.faces][card]
    for which in range(len(nodes)):
        if gates[which] == ECLIPSE_GATE and lookups.IS_LABOR[nodes[which]] and s.terms.eclipse_labor_counts:
            total += lookups.NODE_AMOUNT[nodes[which]]
    return total


def new_order(s: EndlessWinter) -> list[int]:
    """EW-ECL-07: more labor first. EW-ECL-08: of equals, who was later in the old order."""
    ranked = sorted([(-s.labors[seat], -place, seat) for place, seat in enumerate(s.order)])
    return [seat for _, _, seat in ranked]


def track_benefit(s: EndlessWinter, frame: Frame) -> None:
    """EW-ECL-11: step a, what the turn-order track shows beside its marker."""
    _, _, seat = frame
    s.stack.append(frames.run(seat, node=lookups.TURN_ORDER_REWARD[s.order.index(seat)], must=0))


def pile_cards(s: EndlessWinter, frame: Frame) -> None:
    """EW-ECL-12: step b, the cards of the eclipse pile."""
    _, _, seat = frame
    s.unresolved = tuple([card for card in s.tribes[seat].pile if eclipse_nodes(s, card)])
    s.stack.append(frames.next_card(seat))


def eclipse_nodes(s: EndlessWinter, card: int) -> list[int]:
    """What a card of the pile does besides its labor."""
    gates, nodes = lookups.ABILITY_GATES[s.terms.faces][card], lookups.ABILITY_NODES[s.terms.faces][card]
    return [
        node
        for gate, node in zip(gates, nodes, strict=True)
        if gate == ECLIPSE_GATE and not lookups.IS_LABOR[node]
    ]


def next_card(s: EndlessWinter, frame: Frame) -> None:
    """EW-ECL-12: one at a time, in any order. EW-RUL-22: food comes first if it fits, else last."""
    _, _, seat = frame
    for card in s.unresolved:
        if all(is_plain(s, seat, node) for node in eclipse_nodes(s, card)):
            resolve_card(s, seat, card)
            return
    options = may_resolve(s, frames.resolving(seat))
    if len(options) > 1:
        s.stack.append(frames.resolving(seat))
    elif options:
        resolve_card(s, seat, options[0][1])
    else:
        for card in s.unresolved:
            for node in eclipse_nodes(s, card):
                s.stack.append(frames.run(seat, node, must=0))
        s.unresolved = ()


def may_resolve(s: EndlessWinter, frame: Frame) -> list[Action]:
    """Cards that do something now, but for mere food."""
    _, seat = frame
    options: list[Action] = []
    for card in s.unresolved:
        if (not options or options[-1] != RESOLVES[card]) and is_worth_choosing(s, seat, card):
            options.append(RESOLVES[card])
    return options


def is_worth_choosing(s: EndlessWinter, seat: int, card: int) -> bool:
    for node in eclipse_nodes(s, card):
        is_food = lookups.NODE_KIND[node] == ATOM and lookups.NODE_ATOM[node] == FOOD
        if not is_food and has_effect(s, seat, node):
            return True
    return False


def resolve(s: EndlessWinter, frame: Frame, action: Action) -> None:
    resolve_card(s, frame[1], action[1])


def resolve_card(s: EndlessWinter, seat: int, card: int) -> None:
    s.unresolved = without_card(s.unresolved, card)
    runs: list[Frame] = [frames.run(seat, node, must=0) for node in eclipse_nodes(s, card)]
    then(s.stack, *runs, frames.next_card(seat))


def find_hexes(s: EndlessWinter, frame: Frame) -> None:
    """EW-ECL-13: step c; which hexes pay is looked at once, before the first of them."""
    _, _, seat = frame
    s.stack.append(frames.next_hex(seat, left=led_hexes(s, seat)))


def next_hex(s: EndlessWinter, frame: Frame) -> None:
    """EW-ECL-10: in any order; hexes of one kind are the same, and who can't use any is not asked."""
    _, _, seat, left = frame
    options = may_harvest(s, frames.harvesting(seat, left))
    if len(options) == 1:
        harvest(s, frames.harvesting(seat, left), options[0])
    elif options:
        s.stack.append(frames.harvesting(seat, left))


def may_harvest(s: EndlessWinter, frame: Frame) -> list[Action]:
    _, seat, left = frame
    lands = sorted({s.terrain[hexagon] for hexagon in range(HEXES) if left >> hexagon & 1})
    return [HARVESTS[land] for land in lands if has_effect(s, seat, lookups.LAND_REWARD[land])]


def harvest(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """EW-ECL-13: the benefit of one hex."""
    _, seat, left = frame
    _, land = action
    hexagon = 0
    while not left >> hexagon & 1 or s.terrain[hexagon] != land:
        hexagon += 1
    note(s, events.HARVESTED, seat, land)
    after: Frame = frames.next_hex(seat, left=left & ~(1 << hexagon))
    then(s.stack, frames.run(seat, node=lookups.LAND_REWARD[land], must=0), after)


def own_board(s: EndlessWinter, frame: Frame) -> None:
    """EW-ECL-19, EW-RUL-05: step d; what is uncovered on its board is counted once."""
    _, _, seat = frame
    tribe = s.tribes[seat]
    found = (1 << len(tribe.settled)) - 1  # EW-ECL-22
    for space, empty_at in enumerate(lookups.SPACE_EMPTY_AT):
        if tribe.megaliths >= empty_at and lookups.SPACE_REWARD[space]:
            found |= 1 << lookups.VILLAGES + space  # EW-ECL-23
    found |= (1 << len(tribe.stones)) - 1 << FIRST_STONE  # EW-ECL-24
    s.stack.append(frames.next_benefit(seat, left=found))


def benefit_node(which: int) -> int:
    return (
        lookups.VILLAGE_REWARD[which]
        if which < lookups.VILLAGES
        else lookups.SPACE_REWARD[which - lookups.VILLAGES]
    )


def next_benefit(s: EndlessWinter, frame: Frame) -> None:
    """EW-ECL-10: in any order. EW-RUL-22: a tool that nothing can replace comes at once; stones alone score
    one after the other, as their order makes no difference."""
    _, _, seat, left = frame
    for which in range(FIRST_STONE):
        if left >> which & 1 and is_sure(s, seat, benefit_node(which)):
            benefit(s, frames.benefiting(seat, left), BENEFITS[which])
            return
    options = may_benefit(s, frames.benefiting(seat, left))
    if len(options) > 1 and options[0][1] < FIRST_STONE:
        s.stack.append(frames.benefiting(seat, left))
    elif options:
        benefit(s, frames.benefiting(seat, left), options[0])


def is_sure(s: EndlessWinter, seat: int, node: int) -> bool:
    """Whether a benefit only helps, and asks nothing."""
    if lookups.NODE_KIND[node] == ATOM and lookups.NODE_ATOM[node] == TOOL:
        return len(may_gain(s, frames.gaining(seat, rung=TOOL, is_lesser=0))) == 1
    return is_plain(s, seat, node)


def may_benefit(s: EndlessWinter, frame: Frame) -> list[Action]:
    """Those that do something now; what can't yet may be able to after another. Equal ones are one option."""
    _, seat, left = frame
    options: list[Action] = []
    nodes: list[int] = []
    for which in range(len(BENEFITS)):
        if left >> which & 1:
            if which < FIRST_STONE:
                node = benefit_node(which)
                if node in nodes or not has_effect(s, seat, node):
                    continue
                nodes.append(node)
            options.append(BENEFITS[which])
    return options


def benefit(s: EndlessWinter, frame: Frame, action: Action) -> None:
    _, seat, left = frame
    _, which = action
    s.stack.append(frames.next_benefit(seat, left=left & ~(1 << which)))
    if which < FIRST_STONE:
        s.stack.append(frames.run(seat, node=benefit_node(which), must=0))
    else:
        stone = s.tribes[seat].stones[which - FIRST_STONE]
        points = stone_points(s, seat, stone)
        if points:
            s.tribes[seat].vp += points
            note(s, events.STONE_SCORED, seat, stone, points)


def end_eclipse(s: EndlessWinter, frame: Frame) -> None:
    """EW-ECL-20: piles are discarded. EW-ECL-21: then the preparation, or after the last round the end."""
    for tribe in s.tribes:
        for card in tribe.pile:
            tribe.discard = with_card(tribe.discard, card)
        tribe.pile = ()
    if s.round == lookups.ROUNDS:
        s.phase = END
    else:
        prepare(s)


def prepare(s: EndlessWinter) -> None:
    """EW-PRP-02 to 10: figures return, animals and culture cards are filled up, everybody draws."""
    s.phase = PREPARATION
    s.columns = s.token_taken = 0
    s.standing = ()
    era = lookups.ERA_OF_ROUND[s.round + 1]
    for tribe in s.tribes:
        tribe.resting, tribe.chief_ready = 0, 1
        tribe.figures = lookups.TRIBE_FIGURES - int(s.terms.reduced and era == 1)  # EW-VAR-07
    missing = min(s.terms.players + lookups.GROUNDS_EXTRA - sum(s.grounds), sum(s.animals))
    ahead: list[Frame] = [frames.drawing_animal(NOTHING)] * missing  # EW-PRP-04
    if era != lookups.ERA_OF_ROUND[s.round]:
        s.culture = (NOTHING,) * lookups.CULTURE_SLOTS  # EW-PRP-06
        note(s, events.CULTURE_GONE, NOBODY)
    ahead += [
        frames.drawing_culture(slot) for slot in range(lookups.CULTURE_SLOTS) if s.culture[slot] == NOTHING
    ]
    ahead += [frames.prepare_hand(seat, left=lookups.PREPARED) for seat in s.order]
    if s.terms.rest_tokens:
        ahead.append(frames.turn_rest_up())
    then(s.stack, *ahead, frames.begin())


def turn_rest_up(s: EndlessWinter, frame: Frame) -> None:
    """EW-MOD-11: an open token goes under the stack; the top one is turned up."""
    if s.rest_up != NOTHING:
        s.rest_under = (*s.rest_under, s.rest_up)
        s.rest_up = NOTHING
    if s.rest_hidden:
        s.stack.append(frames.drawing_rest(NOTHING))
    else:
        s.rest_up, s.rest_under = s.rest_under[0], s.rest_under[1:]
        note(s, events.REST_TURNED, NOBODY, s.rest_up)
