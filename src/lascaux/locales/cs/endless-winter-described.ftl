# The board of Endless Winter in words, as it is read area by area.

ew-described-cards = Karty
ew-described-supply = Co zbývá na desce hráče
ew-described-in-hand = v ruce: { $count } × { $what }
