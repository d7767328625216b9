"""For the oracle: all that can be paid."""

from itertools import product

from tests.stone_age.components import RESOURCES, SPACES


def prices(table, seat, place):
    """SA-ACT-07, 09 to 11: all payments that buy what lies there."""
    own = table["seats"][seat]
    if place in SPACES:
        return payments(own, [1 + SPACES.index(place)])
    name = table["stacks"][place]["open"].split("-")
    if name[0] in RESOURCES:
        return [way for way in payments(own, [len(name)]) if way == name]
    first, word, last = name
    if word == "to":
        return payments(own, range(int(first), int(last) + 1))
    return [way for way in payments(own, [int(first)]) if len(set(way)) == int(last)]


def payments(own, numbers):
    """All ways to pay one of these numbers of resources, as sorted lists."""
    most = max(numbers)
    amounts = product(*[range(min(own[what], most) + 1) for what in RESOURCES])
    chosen = [
        [i for i in range(4) for _ in range(several[i])] for several in amounts if sum(several) in numbers
    ]
    return [[RESOURCES[i] for i in way] for way in chosen]
