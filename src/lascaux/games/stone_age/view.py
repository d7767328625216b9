"""What may be seen, as plain data: listed, never a position with secrets taken out."""

from lascaux.engine.naming import open_question
from lascaux.games.stone_age.generated import frames
from lascaux.games.stone_age.kinds import KINDS
from lascaux.games.stone_age.lookups import (
    BUILDING_COST,
    BUILDING_KIND,
    BUILDING_LEAST,
    BUILDING_MIX,
    BUILDING_MOST,
    BUILDING_NAMES,
    CARD_AMOUNT,
    CARD_COST,
    CARD_EFFECT,
    CARD_NAMES,
    CARD_SYMBOL,
    CARD_TIMES,
    CARD_WHAT,
    CARD_WORKER,
    DECK,
    DIVISOR,
    RINGS,
    TOOL_PLACES,
    VALUE,
)
from lascaux.games.stone_age.names import (
    BUILDING_KINDS,
    CHOICE,
    EFFECTS,
    FIELD,
    FIRST_BUILDING,
    FIRST_CARD,
    FIXED,
    FOREST,
    GAINS,
    HUNT,
    HUT,
    NOTHING,
    ONE_USE,
    PERSON,
    PHASES,
    PLACES,
    PLACING_PHASE,
    PRODUCTION,
    RESOURCES,
    SYMBOLS,
    WORKERS,
)
from lascaux.games.stone_age.rules.cards import kept_card
from lascaux.games.stone_age.rules.gains import room_for
from lascaux.games.stone_age.rules.paying import paid_of
from lascaux.games.stone_age.rules.placing import shut
from lascaux.games.stone_age.rules.rolling import yield_of
from lascaux.games.stone_age.rules.scoring import (
    cards_at_end,
    final_points,
    symbol_counts,
    track_points,
    worker_counts,
)
from lascaux.games.stone_age.state import Numbers, StoneAge, people_on, tool_value
from lascaux.games.stone_age.view_types import (
    BuildingView,
    CardView,
    OfferView,
    PlaceView,
    ProjectionView,
    RollView,
    SpaceView,
    StackView,
    StoneAgeView,
    ToolView,
    VillageView,
)
from lascaux.games.stone_age.why import shut_rule, waiting_rule


def view(s: StoneAge, viewer: int) -> StoneAgeView:
    """The same for every seat, but for the hidden card: only its owner knows it."""
    seats = range(s.terms.players)
    seen: StoneAgeView = {
        "asks": open_question(KINDS, s.stack, viewer, 0),
        "round": s.round,
        "phase": PHASES[s.phase],
        "start": s.start if s.start != NOTHING else None,
        "places": [shown_place(s, place) for place in range(FIRST_BUILDING + s.terms.players)],
        "cards": [shown_space(s, space) for space in range(len(s.spaces))],
        "buildings": [shown_stack(s, stack) for stack in range(len(s.tiles))],
        "villages": [shown_village(s, seat, seat == viewer or not s.stack) for seat in seats],
        "points": [track_points(s, seat) for seat in seats],
        "deck": sum(s.deck),
        "roll": shown_roll(s),
        "dice": shown_dice(s),
        "offer": shown_offer(s),
        "second_set": s.terms.second_set,
    }
    if s.terms.limited:
        seen["supply"] = {name: s.supply[i] for i, name in enumerate(RESOURCES)}
    return seen


def shown_place(s: StoneAge, place: int) -> PlaceView:
    seats = range(s.terms.players)
    return {
        "place": PLACES[place],
        "rings": RINGS[place],
        "people": [people_on(s, place, seat) for seat in seats],
        "shut": [rule_in_the_way(s, seat, place) for seat in seats],
    }


def rule_in_the_way(s: StoneAge, seat: int, place: int) -> str:
    """Of placing people there, or of using those that are there."""
    if s.phase == PLACING_PHASE:
        return shut_rule(s, shut(s, seat, place), place)
    is_asked = len(s.stack) > 0 and s.stack[-1][0] == frames.USING and s.stack[-1][1] == seat
    return waiting_rule(s, seat, place) if is_asked else ""


