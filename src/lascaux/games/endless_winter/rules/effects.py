"""EW-ICON: carrying out effects. Every icon of every component is done here and nowhere else."""

from typing import Final

from lascaux.engine.protocol import Action, Frame
from lascaux.engine.trace import note
from lascaux.games.endless_winter import effects as icons
from lascaux.games.endless_winter.generated import actions, events, frames
from lascaux.games.endless_winter.lookups import (
    INSTEAD,
    LABOR_LATER,
    NODE_AMOUNT,
    NODE_ATOM,
    NODE_HOW,
    NODE_KIND,
    NODE_PARTS,
    NODE_PRICE,
    NODE_TESTS,
    TOOLS_MOST,
)
from lascaux.games.endless_winter.names import ACTION, ECLIPSE, NOTHING, TOP_SECTION
from lascaux.games.endless_winter.rules.amounts import gain_food, score
from lascaux.games.endless_winter.rules.animals import can_reveal, reveal, take_from_deck, take_from_grounds
from lascaux.games.endless_winter.rules.cards import may_take_stone
from lascaux.games.endless_winter.rules.gains import gain_unit, has_ladder
from lascaux.games.endless_winter.rules.terrain import SKIP_IT, may_settle, place_camps
from lascaux.games.endless_winter.state import EndlessWinter, Numbers, food_limit

ACCEPT_OR_NOT: Final[list[Action]] = [(actions.ACCEPT,), SKIP_IT]
BRANCHES: Final[list[Action]] = [(actions.BRANCH, which) for which in range(9)]
TERM_ACTIONS: Final[list[Action]] = [(actions.TERM, which) for which in range(9)]
UNIT_BITS: Final = 7  # for what is left of a part: at most 99
# What is gained as a whole, however much of it there is.
WHOLE: Final = (
    icons.LABOR,
    icons.VP,
    icons.FOOD_MAX,
    icons.CAMP,
    icons.MOVE,
    icons.VILLAGE,
    icons.TRIBE_HAND,
    icons.TRIBE_DISCARD,
)


def run(s: EndlessWinter, frame: Frame) -> None:
    """Does a tree. What must be done was chosen already, so it is not asked for again."""
    _, _, seat, node, must = frame
    kind = NODE_KIND[node]
    if kind == icons.ATOM:
        do_atom(s, seat, node, must)
    elif kind == icons.ALL:
        s.stack.append(frames.terms(seat, node, left=all_units(node), must=must))
    elif kind == icons.PAY:
        if can_pay(s, seat, NODE_PRICE[node]) and has_effect(s, seat, NODE_PARTS[node][0]):
            if must:
                pay_for(s, seat, node)
            else:
                s.stack.append(frames.paying(seat, node))
    elif kind == icons.IF:
        if holds(s, seat, node):
            s.stack.append(frames.run(seat, node=NODE_PARTS[node][0], must=must))
    elif kind == icons.CHOICE and has_effect(s, seat, node):
        s.stack.append(frames.branching(seat, node))


def do_atom(s: EndlessWinter, seat: int, node: int, must: int) -> None:
    """EW-ICON-01 to 32."""
    atom, amount = NODE_ATOM[node], NODE_AMOUNT[node]
    if atom == icons.FOOD:
        gain_food(s, seat, amount)
    elif atom == icons.LABOR:
        s.labor += amount
    elif atom == icons.VP:
        score(s, seat, amount)
    elif atom == icons.FOOD_MAX:
        gain_food(s, seat, food_limit(s.tribes[seat]))
    elif atom == icons.CAMP:
        place_camps(s, seat, amount)
    elif atom in (icons.TRIBE_HAND, icons.TRIBE_DISCARD):
        s.stack.append(
            frames.taking_tribe(seat, atom, left=amount, how=NODE_HOW[node], types=0, must=must, at_top=0)
        )
    elif atom == icons.MOVE:
        if has_effect(s, seat, node):
            s.stack.append(frames.moving(seat, steps=amount, must=must))
    elif atom == icons.VILLAGE:
        if has_effect(s, seat, node):
            s.stack.append(frames.settling(seat, must, is_free=is_free(s, node)))
    else:
        s.stack.append(frames.units(seat, atom, amount, must))


