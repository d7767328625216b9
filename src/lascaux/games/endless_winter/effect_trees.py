"""EW-ICON: parsed effects as plain data, for whoever draws them as icons (`Game.printed`)."""

from lascaux.games.endless_winter.effect_words import ability_text, spoken
from lascaux.games.endless_winter.effects import (
    ALL,
    ANY,
    ATOM,
    ATOMS,
    CHOICE,
    FIRST,
    GATES,
    HOW,
    HOW_WORDS,
    IF,
    LAST,
    NO_GATE,
    PAY,
    PRICES,
    TESTS,
    Node,
)
from lascaux.games.endless_winter.lookups import COMPONENTS, NODES
from lascaux.games.endless_winter.view_types import Effect, Payment, Test, Tree
from lascaux.games.view_types import said


def printed_effect(text: str) -> Effect:
    """A text of the component files: where it works, what it does, and that in words."""
    gate, node = COMPONENTS.nodes.ability(text)
    return {
        "gate": GATES[gate].removeprefix("@") if gate != NO_GATE else None,
        "tree": tree(node),
        "words": said(ability_text(text)),
    }


def tree(number: int) -> Tree:
    """By its number among the nodes."""
    node = NODES[number]
    if node.kind == ATOM:
        return {"gain": {"what": spoken(ATOMS[node.atom]), "amount": node.amount, "how": HOW[node.how]}}
    if node.kind == ALL:
        return {"all": [tree(part) for part in node.parts]}
    if node.kind == CHOICE:
        return {"either": [tree(part) for part in node.parts]}
    if node.kind == PAY:
        return {"pay": payment(node)}
    if node.kind == IF:
        tests = [printed_test(test, least) for test, least in node.tests]
        return {"condition": {"tests": tests, "effect": tree(node.parts[0])}}
    return {}


def payment(node: Node) -> Payment:
    """As it is printed, whatever the order in which prices are counted."""
    return {
        "price": [{"what": PRICES[which], "amount": node.price[which]} for which in node.paid],
        "effect": tree(node.parts[0]),
    }


def printed_test(test: int, least: int) -> Test:
    what, _, how = TESTS[test].partition(" ")
    return {
        "what": what,
        "how": how if how in HOW_WORDS else HOW[ANY],
        "least": None if test in (FIRST, LAST) else least,
    }
