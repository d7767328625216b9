"""The rules once more, slowly and from the numbered rules alone: what the fast ones are compared with.

A game is told from its beginning to its end by generators. Wherever somebody chooses they yield an `Ask`,
wherever chance decides a `Chance`, and they go on with the answer: an action as a tuple of words and numbers,
such as ("place", "forest", 3). A table is plain dicts and lists, and all payments are tried one by one.
"""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import NamedTuple

RESOURCES = ["wood", "brick", "stone", "gold"]
VALUE = {"wood": 3, "brick": 4, "stone": 5, "gold": 6}  # SA-ACT-12
DIVISOR = {"hunt": 2, "forest": 3, "clay_pit": 4, "quarry": 5, "river": 6}  # SA-ACT-05, 06
YIELD = {"hunt": "food", "forest": "wood", "clay_pit": "brick", "quarry": "stone", "river": "gold"}
SOURCE = {what: place for place, what in YIELD.items()}
DIE = {1: "wood", 2: "brick", 3: "stone", 4: "gold", 5: "tool", 6: "production"}  # SA-CARD-01
VILLAGE = ["tool_maker", "hut", "field"]
SPACES = ["card_1", "card_2", "card_3", "card_4"]
WORKERS = ["farmer", "toolmaker", "builder", "shaman"]
SUPPLY = {"wood": 20, "brick": 16, "stone": 12, "gold": 10}  # SA-SET-07

CARD_LIST = """
food-5-medicine choice-2-medicine dice-pottery food-7-pottery food-1-weaving food-3-weaving dice-time
production-1-time points-3-music points-3-music draw-writing dice-writing dice-transport stone-2-transport
roll-gold-art tool-1-art stone-1-farmer-1 production-1-farmer-1 dice-farmer-1 food-3-farmer-2 dice-farmer-2
one_use-4-toolmaker-1 one_use-3-toolmaker-1 one_use-2-toolmaker-2 dice-toolmaker-2 dice-toolmaker-2
food-4-builder-1 dice-builder-1 food-2-builder-2 dice-builder-2 points-3-builder-3 stone-1-shaman-1
gold-1-shaman-1 roll-stone-shaman-1 brick-1-shaman-2 roll-wood-shaman-2
"""
BUILDING_LIST = """
wood-wood-brick wood-wood-stone wood-brick-brick wood-wood-gold wood-stone-stone brick-brick-stone
brick-brick-gold brick-stone-stone stone-stone-gold wood-brick-stone wood-brick-stone wood-brick-gold
wood-brick-gold wood-stone-gold wood-stone-gold brick-stone-gold brick-stone-gold
4-of-1 4-of-2 4-of-3 4-of-4 5-of-1 5-of-2 5-of-3 5-of-4 1-to-7 1-to-7 1-to-7
"""


class Ask(NamedTuple):
    seat: int
    options: set  # of actions


class Chance(NamedTuple):
    weights: dict  # of actions


def new_table(players, options):
    """SA-SET-02, SA-SET-03: nothing is laid out yet."""
    edition = "second-set" if options["edition"] == "original" else "point"
    return {
        "players": players,
        "duplicates": edition if options["duplicates"] == "by-edition" else options["duplicates"],
        "capped": options["capped_places"],
        "supply": dict(SUPPLY) if options["supply"] == "limited" else None,
        "deck": Counter(CARD_LIST.split()),
        "tiles": Counter(BUILDING_LIST.split()),
        "spaces": dict.fromkeys(SPACES),
        "stacks": {f"building_{1 + i}": {"open": None, "left": 7} for i in range(players)},
        "start": None,
        "round": 0,
        "on": Counter(),  # (place, seat): people
        "seats": [new_seat() for _ in range(players)],
    }


def new_seat():
    return {
        "people": 5,
        "food": 12,
        "production": 0,
        "points": 0,
        "tools": [0, 0, 0],
        "used": [False, False, False],
        "once": [],  # one-use tools that are left
        "choice": False,
        "cards": [],
        "secret": None,
        "buildings": [],
        **dict.fromkeys(RESOURCES, 0),
    }


