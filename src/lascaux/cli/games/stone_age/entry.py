"""What is typed: a place and how many people, such as `forest 3`; `card 2 wood gold`; `tool 2 1`; a word."""

import re
from collections.abc import Sequence

from lascaux.cli.games import Scene
from lascaux.cli.games.stone_age.board import code, noun
from lascaux.engine.errors import LascauxError
from lascaux.engine.protocol import Action, Json
from lascaux.games.stone_age.names import PLACES, RESOURCES

LEAST = 2  # letters that a word can be cut to; single ones are commands
TYPED = (
    "place",
    "use",
    "add",
    "done",
    "pay",
    "buy",
    "use_card",
    "take",
    "die",
    "refuse",
)
# What a noun or a bare number stands for, by the question that is open.
VERBS = {
    "sa-ask-place": "place",
    "sa-ask-use": "use",
    "sa-ask-end": "use",
    "sa-ask-pay-card": "pay",
    "sa-ask-pay-building": "pay",
    "sa-ask-feed": "pay",
    "sa-ask-buy": "use",
    "sa-ask-take": "take",
    "sa-ask-add": "add",
    "sa-ask-die": "die",
}
PURCHASES = {"pay_all": "buy", "pay": "buy_with"}  # what a payment is that begins with its place
ALONE = {"tool_maker": 1, "hut": 2, "field": 1}  # as many go there, so that nobody need say it


def find(scene: Scene, options: Sequence[Action], words: str) -> list[Action]:
    readings = readings_of(scene, words)
    return [action for action in options if any(fits(scene, action, reading) for reading in readings)]


def fits(scene: Scene, action: Action, reading: Json) -> bool:
    """Whether the action has all that was said; what was not said may be anything."""
    named = scene.game.named(scene.state, action)
    return all(named.get(key) == value for key, value in reading.items())


def meant(scene: Scene, words: str) -> Action | None:
    """The option that was typed; if there is none, the first action that the words can say."""
    found = find(scene, scene.game.legal(scene.state), words)
    if len(found) == 1:
        return found[0]
    for reading in readings_of(scene, words):
        if reading["do"] == "place" and "people" not in reading:
            reading["people"] = ALONE.get(str(reading["at"]), 1)
        try:
            return scene.game.parse(scene.state, reading)
        except LascauxError:
            continue
    return None


def readings_of(scene: Scene, words: str) -> list[Json]:
    """All that the words can say: a verb, a noun or both, and a number."""
    typed = " ".join(re.findall(r"[^\W\d_]+|\d+", words.lower()))
    if typed in spoken(scene, "use_card"):  # and not a card that is for sale
        return [{"do": "use_card"}]
    verb = VERBS.get(scene.game.question(scene.state).key, "")
    said = [without_noun(do, number) for do, number in verbs(scene, typed)]
    for do, noun_typed in [(verb, typed), *after_verb(scene, typed)]:
        said += with_place(scene, do, noun_typed) if do in ("place", "use") else []
        said += with_purchase(scene, noun_typed) if do in ("use", "buy") else []
        said += with_resource(scene, noun_typed) if do == "take" else []
        said += with_amounts(scene, noun_typed) if do == "pay" else []
        said += with_tools(scene, noun_typed) if do == "add" else []
    return said


def verbs(scene: Scene, typed: str) -> list[tuple[str, str]]:
    """`tool 2`, `refuse`: the verbs that these words can be, each with the number behind it."""
    word, number = split_number(typed)
    return [(do, number) for do in TYPED if word in spoken(scene, do)]


def spoken(scene: Scene, do: str) -> list[str]:
    """The words for an answer: `sa-typed-...` lists them with commas."""
    return [word.strip() for word in scene.say("sa-typed-" + do.replace("_", "-")).split(",")]


