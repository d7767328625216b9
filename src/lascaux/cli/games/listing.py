"""The picture of a game that brings none: its view as areas and lists, with the words of its own catalog.

A field of a view is called by the message `<initials>-view-<field>`, a word by `<initials>-word-<word>`.
Without a message it stands for itself; an empty one leaves it out. `seats` is what lies before each seat.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from lascaux.cli.games import Scene
from lascaux.cli.names import short_names
from lascaux.cli.screen import HEAD, OCHRE, QUIET, SEAT_STYLES, wrapped
from lascaux.engine.protocol import SPECTATOR, Action, Json
from lascaux.engine.protocol import Text as Said
from lascaux.locales import SEATS, prefix

BY_SEAT, POINTS, ASKS = "seats", "points", "asks"  # fields that all views may have; the question is said
DEEPEST = 6  # lists in lists
NAME = 12  # characters
LEAST = 2  # letters that a word can be cut to; single ones are commands


@dataclass
class Listing:
    """Draws any game."""

    kinds: Sequence[str] = ()
    room: int = 8
    estimates: bool = False

    def draw(self, scene: Scene, seat: int, options: Sequence[Action]) -> list[Text]:
        view = scene.game.observe(scene.state, seat if seat >= 0 else SPECTATOR)
        rest = {field: value for field, value in view.items() if field not in (BY_SEAT, POINTS, ASKS)}
        plain = {field: value for field, value in rest.items() if not isinstance(value, list | dict)}
        lines = [head(scene, view), *wrapped(inline(scene, plain), scene.width - 1)]
        for field in rest:
            if field not in plain and label(scene, field):
                lines += fact_lines(scene, field, rest[field])
        return [*lines, *seat_lines(scene, view, range(len(scene.names)))]

    def areas(self, scene: Scene, seats: Sequence[int]) -> list[Text]:
        actor = scene.game.actor(scene.state)
        view = scene.game.observe(scene.state, actor if actor >= 0 else SPECTATOR)
        return list(seat_lines(scene, view, seats))

    def part(self, scene: Scene, seat: int, words: str) -> list[Text]:
        """One field of the view by its name."""
        view = scene.game.observe(scene.state, seat if seat >= 0 else SPECTATOR)
        found = [field for field in view if label(scene, field).lower().startswith(words.lower())]
        return [line for field in found for line in fact_lines(scene, field, view[field])]

    def label(self, scene: Scene, action: Action) -> Text:
        return Text(scene.catalog.tell(scene.game.text(scene.state, action), scene.names))

    def is_short(self, action: Action) -> bool:
        return False

    def family(self, action: Action) -> tuple[int, ...]:
        return action

    def span(self, scene: Scene, actions: Sequence[Action]) -> Text:
        return self.label(scene, actions[0])

    def find(self, scene: Scene, options: Sequence[Action], words: str) -> list[Action]:
        """Those whose words begin, one after the other somewhere, with all that was typed."""
        typed = words_in(words)
        if not any(len(word) >= LEAST or word.isdecimal() for word in typed):
            return []
        labels = [(action, words_in(self.label(scene, action).plain)) for action in options]
        exact = [action for action, said in labels if said == typed]
        return exact or [action for action, said in labels if len(typed) > 1 and is_within(typed, said)]

    def meant(self, scene: Scene, words: str) -> Action | None:
        return None

    def rank(self, word: str) -> int:
        return 0

    def legend(self, scene: Scene) -> list[Text]:
        return []


def words_in(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def is_within(typed: Sequence[str], said: Sequence[str]) -> bool:
    """Numbers as they are, words by their first letters, in the same order."""
    left = iter(said)
    return all(any(fits(word, other) for other in left) for word in typed)


def fits(word: str, other: str) -> bool:
    return other == word if word.isdecimal() else other.startswith(word)


def head(scene: Scene, view: Json) -> Text:
    key = prefix(scene.game.id)
    title = Text(scene.say(f"{key}-title"), HEAD)
    if scene.catalog.has(f"{key}-round"):
        facts = {field: value for field, value in view.items() if isinstance(value, int | str)}
        title.append("  " + scene.say(f"{key}-round", **facts), QUIET)
    return title


def fact_lines(scene: Scene, field: str, value: object) -> list[Text]:
    """`Wolves: 4, 2, 6`; what has parts of its own has them below."""
    if isinstance(value, dict) and not is_said(value):
        return [Text(label(scene, field), "bold"), *[line for part in parts(scene, value) for line in part]]
    if isinstance(value, list) and any(isinstance(item, dict) and not is_said(item) for item in value):
        items = [
            wrapped(f"  {number}. " + inline(scene, item), scene.width - 1, " " * 5)
            for number, item in enumerate(value, 1)
        ]
        return [Text(label(scene, field), "bold"), *[line for item in items for line in item]]
    return said_line(scene, field, value, "")


def parts(scene: Scene, value: Json) -> Iterator[list[Text]]:
    for field, item in value.items():
        yield said_line(scene, field, item, "  ")


def said_line(scene: Scene, field: str, value: object, indent: str) -> list[Text]:
    said = scene.say("listing-field", field=label(scene, field), value=worded(scene, field, value))
    return wrapped(indent + said, scene.width - 1, indent + "  ")


def seat_lines(scene: Scene, view: Json, seats: Sequence[int]) -> Iterator[Text]:
    """A seat with its points and with what lies before it."""
    names = short_names(scene.names, NAME)
    points, before = view.get(POINTS), view.get(BY_SEAT)
    for seat in seats:
        line = Text(names[seat].ljust(NAME), SEAT_STYLES[seat % len(SEAT_STYLES)])
        if isinstance(points, list):
            line.append(f"{points[seat]:>4}  ", f"bold {OCHRE}")
        said = inline(scene, before[seat]) if isinstance(before, list) else ""
        margin = line.cell_len
        first, *more = wrapped(said, scene.width - 1 - margin)
        yield line.append_text(first)
        yield from [Text(" " * margin).append_text(each) for each in more]


def inline(scene: Scene, value: object) -> str:
    """What a dictionary holds, one after the other; empty lists and nothing are left out."""
    if not isinstance(value, dict) or is_said(value):
        return worded(scene, "", value)
    said = []
    for field, item in value.items():
        if item is not None and item != [] and label(scene, field):
            facts = {"field": label(scene, field), "value": worded(scene, field, item)}
            said.append(scene.say("listing-field", **facts))
    return "; ".join(said)


def label(scene: Scene, field: str) -> str:
    key = f"{prefix(scene.game.id)}-view-{field.replace('_', '-')}"
    return scene.say(key) if scene.catalog.has(key) else field.replace("_", " ")


def worded(scene: Scene, field: str, value: object, depth: int = 0) -> str:
    if value is None or value == [] or value == {} or depth > DEEPEST:
        return scene.say("listing-nothing")
    if isinstance(value, bool):
        return scene.say("listing-yes" if value else "listing-no")
    if isinstance(value, int):
        return scene.names[value] if field in SEATS and 0 <= value < len(scene.names) else str(value)
    if isinstance(value, list):
        return ", ".join(worded(scene, field, item, depth + 1) for item in value)
    if isinstance(value, dict) and is_said(value):
        return scene.catalog.tell(text_of(value), scene.names)
    if isinstance(value, dict):
        return " ".join(
            f"{label(scene, key)} {worded(scene, key, item, depth + 1)}" for key, item in value.items()
        )
    return word(scene, str(value))


def word(scene: Scene, text: str) -> str:
    key = f"{prefix(scene.game.id)}-word-{text.replace('_', '-')}"
    return scene.say(key) if scene.catalog.has(key) else text.replace("_", " ")


def is_said(value: Json) -> bool:
    """Whether it is a message of the catalogs with its facts (`games/view_types.py`)."""
    return {*value} == {"key", "facts"} and isinstance(value["facts"], dict)


def text_of(value: Json) -> Said:
    facts = value["facts"]
    assert isinstance(facts, dict)
    told = {key: text_of(fact) if isinstance(fact, dict) else fact for key, fact in facts.items()}
    return Said(str(value["key"]), told)
