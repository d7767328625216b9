"""Why not? Which rule shuts an action that is not among the legal ones.

Nothing is allowed or forbidden here: `may_...` decides that, this only finds the words for a refusal.
"""

from typing import Final

from lascaux.engine.protocol import Action, Frame, Text
from lascaux.games.stone_age.generated import actions, frames
from lascaux.games.stone_age.lookups import BUILDING_KIND, RINGS, TOOL_PLACES
from lascaux.games.stone_age.names import (
    CHOICE,
    FIRST_BUILDING,
    FIRST_CARD,
    FIXED,
    HUT,
    NOTHING,
    OPEN,
    PLACES,
)
from lascaux.games.stone_age.rules.buying import can_buy, payment_for
from lascaux.games.stone_age.rules.cards import kept_card
from lascaux.games.stone_age.rules.placing import (
    IS_CAPPED,
    IS_FULL,
    IS_GONE,
    IS_OPEN,
    IS_THERE,
    THIRD_OF_VILLAGE,
    TOO_MANY_SEATS,
    people_in,
    shut,
)
from lascaux.games.stone_age.rules.rolling import one_use_values, ready_values
from lascaux.games.stone_age.rules.using import may_use
from lascaux.games.stone_age.state import StoneAge, people_on
from lascaux.games.stone_age.words import Facts, question

FULL_RULES: Final = [  # by place
    "SA-PLC-04",
    "SA-PLC-05",
    "SA-PLC-06",
    "SA-PLC-07",
    *["SA-PLC-08"] * 4,
    *["SA-PLC-09"] * 4,
    *["SA-PLC-10"] * 4,
]
KEYS: Final = [  # by what shuts a place, see placing.py
    "",
    "sa-why-there",
    "sa-why-full",
    "sa-why-third",
    "sa-why-seats",
    "sa-why-gone",
    "sa-why-capped",
]
WAITING_KEYS: Final = {"SA-RUL-11": "sa-why-cannot-pay-yet", "SA-RUL-15": "sa-why-after-rolls"}
# The answer to a question that is shut, by frame and action.
REFUSALS: Final = {
    (frames.USING, actions.USE): ("sa-why-nobody-there", "SA-ACT-01"),
    (frames.USING, actions.USE_CARD): ("sa-why-no-card", "SA-CARD-10"),
    (frames.USING, actions.DONE): ("sa-why-people-left", "SA-ACT-01"),
    (frames.USING, actions.BUY): ("sa-why-nobody-there", "SA-ACT-01"),
    (frames.USING, actions.BUY_WITH): ("sa-why-nobody-there", "SA-ACT-01"),
    (frames.FEEDING, actions.USE_CARD): ("sa-why-no-card", "SA-CARD-10"),
    (frames.FEEDING, actions.PAY): ("sa-why-feed", "SA-FEED-02"),
    (frames.FEEDING, actions.PAY_ALL): ("sa-why-feed", "SA-FEED-02"),
    (frames.FEEDING, actions.REFUSE): ("sa-why-fed-already", "SA-FEED-04"),
    (frames.FEEDING, actions.DONE): ("sa-why-fed-already", "SA-FEED-04"),
}
WHILE_PAYING: Final = {
    actions.BUY: "sa-why-paid-already",
    actions.BUY_WITH: "sa-why-paid-already",
    actions.DONE: "sa-why-pay-more",
}
NOTHING_MISSING: Final = Text("sa-why-nothing-missing", {}, "SA-FEED-01")
ONE_STANDS_FOR_ALL: Final = Text("sa-why-stands", {}, "SA-RUL-07")


def why_not(s: StoneAge, action: Action) -> Text:
    """The first rule in the way; the open question itself if the action answers another one."""
    frame = s.stack[-1] if s.stack else (-1, -1)
    asked, did = frame[0], action[0]
    if asked == frames.PLACING and did == actions.PLACE:
        return why_not_there(s, frame[1], action[1], action[2])
    if asked == frames.PAYING and did in WHILE_PAYING:
        return Text(WHILE_PAYING[did], {}, question(s).rule)
    if asked == frames.PAYING and did in (actions.PAY, actions.PAY_ALL):
        return why_not_pay(s, frame)
    if asked == frames.TAKING_DIE and did == actions.TAKE_DIE:
        return ONE_STANDS_FOR_ALL if action[1] in frame[2:] else Text("sa-why-no-die", {}, "SA-CARD-01")
    if asked == frames.TAKING and did == actions.TAKE:
        return ONE_STANDS_FOR_ALL if action[1] >= frame[2] else Text("sa-why-order", {}, "SA-CARD-10")
    if asked == frames.ADDING and did == actions.ADD:
        return why_not_add(s, frame[1], action)
    if (
        asked == frames.USING
        and did in (actions.USE, actions.BUY, actions.BUY_WITH)
        and people_on(s, action[1], frame[1])
    ):
        return why_not_used(s, frame[1], action[1])
    if (
        did == actions.USE_CARD
        and asked != frames.USING
        and frame[1] >= 0
        and kept_card(s, frame[1], CHOICE) != NOTHING
    ):
        return Text("sa-why-card-not-now", {}, "SA-RUL-02")
    if asked == frames.FEEDING and not frame[3] and did in (actions.PAY, actions.PAY_ALL, actions.REFUSE):
        return NOTHING_MISSING
    if (asked, did) in REFUSALS:
        key, rule = REFUSALS[(asked, did)]
        return Text(key, {}, rule)
    return question(s)


