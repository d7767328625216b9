"""What is asked, what an action means and what happened, as keys and facts for the message catalogs."""

from lascaux.engine.protocol import Action, Event, Text
from lascaux.games.kingdomino_origins.generated import actions, events, frames
from lascaux.games.kingdomino_origins.kinds import KINDS
from lascaux.games.kingdomino_origins.lookups import (
    LAVA_FIRES,
    LAVA_RANGE,
    LEFT_CRATERS,
    LEFT_FIRES,
    LEFT_TERRAIN,
    RIGHT_CRATERS,
    RIGHT_FIRES,
    RIGHT_TERRAIN,
)
from lascaux.games.kingdomino_origins.names import PAIRS, PEOPLE, RESOURCES, TERRAINS
from lascaux.games.kingdomino_origins.rules.rows import PLACES_OF_PAIR
from lascaux.games.kingdomino_origins.squares import resource_on
from lascaux.games.kingdomino_origins.state import SQUARE_NAMES, Origins

Facts = dict[str, int | str]


def question(s: Origins) -> Text:
    """What the top frame asks."""
    if not s.stack:
        return Text("ko-ask-over", {}, rule_now(s))
    frame = s.stack[-1]
    key, rule = KINDS.question_key(frame), KINDS.rule_of(frame)
    facts: Facts = {}
    if frame[0] == frames.PLACING:
        facts = domino_facts(frame[2])
    elif frame[0] == frames.ERUPTING:
        facts = {"fires": LAVA_FIRES[frame[3]], "range": LAVA_RANGE[frame[3]], "at": at(s, frame[2])}
    elif frame[0] == frames.HANDING_ON:
        facts = {"resource": RESOURCES[frame[2]]}
    elif frame[0] == frames.PAYING:
        facts = {"due": frame[3]}
    elif frame[0] == frames.SETTLING:
        facts = {"person": PEOPLE[frame[2]]}
    return Text(key, facts, rule)


def rule_now(s: Origins) -> str:
    """Behind what the top frame asks."""
    return KINDS.rule_of(s.stack[-1]) if s.stack else "KO-END-03"


def at(s: Origins, square: int) -> str:
    return SQUARE_NAMES[2 * s.terms.size][square]


def domino_facts(domino: int) -> Facts:
    """A domino in words: fires and craters can't be on the same half, so one number tells both."""
    return {
        "domino": domino,
        "left": TERRAINS[LEFT_TERRAIN[domino]],
        "left_fires": LEFT_FIRES[domino] + LEFT_CRATERS[domino],
        "right": TERRAINS[RIGHT_TERRAIN[domino]],
        "right_fires": RIGHT_FIRES[domino] + RIGHT_CRATERS[domino],
    }


def placing_facts(s: Origins, domino: int, left: int, right: int) -> Facts:
    return {
        "domino": domino,
        "left": TERRAINS[LEFT_TERRAIN[domino]],
        "left_at": at(s, left),
        "right": TERRAINS[RIGHT_TERRAIN[domino]],
        "right_at": at(s, right),
    }


def action_text(s: Origins, action: Action) -> Text:
    """What it means to do this now."""
    return Text(KINDS.action_keys[action[0]], action_facts(s, action), rule_now(s))


def action_facts(s: Origins, action: Action) -> Facts:
    kind = action[0]
    frame = s.stack[-1]
    if kind == actions.CHOOSE:
        return domino_facts(action[1])
    if kind == actions.TAKE_PAIR:
        first, second = PLACES_OF_PAIR[action[1]]
        return {"pair": PAIRS[action[1]], "first": s.row[first], "second": s.row[second]}
    if kind == actions.PLACE:
        return placing_facts(s, frame[2], action[1], action[2])
    if kind == actions.DISCARD:
        return domino_facts(frame[2])
    if kind == actions.LAND:
        return {"at": at(s, action[1]), "fires": LAVA_FIRES[frame[3]]}
    if kind == actions.HAND_ON:
        return {"resource": RESOURCES[action[1]], "other": action[2]}
    if kind == actions.PAY:
        resource = resource_on(s.lands[frame[1]].squares[action[1]])
        return {"at": at(s, action[1]), "resource": RESOURCES[resource]}
    if kind == actions.SETTLE:
        return {"at": at(s, action[1]), "person": PEOPLE[frame[2]]}
    if kind in (actions.INVITE, actions.TAKE, actions.PERSON):
        return {"person": PEOPLE[action[1]]}
    if kind == actions.ROW:
        return row_facts(action[1:])
    return {"seat": action[1]} if kind == actions.CHIEF else {}


def row_facts(dominoes: tuple[int, ...]) -> Facts:
    return {f"domino{i}": domino for i, domino in enumerate(dominoes, 1)}


def event_text(s: Origins, event: Event) -> Text:
    """What happened. `seat` and `other` are seats: who says it puts their names in."""
    facts = event_facts(s, event)
    if event[1] >= 0:
        facts["seat"] = event[1]
    return Text(KINDS.event_keys[event[0]], facts)


def event_facts(s: Origins, event: Event) -> Facts:
    kind = event[0]
    if kind == events.ROW_DRAWN:
        return row_facts(event[2:])
    if kind in (events.CHOSEN, events.DISCARDED, events.LEFT_OVER):
        return domino_facts(event[2])
    if kind == events.PLACED:
        return {**domino_facts(event[2]), "left_at": at(s, event[3]), "right_at": at(s, event[4])}
    if kind == events.LANDED:
        return {"from": at(s, event[2]), "at": at(s, event[3]), "fires": event[4]}
    if kind in (events.FIZZLED, events.NO_TOKEN):
        return {"fires": event[2]}
    if kind in (events.BURNT, events.PAID):
        return {"at": at(s, event[2]), "resource": RESOURCES[event[3]]}
    if kind == events.FLED:
        return {"at": at(s, event[2]), "person": PEOPLE[event[3]]}
    if kind == events.TOTEM_TAKEN:
        return {"resource": RESOURCES[event[2]], "other": event[3], "held": int(event[3] >= 0)}
    if kind == events.TOTEM_HANDED:
        return {"resource": RESOURCES[event[2]], "other": event[3]}
    if kind == events.SETTLED:
        return {"person": PEOPLE[event[2]], "at": at(s, event[3])}
    if kind in (events.PERSON_DRAWN, events.INVITED, events.TAKEN):
        return {"person": PEOPLE[event[2]]}
    return {}
