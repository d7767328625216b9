# What the boards of all games say.

board-offer = { $what } ({ $gain })
board-points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }
board-words = Поле словами
board-words-read = Прочитати поле словами
board-words-state = Стан гри
