"""The options in a few letters each: what they mean stands on the board and in the question."""

from collections.abc import Sequence

from rich.text import Text

from lascaux.cli.games import Scene
from lascaux.cli.games.stone_age.board import code, noun
from lascaux.engine.protocol import Action
from lascaux.games.stone_age.names import (
    ADD_ONE_USE,
    BUY,
    HUNT,
    PAY,
    PLACE,
    PLACES,
    RESOURCES,
    RIVER,
    TAKE,
    TAKE_DIE,
    TOOL,
    USE,
)

COUNTED = range(HUNT, RIVER + 1)  # places where one says how many people

SHORT = {TOOL: "sa-short-tool", ADD_ONE_USE: "sa-short-one-use", TAKE_DIE: "sa-short-die"}


def family(action: Action) -> tuple[int, ...]:
    """Options that are one entry of the list: a place with any number of people."""
    return action[:2] if action[0] == PLACE else action


def is_short(action: Action) -> bool:
    return action[0] != BUY


def span(scene: Scene, actions: Sequence[Action]) -> Text:
    """`forest 1-5`."""
    first, last = actions[0], actions[-1]
    return label(scene, first) if first == last else label(scene, first).append(f"-{last[2]}")


def label(scene: Scene, action: Action) -> Text:
    text = scene.game.text(scene.state, action)
    if action[0] == PLACE and action[1] in COUNTED:
        return Text(f"{noun(scene, PLACES[action[1]])} {action[2]}")
    if action[0] in (PLACE, USE):
        return Text(code(scene, PLACES[action[1]]))
    if action[0] in (PAY, TAKE):
        return Text(noun(scene, RESOURCES[action[1]]))
    if action[0] in SHORT:
        return Text(scene.catalog.tell(text._replace(key=SHORT[action[0]]), scene.names))
    return Text(scene.catalog.tell(text, scene.names))
