"""Rules of thumb behind worth.py: what effects and things are usually worth, in hundredths of a point.

Whatever is printed on a component is read from it, so changed data change the judgement, too.
"""

from typing import Final

from lascaux.advice.base import POINT
from lascaux.advice.load import thumbs_of
from lascaux.games.endless_winter import effects as icons
from lascaux.games.endless_winter import lookups
from lascaux.games.endless_winter.generated import frames
from lascaux.games.endless_winter.names import ACTION, ECLIPSE, NOTHING
from lascaux.games.endless_winter.rules.effects import can_pay, has_culture, has_effect, holds
from lascaux.games.endless_winter.rules.scoring import by_table, stone_points
from lascaux.games.endless_winter.rules.terrain import may_settle
from lascaux.games.endless_winter.state import EndlessWinter, Tribe, food_limit

THUMBS: Final[dict[str, int]] = thumbs_of("endless_winter")
TOOL_WORTH: Final[int] = THUMBS["tool_worth"]
FOOD_WORTH: Final[int] = THUMBS["food_worth"]
LEFT_OVER: Final[int] = THUMBS["left_over"]
TOOLS_A_TURN: Final[int] = THUMBS["tools_a_turn"]
HALF_LABOR: Final[int] = THUMBS["half_labor"]
HALF_SPARE: Final[int] = THUMBS["half_spare"]
LABOR_A_TURN: Final[int] = THUMBS["labor_a_turn"]
FOOD_A_TURN: Final[int] = THUMBS["food_a_turn"]
DRAW_WORTH: Final[int] = THUMBS["draw_worth"]
SACRIFICE_STEP: Final[int] = THUMBS["sacrifice_step"]
HONOR_STEP: Final[int] = THUMBS["honor_step"]
KEPT_FOR_SACRIFICE: Final[int] = THUMBS["kept_for_sacrifice"]
MEGALITH_WORTH: Final[int] = THUMBS["megalith_worth"]
CAMP_WORTH: Final[int] = THUMBS["camp_worth"]
MOVE_WORTH: Final[int] = THUMBS["move_worth"]
VILLAGE_WORTH: Final[int] = THUMBS["village_worth"]
BURY_LEAST: Final[int] = THUMBS["bury_least"]
RECRUIT_A_ROUND: Final[int] = THUMBS["recruit_a_round"]
CULTURE_A_ROUND: Final[int] = THUMBS["culture_a_round"]
ANIMAL_HOPE: Final[int] = THUMBS["animal_hope"]
REVEAL_WORTH: Final[int] = THUMBS["reveal_worth"]
HELD_LATER: Final[int] = THUMBS["held_later"]
USUAL_TAKE: Final[int] = THUMBS["usual_take"]
USUAL_RECRUIT: Final[int] = THUMBS["usual_recruit"]
USUAL_BURY: Final[int] = THUMBS["usual_bury"]
STONE_GROWTH: Final[int] = THUMBS["stone_growth"]


def turns_left(s: EndlessWinter, tribe: Tribe) -> int:
    """Own turns to come, with the one that has begun."""
    later = lookups.TURNS * (lookups.ROUNDS - s.round)
    return later + tribe.figures + tribe.chief_ready if s.phase == ACTION else later


def eclipses_left(s: EndlessWinter, seat: int, step: int) -> int:
    """How often a step of the eclipse is still to come for a seat."""
    later = lookups.ROUNDS - s.round
    if s.phase == ACTION:
        return later + 1
    if s.phase == ECLIPSE:
        for frame in s.stack:
            if frame[0] == step and frame[2] == seat:
                return later + 1
    return later


