# The board of Endless Winter in words, as it is read area by area.

ew-described-cards = Карти
ew-described-supply = Що лишилося на власному планшеті
ew-described-in-hand = у руці: { $count } × { $what }
