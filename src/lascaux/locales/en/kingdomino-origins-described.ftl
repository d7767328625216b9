# The board of Kingdomino Origins in words, as it is read area by area.

ko-described-territory = Territory of { $seat }
ko-described-areas = Areas
ko-described-rows = Square by square
ko-described-area = { WORD("ko", $terrain) }: { $how } ({ $names })
ko-described-row = Row { $row } – { $squares }
