# The board of Kingdomino Origins in words, as it is read area by area.

ko-described-territory = Teritorij igrača { $seat }
ko-described-areas = Područja
ko-described-rows = Polje po polje
ko-described-area = { WORD("ko", $terrain) }: { $how } ({ $names })
ko-described-row = Red { $row } – { $squares }
