# How people are called to a table while they look elsewhere: server and page say the same.

call-turn = Na potezu si
call-rematch = Još jedna igra?
call-over = Igra je gotova
call-with = { $game }, igraju: { $names }
call-alone = { $game }
