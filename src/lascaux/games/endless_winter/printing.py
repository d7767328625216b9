"""All that is printed on the components, as data and in words. Some starting cards and two stones say other
things by option: a printing is named by these."""

from typing import Final

from lascaux.engine.protocol import Component, Text
from lascaux.games.endless_winter import printed_parts as parts
from lascaux.games.endless_winter.component_words import lines_of
from lascaux.games.endless_winter.effect_trees import printed_effect
from lascaux.games.endless_winter.hexes import JUNCTURES
from lascaux.games.endless_winter.lookups import COMPONENTS
from lascaux.games.endless_winter.names import COLUMNS, EDITION_KEYS, LABORS
from lascaux.games.endless_winter.state import Terms
from lascaux.games.endless_winter.view_types import Printed
from lascaux.games.view_types import Said, said

Printing = tuple[int, bool, bool]  # labor of starting cards, tiles by table, two species as a sum

OPTIONS: Final[dict[str, tuple[str, ...]]] = dict(EDITION_KEYS)
PRINTINGS: Final[dict[str, Printing]] = {
    "-".join([str(labor), OPTIONS["megalith_tile_stone"][a], OPTIONS["two_species_stone"][b]]): (
        labor,
        a == 0,
        b == 0,
    )
    for labor in LABORS
    for a in range(2)
    for b in range(2)
}
NAMES: Final[dict[Printing, str]] = {printing: name for name, printing in PRINTINGS.items()}


def printing_of(terms: Terms) -> str:
    return NAMES[(terms.starting_labor, terms.tile_table, terms.sums_species)]


def printed(name: str) -> Printed | None:
    """All components of a printing, if there is one of this name."""
    if name not in PRINTINGS:
        return None
    labor, by_table, sums = PRINTINGS[name]
    box = COMPONENTS
    return {
        "effects": {text: printed_effect(text) for text in sorted(effect_texts()) if text},
        "words": {kind: in_words(named) for kind, named in lines_of(labor, by_table, sums).items()},
        "cards": parts.cards_of(labor),
        "species": parts.species(),
        "stones": {stone.name: parts.printed_stone(stone) for stone in box.stones},
        "lands": parts.lands(),
        "chiefs": {chief.name: list(chief.texts) for chief in box.chiefs},
        "setups": {card.name: parts.printed_setup(card) for card in box.setups},
        "glacier_tokens": {token.name: token.texts[0] for token in box.glacier},
        "rest_tokens": {token.name: list(token.texts) for token in box.rest},
        "columns": {name: parts.printed_column(box.main_board.columns[i]) for i, name in enumerate(COLUMNS)},
        "sacrifice": parts.sacrifice_track(),
        "honor": list(box.idols.honor),
        "burial": [[[least, points] for least, points in table] for table in box.idols.burial],
        "icons": list(box.board.icons),
        "tools_most": box.board.tools_most,
        "food_most": box.board.base_limit + box.board.camps,
        "turn_order": list(box.main_board.turn_order_texts),
        "slots": parts.slots_of(box.board),
        "spaces": parts.spaces_of(box.board),
        "villages": list(box.board.village_texts),
        "rest": list(box.board.rest_texts),
        "rest_labor": box.board.rest_labor,
        "hexes": parts.hexes(),
        "junctures": [list(hexes) for hexes in JUNCTURES],
        "layouts": parts.layouts(),
        "tiles": parts.tiles(),
        "rounds": box.main_board.rounds,
    }


def components(name: str) -> dict[str, list[Component]]:
    """All kinds by name; what is printed on boards stands there by its number."""
    found: dict[str, list[Component]] = {}
    for kind, named in lines_of(*PRINTINGS[name]).items():
        found[kind] = [
            Component(Text("ew-number" if at.isdigit() else "ew-noun", {"noun": at}), lines, {"name": at})
            for at, lines in named.items()
        ]
    return found


def in_words(named: dict[str, list[Text]]) -> dict[str, list[Said]]:
    return {name: [said(line) for line in lines] for name, lines in named.items()}


def effect_texts() -> set[str]:
    """Every text of an effect on any component, in every printing."""
    box = COMPONENTS
    found = {text for cards in box.editions.texts for texts in cards for text in texts}
    found |= {text for chief in box.chiefs for text in chief.texts}
    found |= {text for token in (*box.glacier, *box.rest) for text in token.texts}
    found |= {each.text for each in box.species} | {land.text for land in box.terrain.lands}
    found |= {cell.text for tile in box.megaliths.tiles for cell in tile}
    for column in box.main_board.columns:
        top, middle, bottom = column.texts
        found |= {*top, middle, bottom}
    found |= {*box.board.space_texts, *box.board.village_texts, *box.board.rest_texts}
    return found | {*box.idols.sacrifice_texts, *box.main_board.turn_order_texts, *box.board.slot_texts}
