"""What is typed: names of what is meant, such as `chief hunt`, `c3 c4`, `2-5`, `bury brave`; or a word."""

import itertools
from collections.abc import Iterator, Sequence

from lascaux.cli.games import Scene
from lascaux.cli.games.endless_winter.nouns import noun, position, tokens
from lascaux.engine.protocol import Action
from lascaux.engine.space import space_of
from lascaux.games.endless_winter.generated import actions
from lascaux.games.endless_winter.hexes import JUNCTURES
from lascaux.games.endless_winter.kinds import KINDS
from lascaux.games.endless_winter.labels import HEX_LABELS, position_label, position_level
from lascaux.games.endless_winter.lookups import POSITIONS

LEAST = 2  # letters that a word can be cut to; single ones are commands
SPACE = space_of(KINDS, 0)


def find(scene: Scene, options: Sequence[Action], words: str) -> list[Action]:
    typed = tokens(words)
    if not is_answer(typed):
        return []
    found = [action for action in options if fits(scene, action, typed)]
    exact = [action for action in found if typed in (called(scene, action), called(scene, action)[1:])]
    return exact if len(exact) == 1 else found


def meant(scene: Scene, words: str) -> Action | None:
    """Any action of this name; rather one of a kind that is open now."""
    typed = tokens(words)
    if not is_answer(typed):
        return None
    kinds = {action[0] for action in scene.game.legal(scene.state)}
    found = [action for action in everything(scene) if fits(scene, action, typed)]
    return min(found, key=lambda action: (action[0] not in kinds, action), default=None)


def is_answer(typed: list[str]) -> bool:
    """Whether it can be one, and is no number or command of one letter."""
    return bool(typed) and len(typed[0]) >= LEAST and not typed[0].isdecimal()


def fits(scene: Scene, action: Action, typed: list[str]) -> bool:
    """Whether all that was typed is in its name, in this order; words may be cut short."""
    rest = iter(called(scene, action))
    return all(any(is_called(word, name) for name in rest) for word in typed)


def is_called(word: str, name: str) -> bool:
    return name == word if any(letter.isdigit() for letter in word) else name.startswith(word)


def called(scene: Scene, action: Action) -> list[str]:
    """Its verb, and the words and labels of its numbers; which of several parts counts from 1."""
    kind = KINDS.actions[action[0]]
    verb = typed_verb(scene, kind.name)
    if action[0] == actions.MOVE_CAMP:
        return [*tokens(verb), *[HEX_LABELS[hexagon].lower() for hexagon in action[1:]]]
    if action[0] == actions.SETTLE:
        return [*tokens(verb), *[HEX_LABELS[hexagon].lower() for hexagon in JUNCTURES[action[1]]]]
    if action[0] == actions.BUILD:
        layout = position(scene.state).terms.layout
        level = position_level(layout, action[1])
        above = tokens(scene.say("ew-typed-above", level=level)) if level > 1 else []
        return [*tokens(verb), *above, position_label(layout, action[1])]
    if action[0] == actions.USE_CHIEF:
        return tokens(verb)
    fields = list(zip(kind.fields, action[1:], strict=True))
    if action[0] == actions.BURY_CARD:
        fields.reverse()  # a card, and then from where
    names = [
        noun_of(scene, field.words[value]) if field.words else str(value + (field.name == "which"))
        for field, value in fields
    ]
    return [*tokens(verb), *itertools.chain.from_iterable(tokens(name) for name in names)]


def typed_verb(scene: Scene, name: str) -> str:
    """What is typed for an action: a word of the catalog, or else its name in records."""
    key = "ew-typed-" + name.replace("_", "-")
    return scene.say(key) if scene.catalog.has(key) else name.replace("_", " ")


def noun_of(scene: Scene, word: str) -> str:
    return (
        noun(scene, word)
        if scene.catalog.has(f"ew-word-{word}".replace("_", "-").replace(" ", "-"))
        else word
    )


def everything(scene: Scene) -> Iterator[Action]:
    """All that a seat could ever say."""
    positions = POSITIONS[position(scene.state).terms.layout]
    for action in SPACE.actions:
        if action[0] != actions.BUILD or action[1] < positions:
            yield action
