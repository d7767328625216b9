"""EW-ICON: what an effect is drawn from is what was parsed, in the order in which it is printed."""

import pytest

from lascaux.games.endless_winter.effect_trees import printed_effect, tree
from lascaux.games.endless_winter.effects import ALL, ATOM, CHOICE, IF, PAY, Node, Nodes
from lascaux.games.endless_winter.lookups import NODES
from lascaux.games.endless_winter.printing import effect_texts


def gain(what, amount=1, how="any"):
    return {"gain": {"what": what, "amount": amount, "how": how}}


@pytest.mark.parametrize(
    ("text", "gate", "expected"),
    [
        ("food max", None, gain("food-max")),
        ("@eclipse labor 1", "eclipse", gain("labor", 2)),
        ("tribe hand 2 different", None, gain("tribe-hand", 2, "different")),
        ("move 1, village", None, {"all": [gain("move"), gain("village")]}),
        (
            "vp 3 / idol 2 / megalith 1",
            None,
            {"either": [gain("vp", 3), gain("idol", 2), gain("megalith")]},
        ),
        (
            "pay tool 1, labor 1 -> animal grounds 1",
            None,
            {
                "pay": {
                    "price": [{"what": "tool", "amount": 1}, {"what": "labor", "amount": 2}],
                    "effect": gain("animal-grounds"),
                }
            },
        ),
        (
            "food 2, (if animals same >= 3: vp 3)",
            None,
            {
                "all": [
                    gain("food", 2),
                    {
                        "condition": {
                            "tests": [{"what": "animals", "how": "same", "least": 3}],
                            "effect": gain("vp", 3),
                        }
                    },
                ]
            },
        ),
    ],
)
def test_EW_ICON_an_effect_is_told_as_it_is_printed(text, gate, expected):
    effect = printed_effect(text)
    assert (effect["gate"], effect["tree"]) == (gate, expected)


def test_EW_ICON_34_a_price_keeps_its_order():
    found = []
    for text in ("pay tool 1, food 2 -> camp", "pay food 2, tool 1 -> camp"):
        nodes = Nodes()
        node = nodes.all[nodes.effect(text)]
        assert node.price == (0, 2, 1, 0)
        found.append(node.paid)
    assert found == [(2, 1), (1, 2)]


def amounts(node: Node) -> list[int]:
    """All numbers of a node, those of its parts after its own."""
    own = [node.amount] if node.kind == ATOM else [node.price[which] for which in node.paid]
    return own + [amount for part in node.parts for amount in amounts(NODES[part])]


def told(found) -> list[int]:
    if "gain" in found:
        return [found["gain"]["amount"]]
    inner = found.get("pay") or found.get("condition") or {}
    own = [price["amount"] for price in inner.get("price", [])]
    parts = found.get("all") or found.get("either") or [inner["effect"]] if found else []
    return own + [amount for part in parts for amount in told(part)]


def test_EW_ICON_every_number_of_every_effect_is_told():
    assert {NODES[number].kind for number in range(len(NODES))} >= {ATOM, ALL, CHOICE, PAY, IF}
    for number in range(len(NODES)):
        assert told(tree(number)) == amounts(NODES[number])
    assert all(printed_effect(text)["tree"] for text in effect_texts() if text)