def node_worth(s: EndlessWinter, seat: int, node: int, is_inner: bool = False) -> int:
    """What an effect is worth to a seat now; nothing, if it can't be had. An inner one is what tipping or a
    stone gives: it may give another tip or stone, which is then taken for what it usually is."""
    kind = lookups.NODE_KIND[node]
    if kind == icons.ATOM and lookups.NODE_ATOM[node] == icons.VILLAGE:
        return VILLAGE_WORTH if has_effect(s, seat, node) else 0
    if kind == icons.ATOM:
        return atom_worth(s, seat, lookups.NODE_ATOM[node], lookups.NODE_AMOUNT[node], is_inner)
    parts = lookups.NODE_PARTS[node]
    if kind == icons.ALL:
        return sum([node_worth(s, seat, part, is_inner) for part in parts])
    if kind == icons.CHOICE:
        return max([node_worth(s, seat, part, is_inner) for part in parts])
    if kind == icons.IF:
        return node_worth(s, seat, parts[0], is_inner) if holds(s, seat, node) else 0
    if kind == icons.PAY and can_pay(s, seat, lookups.NODE_PRICE[node]):
        return max(
            0, node_worth(s, seat, parts[0], is_inner) - price_worth(s, seat, lookups.NODE_PRICE[node])
        )
    return 0


def usual_worth(node: int) -> int:
    """What an effect will be worth some time later, whatever the seat has now."""
    kind = lookups.NODE_KIND[node]
    if kind == icons.ATOM:
        return lookups.NODE_AMOUNT[node] * usual_unit(lookups.NODE_ATOM[node])
    parts = lookups.NODE_PARTS[node]
    if kind == icons.ALL:
        return sum([usual_worth(part) for part in parts])
    if kind == icons.CHOICE:
        return max([usual_worth(part) for part in parts])
    if kind == icons.IF:
        return usual_worth(parts[0]) * HELD_LATER // 100
    if kind == icons.PAY:
        labor, food, tools, discards = lookups.NODE_PRICE[node]
        price = HALF_LABOR * (labor + discards) + FOOD_WORTH * food + TOOL_WORTH * tools
        return max(0, usual_worth(parts[0]) - price)
    return 0


def usual_unit(atom: int) -> int:
    if atom == icons.TOOL:
        return TOOL_WORTH
    if atom == icons.FOOD:
        return FOOD_WORTH
    if atom == icons.FOOD_MAX:
        return 4 * FOOD_WORTH
    if atom == icons.LABOR:
        return HALF_LABOR
    if atom == icons.IDOL:
        return HONOR_STEP
    if atom == icons.DRAW:
        return DRAW_WORTH
    if atom in (icons.MEGALITH, icons.EXTRA):
        return MEGALITH_WORTH
    return usual_rare(atom)


def usual_rare(atom: int) -> int:
    if atom == icons.VILLAGE:
        return VILLAGE_WORTH // 2
    if atom in (icons.ANIMAL_GROUNDS, icons.ANIMAL_DECK, icons.CULTURE):
        return USUAL_TAKE
    if atom in (icons.TRIBE_HAND, icons.TRIBE_DISCARD, icons.STONE, icons.TIP):
        return USUAL_RECRUIT
    if atom == icons.CAMP:
        return CAMP_WORTH
    if atom == icons.MOVE:
        return MOVE_WORTH
    if atom == icons.BURY:
        return USUAL_BURY
    return POINT if atom == icons.VP else REVEAL_WORTH


def price_worth(s: EndlessWinter, seat: int, price: tuple[int, ...]) -> int:
    labor, food, tools, discards = price
    tribe = s.tribes[seat]
    lost = tool_worth(s, tribe, -tools) + food_worth(s, tribe, -food)
    return HALF_LABOR * labor + discards * HALF_LABOR - lost


def atom_worth(s: EndlessWinter, seat: int, atom: int, amount: int, is_inner: bool = False) -> int:
    tribe = s.tribes[seat]
    if is_inner and atom in (icons.TIP, icons.STONE):
        return amount * usual_rare(atom)
    if atom == icons.TOOL:
        return tool_worth(s, tribe, amount)
    if atom == icons.FOOD:
        return food_worth(s, tribe, amount)
    if atom == icons.FOOD_MAX:
        return food_worth(s, tribe, food_limit(tribe) - tribe.food)
    if atom == icons.CAMP:
        return CAMP_WORTH * min(amount, tribe.camps) if turns_left(s, tribe) else 0
    if atom == icons.LABOR:
        return HALF_LABOR * amount
    if atom == icons.VP:
        return POINT * amount
    return amount * unit_worth(s, seat, tribe, atom)