def shown_space(s: StoneAge, space: int) -> SpaceView:
    card = s.spaces[space]
    return {
        "place": PLACES[FIRST_CARD + space],
        "cost": CARD_COST[space],
        "card": shown_card(card) if card != NOTHING else None,
    }


def shown_card(card: int) -> CardView:
    what, symbol, worker = CARD_WHAT[card], CARD_SYMBOL[card], CARD_WORKER[card]
    return {
        "card": CARD_NAMES[card],
        "effect": EFFECTS[CARD_EFFECT[card]],
        "what": GAINS[what] if what != NOTHING else None,
        "amount": CARD_AMOUNT[card],
        "symbol": SYMBOLS[symbol] if symbol != NOTHING else None,
        "worker": WORKERS[worker] if worker != NOTHING else None,
        "times": CARD_TIMES[card],
        "copies": DECK[card],
    }


def shown_stack(s: StoneAge, stack: int) -> StackView:
    building = s.tiles[stack]
    return {
        "place": PLACES[FIRST_BUILDING + stack],
        "building": shown_building(building) if building != NOTHING else None,
        "left": s.left[stack],
    }


def shown_building(building: int) -> BuildingView:
    cost = BUILDING_COST[building]
    return {
        "building": BUILDING_NAMES[building],
        "kind": BUILDING_KINDS[BUILDING_KIND[building]],
        "cost": {name: cost[i] for i, name in enumerate(RESOURCES) if cost[i]},
        "least": BUILDING_LEAST[building],
        "most": BUILDING_MOST[building],
        "kinds": BUILDING_MIX[building],
        "points": points_range(building),
    }


def points_range(building: int) -> list[int]:
    """SA-ACT-09 to 12: the least and the most that it can score."""
    if BUILDING_KIND[building] == FIXED:
        printed = sum([VALUE[i] * amount for i, amount in enumerate(BUILDING_COST[building])])
        return [printed, printed]
    mix = max(1, BUILDING_MIX[building])
    low, high = sorted(VALUE)[:mix], sorted(VALUE)[-mix:]
    return [
        sum(low) + low[0] * (BUILDING_LEAST[building] - mix),
        sum(high) + high[-1] * (BUILDING_MOST[building] - mix),
    ]


def shown_village(s: StoneAge, seat: int, own: bool) -> VillageView:
    """SA-CARD-08: a hidden card is its owner's to see; when the game is over it has been scored openly."""
    cards = cards_at_end(s, seat) if own else s.cards[seat]
    symbols, workers = symbol_counts(cards), worker_counts(cards)
    secret = s.secret[seat]
    shown: VillageView = {
        "people": s.people[seat],
        "at_hand": s.people[seat] - s.placed[seat],
        "placed": s.placed[seat],
        "food": s.food[seat],
        "production": s.production[seat],
        "mouths": mouths(s, seat),
        "harvest": harvest(s, seat),
        "hunger": hunger(s, seat),
        "resources": {name: s.resources[4 * seat + i] for i, name in enumerate(RESOURCES)},
        "tools": [shown_tool(s, seat, slot) for slot in range(TOOL_PLACES)],
        "one_use": [CARD_AMOUNT[card] for card in s.kept[seat] if CARD_EFFECT[card] == ONE_USE],
        "choice": kept_card(s, seat, CHOICE) != NOTHING,
        "cards": [shown_card(card) for card in s.cards[seat]],
        "secret": int(secret != NOTHING),
        "symbols": {name: symbols[i] for i, name in enumerate(SYMBOLS) if symbols[i]},
        "workers": {name: workers[i] for i, name in enumerate(WORKERS)},
        "buildings": [shown_building(building) for building in s.buildings[seat]],
        "points": track_points(s, seat),
        "projection": projection(s, seat, cards),
    }
    if own and secret != NOTHING:
        shown["secret_card"] = shown_card(secret)
    return shown