def do_units(s: EndlessWinter, frame: Frame) -> None:
    """EW-GLD-07: one after the other, each with its own choice."""
    _, _, seat, atom, amount, must = frame
    if amount > 1:
        s.stack.append(frames.units(seat, atom, amount=amount - 1, must=must))
    if atom <= icons.FOOD:
        gain_unit(s, seat, atom)
    elif atom == icons.REVEAL:
        reveal(s, seat, must)
    elif atom == icons.ANIMAL_GROUNDS:
        take_from_grounds(s, seat, must)
    elif atom == icons.ANIMAL_DECK:
        take_from_deck(s, seat, must)
    elif atom == icons.CULTURE:
        take_from_display(s, seat, must)
    else:
        ask_unit(s, seat, atom, must)


def ask_unit(s: EndlessWinter, seat: int, atom: int, must: int) -> None:
    """Tipping, burying or a stone, if there is anything to choose."""
    if atom == icons.TIP and sum(s.tribes[seat].untipped) > 0:
        s.stack.append(frames.tipping(seat, must))
    elif atom == icons.BURY and can_bury(s, seat):
        s.stack.append(frames.burying(seat, must))
    elif atom == icons.STONE and may_take_stone(s, frames.taking_stone(seat, must=1)):
        s.stack.append(frames.taking_stone(seat, must))


def is_free(s: EndlessWinter, node: int) -> int:
    """EW-ICON-09: by option a village icon needs no camps, but for that of Migrate."""
    return int(s.terms.free_villages and NODE_HOW[node] != icons.WITH_CAMPS)


def take_from_display(s: EndlessWinter, seat: int, must: int) -> None:
    """EW-ICON-18: a card of the display; EW-COL-DEV-03: from an empty one a point, by edition."""
    if has_culture(s):
        s.stack.append(frames.taking_culture(seat, must))
    elif s.terms.culture_vp:
        s.stack.append(frames.run(seat, node=INSTEAD, must=0))


def has_culture(s: EndlessWinter) -> bool:
    return s.culture.count(NOTHING) < len(s.culture)


def can_bury(s: EndlessWinter, seat: int) -> bool:
    tribe = s.tribes[seat]
    return len(tribe.hand) + len(tribe.discard) + len(tribe.played) > 0 or (
        s.phase == ECLIPSE and len(tribe.pile) > 0
    )


def has_effect(s: EndlessWinter, seat: int, node: int) -> bool:
    """Whether something would happen now. It looks only at what everybody can see."""
    kind = NODE_KIND[node]
    if kind == icons.ATOM:
        if NODE_ATOM[node] == icons.VILLAGE:
            return len(may_settle(s, frames.settling(seat, must=1, is_free=is_free(s, node)))) > 0
        return atom_has_effect(s, seat, NODE_ATOM[node])
    if kind == icons.PAY and (not can_pay(s, seat, NODE_PRICE[node]) or is_in_vain(s, seat, node)):
        return False
    if kind == icons.IF and not holds(s, seat, node):
        return False
    return any(has_effect(s, seat, part) for part in NODE_PARTS[node])


def is_in_vain(s: EndlessWinter, seat: int, node: int) -> bool:
    """EW-RUL-21: food for tools without room would only come back as food."""
    part = NODE_PARTS[node][0]
    is_for_tools = NODE_KIND[part] == icons.ATOM and NODE_ATOM[part] == icons.TOOL
    return is_for_tools and s.tribes[seat].tools == TOOLS_MOST and NODE_PRICE[node][1] >= NODE_AMOUNT[part]


