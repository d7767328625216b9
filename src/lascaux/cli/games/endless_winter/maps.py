"""The land, with camps and villages on it, and the megalith board."""

from collections.abc import Collection, Sequence
from string import ascii_uppercase

from rich.text import Text

from lascaux.cli.games import Scene
from lascaux.cli.games.endless_winter.nouns import View, noun, pointer, row
from lascaux.cli.names import short_names
from lascaux.cli.screen import OCHRE, QUIET, SEAT_STYLES
from lascaux.engine.protocol import Text as Said
from lascaux.games.endless_winter.effect_words import ability_text

HEX = 15  # characters of a hex
CELL = 7  # characters of a cell
NEUTRAL = 4
LAND_LETTERS = 9


def land(scene: Scene, view: View, marks: Collection[str]) -> list[Text]:
    """Five rows of hexes, shifted as they lie; each with its camps below, then the villages."""
    if not view["hexes"]:
        return [Text(scene.say("ew-board-not-laid"))]
    letters = seat_letters(scene)
    rows: dict[int, list[View]] = {}
    for hexagon in view["hexes"]:
        rows.setdefault(hexagon["place"][1], []).append(hexagon)
    lines: list[Text] = []
    for _, hexes in sorted(rows.items()):
        indent = " " * ((5 - len(hexes)) * HEX // 2)
        upper, lower = Text(indent), Text(indent)
        for hexagon in sorted(hexes, key=lambda each: each["place"][0]):
            upper.append_text(fixed(hex_name(scene, hexagon, hexagon["label"] in marks), HEX))
            lower.append_text(fixed(hex_pieces(scene, hexagon, letters), HEX))
        lines += [upper, lower]
    for line in lines:
        line.rstrip()
    return [*lines, *villages(scene, view), *key(scene)]


def seat_letters(scene: Scene) -> list[str]:
    """A letter for each seat: the first of its name that no seat before it has."""
    letters: list[str] = []
    for name in scene.names:
        free = [each for each in name.upper() + ascii_uppercase if each.isalpha() and each not in letters]
        letters.append(free[0])
    return letters


def key(scene: Scene) -> list[Text]:
    """Whose letter is whose."""
    pairs = zip(seat_letters(scene), short_names(scene.names, HEX), strict=True)
    return [Text(", ".join(f"{letter} {name}" for letter, name in pairs), QUIET)]


def fixed(text: Text, width: int) -> Text:
    text.truncate(width - 1)
    return text.append(" " * (width - text.cell_len))


def hex_name(scene: Scene, hexagon: View, is_marked: bool) -> Text:
    name = f"{noun(scene, hexagon['land']):.{LAND_LETTERS}}"
    return pointer(scene, is_marked).append(hexagon["label"], "bold").append(f" {name}", QUIET)


def hex_pieces(scene: Scene, hexagon: View, letters: Sequence[str]) -> Text:
    """`W2 L1`, and a mark for a token."""
    line = Text()
    for seat, camps in enumerate(hexagon["camps"]):
        if camps:
            line.append(f" {letters[seat]}{camps}", SEAT_STYLES[seat])
    if hexagon["token"]:
        line.append(" ?" if hexagon["token"] == "face_down" else " *", f"bold {OCHRE}")
    return line


def villages(scene: Scene, view: View) -> list[Text]:
    """Whose they are, and the three hexes of each."""
    names = short_names(scene.names, CELL)
    labels = [hexagon["label"] for hexagon in view["hexes"]]
    parts = []
    for seat, name in enumerate(names):
        own = ["/".join(labels[each] for each in v["hexes"]) for v in view["villages"] if v["seat"] == seat]
        if own:
            parts.append(f"{name} {' '.join(own)}")
    tokens = [
        f"{noun(scene, hexagon['token'])} {hexagon['label']}"
        for hexagon in view["hexes"]
        if hexagon["token"] and hexagon["token"] != "face_down"
    ]
    lines = row(scene, "villages", "; ".join(parts)) if parts else []
    return lines + (row(scene, "tokens", ", ".join(tokens)) if tokens else [])


def megaliths(scene: Scene, view: View, marks: Collection[str]) -> list[Text]:
    """Rows and columns of cells: what a free one gives, or whose megaliths stand there, the lowest first."""
    if not view["megaliths"]:
        return [Text(scene.say("ew-board-not-laid"))]
    cells = [each for each in view["megaliths"] if each["level"] == 1]
    letters = dict(enumerate(seat_letters(scene))) | {NEUTRAL: "#"}
    stacks: dict[str, str] = {}
    for each in view["megaliths"]:
        if each["owner"] is not None:
            stacks[each["label"]] = stacks.get(each["label"], "") + letters[each["owner"]]
    width = max((cell["place"][0] for cell in cells), default=-1) + 1
    height = max((cell["place"][1] for cell in cells), default=-1) + 1
    lines = [Text("   " + "".join(f"{column + 1:<{CELL}}" for column in range(width)).rstrip(), QUIET)]
    for y in range(height):
        line = Text(f"{y + 1:>2} ", QUIET)
        for x in range(width):
            here = [cell for cell in cells if cell["place"] == [x, y]]
            line.append_text(fixed(cell_text(scene, here[0], stacks, marks) if here else Text(), CELL))
        line.rstrip()
        lines.append(line)
    return [*lines, *key(scene)]


def cell_text(scene: Scene, cell: View, stacks: dict[str, str], marks: Collection[str]) -> Text:
    line = pointer(scene, cell["label"] in marks)
    if cell["label"] in stacks:
        return line.append(stacks[cell["label"]], "bold")
    return line.append(short_reward(scene, cell["reward"]), QUIET)


def short_reward(scene: Scene, effect: str) -> str:
    """A reward in at most six letters: `food2`."""
    said: Said = ability_text(effect)
    inner = said.facts.get("what")
    text = inner if isinstance(inner, Said) else said
    key, amount = text.key.rpartition("-")[2], text.facts.get("amount", 1)
    return scene.say("ew-short-reward", what=key, amount=amount if isinstance(amount, int | str) else 1)
