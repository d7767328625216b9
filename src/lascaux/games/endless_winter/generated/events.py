"""The events. Made by `python3 dev.py generate` from kinds.py. Not to be edited."""

from typing import Final

STONE_SHOWN: Final = 0  # stone
CULTURE_SHOWN: Final = 1  # card
ORDER_SET: Final = 2  # seats
BOARDS_LAID: Final = 3
CHIEF_TAKEN: Final = 4  # chief
SIDE_CHOSEN: Final = 5  # chief, side
SETUP_TAKEN: Final = 6  # setup
ROUND_BEGUN: Final = 7  # round
FIGURE_PLACED: Final = 8  # figure, at
CARD_PLAYED: Final = 9  # card
GAINED: Final = 10  # what, amount
PRICE_PAID: Final = 11  # labor, food, tools
FOOD_SPENT: Final = 12  # food
CLIMBED: Final = 13  # track, level
MEGALITH_BUILT: Final = 14  # position, points
SCORED: Final = 15  # points
CAMP_PLACED: Final = 16
CAMP_MOVED: Final = 17  # from, to
SETTLED: Final = 18  # juncture
STONE_TAKEN: Final = 19  # stone
RECRUITED: Final = 20  # card, to
CULTURE_TAKEN: Final = 21  # card
ANIMAL_TAKEN: Final = 22  # species
ANIMAL_SHOWN: Final = 23  # species
ANIMAL_TIPPED: Final = 24  # species
CARD_BURIED: Final = 25  # from, card
CARD_DISCARDED: Final = 26  # card
CARD_TAKEN_UP: Final = 27  # card
RESHUFFLED: Final = 28
CARD_PILED: Final = 29  # card
PILE_SHOWN: Final = 30  # labor, cards
HARVESTED: Final = 31  # land
STONE_SCORED: Final = 32  # stone, points
CULTURE_GONE: Final = 33
GLACIER_TURNED: Final = 34  # hexagon, token
REST_TURNED: Final = 35  # token
TOKEN_TAKEN: Final = 36  # token
ECLIPSE_BEGUN: Final = 37  # round
HAND_BURIED: Final = 38  # card
