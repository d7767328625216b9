"""The options: in a few letters where the picture says the rest, else in words."""

from collections.abc import Sequence
from dataclasses import replace

from rich.text import Text

from lascaux.cli.games import Scene
from lascaux.cli.games.endless_winter.maps import short_reward
from lascaux.cli.games.endless_winter.nouns import labor, noun, position
from lascaux.engine.protocol import Action
from lascaux.engine.protocol import Text as Said
from lascaux.games.endless_winter.effects import NO_GATE
from lascaux.games.endless_winter.generated import actions
from lascaux.games.endless_winter.hexes import JUNCTURES
from lascaux.games.endless_winter.labels import HEX_LABELS
from lascaux.games.endless_winter.lookups import (
    ABILITY_GATES,
    ABILITY_NODES,
    CARD_NAMES,
    CELL_REWARD,
    CELLS,
    FIRST_CULTURE,
    IS_LABOR,
    NODE_AMOUNT,
)
from lascaux.games.endless_winter.names import FIGURES, PLACES, ZONES
from lascaux.games.endless_winter.rules.columns import corner_labor
from lascaux.games.endless_winter.rules.megaliths import tile_cell
from lascaux.games.endless_winter.state import EndlessWinter

SHORT = (
    actions.PLAY,
    actions.PLACE,
    actions.GAIN,
    actions.CLIMB,
    actions.BUILD,
    actions.MOVE_CAMP,
    actions.SETTLE,
    actions.BURY_CARD,
    actions.DISCARD,
    actions.PILE,
    actions.DONE,
    actions.SKIP,
)


def family(action: Action) -> tuple[int, ...]:
    return action


def is_short(action: Action) -> bool:
    return action[0] in SHORT


def span(scene: Scene, options: Sequence[Action]) -> Text:
    return label(scene, options[0])


def label(scene: Scene, action: Action) -> Text:
    kind = action[0]
    if kind == actions.PLACE:
        return Text(scene.say("ew-short-place", figure=FIGURES[action[1]], at=PLACES[action[2]]))
    if kind == actions.PLAY:
        return Text(play_label(scene, position(scene.state), action[1]))
    if kind == actions.MOVE_CAMP:
        return Text(scene.say("ew-short-move", origin=HEX_LABELS[action[1]], goal=HEX_LABELS[action[2]]))
    if kind == actions.SETTLE:
        return Text("/".join(HEX_LABELS[hexagon] for hexagon in JUNCTURES[action[1]]))
    if kind == actions.BURY_CARD:
        return Text(scene.say("ew-short-bury", card=CARD_NAMES[action[2]], zone=ZONES[action[1]]))
    if kind in (actions.DISCARD, actions.PILE):
        return Text(noun(scene, CARD_NAMES[action[1]]))
    text = scene.game.text(scene.state, action)
    if kind == actions.TAKE_STONE:
        return Text(scene.catalog.tell(brief(text), scene.names))
    if kind == actions.BUILD:
        text = Said("ew-short-build", {**text.facts, "reward": cell_reward(scene, action[1])}, text.rule)
    if kind == actions.CLIMB:
        text = replace(text, key="ew-short-climb")
    return Text(scene.catalog.tell(text, scene.names))


def cell_reward(scene: Scene, place: int) -> str:
    if place >= CELLS:
        return ""
    return short_reward(scene, CELL_REWARD[tile_cell(position(scene.state), place)])


def brief(text: Said) -> Said:
    """The same in fewer words, where the catalog has some."""
    key = text.key.replace("ew-stone-", "ew-brief-").replace("ew-table-row", "ew-brief-row")
    facts = {name: brief(fact) if isinstance(fact, Said) else fact for name, fact in text.facts.items()}
    return Said(key, facts, text.rule)


def play_label(scene: Scene, s: EndlessWinter, card: int) -> str:
    """A tribe card with the labor that it gives here."""
    if card >= FIRST_CULTURE:
        return scene.say("ew-short-play", card=CARD_NAMES[card])
    given = corner_labor(s, card)
    nodes, gates = ABILITY_NODES[s.terms.faces][card], ABILITY_GATES[s.terms.faces][card]
    for gate, node in zip(gates, nodes, strict=True):
        if IS_LABOR[node] and gate in (NO_GATE, s.place):
            given += NODE_AMOUNT[node]
    return scene.say("ew-short-labor", card=CARD_NAMES[card], labor=labor(given))
