"""The components of Stone Age, read from data/components.toml and checked."""

from pathlib import Path
from typing import NamedTuple

from lascaux.engine.errors import shown
from lascaux.games.load import Entry, read
from lascaux.games.stone_age.names import (
    CHOICE,
    DICE,
    DRAW,
    FIXED,
    GAIN,
    GAINS,
    NUMBER,
    ONE_USE,
    OPEN,
    POINTS,
    RESOURCES,
    ROLL_FOR,
    SPACES,
    SYMBOLS,
    WORKERS,
)

FILE = Path(__file__).parent / "data" / "components.toml"
RINGED = ("tool_maker", "hut", "field", "forest", "clay_pit", "quarry", "river", "card", "building")
ROLLED = ("hunt", "forest", "clay_pit", "quarry", "river")
LIMITS = ("people_start", "people_most", "food_start", "production_most", "tool_places", "tool_value_most")
FACES = ("1", "2", "3", "4", "5", "6")
WITH_NUMBER = {"points": POINTS, "one_use": ONE_USE, "choice": CHOICE}
ALONE = {"dice": DICE, "draw": DRAW}
EVERY_EFFECT = (*ALONE, *WITH_NUMBER, "roll", *GAINS[:-1])


class Building(NamedTuple):
    name: str
    kind: int
    cost: tuple[int, ...]  # by resource, of a fixed building
    least: int  # resources to pay
    most: int
    kinds: int  # different ones; 0: any
    copies: int


class Card(NamedTuple):
    name: str
    effect: int
    what: int  # of GAINS, for a gain and a roll
    amount: int
    symbol: int  # -1: none
    worker: int  # -1: none
    times: int  # how many of these people
    copies: int


class Components(NamedTuple):
    buildings: list[Building]
    stack: int
    cards: list[Card]
    costs: list[int]
    card_dice: int
    die: list[int]  # by face, 0 unused: of GAINS
    rings: list[int]  # by RINGED
    divisor: list[int]  # by ROLLED
    value: list[int]  # by resource
    supply: list[int]
    limits: list[int]  # by LIMITS


def components(path: Path = FILE) -> Components:
    """All of the file, or a DataError that names the entry."""
    file = read(path).only(["buildings", "cards", "die", "rings", "divisor", "value", "supply", "limits"])
    tiles = file.at("buildings").only(["fixed", "number", "open", "tiles", "stack"])
    cards = file.at("cards").only(["list", "count", "green", "costs", "dice"])
    return Components(
        buildings(tiles),
        tiles.at("stack").whole(1, 99),
        all_cards(cards),
        [cost.whole(1, 9) for cost in cards.at("costs").items(SPACES)],
        cards.at("dice").whole(1, 4),
        [-1] + [file.at("die").only(FACES).at(face).word(GAINS[:-1]) for face in FACES],
        numbers(file.at("rings"), RINGED, 1, 9),
        numbers(file.at("divisor"), ROLLED, 1, 9),
        numbers(file.at("value"), RESOURCES, 1, 9),
        numbers(file.at("supply"), RESOURCES, 1, 99),
        numbers(file.at("limits"), LIMITS, 1, 12),
    )


def numbers(entry: Entry, keys: tuple[str, ...], low: int, high: int) -> list[int]:
    return [entry.only(keys).at(key).whole(low, high) for key in keys]


def buildings(entry: Entry) -> list[Building]:
    """SA-SET-03: the tiles must add up, and no two entries may be the same building."""
    found = [fixed(row) for row in entry.at("fixed").items()]
    found += [number(row) for row in entry.at("number").items()]
    found += [open_building(row) for row in entry.at("open").items()]
    check_names(entry, [tile.name for tile in found])
    tiles = entry.at("tiles")
    counted = sum(tile.copies for tile in found)
    if tiles.whole(1, 99) != counted:
        tiles.fail(f"says {tiles.value} tiles, the lists have {counted}")
    return found


