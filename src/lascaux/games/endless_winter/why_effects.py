"""Why not? What is missing of a price, and why an effect would bring nothing now."""

from typing import Final

from lascaux.engine.protocol import Text
from lascaux.games.endless_winter.component_words import slot_price
from lascaux.games.endless_winter.effect_words import listed, price_text
from lascaux.games.endless_winter.effects import (
    ANIMAL_GROUNDS,
    ATOM,
    BURY,
    CAMP,
    CULTURE,
    FOOD,
    FOOD_MAX,
    IF,
    LABOR,
    MOVE,
    PAY,
    REVEAL,
    STONE,
    TESTS,
    TIP,
    TOOL,
    VILLAGE,
)
from lascaux.games.endless_winter.lookups import (
    ERA_OF_ROUND,
    GROUNDS_MOST,
    NODE_ATOM,
    NODE_KIND,
    NODE_PARTS,
    NODE_PRICE,
    NODE_TESTS,
    SLOT_FOOD,
    SLOT_TOOLS,
    SLOTS,
    STONE_ERA,
    TOOLS_MOST,
    VILLAGES,
)
from lascaux.games.endless_winter.rules.effects import can_pay, holds
from lascaux.games.endless_winter.state import EndlessWinter, Numbers, food_limit

# What can't be gained now, by atom, where the reason is always the same.
REASONS: Final = {
    LABOR: ("ew-why-labor", "EW-ACT-29"),
    CAMP: ("ew-why-no-camps", "EW-COL-MIG-01"),
    MOVE: ("ew-why-no-camp-out", "EW-COL-MIG-02"),
    CULTURE: ("ew-why-no-culture", "EW-COL-DEV-01"),
    TIP: ("ew-why-no-animal", "EW-COL-HUN-07"),
    BURY: ("ew-why-no-card", "EW-COL-INI-07"),
    ANIMAL_GROUNDS: ("ew-why-empty-grounds", "EW-RUL-09"),
}


def lacking(s: EndlessWinter, seat: int, price: Numbers, rule: str) -> Text:
    """What is missing of a price that can't be paid."""
    tribe = s.tribes[seat]
    has = (s.labor, tribe.food, tribe.tools, len(tribe.hand))
    missing = tuple([max(0, due - there) for due, there in zip(price, has, strict=True)])
    return Text("ew-why-lack", {"missing": price_text(missing), "price": price_text(price)}, rule)


def why_nothing(s: EndlessWinter, seat: int, node: int, rule: str) -> Text:
    """Why a tree would do nothing; of several parts, the first speaks. `rule` is that of its price."""
    kind = NODE_KIND[node]
    if kind == PAY and not can_pay(s, seat, NODE_PRICE[node]):
        return lacking(s, seat, NODE_PRICE[node], rule)
    if kind == IF and not holds(s, seat, node):
        return Text("ew-why-condition", {"test": tests_text(node)}, "EW-ICON-35")
    if kind != ATOM:
        return why_nothing(s, seat, NODE_PARTS[node][0], rule)
    return why_no_atom(s, seat, NODE_ATOM[node])


def tests_text(node: int) -> Text:
    tests = NODE_TESTS[node]
    return listed(
        [Text("ew-test-" + TESTS[test].replace(" ", "-"), {"least": least}) for test, least in tests]
    )


def why_no_atom(s: EndlessWinter, seat: int, atom: int) -> Text:
    tribe = s.tribes[seat]
    if atom in REASONS:
        key, rule = REASONS[atom]
        return Text(key, {}, rule)
    if atom in (FOOD, FOOD_MAX):
        return Text("ew-why-food-full", {"limit": food_limit(tribe)}, "EW-GLD-11")
    if atom == TOOL:
        return Text("ew-why-tools-full", {"most": TOOLS_MOST}, "EW-RUL-21")
    if atom == REVEAL:
        return why_no_reveal(s)
    if atom == VILLAGE:
        return why_no_village(s, seat)
    assert atom == STONE
    return why_no_stone(s, seat)


def why_no_reveal(s: EndlessWinter) -> Text:
    if not sum(s.animals):
        return Text("ew-why-animal-deck", {}, "EW-COL-HUN-03")
    return Text("ew-why-grounds-full", {"most": GROUNDS_MOST}, "EW-COL-HUN-02")


def why_no_village(s: EndlessWinter, seat: int) -> Text:
    if len(s.tribes[seat].settled) == VILLAGES:
        return Text("ew-why-no-villages", {"villages": VILLAGES}, "EW-COL-MIG-08")
    return Text("ew-why-no-juncture", {}, "EW-COL-MIG-05")


def why_no_stone(s: EndlessWinter, seat: int) -> Text:
    """Full slots, the price of the next, or nothing to take in this era."""
    tribe = s.tribes[seat]
    slot = len(tribe.stones)
    if slot == SLOTS:
        return Text("ew-why-slots", {"slots": SLOTS}, "EW-COL-DEV-07")
    missing = (0, max(0, SLOT_FOOD[slot] - tribe.food), max(0, SLOT_TOOLS[slot] - tribe.tools), 0)
    if sum(missing):
        facts: dict[str, int | str | Text] = {"missing": price_text(missing), "price": slot_price(slot)}
        return Text("ew-why-slot-price", facts, "EW-COL-DEV-06")
    assert not [stone for stone in s.stones if STONE_ERA[stone] <= ERA_OF_ROUND[s.round]]
    return Text("ew-why-no-stone", {"era": ERA_OF_ROUND[s.round]}, "EW-COL-DEV-04")
