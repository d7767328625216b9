"""The board: eight places with the people on them, and beside them the cards and the buildings."""

from collections.abc import Collection, Sequence
from typing import Any

from rich.text import Text

from lascaux.cli.games import Scene
from lascaux.cli.names import short_names
from lascaux.cli.screen import OCHRE, QUIET, SEAT_STYLES
from lascaux.engine.protocol import Json

View = dict[str, Any]

FIRST = 8  # places before the cards
NAME = 4  # characters of a name, where there is room
SHORT_NAME = 3
LEFT = 39  # characters of the places; the cards and buildings have the rest of 79
CODE = 7  # characters of `build 1`; longer ones push what follows
OFFER = 26  # characters of a card or of a building with its points and its stack


def board(scene: Scene, view: View, seat: int, marks: Collection[str]) -> list[Text]:
    """What can be used stands with a pointer; colours only repeat whose people are where."""
    names = short_names(scene.names, SHORT_NAME)
    width = max(len(noun(scene, place["place"])) for place in view["places"][:FIRST])
    people = {place["place"]: place["people"] for place in view["places"]}
    left = [place_line(scene, place, seat, width, marks) for place in view["places"][:FIRST]]
    offers = [*view["cards"], *view["buildings"]]
    right = [offer_line(scene, offer, people[offer["place"]], names, marks) for offer in offers]
    lines = []
    for number, line in enumerate(left):
        line.truncate(LEFT, pad=True)
        lines.append(line.append_text(right[number]) if number < len(right) else line)
        line.rstrip()
    return lines


def pointer(scene: Scene, place: str, marks: Collection[str]) -> Text:
    return Text((">" if scene.plain else "▸") if place in marks else " ", f"bold {OCHRE}")


def place_line(scene: Scene, place: View, seat: int, width: int, marks: Collection[str]) -> Text:
    """`forest     3/7 Wolf 2 Bear 1`; `shut` where a rule keeps this seat out of a place with room."""
    here = sum(place["people"])
    full = f"{here}/{place['rings']}" if place["rings"] else str(here)
    line = pointer(scene, place["place"], marks)
    line.append(f"{noun(scene, place['place']):<{width}} ").append(f"{full:<4}", QUIET)
    line.append_text(crowd(scene, place["people"], LEFT - line.cell_len))
    if is_shut(place, seat):
        line.append((" " if here else "") + scene.say("sa-shut"), QUIET)
    return line


def is_shut(place: View, seat: int) -> bool:
    """Whether a rule other than room and own people shuts it."""
    if seat < 0 or not place["shut"][seat]:
        return False
    return place["people"][seat] == 0 and not 0 < place["rings"] <= sum(place["people"])


def crowd(scene: Scene, people: Sequence[int], room: int) -> Text:
    """Names as long as there is room for."""
    said = (standing(people, short_names(scene.names, width)) for width in (NAME, SHORT_NAME, 2))
    return next((line for line in said if line.cell_len <= room), Text())


def standing(people: Sequence[int], names: Sequence[str]) -> Text:
    pieces = [Text(f"{names[seat]} {count}", SEAT_STYLES[seat]) for seat, count in enumerate(people) if count]
    return Text(" ").join(pieces)


def offer_line(
    scene: Scene, offer: View, people: Sequence[int], names: Sequence[str], marks: Collection[str]
) -> Text:
    """A card or a building, and who stands on it."""
    line = pointer(scene, offer["place"], marks)
    line.append(f"{code(scene, offer['place']):<{CODE}} ", "bold")
    what = card(scene, offer["card"]) if "cost" in offer else tile(scene, offer)
    line.append(f"{what:<{OFFER}.{OFFER}} ")
    for seat, count in enumerate(people):
        if count:
            line.append(names[seat], SEAT_STYLES[seat])
    return line


def noun(scene: Scene, word: str) -> str:
    return scene.catalog.word("sa", word)


def code(scene: Scene, place: str) -> str:
    """`card 2`, `build 1`: what a card or a building is called here; other places by their own words."""
    kind, _, number = place.rpartition("_")
    return scene.say(f"sa-code-{kind}", number=number) if number.isdigit() else noun(scene, place)


def card(scene: Scene, shown: Json | None) -> str:
    """`dice for all/2 farmers`."""
    if shown is None:
        return scene.say("sa-nothing")
    return f"{effect(scene, shown)}/{scoring(scene, shown)}"


def effect(scene: Scene, shown: View) -> str:
    facts = {"effect": shown["effect"], "what": shown["what"] or "nothing", "amount": shown["amount"]}
    return scene.say("sa-short-effect", **facts)


def scoring(scene: Scene, shown: View) -> str:
    word = shown["symbol"] or shown["worker"]
    return (
        noun(scene, word)
        if shown["symbol"]
        else scene.say("sa-short-worker", worker=word, times=shown["times"])
    )


def tile(scene: Scene, stack: View) -> str:
    """`wood wood brick   10 x7`: what it costs, scores, and how many tiles the stack has."""
    if stack["building"] is None:
        return scene.say("sa-nothing")
    return f"{cost(scene, stack['building']):<17} {points(stack['building']):>5} x{stack['left']}"


def cost(scene: Scene, building: View) -> str:
    if building["cost"]:
        return " ".join(noun(scene, what) for what, amount in building["cost"].items() for _ in range(amount))
    facts = {"least": building["least"], "most": building["most"], "kinds": building["kinds"]}
    return scene.say("sa-short-cost", **facts)


def points(building: View) -> str:
    low, high = building["points"]
    return str(low) if low == high else f"{low}-{high}"
