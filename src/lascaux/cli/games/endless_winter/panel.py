"""The position in 80 columns and 24 lines: the head, all tribes, and what the open question is about."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from lascaux.cli.games import Scene
from lascaux.cli.games.endless_winter.labels import is_short
from lascaux.cli.games.endless_winter.maps import land, megaliths
from lascaux.cli.games.endless_winter.nouns import View, noun, position, tokens
from lascaux.cli.games.endless_winter.table import columns, offers, own
from lascaux.cli.games.endless_winter.tribes import table
from lascaux.cli.names import short_names
from lascaux.cli.screen import HEAD, HEIGHT, QUIET, wrapped
from lascaux.engine.protocol import SPECTATOR, Action
from lascaux.games.endless_winter.component_words import lines_of
from lascaux.games.endless_winter.effects import MEGALITH
from lascaux.games.endless_winter.generated import actions, frames
from lascaux.games.endless_winter.hexes import JUNCTURES
from lascaux.games.endless_winter.labels import HEX_LABELS, position_label
from lascaux.games.endless_winter.state import EndlessWinter

NAME = 6
OTHERS = 4  # lines of the head, the question and the prompt
PRIORITY = (
    "hand",
    "played",
    "figures",
    "culture",
    "grounds",
    "pile",
    "animals",
    "stones",
    "piles",
    "own-stones",
)
LONG = (
    actions.TAKE_CARD,
    actions.TAKE_STONE,
    actions.TAKE_ANIMAL,
    actions.PICK_CHIEF,
    actions.PICK_SETUP,
)  # options of two lines
PARTS = ("table", "land", "megaliths", "hand")


def draw(scene: Scene, seat: int, options: Sequence[Action]) -> list[Text]:
    """A map takes the room of the tribes; else what matters most of the table stands below them."""
    viewer = seat if seat >= 0 else SPECTATOR
    view: View = scene.game.observe(scene.state, viewer)
    seen = mapped(scene, view, options)
    if seen:
        return [head(scene, view), *seen]
    tribes = table(scene, view, seat)
    room = HEIGHT - OTHERS - len(tribes) - lines_for(options)
    return [head(scene, view), *tribes, *fitting(rows(scene, view, viewer), room)]


def lines_for(options: Sequence[Action]) -> int:
    """Lines that the options need, more or less."""
    if all(is_short(action) for action in options):
        return len(options) // 3 + 2
    return len(options) + sum(action[0] in LONG for action in options)


def fitting(found: dict[str, list[Text]], room: int) -> list[Text]:
    """As many rows as there is room for: the first in PRIORITY are the last to be left out."""
    kept = []
    for key in PRIORITY:
        if key in found and len(found[key]) <= room:
            kept.append(key)
            room -= len(found[key])
    return [line for key, lines in found.items() if key in kept for line in lines]


def rows(scene: Scene, view: View, viewer: int) -> dict[str, list[Text]]:
    """What the open question is about, in the order in which it is read."""
    mine = own(scene, view, viewer) if viewer >= 0 else {}
    asked = scene.state.stack[-1][0] if scene.state.stack else -1
    if asked in (frames.PLACING, -1) or viewer < 0:
        return {"figures": columns(scene, view), **offers(scene, view), **mine}
    return {"figures": columns(scene, view), **mine} if asked == frames.ACTING else mine


def head(scene: Scene, view: View) -> Text:
    step = view["eclipse"]["step"] if view["eclipse"] else "none"
    title = Text(scene.say("ew-head", phase=view["phase"], step=step), HEAD)
    now = next(now for now in nows(scene, view) if title.cell_len + len(now) < scene.width - 1)
    title.append(" " * (scene.width - 1 - title.cell_len - len(now)))
    return title.append(now, QUIET)


def nows(scene: Scene, view: View) -> Iterator[str]:
    """The round and the order of turns, with names as long as there may be room for; without them at last."""
    for width in range(NAME, 1, -1):
        names = short_names(scene.names, width)
        order = " ".join(names[seat] for seat in view["order"])
        yield scene.say("ew-now", round=max(1, view["round"]), order=order)
    yield ""


def mapped(scene: Scene, view: View, options: Sequence[Action]) -> list[Text]:
    """The land or the megaliths, where the question is about places on them."""
    frame = scene.state.stack[-1] if scene.state.stack else (-1, -1, -1)
    marks = marked(position(scene.state), options)
    if frame[0] in (frames.MOVING, frames.SETTLING, frames.HARVESTING):
        return land(scene, view, marks)
    if frame[0] == frames.EXTENDING or (frame[0] == frames.GAINING and frame[2] == MEGALITH):
        return megaliths(scene, view, marks)
    return []


def marked(s: EndlessWinter, options: Sequence[Action]) -> set[str]:
    """Labels of the places that options lead to."""
    found: set[str] = set()
    for action in options:
        if action[0] == actions.BUILD:
            found.add(position_label(s.terms.layout, action[1]))
        elif action[0] == actions.MOVE_CAMP:
            found |= {HEX_LABELS[action[1]], HEX_LABELS[action[2]]}
        elif action[0] == actions.SETTLE:
            found |= {HEX_LABELS[hexagon] for hexagon in JUNCTURES[action[1]]}
    return found


def part(scene: Scene, seat: int, words: str) -> list[Text]:
    """`board land`, `board megaliths`, `board table`, `board hand`; or a component by its name, in words."""
    viewer = seat if seat >= 0 else SPECTATOR
    view: View = scene.game.observe(scene.state, viewer)
    wanted = [name for name in PARTS if words.lower() in scene.say(f"ew-part-{name}").split(", ")]
    if wanted == ["land"]:
        return land(scene, view, ())
    if wanted == ["megaliths"]:
        return megaliths(scene, view, ())
    if wanted == ["hand"] and viewer >= 0:
        cards = sorted(set(view["tribes"][viewer]["hand_cards"]))
        return [line for card in cards for line in in_words(scene, "card", card)]
    if wanted:
        offered = [line for lines in offers(scene, view).values() for line in lines]
        return [*columns(scene, view), *offered]
    return named(scene, words)


def named(scene: Scene, words: str) -> list[Text]:
    """Everything that is called so."""
    typed = tokens(words)
    lines: list[Text] = []
    for kind, names in printed(scene).items():
        for name in names:
            called = [] if name.isdecimal() else tokens(noun(scene, name))
            if typed and called[: len(typed)] == typed:
                lines += in_words(scene, kind, name)
    return lines


def printed(scene: Scene) -> dict[str, list[str]]:
    terms = position(scene.state).terms
    lines = lines_of(terms.starting_labor, terms.tile_table, terms.sums_species)
    return {kind: list(names) for kind, names in lines.items()}


def in_words(scene: Scene, kind: str, name: str) -> list[Text]:
    terms = position(scene.state).terms
    lines = lines_of(terms.starting_labor, terms.tile_table, terms.sums_species)[kind][name]
    said = "; ".join(scene.catalog.tell(line, scene.names) for line in lines)
    return wrapped(f"{noun(scene, name)}: {said}.", scene.width - 3, "  ")
