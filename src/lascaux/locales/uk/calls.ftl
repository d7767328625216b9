# How people are called to a table while they look elsewhere: server and page say the same.

call-turn = Твій хід
call-rematch = Ще одна гра?
call-over = Гру закінчено
call-with = { $game }, за столом: { $names }
call-alone = { $game }
