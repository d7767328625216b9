"""Checking the edition profiles: what each rulebook says where they differ (option keys of the editions)."""

from typing import NamedTuple

from lascaux.engine.errors import shown
from lascaux.games.endless_winter.effects import Nodes
from lascaux.games.endless_winter.load_cards import Ability, Card, ability, fields, said
from lascaux.games.endless_winter.names import EDITION_KEYS, EDITIONS
from lascaux.games.load import Entry


class Editions(NamedTuple):
    values: list[list[int]]  # by edition and by key: the place of the value among the legal ones
    abilities: list[list[tuple[Ability, ...]]]  # by edition and by card
    texts: list[list[tuple[str, ...]]]


def editions_of(file: Entry, cards: list[Card], nodes: Nodes) -> Editions:
    file.only(("schema", "default_profile", "option", "profile", "extra_options"))
    file.at("default_profile").word(EDITIONS[:1])
    legal = legal_values(file.at("option"))
    profiles = [file.at("profile").only(EDITIONS).at(name) for name in EDITIONS]
    return Editions(
        [profile_values(profile, legal) for profile in profiles],
        [profile_abilities(profile, cards, nodes) for profile in profiles],
        [profile_texts(profile, cards) for profile in profiles],
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
    fields(profile, "name", "unstated", "options", "overrides")
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


def profile_abilities(profile: Entry, cards: list[Card], nodes: Nodes) -> list[tuple[Ability, ...]]:
    """EW-ECL-25: an edition may print other abilities on a starting card."""
    found = [card.abilities for card in cards]
    for card, entry in overridden(profile, cards).items():
        found[card] = tuple([ability(text, nodes) for text in entry.items()])
    return found


def profile_texts(profile: Entry, cards: list[Card]) -> list[tuple[str, ...]]:
    found = [card.texts for card in cards]
    for card, entry in overridden(profile, cards).items():
        found[card] = tuple([said(text) for text in entry.items()])
    return found


def overridden(profile: Entry, cards: list[Card]) -> dict[int, Entry]:
    """By card, what stands there instead."""
    if "overrides" not in profile.names():
        return {}
    overrides = profile.at("overrides")
    names = [f"starting.toml:{card.name}:abilities" for card in cards if card.is_starting]
    return {names.index(key): overrides.at(key) for key in overrides.only(names).names()}
