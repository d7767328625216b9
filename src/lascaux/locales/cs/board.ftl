# What the boards of all games say.

board-offer = { $what } ({ $gain })
board-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
board-words = Plán slovy
board-words-read = Číst herní plán slovy
board-words-state = Stav hry
