"""What is asked, what an action means and what happened, as keys and facts for the message catalogs."""

from lascaux.engine.protocol import Action, Event, Frame, Text
from lascaux.games.stone_age import names
from lascaux.games.stone_age.generated import actions, events, frames
from lascaux.games.stone_age.kinds import KINDS
from lascaux.games.stone_age.lookups import (
    BUILDING_COST,
    BUILDING_LEAST,
    BUILDING_MIX,
    BUILDING_MOST,
    CARD_AMOUNT,
    CARD_COST,
    CARD_EFFECT,
    CARD_SYMBOL,
    CARD_TIMES,
    CARD_WHAT,
    CARD_WORKER,
    DIE_GAIN,
    DIVISOR,
    TOOL_PLACES,
)
from lascaux.games.stone_age.names import (
    EFFECTS,
    FIRST_BUILDING,
    FIRST_CARD,
    FOREST,
    GAINS,
    HUNT,
    NOTHING,
    PLACES,
    RESOURCES,
    SYMBOLS,
    WORKERS,
)
from lascaux.games.stone_age.rules.cards import due_at_end, is_lost, kept_card
from lascaux.games.stone_age.rules.gains import room_for, stock_of
from lascaux.games.stone_age.rules.paying import payment_of, worth_of
from lascaux.games.stone_age.rules.rolling import yield_of
from lascaux.games.stone_age.rules.waiting import ROLL_PLACES, groups_of
from lascaux.games.stone_age.state import StoneAge

Facts = dict[str, int | str]


def question(s: StoneAge) -> Text:
    """What the top frame asks."""
    if not s.stack:
        return Text("sa-ask-over", {"empty": "stack" if 0 in s.left else "deck"}, "SA-FIN-08")
    frame = s.stack[-1]
    key, rule = KINDS.question_key(frame), KINDS.rule_of(frame)
    if frame[0] == frames.PLACING:
        return Text(key, {"people": s.people[frame[1]] - s.placed[frame[1]]}, rule)
    if frame[0] == frames.USING:
        return using_question(s, frame[1])
    if frame[0] == frames.ADDING:
        return Text(key, roll_facts(s, frame[2], frame[3]), rule)
    if frame[0] == frames.PAYING:
        return payment_question(s, frame)
    if frame[0] == frames.TAKING:
        return Text(key, {"due": frame[3]}, rule)
    if frame[0] == frames.FEEDING:
        return feeding_question(s, frame)
    return Text(key, {}, rule)


def using_question(s: StoneAge, seat: int) -> Text:
    """SA-ACT-01 while people are to roll; then SA-RUL-17, also if there is but the card of SA-CARD-10."""
    if groups_of(s, seat) & ROLL_PLACES:
        return Text("sa-ask-use", {}, "SA-ACT-01")
    return Text("sa-ask-buy", {}, "SA-RUL-17") if s.placed[seat] else Text("sa-ask-end", {}, "SA-RUL-02")


def feeding_question(s: StoneAge, frame: Frame) -> Text:
    """SA-FEED-02: what is missing. SA-RUL-02: and what the card of choice can do about it, if it is kept."""
    _, seat, first, due, _ = frame
    card = kept_card(s, seat, names.CHOICE)
    if card != NOTHING and not due:
        return Text("sa-ask-keep", {"amount": CARD_AMOUNT[card]}, "SA-RUL-02")
    facts: Facts = {"due": due, "more": int(first > 0), "card": card_helps(s, seat, due)}
    return Text("sa-ask-feed", {**facts, "amount": CARD_AMOUNT[card] if card != NOTHING else 0}, "SA-FEED-02")


def card_helps(s: StoneAge, seat: int, due: int) -> str:
    """Whether the card of choice is needed to pay for so much food, or even that would be in vain."""
    if kept_card(s, seat, names.CHOICE) == NOTHING:
        return "none"
    stock = stock_of(s, seat)
    if stock >= due:
        return "spare"
    return "needed" if stock + due_at_end(s, seat) >= due else "vain"


def payment_question(s: StoneAge, frame: Frame) -> Text:
    """SA-ACT-07 for a card, SA-ACT-10 and SA-ACT-11 for a building: what is still to be paid."""
    _, _, place, _, least, most, _, paid = frame
    more: Facts = {"least": max(0, least), "most": most}
    if place < FIRST_BUILDING:
        space = place - FIRST_CARD
        facts = {**card_facts(s.spaces[space]), **more}
        return Text("sa-ask-pay-card", facts, "SA-ACT-07")
    building = s.tiles[place - FIRST_BUILDING]
    facts = {**building_facts(building), **more, "so_far": worth_of(paid)}
    rule = "SA-ACT-10" if BUILDING_MIX[building] else "SA-ACT-11"
    return Text("sa-ask-pay-building", facts, rule)


