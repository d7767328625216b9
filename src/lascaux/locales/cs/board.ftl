# What the boards of all games say.

board-offer = { $what } ({ $gain })
board-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
board-words = Popis plánu
board-words-read = Číst popis plánu
board-words-state = Stav hry