def unit_worth(s: EndlessWinter, seat: int, tribe: Tribe, atom: int) -> int:
    """One of those that are gained one after the other."""
    if atom == icons.IDOL:
        return idol_worth(tribe)
    if atom == icons.DRAW:
        return DRAW_WORTH if turns_left(s, tribe) else 0
    if atom in (icons.MEGALITH, icons.EXTRA):
        return MEGALITH_WORTH
    if atom == icons.BURY:
        return bury_worth(s, seat)
    if atom == icons.ANIMAL_GROUNDS:
        return best_animal(s, tribe)
    if atom == icons.ANIMAL_DECK:
        return mean_animal(s, tribe)
    if atom == icons.TIP:
        return best_tip(s, seat)
    if atom in (icons.TRIBE_HAND, icons.TRIBE_DISCARD):
        return POINT + RECRUIT_A_ROUND * (lookups.ROUNDS - s.round)
    return rare_worth(s, seat, tribe, atom)


def rare_worth(s: EndlessWinter, seat: int, tribe: Tribe, atom: int) -> int:
    if atom == icons.CULTURE:
        return best_culture(s, seat)
    if atom == icons.STONE:
        return best_stone(s, seat)
    if atom == icons.VILLAGE:
        return VILLAGE_WORTH if may_settle(s, (0, seat, 1, int(s.terms.free_villages))) else 0
    if atom == icons.MOVE:
        return MOVE_WORTH if eclipses_left(s, seat, frames.LED_HEXES) else 0
    return REVEAL_WORTH if atom == icons.REVEAL else 0


def tool_worth(s: EndlessWinter, tribe: Tribe, amount: int) -> int:
    """More or fewer tools: of use as long as there are turns for them."""
    return tools_held(s, tribe, min(tribe.tools + amount, lookups.TOOLS_MOST)) - tools_held(
        s, tribe, tribe.tools
    )


def tools_held(s: EndlessWinter, tribe: Tribe, tools: int) -> int:
    used = min(tools, TOOLS_A_TURN * turns_left(s, tribe))
    return TOOL_WORTH * used + LEFT_OVER * (tools - used)


def food_worth(s: EndlessWinter, tribe: Tribe, amount: int) -> int:
    after = min(tribe.food + amount, food_limit(tribe))
    return food_held(s, tribe, after) - food_held(s, tribe, tribe.food)


def food_held(s: EndlessWinter, tribe: Tribe, food: int) -> int:
    used = min(food, FOOD_A_TURN * turns_left(s, tribe))
    return FOOD_WORTH * used + LEFT_OVER * (food - used)


def labor_held(tribe: Tribe, halves: int) -> int:
    """Labor in hand: as much as the figures of this round will need, and what is more than that."""
    used = min(halves, LABOR_A_TURN * (tribe.figures + tribe.chief_ready))
    return HALF_LABOR * used + HALF_SPARE * (halves - used)


def idol_worth(tribe: Tribe) -> int:
    return SACRIFICE_STEP if tribe.honor == lookups.HONOR_TOP else max(HONOR_STEP, SACRIFICE_STEP)


def sacrifice_hope(s: EndlessWinter, tribe: Tribe) -> int:
    """What the track will make of food and tools at the end."""
    kept = tribe.food + tribe.tools if turns_left(s, tribe) == 0 else KEPT_FOR_SACRIFICE
    if tribe.sacrifice == 0:
        return 0
    return POINT * lookups.SACRIFICE_VP[tribe.sacrifice] * kept // lookups.SACRIFICE_RATE[tribe.sacrifice]


def burial_hope(s: EndlessWinter, seat: int, cards: int) -> int:
    """The points of its place on the honor track, with half of the way to its next row."""
    rank = min(s.honored.index(seat), len(lookups.BURIAL) - 1)
    table = lookups.BURIAL[rank] if s.tribes[seat].honor else lookups.BURIAL[-1]
    points, least = by_table(table, cards), 0
    for row, value in table:
        if cards < row:
            return POINT * points + POINT * (value - points) * (cards - least) // (2 * (row - least))
        least = row
    return POINT * points


