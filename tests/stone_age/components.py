"""What is in the box and what everybody begins with, written down once more for the oracle."""

from collections import Counter

RESOURCES = ["wood", "brick", "stone", "gold"]
VALUE = {"wood": 3, "brick": 4, "stone": 5, "gold": 6}  # SA-ACT-12
DIVISOR = {"hunt": 2, "forest": 3, "clay_pit": 4, "quarry": 5, "river": 6}  # SA-ACT-05, 06
YIELD = {"hunt": "food", "forest": "wood", "clay_pit": "brick", "quarry": "stone", "river": "gold"}
SOURCE = {what: place for place, what in YIELD.items()}
DIE = {1: "wood", 2: "brick", 3: "stone", 4: "gold", 5: "tool", 6: "production"}  # SA-CARD-01
VILLAGE = ["tool_maker", "hut", "field"]
SPACES = ["card_1", "card_2", "card_3", "card_4"]
WORKERS = ["farmer", "toolmaker", "builder", "shaman"]
SUPPLY = {"wood": 20, "brick": 16, "stone": 12, "gold": 10}  # SA-SET-07

CARD_LIST = """
food-5-medicine choice-2-medicine dice-pottery food-7-pottery food-1-weaving food-3-weaving dice-time
production-1-time points-3-music points-3-music draw-writing dice-writing dice-transport stone-2-transport
roll-gold-art tool-1-art stone-1-farmer-1 production-1-farmer-1 dice-farmer-1 food-3-farmer-2 dice-farmer-2
one_use-4-toolmaker-1 one_use-3-toolmaker-1 one_use-2-toolmaker-2 dice-toolmaker-2 dice-toolmaker-2
food-4-builder-1 dice-builder-1 food-2-builder-2 dice-builder-2 points-3-builder-3 stone-1-shaman-1
gold-1-shaman-1 roll-stone-shaman-1 brick-1-shaman-2 roll-wood-shaman-2
"""
BUILDING_LIST = """
wood-wood-brick wood-wood-stone wood-brick-brick wood-wood-gold wood-stone-stone brick-brick-stone
brick-brick-gold brick-stone-stone stone-stone-gold wood-brick-stone wood-brick-stone wood-brick-gold
wood-brick-gold wood-stone-gold wood-stone-gold brick-stone-gold brick-stone-gold
4-of-1 4-of-2 4-of-3 4-of-4 5-of-1 5-of-2 5-of-3 5-of-4 1-to-7 1-to-7 1-to-7
"""


def new_table(players, options):
    """SA-SET-02, SA-SET-03: nothing is laid out yet."""
    edition = "second-set" if options["edition"] == "original" else "point"
    return {
        "players": players,
        "duplicates": edition if options["duplicates"] == "by-edition" else options["duplicates"],
        "capped": options["capped_places"],
        "supply": dict(SUPPLY) if options["supply"] == "limited" else None,
        "deck": Counter(CARD_LIST.split()),
        "tiles": Counter(BUILDING_LIST.split()),
        "spaces": dict.fromkeys(SPACES),
        "stacks": {f"building_{1 + i}": {"open": None, "left": 7} for i in range(players)},
        "start": None,
        "round": 0,
        "on": Counter(),  # (place, seat): people
        "seats": [new_seat() for _ in range(players)],
    }


def new_seat():
    return {
        "people": 5,
        "food": 12,
        "production": 0,
        "points": 0,
        "tools": [0, 0, 0],
        "used": [False, False, False],
        "once": [],  # one-use tools that are left
        "choice": False,
        "turned in": [],  # for the card of two resources at the end
        "cards": [],
        "secret": None,
        "buildings": [],
        **dict.fromkeys(RESOURCES, 0),
    }
