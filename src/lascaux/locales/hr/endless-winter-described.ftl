# The board of Endless Winter in words, as it is read area by area.

ew-described-cards = Karte
ew-described-supply = Što je ostalo na vlastitoj ploči
ew-described-in-hand = u ruci: { $count } × { $what }
