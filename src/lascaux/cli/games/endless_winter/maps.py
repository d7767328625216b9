"""The land, with camps and villages on it, and the megalith board."""

from collections.abc import Collection, Sequence
from string import ascii_uppercase

from rich.text import Text

from lascaux.cli.games import Scene
from lascaux.cli.games.endless_winter.nouns import View, labor, noun, pointer, row
from lascaux.cli.names import short_names
from lascaux.cli.screen import OCHRE, QUIET, SEAT_STYLES
from lascaux.games.endless_winter.effect_trees import tree
from lascaux.games.endless_winter.hexes import JUNCTURES, PLACES_OF
from lascaux.games.endless_winter.labels import HEX_LABELS, position_label
from lascaux.games.endless_winter.lookups import (
    CELL_PLACES,
    CELL_REWARD,
    CELLS_A_TILE,
    LAYOUT_NAMES,
    TILE_NAMES,
)

HEX = 15  # characters of a hex
CELL = 7  # characters of a cell
NEUTRAL = 4
LAND_LETTERS = 9


def land(scene: Scene, view: View, marks: Collection[str]) -> list[Text]:
    """Five rows of hexes, shifted as they lie; each with its camps below, then the villages."""
    if not view["hexes"]:
        return [Text(scene.say("ew-board-not-laid"))]
    letters = seat_letters(scene)
    rows: dict[int, list[tuple[int, int]]] = {}
    for number, (q, r) in enumerate(PLACES_OF[: len(view["hexes"])]):
        rows.setdefault(r, []).append((q, number))
    lines: list[Text] = []
    for _, hexes in sorted(rows.items()):
        indent = " " * ((5 - len(hexes)) * HEX // 2)
        upper, lower = Text(indent), Text(indent)
        for _, number in sorted(hexes):
            hexagon, label = view["hexes"][number], HEX_LABELS[number]
            upper.append_text(fixed(hex_name(scene, hexagon["land"], label, label in marks), HEX))
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


def hex_name(scene: Scene, land: str, label: str, is_marked: bool) -> Text:
    name = f"{noun(scene, land):.{LAND_LETTERS}}"
    return pointer(scene, is_marked).append(label, "bold").append(f" {name}", QUIET)


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
    parts = []
    for seat, name in enumerate(names):
        own = [juncture_name(each["juncture"]) for each in view["villages"] if each["seat"] == seat]
        if own:
            parts.append(f"{name} {' '.join(own)}")
    tokens = [
        f"{noun(scene, hexagon['token'])} {label}"
        for hexagon, label in zip(view["hexes"], HEX_LABELS, strict=False)
        if hexagon["token"] and hexagon["token"] != "face_down"
    ]
    lines = row(scene, "villages", "; ".join(parts)) if parts else []
    return lines + (row(scene, "tokens", ", ".join(tokens)) if tokens else [])


def juncture_name(juncture: int) -> str:
    return "/".join(HEX_LABELS[hexagon] for hexagon in JUNCTURES[juncture])


def megaliths(scene: Scene, view: View, marks: Collection[str]) -> list[Text]:
    """Rows and columns of cells: what a free one gives, or whose megaliths stand there, the lowest first."""
    if not view["megaliths"]:
        return [Text(scene.say("ew-board-not-laid"))]
    layout = LAYOUT_NAMES.index(view["layout"])
    places, stacks = list(CELL_PLACES[layout]), stacked(scene, view["megaliths"], layout)
    width, height = [max(place[axis] for place in places) + 1 for axis in (0, 1)]
    cells = [cell_text(scene, view["tiles"], layout, cell, stacks, marks) for cell in range(len(places))]
    lines = [Text("   " + "".join(f"{column + 1:<{CELL}}" for column in range(width)).rstrip(), QUIET)]
    for y in range(height):
        line = Text(f"{y + 1:>2} ", QUIET)
        for x in range(width):
            text = cells[places.index((x, y))] if (x, y) in places else Text()
            line.append_text(fixed(text, CELL))
        line.rstrip()
        lines.append(line)
    return [*lines, *key(scene)]


def stacked(scene: Scene, owners: Sequence[int | None], layout: int) -> dict[str, str]:
    """Letters of whose megaliths stand over a cell, by its label."""
    letters = dict(enumerate(seat_letters(scene))) | {NEUTRAL: "#"}
    stacks: dict[str, str] = {}
    for position, owner in enumerate(owners):
        if owner is not None:
            label = position_label(layout, position)
            stacks[label] = stacks.get(label, "") + letters[owner]
    return stacks


def cell_text(
    scene: Scene,
    tiles: Sequence[str],
    layout: int,
    cell: int,
    stacks: dict[str, str],
    marks: Collection[str],
) -> Text:
    label = position_label(layout, cell)
    line = pointer(scene, label in marks)
    if label in stacks:
        return line.append(stacks[label], "bold")
    tile = TILE_NAMES.index(tiles[cell // CELLS_A_TILE])
    reward = CELL_REWARD[tile * CELLS_A_TILE + cell % CELLS_A_TILE]
    return line.append(short_reward(scene, reward), QUIET)


def short_reward(scene: Scene, effect: int) -> str:
    """A reward, by its number among the effects, in at most six letters: `food2`."""
    found = tree(effect)
    gain = found.get("gain")
    if gain is None:
        return scene.say("ew-short-reward", what="other" if found else "nothing", amount=0)
    amount = labor(gain["amount"]) if gain["what"] == "labor" else gain["amount"]
    return scene.say("ew-short-reward", what=gain["what"], amount=amount)
