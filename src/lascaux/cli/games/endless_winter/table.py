"""What lies on the table: columns, cards, animals, stones; and what the seat that looks has in hand."""

from rich.text import Text

from lascaux.cli.games import Scene
from lascaux.cli.games.endless_winter.nouns import View, counted, labor, noun, row
from lascaux.cli.names import short_names
from lascaux.games.endless_winter.lookups import COMPONENTS
from lascaux.games.endless_winter.names import PLACES

SHORT_NAME = 4


def columns(scene: Scene, view: View) -> list[Text]:
    """Who stands where; a chief has a letter behind the name."""
    mark = scene.say("ew-mark-chief")
    names = short_names(scene.names, SHORT_NAME)
    parts = []
    for place in PLACES:
        there = [
            names[each["seat"]] + (f"-{mark}" if each["figure"] == "chief" else "")
            for each in view["figures"]
            if each["place"] == place
        ]
        parts.append(f"{scene.say('ew-short-at', at=place)}: {' '.join(there) or '-'}")
    return row(scene, "figures", "; ".join(parts))


def offers(scene: Scene, view: View) -> dict[str, list[Text]]:
    """Everything that can be taken, by what it is."""
    animals = scene.say("ew-row-deck", things=counted(scene, view["grounds"]), left=view["animals"])
    piles = ", ".join(f"{noun(scene, name)} {left}" for name, left in view["piles"].items())
    culture = ", ".join(noun(scene, card) for card in view["culture"] if card) or "-"
    return {
        "culture": row(scene, "culture", culture),
        "piles": row(scene, "piles", piles),
        "grounds": row(scene, "grounds", animals),
        "stones": stones(scene, view),
    }


def stones(scene: Scene, view: View) -> list[Text]:
    """By era; the word that all have in common is left out."""
    eras = {stone.name: stone.era for stone in COMPONENTS.stones}
    halves = [
        ", ".join(scene.say("ew-short-stone", stone=stone) for stone in view["stones"] if eras[stone] == era)
        for era in (1, 2)
    ]
    return row(scene, "stones", f"I: {halves[0] or '-'}; II: {halves[1] or '-'}")


def own(scene: Scene, view: View, seat: int) -> dict[str, list[Text]]:
    """Hand, played cards, animals, stones and eclipse pile of the seat that looks, where there are any."""
    tribe = view["tribes"][seat]
    lines = {"hand": row(scene, "hand", counted(scene, tribe.get("hand_cards", [])))}
    if tribe["played"]:
        played = counted(scene, [each["card"] for each in tribe["played"]])
        given = scene.say("ew-good-labor", amount=labor(view["turn"]["labor"]))
        lines["played"] = row(scene, "played", f"{played} ({given})")
    if tribe["untipped"] or tribe["tipped"]:
        tipped = (
            f"; {scene.say('ew-row-tipped')} {counted(scene, tribe['tipped'])}" if tribe["tipped"] else ""
        )
        lines["animals"] = row(scene, "animals", counted(scene, tribe["untipped"]) + tipped)
    if tribe["stones"]:
        lines["own-stones"] = row(scene, "own-stones", counted(scene, tribe["stones"]))
    if tribe.get("pile_cards"):
        lines["pile"] = row(scene, "pile", counted(scene, tribe["pile_cards"]))
    return lines
