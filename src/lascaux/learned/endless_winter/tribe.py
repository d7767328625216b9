"""What a tribe has: goods, cards, idols, camps, megaliths, stones and animals."""

from typing import Final

from lascaux.advice.endless_winter.outlook import eclipses_left, set_gain, turns_left
from lascaux.games.endless_winter.generated import frames
from lascaux.games.endless_winter.lookups import (
    CAMPS,
    FIRST_CULTURE,
    HONOR_VP,
    REST_LABOR,
    ROUNDS,
    SACRIFICE_RATE,
    SACRIFICE_REWARD,
    SACRIFICE_VP,
    SET_VP,
    SLOT_FOOD,
    SLOT_TOOLS,
    SLOTS,
    SPACE_EMPTY_AT,
    SPACE_REWARD,
    SPECIES,
    STARTING,
    STONE_NAMES,
    VILLAGES,
)
from lascaux.games.endless_winter.rules.columns import corner_labor
from lascaux.games.endless_winter.rules.eclipse import eclipse_labor
from lascaux.games.endless_winter.state import EndlessWinter, Tribe, food_limit
from lascaux.learned.endless_winter.survey import ANYWHERE, LANDS, Cards, Course, Ground, Stones
from lascaux.learned.features import Row

FINE: Final = 12  # a mean is in twelfths


def put_goods(s: EndlessWinter, tribe: Tribe, row: Row, course: Course) -> None:
    goods = tribe.tools + tribe.food
    limit = food_limit(tribe)
    row.put(tribe.tools)
    row.put(tribe.food)
    row.put(limit - tribe.food)
    row.put(int(tribe.food >= limit))
    row.put(int(tribe.tools == 0))
    row.put(goods if s.round == ROUNDS else 0)
    row.put(s.labor if course.is_own else 0)


def put_cards(s: EndlessWinter, tribe: Tribe, row: Row, cards: Cards) -> None:
    rounds = ROUNDS - s.round
    for kind in range(FIRST_CULTURE):
        row.put(cards.hand[kind])
    for place in range(ANYWHERE + 1):
        row.put(cards.labor[place])
    row.put(cards.cultures)
    row.put(cards.hand_does)
    for kind in range(FIRST_CULTURE):
        row.put(cards.kinds[kind])
    row.put(cards.eras[1])
    row.put(cards.eras[2])
    row.put(cards.does)
    size = len(tribe.hand) + len(tribe.deck) + len(tribe.discard) + len(tribe.pile) + len(tribe.played)
    row.put(cards.better * rounds)
    row.put((cards.eras[1] + cards.eras[2]) * rounds)
    row.put(cards.does * rounds)
    row.put(size * rounds)
    mean = FINE * cards.total_labor // max(1, size)
    row.put(mean)
    row.put(mean * rounds)
    for kind in range(STARTING, FIRST_CULTURE):
        row.put(cards.kinds[kind] * rounds)
    for times in cards.times:
        row.put(times)
    row.put(len(tribe.hand))
    row.put(len(tribe.deck))
    row.put(len(tribe.discard))
    row.put(len(tribe.pile))
    row.put(pile_labor(s, tribe))
    row.put(size)


def pile_labor(s: EndlessWinter, tribe: Tribe) -> int:
    """Halves for the turn order, as far as they are known."""
    total = REST_LABOR * tribe.resting
    for card in tribe.pile:
        if card < FIRST_CULTURE:
            total += corner_labor(s, card) + eclipse_labor(s, card)
    return total


def put_buried(s: EndlessWinter, seat: int, row: Row) -> None:
    """How many, and how safe the place on the honor track is."""
    rank = s.honored.index(seat)
    honor = s.tribes[seat].honor
    above = s.tribes[s.honored[rank - 1]].honor - honor if rank else 0
    below = honor - s.tribes[s.honored[rank + 1]].honor if rank + 1 < len(s.honored) else 0
    row.put(len(s.tribes[seat].buried))
    row.put(rank)
    row.put(int(rank == 0))
    row.put(above)
    row.put(below)


