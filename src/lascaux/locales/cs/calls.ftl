# How people are called to a table while they look elsewhere: server and page say the same.

call-turn = Jsi na tahu
call-rematch = Ještě jednu hru?
call-over = Konec hry
call-with = { $game }, hrají { $names }
call-alone = { $game }