def game(table):
    """SA-SET-03 to 05, then rounds until one is the last."""
    for stack in table["stacks"]:
        yield from turn_up(table, stack)
    for space in SPACES:
        yield from lay_out(table, space)
    seats = range(table["players"])
    _, table["start"] = yield Chance({("start", seat): 1 for seat in seats})
    while True:
        table["round"] += 1
        order = [(table["start"] + i) % table["players"] for i in seats]
        yield from placing(table, order)
        for seat in order:
            yield from using(table, seat)
        for seat in order:
            yield from feeding(table, seat)
        if any(stack["left"] == 0 for stack in table["stacks"].values()):  # SA-END-02, SA-RUL-04
            return
        kept = [card for card in table["spaces"].values() if card]
        if table["deck"].total() < 4 - len(kept):  # SA-END-01
            return
        table["start"] = order[1]  # SA-RND-02
        for own in table["seats"]:
            own["used"] = [False, False, False]  # SA-TOOL-03
        table["spaces"] = dict(zip(SPACES, kept + [None] * 4, strict=False))  # SA-NEXT-01
        for space in SPACES[len(kept) :]:
            yield from lay_out(table, space)


def turn_up(table, stack):
    _, tile = yield Chance({("tile", tile): copies for tile, copies in (+table["tiles"]).items()})
    table["tiles"][tile] -= 1
    table["stacks"][stack]["open"] = tile


def lay_out(table, space):
    _, card = yield Chance({("card", card): copies for card, copies in (+table["deck"]).items()})
    table["deck"][card] -= 1
    table["spaces"][space] = card


# Placing people.


def placing(table, order):
    """SA-PLC-01, 02: turn by turn, until a whole circle has nowhere to go."""
    idle = 0
    while idle < len(order):
        for seat in order:
            options = placements(table, seat)
            idle = 0 if options else idle + 1
            if options:
                _, place, people = yield Ask(seat, options)
                table["on"][place, seat] += people
            if idle == len(order):
                return


def placements(table, seat):
    at_hand = table["seats"][seat]["people"] - placed(table, seat)
    places = [*VILLAGE, *YIELD, *SPACES, *table["stacks"]]
    groups = [(place, people) for place in places for people in range(1, at_hand + 1)]
    return {("place", *group) for group in groups if can_place(table, seat, *group)}


def placed(table, seat):
    return sum(people for (_, whose), people in table["on"].items() if whose == seat)


def can_place(table, seat, place, people):
    """SA-PLC-03 to 13 and, with `capped_places = shut`, SA-ACT-13."""
    there = {whose: n for (at, whose), n in table["on"].items() if at == place and n}
    if seat in there:
        return False
    if place == "hunt":
        return True
    if place in YIELD:
        others = {2: 0, 3: 1, 4: 3}[table["players"]]
        return len(there) <= others and sum(there.values()) + people <= 7
    if there or people != (2 if place == "hut" else 1):
        return False
    return place not in VILLAGE or village_open(table, seat, place)


def village_open(table, seat, place):
    busy = {at for (at, _), n in table["on"].items() if n and at in VILLAGE}
    own = table["seats"][seat]
    spent = {
        "hut": own["people"] == 10,
        "field": own["production"] == 10,
        "tool_maker": own["tools"] == [4, 4, 4],
    }
    if table["capped"] == "shut" and spent[place]:
        return False
    return table["players"] == 4 or len(busy) < 2


# Using people.


def using(table, seat):
    """SA-ACT-01, SA-RUL-02: group by group; the card of two resources at any moment between."""
    own = table["seats"][seat]
    while True:
        options = {("use", place) for (place, whose), n in table["on"].items() if whose == seat and n}
        if own["choice"]:
            options |= {("use_card",)} | (set() if options else {("done",)})
        if not options:
            return
        choice = yield Ask(seat, options)
        if choice == ("done",):
            return
        if choice == ("use_card",):
            own["choice"] = False
            yield from take_two(table, seat)
        else:
            people = table["on"].pop((choice[1], seat))
            yield from use(table, seat, choice[1], people)


