"""The options in a few letters each: what they mean stands on the board and in the question."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rich.text import Text

from lascaux.cli.games import Scene
from lascaux.cli.games.stone_age.board import code, noun
from lascaux.cli.games.stone_age.entry import LEAST
from lascaux.engine.protocol import Action
from lascaux.engine.protocol import Text as Said
from lascaux.games.stone_age.generated import actions
from lascaux.games.stone_age.names import HUNT, PLACES, RESOURCES, RIVER

COUNTED = range(HUNT, RIVER + 1)  # places where one says how many people

SHORT = {actions.ADD: "sa-short-add", actions.TAKE_DIE: "sa-short-die", actions.REFUSE: "sa-short-refuse"}


def family(action: Action) -> tuple[int, ...]:
    """Options that are one entry of the list: a place with any number of people, or for any payment."""
    return action[:2] if action[0] in (actions.PLACE, actions.BUY, actions.BUY_WITH, actions.PAY) else action


def is_short(action: Action) -> bool:
    return True


def span(scene: Scene, options: Sequence[Action]) -> Text:
    """`forest 1-5`; `card 3 (6)` for so many payments."""
    first, last = options[0], options[-1]
    if first == last:
        return label(scene, first)
    if first[0] == actions.BUY:
        return Text(f"{code(scene, PLACES[first[1]])} ({len(options)})")
    return label(scene, first).append(f"-{last[-1]}")


def label(scene: Scene, action: Action) -> Text:
    text = scene.game.text(scene.state, action)
    if action[0] == actions.PLACE and action[1] in COUNTED:
        return Text(f"{noun(scene, PLACES[action[1]])} {action[2]}")
    if action[0] in (actions.PLACE, actions.USE):
        return Text(code(scene, PLACES[action[1]]))
    if action[0] == actions.TAKE:
        amount = text.facts["amount"]
        return Text(noun(scene, RESOURCES[action[1]]) + (f" {amount}" if amount != 1 else ""))
    if action[0] == actions.PAY:
        return Text(f"{noun(scene, RESOURCES[action[1]])} {action[2]}")
    if action[0] == actions.BUY_WITH:
        return Text(f"{code(scene, PLACES[action[1]])} {noun(scene, RESOURCES[action[2]])} {action[3]}")
    if action[0] == actions.PAY_ALL:
        return Text(payment(scene, action[1:], int(str(text.facts["points"]))))
    if action[0] == actions.BUY:
        paid = payment(scene, action[2:], int(str(text.facts["points"])))
        return Text(f"{code(scene, PLACES[action[1]])} {paid}")
    if action[0] in SHORT:
        short = replace(text, key=SHORT[action[0]], facts=tight(text.facts))
        return Text(scene.catalog.tell(short, scene.names))
    return Text(scene.catalog.tell(text, scene.names))


def payment(scene: Scene, paid: Sequence[int], points: int) -> str:
    """`2wo 1go`, and what it scores, `2wo 1go: 12`: letters that can be typed as well."""
    amounts = zip(paid, RESOURCES, strict=True)
    said = " ".join(f"{amount}{noun(scene, what)[:LEAST]}" for amount, what in amounts if amount)
    return f"{said}: {points}" if points else said


def tight(facts: Mapping[str, int | str | Said]) -> dict[str, int | str | Said]:
    """Sums without spaces: `2+1`."""
    return {name: fact.replace(" ", "") if isinstance(fact, str) else fact for name, fact in facts.items()}