def roll_facts(s: StoneAge, place: int, total: int) -> Facts:
    return {
        "place": PLACES[place],
        "what": what_at(place),
        "dice": dice_text(s.roll[3:]),
        "sum": total,
        "divisor": DIVISOR[place],
        "amount": yield_of(s, place, total),
    }


def what_at(place: int) -> str:
    """What a roll on a place brings."""
    return "food" if place == HUNT else RESOURCES[place - FOREST]


def dice_text(dice: tuple[int, ...]) -> str:
    return " ".join([str(die) for die in dice])


def card_facts(card: int) -> Facts:
    """A card in words: what it does at once, and what it scores."""
    what, symbol, worker = CARD_WHAT[card], CARD_SYMBOL[card], CARD_WORKER[card]
    return {
        "effect": EFFECTS[CARD_EFFECT[card]],
        "what": GAINS[what] if what != NOTHING else "nothing",
        "amount": CARD_AMOUNT[card],
        "scores": SYMBOLS[symbol] if symbol != NOTHING else WORKERS[worker],
        "times": CARD_TIMES[card],
    }


def building_facts(building: int) -> Facts:
    """A building in words: what it costs. Only a fixed one has amounts of resources."""
    cost = BUILDING_COST[building]
    worth = payment_of(cost)
    return {
        **amounts(cost),
        "from": BUILDING_LEAST[building],
        "to": BUILDING_MOST[building],
        "kinds": BUILDING_MIX[building],
        "fixed": int(worth > 0),
        "points": worth_of(worth),
    }


def place_facts(s: StoneAge, place: int) -> Facts:
    """A place in words; `of` says whether a card or a building lies there."""
    if place >= FIRST_BUILDING and s.tiles[place - FIRST_BUILDING] != NOTHING:
        return {"place": PLACES[place], "of": "building", **building_facts(s.tiles[place - FIRST_BUILDING])}
    if FIRST_CARD <= place < FIRST_BUILDING and s.spaces[place - FIRST_CARD] != NOTHING:
        card = card_facts(s.spaces[place - FIRST_CARD])
        return {"place": PLACES[place], "of": "card", "cost": CARD_COST[place - FIRST_CARD], **card}
    return {"place": PLACES[place], "of": "place"}


def action_text(s: StoneAge, action: Action) -> Text:
    """What it means to do this now."""
    return Text(KINDS.action_keys[action[0]], action_facts(s, action), rule_of(s, action))


def rule_of(s: StoneAge, action: Action) -> str:
    """The rule of a purchase, and of the card of choice; else that of the question."""
    if action[0] == actions.USE_CARD:
        return "SA-CARD-10"
    if action[0] in (actions.BUY, actions.BUY_WITH):
        return "SA-ACT-07" if action[1] < FIRST_BUILDING else "SA-ACT-08"
    return question(s).rule


def action_facts(s: StoneAge, action: Action) -> Facts:
    kind = action[0]
    frame = s.stack[-1]
    if kind == actions.PLACE:
        return {**place_facts(s, action[1]), "people": action[2]}
    if kind == actions.USE:
        return place_facts(s, action[1])
    if kind == actions.ADD:
        return {**tool_facts(action), **roll_facts(s, frame[2], frame[3] + sum(action[1:]))}
    if kind == actions.DONE:
        return done_facts(s)
    if kind == actions.PAY_ALL:
        return {**amounts(action[1:]), "points": points_for(s, action)}
    if kind == actions.PAY:
        return {"resource": RESOURCES[action[1]], "given": action[2]}
    if kind == actions.TAKE:
        return {"resource": RESOURCES[action[1]], "amount": taken(s, frame[3], action[1])}
    if kind == actions.BUY_WITH:
        return {**bought_facts(s, action[1]), "resource": RESOURCES[action[2]], "given": action[3]}
    if kind == actions.BUY:
        return {**bought_facts(s, action[1]), **amounts(action[2:]), "points": points_at(action)}
    if kind == actions.TAKE_DIE:
        return {
            "value": action[1],
            "what": GAINS[DIE_GAIN[action[1]]],
            "gives": die_gives(s, frame[1], action[1]),
        }
    if kind == actions.START:
        return {"seat": action[1]}
    if kind == actions.TILE:
        return building_facts(action[1])
    if kind == actions.CARD:
        return card_facts(action[1])
    return {"dice": dice_text(action[1:])} if kind == actions.ROLL else {}


def taken(s: StoneAge, due: int, resource: int) -> int:
    """SA-CARD-10: one, but of the last kind all that are due; SA-RUL-07: no more than there is."""
    amount = due if resource == names.GOLD else 1
    return min(amount, s.supply[resource]) if s.terms.limited else amount


def die_gives(s: StoneAge, seat: int, face: int) -> int:
    """SA-CARD-01, SA-RUL-07: 0 for a die whose gain has no effect."""
    what = DIE_GAIN[face]
    return int(not is_lost(s, face) if what <= names.GOLD else room_for(s, seat, what) > 0)


