"""The territories, with the letters and numbers of the squares around them."""

from collections.abc import Sequence

from rich.text import Text

from lascaux.cli.games import Scene
from lascaux.cli.games.kingdomino_origins.tiles import SIDE, View, letter, tile
from lascaux.cli.screen import OCHRE, QUIET, SEAT_STYLES, wrapped
from lascaux.engine.protocol import SPECTATOR
from lascaux.games.kingdomino_origins.lookups import PERSON_PER, PERSON_POINTS, STRENGTH
from lascaux.games.kingdomino_origins.names import COUNTED, PEOPLE, RESOURCES, TERRAINS

MARGIN = 2  # a domino reaches two squares further at most
LABEL = 3  # characters of a row's number
GAP = 3  # between territories side by side

Span = tuple[int, int]


def territory(scene: Scene, land: View, marks: Sequence[str] = (), margin: int = MARGIN) -> list[Text]:
    """The squares of a territory and those around it that can still be used."""
    (left, right), (top, bottom) = window(land, margin)
    lines = [
        Text(" " * LABEL + "".join(f" {chr(65 + column)}  " for column in range(left, right + 1)), QUIET)
    ]
    for row in range(top, bottom + 1):
        line = Text(f"{row + 1:>2} ", QUIET)
        for column in range(left, right + 1):
            line.append_text(place(scene, land, f"{chr(65 + column)}{row + 1}", marks))
        lines.append(line)
    return lines


def place(scene: Scene, land: View, name: str, marks: Sequence[str]) -> Text:
    square = land["squares"].get(name)
    if square is not None:
        return tile(scene, square, name in marks)
    dot = "." if scene.plain else "·"
    return Text(f" {dot}  " if name in marks else " " * SIDE, f"bold {OCHRE}")


def window(land: View, margin: int) -> tuple[Span, Span]:
    """Columns and rows to show: what is there and a margin, as far as the territory may still grow."""
    columns = [ord(name[0]) - 65 for name in land["squares"]]
    rows = [int(name[1:]) - 1 for name in land["squares"]]
    return span(columns, land["columns"], margin), span(rows, land["rows"], margin)


def span(used: list[int], allowed: list[int], margin: int) -> Span:
    return max(min(used) - margin, allowed[0]), min(max(used) + margin, allowed[1])


def areas(scene: Scene, seats: Sequence[int]) -> list[Text]:
    """Territories side by side, as many as fit."""
    view = scene.game.observe(scene.state, SPECTATOR)
    blocks = [titled(scene, view, seat) for seat in seats]
    lines: list[Text] = []
    while blocks:
        fitting = fit(blocks, scene.width)
        lines += beside(blocks[:fitting], GAP)
        blocks = blocks[fitting:]
    return lines


def titled(scene: Scene, view: View, seat: int) -> list[Text]:
    title = Text.assemble((scene.names[seat], SEAT_STYLES[seat]), f" {view['points'][seat]}")
    return [title, *territory(scene, view["lands"][seat], margin=0)]


def fit(blocks: list[list[Text]], width: int) -> int:
    used, count = 0, 0
    for block in blocks:
        used += block_width(block) + (GAP if count else 0)
        if used > width and count:
            break
        count += 1
    return count


def block_width(block: list[Text]) -> int:
    return max((line.cell_len for line in block), default=0)


def beside(blocks: Sequence[list[Text]], gap: int) -> list[Text]:
    """Blocks of lines next to each other."""
    lines: list[Text] = []
    for i in range(max(len(block) for block in blocks)):
        line = Text()
        for number, block in enumerate(blocks):
            piece = block[i].copy() if i < len(block) else Text()
            if number < len(blocks) - 1:
                piece.append(" " * (block_width(block) + gap - piece.cell_len))
            line.append_text(piece)
        lines.append(line)
    return lines


def legend(scene: Scene) -> list[Text]:
    terrains = "  ".join(f"{letter(scene, name)} {named(scene, name)}" for name in (*TERRAINS, "hut"))
    resources = "  ".join(f"{letter(scene, name)} {named(scene, name)}" for name in RESOURCES)
    lines = [terrains, resources + "   " + scene.say("ko-legend-fires"), scene.say("ko-legend-marks")]
    if scene.game.observe(scene.state, SPECTATOR)["mode"] == "tribe":
        lines += [f"{letter(scene, person)} {person_line(scene, person)}" for person in PEOPLE]
        lines.append(scene.say("ko-legend-people"))
    return [part for line in lines for part in wrapped(line, scene.width - 1, "  ")]


def rank(word: str) -> int:
    return (*TERRAINS, *RESOURCES, *PEOPLE).index(word) if word else 0


def named(scene: Scene, word: str) -> str:
    return scene.catalog.word("ko", word)


def person_line(scene: Scene, person: str) -> str:
    """`hunter: 3 a mammoth around`."""
    return f"{named(scene, person)}: {scores(scene, person)}"


def scores(scene: Scene, person: str) -> str:
    """What somebody scores, in words."""
    number = PEOPLE.index(person)
    if STRENGTH[number]:
        return scene.say("ko-scores", per="strength", points=STRENGTH[number])
    return scene.say("ko-scores", per=COUNTED[PERSON_PER[number]], points=PERSON_POINTS[number])
