"""The villages: all of them as a table, a line each; and one in words with all it has."""

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from lascaux.cli.games import Scene
from lascaux.cli.games.stone_age.board import View, card, cost, noun, points
from lascaux.cli.names import short_names
from lascaux.cli.screen import BAD, HEAD, OCHRE, QUIET, SEAT_STYLES, WIDTH, wrapped
from lascaux.engine.protocol import SPECTATOR
from lascaux.games.stone_age.names import RESOURCES, WORKERS

NAME = 7  # characters of a name; a wider terminal gives it more
USED = "*"  # behind a tool that is turned
COLUMNS = {"points": 5, "people": 6, "food": 6, "lack": 5}
COLUMNS |= {"wood": 5, "brick": 6, "stone": 6, "gold": 5, "tools": 11, "green": 6, "workers": 5, "built": 5}
TO_THE_LEFT = ("tools",)


def table(scene: Scene, view: View, acting: int) -> list[Text]:
    """A head and a line for every seat; with a limited supply, what is left of it."""
    width = NAME + max(0, scene.width - WIDTH)
    heads = [aligned(scene.say(f"sa-column-{key}"), key) for key in COLUMNS]
    lines = [Text(" " * (1 + width) + "".join(heads), QUIET)]
    for seat, name in enumerate(short_names(scene.names, width)):
        mark = (">" if scene.plain else "▸") if seat == acting else " "
        line = Text.assemble((mark, f"bold {OCHRE}"), (f"{name:<{width}}", SEAT_STYLES[seat]))
        cells = facts(scene, view["villages"][seat])
        for key in COLUMNS:
            line.append(aligned(cells[key], key), style(key, cells[key]))
        lines.append(line)
    if "supply" in view:
        amounts = {key: str(view["supply"][key]) if key in RESOURCES else "" for key in COLUMNS}
        cells_line = "".join(aligned(amounts[key], key) for key in COLUMNS).rstrip()
        lines.append(Text(f" {scene.say('sa-supply'):<{width}.{width}}" + cells_line, QUIET))
    return lines


def aligned(text: str, key: str) -> str:
    width = COLUMNS[key]
    cut = text[: width - 1]
    return f" {cut:<{width - 1}}" if key in TO_THE_LEFT else f"{cut:>{width}}"


def style(key: str, cell: str) -> str:
    return BAD if key == "lack" else "bold" if key == "points" else QUIET if cell == "0" else ""


def facts(scene: Scene, village: View) -> dict[str, str]:
    """The cells of a line: `2/5` people at hand, `12+3` food and production, `3+1` green cards."""
    copies = village["symbols"].values()
    extra = sum(copies) - len(copies)
    return {
        "points": str(village["points"]),
        "people": f"{village['at_hand']}/{village['people']}",
        "food": f"{village['food']}+{village['production']}",
        "lack": str(village["hunger"] or ""),
        **{what: str(count) for what, count in village["resources"].items()},
        "tools": tools(village) or "-",
        "green": f"{len(copies)}+{extra}" if extra else str(len(copies)),
        "workers": "".join(str(village["workers"][worker]) for worker in WORKERS),
        "built": str(len(village["buildings"])) + marks(scene, village),
    }


def tools(village: View) -> str:
    """`2*2 1 +34`: the used ones are marked, the one-use tools stand behind."""
    held = "".join(
        f"{tool['value']}{USED if tool['used'] else ' '}" for tool in village["tools"] if tool["value"]
    )
    once = "".join(str(value) for value in village["one_use"])
    return held.rstrip() + (f"+{once}" if once else "")


def marks(scene: Scene, village: View) -> str:
    """Two letters: the card of two resources is not used yet; there is a hidden card."""
    choice = scene.say("sa-mark-choice") if village["choice"] else ""
    return choice + (scene.say("sa-mark-hidden") if village["secret"] else "")


def areas(scene: Scene, seats: Sequence[int]) -> list[Text]:
    """Villages in words, as everybody sees them."""
    view: View = scene.game.observe(scene.state, SPECTATOR)
    lines: list[Text] = []
    for seat in seats:
        village = view["villages"][seat]
        lines.append(Text.assemble((scene.names[seat], SEAT_STYLES[seat]), (f" {village['points']}", "bold")))
        said = in_words(scene, village)
        if view["phase"] != "end":
            said.append(scene.say("sa-projection", total=village["projection"]["total"]))
        for line in said:
            lines += wrapped("  " + line, scene.width - 1, "    ")
    return lines


def in_words(scene: Scene, village: View) -> list[str]:
    stock = [
        scene.say("sa-has", what=what, amount=count) for what, count in village["resources"].items() if count
    ]
    return [
        scene.say(
            "sa-village",
            people=village["people"],
            food=village["food"],
            production=village["production"],
            hunger=village["hunger"],
        ),
        row(scene, "resources", stock),
        row(scene, "tools", [tools(village)] if tools(village) else []),
        row(
            scene,
            "cards",
            counted([card(scene, shown) for shown in village["cards"]]) + hidden(scene, village),
        ),
        row(scene, "kinds", kinds(scene, village)),
        row(scene, "buildings", [f"{cost(scene, b)} ({points(b)})" for b in village["buildings"]]),
    ]


def row(scene: Scene, key: str, things: list[str]) -> str:
    return scene.say(f"sa-row-{key}", things=", ".join(things) or scene.say("sa-nothing"))


def hidden(scene: Scene, village: View) -> list[str]:
    return [scene.say("sa-hidden-card")] * village["secret"]


def counted(things: list[str]) -> list[str]:
    return [thing if count == 1 else f"{thing} x{count}" for thing, count in Counter(things).items()]


def kinds(scene: Scene, village: View) -> list[str]:
    """Cards by what they score."""
    green = [
        noun(scene, word) + (f" x{count}" if count > 1 else "") for word, count in village["symbols"].items()
    ]
    people = [
        scene.say("sa-short-worker", worker=worker, times=count)
        for worker, count in village["workers"].items()
        if count
    ]
    return green + people


def rank(word: str) -> int:
    return 0


def legend(scene: Scene) -> list[Text]:
    parts = ("board", "offers", "buildings", "villages", "tools", "cards", "marks")
    lines: list[Text] = [Text(scene.say("sa-title"), HEAD)]
    for part in parts:
        lines += wrapped(scene.say(f"sa-legend-{part}"), scene.width - 1, "  ")
    return lines
