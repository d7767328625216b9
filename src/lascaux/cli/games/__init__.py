"""How each game is drawn: a package a game, named like it and found by its id; `listing.py` draws others."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol, cast

from rich.text import Text

from lascaux.engine.protocol import Action, Game, State
from lascaux.games.registry import own_ids
from lascaux.locales import Catalog


@dataclass(frozen=True)
class Scene:
    """A position with all that is needed to draw it."""

    game: Game
    state: State
    names: Sequence[str]
    catalog: Catalog
    plain: bool
    width: int

    def say(self, key: str, /, **facts: int | str) -> str:
        return self.catalog.say(key, **facts)


class Picture(Protocol):
    """What the terminal asks the picture of a game."""

    kinds: Sequence[str]  # of lines on the score sheet, in their order; none: as they come
    room: int  # lines for options that fit under any position in 24 lines

    def draw(self, scene: Scene, seat: int, options: Sequence[Action]) -> list[Text]:
        """The position as a seat looks at it; what the options lead to is marked."""

    def areas(self, scene: Scene, seats: Sequence[int]) -> list[Text]:
        """What lies before these seats."""

    def part(self, scene: Scene, seat: int, words: str) -> list[Text]:
        """A part of the table, or a component by its name; nothing if nothing is called so."""

    def label(self, scene: Scene, action: Action) -> Text:
        """An option, drawn."""

    def is_short(self, action: Action) -> bool:
        """Whether the label is a few letters, so that several options stand in a line."""

    def family(self, action: Action) -> tuple[int, ...]:
        """Short options of the same family that follow each other are one entry where they need room."""

    def span(self, scene: Scene, actions: Sequence[Action]) -> Text:
        """Such an entry, drawn."""

    def find(self, scene: Scene, options: Sequence[Action], words: str) -> list[Action]:
        """The options that somebody who types these words can mean."""

    def meant(self, scene: Scene, words: str) -> Action | None:
        """The action, legal or not, that these words name."""

    def rank(self, word: str) -> int:
        """Where a noun stands among the lines of the score sheet."""

    def legend(self, scene: Scene) -> list[Text]:
        """What the letters and marks mean."""


def picture(game: str) -> Picture:
    if game not in own_ids():
        from lascaux.cli.games.listing import Listing

        return Listing()
    return cast(Picture, import_module(f"lascaux.cli.games.{game.replace('-', '_')}"))