def after_verb(scene: Scene, typed: str) -> list[tuple[str, str]]:
    """`pay wood`, `use forest`: the verb, and what stands behind it."""
    first, _, rest = typed.partition(" ")
    return [(do, rest) for do in TYPED if rest and first in spoken(scene, do)]


def without_noun(do: str, number: str) -> Json:
    return {"do": do, "value": int(number)} if number else {"do": do}


def split_number(typed: str) -> tuple[str, str]:
    """A number before or behind the words."""
    found = re.fullmatch(r"(?:(\d{1,3}) )?(.*?)(?: (\d{1,3}))?", typed)
    assert found is not None
    before, word, behind = found.groups()
    return word, behind or before or ""


def with_place(scene: Scene, do: str, typed: str) -> list[Json]:
    """`forest 3`, `3 clay`, `card 2`: cards and buildings have a number of their own."""
    word, number = split_number(typed)
    said: list[Json] = []
    for place in PLACES:
        if place[-1].isdigit():
            if is_called(word, [*names(scene, place), number_off(code(scene, place))]) and number in (
                "",
                place[-1],
            ):
                said.append({"do": do, "at": place})
        elif is_called(word, names(scene, place)):
            said.append(
                {"do": do, "at": place, **({"people": int(number)} if number and do == "place" else {})}
            )
    return said


def with_purchase(scene: Scene, typed: str) -> list[Json]:
    """`card 2`, `card 2 wood gold`, `build 1 2 wood 1 brick`: with or without the payment."""
    found = re.fullmatch(r"(.+? \d) (.+)", typed)
    if found is None:
        return with_place(scene, "buy", typed) + with_place(scene, "buy_with", typed)
    paid = with_amounts(scene, found[2])
    places = with_place(scene, "buy", found[1])
    return [{**place, **way, "do": PURCHASES[str(way["do"])]} for place in places for way in paid]


def with_resource(scene: Scene, typed: str) -> list[Json]:
    return [{"do": "take", "resource": what} for what in called(scene, typed)]


def called(scene: Scene, word: str) -> list[str]:
    """The resources that a word can mean."""
    return [what for what in RESOURCES if is_called(word, [what, noun(scene, what)])]


def with_amounts(scene: Scene, typed: str) -> list[Json]:
    """`2 wood 1 gold`, `wood gold`: a whole payment; or what it has of one kind, where that is asked for."""
    paid = dict.fromkeys(RESOURCES, 0)
    words = re.findall(r"(?:(\d{1,3}) )?([^\W\d_]+)", typed)
    if len(words) == 1:
        words = [split_number(typed)[::-1]]  # `wood 2` as well
    for number, word in words:
        kinds = called(scene, word)
        if len(kinds) != 1:
            return []
        paid[kinds[0]] += int(number or 1)
    some = [what for what in RESOURCES if len(words) > 1 or called(scene, words[0][1]) == [what]]
    kind_by_kind: list[Json] = [{"do": "pay", "resource": what, "amount": paid[what]} for what in some]
    return [{"do": "pay_all", **paid}, *kind_by_kind] if words else []


def with_tools(scene: Scene, typed: str) -> list[Json]:
    """`2 1`, `2 once 3`: tools, then one-use tools."""
    once = "|".join(re.escape(word) for word in spoken(scene, "one_use"))
    found = re.fullmatch(rf"((?:\d ?)*)(?:(?:{once}) ?((?:\d ?)+))?", typed)
    if found is None or not typed:
        return []
    tools, one_use = [sorted(map(int, (part or "").split()), reverse=True) for part in found.groups()]
    return [{"do": "add", "tools": tools, "one_use": one_use}]


def names(scene: Scene, place: str) -> list[str]:
    """In every language by the words of records, and by its own."""
    return [number_off(place.replace("_", " ")), noun(scene, place).lower()]


def number_off(name: str) -> str:
    return name.rstrip("0123456789 ").lower()


def is_called(word: str, called: Sequence[str]) -> bool:
    return len(word) >= LEAST and any(name.startswith(word) for name in called)
