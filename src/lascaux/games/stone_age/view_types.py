"""What a view is made of, as types: for `view.py`, and for readers in other languages (`Game.view_type`).

Not compiled: compiled code forgets what is in a list and which fields may be missing.
"""

from typing import NotRequired, TypedDict

from lascaux.games.view_types import Asked


class CardView(TypedDict):
    card: str  # its name, such as food-5-medicine
    effect: str  # dice, gain, points, roll, draw, one_use or choice
    what: str | None  # what a gain or a roll brings: wood ... gold, food, tool, production
    amount: int  # of the gain, the points, the tool or the resources of choice; 0 if there is none
    symbol: str | None  # of a green card
    worker: str | None  # of another card: farmer, toolmaker, builder or shaman
    times: int  # how many of these people; 0 for a green card
    copies: int  # in the whole deck


class SpaceView(TypedDict):
    place: str  # card_1 ... card_4, the cheapest first: it lies on the right
    cost: int
    card: CardView | None


class BuildingView(TypedDict):
    building: str  # its name, such as wood-wood-brick, 4-of-2 or 1-to-7
    kind: str  # fixed, number or open
    cost: dict[str, int]  # of a fixed one, by resource; empty for others
    least: int  # resources to pay
    most: int
    kinds: int  # how many different kinds; 0: any
    points: list[int]  # at least, at most


class StackView(TypedDict):
    place: str  # building_1 ...
    building: BuildingView | None  # face up; null when the stack is empty
    left: int  # tiles of the stack, the open one among them


class PlaceView(TypedDict):
    place: str
    rings: int  # how many people it holds in all; 0: any number
    people: list[int]  # by seat
    shut: list[str]  # by seat, the rule that lets none of their people go there, or be used there; "": open


class ToolView(TypedDict):
    value: int  # 0: no tool on this place yet
    used: bool


class ProjectionView(TypedDict):
    track: int  # scored so far
    green: int
    duplicates: int
    farmers: int
    toolmakers: int
    builders: int
    shamans: int
    resources: int
    choice: int  # of the card of two resources: who holds it at the end turns it in
    total: int


class VillageView(TypedDict):
    people: int  # in all
    at_hand: int
    placed: int
    food: int
    production: int
    mouths: int  # people who will eat in this round: one more if two of them are in the hut
    harvest: int  # food that the fields will give in this round: one more if somebody is on the field
    hunger: int  # food that is missing when the people eat in this round; 0 once they ate
    resources: dict[str, int]
    tools: list[ToolView]
    one_use: list[int]  # values of one-use tools not used yet
    choice: bool  # holds the card of two resources, not used yet
    cards: list[CardView]  # as they were bought
    secret: int  # hidden cards, 0 or 1
    secret_card: NotRequired[CardView]  # of the seat itself only
    symbols: dict[str, int]  # green cards by symbol, without a hidden one of somebody else
    workers: dict[str, int]  # farmers, toolmakers, builders, shamans on cards
    buildings: list[BuildingView]
    points: int  # on the scoring track
    projection: ProjectionView  # if the game ended now, by what this viewer may know


class RollView(TypedDict):
    seat: int
    place: str  # whose divisor holds
    what: str  # food or a resource
    dice: list[int]
    divisor: int
    added: int  # by tools so far
    sum: int
    yields: int  # by the sum; while it is open, no more than a limited supply has
    open: bool  # tools may still be added


class OfferView(TypedDict):
    """Something being paid kind by kind, or taken one by one."""

    seat: int
    place: str | None  # what is being bought; null for feeding and for the card of two resources
    paid: dict[str, int]  # so far, by resource
    kinds: list[str]  # of resources that can still be paid or taken; of the others it was said how many
    least: int  # still to pay or to take
    most: int
    takes: bool  # from the supply: not paid


class StoneAgeView(TypedDict):
    asks: Asked | None  # null at the end
    round: int
    phase: str  # setup, placing, using, feeding or end
    start: int | None  # the start player's seat
    places: list[PlaceView]  # all of them, cards and buildings too
    cards: list[SpaceView]
    buildings: list[StackView]
    villages: list[VillageView]  # by seat
    points: list[int]  # by seat, on the scoring track
    deck: int  # cards left
    roll: RollView | None  # the last one of this round
    dice: list[int]  # of a dice-for-all card, those not taken yet
    offer: OfferView | None
    second_set: bool  # what duplicates of green cards score: as a second set, else a point each
    supply: NotRequired[dict[str, int]]  # with a limited supply


class Printed(TypedDict):
    """What is printed on the board (`Game.printed`): the same in every game."""

    resources: list[str]
    value: dict[str, int]  # of a resource in a building
    brings: dict[str, str]  # what people bring from a place, by dice or without
    divisor: dict[str, int]  # how many pips bring one, where people roll dice
    symbols: list[str]  # the green ones
    workers: list[str]  # people on cards, who multiply
