"""What a view is made of, as types: for `view.py`, and for readers in other languages (`Game.view_type`).

Of a square only what is there is told: squares are most of what a player is sent with every move.

Not compiled: compiled code forgets what is in a list and which fields may be missing.
"""

from typing import NotRequired, TypedDict

from lascaux.games.view_types import Asked


class HalfView(TypedDict):
    terrain: str
    fires: NotRequired[int]
    craters: NotRequired[int]
    resource: NotRequired[str]


class DominoView(TypedDict):
    domino: int
    chief: int | None  # the seat whose chief stands on it
    halves: list[HalfView]


class SquareView(TypedDict):
    terrain: str  # or "hut"
    domino: int  # 0 for the hut
    fires: NotRequired[int]  # printed ones
    lava: NotRequired[int]  # fires that lava brought
    craters: NotRequired[int]
    resource: NotRequired[str]
    person: NotRequired[str]


class LandView(TypedDict):
    squares: dict[str, SquareView]  # by name
    columns: list[int]  # first and last that the territory may still reach
    rows: list[int]
    stock: dict[str, int]  # by resource


class OriginsView(TypedDict):
    asks: Asked | None  # null at the end
    mode: str
    size: int
    round: int
    rounds: int
    row: list[DominoView]
    last_row: list[DominoView]
    box: int  # dominoes left
    lava: dict[str, int]  # tokens left, by their fires
    lands: list[LandView]  # by seat
    points: list[int]  # by seat
    totems: NotRequired[dict[str, int | None]]  # totem mode: by resource, who holds it
    cave: NotRequired[list[str | None]]  # tribe mode: the open people
    people: NotRequired[dict[str, int]]  # tribe mode: how many of each are in the stack


class PrintedPerson(TypedDict):
    points: int
    per: str  # of what there is around them; or strength, which is what the points are then


class Printed(TypedDict):
    """What is printed on the components (`Game.printed`): the same in every game."""

    resources: list[str]  # in the order in which they are paid
    totem_points: dict[str, int]  # by resource
    people: dict[str, PrintedPerson]
    price: dict[str, int]  # so many different resources to invite one of the open people, or search the stack
