# The board of Endless Winter in words, as it is read area by area.

ew-described-cards = Karty
ew-described-supply = Co zostało na własnej planszy
ew-described-in-hand = na ręce: { $count } × { $what }
