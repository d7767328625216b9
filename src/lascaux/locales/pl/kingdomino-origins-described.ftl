# The board of Kingdomino Origins in words, as it is read area by area.

ko-described-territory = Terytorium gracza { $seat }
ko-described-areas = Obszary
ko-described-rows = Pole po polu
ko-described-area = { WORD("ko", $terrain) }: { $how } ({ $names })
ko-described-row = Rząd { $row } – { $squares }
