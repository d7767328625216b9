# What the boards of all games say.

board-offer = { $what } ({ $gain })
board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-words = Board in words
board-words-read = Read the board in words
board-words-state = Where the game stands
