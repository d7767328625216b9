# How people are called to a table while they look elsewhere: server and page say the same.

call-turn = Si na ťahu
call-rematch = Ešte jednu hru?
call-over = Koniec hry
call-with = { $game }, pri stole: { $names }
call-alone = { $game }
