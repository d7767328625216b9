"""Rules of thumb behind worth.py: what the rest of a turn may bring, in hundredths of a point.

Labor is what a turn is short of. The gains that a column offers are put in order, and the labor that there
is, first that of the pool, then that of cards in hand and of food, goes to the best of them.
"""

from typing import Final

from lascaux.advice.base import POINT
from lascaux.advice.endless_winter.outlook import (
    CAMP_WORTH,
    FOOD_WORTH,
    RECRUIT_A_ROUND,
    THUMBS,
    TOOL_WORTH,
    culture_worth,
    eclipses_left,
    labor_held,
    node_worth,
    set_gain,
    usual_worth,
)
from lascaux.games.endless_winter.effects import ECLIPSE_GATE, NO_GATE
from lascaux.games.endless_winter.generated import frames
from lascaux.games.endless_winter.hexes import BASE, HEXES, NEIGHBOURS
from lascaux.games.endless_winter.lookups import (
    ABILITY_GATES,
    ABILITY_NODES,
    CHIEF_GATE,
    CHIEF_NODE,
    COLUMN_BOTTOM,
    COLUMN_MIDDLE,
    COLUMN_TOP,
    FIRST_CULTURE,
    IS_LABOR,
    LAND_REWARD,
    NODE_AMOUNT,
    NODE_PRICE,
    REST_EFFECTS,
    REST_LABOR,
    REST_NODES,
    ROUNDS,
    SPECIES,
    TO_NEXT_ICON,
    TYPES,
)
from lascaux.games.endless_winter.names import (
    BOTTOM_SECTION,
    CHIEF_FIGURE,
    CULTURE_STEP,
    DEVELOP,
    INITIATE,
    MIDDLE_SECTION,
    MIGRATE,
    NOTHING,
    REST,
    REST_SECTION,
    TOP_SECTION,
)
from lascaux.games.endless_winter.rules.columns import corner_labor
from lascaux.games.endless_winter.rules.terrain import influence
from lascaux.games.endless_winter.state import BITS, EndlessWinter, Tribe

# Halves that the dearest action at the top of a column costs, at least one.
LABOR_A_STEP: Final[list[int]] = [max([1, *[NODE_PRICE[node][0] for node in tops]]) for tops in COLUMN_TOP]
ECLIPSE_HALF: Final[int] = THUMBS["eclipse_half"]
LATER_CHIEF: Final[int] = THUMBS["later_chief"]
LEAD: Final[int] = THUMBS["lead"]


def turn_worth(s: EndlessWinter, seat: int) -> int:
    """What a turn that has begun may still bring."""
    if s.section == CULTURE_STEP:
        places = [column_worth(s, seat, place, TOP_SECTION) for place in range(REST)]
        return max(max(places), rest_worth(s, seat, 0)) + chief_to_come(s, seat)
    if s.section == REST_SECTION:
        return rest_worth(s, seat, s.rested) + token_worth(s, seat) + chief_worth(s, seat)
    return column_worth(s, seat, s.place, s.section) + chief_worth(s, seat)


def column_worth(s: EndlessWinter, seat: int, place: int, section: int) -> int:
    """The sections that are still to come; the bottom for the first figure only."""
    total = 0
    if section == TOP_SECTION:
        total += top_worth(s, seat, place)
    if section <= MIDDLE_SECTION:
        total += node_worth(s, seat, COLUMN_MIDDLE[place])
    is_first = s.is_first if s.section != CULTURE_STEP else 1 - (s.columns >> place & 1)
    if section <= BOTTOM_SECTION and is_first:
        total += node_worth(s, seat, COLUMN_BOTTOM[place])
    return total + abilities_worth(s, seat, place, section)


