"""Refusing components with which a game would never end.

What triggers what, and what ends it:

    tip         -> the benefit of an animal       there are so many animals, and none is tipped twice
    stone       -> the benefit of its slot        three slots
    megalith    -> the reward of its cell         so many megaliths in the supply
    village     -> glacier tokens beside it       so many villages
    idol        -> the reward of the level        so many levels
    idol        -> `overflow` at the top          without end
    a taken card or animal -> `empty_supply`      without end, once nothing is left
    the top of a column                           as often as it is paid for

A benefit that leads to itself through one of the first five ends by itself, and is allowed. The other three
can be had again and again, so `overflow` and `empty_supply` must not lead to each other or to themselves,
and what is gained at the top of a column must not pay for the same top again.
"""

from lascaux.games.endless_winter.effects import (
    ANIMAL_DECK,
    ANIMAL_GROUNDS,
    ATOMS,
    CULTURE,
    DRAW,
    FOOD,
    FOOD_MAX,
    IDOL,
    LABOR,
    MEGALITH,
    PRICES,
    TOOL,
    TRIBE_DISCARD,
    TRIBE_HAND,
    Nodes,
)
from lascaux.games.load import Entry

CLIMBING = (IDOL, DRAW, MEGALITH)  # EW-GLD-05: an idol may be taken in place of the other two
TAKING = (TRIBE_HAND, TRIBE_DISCARD, ANIMAL_GROUNDS, ANIMAL_DECK, CULTURE)
# EW-GLD-05: what each atom may bring that prices are paid with; `discard` means a card in hand.
BRINGS: dict[int, tuple[str, ...]] = {
    LABOR: ("labor",),
    FOOD: ("food",),
    FOOD_MAX: ("food",),
    TOOL: ("tool", "food"),
    IDOL: ("tool", "food"),
    DRAW: ("tool", "food", "discard"),
    MEGALITH: ("tool", "food", "discard"),
}
Top = tuple[Entry, set[str], set[str]]  # where it stands, what it costs, what it may bring


def check_loops(nodes: Nodes, overflow: int, instead: int, files: dict[str, Entry]) -> None:
    at_the_top = files["idol_board"].at("sacrifice").at("overflow")
    from_nothing = files["main_board"].at("empty_supply").at("tribe")
    check_again(
        at_the_top, nodes.atoms(overflow), CLIMBING, "it is gained at the top of the track (EW-TOT-06)"
    )
    check_again(from_nothing, nodes.atoms(instead), TAKING, "it is gained when nothing is left")
    if nodes.atoms(overflow) & {*TAKING} and nodes.atoms(instead) & {*CLIMBING}:
        at_the_top.fail("leads to what an empty supply gives, and that leads back to it, without end")
    for column in files["main_board"].at("column").items():
        check_column(column, nodes, overflow, instead)


def check_again(entry: Entry, atoms: set[int], again: tuple[int, ...], when: str) -> None:
    for atom in again:
        if atom in atoms:
            entry.fail(f"can't be '{ATOMS[atom]}', as {when}: it would be gained again and again")


def check_column(column: Entry, nodes: Nodes, overflow: int, instead: int) -> None:
    """EW-ACT-13: the top is done as often as it is paid for, so something that it costs must run out."""
    tops: list[Top] = []
    for entry in column.at("top").items():
        node = nodes.effect(str(entry.value))
        bought = nodes.all[node].parts[0]
        price = {word for word, amount in zip(PRICES, nodes.all[node].price, strict=True) if amount}
        tops.append((entry, price, brought(nodes, bought, overflow, instead)))
    endless = lasting(tops)
    if endless:
        entry, price, bring = endless[0]
        entry.fail(f"could be done without end: it may bring {listed(bring)} and costs {listed(price)}")


def brought(nodes: Nodes, node: int, overflow: int, instead: int) -> set[str]:
    """What a tree may bring, however often: of its own, at the top of the track and from empty supplies."""
    atoms = nodes.atoms(node)
    for _ in range(2):  # each of the two may lead to the other once
        atoms |= nodes.atoms(overflow) if atoms & {*CLIMBING} else set()
        atoms |= nodes.atoms(instead) if atoms & {*TAKING} else set()
    return {word for atom in atoms for word in BRINGS.get(atom, ())}


def lasting(tops: list[Top]) -> list[Top]:
    """Those that never run out. One ends if it costs something that none of the others brings; then what only
    it brings runs out, too. EW-ACT-30: food turns into labor."""
    while True:
        supply = {word for _, _, bring in tops for word in bring}
        if "food" in supply:
            supply.add("labor")
        left = [top for top in tops if top[1] <= supply]
        if len(left) == len(tops):
            return left
        tops = left


def listed(words: set[str]) -> str:
    return " or ".join(sorted(words)) if words else "nothing"
