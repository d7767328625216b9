"""The options of a question as lines: numbered in the order of the rules, the best first to be seen."""

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from lascaux.advice import weighing
from lascaux.advice.registry import advice_for
from lascaux.bots.asking import imagined
from lascaux.cli.games import Picture, Scene
from lascaux.cli.screen import BAD, GOOD, OCHRE, QUIET, wrapped
from lascaux.engine.protocol import Action

ASCII_ROOM = 3  # some signs are written longer in plain letters
GAIN = 6  # characters of "  +12 "


def gains(scene: Scene, seat: int, options: Sequence[Action]) -> list[int]:
    """What each option does to the points of the seat, with the choices that follow made well."""
    return weighing.gains(scene.game, imagined(scene.game, scene.state, seat), seat, options)


def outlooks(scene: Scene, seat: int, options: Sequence[Action]) -> list[int]:
    """What each option lets the seat hope for, in whole points."""
    s = imagined(scene.game, scene.state, seat)
    return [weighing.whole(hope) for hope in weighing.hopes(scene.game, s, seat, options)]


def outlook(scene: Scene, points: int) -> str:
    """Below nothing is what fits nowhere (`hope`): no points are lost by it, so none are said."""
    return scene.say("cli-outlook", points=points, any=int(points >= 0))


def listed(
    scene: Scene, picture: Picture, seat: int, options: Sequence[Action], shown: Sequence[Action]
) -> list[Text]:
    """Some of the options, each with its number among all of them."""
    values = dict(zip(options, gains(scene, seat, options), strict=True))
    if all(picture.is_short(action) for action in shown):
        return grouped(scene, picture, options, shown, values)
    prospects: dict[Action, int] = {}
    if len(set(values.values())) == 1 and not advice_for(scene.game).is_estimate():
        prospects = dict(zip(options, outlooks(scene, seat, options), strict=True))
    lines = [one(scene, picture, options.index(action) + 1, action, values, prospects) for action in shown]
    return [part for line in lines for part in folded(line, scene.width)]


def one(
    scene: Scene,
    picture: Picture,
    number: int,
    action: Action,
    values: dict[Action, int],
    prospects: dict[Action, int],
) -> Text:
    line = numbered(str(number))
    line.append_text(picture.label(scene, action))
    if len(set(values.values())) > 1:
        line.append("  ")
        line.append_text(signed(values[action]))
    elif len(set(prospects.values())) > 1:
        line.append("  " + outlook(scene, prospects[action]), QUIET)
    return line


def folded(line: Text, width: int) -> list[Text]:
    """An option that is too long for a line, over several."""
    if line.cell_len < width - ASCII_ROOM:
        return [line]
    return wrapped(line.plain, width - ASCII_ROOM, " " * (len(line.plain) - len(line.plain.lstrip()) + 2))


def numbered(number: str, width: int = 0) -> Text:
    return Text(f"{number:>{max(3, width + 1)}} ", f"bold {OCHRE}")


def signed(points: int) -> Text:
    return Text(f"{points:+}" if points else "0", GOOD if points > 0 else BAD if points < 0 else QUIET)


def grouped(
    scene: Scene,
    picture: Picture,
    options: Sequence[Action],
    shown: Sequence[Action],
    values: dict[Action, int],
) -> list[Text]:
    """Short labels, the best first: each for itself if they have room, else by families."""
    alone = laid_out(scene, picture, options, [[action] for action in shown], values)
    if len(alone) <= picture.room:
        return alone
    families = [list(family) for _, family in groupby(shown, key=picture.family)]
    return laid_out(scene, picture, options, families, values)


def laid_out(
    scene: Scene,
    picture: Picture,
    options: Sequence[Action],
    families: Sequence[Sequence[Action]],
    values: dict[Action, int],
) -> list[Text]:
    """In groups of equal gain, or each entry with its gain if that is too long."""
    width = max(len(numbers(options, family)) for family in families)
    worth = [(max(values[action] for action in family), family) for family in families]
    entries = [
        (value, Text.assemble(numbered(numbers(options, family), width), picture.span(scene, family)))
        for value, family in sorted(worth, key=lambda entry: (-entry[0], options.index(entry[1][0])))
    ]
    lines: list[Text] = []
    for value, group in groupby(entries, key=lambda entry: entry[0]):
        lines += columns(signed(value), [entry for _, entry in group], scene.width)
    if len(lines) <= picture.room:
        return lines
    each = [Text.assemble(entry, " ", signed(value)) for value, entry in entries]
    return min(lines, columns(Text(), each, scene.width), key=len)


def numbers(options: Sequence[Action], family: Sequence[Action]) -> str:
    """`4`, or `4-8` for options that are one entry."""
    first, last = [options.index(action) + 1 for action in (family[0], family[-1])]
    return str(first) if first == last else f"{first}-{last}"


def columns(head: Text, entries: list[Text], width: int) -> list[Text]:
    """Entries side by side, behind their gain if they share one."""
    each = max(entry.cell_len for entry in entries) + 2
    margin = GAIN if head else 1
    room = max(1, (width - 1 - margin) // each)
    lines = []
    for first in range(0, len(entries), room):
        line = (
            Text(" " * (margin - 1 - head.cell_len)).append_text(head)
            if not first
            else Text(" " * (margin - 1))
        )
        for entry in entries[first : first + room]:
            line.append_text(entry).append(" " * (each - entry.cell_len))
        line.rstrip()
        lines.append(line)
    return lines
