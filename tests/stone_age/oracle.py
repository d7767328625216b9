"""The rules once more, slowly and from the numbered rules alone: what the fast ones are compared with.

A game is told from its beginning to its end by generators. Wherever somebody chooses they yield an `Ask`,
wherever chance decides a `Chance`, and they go on with the answer: an action as a tuple of words and numbers,
such as ("place", "forest", 3). A table is plain dicts and lists; all payments and all sets of tools are tried
one by one. Nobody is asked what has one answer only.
"""

from functools import cache
from itertools import combinations, combinations_with_replacement, product
from math import factorial, prod
from typing import NamedTuple

from tests.stone_age.components import DIE, DIVISOR, RESOURCES, SOURCE, SPACES, VALUE, VILLAGE, YIELD
from tests.stone_age.oracle_paying import payments, prices
from tests.stone_age.oracle_waiting import groups_of, rolls_matter, rolls_to_come, waits


class Ask(NamedTuple):
    seat: int
    options: set  # of actions


class Chance(NamedTuple):
    weights: dict  # of actions


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
            return turn_in(table)
        kept = [card for card in table["spaces"].values() if card]
        if table["deck"].total() < 4 - len(kept):  # SA-END-01
            return turn_in(table)
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
                _, place, people = yield from choose(seat, options)
                table["on"][place, seat] += people
            if idle == len(order):
                return


def choose(seat, options):
    """One answer is no question."""
    if len(options) == 1:
        return next(iter(options))
    return (yield Ask(seat, options))


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
    while groups_of(table, seat) or own["choice"]:
        kind, *what = yield from choose(seat, next_steps(table, seat))
        if kind == "done":  # SA-RUL-17
            for place in groups_of(table, seat):
                del table["on"][place, seat]
            return
        if kind == "use_card":
            own["choice"] = False
            yield from take_two(table, seat)
        elif kind == "use":
            people = table["on"].pop((what[0], seat))
            yield from use(table, seat, what[0], people)
        else:
            place, *payment = what
            del table["on"][place, seat]
            if kind == "buy":
                paid = pay(table, seat, payment)
            else:
                paid = yield from settle(table, seat, prices(table, seat, place), payment)
            yield from take_bought(table, seat, place, paid)


def next_steps(table, seat):
    """SA-RUL-10: the village first. SA-RUL-14: then rolls whose order is nothing to anybody. Else any roll,
    any purchase, the card; SA-RUL-17: and the end, if nobody is left to roll."""
    mine = groups_of(table, seat)
    village = [place for place in mine if place in VILLAGE]
    rolls = [place for place in mine if place in YIELD]
    if village or (rolls and not rolls_matter(table, seat)):
        return {("use", (village or rolls)[0])}
    steps: set[tuple] = {("use", place) for place in rolls}
    for place in mine:
        if place not in YIELD and not waits(table, seat, place):
            steps |= purchases(table, seat, place)
    if table["seats"][seat]["choice"]:
        steps.add(("use_card",))
    return steps if rolls else steps | {("done",)}


def purchases(table, seat, place):
    """SA-RUL-17: with each of its payments; with more than twelve, with its first kind."""
    ways = prices(table, seat, place)
    if len(ways) > 12:
        return {("buy_with", place, *begun) for begun in next_kind(table, seat, ways)}
    return {("buy", place, *map(way.count, RESOURCES)) for way in ways}


def use(table, seat, place, people):
    own = table["seats"][seat]
    if place == "tool_maker":
        gain(table, seat, "tool", 1)
    elif place == "field":
        gain(table, seat, "production", 1)
    elif place == "hut":
        own["people"] = min(10, own["people"] + 1)  # SA-ACT-03
    else:
        yield from roll_for(table, seat, place, people)


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


def pay(table, seat, amounts):
    """Gives so many of the RESOURCES away; says which."""
    paid = [RESOURCES[i] for i in range(4) for _ in range(amounts[i])]
    for what in paid:
        table["seats"][seat][what] -= 1
        if table["supply"] is not None:
            table["supply"][what] += 1
    return paid


