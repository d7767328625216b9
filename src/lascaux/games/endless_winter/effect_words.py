"""EW-ICON: every effect in words. Its tree becomes a tree of texts, with a message for each kind of node."""

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
    Node,
)
from lascaux.games.endless_winter.lookups import COMPONENTS, NODES, Numbers
from lascaux.games.endless_winter.names import COLUMNS

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


def effect_text(nodes: list[Node], number: int) -> Text:
    """A tree, by its number among the nodes."""
    node = nodes[number]
    if node.kind == ATOM:
        return atom_text(node)
    if node.kind == ALL:
        return parts_text(nodes, node.parts)
    if node.kind == CHOICE:
        branches = [effect_text(nodes, part) for part in node.parts]
        return Text("ew-effect-either", {"branches": listed(branches, "ew-list-or", "ew-list-or")})
    if node.kind == PAY:
        facts: Told = {"price": price_text(node.price), "effect": effect_text(nodes, node.parts[0])}
        return Text("ew-effect-pay", facts)
    if node.kind == IF:
        tests = [Text("ew-test-" + spoken(TESTS[test]), {"least": least}) for test, least in node.tests]
        return Text("ew-effect-if", {"test": listed(tests), "effect": effect_text(nodes, node.parts[0])})
    return Text("ew-effect-nothing", {})


def spoken(name: str) -> str:
    """The words of the component files as the catalogs spell them."""
    return name.replace(" ", "-")


def is_good(node: Node) -> bool:
    return node.kind == ATOM and node.atom in GOODS


def atom_text(node: Node) -> Text:
    if is_good(node):
        return Text("ew-effect-gain", {"what": good_text(ATOMS[node.atom], node.amount)})
    return Text("ew-effect-" + spoken(ATOMS[node.atom]), {"amount": node.amount, "how": HOW[node.how]})


def parts_text(nodes: list[Node], parts: Numbers) -> Text:
    """EW-ICON-50: separate gains. Goods that stand side by side are gained with one verb."""
    texts: list[Text] = []
    at = 0
    while at < len(parts):
        goods: list[Text] = []
        while at < len(parts) and is_good(nodes[parts[at]]):
            node = nodes[parts[at]]
            goods.append(good_text(ATOMS[node.atom], node.amount))
            at += 1
        if goods:
            texts.append(Text("ew-effect-gain", {"what": listed(goods)}))
        else:
            texts.append(effect_text(nodes, parts[at]))
            at += 1
    is_plain = all(nodes[part].kind == ATOM for part in parts)
    return listed(texts) if is_plain else listed(texts, LIST_PARTS, LIST_PARTS)


def gated_text(gate: int, effect: Text) -> Text:
    """EW-ICON-26, EW-ICON-39: where an ability works."""
    if gate == NO_GATE:
        return effect
    if gate == ECLIPSE_GATE:
        return Text("ew-effect-eclipse", {"effect": effect})
    return Text("ew-effect-column", {"column": COLUMNS[gate], "effect": effect})


EFFECTS: Final[list[Text]] = [effect_text(NODES, node) for node in range(len(NODES))]  # by node


def ability_text(text: str) -> Text:
    """A text of the component files in words."""
    gate, node = COMPONENTS.nodes.ability(text)
    return gated_text(gate, EFFECTS[node])
