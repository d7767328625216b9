"""Checking the edition profiles: what each rulebook says where they differ (option keys of the editions)."""

from typing import NamedTuple

from lascaux.engine.errors import shown
from lascaux.games.endless_winter.effects import Nodes
from lascaux.games.endless_winter.load_cards import Card
from lascaux.games.endless_winter.load_entries import Ability, abilities_of, fields, flag, said
from lascaux.games.endless_winter.names import EDITION_KEYS, EDITIONS, LABORS
from lascaux.games.load import Entry

LABOR_OPTION = "starting_card_labor_halves"
# The values of each key as the file spells them, in the order of the settings.
LEGAL: dict[str, list[object]] = {
    "prep_draw_is_benefit": [False, True],
    "lesser_benefit_phases": [["action", "eclipse"], ["setup", "action", "eclipse", "preparation"]],
    "double_empty_draw_compensation": [False, True],
    "reshuffle_trigger": ["on_draw_from_empty", "on_deck_became_empty"],
    "starting_card_labor_halves": [1, 3],
    "rest_labor_halves": [3],
    "eclipse_ability_labor_counts": [True, False],
    "migrate_move_cost": ["labor 1"],
    "double_move_allows_single": [True, False],
    "culture_empty_gives_vp": [True, False],
    "megalith_tile_stone": ["table", "vp_per_tile"],
    "two_species_stone": ["sum", "pairs"],
    "recruit_lock": ["turn", "top_section"],
    "rest_blocks": ["tribe_cards", "any_hand_card"],
    "sole_majority_terrain": [False, True],
    "reduced_figures_era1": [False, True],
}


class Editions(NamedTuple):
    values: list[list[int]]  # by edition and by key: the place of the value among the legal ones
    abilities: list[list[tuple[Ability, ...]]]  # by the labor of starting cards and by card
    texts: list[list[tuple[str, ...]]]


def editions_of(file: Entry, cards: list[Card], nodes: Nodes) -> Editions:
    file.only(("schema", "default_profile", "option", "profile", "override", "extra_options"))
    file.at("default_profile").word(EDITIONS[:1])
    check_keys(file.at("option"))
    check_switches(file.at("extra_options"))
    profiles = [file.at("profile").only(EDITIONS).at(name) for name in EDITIONS]
    others = overridden(file, cards)
    return Editions(
        [profile_values(profile) for profile in profiles],
        [[card.abilities for card in cards], [abilities_with(card, others, nodes) for card in cards]],
        [[card.texts for card in cards], [texts_with(card, others) for card in cards]],
    )


def check_keys(entry: Entry) -> None:
    """Every key that the rules know, in their order and with the values that they know."""
    for (key, _), option in zip(EDITION_KEYS, entry.items(len(EDITION_KEYS)), strict=True):
        fields(option, "key", "values").at("key").word((key,))
        if not is_same(option.at("values").value, LEGAL[key]):
            option.at("values").fail(f"must be {shown(LEGAL[key])}, as the rules know no others")


def check_switches(entry: Entry) -> None:
    """What is agreed before each game; the file says only that it is off unless chosen."""
    for key in ("village_icon_free", "extra_megalith_downgrade"):
        if flag(fields(entry, "village_icon_free", "extra_megalith_downgrade").at(key)):
            entry.at(key).fail("must be false: it is chosen before a game")


def is_same(value: object, other: object) -> bool:
    """Equal and of the same type: true is not 1, and 1.0 is not 1."""
    if isinstance(value, list) and isinstance(other, list):
        return len(value) == len(other) and all(map(is_same, value, other))
    return type(value) is type(other) and value == other


def profile_values(profile: Entry) -> list[int]:
    said(fields(profile, "name", "unstated", "options").at("name"))
    keys = [key for key, _ in EDITION_KEYS]
    for item in profile.at("unstated").items():
        item.word(keys)
    options = profile.at("options").only(keys)
    return [value_of(options.at(key), LEGAL[key]) for key in keys]


def value_of(entry: Entry, legal: list[object]) -> int:
    for place, value in enumerate(legal):
        if is_same(entry.value, value):
            return place
    entry.fail(f"must be one of {', '.join([shown(value) for value in legal])}, is {shown(entry.value)}")


def overridden(file: Entry, cards: list[Card]) -> dict[str, Entry]:
    """EW-RUL-20: what starting cards print with the other labor in their corners."""
    names = [card.name for card in cards if card.is_starting and card.by_edition]
    found: dict[str, Entry] = {}
    for entry in file.at("override").items():
        fields(entry, "option", "value", "card", "abilities")
        entry.at("option").word((LABOR_OPTION,))
        entry.at("value").whole(LABORS[1], LABORS[1])
        name = names[entry.at("card").word(names)]
        if name in found:
            entry.at("card").fail("is overridden already")
        found[name] = entry.at("abilities")
    return found


def abilities_with(card: Card, others: dict[str, Entry], nodes: Nodes) -> tuple[Ability, ...]:
    return tuple(abilities_of(others[card.name], nodes)) if card.name in others else card.abilities


def texts_with(card: Card, others: dict[str, Entry]) -> tuple[str, ...]:
    return tuple([said(text) for text in others[card.name].items()]) if card.name in others else card.texts
