# How people are called to a table while they look elsewhere: server and page say the same.

call-turn = It's your turn
call-rematch = Another game?
call-over = The game is over
call-with = { $game } with { $names }
call-alone = { $game }