def atom_has_effect(s: EndlessWinter, seat: int, atom: int) -> bool:
    tribe = s.tribes[seat]
    if atom == icons.LABOR:
        return s.phase == ACTION and (s.section <= TOP_SECTION or LABOR_LATER)
    if atom in (icons.FOOD, icons.FOOD_MAX):
        return tribe.food < food_limit(tribe)
    if atom == icons.TOOL:
        return tribe.tools < TOOLS_MOST or (has_ladder(s) and tribe.food < food_limit(tribe))
    if atom == icons.CAMP:
        return tribe.camps > 0
    if atom == icons.MOVE:
        return len(tribe.camp_at) > 0
    if atom == icons.STONE:
        return len(may_take_stone(s, frames.taking_stone(seat, must=1))) > 0
    if atom == icons.CULTURE:
        return s.terms.culture_vp or has_culture(s)
    if atom == icons.REVEAL:
        return can_reveal(s)
    if atom == icons.TIP:
        return sum(tribe.untipped) > 0
    if atom == icons.BURY:
        return can_bury(s, seat)
    return atom != icons.ANIMAL_GROUNDS or sum(s.grounds) > 0 or not sum(s.animals)


def can_pay(s: EndlessWinter, seat: int, price: Numbers) -> bool:
    """EW-ICON-51: all of it, from what is there now."""
    labor, food, tools, discards = price
    tribe = s.tribes[seat]
    return s.labor >= labor and tribe.food >= food and tribe.tools >= tools and len(tribe.hand) >= discards


def pay_for(s: EndlessWinter, seat: int, node: int) -> None:
    """EW-CARD-11: the price first, then the gain."""
    pay(s, seat, NODE_PRICE[node])
    s.stack.insert(len(s.stack) - NODE_PRICE[node][3], frames.run(seat, node=NODE_PARTS[node][0], must=1))


def pay(s: EndlessWinter, seat: int, price: Numbers) -> None:
    """EW-ACT-32: food that is paid gives no labor."""
    labor, food, tools, discards = price
    tribe = s.tribes[seat]
    s.labor -= labor
    tribe.food -= food
    tribe.tools -= tools
    if labor or food or tools:
        note(s, events.PRICE_PAID, seat, labor, food, tools)
    for _ in range(discards):
        s.stack.append(frames.discarding(seat))


def accept_or_not(s: EndlessWinter, frame: Frame, action: Action) -> None:
    _, seat, node = frame
    if action[0] == actions.ACCEPT:
        pay_for(s, seat, node)


def may_branch(s: EndlessWinter, frame: Frame) -> list[Action]:
    """EW-ICON-54: one of those that do something."""
    _, seat, node = frame
    parts = NODE_PARTS[node]
    return [BRANCHES[which] for which in range(len(parts)) if has_effect(s, seat, parts[which])]


def branch(s: EndlessWinter, frame: Frame, action: Action) -> None:
    _, seat, node = frame
    _, which = action
    s.stack.append(frames.run(seat, node=NODE_PARTS[node][which], must=1))


def do_terms(s: EndlessWinter, frame: Frame) -> None:
    """EW-ICON-50: in any order. EW-RUL-22: what can only help is done at once, before anything is judged."""
    _, _, seat, node, left, must = frame
    after = do_plain(s, seat, node, left)
    if after != left:
        must = 0  # something was done
    options = open_terms(s, seat, node, after)
    if len(options) == 1:
        do_term(s, seat, node, after, options[0][1], must)
    elif options:
        s.stack.append(frames.ordering(seat, node, left=after, must=must))


