"""What crosses the network about games before anybody plays: their options, and whom one can play against.

As in wire.py. Shares are in percent.
"""

from typing import Any, Literal

from msgspec import Struct

from lascaux.server.wire import Words


class OptionInfo(Struct):
    key: str
    choices: tuple[str, ...]
    default: str
    rule: str
    needs: tuple[str, str]
    group: Literal["edition", "module", "ruling"]
    follows: str
    means: tuple[str, ...]


class Strength(Struct):
    """How often a level won against casual bots in all other seats, with the interval in which the truth is
    by 95 %. `options`: those that it depends on."""

    level: str
    options: dict[str, str]
    players: int
    share: float
    low: float
    high: float
    games: int


class ComponentInfo(Struct):
    """A piece in the box: its name, what it does, and how views show it."""

    name: Words
    lines: list[Words]
    view: dict[str, Any]


class ComponentKind(Struct):
    kind: str
    components: list[ComponentInfo]


class GameInfo(Struct):
    """`bots`: the levels that can play it here, the weakest first. `guided`: whether there is a first
    game that teaches."""

    game: str
    players: tuple[int, ...]
    options: list[OptionInfo]
    bots: list[str]
    strengths: list[Strength]
    guided: bool = False
