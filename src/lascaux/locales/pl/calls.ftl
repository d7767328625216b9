# How people are called to a table while they look elsewhere: server and page say the same.

call-turn = Twoja tura
call-rematch = Kolejna gra?
call-over = Koniec gry
call-with = { $game }, przy stole: { $names }
call-alone = { $game }
