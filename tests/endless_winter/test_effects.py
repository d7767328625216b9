"""EW-ICON: the language of effects."""

import re
from typing import Any

import pytest

from lascaux.games.endless_winter import effects
from lascaux.games.endless_winter.effects import ATOMS, NO_GATE, EffectError, Node, Nodes


def tree(text):
    """The tree of a text with its parts in place of their numbers."""
    nodes = Nodes()
    gate, node = nodes.ability(text)

    def grown(number):
        found = nodes.all[number]
        return found._replace(parts=tuple(grown(part) for part in found.parts))

    return gate, grown(node)


def atom(name, amount=1, how=0) -> Any:
    """A leaf; in trees that are grown, parts are nodes and not their numbers."""
    return Node(effects.ATOM, ATOMS.index(name), amount, how)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("labor 1", atom("labor", 2)),
        ("labor", atom("labor", 2)),
        ("labor 1/2", atom("labor", 1)),
        ("labor 1 1/2", atom("labor", 3)),
        ("bury", atom("bury")),
        ("food 3", atom("food", 3)),
        ("food max", atom("food max")),
        ("tool 2", atom("tool", 2)),
        ("village", atom("village")),
        ("camp 1", atom("camp")),
        ("move 1", atom("move")),
        ("move 2", atom("move", 2)),
        ("tribe hand 1", atom("tribe hand")),
        ("tribe discard 2", atom("tribe discard", 2)),
        ("tribe hand 2 different", atom("tribe hand", 2, effects.DIFFERENT)),
        ("tribe hand 2 same", atom("tribe hand", 2, effects.SAME)),
        ("draw 2", atom("draw", 2)),
        ("culture", atom("culture")),
        ("animal grounds 1", atom("animal grounds")),
        ("animal deck 2", atom("animal deck", 2)),
        ("reveal 2", atom("reveal", 2)),
        ("tip 1", atom("tip")),
        ("idol 2", atom("idol", 2)),
        ("vp 3", atom("vp", 3)),
        ("megalith 1", atom("megalith")),
        ("stone", atom("stone")),
        ("extra", atom("extra")),
    ],
)
def test_EW_ICON_01_to_33_every_icon_has_a_word(text, expected):
    assert tree(text) == (NO_GATE, expected)


def test_EW_ICON_01_to_33_no_atom_is_without_a_test():
    tried = test_EW_ICON_01_to_33_every_icon_has_a_word.pytestmark[0].args[1]
    assert {expected.atom for _, expected in tried} == set(range(len(ATOMS)))


@pytest.mark.parametrize(
    ("gate", "number"), [("initiate", 0), ("develop", 1), ("migrate", 2), ("hunt", 3), ("eclipse", 4)]
)
def test_EW_ICON_26_EW_ICON_39_gates(gate, number):
    assert tree(f"@{gate} food 1") == (number, atom("food"))


def test_EW_ICON_34_an_arrow_has_a_price_and_a_gain():
    price = (2, 3, 1, 4)  # labor in halves, food, tools, discards
    node = Node(effects.PAY, parts=(atom("idol"),), price=price, paid=(2, 0, 1, 3))
    assert tree("pay tool 1, labor 1, food 3, discard 4 -> idol")[1] == node


def test_EW_ICON_35_a_condition_pays_nothing():
    tests = ((effects.BURIED, 2), (effects.FIRST, 1))
    assert tree("if buried >= 2 and first: draw")[1] == Node(effects.IF, parts=(atom("draw"),), tests=tests)


@pytest.mark.parametrize("number", range(7))
def test_EW_ICON_03_07_08_38_what_can_be_counted(number):
    _, node = tree(f"if {effects.TESTS[number]} >= 3: food")
    assert node.tests == ((number, 3),)


def test_EW_ICON_50_a_list_is_separate_gains():
    assert tree("food 2, tool 1")[1] == Node(effects.ALL, parts=(atom("food", 2), atom("tool")))


def test_EW_ICON_54_a_comma_binds_tighter_than_a_choice():
    both: Any = Node(effects.ALL, parts=(atom("food"), atom("tool")))
    assert tree("food 1, tool 1 / idol 1")[1] == Node(effects.CHOICE, parts=(both, atom("idol")))


def test_EW_ICON_54_brackets_end_an_arrow():
    arrow: Any = Node(effects.PAY, parts=(atom("animal grounds"),), price=(0, 0, 1, 0), paid=(2,))
    both = Node(effects.ALL, parts=(arrow, atom("food")))
    assert tree("(pay tool 1 -> animal grounds 1), food 1")[1] == both


def test_equal_effects_are_one_and_nothing_is_number_0():
    nodes = Nodes()
    assert nodes.effect("") == 0
    assert nodes.effect("food 2, tool") == nodes.effect("food  2 , tool 1")
    assert nodes.effect("food 2") != nodes.effect("food 3")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("gold 3", "'gold' can't be gained"),
        ("food 0", "'0' must be a number from 1 to 99"),
        ("food 100", "'100' must be a number"),
        ("food 1/2", "no half of 'food'"),
        ("move 3", "at most 2 steps"),
        ("village 2", "'village' has no number"),
        ("food max 2", "'food max' has no number"),
        ("tribe", "'tribe' can't be gained"),
        ("discard 1", "'discard' can't be gained"),
        ("tribe hand different", "belongs to several"),
        ("idol 2 same", "belongs to several"),
        ("pay idol 1 -> food", "'idol' can't be paid"),
        ("pay food 1", "needs '->'"),
        ("if snow >= 1: food", "'snow' can't be tested"),
        ("if camps: food", "needs '>='"),
        ("if camps >= 1 food", "needs ':'"),
        ("(food", "needs ')'"),
        ("food)", "')' can't stand there"),
        ("food,", "ends too early"),
        ("food tool", "'tool' can't stand there"),
        ("@dance food", "'@dance' must be one of"),
        ("@hunt", "ends after its gate"),
        ("food & tool", "'& tool' is no word"),
        ("(" * 9 + "food" + ")" * 9, "too many brackets"),
    ],
)
def test_a_mistake_is_told_in_words(text, reason):
    with pytest.raises(EffectError, match=re.escape(reason)):
        Nodes().ability(text)


def test_a_gate_where_there_can_be_none():
    with pytest.raises(EffectError, match="no meaning here"):
        Nodes().effect("@hunt food")
