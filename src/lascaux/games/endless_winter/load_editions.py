"""Checking the edition profiles: what each rulebook says where they differ (option keys of the editions)."""

from typing import NamedTuple

from lascaux.engine.errors import shown
from lascaux.games.endless_winter.effects import Nodes
from lascaux.games.endless_winter.load_cards import Ability, Card, ability, fields, said
from lascaux.games.endless_winter.names import EDITION_KEYS, EDITIONS, LABORS
from lascaux.games.load import Entry

LABOR_OPTION = "starting_card_labor_halves"


class Editions(NamedTuple):
    values: list[list[int]]  # by edition and by key: the place of the value among the legal ones
    abilities: list[list[tuple[Ability, ...]]]  # by the labor of starting cards and by card
    texts: list[list[tuple[str, ...]]]


def editions_of(file: Entry, cards: list[Card], nodes: Nodes) -> Editions:
    file.only(("schema", "default_profile", "option", "profile", "override", "extra_options"))
    file.at("default_profile").word(EDITIONS[:1])
    legal = legal_values(file.at("option"))
    profiles = [file.at("profile").only(EDITIONS).at(name) for name in EDITIONS]
    others = overridden(file, cards)
    return Editions(
        [profile_values(profile, legal) for profile in profiles],
        [[card.abilities for card in cards], [abilities_of(card, others, nodes) for card in cards]],
        [[card.texts for card in cards], [texts_of(card, others) for card in cards]],
    )


def legal_values(entry: Entry) -> list[list[object]]:
    """Every key that the rules know, in their order, with as many values as they know."""
    found: dict[str, list[object]] = {}
    for option in entry.items():
        fields(option, "key", "values")
        key, settings = EDITION_KEYS[option.at("key").word([key for key, _ in EDITION_KEYS])]
        found[key] = [value.value for value in option.at("values").items(len(settings))]
    for key, _ in EDITION_KEYS:
        if key not in found:
            entry.fail(f"'{key}' is missing")
    return [found[key] for key, _ in EDITION_KEYS]


def profile_values(profile: Entry, legal: list[list[object]]) -> list[int]:
    fields(profile, "name", "unstated", "options")
    options = profile.at("options").only([key for key, _ in EDITION_KEYS])
    found: list[int] = []
    for (key, _), values in zip(EDITION_KEYS, legal, strict=True):
        entry = options.at(key)
        if entry.value not in values:
            entry.fail(
                f"must be one of {', '.join([shown(value) for value in values])}, is {shown(entry.value)}"
            )
        found.append(values.index(entry.value))
    return found


def overridden(file: Entry, cards: list[Card]) -> dict[str, list[Entry]]:
    """EW-RUL-20: what starting cards print with the other labor in their corners."""
    names = [card.name for card in cards if card.is_starting and card.by_edition]
    found: dict[str, list[Entry]] = {}
    for entry in file.at("override").items():
        fields(entry, "option", "value", "card", "abilities")
        entry.at("option").word((LABOR_OPTION,))
        entry.at("value").whole(LABORS[1], LABORS[1])
        found[names[entry.at("card").word(names)]] = entry.at("abilities").items()
    return found


def abilities_of(card: Card, others: dict[str, list[Entry]], nodes: Nodes) -> tuple[Ability, ...]:
    if card.name not in others:
        return card.abilities
    return tuple([ability(text, nodes) for text in others[card.name]])


def texts_of(card: Card, others: dict[str, list[Entry]]) -> tuple[str, ...]:
    return tuple([said(text) for text in others[card.name]]) if card.name in others else card.texts
