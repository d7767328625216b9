# The boards in the browser: what pieces are called when they are pointed at, and the few buttons on them.

## All boards

board-offer = { $what } ({ $gain })
board-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }

## Kingdomino Origins


## Stone Age
board-words = Ploča riječima
board-words-read = Čitaj ploču riječima
board-words-state = Stanje igre
