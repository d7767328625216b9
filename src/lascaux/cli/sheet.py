"""The score sheet: a line a category, a column a seat, and how the points came about."""

from rich import box
from rich.table import Table
from rich.text import Text

from lascaux.cli.games import Scene, picture
from lascaux.cli.screen import HEAD, OCHRE, QUIET, SEAT_STYLES, Screen, in_ascii
from lascaux.engine.protocol import Played, ScoreLine
from lascaux.locales import prefix
from lascaux.table.match import places_of

Category = tuple[str, str]  # the key of a line, and the word that tells it from others of the key


def category(line: ScoreLine) -> Category:
    words = [value for value in line.facts.values() if isinstance(value, str)]
    return line.key, words[0] if words else ""


def show_sheet(screen: Screen, scene: Scene, course: list[Played]) -> None:
    """Of the position, which was reached by this course."""
    lines = scene.game.tally(scene.state, course)
    table = Table(box=box.ASCII if scene.plain else box.SIMPLE_HEAD, header_style="", show_footer=False)
    table.add_column("")
    for seat, name in enumerate(scene.names):
        table.add_column(Text(name, SEAT_STYLES[seat % len(SEAT_STYLES)]))
    for entry in categories(scene, lines):
        own = [line for line in lines if category(line) == entry]
        table.add_row(label(scene, own[0]), *[cell(scene, own, seat) for seat in range(len(scene.names))])
    table.add_section()
    standings = scene.game.returns(scene.state)
    table.add_row(Text(scene.say("cli-total"), HEAD), *[Text(str(points[0]), "bold") for points in standings])
    for number in ties(standings):
        tie = Text(scene.say(f"{prefix(scene.game.id)}-tie-{number}"), QUIET)
        table.add_row(tie, *[Text(str(standing[number])) for standing in standings])
    screen.console.print(table)


def categories(scene: Scene, lines: list[ScoreLine]) -> list[Category]:
    """Kinds of lines in the order of the game, within a kind as it ranks its nouns."""
    drawn = picture(scene.game.id)
    found = list(dict.fromkeys(category(line) for line in lines))
    if not drawn.kinds:
        return found
    return sorted(found, key=lambda entry: (drawn.kinds.index(entry[0]), drawn.rank(entry[1])))


def label(scene: Scene, line: ScoreLine) -> Text:
    return Text(scene.say(f"{prefix(scene.game.id)}-score-{line.key}", **line.facts))


def cell(scene: Scene, lines: list[ScoreLine], seat: int) -> Text:
    """The points of a category and, behind them, how they came about."""
    own = [line for line in lines if line.seat == seat]
    if not own:
        return Text("-", QUIET)
    text = Text(str(sum(line.points for line in own)), "bold")
    key = f"{prefix(scene.game.id)}-score-{own[0].key}-how"
    if scene.catalog.has(key):
        how = " + ".join(scene.say(key, **line.facts) for line in own)
        text.append("  " + (in_ascii(how) if scene.plain else how), QUIET)
    return text


def ties(standings: list[tuple[int, ...]]) -> range:
    """Which tie-breaks decided: none unless the points of the best are equal."""
    best = max(standing[0] for standing in standings)
    tied = sum(standing[0] == best for standing in standings) > 1
    return range(1, len(standings[0]) if tied else 1)


def show_winners(screen: Screen, scene: Scene) -> None:
    places = places_of(scene.game.returns(scene.state))
    winners = [name for name, place in zip(scene.names, places, strict=True) if place == 1]
    names = (
        winners[0]
        if len(winners) == 1
        else scene.say("cli-and", first=", ".join(winners[:-1]), last=winners[-1])
    )
    screen.say("cli-winners", f"bold {OCHRE}", names=names, count=len(winners))
