"""For the oracle: what a seat has yet to use, and whether the order of it can matter to anybody."""

from tests.stone_age.components import RESOURCES, SPACES, VILLAGE, YIELD


def groups_of(table, seat):
    board = [*VILLAGE, *YIELD, *SPACES, *table["stacks"]]
    return [place for place in board if table["on"][place, seat]]


def hopes(table, seat):
    """What the cards are for on which a seat has people: the first word of each."""
    cards = [table["spaces"][place] for place in groups_of(table, seat) if place in SPACES]
    return [card.split("-")[0] for card in cards]


def rolls_matter(table, seat):
    """SA-RUL-14: a tool is kept for good, or may come, or two rolls can want it; or pieces can run out."""
    own = table["seats"][seat]
    mine = groups_of(table, seat)
    if table["supply"] is not None and any(place not in YIELD for place in mine):
        return True
    if own["once"] or set(hopes(table, seat)) & {"dice", "tool", "one_use"}:
        return True
    ready = [value for value, used in zip(own["tools"], own["used"], strict=True) if value and not used]
    return len(ready) > 0 and rolls_to_come(table, seat) > 1


def rolls_to_come(table, seat):
    places = [place for place in groups_of(table, seat) if place in YIELD]
    return len(places) + hopes(table, seat).count("roll")


def waits(table, seat, place):
    """SA-RUL-15: whether a card or a building is not for now, because nothing that could follow from it
    matters to a roll."""
    mine = groups_of(table, seat)
    if not any(at in YIELD for at in mine):
        return False
    if not rolls_matter(table, seat):
        return True
    if table["supply"] is not None:
        return False
    helpful = [at for at in mine if can_help(table, at)]
    return place not in helpful and not (helpful and can_pay_for_more(table, place))


def can_help(table, place):
    """A tool, another roll, or a card or tile that nobody has seen yet."""
    if place in table["stacks"]:
        return table["stacks"][place]["left"] > 1
    effects = ("dice-", "tool-", "one_use-", "roll-", "draw-")
    return place in SPACES and table["spaces"][place].startswith(effects)


def can_pay_for_more(table, place):
    kinds = ("choice-", *[f"{what}-" for what in RESOURCES])
    return place in SPACES and table["spaces"][place].startswith(kinds)