def mouths(s: StoneAge, seat: int) -> int:
    """SA-ACT-03, SA-FEED-01: who is born in the hut in this round eats in this round."""
    return s.people[seat] + coming(s, seat, HUT, PERSON)


def harvest(s: StoneAge, seat: int) -> int:
    """SA-ACT-04, SA-FEED-01: a field that is tilled in this round gives food in this round."""
    return s.production[seat] + coming(s, seat, FIELD, PRODUCTION)


def coming(s: StoneAge, seat: int, place: int, what: int) -> int:
    """What people who stand on a place of the village are sure to bring: one, if there is room for it."""
    return min(1, room_for(s, seat, what)) if people_on(s, place, seat) else 0


def hunger(s: StoneAge, seat: int) -> int:
    """SA-FEED-01: what will be missing; while the seat is asked, what is still due; nothing once it ate."""
    for frame in s.stack:
        if frame[0] == frames.FEED and frame[2] == seat:
            return max(0, mouths(s, seat) - harvest(s, seat) - s.food[seat])
        if frame[0] == frames.MEAL and frame[2] == seat:
            return max(0, s.people[seat] - s.food[seat])
        if frame[0] == frames.FEEDING and frame[1] == seat:
            return frame[3]
    return 0


def shown_tool(s: StoneAge, seat: int, slot: int) -> ToolView:
    return {"value": tool_value(s.tools[seat], slot), "used": s.used[seat] >> slot & 1 == 1}


def projection(s: StoneAge, seat: int, cards: Numbers) -> ProjectionView:
    """Final scoring by what the viewer may know of the cards."""
    track = track_points(s, seat)
    points = final_points(s, seat, cards)
    green, duplicates, farmers, toolmakers, builders, shamans, resources, choice = points
    return {
        "track": track,
        "green": green,
        "duplicates": duplicates,
        "farmers": farmers,
        "toolmakers": toolmakers,
        "builders": builders,
        "shamans": shamans,
        "resources": resources,
        "choice": choice,
        "total": track + sum(points),
    }


def shown_roll(s: StoneAge) -> RollView | None:
    """The last roll: the dice lie on the table until the next, or until somebody places people."""
    if not s.roll:
        return None
    seat, place, total = s.roll[:3]
    dice = list(s.roll[3:])
    is_open = len(s.stack) > 0 and s.stack[-1][0] == frames.ADDING
    return {
        "seat": seat,
        "place": PLACES[place],
        "what": "food" if place == HUNT else RESOURCES[place - FOREST],
        "dice": dice,
        "divisor": DIVISOR[place],
        "added": total - sum(dice),
        "sum": total,
        "yields": yield_of(s, place, total) if is_open else total // DIVISOR[place],
        "open": is_open,
    }


def shown_dice(s: StoneAge) -> list[int]:
    return list(s.stack[-1][2:]) if s.stack and s.stack[-1][0] == frames.TAKING_DIE else []


def shown_offer(s: StoneAge) -> OfferView | None:
    """What is being paid or taken, kind by kind."""
    frame = s.stack[-1] if s.stack else (NOTHING, NOTHING)
    if frame[0] == frames.PAYING:
        _, seat, place, first, least, most, _, paid = frame
        return offer(seat, PLACES[place], paid, first, max(0, least), most, False)
    if frame[0] == frames.FEEDING:
        _, seat, first, due, paid = frame
        return offer(seat, None, paid, first, due, due, False)
    if frame[0] == frames.TAKING:
        _, seat, first, due = frame
        return offer(seat, None, 0, first, due, due, True)
    return None


def offer(
    seat: int, place: str | None, paid: int, first: int, least: int, most: int, takes: bool
) -> OfferView:
    return {
        "seat": seat,
        "place": place,
        "paid": {name: paid_of(paid, i) for i, name in enumerate(RESOURCES)},
        "kinds": list(RESOURCES[first:]),
        "least": least,
        "most": most,
        "takes": takes,
    }