def do_plain(s: EndlessWinter, seat: int, node: int, left: int) -> int:
    """What is left after it."""
    tribe = s.tribes[seat]
    for which, part in enumerate(NODE_PARTS[node]):
        units = units_left(left, which)
        if NODE_KIND[part] != icons.ATOM or not units:
            continue
        atom = NODE_ATOM[part]
        if atom == icons.FOOD and tribe.food + units <= food_limit(tribe):
            gain_food(s, seat, units)
        elif atom in (icons.LABOR, icons.VP):
            do_atom(s, seat, part, 0)
        else:
            continue
        left -= units << UNIT_BITS * which
    return left


def open_terms(s: EndlessWinter, seat: int, node: int, left: int) -> list[Action]:
    """Parts that are left and do something now."""
    parts = NODE_PARTS[node]
    options: list[Action] = []
    for which in range(len(parts)):
        if units_left(left, which) and has_effect(s, seat, parts[which]):
            options.append(TERM_ACTIONS[which])
    return options


def do_term(s: EndlessWinter, seat: int, node: int, left: int, which: int, must: int) -> None:
    """EW-GLD-07: one thing of a part; what is left of it can wait for the others."""
    part = NODE_PARTS[node][which]
    s.stack.append(frames.terms(seat, node, left=left - (1 << UNIT_BITS * which), must=0))
    if is_counted(part):
        s.stack.append(frames.units(seat, atom=NODE_ATOM[part], amount=1, must=must))
    else:
        s.stack.append(frames.run(seat, node=part, must=must))


def is_counted(node: int) -> bool:
    """Whether its things are gained one by one."""
    return NODE_KIND[node] == icons.ATOM and NODE_ATOM[node] not in WHOLE


def all_units(node: int) -> int:
    """How many things each part of several gains has, side by side in one number."""
    left = 0
    for which, part in enumerate(NODE_PARTS[node]):
        left += (NODE_AMOUNT[part] if is_counted(part) else 1) << UNIT_BITS * which
    return left


def units_left(left: int, which: int) -> int:
    return left >> UNIT_BITS * which & (1 << UNIT_BITS) - 1


def is_plain(s: EndlessWinter, seat: int, node: int) -> bool:
    """Labor, points, and food that fits below the limit."""
    if NODE_KIND[node] != icons.ATOM:
        return False
    atom = NODE_ATOM[node]
    if atom == icons.FOOD:
        tribe = s.tribes[seat]
        return tribe.food + NODE_AMOUNT[node] <= food_limit(tribe)
    return atom in (icons.LABOR, icons.VP)


def may_order(s: EndlessWinter, frame: Frame) -> list[Action]:
    """EW-ICON-50: any of the gains that are left, or none. EW-RUL-04: after a price at least one."""
    _, seat, node, left, must = frame
    options = open_terms(s, seat, node, left)
    return options if must else [*options, SKIP_IT]


def order(s: EndlessWinter, frame: Frame, action: Action) -> None:
    """What is chosen is done; the others can still be left out."""
    _, seat, node, left, _ = frame
    if action[0] == actions.TERM:
        do_term(s, seat, node, left, action[1], 1)


def holds(s: EndlessWinter, seat: int, node: int) -> bool:
    """EW-ICON-35: all tests."""
    return all(count(s, seat, test) >= least for test, least in NODE_TESTS[node])


def count(s: EndlessWinter, seat: int, test: int) -> int:
    """EW-ICON-03, 07, 08, 30, 38."""
    tribe = s.tribes[seat]
    if test == icons.VILLAGES_TEST:
        return len(tribe.settled)
    if test == icons.CAMPS_TEST:
        return len(tribe.camp_at)
    if test == icons.BURIED:
        return len(tribe.buried)
    if test == icons.TIPPED:
        return sum(tribe.tipped)
    if test == icons.ANIMALS:
        return sum(tribe.untipped)
    if test == icons.ANIMALS_SAME:
        return max(tribe.untipped)
    if test == icons.ANIMALS_DIFFERENT:
        return sum([number > 0 for number in tribe.untipped])
    return int(s.order[0] == seat) if test == icons.FIRST else int(s.order[-1] == seat)