def use(table, seat, place, people):
    own = table["seats"][seat]
    if place == "tool_maker":
        gain(table, seat, "tool", 1)
    elif place == "field":
        gain(table, seat, "production", 1)
    elif place == "hut":
        own["people"] = min(10, own["people"] + 1)  # SA-ACT-03
    elif place in DIVISOR:
        yield from roll_for(table, seat, place, people)
    elif place in SPACES:
        yield from buy_card(table, seat, place)
    else:
        yield from build(table, seat, place)


def gain(table, seat, what, amount):
    own = table["seats"][seat]
    if what == "tool":
        for _ in range(amount):
            slot = own["tools"].index(min(own["tools"]))  # SA-RUL-01
            own["tools"][slot] = min(4, own["tools"][slot] + 1)
    elif what == "production":
        own["production"] = min(10, own["production"] + amount)
    else:
        if what in RESOURCES and table["supply"] is not None:  # SA-RUL-07
            amount = min(amount, table["supply"][what])
            table["supply"][what] -= amount
        own[what] += amount


def pay(table, seat, what):
    table["seats"][seat][what] -= 1
    if table["supply"] is not None:
        table["supply"][what] += 1


@cache
def rolls(dice):
    """All rolls in rising order, with the number of ways they can fall."""
    fallen = combinations_with_replacement(range(1, 7), dice)
    ways = {roll: factorial(dice) // prod(factorial(roll.count(i)) for i in range(1, 7)) for roll in fallen}
    return {("roll", roll): number for roll, number in ways.items()}


def roll_for(table, seat, place, dice):
    """SA-ACT-05, 06: tools are added one by one, as long as there are any."""
    own = table["seats"][seat]
    _, roll = yield Chance(rolls(dice))
    total = sum(roll)
    while True:
        ready = [value for value, used in zip(own["tools"], own["used"], strict=True) if value and not used]
        options = {("tool", value) for value in ready} | {("one_use", value) for value in own["once"]}
        if (total + sum(ready) + sum(own["once"])) // DIVISOR[place] == total // DIVISOR[place]:
            break  # nobody is asked for tools that can't help
        choice = yield Ask(seat, options | {("done",)})
        if choice == ("done",):
            break
        kind, value = choice
        total += value
        if kind == "one_use":
            own["once"].remove(value)  # SA-TOOL-04
        else:
            same = [i for i in range(3) if own["tools"][i] == value and not own["used"][i]]
            own["used"][same[-1]] = (
                True  # SA-TOOL-02; of equals the one that is raised last, which is never worse
            )
    gain(table, seat, YIELD[place], total // DIVISOR[place])


# Paying, piece by piece in the order of RESOURCES.


def payments(own, numbers):
    """All ways to pay one of these numbers of resources, as sorted lists."""
    most = max(numbers)
    amounts = product(*[range(min(own[what], most) + 1) for what in RESOURCES])
    chosen = [
        [i for i in range(4) for _ in range(several[i])] for several in amounts if sum(several) in numbers
    ]
    return [[RESOURCES[i] for i in way] for way in chosen]


def settle(table, seat, ways, out):
    """Asks for one of the ways. Whoever can pay in none is not asked; nothing paid, there is a way out."""
    paid = []
    while True:
        ways = [way for way in ways if way[: len(paid)] == paid]
        options = {("pay", way[len(paid)]) for way in ways if len(way) > len(paid)}
        if not options:
            return paid
        if not paid:
            options.add(out)
        elif paid in ways:
            options.add(("done",))
        choice = yield Ask(seat, options)
        if choice[0] != "pay":
            return paid
        paid.append(choice[1])
        pay(table, seat, choice[1])


def build(table, seat, place):
    """SA-ACT-08 to 12."""
    own, stack = table["seats"][seat], table["stacks"][place]
    name = stack["open"].split("-")
    if name[0] in RESOURCES:
        if any(own[what] < name.count(what) for what in RESOURCES):
            return
        paid = name if (yield Ask(seat, {("buy",), ("decline",)})) == ("buy",) else []
        for what in paid:
            pay(table, seat, what)
    else:
        first, word, last = name
        ways = payments(own, range(1, 8) if word == "to" else [int(first)])
        ways = [way for way in ways if word == "to" or len(set(way)) == int(last)]
        paid = yield from settle(table, seat, ways, ("decline",))
    if paid:
        own["points"] += sum(VALUE[what] for what in paid)
        own["buildings"].append(stack["open"])
        stack["open"] = None
        stack["left"] -= 1
        if stack["left"]:
            yield from turn_up(table, place)


# Cards.


def buy_card(table, seat, space):
    """SA-ACT-07."""
    ways = payments(table["seats"][seat], [1 + SPACES.index(space)])
    if (yield from settle(table, seat, ways, ("decline",))):
        card = table["spaces"][space]
        table["spaces"][space] = None
        table["seats"][seat]["cards"].append(card)
        yield from take_effect(table, seat, *card.split("-")[:2])


def take_effect(table, seat, effect, amount):
    """SA-CARD-01 to 10."""
    own = table["seats"][seat]
    if effect == "dice":
        yield from dice_for_all(table, seat)
    elif effect == "roll":
        yield from roll_for(table, seat, SOURCE[amount], 2)
    elif effect == "draw":
        if table["deck"].total():
            weights = {("secret_card", card): copies for card, copies in (+table["deck"]).items()}
            _, own["secret"] = yield Chance(weights)
            table["deck"][own["secret"]] -= 1
    elif effect == "one_use":
        own["once"].append(int(amount))
    elif effect == "choice":
        own["choice"] = True
    else:
        gain(table, seat, effect, int(amount))


def dice_for_all(table, seat):
    _, roll = yield Chance(rolls(table["players"]))
    left = list(roll)
    for i in range(table["players"]):
        taker = (seat + i) % table["players"]
        _, value = yield Ask(taker, {("die", value) for value in left})
        left.remove(value)
        gain(table, taker, DIE[value], 1)


def take_two(table, seat):
    """SA-CARD-10: any two, in the order of RESOURCES."""
    _, first = yield Ask(seat, takes(table, RESOURCES))
    gain(table, seat, first, 1)
    _, second = yield Ask(seat, takes(table, RESOURCES[RESOURCES.index(first) :]))
    gain(table, seat, second, 1)


def takes(table, kinds):
    """SA-RUL-07: also a kind that is not there; of several such, which all give nothing, only the first."""
    missing = [what for what in kinds if table["supply"] is not None and table["supply"][what] == 0]
    return {("take", what) for what in kinds if what not in missing[1:]}


# Feeding and the end.


def feeding(table, seat):
    """SA-FEED, SA-RUL-05."""
    own = table["seats"][seat]
    own["food"] += own["production"]
    short = own["people"] - own["food"]
    if short > 0:
        ways = payments(own, [short])
        if not (yield from settle(table, seat, ways, ("refuse",))):
            own["points"] -= 10
    own["food"] = max(0, -short)


def final_points(table, seat, cards):
    """SA-FIN-01 to 07, by the keys of a projection."""
    own = table["seats"][seat]
    ends = [card.split("-") for card in cards]
    symbols = Counter(end[-1] for end in ends if not end[-1].isdigit())
    workers = Counter()
    for end in ends:
        if end[-2] in WORKERS:
            workers[end[-2]] += int(end[-1])
    second = len([symbol for symbol in symbols if symbols[symbol] > 1])
    beyond = symbols.total() - len(symbols)
    return {
        "green": len(symbols) ** 2,
        "duplicates": second**2 if table["duplicates"] == "second-set" else beyond,
        "farmers": workers["farmer"] * own["production"],
        "toolmakers": workers["toolmaker"] * sum(own["tools"]),
        "builders": workers["builder"] * len(own["buildings"]),
        "shamans": workers["shaman"] * own["people"],
        "resources": sum(own[what] for what in RESOURCES),
    }


def standing(table, seat):
    """SA-FIN-08: points, then production, tools and people."""
    own = table["seats"][seat]
    cards = own["cards"] + ([own["secret"]] if own["secret"] else [])
    points = own["points"] + sum(final_points(table, seat, cards).values())
    return points, own["production"] + sum(own["tools"]) + own["people"]