def bury_worth(s: EndlessWinter, seat: int) -> int:
    cards = len(s.tribes[seat].buried)
    return max(BURY_LEAST, burial_hope(s, seat, cards + 1) - burial_hope(s, seat, cards))


def set_gain(tribe: Tribe, species: int) -> int:
    """What one more animal brings; a wild one joins the set where it brings most."""
    if lookups.IS_WILD[species]:
        return max([set_gain(tribe, other) for other in range(lookups.SPECIES) if not lookups.IS_WILD[other]])
    have, values = tribe.untipped[species], lookups.SET_VP[species]
    if have >= len(values):
        return 0
    hope = ANIMAL_HOPE if have + 1 < len(values) else 0
    return POINT * (values[have] - (values[have - 1] if have else 0)) + hope


def best_animal(s: EndlessWinter, tribe: Tribe) -> int:
    found = [set_gain(tribe, species) for species in range(lookups.SPECIES) if s.grounds[species]]
    return max(found) if found else 0 if sum(s.animals) else POINT


def mean_animal(s: EndlessWinter, tribe: Tribe) -> int:
    """An animal of the deck on average."""
    total = sum(s.animals)
    if total == 0:
        return POINT
    return sum([s.animals[species] * set_gain(tribe, species) for species in range(lookups.SPECIES)]) // total


def best_tip(s: EndlessWinter, seat: int) -> int:
    """The benefit of an animal, less what its set loses."""
    tribe = s.tribes[seat]
    best = 0
    for species in range(lookups.SPECIES):
        if tribe.untipped[species]:
            best = max(best, node_worth(s, seat, lookups.TIP_NODE[species], True) - set_loss(tribe, species))
    return best


def set_loss(tribe: Tribe, species: int) -> int:
    have, values = tribe.untipped[species], lookups.SET_VP[species]
    if lookups.IS_WILD[species]:
        return 3 * POINT
    if have > len(values):
        return 0
    return POINT * (values[have - 1] - (values[have - 2] if have > 1 else 0))


def culture_worth(s: EndlessWinter, seat: int, card: int) -> int:
    """Points at the end, and what it does whenever it comes."""
    does = usual_worth(lookups.ABILITY_NODES[s.terms.faces][card][0])
    return POINT * lookups.CARD_VP[card] + does * CULTURE_A_ROUND * (lookups.ROUNDS - s.round + 1) // 100


def best_culture(s: EndlessWinter, seat: int) -> int:
    if not has_culture(s):
        return POINT if s.terms.culture_vp else 0
    return max([POINT * lookups.CARD_VP[card] for card in s.culture if card != NOTHING]) + CULTURE_A_ROUND * (
        lookups.ROUNDS - s.round + 1
    )


def stone_worth(s: EndlessWinter, seat: int, stone: int) -> int:
    return eclipses_left(s, seat, frames.OWN_BOARD) * POINT * stone_points(s, seat, stone) + STONE_GROWTH


def best_stone(s: EndlessWinter, seat: int) -> int:
    """The best that can be paid for now, less its price and with the benefit of the slot."""
    tribe = s.tribes[seat]
    slot = len(tribe.stones)
    if (
        slot == lookups.SLOTS
        or tribe.tools < lookups.SLOT_TOOLS[slot]
        or tribe.food < lookups.SLOT_FOOD[slot]
    ):
        return 0
    era = lookups.ERA_OF_ROUND[s.round]
    worths = [stone_worth(s, seat, stone) for stone in s.stones if lookups.STONE_ERA[stone] <= era]
    if not worths:
        return 0
    lost = tool_worth(s, tribe, -lookups.SLOT_TOOLS[slot]) + food_worth(s, tribe, -lookups.SLOT_FOOD[slot])
    return max(0, max(worths) + lost + node_worth(s, seat, lookups.SLOT_REWARD[slot], True))