def fixed(entry: Entry) -> Building:
    """SA-ACT-09: named by what it costs: wood-wood-brick."""
    *amounts, copies = [item.whole(0, 9) for item in entry.items(len(RESOURCES) + 1)]
    paid = [name for name, amount in zip(RESOURCES, amounts, strict=True) for _ in range(amount)]
    if not paid or not copies:
        entry.fail("must cost something and have copies")
    kinds = len(set(paid))
    return Building("-".join(paid), FIXED, tuple(amounts), len(paid), len(paid), kinds, copies)


def number(entry: Entry) -> Building:
    """SA-ACT-10."""
    count, kinds, copies = [item.whole(1, 9) for item in entry.items(3)]
    if kinds > min(count, len(RESOURCES)):
        entry.fail(f"{count} resources can't be of {kinds} kinds")
    return Building(f"{count}-of-{kinds}", NUMBER, (0, 0, 0, 0), count, count, kinds, copies)


def open_building(entry: Entry) -> Building:
    """SA-ACT-11."""
    least, most, copies = [item.whole(1, 15) for item in entry.items(3)]
    if most < least:
        entry.fail(f"at most {most} is less than at least {least}")
    return Building(f"{least}-to-{most}", OPEN, (0, 0, 0, 0), least, most, 0, copies)


def all_cards(entry: Entry) -> list[Card]:
    """SA-SET-04: the cards and the green ones must add up; SA-CARD-08: one hidden card can be kept."""
    found = [card(row) for row in entry.at("list").items()]
    check_names(entry, [each.name for each in found])
    check_sum(entry.at("count"), sum(each.copies for each in found))
    check_sum(entry.at("green"), sum(each.copies for each in found if each.symbol >= 0))
    if sum(each.copies for each in found if each.effect == DRAW) != 1:
        entry.at("list").fail("must have one card 'draw'")
    return found


def check_sum(entry: Entry, counted: int) -> None:
    if entry.whole(1, 99) != counted:
        entry.fail(f"says {entry.value} cards, the list has {counted}")


def check_names(entry: Entry, names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            entry.fail(f"'{name}' stands there twice: use copies")


def card(entry: Entry) -> Card:
    """Named by both parts: food-5-medicine."""
    above, below, copies = entry.items(3)
    effect, what, amount = upper_part(above)
    symbol, worker, times = lower_part(below)
    name = f"{above.value}-{below.value}".replace(":", "-")
    return Card(name, effect, what, amount, symbol, worker, times, copies.whole(1, 9))


def upper_part(entry: Entry) -> tuple[int, int, int]:
    """Effect, of what, how much."""
    word, amount = parts(entry)
    if word == "roll":
        return ROLL_FOR, Entry(entry.file, entry.where, amount).word(RESOURCES), 0
    if word in ALONE and not amount:
        return ALONE[word], -1, 0
    if word in WITH_NUMBER:
        return WITH_NUMBER[word], -1, one_digit(entry, amount)
    if word in GAINS[:-1]:
        return GAIN, GAINS.index(word), one_digit(entry, amount)
    entry.fail(f"must be one of {', '.join(EVERY_EFFECT)}, most with a number: is {shown(entry.value)}")


def lower_part(entry: Entry) -> tuple[int, int, int]:
    """Symbol, worker, how many of them."""
    word, amount = parts(entry)
    if word in SYMBOLS and not amount:
        return SYMBOLS.index(word), -1, 0
    if word in WORKERS:
        return -1, WORKERS.index(word), one_digit(entry, amount)
    entry.fail(f"must be one of {', '.join((*SYMBOLS, *WORKERS))}, is {shown(entry.value)}")


def parts(entry: Entry) -> tuple[str, str]:
    """The word before the colon and what comes after it."""
    if not isinstance(entry.value, str):
        entry.fail(f"must be text such as food:5, is {shown(entry.value)}")
    word, _, amount = entry.value.partition(":")
    return word, amount


def one_digit(entry: Entry, text: str) -> int:
    if len(text) != 1 or text not in "123456789":
        entry.fail(f"must end with a number from 1 to 9, is {shown(entry.value)}")
    return int(text)
