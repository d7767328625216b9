# What the boards of all games say.

board-offer = { $what } ({ $gain })
board-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
board-words = Plán slovami
board-words-read = Čítať plán slovami
board-words-state = Stav hry
