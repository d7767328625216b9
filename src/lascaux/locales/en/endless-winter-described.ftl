# The board of Endless Winter in words, as it is read area by area.

ew-described-cards = Cards
ew-described-supply = Left on the player board
ew-described-in-hand = in hand: { $count } × { $what }
