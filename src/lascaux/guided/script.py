"""The script of a guided first game: `guided/<game>.toml`, in the package that brings the game.

    players = 2
    you = 0                               # the seat of whoever learns
    bot = "easy"                          # who plays on in the other seats when the script is over
    seed = "00112233445566778899aabbccddeeff"    # the deals are always the same
    options = { mode = "discovery" }

    [[steps]]                             # every action of every seat, in their order
    by = 0
    do = { do = "claim", place = 2 }      # as in a record
    pages = [{ say = "ko-guided-welcome" }, { say = "ko-guided-rows", at = "row" }]
    otherwise = "ko-guided-take-two"      # what answers another choice

    [end]
    pages = [{ say = "ko-guided-end" }]
    then = [{ say = "ko-guided-real" }, { say = "ko-guided-totem", options = { mode = "totem" } }]

Pages are read before the action; those of another seat, after it. `at` is a place on the board
(`data-spot`) that glows meanwhile. Words know `$seat`, whose step it is, and the `facts` of their page.
"""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from lascaux.engine.options import Setup
from lascaux.engine.protocol import Json, Text
from lascaux.games.registry import load
from lascaux.locales.texts import home_of


@dataclass(frozen=True)
class Page:
    words: Text
    at: str = ""


@dataclass(frozen=True)
class Step:
    by: int
    action: Json
    pages: tuple[Page, ...]
    otherwise: Text | None


@dataclass(frozen=True)
class Offer:
    """What may come after it: a real game by these options."""

    words: Text
    options: dict[str, str]


@dataclass(frozen=True)
class Script:
    game: str
    setup: Setup
    you: int
    bot: str
    seed: bytes = field(repr=False)
    steps: tuple[Step, ...]
    end: tuple[Page, ...]
    offers: tuple[Offer, ...]


@cache
def script_of(game: str) -> Script | None:
    """None where nobody wrote one."""
    file = home_of(game) / "guided" / f"{game}.toml"
    return read_script(game, file.read_text("utf-8")) if file.is_file() else None


def read_script(game: str, text: str) -> Script:
    told = tomllib.loads(text)
    end = told["end"]
    return Script(
        game,
        load(game).setup(told["players"], told.get("options", {})),
        told["you"],
        told["bot"],
        bytes.fromhex(told["seed"]),
        tuple(read_step(step) for step in told["steps"]),
        read_pages(end["pages"], told["you"]),
        tuple(Offer(Text(each["say"], {}), each.get("options", {})) for each in end["then"]),
    )


def read_step(told: dict[str, Any]) -> Step:
    by = told["by"]
    otherwise = Text(told["otherwise"], {"seat": by}) if "otherwise" in told else None
    return Step(by, told["do"], read_pages(told.get("pages", []), by), otherwise)


def read_pages(told: list[dict[str, Any]], by: int) -> tuple[Page, ...]:
    return tuple(
        Page(Text(page["say"], {"seat": by, **page.get("facts", {})}), page.get("at", "")) for page in told
    )
