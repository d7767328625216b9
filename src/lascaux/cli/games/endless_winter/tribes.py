"""The tribes: all of them as a table, a line each; and one in words with all it has."""

from collections.abc import Sequence

from rich.text import Text

from lascaux.cli.games import Scene
from lascaux.cli.games.endless_winter.nouns import View, counted, noun, pointer
from lascaux.cli.names import short_names
from lascaux.cli.screen import HEAD, QUIET, SEAT_STYLES, WIDTH, wrapped
from lascaux.engine.protocol import SPECTATOR

NAME = 7  # characters of a name; a wider terminal gives it more
COLUMNS = {"points": 4, "final": 5, "food": 6, "tools": 6, "figures": 5, "camps": 5, "villages": 5}
COLUMNS |= {"megaliths": 5, "sacrifice": 5, "honor": 5, "cards": 9, "pile": 5, "buried": 5}


def table(scene: Scene, view: View, acting: int) -> list[Text]:
    """A head and a line for every seat, in the order of the seats."""
    width = NAME + max(0, scene.width - WIDTH)
    heads = [f"{scene.say(f'ew-column-{key}'):>{size}.{size}}" for key, size in COLUMNS.items()]
    lines = [Text(" " * (1 + width) + "".join(heads), QUIET)]
    for seat, name in enumerate(short_names(scene.names, width)):
        line = pointer(scene, seat == acting).append(f"{name:<{width}}", SEAT_STYLES[seat])
        for key, cell in cells(scene, view["tribes"][seat]).items():
            line.append(f"{cell:>{COLUMNS[key]}}", "bold" if key == "points" else "")
        lines.append(line)
    return lines


def cells(scene: Scene, tribe: View) -> dict[str, str]:
    """`3/6` food and its limit; `c+2` the chief and two figures to be placed; hand, deck and discard pile."""
    chief = scene.say("ew-mark-chief") if tribe["chief_ready"] else "-"
    return {
        "points": str(tribe["points"]),
        "final": str(tribe["final"]),
        "food": f"{tribe['food']}/{tribe['limit']}",
        "tools": str(tribe["tools"]),
        "figures": f"{chief}+{tribe['figures']}",
        "camps": str(tribe["camps"]),
        "villages": str(tribe["villages"]),
        "megaliths": str(tribe["megaliths"]),
        "sacrifice": str(tribe["sacrifice"]),
        "honor": str(tribe["honor"]),
        "cards": f"{tribe['hand']}/{tribe['deck']}/{len(tribe['discard'])}",
        "pile": str(tribe["pile"]),
        "buried": str(tribe["buried"]),
    }


def areas(scene: Scene, seats: Sequence[int]) -> list[Text]:
    """Tribes in words, as everybody sees them."""
    view: View = scene.game.observe(scene.state, SPECTATOR)
    lines: list[Text] = []
    for seat in seats:
        tribe = view["tribes"][seat]
        lines.append(Text.assemble((scene.names[seat], SEAT_STYLES[seat]), (f" {tribe['points']}", "bold")))
        for line in in_words(scene, tribe):
            lines += wrapped("  " + line, scene.width - 3, "    ")
    return lines


def in_words(scene: Scene, tribe: View) -> list[str]:
    chief = noun(scene, tribe["chief"]) if tribe["chief"] else "-"
    numbers = ("food", "limit", "tools", "camps", "villages", "megaliths", "sacrifice", "honor", "resting")
    cards = ("hand", "deck", "pile", "buried")
    return [
        scene.say("ew-tribe-goods", **{key: tribe[key] for key in numbers}),
        scene.say("ew-tribe-chief", chief=chief, side="ab"[tribe["side"]], ready=int(tribe["chief_ready"])),
        scene.say("ew-tribe-cards", **{key: tribe[key] for key in cards}),
        scene.say("ew-tribe-known", cards=counted(scene, tribe["known"])),
        scene.say("ew-tribe-discard", cards=counted(scene, tribe["discard"])),
        scene.say("ew-tribe-shown", cards=counted(scene, tribe["shown"])),
        scene.say(
            "ew-tribe-animals",
            untipped=counted(scene, tribe["untipped"]),
            tipped=counted(scene, tribe["tipped"]),
        ),
        scene.say("ew-tribe-stones", stones=counted(scene, tribe["stones"])),
        scene.say("ew-tribe-final", points=tribe["final"]),
    ]


def rank(word: str) -> int:
    return 0


def legend(scene: Scene) -> list[Text]:
    lines = [Text(scene.say("ew-title"), HEAD)]
    for part in ("tribes", "cards", "columns", "land", "megaliths", "parts"):
        lines += wrapped(scene.say(f"ew-legend-{part}"), scene.width - 1, "  ")
    return lines + wrapped(scene.say("ew-reconstructed"), scene.width - 1)