def put_idols(s: EndlessWinter, tribe: Tribe, row: Row) -> None:
    goods = tribe.tools + tribe.food
    rate = 12 * SACRIFICE_VP[tribe.sacrifice] // SACRIFICE_RATE[tribe.sacrifice] if tribe.sacrifice else 0
    row.put(tribe.sacrifice)
    row.put(tribe.honor)
    row.put(int(tribe.honor == 0))
    row.put(rate)
    row.put(rate * goods)
    row.put(rate * goods if s.round == ROUNDS else 0)
    row.put(steps_to(HONOR_VP, tribe.honor))
    row.put(steps_to(SACRIFICE_REWARD, tribe.sacrifice))


def steps_to(printed: list[int], level: int) -> int:
    """To the next level that gives something."""
    for ahead in range(level + 1, len(printed)):
        if printed[ahead]:
            return ahead - level
    return 0


def put_land(s: EndlessWinter, seat: int, row: Row, ground: Ground) -> None:
    tribe = s.tribes[seat]
    eclipses = eclipses_left(s, seat, frames.LED_HEXES)
    out, base = len(tribe.camp_at), tribe.camp_at.count(0)
    led = sum(ground.led)
    row.put(CAMPS - tribe.camps)
    row.put(base)
    row.put(out - base)
    row.put(led)
    row.put(led * eclipses)
    row.put(ground.worth * eclipses)
    for land in range(LANDS):
        row.put(ground.led[land])
    for number in (ground.safe, ground.tied, ground.lost, ground.worth):
        row.put(number)
    villages = len(tribe.settled)
    row.put(villages)
    row.put(villages * eclipses_left(s, seat, frames.OWN_BOARD))
    more = int(villages < VILLAGES)
    row.put(more * ground.crowded)
    row.put(more * int(ground.ready > 0))
    row.put(more * ground.ready * turns_left(s, tribe))
    row.put(more * ground.reach)


def put_megaliths(s: EndlessWinter, seat: int, row: Row) -> None:
    tribe, found = s.tribes[seat], Stones(s, seat)
    eclipses = eclipses_left(s, seat, frames.OWN_BOARD)
    row.put(tribe.megaliths)
    for space in range(len(SPACE_REWARD)):
        row.put(eclipses if tribe.megaliths >= SPACE_EMPTY_AT[space] else 0)
    row.put(found.above)
    row.put(found.tops)
    row.put(found.best)


def put_stones(s: EndlessWinter, seat: int, row: Row, rewards: int) -> None:
    tribe = s.tribes[seat]
    eclipses = eclipses_left(s, seat, frames.OWN_BOARD)
    count = len(tribe.stones)
    row.put(count)
    row.put(rewards)
    row.put(rewards * eclipses)
    row.put(count * eclipses)
    is_paid = count < SLOTS and tribe.tools >= SLOT_TOOLS[count] and tribe.food >= SLOT_FOOD[count]
    row.put(int(is_paid))
    row.put(eclipses if is_paid else 0)
    for stone in range(len(STONE_NAMES)):
        row.put(eclipses if stone in tribe.stones else 0)


def put_animals(s: EndlessWinter, tribe: Tribe, row: Row) -> None:
    held = sets = kinds = gain = 0
    for species in range(SPECIES):
        number = tribe.untipped[species]
        row.put(number)
        held += number
        if number > 1 and number >= len(SET_VP[species]):
            sets += 1
        if s.grounds[species]:
            gain = max(gain, set_gain(tribe, species))
    for species in range(SPECIES):
        row.put(tribe.tipped[species])
        kinds += int(tribe.tipped[species] > 0)
    row.put(held)
    row.put(sets)
    row.put(kinds)
    row.put(gain if turns_left(s, tribe) else 0)
    row.put(gain if tribe.tools and turns_left(s, tribe) else 0)
