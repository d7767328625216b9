"""The position in 80 columns and 24 lines: the head, the board, what is rolled or paid, the villages."""

from collections.abc import Sequence

from rich.text import Text

from lascaux.cli.games import Scene
from lascaux.cli.games.stone_age.board import View, board, noun, scoring
from lascaux.cli.games.stone_age.village import table
from lascaux.cli.screen import HEAD, OCHRE, QUIET
from lascaux.engine.protocol import SPECTATOR, Action
from lascaux.games.stone_age.generated import actions
from lascaux.games.stone_age.names import PLACES


def draw(scene: Scene, seat: int, options: Sequence[Action]) -> list[Text]:
    viewer = seat if seat >= 0 else SPECTATOR
    view: View = scene.game.observe(scene.state, viewer)
    marks = {
        PLACES[action[1]] for action in options if action[0] in (actions.PLACE, actions.USE, actions.BUY)
    }
    lines = [head(scene, view, viewer), *board(scene, view, viewer, marks)]
    return [*lines, *table(scene, view, seat), *going_on(scene, view)]


def part(scene: Scene, seat: int, words: str) -> list[Text]:
    """The whole table is in the picture already."""
    return []


def head(scene: Scene, view: View, viewer: int) -> Text:
    title = Text(scene.say("sa-head", phase=view["phase"]), HEAD)
    if viewer >= 0 and "secret_card" in view["villages"][viewer]:
        hidden = scoring(scene, view["villages"][viewer]["secret_card"])
        title.append("  " + scene.say("sa-hidden", what=hidden), QUIET)
    now = scene.say("sa-round", round=view["round"], deck=view["deck"])
    title.append(" " * (scene.width - 1 - title.cell_len - len(now)))
    return title.append(now, QUIET)


def going_on(scene: Scene, view: View) -> list[Text]:
    """The roll with what tools have added, the dice left to take, or what was paid so far."""
    if view["roll"] and view["roll"]["open"]:
        return [roll(scene, view["roll"])]
    if view["dice"]:
        dice = "  ".join(str(value) for value in view["dice"])
        return [Text.assemble((scene.say("sa-dice"), QUIET), (f"  {dice}", f"bold {OCHRE}"))]
    offer = view["offer"]
    if offer and any(offer["paid"].values()):
        paid = " ".join(f"{count} {noun(scene, what)}" for what, count in offer["paid"].items() if count)
        return [Text.assemble((scene.say("sa-paid"), QUIET), f"  {paid}")]
    return []


def roll(scene: Scene, shown: View) -> Text:
    """`roll 1 2 5 = 8, with tools 9: 2 brick`."""
    dice = " ".join(str(value) for value in shown["dice"])
    facts = {"sum": sum(shown["dice"]), "total": shown["sum"], "added": shown["added"]}
    said = scene.say("sa-roll", **facts, amount=shown["yields"], what=shown["what"])
    return Text.assemble((scene.say("sa-rolled"), QUIET), (f"  {dice}", f"bold {OCHRE}"), f"  {said}")
