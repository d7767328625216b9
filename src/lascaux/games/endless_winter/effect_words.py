"""EW-ICON: every effect in words. A tree of an effect becomes a tree of texts, one message for each kind of node."""

from typing import Final

from lascaux.engine.protocol import Text
from lascaux.games.endless_winter.effects import (
    ALL,
    ATOM,
    ATOMS,
    CHOICE,
    ECLIPSE_GATE,
    FOOD,
    HOW,
    IDOL,
    IF,
    LABOR,
    NO_GATE,
    PAY,
    PRICES,
    TESTS,
    TOOL,
)
from lascaux.games.endless_winter.names import COLUMNS
from lascaux.games.endless_winter.tables import (
    COMPONENTS,
    NODE_AMOUNT,
    NODE_ATOM,
    NODE_HOW,
    NODE_KIND,
    NODE_PARTS,
    NODE_PRICE,
    NODE_TESTS,
    NODES,
    Numbers,
)

Told = dict[str, int | str | Text]

GOODS: Final = (IDOL, TOOL, FOOD, LABOR)  # of which one has an amount: "gain 2 food and 1 tool"
LIST_AND: Final = "ew-list-and"  # the last two of a list
LIST_COMMA: Final = "ew-list-comma"  # one before them
LIST_PARTS: Final = "ew-list-parts"  # parts with commas of their own


def labor_text(halves: int) -> str:
    """1½ for three halves."""
    whole = str(halves // 2) if halves > 1 or halves == 0 else ""
    return whole + "½" * (halves % 2)


def listed(texts: list[Text], last: str = LIST_AND, others: str = LIST_COMMA) -> Text:
    """One text of several: `a, b and c`."""
    joined = texts[-1]
    for number in range(len(texts) - 2, -1, -1):
        joined = Text(last if number == len(texts) - 2 else others, {"one": texts[number], "two": joined})
    return joined


def good_text(name: str, amount: int) -> Text:
    """So much of something: `2 food`."""
    return Text("ew-good-" + name, {"amount": labor_text(amount) if name == "labor" else amount})


def price_text(price: Numbers) -> Text:
    """Labor in halves, food, tools and cards of the hand."""
    return listed([good_text(name, price[i]) for i, name in enumerate(PRICES) if price[i]])


def effect_text(node: int) -> Text:
    kind = NODE_KIND[node]
    if kind == ATOM:
        return atom_text(node)
    if kind == ALL:
        return parts_text(NODE_PARTS[node])
    if kind == CHOICE:
        branches = [effect_text(part) for part in NODE_PARTS[node]]
        return Text("ew-effect-either", {"branches": listed(branches, "ew-list-or", "ew-list-or")})
    if kind == PAY:
        facts: Told = {"price": price_text(NODE_PRICE[node]), "effect": effect_text(NODE_PARTS[node][0])}
        return Text("ew-effect-pay", facts)
    if kind == IF:
        tests = [Text("ew-test-" + spoken(TESTS[test]), {"least": least}) for test, least in NODE_TESTS[node]]
        return Text("ew-effect-if", {"test": listed(tests), "effect": effect_text(NODE_PARTS[node][0])})
    return Text("ew-effect-nothing", {})


def spoken(name: str) -> str:
    """The words of the component files as the catalogs spell them."""
    return name.replace(" ", "-")


def is_good(node: int) -> bool:
    return NODE_KIND[node] == ATOM and NODE_ATOM[node] in GOODS


def atom_text(node: int) -> Text:
    atom = NODE_ATOM[node]
    if atom in GOODS:
        return Text("ew-effect-gain", {"what": good_text(ATOMS[atom], NODE_AMOUNT[node])})
    return Text("ew-effect-" + spoken(ATOMS[atom]), {"amount": NODE_AMOUNT[node], "how": HOW[NODE_HOW[node]]})


def parts_text(parts: Numbers) -> Text:
    """EW-ICON-50: separate gains. Goods that stand side by side are gained with one verb."""
    texts: list[Text] = []
    at = 0
    while at < len(parts):
        end = at
        while end < len(parts) and is_good(parts[end]):
            end += 1
        if end > at:
            goods = [good_text(ATOMS[NODE_ATOM[part]], NODE_AMOUNT[part]) for part in parts[at:end]]
            texts.append(Text("ew-effect-gain", {"what": listed(goods)}))
            at = end
        else:
            texts.append(effect_text(parts[at]))
            at += 1
    is_plain = all(NODE_KIND[part] == ATOM for part in parts)
    return listed(texts) if is_plain else listed(texts, LIST_PARTS, LIST_PARTS)


def gated_text(gate: int, effect: Text) -> Text:
    """EW-ICON-26, EW-ICON-39: where an ability works."""
    if gate == NO_GATE:
        return effect
    if gate == ECLIPSE_GATE:
        return Text("ew-effect-eclipse", {"effect": effect})
    return Text("ew-effect-column", {"column": COLUMNS[gate], "effect": effect})


EFFECTS: Final[list[Text]] = [effect_text(node) for node in range(len(NODES))]  # by node


def ability_text(text: str) -> Text:
    """A text of the component files in words."""
    gate, node = COMPONENTS.nodes.ability(text)
    return gated_text(gate, EFFECTS[node])