@cache
def rolls(dice):
    """All rolls in rising order, with the number of ways they can fall."""
    fallen = combinations_with_replacement(range(1, 7), dice)
    ways = {roll: factorial(dice) // prod(factorial(roll.count(i)) for i in range(1, 7)) for roll in fallen}
    return {("roll", roll): number for roll, number in ways.items()}


def roll_for(table, seat, place, dice):
    """SA-ACT-05, 06: then any tools may be added."""
    own = table["seats"][seat]
    _, roll = yield Chance(rolls(dice))
    total = sum(roll)
    options = {("done",)} | additions(table, own, total, place)
    is_capped = table["supply"] is not None and place != "hunt"
    if not own["once"] and not is_capped and rolls_to_come(table, seat) == 0:  # SA-RUL-13
        options = {max(options, key=lambda option: most_for_least(option, total, DIVISOR[place]))}
    kind, *added = yield from choose(seat, options)
    if kind == "add":
        tools, once = added
        for value in tools:  # SA-TOOL-02; of equals the one that is raised last, which is never worse
            same = [i for i in range(3) if own["tools"][i] == value and not own["used"][i]]
            own["used"][same[-1]] = True
        for value in once:
            own["once"].remove(value)  # SA-TOOL-04
        total += sum(tools) + sum(once)
    gain(table, seat, YIELD[place], total // DIVISOR[place])


def most_for_least(option, total, divisor):
    added = sum(option[1]) if option[0] == "add" else 0
    return (total + added) // divisor, -added


def additions(table, own, total, place):
    """SA-TOOL-02, SA-TOOL-04: all sets of tools. SA-RUL-12: without any of them there would be less."""
    supply = table["supply"] or {}
    most = supply.get(YIELD[place], 10**6)  # SA-RUL-07
    ready = [value for value, used in zip(own["tools"], own["used"], strict=True) if value and not used]
    sets = product(some_of(ready), some_of(own["once"]))
    needed = [some for some in sets if are_needed(sum(some, ()), total, DIVISOR[place], most)]
    needed.sort(key=lambda some: -len(some[0]))
    fewest = {(sum(tools), once): ("add", tools, once) for tools, once in needed}  # of the same sum
    return set(fewest.values())


def some_of(values):
    """All that can be taken of them, each with the greatest first."""
    falling = sorted(values, reverse=True)
    return [some for few in range(1 + len(values)) for some in combinations(falling, few)]


def are_needed(tools, total, divisor, most):
    with_all = min((total + sum(tools)) // divisor, most)
    less = [min((total + sum(tools) - value) // divisor, most) for value in tools]
    return len(tools) > 0 and max(less) < with_all


# Paying: a whole payment of twelve at most, else kind by kind in the order of RESOURCES.


def settle(table, seat, ways, begun=None, outs=()):
    """Asks for one of the ways, of which the begun kinds are paid; if there are ways out, nothing need be
    paid, and which it was is told. SA-RUL-16: few ways to go on are asked for as a whole."""
    paid = []
    while True:
        if begun:
            what, amount = begun
            paid += pay(table, seat, [amount * (what == kind) for kind in RESOURCES])
            ways = [[kind for kind in way if kind != what] for way in ways if way.count(what) == amount]
        options = {whole(way) for way in ways}
        if len(ways) > 12:
            options = {("pay", *some) for some in next_kind(table, seat, ways, begun)}
        if not begun:
            options.update(outs)
        kind, *begun = yield from choose(seat, options)
        if (kind,) in outs:
            return kind
        if kind != "pay":
            return paid + pay(table, seat, begun or [0, 0, 0, 0])


def whole(way):
    return ("pay_all", *map(way.count, RESOURCES)) if way else ("done",)


def next_kind(table, seat, ways, begun=None):
    """The first kind behind the one begun last that the seat has, and each number of it in the ways."""
    later = RESOURCES[RESOURCES.index(begun[0]) + 1 :] if begun else RESOURCES
    kind = next(what for what in later if table["seats"][seat][what])
    return {(kind, way.count(kind)) for way in ways}


def take_bought(table, seat, place, paid):
    if place in SPACES:
        yield from take_card(table, seat, place)
    else:
        yield from build(table, seat, place, paid)


def build(table, seat, place, paid):
    """SA-ACT-08, SA-ACT-12."""
    own, stack = table["seats"][seat], table["stacks"][place]
    own["points"] += sum(VALUE[what] for what in paid)
    own["buildings"].append(stack["open"])
    stack["open"] = None
    stack["left"] -= 1
    if stack["left"]:
        yield from turn_up(table, place)


# Cards.


def take_card(table, seat, space):
    """SA-ACT-07."""
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
        lost = [value for value in left if table["supply"] and table["supply"].get(DIE[value]) == 0]
        kept = [value for value in left if value not in lost]
        _, value = yield from choose(taker, {("die", value) for value in kept + lost[:1]})
        left.remove(value)
        gain(table, taker, DIE[value], 1)


def take_two(table, seat):
    """SA-CARD-10: any two, in the order of RESOURCES."""
    _, first = yield from choose(seat, takes(table, RESOURCES))
    gain(table, seat, first, 1)
    _, second = yield from choose(seat, takes(table, RESOURCES[RESOURCES.index(first) :]))
    gain(table, seat, second, 1)


def takes(table, kinds):
    """SA-RUL-07: also a kind that is not there; of several such, which all give nothing, only the first."""
    missing = [what for what in kinds if table["supply"] is not None and table["supply"][what] == 0]
    return {("take", what) for what in kinds if what not in missing[1:]}


# Feeding and the end.


def feeding(table, seat):
    """SA-FEED, SA-RUL-05. SA-RUL-02: the card of two resources can come before the meal."""
    own = table["seats"][seat]
    own["food"] += own["production"]
    answer = yield from meal(table, seat)
    if answer == "use_card":
        own["choice"] = False
        yield from take_two(table, seat)
        answer = yield from meal(table, seat)
    if answer == "refuse":
        own["points"] -= 10
    own["food"] = max(0, own["food"] - own["people"])


def meal(table, seat):
    """Whoever is short pays just that or refuses. The card is in the way of a meal that is sure to be had or
    missed, with it and without it, only if somebody else can take its pieces."""
    own = table["seats"][seat]
    short = max(0, own["people"] - own["food"])
    outs = {("refuse",)} if short else set()
    with_card = sum(own[what] for what in RESOURCES) + 2
    if own["choice"] and (table["supply"] is not None or 0 < short <= with_card):
        outs.add(("use_card",))
    return (yield from settle(table, seat, payments(own, [short]), outs=outs))


def turn_in(table):
    """SA-RUL-02: whoever holds the card of two resources at the end takes them, the cheapest there are."""
    for seat, own in enumerate(table["seats"]):
        for _ in range(2 if own["choice"] else 0):
            there = [what for what in RESOURCES if table["supply"] is None or table["supply"][what]]
            own["turned in"] += there[:1]
            for what in there[:1]:
                gain(table, seat, what, 1)
        own["choice"] = False