def tool_facts(action: Action) -> Facts:
    """The tools and one-use tools that are added, as sums; how many tools there are among them."""
    tools = [value for value in action[1 : 1 + TOOL_PLACES] if value]
    once = [value for value in action[1 + TOOL_PLACES :] if value]
    return {"tools": sum_text(tools), "count": len(tools), "once": sum_text(once), "times": len(once)}


def sum_text(values: list[int]) -> str:
    return " + ".join([str(value) for value in values])


def amounts(paid: tuple[int, ...]) -> Facts:
    return {name: paid[i] for i, name in enumerate(RESOURCES)}


def bought_facts(s: StoneAge, place: int) -> Facts:
    """What is bought, and whether it brings nothing at once because its buyer can have no more of it."""
    vain = FIRST_CARD <= place < FIRST_BUILDING and is_vain(s, s.stack[-1][1], s.spaces[place - FIRST_CARD])
    return {**place_facts(s, place), "vain": int(vain)}


def is_vain(s: StoneAge, seat: int, card: int) -> bool:
    capped = CARD_EFFECT[card] == names.GAIN and CARD_WHAT[card] in (names.TOOL_GAIN, names.PRODUCTION)
    return capped and not room_for(s, seat, CARD_WHAT[card])


def points_for(s: StoneAge, action: Action) -> int:
    """SA-ACT-12: what a payment scores in a building, what was paid before with it; 0 for other payments."""
    frame = s.stack[-1]
    is_building = frame[0] == frames.PAYING and frame[2] >= FIRST_BUILDING
    return worth_of(frame[7] + payment_of(action[1:])) if is_building else 0


def points_at(action: Action) -> int:
    """SA-ACT-12: what a purchase scores at once: 0 for a card."""
    return worth_of(payment_of(action[2:])) if action[1] >= FIRST_BUILDING else 0


def done_facts(s: StoneAge) -> Facts:
    """What is done: a roll, a payment, a meal or the turn."""
    frame = s.stack[-1]
    if frame[0] == frames.ADDING:
        return {"with": "roll", **roll_facts(s, frame[2], frame[3])}
    if frame[0] == frames.PAYING:
        return {"with": "payment", "points": worth_of(frame[7])}
    if frame[0] == frames.FEEDING:
        return {"with": "meal"}
    return {"with": "purchases" if s.placed[frame[1]] else "turn"}


def event_text(s: StoneAge, event: Event, viewer: int) -> Text:
    """What happened. `seat` is a seat: who says it puts the name in. SA-CARD-08: one seat hears more."""
    facts = event_facts(event)
    if event[1] >= 0:
        facts["seat"] = event[1]
    if event[0] == events.SECRET_DRAWN and KINDS.is_heard(event, viewer):
        facts |= card_facts(event[2])
    return Text(KINDS.event_key(event, viewer), facts)


def event_facts(event: Event) -> Facts:
    kind = event[0]
    if kind == events.TILE_DRAWN:
        return {"stack": event[2] + 1, **building_facts(event[3])}
    if kind == events.CARD_DRAWN:
        return {"cost": CARD_COST[event[2]], **card_facts(event[3])}
    if kind == events.CARD_SLID:
        return {"before": CARD_COST[event[2]], "cost": CARD_COST[event[3]], **card_facts(event[4])}
    if kind == events.ROUND_BEGUN:
        return {"round": event[2]}
    if kind in (events.PLACED, events.USED):
        return {"place": PLACES[event[2]], "people": event[3]}
    if kind == events.ROLLED:
        return {"place": PLACES[event[2]], "what": what_at(event[2]), "dice": dice_text(event[4:])}
    if kind in (events.TOOL_ADDED, events.ONE_USE_ADDED):
        return {"value": event[2], "sum": event[3]}
    if kind == events.YIELDED:
        return {"sum": event[3], "what": what_at(event[2]), "amount": event[4]}
    if kind in (events.GAINED, events.SPENT_SUPPLY):
        return {"what": GAINS[event[2]], "amount": event[3]}
    if kind == events.PAID:
        return amounts(event[2:])
    if kind in (events.CARD_BOUGHT, events.CARD_USED):
        return card_facts(event[2])
    if kind == events.TURNED_IN:
        return {**card_facts(event[2]), "brought": event[3]}
    if kind == events.BUILT:
        return {**building_facts(event[2]), "points": event[3]}
    return few_facts(event)


def few_facts(event: Event) -> Facts:
    kind = event[0]
    if kind in (events.DECLINED, events.TOO_POOR):
        return {"place": PLACES[event[2]]}
    if kind == events.SCORED:
        return {"points": event[2]}
    if kind == events.DICE_ROLLED:
        return {"dice": dice_text(event[2:])}
    if kind == events.DIE_TAKEN:
        return {"value": event[2]}
    if kind == events.FED:
        return {"food": event[2], "left": event[3]}
    return {"missing": event[2]} if kind == events.STARVED else {}
