# The board of Kingdomino Origins in words, as it is read area by area.

ko-described-territory = Територія: { $seat }
ko-described-areas = Ділянки
ko-described-rows = Клітинка за клітинкою
ko-described-area = { WORD("ko", $terrain) }: { $how } ({ $names })
ko-described-row = Ряд { $row } — { $squares }