def top_worth(s: EndlessWinter, seat: int, place: int) -> int:
    """The best gains first, as far as labor goes; each piece of labor at its price."""
    tribe = s.tribes[seat]
    step = LABOR_A_STEP[place]
    gains = sorted(gains_of(s, seat, tribe, place), reverse=True)
    total, pool, hand, food = 0, s.labor, hand_labor(s, tribe, place), food_labor(tribe)
    held = hand_labor(s, tribe, NOTHING)  # a bonus of the column is free
    for gain in gains:
        cost, need = 0, step
        used = min(pool, need)
        pool, need = pool - used, need - used
        used = min(hand, need)
        after = held - held * used // max(1, hand)
        cost += labor_held(tribe, held) - labor_held(tribe, after)
        hand, held, need = hand - used, after, need - used
        used = min(food, need)
        food, need, cost = food - used, need - used, cost + FOOD_WORTH * used
        share = (gain - cost * step // max(1, step - need)) * (step - need) // step
        if share <= 0:
            break
        total += share
    return total


def hand_labor(s: EndlessWinter, tribe: Tribe, place: int) -> int:
    """Halves that the cards in hand would give there."""
    total = 0
    for card in tribe.hand:
        if card < FIRST_CULTURE:
            total += card_labor(s, card, place)
    return total


def card_labor(s: EndlessWinter, card: int, place: int) -> int:
    total = corner_labor(s, card)
    gates, nodes = ABILITY_GATES[s.terms.faces][card], ABILITY_NODES[s.terms.faces][card]
    for which in range(len(nodes)):
        if IS_LABOR[nodes[which]] and (gates[which] == NO_GATE or gates[which] == place):
            total += NODE_AMOUNT[nodes[which]]
    return total


def food_labor(tribe: Tribe) -> int:
    """Halves by the icons of the food track."""
    food, total = tribe.food, 0
    while TO_NEXT_ICON[food]:
        food -= TO_NEXT_ICON[food]
        total += 2
    return total


def gains_of(s: EndlessWinter, seat: int, tribe: Tribe, place: int) -> list[int]:
    """What each use of labor at the top of a column would bring."""
    if place == INITIATE:
        types = TYPES - s.types.bit_count()
        return [POINT + RECRUIT_A_ROUND * (ROUNDS - s.round) - TOOL_WORTH] * min(types, tribe.tools)
    if place == DEVELOP:
        return [culture_worth(s, seat, card) for card in s.culture if card != NOTHING]
    if place == MIGRATE:
        return step_gains(s, seat, tribe)
    return animal_gains(s, tribe)


def animal_gains(s: EndlessWinter, tribe: Tribe) -> list[int]:
    """The animals of the hunting grounds, the best first, as many as there are tools."""
    found: list[int] = []
    for species in range(SPECIES):
        found += [set_gain(tribe, species) - TOOL_WORTH] * s.grounds[species]
    return sorted(found, reverse=True)[: tribe.tools]


def step_gains(s: EndlessWinter, seat: int, tribe: Tribe) -> list[int]:
    """Camps of the base tile, and camps that a tool could bring there, to hexes beside it."""
    eclipses = eclipses_left(s, seat, frames.LED_HEXES)
    found: list[int] = []
    for hexagon in NEIGHBOURS[BASE]:
        if influence(tribe, hexagon) == 0 and most_influence(s, hexagon) <= 1:
            found.append(eclipses * hex_worth(s, hexagon))
    found.sort(reverse=True)
    here = tribe.camp_at.count(BASE)
    more = min(tribe.tools, tribe.camps)
    gains = found[:here] + [gain - TOOL_WORTH + CAMP_WORTH for gain in found[here : here + more]]
    return gains


def most_influence(s: EndlessWinter, hexagon: int) -> int:
    return max([influence(tribe, hexagon) for tribe in s.tribes])


def hex_worth(s: EndlessWinter, hexagon: int) -> int:
    """What leading on a hex brings in an eclipse."""
    return LEAD * usual_worth(LAND_REWARD[s.terrain[hexagon]]) // 100


def led_worth(s: EndlessWinter, led: int) -> int:
    return sum([hex_worth(s, hexagon) for hexagon in range(HEXES) if led >> hexagon & 1])


def abilities_worth(s: EndlessWinter, seat: int, place: int, section: int) -> int:
    """Abilities of played tribe cards that were not used yet."""
    total = 0
    for code in s.tribes[seat].played:
        card = code // BITS
        if card < FIRST_CULTURE:
            gates, nodes = ABILITY_GATES[s.terms.faces][card], ABILITY_NODES[s.terms.faces][card]
            for which in range(len(nodes)):
                is_open = gates[which] == NO_GATE or gates[which] == place
                if is_open and not code >> which & 1 and not IS_LABOR[nodes[which]]:
                    total += node_worth(s, seat, nodes[which])
    return total


def chief_to_come(s: EndlessWinter, seat: int) -> int:
    """The ability of a chief who is not placed yet in this round."""
    tribe = s.tribes[seat]
    if not tribe.chief_ready or s.chief_used or tribe.chief == NOTHING:
        return 0
    return LATER_CHIEF * usual_worth(CHIEF_NODE[2 * tribe.chief + tribe.side]) // 100


def chief_worth(s: EndlessWinter, seat: int) -> int:
    """In the chief's turn the ability, if it can be used there; else it is still to come."""
    tribe = s.tribes[seat]
    if s.standing[-1] % 2 != CHIEF_FIGURE:
        return chief_to_come(s, seat)
    gate = CHIEF_GATE[2 * tribe.chief + tribe.side]
    if s.chief_used or not (gate == NO_GATE or gate == s.place):
        return 0
    return node_worth(s, seat, CHIEF_NODE[2 * tribe.chief + tribe.side])


def rest_worth(s: EndlessWinter, seat: int, done: int) -> int:
    """The effects of resting, and the labor that a resting figure has in the eclipse."""
    effects = sum([node_worth(s, seat, node) for node in REST_EFFECTS[done:]])
    return effects + (ECLIPSE_HALF * REST_LABOR if s.section == CULTURE_STEP else 0)


def token_worth(s: EndlessWinter, seat: int) -> int:
    if s.token == NOTHING:
        return 0
    nodes = REST_NODES[s.token]
    return sum([node_worth(s, seat, nodes[i]) for i in range(len(nodes)) if not s.token_used >> i & 1])


def pile_worth(s: EndlessWinter, seat: int) -> int:
    """What cards of the eclipse pile do there, and their labor for the turn order."""
    total = ECLIPSE_HALF * REST_LABOR * s.tribes[seat].resting
    for card in s.tribes[seat].pile:
        if card < FIRST_CULTURE:
            total += eclipse_card_worth(s, seat, card)
    return total


def eclipse_card_worth(s: EndlessWinter, seat: int, card: int) -> int:
    total = ECLIPSE_HALF * corner_labor(s, card)
    gates, nodes = ABILITY_GATES[s.terms.faces][card], ABILITY_NODES[s.terms.faces][card]
    for which in range(len(nodes)):
        if gates[which] == ECLIPSE_GATE:
            node = nodes[which]
            total += ECLIPSE_HALF * NODE_AMOUNT[node] if IS_LABOR[node] else node_worth(s, seat, node)
    return total
