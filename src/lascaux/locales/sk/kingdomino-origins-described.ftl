# The board of Kingdomino Origins in words, as it is read area by area.

ko-described-territory = Územie hráča { $seat }
ko-described-areas = Oblasti
ko-described-rows = Políčko po políčku
ko-described-area = { WORD("ko", $terrain) }: { $how } ({ $names })
ko-described-row = Riadok { $row } – { $squares }