def why_not_used(s: StoneAge, seat: int, place: int) -> Text:
    """People wait; or they need not, and the payment is wrong, or missing, or they can't buy but roll."""
    rule = waiting_rule(s, seat, place)
    if rule:
        return Text(WAITING_KEYS[rule], {"place": PLACES[place]}, rule)
    return why_not_pay(s, payment_for(s, seat, place)) if place >= FIRST_CARD else question(s)


def waiting_rule(s: StoneAge, seat: int, place: int) -> str:
    """The rule by which people of the seat that chooses whom to use have to wait; "" if they need not."""
    if not people_on(s, place, seat) or is_among(may_use(s, s.stack[-1]), place):
        return ""
    return "SA-RUL-15" if can_buy(s, seat, place) else "SA-RUL-11"


def is_among(options: list[Action], place: int) -> bool:
    """Whether something can be done with the people on a place."""
    return any(
        action[0] in (actions.USE, actions.BUY, actions.BUY_WITH) and action[1] == place for action in options
    )


def why_not_there(s: StoneAge, seat: int, place: int, people: int) -> Text:
    why = shut(s, seat, place)
    if why != IS_OPEN:
        facts: Facts = {"place": PLACES[place], "players": s.terms.players}
        return Text(KEYS[why], facts, shut_rule(s, why, place))
    if people > s.people[seat] - s.placed[seat]:
        return Text("sa-why-too-few-people", {"people": s.people[seat] - s.placed[seat]}, "SA-PLC-01")
    if people == 0:
        return Text("sa-why-nobody", {}, "SA-PLC-01")
    if place == HUT:
        return Text("sa-why-two", {}, "SA-PLC-05")
    room = RINGS[place] - people_in(s.on[place])
    return Text("sa-why-room", {"place": PLACES[place], "room": room}, FULL_RULES[place])


def shut_rule(s: StoneAge, why: int, place: int) -> str:
    """The rule behind what shuts a place."""
    if why == IS_THERE:
        return "SA-PLC-03"
    if why == IS_FULL:
        return FULL_RULES[place]
    if why == THIRD_OF_VILLAGE:
        return "SA-PLC-11"
    if why == TOO_MANY_SEATS:
        return "SA-PLC-12" if s.terms.players == 2 else "SA-PLC-13"
    if why == IS_CAPPED:
        return "SA-RUL-07"
    return FULL_RULES[place] if why == IS_GONE else ""


def why_not_pay(s: StoneAge, frame: Frame) -> Text:
    """A card takes any kinds; buildings have their own rules."""
    _, _, place, _, least, most, _, _ = frame
    many: Facts = {"least": max(0, least), "most": most, "just": int(least == most)}
    if place < FIRST_BUILDING:
        return Text("sa-why-pay", many, "SA-ACT-07")
    kind = BUILDING_KIND[s.tiles[place - FIRST_BUILDING]]
    if kind == FIXED:
        return Text("sa-why-pay-printed", {}, "SA-ACT-09")
    return Text("sa-why-pay", many, "SA-ACT-11") if kind == OPEN else Text("sa-why-mix", {}, "SA-ACT-10")


def why_not_add(s: StoneAge, seat: int, action: Action) -> Text:
    """A tool that is not there, or one that is not needed."""
    if any_beyond(action[1 : 1 + TOOL_PLACES], ready_values(s, seat)):
        return Text("sa-why-no-tool", {}, "SA-TOOL-02")
    if any_beyond(action[1 + TOOL_PLACES :], one_use_values(s, seat)):
        return Text("sa-why-no-one-use", {}, "SA-TOOL-04")
    return Text("sa-why-not-needed", {}, "SA-RUL-12")


def any_beyond(wanted: tuple[int, ...], there: list[int]) -> bool:
    """Whether something is wanted more often than it is there."""
    return any(value and wanted.count(value) > there.count(value) for value in wanted)
