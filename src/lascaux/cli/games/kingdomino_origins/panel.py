"""The position in 80 columns and 24 lines: the head, a territory, and beside it the rows and the cave."""

from collections.abc import Sequence

from rich.text import Text

from lascaux.cli.games import Scene
from lascaux.cli.games.kingdomino_origins.board import beside, named, scores, territory
from lascaux.cli.games.kingdomino_origins.entry import spots
from lascaux.cli.games.kingdomino_origins.tiles import PERSON, SIDE, View, domino, letter
from lascaux.cli.names import short_names
from lascaux.cli.screen import HEAD, OCHRE, QUIET, SEAT_STYLES
from lascaux.engine.protocol import SPECTATOR, Action
from lascaux.games.kingdomino_origins.lookups import TOTEM_POINTS
from lascaux.games.kingdomino_origins.names import RESOURCES

NAME = 8  # characters of a name beside a domino
COLUMN = 2 + 2 * SIDE + 1 + NAME  # a row of dominoes: number, two halves, whose chief


def draw(scene: Scene, seat: int, options: Sequence[Action]) -> list[Text]:
    view: View = scene.game.observe(scene.state, seat if seat >= 0 else SPECTATOR)
    size = 2 * view["size"]
    marks = sorted({name for action in options for name in spots(action, size)})
    land = territory(scene, view["lands"][max(seat, 0)], marks)
    return [head(scene, view), *seats(scene, view, seat), *beside([land, panel(scene, view)], 1)]


def part(scene: Scene, seat: int, words: str) -> list[Text]:
    """The whole table is in the picture already."""
    return []


def head(scene: Scene, view: View) -> Text:
    title = Text(scene.say("ko-head", mode=view["mode"]), HEAD)
    now = scene.say("ko-round", round=view["round"], rounds=view["rounds"])
    title.append(" " * (scene.width - 1 - title.cell_len - len(now)))
    return title.append(now, QUIET)


def seats(scene: Scene, view: View, acting: int) -> list[Text]:
    """Points and stock of everybody, and who is to act. More than two need a second line for the stock."""
    width = (scene.width - 1) // len(scene.names)
    stocks = [stock(scene, land["stock"]) for land in view["lands"]]
    beneath = len(scene.names) > 2
    line, second = Text(), Text("", QUIET)
    for seat, name in enumerate(short_names(scene.names, width - 6 if beneath else width - 20)):
        pointer = (">" if scene.plain else "▸") if seat == acting else " "
        piece = Text.assemble(
            (pointer, f"bold {OCHRE}"), (name, SEAT_STYLES[seat]), f" {view['points'][seat]}"
        )
        if not beneath:
            piece.append("  " + stocks[seat], QUIET)
        line.append_text(fixed(piece, width))
        second.append_text(fixed(Text(" " + stocks[seat]), width))
    return [line, second] if beneath and any(stocks) else [line]


def stock(scene: Scene, held: dict[str, int]) -> str:
    return " ".join(f"{letter(scene, name)}{held[name]}" for name in RESOURCES if held[name])


def panel(scene: Scene, view: View) -> list[Text]:
    names = short_names(scene.names, NAME)
    lines = beside(
        [row(scene, "ko-to-place", view["last_row"], names), row(scene, "ko-to-choose", view["row"], names)],
        1,
    )
    if "totems" in view:
        lines += totems(scene, view["totems"])
    if "cave" in view:
        lines += cave(scene, view)
    for line in lines:
        line.truncate(2 * COLUMN + 1)  # words may be longer in other languages
    return lines


def row(scene: Scene, key: str, entries: list[View], names: Sequence[str]) -> list[Text]:
    """A row of dominoes, in the order of play, and whose chief stands on each."""
    lines = [fixed(Text(scene.say(key), QUIET), COLUMN)]
    for entry in entries:
        lines.append(domino(scene, entry).append(" ").append_text(owner(scene, entry["chief"], names)))
    return lines


def owner(scene: Scene, seat: int | None, names: Sequence[str]) -> Text:
    return Text(scene.say("ko-nobody"), QUIET) if seat is None else Text(names[seat], SEAT_STYLES[seat])


def fixed(text: Text, width: int) -> Text:
    return text.append(" " * (width - text.cell_len))


def totems(scene: Scene, holders: dict[str, int | None]) -> list[Text]:
    lines = [Text(scene.say("ko-totems"), QUIET)]
    for resource, holder in holders.items():
        points = TOTEM_POINTS[RESOURCES.index(resource)]
        line = fixed(Text(" " + scene.say("ko-totem", resource=resource, points=points)), COLUMN)
        lines.append(line.append_text(owner(scene, holder, short_names(scene.names, COLUMN))))
    return lines


def cave(scene: Scene, view: View) -> list[Text]:
    """The open people and what each scores."""
    lines = [Text(scene.say("ko-cave", stack=sum(view["people"].values())), QUIET)]
    for person in view["cave"]:
        if person is None:
            lines.append(Text(" " + scene.say("ko-nobody"), QUIET))
        else:
            code = (letter(scene, person), PERSON)
            what = (f"  {scores(scene, person)}", QUIET)
            lines.append(Text.assemble(code, f" {named(scene, person)}", what))
    return lines
