# The board of Endless Winter in words, as it is read area by area.

ew-described-cards = Karty
ew-described-supply = Čo zostáva na vlastnej doske
ew-described-in-hand = v ruke: { $count } × { $what }
