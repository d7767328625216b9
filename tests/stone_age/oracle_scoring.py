"""For the oracle: what a table comes to, if the game ended here."""

from collections import Counter

from tests.stone_age.components import RESOURCES, WORKERS


def final_points(table, seat, cards):
    """SA-FIN-01 to 07, by the keys of a projection."""
    own = table["seats"][seat]
    ends = [card.split("-") for card in cards]
    symbols = Counter(end[-1] for end in ends if not end[-1].isdigit())
    workers = Counter()
    for end in ends:
        if end[-2] in WORKERS:
            workers[end[-2]] += int(end[-1])
    second = len([symbol for symbol in symbols if symbols[symbol] > 1])
    beyond = symbols.total() - len(symbols)
    return {
        "green": len(symbols) ** 2,
        "duplicates": second**2 if table["duplicates"] == "second-set" else beyond,
        "farmers": workers["farmer"] * own["production"],
        "toolmakers": workers["toolmaker"] * sum(own["tools"]),
        "builders": workers["builder"] * len(own["buildings"]),
        "shamans": workers["shaman"] * own["people"],
        "resources": sum(own[what] for what in RESOURCES),
        "choice": min(2 * own["choice"], sum((table["supply"] or {"any": 2}).values())),
    }


def standing(table, seat):
    """SA-FIN-08: points, then production, tools and people."""
    own = table["seats"][seat]
    cards = own["cards"] + ([own["secret"]] if own["secret"] else [])
    points = own["points"] + sum(final_points(table, seat, cards).values())
    return points, own["production"] + sum(own["tools"]) + own["people"]
